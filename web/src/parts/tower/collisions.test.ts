// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { freed, landing, slide } from './collisions';
import { posesOf } from './geometry';

const EDGE = 40;
const tower = posesOf([0, 20, 0, 0, 60, 0]);

describe('a held cube', () => {
  it('goes wherever nothing is', () => {
    expect(slide({ x: -200, y: 20 }, { x: -150, y: 90 }, tower, EDGE)).toEqual({ x: -150, y: 90 });
  });
  it('is laid on the tower, not pressed into it', () => {
    const at = slide({ x: 2, y: 130 }, { x: 2, y: 70 }, tower, EDGE);
    expect(at.x).toBeCloseTo(2);
    expect(at.y).toBeGreaterThan(100);
    expect(at.y).toBeLessThan(101);
  });
  it('stops at the side of the tower, leaning on it a little', () => {
    const at = slide({ x: -60, y: 60 }, { x: -10, y: 60 }, tower, EDGE);
    expect(at.x).toBeGreaterThan(-40);
    expect(at.x).toBeLessThan(-37);
  });
  it('does not leap over the tower in one quick movement', () => {
    expect(slide({ x: -45, y: 40 }, { x: 45, y: 40 }, tower, EDGE).x).toBeLessThan(0);
  });
  it('comes loose when the pointer is far away', () => {
    expect(slide({ x: -45, y: 40 }, { x: 120, y: 40 }, tower, EDGE)).toEqual({ x: 120, y: 40 });
  });
  it('never sinks into the table', () => {
    expect(freed({ x: 100, y: 3 }, tower, EDGE)).toEqual({ x: 100, y: 20 });
  });
  it('lies beside a cube on its corner', () => {
    const turned = posesOf([0, 28, Math.PI / 4]);
    const at = freed({ x: 30, y: 28 }, turned, EDGE);
    expect(at.x).toBeGreaterThan(30);
  });
});

describe('where it would land', () => {
  it('is the table where nothing is below', () => {
    expect(landing({ x: 90, y: 200 }, tower, EDGE)).toBe(20);
  });
  it('is the highest cube below it', () => {
    expect(landing({ x: 25, y: 200 }, tower, EDGE)).toBe(100);
  });
  it('is where it is held when it rests already', () => {
    expect(landing({ x: 0, y: 100.4 }, tower, EDGE)).toBe(100);
  });
  it('does not see cubes above it', () => {
    expect(landing({ x: 0, y: 25 }, posesOf([0, 300, 0]), EDGE)).toBe(20);
  });
});
