/** The verdict on a tower in words, in the current language even after a change. */

import type { TowerJudged } from '../../protocol';
import { language, say } from '../../words/words';

/** 7.2: why a tower that could not be built is no reason to fail. */
const BY_DICE = 'dice';

export function isByDice({ reason }: Pick<TowerJudged, 'reason'>): boolean {
  return reason === BY_DICE;
}

export function titleOf(judged: Pick<TowerJudged, 'passed' | 'reason'>): string {
  if (!judged.passed) return say('web-test-ko');
  return say(isByDice(judged) ? 'web-test-dice-passed' : 'web-test-stood');
}

/** What the dice show is told in words alone: in another language since then they are left out. */
export function verdictOf(judged: TowerJudged, lang: string): string {
  const { passed, reason, cubes, text } = judged;
  if (isByDice(judged)) return lang === language() ? text : say('web-test-by-dice');
  return passed ? say('tower-passed') : say(`tower-reason-${reason}`, { n: cubes.length });
}

/** As it is read out. */
export function spokenOf(judged: TowerJudged, lang: string): string {
  return `${titleOf(judged)} ${verdictOf(judged, lang)}`;
}
