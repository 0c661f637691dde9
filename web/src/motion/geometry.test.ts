import { describe, expect, it } from 'vitest';
import { spaceX } from '../lib/stage';
import { aim, planeTransform, spaceCorners } from './geometry';

/** Where a point of a plane is seen. */
function seen(transform: string, x: number): number {
  const [, left, , zoom] = /translate\(([-\d.]+)px, ([-\d.]+)px\) scale\(([\d.]+)\)/.exec(transform)!;
  return Number(left) + x * Number(zoom);
}

describe('a wide stage', () => {
  it.each([
    [0, 1],
    [7, 8],
    [3, 5],
  ])('shows all nine spaces with the fighters on %i and %i', (left, right) => {
    const camera = aim(1440, 562, [left, right], false);
    const floor = planeTransform('floor', camera, 1440, 562, 562);
    expect(seen(floor, spaceCorners(0)[3][0])).toBeGreaterThanOrEqual(0);
    expect(seen(floor, spaceCorners(8)[2][0])).toBeLessThanOrEqual(1440);
  });

  it('moves far planes less than near ones', () => {
    const shift = (plane: 'sky' | 'middle' | 'floor' | 'front'): number => {
      const at = (spaces: number[]): number =>
        seen(planeTransform(plane, aim(1440, 562, spaces, false), 1440, 562, 562), 720);
      return Math.abs(at([0, 1]) - at([7, 8]));
    };
    expect(shift('sky')).toBeLessThan(shift('middle'));
    expect(shift('middle')).toBeLessThan(shift('floor'));
    expect(shift('floor')).toBeLessThan(shift('front'));
  });
});

describe('a close camera', () => {
  it.each([
    [2, 6],
    [3, 4],
    [0, 1],
    [7, 8],
    [1, 7],
  ])('keeps the fighters on %i and %i in the picture', (left, right) => {
    const camera = aim(360, 180, [left, right], true);
    const floor = planeTransform('floor', camera, 360, 180, 548);
    expect(seen(floor, spaceX(left))).toBeGreaterThan(20);
    expect(seen(floor, spaceX(right))).toBeLessThan(340);
  });

  it('comes nearer when they do', () => {
    expect(aim(360, 180, [3, 4], true).zoom).toBeGreaterThan(aim(360, 180, [1, 7], true).zoom);
  });
});
