import { describe, expect, it } from 'vitest';
import { type Box, isFree, NEEDED, type Obstacle, placeFor } from './coachPlace';

const WINDOW = { width: 400, height: 300 };
const needed = (left: number, top: number, width: number, height: number): Obstacle => ({
  box: { left, top, width, height },
  cost: NEEDED,
});
const size = (width: number, height: number) => ({ width, height });

describe('the place of the coach', () => {
  it('is the upper left corner where nothing is', () => {
    expect(placeFor([size(100, 80)], WINDOW, [])).toMatchObject({ left: 6, top: 6 });
  });

  it('covers nothing that is needed', () => {
    const obstacles = [needed(0, 0, 400, 100), needed(0, 100, 250, 200)];
    const place = placeFor([size(130, 150)], WINDOW, obstacles) as Box;
    expect(place.left).toBeGreaterThanOrEqual(250);
    expect(place.top).toBeGreaterThanOrEqual(100);
    expect(isFree(place, obstacles)).toBe(true);
  });

  it('is another shape where the first does not fit, and none where nothing does', () => {
    const obstacles = [needed(0, 0, 400, 220)];
    expect(placeFor([size(100, 150), size(300, 60)], WINDOW, obstacles)).toMatchObject(size(300, 60));
    expect(placeFor([size(100, 150)], WINDOW, obstacles)).toBeNull();
    expect(placeFor([size(500, 50)], WINDOW, [])).toBeNull();
  });

  it('rather covers the floor than a picture', () => {
    const picture: Obstacle = { box: { left: 0, top: 0, width: 200, height: 300 }, cost: 1 };
    expect(placeFor([size(150, 100)], WINDOW, [picture])?.left).toBeGreaterThanOrEqual(200);
  });

  it('covers as little as it can for somebody who asks', () => {
    const obstacles = [needed(0, 0, 400, 150), needed(0, 150, 400, 120)];
    expect(placeFor([size(100, 100)], WINDOW, obstacles)).toBeNull();
    expect(placeFor([size(100, 100)], WINDOW, obstacles, true)?.top).toBe(194);
    expect(isFree({ left: 0, top: 0, width: 9, height: 9 }, obstacles)).toBe(false);
  });
});
