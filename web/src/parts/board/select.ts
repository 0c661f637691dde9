/** Which answers belong to which thing on the table, and what is lit. No rules: only the options that came. */
import type { HandCard, OptionNow, Question, RowCard } from '../../protocol';

export type Mode = 'move' | 'attack' | 'combo';
export const MODES: readonly Mode[] = ['move', 'attack', 'combo'];

/** 4.2: which of the three actions an option belongs to. */
const ACTION_OF: Record<string, Mode> = {
  move: 'move',
  attack: 'attack',
  take_top: 'attack',
  special: 'combo',
  dash: 'combo',
};

/** What kind of form answers a decision. */
export type Form = 'none' | 'board' | 'payment' | 'block' | 'react' | 'hand' | 'list';
const FORMS: Record<string, Form> = {
  take_action: 'board',
  continue_combo: 'board',
  second_dash: 'board',
  choose_space: 'board',
  choose_row_card: 'board',
  draft_card: 'board',
  choose_payment: 'payment',
  choose_block: 'block',
  choose_ignored: 'block',
  react_now: 'react',
  choose_discard: 'hand',
  choose_gift: 'hand',
};

/** A form for every decision; one that is not known, or has nothing to touch, is a list of buttons. */
export function formOf(question: Question | null): Form {
  if (!question) return 'none';
  const form = FORMS[question.decision] ?? 'list';
  if (form === 'board' && !question.options.some(isOnBoard)) return 'list';
  if (form === 'hand' && !question.options.every((option) => option.kind === 'face')) return 'list';
  return form;
}

/** Whether an option is a thing on the table: a space, a row card, a Special Attack. */
export function isOnBoard(option: OptionNow): boolean {
  return option.space >= 0 || option.card >= 0 || option.place >= 0;
}

export function modeOf(option: OptionNow): Mode | null {
  return ACTION_OF[option.kind] ?? null;
}

/** The options of one action; all of them where none is chosen or nothing is left of it. */
export function within(options: OptionNow[], mode: Mode | null): OptionNow[] {
  if (!mode) return options;
  const kept = options.filter((option) => modeOf(option) === mode);
  return kept.length > 0 ? kept : options;
}

/** Which of the three actions can be begun now. */
export function modesOf(options: OptionNow[]): Mode[] {
  return MODES.filter((mode) => options.some((option) => modeOf(option) === mode));
}

/** The answers that have no place on the table and need a button of their own. */
export function looseOptions(options: OptionNow[]): OptionNow[] {
  return options.filter((option) => !isOnBoard(option));
}

/** What a touched space answers. A step comes before a Dash: it costs no card. */
export function atSpace(options: OptionNow[], space: number): OptionNow | null {
  return options.find((option) => option.space === space) ?? null;
}

export function litSpaces(options: OptionNow[]): number[] {
  const found = options.filter((option) => option.space >= 0).map((option) => option.space);
  return [...new Set(found)].sort((one, other) => one - other);
}

export function atCard(options: OptionNow[], card: number): OptionNow | null {
  return options.find((option) => option.card === card) ?? null;
}

export function atPlace(options: OptionNow[], place: number): OptionNow | null {
  return options.find((option) => option.place === place) ?? null;
}

/** The answer that gives up a card with these symbols. */
export function atFace(options: OptionNow[], letters: string): OptionNow | null {
  const wanted = sorted(letters);
  return (
    options.find((option) => option.letters.length === 1 && sorted(option.letters[0]!) === wanted) ??
    null
  );
}

function sorted(letters: string): string {
  return [...letters].sort().join('');
}

export type CardState = 'hits' | 'take' | 'off' | 'plain';

/** How a row card looks: lit and it hits, to take only, not possible, or nobody is asked. */
export function cardState(card: RowCard, option: OptionNow | null, asked: boolean): CardState {
  if (!asked) return 'plain';
  if (!option) return 'off';
  if (option.kind !== 'attack') return 'plain';
  return (option.preview?.hits ?? card.hits) ? 'hits' : 'take';
}

/** Which cards of a hand an answer would give up: each letter group once. */
export function paidCards(hand: HandCard[], letters: string[]): Set<number> {
  const wanted = letters.map(sorted);
  const found = new Set<number>();
  for (const card of hand) {
    const place = wanted.indexOf(sorted(card.letters));
    if (card.letters && place >= 0) {
      wanted.splice(place, 1);
      found.add(card.card);
    }
  }
  return found;
}

/** The sensible answers first, otherwise as they came. */
export function sensibleFirst(options: OptionNow[]): OptionNow[] {
  return [...options].sort((one, other) => Number(other.sensible) - Number(one.sensible));
}

/** The next lit space in a direction, from the one in focus or from where the fighter stands. */
export function nextSpace(lit: number[], from: number, step: -1 | 1): number | null {
  const ahead = lit.filter((space) => (space - from) * step > 0);
  if (ahead.length === 0) return null;
  return step > 0 ? ahead[0]! : ahead[ahead.length - 1]!;
}

/** What a touch does: a mouse and a keyboard have looked before, a finger has not. */
export type Touch = 'mouse' | 'finger' | 'key';

export interface Staged {
  staged: string | null;
  commit: string | null;
}

/** First touch looks, the second one does it; a mouse hovers and so does it at once. */
export function touched(staged: string | null, option: OptionNow, touch: Touch): Staged {
  if (touch === 'mouse' || staged === option.option) return { staged: null, commit: option.option };
  return { staged: option.option, commit: null };
}

/** The option of these words, if it is still offered. */
export function optionNamed(options: OptionNow[], words: string | null): OptionNow | null {
  return options.find((option) => option.option === words) ?? null;
}

/** Known and unseen cards of a hand, for the line above it. */
export function knowledge(hand: HandCard[]): { known: number; unseen: number; } {
  const known = hand.filter((card) => card.known).length;
  return { known, unseen: hand.length - known };
}
