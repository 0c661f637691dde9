/** How the table is shown: which part of it, how large, and where on the canvas. */

import { clamp, type Bounds, type Point, type Pose } from './geometry';

/** The canvas in CSS pixels; the table's top lies `floor` below its upper edge. */
export interface Frame {
  width: number;
  height: number;
  floor: number;
  largestEdge: number;
}

/** Pixels to a unit, and where x = 0 on the table's top is on the canvas. */
export interface View {
  scale: number;
  originX: number;
  originY: number;
}

const BESIDE = 1.1; // edges between the outermost cube and the side of the picture
const ABOVE = 1.7; // edges above a finished tower: a held cube has to pass over it

/** Half the width that has to be seen for all these cubes, in units. */
export function halfSeen(poses: readonly Pose[], bounds: Bounds): number {
  const outermost = Math.max(0, ...poses.map((pose) => Math.abs(pose.x)));
  return Math.min(outermost + BESIDE * bounds.edge, bounds.halfWidth + bounds.edge / 2);
}

export function viewOf(frame: Frame, bounds: Bounds, cubes: number, half: number): View {
  const wide = frame.width / (2 * half);
  const high = frame.floor / (bounds.edge * (cubes + ABOVE));
  const scale = Math.min(wide, high, frame.largestEdge / bounds.edge);
  return { scale, originX: frame.width / 2, originY: frame.floor };
}

export function toScreen(view: View, point: Point): Point {
  return { x: view.originX + point.x * view.scale, y: view.originY - point.y * view.scale };
}

export function toTable(view: View, point: Point): Point {
  return {
    x: (point.x - view.originX) / view.scale,
    y: (view.originY - point.y) / view.scale,
  };
}

const WIDENING = 6; // shares of the way a second

/** The picture widens when a cube rolls out of it, softly, and never narrows again. */
export function widened(half: number, wanted: number, seconds: number): number {
  if (wanted <= half) return half;
  return half + (wanted - half) * clamp(WIDENING * seconds, 0, 1);
}
