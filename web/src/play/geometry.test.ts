import { describe, expect, it } from 'vitest';
import { aim, isWider, planeTransform, roomAround, spaceCorners, spaceWidth, spaceX, without } from './geometry.svelte';

const DRAWN = { width: 1440, height: 562, covered: 116 };
const PHONE = { width: 360, height: 180, covered: 0 };

function numbersOf(transform: string): [left: number, top: number, zoom: number] {
  const [, left, top, zoom] = /translate\(([-\d.]+)px, ([-\d.]+)px\) scale\(([\d.]+)\)/.exec(transform)!;
  return [Number(left), Number(top), Number(zoom)];
}

/** Where a point of a plane is seen. */
function seen(transform: string, x: number): number {
  const [left, , zoom] = numbersOf(transform);
  return left + x * zoom;
}

function seenDown(transform: string, y: number): number {
  const [, top, zoom] = numbersOf(transform);
  return top + y * zoom;
}

describe('a wide stage', () => {
  it.each([
    [0, 1],
    [7, 8],
    [3, 5],
  ])('shows all nine spaces with the fighters on %i and %i', (left, right) => {
    const camera = aim(DRAWN, [left, right], false);
    const floor = planeTransform('floor', camera, 1440, 562, 562);
    expect(seen(floor, spaceCorners(0)[3][0])).toBeGreaterThanOrEqual(0);
    expect(seen(floor, spaceCorners(8)[2][0])).toBeLessThanOrEqual(1440);
  });

  it('moves far planes less than near ones', () => {
    const shift = (plane: 'sky' | 'middle' | 'floor' | 'front'): number => {
      const at = (spaces: number[]): number =>
        seen(planeTransform(plane, aim(DRAWN, spaces, false), 1440, 562, 562), 720);
      return Math.abs(at([0, 1]) - at([7, 8]));
    };
    expect(shift('sky')).toBeLessThan(shift('middle'));
    expect(shift('middle')).toBeLessThan(shift('floor'));
    expect(shift('floor')).toBeLessThan(shift('front'));
  });
});

describe('a stage of any shape', () => {
  const HIGHEST_HEAD = 118;
  // The stages of windows of 1200 × 600, 2560 × 1080, 5120 × 1440, 1200 × 900 and 820 × 1180.
  it.each([
    [1333, 329, 116],
    [2133, 562, 116],
    [3200, 562, 116],
    [1333, 662, 116],
    [681, 260, 0],
  ])('of %i × %i hides neither heads nor spaces', (width, height, covered) => {
    for (const fighters of [[0, 1], [0, 8], [7, 8]]) {
      const floor = planeTransform('floor', aim({ width, height, covered }, fighters, false), width, height, 562);
      expect(seenDown(floor, HIGHEST_HEAD)).toBeGreaterThanOrEqual(covered - 1);
      expect(seenDown(floor, 562)).toBeCloseTo(height, 0);
      expect(seen(floor, spaceCorners(0)[3][0])).toBeGreaterThanOrEqual(0);
      expect(seen(floor, spaceCorners(8)[2][0])).toBeLessThanOrEqual(width);
    }
  });

  it('goes on at the sides only where more is seen than was painted', () => {
    expect(isWider(aim(DRAWN, [0, 8], false), 1440)).toBe(false);
    expect(isWider(aim({ ...DRAWN, width: 2133 }, [0, 8], false), 2133)).toBe(true);
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
    const camera = aim(PHONE, [left, right], true);
    const floor = planeTransform('floor', camera, 360, 180, 548);
    expect(seen(floor, spaceX(left))).toBeGreaterThan(20);
    expect(seen(floor, spaceX(right))).toBeLessThan(340);
  });

  it('goes back as far as it takes, however high the picture is', () => {
    const camera = aim({ width: 300, height: 240, covered: 0 }, [0, 8], true);
    const floor = planeTransform('floor', camera, 300, 240, 548);
    expect(seen(floor, spaceX(0))).toBeGreaterThan(20);
    expect(seen(floor, spaceX(8))).toBeLessThan(280);
  });

  it('comes nearer when they do', () => {
    expect(aim(PHONE, [3, 4], true).zoom).toBeGreaterThan(aim(PHONE, [1, 7], true).zoom);
  });
});

describe('words over the stage', () => {
  const every = Array.from({ length: 9 }, (_, one) => one);
  const pairs = every.flatMap((one) => every.map((other) => [one, other] as const));

  it.each([DRAWN, { width: 1518, height: 491, covered: 116 }, { width: 1600, height: 538, covered: 116 }])(
    'find room beside the heads wherever the fighters stand: %o',
    (view) => {
      for (const [one, other] of pairs) {
        const { beside } = roomAround(view, [one, other]);
        const floor = planeTransform('floor', aim(view, [one, other], false), view.width, view.height, 562);
        const [, , zoom] = numbersOf(floor);
        expect(beside.width, `${one} and ${other}`).toBeGreaterThan(250);
        expect(beside.left).toBeGreaterThanOrEqual(0);
        expect(beside.left + beside.width).toBeLessThanOrEqual(view.width);
        for (const middle of [one, other].map((space) => seen(floor, spaceX(space)))) {
          const away = Math.max(beside.left - middle, middle - beside.left - beside.width);
          expect(away / zoom).toBeGreaterThan(100);
        }
      }
    },
  );

  it('lie between the fighters where these are far apart', () => {
    const { beside } = roomAround(DRAWN, [1, 7]);
    expect(beside.left + beside.width / 2).toBeCloseTo(720, -1);
  });

  it('give way to what has taken their place', () => {
    const free = roomAround(DRAWN, [2, 6]);
    const taken = { left: 0, width: 340 };
    expect(roomAround(DRAWN, [1, 7], [taken]).isBetween).toBe(true);
    for (const pair of pairs) {
      const { beside } = roomAround(DRAWN, pair, [taken]);
      expect(beside.left).toBeGreaterThanOrEqual(340);
      expect(beside.width, `${pair}`).toBeGreaterThan(200);
    }
    expect(without([free.beside], [])).toEqual([free.beside]);
    expect(without([{ left: 10, width: 90 }], [{ left: 30, width: 20 }])).toEqual([
      { left: 10, width: 20 },
      { left: 50, width: 50 },
    ]);
    expect(without([{ left: 10, width: 90 }], [{ left: 0, width: 200 }])).toEqual([]);
  });

  it('lie above them on a stage that is higher than they are', () => {
    expect(roomAround({ width: 640, height: 500, covered: 0 }, [3, 4]).above).toBeGreaterThan(250);
    expect(roomAround(DRAWN, [3, 4]).above).toBeLessThan(120);
  });
});

describe('the stage', () => {
  it('has its spaces where the floor is drawn', () => {
    const drawn = [139.5, 284.6, 429.7, 574.9, 720, 865.1, 1010.3, 1155.4, 1300.5];
    drawn.forEach((x, space) => expect(spaceX(space)).toBeCloseTo(x, 0));
    expect(spaceX(0, 541.5)).toBeCloseTo(104.9, 0);
  });

  it('widens toward the front', () => {
    expect(spaceWidth(448)).toBe(131);
    expect(spaceWidth(526)).toBe(150);
  });
});
