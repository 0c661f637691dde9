/** Time between two words of the server: the page counts by itself. All in milliseconds. */

import type { ClockNow } from '../protocol';

export interface Left {
  /** Of the running decision; 0 while the reserve runs, or nothing. */
  decision: number;
  reserve: number;
  isRunning: boolean;
}

export const WARN = 10_000;

/** What a seat has left, so long after the clock was shown. */
export function leftOf(clock: ClockNow, seat: number, passed: number): Left {
  const reserve = clock.reserves[seat] ?? 0;
  if (clock.seat !== seat) return { decision: 0, reserve, isRunning: false };
  const beyond = Math.max(passed - clock.left, 0);
  return {
    decision: Math.max(clock.left - passed, 0),
    reserve: Math.max(reserve - beyond, 0),
    isRunning: true,
  };
}

export function isLow({ decision, reserve, isRunning }: Left): boolean {
  return isRunning && decision + reserve < WARN;
}

/** `1:05`; a second that has begun still counts. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
