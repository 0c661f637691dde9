/** Short prompts for the decisions of every turn; all others are asked in the server's words. */
import { within, type Mode } from '../../../parts/board/select';
import type { OptionNow, Question } from '../../../protocol';

export interface Said {
  id: string;
  args?: Record<string, number>;
}

const ACTIONS = 2; // 4.2

export function promptText(question: Question): Said | null {
  if (question.decision === 'continue_combo') return { id: 'web-match-combo-on' };
  if (question.decision !== 'take_action') return null;
  if (question.actions === ACTIONS) return { id: 'web-match-action-first' };
  if (question.actions === 1) return { id: 'web-match-action-second' };
  return { id: 'web-match-action-more', args: { n: question.actions } };
}

/** The answers that a chosen action allows; of a Combo only payable ones are named. */
export function modeText(mode: Mode, options: OptionNow[]): Said {
  if (mode !== 'combo') return { id: `web-match-mode-${mode}` };
  const offered = within(options, mode);
  const hasSpecial = offered.some((option) => option.kind === 'special');
  const hasDash = offered.some((option) => option.kind === 'dash');
  if (hasSpecial && hasDash) return { id: 'web-match-mode-combo' };
  return { id: hasDash ? 'web-match-mode-dash' : 'web-match-mode-special' };
}

/** The two pips: how many are left, and how many there are to show. */
export function pipsOf(actions: number): boolean[] {
  const shown = Math.max(ACTIONS, actions);
  return Array.from({ length: shown }, (_, place) => place >= shown - actions);
}
