/** Which answer a shortcut means at this moment. Nothing here touches the page. */
import type { Act } from '../../browser/keys';
import type { OptionNow, RowCard } from '../../protocol';
import { atCard, atPlace, atSpace, litSpaces, nextSpace, type Form } from './select';

export interface Moment {
  form: Form;
  options: OptionNow[]; // of the action that is chosen, if one is
  listed: OptionNow[]; // the answers of a window, from top to bottom
  row: (RowCard | null)[];
  staged: OptionNow | null;
  space: number; // of the own fighter
}

/** The answer that is meant by a key of the row, the sheet or the arena. */
export function answerOf(act: Act, which: number, now: Moment): OptionNow | null {
  switch (act) {
    case 'row':
      return numbered(which, now);
    case 'special':
      return atPlace(now.options, which);
    case 'left':
    case 'right':
      return beside(act, now);
    default:
      return null;
  }
}

/** 1–4 are the row's places; in a window they count its answers; without a card to choose they are the spaces. */
function numbered(number: number, now: Moment): OptionNow | null {
  if (now.form !== 'board') return now.listed[number] ?? null;
  if (areSpacesNumbered(now.form, now.options)) return atSpace(now.options, number);
  const card = now.row[number];
  return card ? atCard(now.options, card.card) : null;
}

/** Whether a number means the space that has it: no card of the row is meant by any. */
export function areSpacesNumbered(form: Form, options: readonly OptionNow[]): boolean {
  return form === 'board' && !options.some(({ card }) => card >= 0);
}

function beside(act: 'left' | 'right', now: Moment): OptionNow | null {
  const from = now.staged && now.staged.space >= 0 ? now.staged.space : now.space;
  const next = nextSpace(litSpaces(now.options), from, act === 'left' ? -1 : 1);
  return next === null ? null : atSpace(now.options, next);
}
