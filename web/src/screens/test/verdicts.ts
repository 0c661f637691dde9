/** The verdict on a tower in words: in the language of now, also when that has changed since. */

import { say } from '../../lib/words';
import type { TowerJudged } from '../../protocol';

export function verdictOf({ passed, reason, cubes }: TowerJudged): string {
  return passed ? say('tower-passed') : say(`tower-reason-${reason}`, { n: cubes.length });
}
