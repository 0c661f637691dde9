// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shot } from '../../net/frames.testing';
import { Calls, type Call } from './calls';
import { Impacts } from './impacts';

/** Everything that is called while ten seconds pass, with three before them. */
function wholeTest(): Call[] {
  const calls = new Calls(120);
  const heard: Call[] = [];
  heard.push(...calls.hear(shot({ tick: -360, phase: 'waiting' })));
  for (let tick = -360; tick < 0; tick += 2) {
    heard.push(...calls.hear(shot({ tick, phase: 'counting' })));
  }
  for (let tick = 0; tick < 1200; tick += 2) {
    heard.push(...calls.hear(shot({ tick, left: (1200 - tick) / 120, placed: tick < 600 ? 1 : 4 })));
  }
  heard.push(...calls.hear(shot({ tick: 1200, phase: 'settling', left: 0, placed: 4 })));
  return heard;
}

describe('what is called', () => {
  const heard = wholeTest();

  it('counts three, two, one, go', () => {
    const count = heard.filter(({ kind }) => kind === 'count' || kind === 'go');
    expect(count).toEqual([
      { kind: 'count', number: 3 },
      { kind: 'count', number: 2 },
      { kind: 'count', number: 1 },
      { kind: 'go' },
    ]);
  });
  it('ticks ten times and speaks at 10, 5, 3, 2, 1', () => {
    const seconds = heard.filter((call) => call.kind === 'second');
    expect(seconds.map(({ left }) => left)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(seconds.filter(({ isSpoken }) => isSpoken).map(({ left }) => left)).toEqual([
      10, 5, 3, 2, 1,
    ]);
    expect(seconds.filter(({ isLast }) => isLast).map(({ left }) => left)).toEqual([3, 2, 1]);
  });
  it('tells a number of placed cubes once it lasts', () => {
    expect(heard.filter(({ kind }) => kind === 'placed')).toEqual([
      { kind: 'placed', placed: 1 },
      { kind: 'placed', placed: 4 },
    ]);
  });
  it('ends with stop', () => {
    expect(heard.at(-1)).toEqual({ kind: 'stop' });
  });
  it('says that a tower falls', () => {
    const calls = new Calls(120);
    for (let tick = 0; tick < 60; tick += 2) calls.hear(shot({ tick, placed: 5, left: 9.9 }));
    expect(calls.hear(shot({ tick: 60, placed: 2, left: 9.9 }))).toContainEqual({ kind: 'fell' });
  });
  it('is silent about the past after a reconnection', () => {
    expect(new Calls(120).hear(shot({ tick: 600, left: 5, placed: 3 }))).toEqual([]);
  });
});

describe('what is heard of the cubes', () => {
  /** Heights of one cube, a snapshot each. */
  const fall = (heights: number[], held = -1): number[] => {
    const impacts = new Impacts(40, 120);
    return heights.flatMap((y, place) =>
      impacts.hear(shot({ tick: place * 2, cubes: [0, y, 0], held })).map(({ gain }) => gain),
    );
  };

  it('is one knock when a cube lands', () => {
    expect(fall([60, 57, 50, 40, 28, 20, 20, 20])).toHaveLength(1);
  });
  it('is louder from higher up', () => {
    const [soft] = fall([22, 21.4, 20, 20]);
    const [loud] = fall([60, 48, 34, 20, 20]);
    expect(loud).toBeGreaterThan(soft);
  });
  it('is nothing for a cube at rest or in the hand', () => {
    expect(fall([20, 20.02, 19.99, 20])).toEqual([]);
    expect(fall([60, 48, 34, 20, 20], 0)).toEqual([]);
  });
  it('rises with the tower', () => {
    const pitch = (floor: number): number => {
      const impacts = new Impacts(40, 120);
      const heights = [floor + 20, floor + 8, floor, floor];
      const heard = heights.flatMap((y, place) =>
        impacts.hear(shot({ tick: place * 2, cubes: [0, y, 0] })),
      );
      return heard[0].pitch;
    };
    expect(pitch(20)).toBe(1);
    expect(pitch(60)).toBeCloseTo(2 ** (1 / 6));
  });
});
