/** The timeline of a replay: rounds, marks, and their positions. */
import type { StepLine } from '../../protocol';

/** What stands out most comes first; one move shows one mark. */
const KINDS = ['ko', 'passed', 'heavy_hit', 'hit'] as const satisfies StepLine['marks'];
export type MarkKind = (typeof KINDS)[number];

export interface Mark {
  number: number;
  kind: MarkKind;
}

export interface RoundSpan {
  round: number; // 0: the setup
  from: number;
  to: number;
}

export function marksOf(steps: readonly StepLine[]): Mark[] {
  return steps.flatMap(({ number, marks }) => {
    const kind = KINDS.find((one) => marks.includes(one));
    return kind ? [{ number, kind }] : [];
  });
}

/** A step belongs to the round it was taken in. */
export function roundsOf(steps: readonly StepLine[]): RoundSpan[] {
  const spans: RoundSpan[] = [];
  for (const { number, round } of steps) {
    const last = spans.at(-1);
    if (last && last.round === round) last.to = number;
    else spans.push({ round, from: number, to: number });
  }
  return spans;
}

/** The first turn is about to begin: before it there is little to see. */
export function openingOf(steps: readonly StepLine[]): number {
  const first = steps.find(({ round }) => round > 0);
  return first ? Math.max(0, first.number - 1) : 0;
}

/** Where a step is on the line, from 0 to 1. */
export function place(number: number, last: number): number {
  return last > 0 ? number / last : 0;
}

export function inside(number: number, last: number): number {
  return Math.min(Math.max(Math.round(number) || 0, 0), last);
}

export const SPEEDS = [0.5, 1, 2, 4] as const;

export function nextSpeed(speed: number): number {
  const at = SPEEDS.findIndex((one) => one === speed);
  return SPEEDS[(at + 1) % SPEEDS.length]!;
}

/** A match and a moment of it, as an address. */
export function linkTo(match: string, number: number, viewer: number): string {
  const query = new URLSearchParams({ move: String(number) });
  if (viewer >= 0) query.set('as', String(viewer + 1));
  return `/replay/${encodeURIComponent(match)}?${query}`;
}

/** A moment of a match; of none in particular, it opens where there is something to see. */
export interface Asked {
  number: number | null;
  viewer: number;
}

/** What such an address asks for; anything else is no moment in particular, seen by both. */
export function momentOf(query: Record<string, string>): Asked {
  return {
    number: /^\d+$/.test(query.move ?? '') ? Number(query.move) : null,
    viewer: query.as === '1' ? 0 : query.as === '2' ? 1 : -1,
  };
}
