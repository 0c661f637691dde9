/** Headings and numbers of the windows. */
import { NOT_THIS_ROUND } from '../../../parts/board/standingAnswers.svelte';
import type { AttackEntry, Coming, OptionNow } from '../../../protocol';
import { attack, skill } from '../../../words/catalogue.svelte';

/** What comes, as printed: an attack, or a Skill that hits like one. */
export function comesAs({ attack: key }: Coming): { what: 'attack' | 'skill'; name: string; type: AttackEntry['type'] } {
  const card = attack(key);
  if (card) return { what: 'attack', name: card.name, type: card.type };
  return { what: 'skill', name: skill(key)?.name ?? key, type: 'strike' };
}

/** The effect that comes, in whose words, if the question does not say it or is left out itself. */
export function effectBeyond({ in_question, told }: Coming, said: string): string {
  return in_question && said ? '' : told;
}

const TITLES: Record<string, string> = {
  choose_discard: 'web-match-discard-title',
  choose_gift: 'web-match-give-title',
  start_test: 'web-match-test-title',
  choose_order: 'web-match-order-title',
};

/** The message that heads the window of a decision without one of its own. */
export function titleOf(decision: string): string {
  return TITLES[decision] ?? 'web-match-choice-title';
}

/** Whether nothing is done by it. */
export function isPassing({ kind }: OptionNow): boolean {
  return kind === 'pass' || kind === 'no';
}

/** How an answer looks: lit, plain where it is hardly the thing to do, or dashed where nothing is done. */
export function edgeOf(option: OptionNow): 'lit' | 'plain' | 'dashed' {
  if (isPassing(option)) return 'dashed';
  return option.early || option.kind === NOT_THIS_ROUND ? 'plain' : 'lit';
}

/** What an option of a Special Attack or a Skill is about, to be shown as its card. */
export function cubeOf(option: OptionNow): { heavy: number; light: number } | null {
  if (option.kind !== 'wound_kind') return null;
  return option.option === 'heavy' ? { heavy: 1, light: 0 } : { heavy: 0, light: 1 };
}
