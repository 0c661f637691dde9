/** The verdict on a tower in words: in the language of now, also when that has changed since. */

import { say } from '../../lib/words';
import type { TowerJudged } from '../../protocol';

/** 7.2: why a tower that could not be built is no reason to fail. */
const BY_DICE = 'dice';

export function verdictOf({ passed, reason, cubes }: TowerJudged): string {
  if (reason === BY_DICE) return say('tower-by-dice');
  return passed ? say('tower-passed') : say(`tower-reason-${reason}`, { n: cubes.length });
}
