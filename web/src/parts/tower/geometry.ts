/** The table in units: `edge` to a cube's side, x is 0 in its middle, y grows upward from its top. */

export interface Point {
  x: number;
  y: number;
}

/** Where a cube is: its centre, and its angle in radians, growing against the clock. */
export interface Pose extends Point {
  angle: number;
}

/** Where a hand may be: |x| up to `halfWidth`, y from 0 to `height`. */
export interface Bounds {
  edge: number;
  halfWidth: number;
  height: number;
}

export const NOBODY = -1;

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}

/** Where the centre of a held cube may be: on the table, as the server accepts it. */
export function onTable(point: Point, bounds: Bounds): Point {
  const wide = bounds.halfWidth - bounds.edge / 2;
  return {
    x: clamp(point.x, -wide, wide),
    y: clamp(point.y, bounds.edge / 2, bounds.height),
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The tilt from the nearest upright position, between −45° and 45°. */
export function tilt(angle: number): number {
  const quarter = Math.PI / 2;
  return angle - Math.round(angle / quarter) * quarter;
}

/** The cubes of a snapshot: x, y and angle of each in turn. */
export function posesOf(numbers: readonly number[]): Pose[] {
  const poses: Pose[] = [];
  for (let place = 0; place + 2 < numbers.length; place += 3) {
    poses.push({ x: numbers[place], y: numbers[place + 1], angle: numbers[place + 2] });
  }
  return poses;
}

/** The cube the pointer means: the one it is on, else the nearest within `reach`. */
export function cubeAt(point: Point, poses: readonly Pose[], edge: number, reach: number): number {
  let best = NOBODY;
  let nearest = Infinity;
  poses.forEach((pose, cube) => {
    const away = isInside(point, pose, edge) ? 0 : distance(point, pose);
    if (away <= reach && away < nearest) {
      nearest = away;
      best = cube;
    }
  });
  return best;
}

function isInside(point: Point, pose: Pose, edge: number): boolean {
  const turned = turn({ x: point.x - pose.x, y: point.y - pose.y }, -pose.angle);
  return Math.abs(turned.x) <= edge / 2 && Math.abs(turned.y) <= edge / 2;
}

function turn(point: Point, angle: number): Point {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos };
}
