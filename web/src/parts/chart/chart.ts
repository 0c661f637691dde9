/** The picture of a match: wounds over the moves, one fighter growing up, the other down. */
import type { KeyMoment, Moment } from '../../protocol';

export interface Size {
  width: number;
  half: number; // height of one fighter's side
}

/** The room of a dot in units of the picture, which may be stretched. */
export interface DotSize {
  across: number;
  down: number;
}

export interface RoundMark {
  round: number;
  from: number;
  to: number;
}

export interface Dot {
  moment: KeyMoment;
  x: number;
  y: number;
}

export interface Picture {
  top: number; // wounds at the upper and lower edge
  ticks: number[];
  rounds: RoundMark[];
  heavy: [string, string];
  all: [string, string];
  dots: Dot[];
}

const LEAST = 6;
const STEP = 3;

/** Everything is drawn in steps: between two moves nothing changes. */
export function picture(
  wounds: readonly Moment[],
  moments: readonly KeyMoment[],
  size: Size,
  dotSize: DotSize,
): Picture {
  const played = wounds.filter((moment) => moment.round > 0);
  const top = highest(played);
  const x = along(played, size.width);
  const y = (seat: number, count: number) => size.half + side(seat) * (count / top) * size.half;
  return {
    top,
    ticks: Array.from({ length: Math.floor(top / STEP) }, (_, i) => (i + 1) * STEP),
    rounds: rounds(played, x, size.width),
    heavy: both((seat) => steps(played, x, (m) => y(seat, m.heavy[seat] ?? 0), size)),
    all: both((seat) => steps(played, x, (m) => y(seat, total(m, seat)), size)),
    dots: apart(moments.map((moment) => dot(moment, played, x, y)), size, dotSize),
  };
}

export function total(moment: Moment, seat: number): number {
  return (moment.heavy[seat] ?? 0) + (moment.light[seat] ?? 0);
}

/** Only the moves that changed a wound, for reading it as a table. */
export function changes(wounds: readonly Moment[]): Moment[] {
  let before = '';
  return wounds.filter((moment) => {
    const now = JSON.stringify([moment.round, moment.heavy, moment.light]);
    const isNew = now !== before && moment.round > 0;
    before = now;
    return isNew;
  });
}

function highest(wounds: readonly Moment[]): number {
  const most = Math.max(LEAST, ...wounds.flatMap((m) => [total(m, 0), total(m, 1)]));
  return Math.ceil(most / STEP) * STEP;
}

function along(wounds: readonly Moment[], width: number): (number: number) => number {
  const first = wounds[0]?.number ?? 0;
  const last = wounds.at(-1)?.number ?? 0;
  const span = Math.max(1, last + 1 - first);
  return (number) => (Math.min(Math.max(number - first, 0), span) / span) * width;
}

function rounds(
  wounds: readonly Moment[],
  x: (number: number) => number,
  width: number,
): RoundMark[] {
  const begins = wounds.filter((moment, i) => moment.round !== wounds[i - 1]?.round);
  return begins.map((moment, i) => {
    const next = begins[i + 1];
    return { round: moment.round, from: x(moment.number), to: next ? x(next.number) : width };
  });
}

function steps(
  wounds: readonly Moment[],
  x: (number: number) => number,
  y: (moment: Moment) => number,
  size: Size,
): string {
  if (wounds.length === 0) return '';
  const line = wounds.map((m) => `H${round(x(m.number))}V${round(y(m))}`).join('');
  return `M0 ${size.half}${line}H${size.width}V${size.half}Z`;
}

function dot(
  moment: KeyMoment,
  wounds: readonly Moment[],
  x: (number: number) => number,
  y: (seat: number, count: number) => number,
): Dot {
  // The move that ends a round has two states: the wounds it left, and the clean sheets after it.
  const at = wounds.findLast((m) => m.number <= moment.number && m.round === moment.round);
  const seat = moment.seat === 1 ? 1 : 0;
  return { moment, x: x(moment.number), y: y(seat, at ? total(at, seat) : 0) };
}

/** Dots that would cover each other step aside: outward, inward, and beside only if a column is full. */
function apart(dots: readonly Dot[], size: Size, room: DotSize): Dot[] {
  const placed: Dot[] = [];
  for (const wanted of dots) {
    const free = placesFor(wanted, size, room, dots.length).find((place) => !isCovered(placed, place, room));
    placed.push({ ...wanted, ...free });
  }
  return placed;
}

type Place = Pick<Dot, 'x' | 'y'>;

function placesFor(dot: Dot, size: Size, room: DotSize, count: number): Place[] {
  const out = dot.moment.seat === 1 ? 1 : -1;
  const steps = Array.from({ length: count }, (_, step) => step);
  const around = (value: number, by: number) => steps.flatMap((step) => (step ? [value + step * by, value - step * by] : [value]));
  const down = around(dot.y, out * room.down).filter((y) => y >= 0 && y <= 2 * size.half);
  const across = around(dot.x, -room.across).filter((x) => x >= 0 && x <= size.width);
  return across.flatMap((x) => down.map((y) => ({ x, y })));
}

function isCovered(placed: readonly Dot[], { x, y }: Place, room: DotSize): boolean {
  return placed.some((dot) => Math.abs(dot.x - x) < room.across && Math.abs(dot.y - y) < room.down);
}

function side(seat: number): number {
  return seat === 0 ? -1 : 1;
}

function both(of: (seat: number) => string): [string, string] {
  return [of(0), of(1)];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
