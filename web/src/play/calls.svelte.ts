/** Rounds are called by whoever knows when they begin: after a draft, after the end of the last one. */

const FRESH = 1500; // milliseconds: a call that nobody heard in time is not made up for

interface Call {
  round: number;
  at: number;
}

let last = $state.raw<Call | null>(null);

export function callRound(round: number): void {
  last = { round, at: Date.now() };
}

/** The round that has just been called, or null. */
export function roundCalled(): number | null {
  return last && Date.now() - last.at < FRESH ? last.round : null;
}
