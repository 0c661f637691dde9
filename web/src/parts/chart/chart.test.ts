import { describe, expect, it } from 'vitest';
import { changes, picture } from './chart';

const at = (number: number, round: number, heavy: number[], light: number[]) => ({
  number,
  round,
  heavy,
  light,
});

const wounds = [
  at(0, 0, [0, 0], [0, 0]),
  at(10, 1, [0, 0], [0, 0]),
  at(11, 1, [1, 0], [0, 2]),
  at(12, 1, [1, 0], [0, 2]),
  at(13, 2, [0, 0], [0, 0]),
];
const size = { width: 400, half: 60 };
const dot = { across: 20, down: 12 };

describe('picture', () => {
  it('leaves the setup out and fills the width', () => {
    const { rounds } = picture(wounds, [], size, dot);
    expect(rounds).toEqual([
      { round: 1, from: 0, to: 300 },
      { round: 2, from: 300, to: 400 },
    ]);
  });

  it('draws the first fighter upward and the second downward', () => {
    const { all, heavy, top } = picture(wounds, [], size, dot);
    expect(top).toBe(6);
    expect(all[0]).toBe('M0 60H0V60H100V50H200V50H300V60H400V60Z');
    expect(all[1]).toBe('M0 60H0V60H100V80H200V80H300V60H400V60Z');
    expect(heavy[1]).toBe('M0 60H0V60H100V60H200V60H300V60H400V60Z');
  });

  it('sets a key moment on the wounds of its fighter', () => {
    const moment = { number: 11, round: 1, seat: 1, text: 'A hit.' };
    expect(picture(wounds, [moment], size, dot).dots).toEqual([{ moment, x: 100, y: 80 }]);
  });

  it('sets the end of a round on the wounds that decided it', () => {
    const end = [at(1, 1, [0, 4], [0, 2]), at(1, 2, [0, 0], [0, 0])];
    const moment = { number: 1, round: 1, seat: 1, text: 'K.O.' };
    expect(picture(end, [moment], size, dot).dots[0]?.y).toBe(120);
  });

  it('keeps dots from covering each other', () => {
    const moment = { number: 11, round: 1, seat: 1, text: 'A hit.' };
    const dots = picture(wounds, [moment, { ...moment, text: 'A turn.' }], size, dot).dots;
    expect(dots[0]?.y).toBe(80);
    expect(dots[1]?.y).toBeGreaterThan(90);
  });

  it('keeps many dots of one moment apart and inside', () => {
    const moment = { number: 11, round: 1, seat: 1, text: 'A hit.' };
    const large = { across: 60, down: 50 };
    const { dots } = picture(wounds, Array.from({ length: 8 }, () => moment), size, large);
    for (const [i, one] of dots.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0);
      expect(one.x).toBeLessThanOrEqual(400);
      expect(one.y).toBeGreaterThanOrEqual(0);
      expect(one.y).toBeLessThanOrEqual(120);
      for (const two of dots.slice(i + 1)) {
        expect(Math.abs(one.x - two.x) >= 60 || Math.abs(one.y - two.y) >= 50).toBe(true);
      }
    }
  });

  it('grows in threes with the wounds', () => {
    expect(picture([at(1, 1, [5, 0], [2, 0])], [], size, dot)).toMatchObject({ top: 9, ticks: [3, 6, 9] });
  });

  it('stands a match without a move', () => {
    expect(picture([], [], size, dot)).toMatchObject({ rounds: [], dots: [], all: ['', ''] });
  });
});

describe('changes', () => {
  it('tells each state of the wounds once', () => {
    expect(changes(wounds).map((moment) => moment.number)).toEqual([10, 11, 13]);
  });
});
