// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { cubeAt, NOBODY, onTable, posesOf, tilt } from './geometry';

const bounds = { edge: 40, halfWidth: 300, height: 500 };

describe('a held cube', () => {
  it('stays on the table with its whole width', () => {
    expect(onTable({ x: 1000, y: -50 }, bounds)).toEqual({ x: 280, y: 20 });
    expect(onTable({ x: -1000, y: 900 }, bounds)).toEqual({ x: -280, y: 500 });
    expect(onTable({ x: 12, y: 34 }, bounds)).toEqual({ x: 12, y: 34 });
  });
});

describe('the cube a pointer means', () => {
  const poses = posesOf([0, 20, 0, 45, 20, Math.PI / 4, 0, 60, 0]);

  it('is the one it is on', () => {
    expect(cubeAt({ x: 15, y: 35 }, poses, 40, 60)).toBe(0);
    expect(cubeAt({ x: 15, y: 45 }, poses, 40, 60)).toBe(2);
  });
  it('counts the corner of a turned cube, and not the corner of its box', () => {
    expect(cubeAt({ x: 45, y: 47 }, poses, 40, 10)).toBe(1);
    expect(cubeAt({ x: 63, y: 38 }, poses, 40, 10)).toBe(NOBODY);
  });
  it('is the nearest one in reach beside it, or none', () => {
    expect(cubeAt({ x: 80, y: 20 }, poses, 40, 40)).toBe(1);
    expect(cubeAt({ x: 200, y: 20 }, poses, 40, 40)).toBe(NOBODY);
  });
});

it('knows the tilt from the nearest side', () => {
  expect(tilt(Math.PI / 2 + 0.1)).toBeCloseTo(0.1);
  expect(tilt(-0.2)).toBeCloseTo(-0.2);
});
