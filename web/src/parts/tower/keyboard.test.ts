// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import { NOBODY, posesOf, type Point } from './geometry';
import { KeyboardHand } from './keyboard';
import { columnSeen, looseCubes } from './sight';

const bounds = { edge: 40, halfWidth: 300, height: 500 };
const FRAME = 1 / 60;
// A tower of two in the middle, a cube left of it, one right with another on it.
const poses = posesOf([0, 20, 0, 1, 60, 0, -100, 20, 0, 120, 20, 0, 120, 60, 0]);

describe('what is seen', () => {
  it('is the tallest column nearest to the middle, from the table up', () => {
    expect(columnSeen(poses, 40)).toEqual([0, 1]);
  });
  it('leaves out what is held', () => {
    expect(columnSeen(poses, 40, 1)).toEqual([3, 4]);
  });
  it('sorts the loose cubes: free before covered, near before far', () => {
    expect(looseCubes(poses, 40)).toEqual([2, 4, 3]);
  });
});

describe('the keys', () => {
  let keys: KeyboardHand;
  beforeEach(() => {
    keys = new KeyboardHand(bounds);
  });

  it('take one loose cube after the other, forth and back', () => {
    expect(keys.next(poses, NOBODY)).toBe(2);
    expect(keys.next(poses, 2)).toBe(4);
    expect(keys.next(poses, 4)).toBe(3);
    expect(keys.next(poses, 3)).toBe(2);
    expect(keys.next(poses, 2, true)).toBe(3);
  });

  function carry(want: Point, seconds: number): Point {
    let at = want;
    for (let passed = 0; passed < seconds; passed += FRAME) {
      at = keys.lead(at, poses, 2, FRAME).want;
    }
    return at;
  }

  it('lift a cube above everything on its way', () => {
    keys.taken();
    const at = carry({ x: -100, y: 20 }, 0.5);
    expect(at.x).toBe(-100);
    expect(at.y).toBeGreaterThan(100);
  });
  it('carry it faster the longer an arrow is held', () => {
    keys.taken();
    let at = keys.press('left', { x: 250, y: 200 });
    at = carry(at, 0.1);
    const first = 250 - at.x;
    const second = at.x - carry(at, 0.1).x;
    expect(second).toBeGreaterThan(first);
  });
  it('stop it above the tower, however long an arrow is held', () => {
    keys.taken();
    const at = carry(keys.press('right', { x: -200, y: 200 }), 2);
    expect(at.x).toBe(1);
    expect(carry(keys.press('right', at), 0.4).x).toBeGreaterThan(30);
  });
  it('move it a little at a tap', () => {
    keys.taken();
    const at = keys.press('right', { x: 200, y: 200 });
    keys.lift('right');
    expect(at.x - 200).toBeGreaterThan(1);
    expect(carry(at, 0.3).x - 200).toBeLessThan(6);
  });
  it('let it come to rest on the axis of the tower, if it is near', () => {
    expect(carry({ x: -12, y: 200 }, 0.6).x).toBeCloseTo(1, 0);
    expect(carry({ x: -30, y: 200 }, 0.6).x).toBe(-30);
  });
  it('lower it onto what is below, and say so', () => {
    keys.lower();
    let led = keys.lead({ x: 1, y: 200 }, poses, 2, FRAME);
    expect(led.isDown).toBe(false);
    for (let place = 0; place < 60; place += 1) led = keys.lead(led.want, poses, 2, FRAME);
    expect(led).toEqual({ want: { x: 1, y: 100 }, isDown: true });
  });
});
