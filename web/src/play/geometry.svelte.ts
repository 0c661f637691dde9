/** The floor's shapes, and how a camera looks at a stage of 1440 × 562. */
import type { Plane } from '../parts/art';

/** Where things stand in an arena; see the drawing of its floor. */
export const STAGE = { width: 1440, height: 562, feet: 506, back: 448, front: 526 };

const WIDEST = 9; // spaces of their full width that the stage has room for
/** The row of spaces, around the middle of the stage: the one of the arena that is being shown. */
let spaces = $state(WIDEST);

export function laySpaces(count: number): void {
  spaces = count;
}

/** Width of a space at a depth. */
export function spaceWidth(y: number): number {
  const full = 131 + (19 * (y - STAGE.back)) / (STAGE.front - STAGE.back);
  return full * Math.min(1, WIDEST / spaces);
}

/** Middle of a space, counted from 0 as the wire does. */
export function spaceX(space: number, y: number = STAGE.feet): number {
  return STAGE.width / 2 + (space - (spaces - 1) / 2) * spaceWidth(y);
}

const MIDDLE = STAGE.width / 2;
const BLEED = 160; // painted left and right of the stage

export type Point = readonly [x: number, y: number];

/** The four corners of a space, clockwise from the back left, drawn in by a margin. */
export function spaceCorners(space: number, margin = 0): [Point, Point, Point, Point] {
  const corner = (side: number, y: number): Point => [
    spaceX(space, y) + side * (spaceWidth(y) / 2 - margin),
    y,
  ];
  const back = STAGE.back + margin;
  const front = STAGE.front - margin;
  return [corner(-1, back), corner(1, back), corner(1, front), corner(-1, front)];
}

export function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

export interface Camera {
  x: number; // the stage's x in the middle of the picture
  zoom: number; // pixels to a unit
  least: number; // the zoom that just fills the picture: far planes keep near it
}

const FIGURE_ROOM = 330; // both halves of two figures, and some air
const HEAD = 118; // no figure reaches above this line

/** Bars over the upper edge of the picture hide so many pixels of it. */
export interface View {
  width: number;
  height: number;
  covered: number;
}

/** A camera for one that shows all nine spaces, or with `close` for one that keeps both fighters in the picture. */
export function aim(view: View, fighters: readonly number[], close: boolean): Camera {
  const xs = fighters.length > 0 ? fighters.map((space) => spaceX(space)) : [MIDDLE];
  const left = Math.min(...xs);
  const right = Math.max(...xs);
  const middle = (left + right) / 2;
  return close ? closeBy(view, middle, right - left) : fromAfar(view, middle);
}

/** Neither a space nor a head may leave the picture; beside and above the stage the scenery goes on. */
function fromAfar({ width, height, covered }: View, middle: number): Camera {
  const zoom = Math.max(0.05, Math.min(width / STAGE.width, (height - covered) / (STAGE.height - HEAD)));
  return { x: lean(middle, width / zoom), zoom, least: filling(width, height) };
}

/** As near as the distance between the fighters allows, and as far as it demands. */
function closeBy({ width, height }: View, middle: number, apart: number): Camera {
  const nearest = Math.max(0.05, height / (STAGE.height - HEAD - 14));
  const zoom = Math.min(nearest, width / (apart + FIGURE_ROOM));
  return { x: within(middle, width / zoom), zoom, least: filling(width, height) };
}

export interface Strip {
  left: number;
  width: number;
}

const HALF_FIGURE = 118; // to the hand that is farthest out
const ENOUGH = 300; // pixels in which words are read well

export interface Room {
  /** So many pixels above all heads. */
  above: number;
  /** Between the figures or beside them. */
  beside: Strip;
  isBetween: boolean;
  /** The widest strip besides that one. */
  spare: Strip;
  /** The floor's upper edge. */
  floor: number;
}

/** Where a stage seen from afar shows no figure, and nothing else has taken the place. */
export function roomAround(view: View, fighters: readonly number[], taken: readonly Strip[] = []): Room {
  const { x, zoom } = aim(view, fighters, false);
  const half = HALF_FIGURE * zoom;
  const edges = fighters
    .map((space) => view.width / 2 + (spaceX(space) - x) * zoom)
    .sort((one, other) => one - other)
    .flatMap((middle) => [middle - half, middle + half]);
  const strips = stripsBetween([0, ...edges, view.width]);
  const inner = without(strips.slice(1, -1), taken);
  const free = without(strips, taken);
  const beside = inner.find(({ width }) => width >= ENOUGH) ?? widestOf(free);
  return {
    above: view.height - (STAGE.height - HEAD) * zoom,
    beside,
    isBetween: inner.some((strip) => isSame(strip, beside)),
    spare: widestOf(free.filter((strip) => !isSame(strip, beside))),
    floor: view.height - (STAGE.height - STAGE.back) * zoom,
  };
}

function isSame(one: Strip, other: Strip): boolean {
  return one.left === other.left && one.width === other.width;
}

/** What is left of strips. */
export function without(strips: readonly Strip[], taken: readonly Strip[]): Strip[] {
  return taken.reduce((left, one) => left.flatMap((strip) => cut(strip, one)), [...strips]);
}

function cut(strip: Strip, { left, width }: Strip): Strip[] {
  const end = strip.left + strip.width;
  const from = Math.max(strip.left, left + width);
  return [
    { left: strip.left, width: Math.min(end, left) - strip.left },
    { left: from, width: end - from },
  ].filter((one) => one.width > 0);
}

export function widestOf(strips: readonly Strip[]): Strip {
  return strips.reduce((best, one) => (one.width > best.width ? one : best), { left: 0, width: 0 });
}

function stripsBetween(edges: readonly number[]): Strip[] {
  const strips: Strip[] = [];
  for (let place = 0; place < edges.length; place += 2) {
    strips.push({ left: edges[place], width: edges[place + 1] - edges[place] });
  }
  return strips;
}

function filling(width: number, height: number): number {
  return Math.max(width / STAGE.width, height / STAGE.height, 0.05);
}

/** Whether more is seen than was painted, so that the sides need something. */
export function isWider(camera: Camera, width: number): boolean {
  const seen = width / camera.zoom / 2 + Math.abs(camera.x - MIDDLE);
  return seen > STAGE.width / 2 + BLEED;
}

/** At most so far that the outer spaces stay whole. */
function lean(x: number, seen: number): number {
  const floorLeft = spaceX(0, STAGE.front) - spaceWidth(STAGE.front) / 2;
  const spare = Math.max(0, floorLeft - (MIDDLE - seen / 2));
  const room = Math.min(spare, 28);
  return MIDDLE + Math.max(-room, Math.min(room, (x - MIDDLE) * 0.1));
}

function within(x: number, seen: number): number {
  const half = Math.max(0, STAGE.width / 2 + BLEED / 2 - seen / 2);
  return MIDDLE + Math.max(-half, Math.min(half, x - MIDDLE));
}

const PARALLAX: Record<Plane, number> = { sky: 1 / 6, far: 1 / 3, middle: 2 / 3, floor: 1, front: 1.5 };

/** What stands before the stage is larger than it, and so farther out: never before an outer space. */
function nearZoom({ zoom, least }: Camera): number {
  return zoom * Math.max(zoom / least, least / zoom) ** 0.15;
}

/** How a plane lies in the picture: far ones move and grow less; all meet at the floor's back edge. */
export function planeTransform(
  plane: Plane,
  camera: Camera,
  width: number,
  height: number,
  bottom: number,
): string {
  const depth = PARALLAX[plane];
  const zoom = depth > 1 ? nearZoom(camera) : camera.least * (camera.zoom / camera.least) ** depth;
  const horizon = height - (bottom - STAGE.back) * camera.zoom;
  const x = width / 2 - (MIDDLE + (camera.x - MIDDLE) * depth) * zoom;
  const y = horizon - STAGE.back * zoom;
  return `translate(${round(x)}px, ${round(y)}px) scale(${Math.round(zoom * 1e4) / 1e4})`;
}
