/** The four conditions of 7.1 as the server sees them; a new object only when one has changed. */

import type { TowerFrame } from '../../protocol';

export interface Status {
  phase: TowerFrame['phase'];
  placed: number;
  oneOnTable: boolean;
  noneTouchesThree: boolean;
  stands: boolean;
}

export function statusOf(frame: TowerFrame): Status {
  return {
    phase: frame.phase,
    placed: frame.placed,
    oneOnTable: frame.one_on_table,
    noneTouchesThree: frame.none_touches_three,
    stands: frame.stands,
  };
}

export function statusAfter(before: Status, frame: TowerFrame): Status {
  const after = statusOf(frame);
  const keys = Object.keys(after) as (keyof Status)[];
  return keys.every((key) => after[key] === before[key]) ? before : after;
}

/** How the tested fighter gets up: from the floor to its feet as the tower grows. */
export function rising(status: Status, total: number): 'down' | 'hit' | 'block' | 'idle' {
  if (status.phase === 'waiting' || status.phase === 'counting') return 'down';
  const share = status.placed / total;
  if (share >= 1) return 'idle';
  if (share > 0.6) return 'block';
  return share > 0.3 ? 'hit' : 'down';
}
