/** 7.1, 7.5: what is called out for players with real cubes, by the second building began. */

import { BUILD_SECONDS as BUILD, COUNT_IN_SECONDS as COUNT_IN } from '../../protocol';

export { BUILD, COUNT_IN };

export type CueCall = number | 'go' | 'stop';

export interface Cue {
  second: number;
  call: CueCall;
}

/** Three, two, one, go; the seconds that are left, from nine to one; stop. */
export const CUES: readonly Cue[] = [
  ...Array.from({ length: COUNT_IN }, (_, place) => ({
    second: place - COUNT_IN,
    call: COUNT_IN - place,
  })),
  { second: 0, call: 'go' },
  ...Array.from({ length: BUILD - 1 }, (_, place) => ({
    second: place + 1,
    call: BUILD - 1 - place,
  })),
  { second: BUILD, call: 'stop' },
];

/** Seconds that are left to build, when so many have passed since the count began. */
export function leftAfter(passed: number): number {
  return Math.min(BUILD, Math.max(0, BUILD - (passed - COUNT_IN)));
}

/** Milliseconds from the start of the count to this cue. */
export function dueAfter(cue: Cue): number {
  return (cue.second + COUNT_IN) * 1000;
}
