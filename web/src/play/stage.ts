/** Where things stand in an arena of 1440 × 562; see the drawing of its floor. */

export const STAGE = { width: 1440, height: 562, feet: 506, back: 448, front: 526 };

/** Width of a space at a depth. */
export function spaceWidth(y: number): number {
  return 131 + (19 * (y - STAGE.back)) / (STAGE.front - STAGE.back);
}

/** Middle of a space, counted from 0 as the wire does. */
export function spaceX(space: number, y: number = STAGE.feet): number {
  return STAGE.width / 2 + (space - 4) * spaceWidth(y);
}
