/** A hand moved by keys: Tab takes a cube, arrows carry it, Enter lays it down. */

import { landing } from './collisions';
import { clamp, onTable, type Bounds, type Point, type Pose } from './geometry';
import { columnSeen, looseCubes } from './sight';

export type Arrow = 'left' | 'right' | 'up' | 'down';

// In edges and seconds.
const TAP = 0.08; // a short press moves so far
const START = 2;
const ACCELERATION = 26;
const FASTEST = 15;
const RISE = 18;
const FALL = 14;
const CLEAR = 1.15; // above the highest cube between a cube and the tower
const SETTLE = 0.4; // from the tower's axis, when the key is let go: there it comes to rest
const SETTLING = 12; // shares of the way a second

/** Where the keys want the cube; `isDown` once it has been lowered onto what carries it. */
export interface Led {
  want: Point;
  isDown: boolean;
}

export class KeyboardHand {
  private readonly bounds: Bounds;
  private pressed = new Set<Arrow>();
  private speed = 0;
  private lowering = false;
  private rising = false;
  private order: number[] = [];

  constructor(bounds: Bounds) {
    this.bounds = bounds;
  }

  /** The next loose cube after this one, or the one before; the best one to begin with. */
  next(poses: readonly Pose[], held: number, back = false): number {
    const loose = looseCubes(poses, this.bounds.edge);
    if (held < 0) this.order = loose;
    const known = this.order.filter((cube) => cube === held || loose.includes(cube));
    const all = [...known, ...loose.filter((cube) => !known.includes(cube))];
    if (all.length === 0) return -1;
    const place = all.indexOf(held);
    const step = back ? -1 : 1;
    return all[(place + step + all.length) % all.length] ?? all[0];
  }

  taken(): void {
    this.pressed.clear();
    this.speed = 0;
    this.lowering = false;
    this.rising = true;
  }

  press(arrow: Arrow, want: Point): Point {
    if (this.lowering) return want;
    if (arrow === 'up' || arrow === 'down') this.rising = false;
    if (this.pressed.has(arrow)) return want;
    this.pressed.add(arrow);
    this.speed = START;
    const way = TAP * this.bounds.edge;
    return onTable({ x: want.x + way * sideways(arrow), y: want.y + way * upward(arrow) }, this.bounds);
  }

  lift(arrow: Arrow): void {
    this.pressed.delete(arrow);
    this.speed = START;
  }

  lower(): void {
    this.lowering = true;
    this.rising = false;
    this.pressed.clear();
  }

  /** Where the cube goes in this part of a second. */
  lead(want: Point, poses: readonly Pose[], held: number, seconds: number): Led {
    const others = poses.filter((_, cube) => cube !== held);
    const { edge } = this.bounds;
    if (this.lowering) return this.goDown(want, others, seconds);
    let { x, y } = want;
    if (this.rising) y = Math.min(y + RISE * edge * seconds, Math.max(y, this.clearance(others)));
    const [dx, dy] = this.direction();
    const axis = this.axis(poses, held);
    if (dx !== 0 || dy !== 0) {
      this.speed = Math.min(this.speed + ACCELERATION * seconds, FASTEST);
      x = this.carried(x, dx * this.speed * edge * seconds, axis);
      y += dy * this.speed * edge * seconds;
    } else if (Math.abs(axis - x) <= SETTLE * edge) {
      x += (axis - x) * clamp(SETTLING * seconds, 0, 1);
    }
    return { want: onTable({ x, y }, this.bounds), isDown: false };
  }

  private goDown(want: Point, others: readonly Pose[], seconds: number): Led {
    const floor = landing(want, others, this.bounds.edge);
    const y = Math.max(want.y - FALL * this.bounds.edge * seconds, floor);
    return { want: { x: want.x, y }, isDown: y <= floor };
  }

  private clearance(others: readonly Pose[]): number {
    const highest = Math.max(0, ...others.map((pose) => pose.y));
    return Math.min(highest + CLEAR * this.bounds.edge, this.bounds.height);
  }

  private direction(): [number, number] {
    let x = 0;
    let y = 0;
    for (const arrow of this.pressed) {
      x += sideways(arrow);
      y += upward(arrow);
    }
    return [x, y];
  }

  /** Keys are coarse: a held arrow ends above the tower; pressed again it leads on. */
  private carried(x: number, way: number, axis: number): number {
    const after = x + way;
    if (x === axis || (axis - x) * (axis - after) > 0 || axis === Infinity) return after;
    this.pressed.delete('left');
    this.pressed.delete('right');
    return axis;
  }

  /** Where the tower's uppermost cube is. */
  private axis(poses: readonly Pose[], held: number): number {
    const top = columnSeen(poses, this.bounds.edge, held).at(-1);
    return top === undefined ? Infinity : poses[top].x;
  }
}

function sideways(arrow: Arrow): number {
  return arrow === 'left' ? -1 : arrow === 'right' ? 1 : 0;
}

function upward(arrow: Arrow): number {
  return arrow === 'down' ? -1 : arrow === 'up' ? 1 : 0;
}
