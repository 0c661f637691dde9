/** Where the coach finds room: beside whatever is needed now, and rather not over pictures either. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Obstacle {
  box: Box;
  /** What a covered pixel costs; what is needed must not be covered at all. */
  cost: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

export const NEEDED = Infinity;
const MARGIN = 6;
const STEP = 14;
/** Nothing is gained by going far: the upper left corner is where one looks for him. */
const FAR = 2;
/** Covering what is needed, for somebody who asks for it, is still the worst. */
const ASKED = 1000;

/** The best place for one of these sizes, the earlier the better; none if all would cover something. */
export function placeFor(
  sizes: readonly Size[],
  window: Size,
  obstacles: readonly Obstacle[],
  isAsked = false,
): Box | null {
  for (const size of sizes) {
    const found = placeOf(size, window, obstacles, isAsked);
    if (found) return found;
  }
  return null;
}

function placeOf(size: Size, window: Size, obstacles: readonly Obstacle[], isAsked: boolean): Box | null {
  let best: Box | null = null;
  let least = NEEDED;
  for (const top of steps(window.height - size.height)) {
    for (const left of steps(window.width - size.width)) {
      const box = { left, top, ...size };
      const cost = FAR * (left + top) + costOf(box, obstacles, isAsked);
      if (cost < least) [best, least] = [box, cost];
    }
  }
  return best;
}

function costOf(box: Box, obstacles: readonly Obstacle[], isAsked: boolean): number {
  let cost = 0;
  for (const one of obstacles) {
    const area = covered(box, one.box);
    if (area > 0) cost += area * (isAsked && one.cost === NEEDED ? ASKED : one.cost);
  }
  return cost;
}

/** Whether nothing that is needed lies below it. */
export function isFree(box: Box, obstacles: readonly Obstacle[]): boolean {
  return costOf(box, obstacles, false) < NEEDED;
}

function steps(room: number): number[] {
  if (room < 0) return [];
  if (room < 2 * MARGIN) return [room / 2];
  const count = Math.floor((room - 2 * MARGIN) / STEP);
  return [...Array.from({ length: count + 1 }, (_, place) => MARGIN + place * STEP), room - MARGIN];
}

function covered(one: Box, other: Box): number {
  const across = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const down = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return across > 0 && down > 0 ? across * down : 0;
}
