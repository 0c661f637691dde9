// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { arrange } from './arrangement';
import { posesOf } from './geometry';
import { halfSeen, toScreen, toTable, viewOf, widened } from './view';

const bounds = { edge: 40, halfWidth: 328, height: 520 };
const frame = { width: 900, height: 730, floor: 510, largestEdge: 50 };

describe('the picture of the table', () => {
  it('puts the middle of its top in the middle, at the floor', () => {
    const view = viewOf(frame, bounds, 9, 250);
    expect(toScreen(view, { x: 0, y: 0 })).toEqual({ x: 450, y: 510 });
  });
  it('leads from the screen to the table and back', () => {
    const view = viewOf(frame, bounds, 9, 250);
    const back = toTable(view, toScreen(view, { x: -123, y: 77 }));
    expect(back.x).toBeCloseTo(-123);
    expect(back.y).toBeCloseTo(77);
  });
  it.each([1, 9, 12, 20, 50])('leaves room above a tower of %i', (cubes) => {
    const view = viewOf(frame, bounds, cubes, 250);
    expect(toScreen(view, { x: 0, y: 40 * (cubes + 1) }).y).toBeGreaterThanOrEqual(0);
  });
  it('never draws a cube larger than wanted, nor beyond the sides', () => {
    expect(viewOf(frame, bounds, 1, 100).scale * 40).toBe(50);
    expect(toScreen(viewOf(frame, bounds, 2, 328), { x: 328, y: 0 }).x).toBeLessThanOrEqual(900);
  });
});

describe('how much of the table is seen', () => {
  it('is what the cubes need, and the whole table at most', () => {
    expect(halfSeen(posesOf([-100, 20, 0, 60, 20, 0]), bounds)).toBe(144);
    expect(halfSeen(posesOf([-328, 20, 0]), bounds)).toBe(348);
  });
  it('widens softly and never narrows', () => {
    expect(widened(200, 150, 1)).toBe(200);
    const wider = widened(200, 300, 0.05);
    expect(wider).toBeGreaterThan(200);
    expect(wider).toBeLessThan(300);
    expect(widened(200, 300, 10)).toBe(300);
  });
});

describe('the arrangement', () => {
  it.each([
    [1440, 900, 'wide'],
    [3840, 2160, 'wide'],
    [360, 740, 'tall'],
    [740, 360, 'flat'],
    [1024, 768, 'wide'],
    [768, 1024, 'tall'],
  ] as const)('of %i × %i is %s and fits', (width, height, shape) => {
    const found = arrange(width, height);
    expect(found.shape).toBe(shape);
    expect(found.canvasLeft).toBeGreaterThanOrEqual(0);
    expect(found.canvasLeft + found.canvasWidth).toBeLessThanOrEqual(width);
    expect(found.canvasHeight).toBeLessThanOrEqual(height);
    expect(found.floor - found.headroom).toBeGreaterThan(height * 0.4);
  });
  it.each([
    [360, 740, 126],
    [740, 360, 58],
  ])('leaves the conditions of %i × %i above a foot, and rises for no lower one', (width, height, conditions) => {
    const { floor } = arrange(width, height, 170);
    expect(floor + conditions).toBeLessThan(height - 170);
    expect(arrange(width, height, 20)).toEqual(arrange(width, height));
  });
  it('fills the width of a phone', () => {
    expect(arrange(360, 740).canvasWidth).toBe(360);
  });
});
