import { describe, expect, it } from 'vitest';
import { aim, spaceX, STAGE } from '../../../play/geometry.svelte';
import { type Place, placesOver } from './overStage';

const DESK = { width: 1440, height: 538, covered: 116 };
const WINDOW = { left: 404, width: 632 };
const HEIGHTS = { caption: 90, recap: 110 };
const every = Array.from({ length: 9 }, (_, one) => one);
const pairs = every.flatMap((one) => every.filter((other) => other !== one).map((other) => [one, other]));
const BODY = 100; // half of what is seen of a figure

function covers(place: Place, fighters: number[]): boolean {
  const { x, zoom } = aim(DESK, fighters, false);
  return fighters.some((space) => {
    const middle = DESK.width / 2 + (spaceX(space) - x) * zoom;
    return middle + BODY * zoom > place.left && middle - BODY * zoom < place.left + place.width;
  });
}

/** As many words need more rows in less width; what has no place keeps its height. */
function nextHeights(pair: number[], before: typeof HEIGHTS): typeof HEIGHTS {
  const WORDS = 45_000; // pixels
  const { caption, recap } = placesOver({ ...DESK, height: 700 }, pair, [WINDOW], before);
  return { caption: WORDS / caption.width, recap: recap ? WORDS / recap.width : before.recap };
}

describe('what stays over the stage', () => {
  it('has a place wherever the fighters stand, and covers neither of them', () => {
    for (const pair of pairs) {
      const { recap, caption } = placesOver(DESK, pair, [], HEIGHTS);
      expect(recap, `${pair}`).not.toBeNull();
      expect(covers(recap!, pair), `${pair}`).toBe(false);
      expect(covers(caption, pair), `${pair}`).toBe(false);
      expect(recap!.width).toBeGreaterThanOrEqual(220);
      expect(recap!.left).toBeGreaterThanOrEqual(22);
      expect(recap!.left + recap!.width).toBeLessThanOrEqual(1440 - 22);
    }
  });

  it('lies beside the caption where there is room for both', () => {
    for (const pair of [[0, 1], [4, 5], [0, 8], [8, 7]]) {
      const { recap, caption, isOne } = placesOver(DESK, pair, [], HEIGHTS);
      expect(isOne, `${pair}`).toBe(false);
      const apart = caption.left >= recap!.left + recap!.width || recap!.left >= caption.left + caption.width;
      expect(apart, `${pair}`).toBe(true);
    }
    expect(placesOver({ ...DESK, width: 1000, height: 420 }, [1, 6], [], HEIGHTS).isOne).toBe(true);
  });

  it('gives way to what has taken the place', () => {
    for (const pair of pairs) {
      const { recap } = placesOver(DESK, pair, [WINDOW], HEIGHTS);
      if (recap) expect(recap.left + recap.width <= 404 || recap.left >= 1036, `${pair}`).toBe(true);
    }
    expect(placesOver(DESK, [4, 5], [{ left: 0, width: 1440 }], HEIGHTS).recap).toBeNull();
  });

  it('settles beside a window, though its height follows its width', () => {
    for (const pair of pairs) {
      const seen = [HEIGHTS];
      for (let times = 0; times < 4; times++) seen.push(nextHeights(pair, seen.at(-1)!));
      expect(seen.at(-1), `${pair}`).toEqual(seen.at(-2));
    }
  });

  it('never reaches down to the floor', () => {
    for (const height of [320, 420, 538, 700]) {
      const view = { ...DESK, height };
      const { lines, recap } = placesOver(view, [4, 5], [], HEIGHTS);
      const floor = height - (STAGE.height - STAGE.back) * aim(view, [4, 5], false).zoom;
      if (lines > 1) expect(recap!.top + lines * 42).toBeLessThanOrEqual(floor);
    }
    expect(placesOver(DESK, [4, 5], [], HEIGHTS).lines).toBe(4);
  });
});
