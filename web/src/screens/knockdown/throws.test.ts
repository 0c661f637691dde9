// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { BUILD, COUNT_IN, CUES, dueAfter, leftAfter } from './counting';
import { THROW_TIME, thrown } from './throws';

describe('a thrown die', () => {
  it.each([0, 1, 2])('number %i comes to rest at its place with its value', (die) => {
    expect(thrown(die, 5, THROW_TIME)).toEqual({ x: 0, y: 0, angle: 0, face: 5, isDown: true });
  });
  it('comes from the side, through the air', () => {
    const { x, y, isDown } = thrown(0, 5, 100);
    expect(x).toBeLessThan(-3);
    expect(y).toBeGreaterThan(1);
    expect(isDown).toBe(false);
  });
  it('never goes through the table, and shows faces that there are', () => {
    for (let time = 0; time <= THROW_TIME; time += 5) {
      const { y, face } = thrown(1, 3, time);
      expect(y).toBeGreaterThanOrEqual(0);
      expect([1, 2, 3, 4, 5, 6]).toContain(face);
    }
  });
  it('turns evenly into its rest, without a leap', () => {
    let before = thrown(2, 3, 0);
    for (let time = 4; time <= THROW_TIME; time += 4) {
      const now = thrown(2, 3, time);
      expect(Math.abs(now.x - before.x)).toBeLessThan(0.2);
      expect(Math.abs(now.y - before.y)).toBeLessThan(0.2);
      before = now;
    }
  });
});

describe('the count at the table', () => {
  it('calls three, two, one, go, the seconds and stop, each a second apart', () => {
    expect(CUES.map(({ call }) => call)).toEqual([
      3, 2, 1, 'go', 9, 8, 7, 6, 5, 4, 3, 2, 1, 'stop',
    ]);
    expect(CUES.map(dueAfter)).toEqual(CUES.map((_, place) => place * 1000));
  });
  it('leaves ten seconds to build', () => {
    expect(leftAfter(0)).toBe(BUILD);
    expect(leftAfter(COUNT_IN)).toBe(BUILD);
    expect(leftAfter(COUNT_IN + 4)).toBe(6);
    expect(leftAfter(60)).toBe(0);
  });
});
