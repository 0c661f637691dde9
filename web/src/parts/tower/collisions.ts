/** Collisions of the held cube: it is drawn beside or above others, never inside them. */

import { distance, type Point, type Pose } from './geometry';

/** A held cube stands upright; the others may lie at any angle. */
interface Push extends Point {
  depth: number;
}

const GAP = 0.4; // units above what carries it: the hand lays a cube down, it does not press
const NUDGE = 1.5; // units a hand may lean on a cube from the side: enough to shift it
const STEP = 0.25; // edges: no cube is jumped over
const PULL = 2.5; // edges behind the pointer: then it comes loose, whatever is in the way
const ROUNDS = 3;

/** From where it was to where the pointer is, past whatever lies between. */
export function slide(from: Point, to: Point, others: readonly Pose[], edge: number): Point {
  const way = distance(from, to);
  if (way > PULL * edge) return { ...to };
  const longest = STEP * edge;
  let at = from;
  for (let left = Math.max(1, Math.ceil(way / longest)); left > 0; left -= 1) {
    const rest = distance(at, to);
    const share = rest > longest ? longest / rest : 1;
    at = freed({ x: at.x + (to.x - at.x) * share, y: at.y + (to.y - at.y) * share }, others, edge);
  }
  return at;
}

/** Out of every cube it would lie in, the shortest way. */
export function freed(point: Point, others: readonly Pose[], edge: number): Point {
  let at = { ...point, y: Math.max(point.y, edge / 2) };
  for (let round = 0; round < ROUNDS; round += 1) {
    let moved = false;
    for (const other of others) {
      const push = pushOut(at, other, edge);
      if (!push) continue;
      at = { x: at.x + push.x * push.depth, y: at.y + push.y * push.depth };
      moved = true;
    }
    if (!moved) break;
  }
  return at;
}

/** Separating axes of an upright square and a turned one; the least depth is the way out. */
function pushOut(at: Point, other: Pose, edge: number): Push | null {
  const away = { x: at.x - other.x, y: at.y - other.y };
  if (Math.hypot(away.x, away.y) > edge * 1.5) return null;
  const cos = Math.cos(other.angle);
  const sin = Math.sin(other.angle);
  const half = (edge / 2) * (1 + Math.abs(cos) + Math.abs(sin)); // both squares on any of the axes
  let best: Push | null = null;
  for (const [x, y] of [
    [0, 1],
    [1, 0],
    [cos, sin],
    [-sin, cos],
  ] as const) {
    const along = away.x * x + away.y * y;
    const side = along < 0 ? -1 : 1;
    const isOnTop = side * y > 0.7;
    const depth = half - Math.abs(along) + (isOnTop ? GAP : -NUDGE);
    if (depth <= 0) return null;
    if (!best || depth < best.depth) best = { x: side * x, y: side * y, depth };
  }
  return best;
}

/** Where its centre would come to rest if it were let go here. */
export function landing(at: Point, others: readonly Pose[], edge: number): number {
  let top = 0;
  for (const other of others) {
    const spread = (Math.abs(Math.cos(other.angle)) + Math.abs(Math.sin(other.angle))) / 2;
    const isUnder = Math.abs(other.x - at.x) < edge * (0.5 + spread) - NUDGE;
    const upper = other.y + edge * spread;
    if (isUnder && other.y < at.y && upper > top) top = upper;
  }
  return Math.min(top + edge / 2, Math.max(at.y, edge / 2));
}
