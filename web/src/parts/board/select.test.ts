import { describe, expect, test } from 'vitest';
import { DECISIONS, type HandCard, type OptionNow, type Question, type RowCard } from '../../protocol';
import {
  atCard,
  atFace,
  atPlace,
  atSpace,
  cardState,
  formOf,
  isOnBoard,
  knowledge,
  litSpaces,
  looseOptions,
  modesOf,
  nextSpace,
  optionNamed,
  paidCards,
  sensibleFirst,
  touched,
  within,
} from './select';

function option(option: string, kind: string, more: Partial<OptionNow> = {}): OptionNow {
  return {
    option,
    kind,
    label: option,
    text: option,
    space: -1,
    card: -1,
    place: -1,
    key: '',
    letters: [],
    keeps: [],
    lost: '',
    heavy: 0,
    light: 0,
    preview: null,
    sensible: false,
    ...more,
  } as OptionNow;
}

function question(decision: string, options: OptionNow[]): Question {
  return { decision, text: '', rule: '', actions: 2, options, coming: null } as Question;
}

const STEP = option('move 4', 'move', { space: 3 });
const DASH = option('dash 4', 'dash', { space: 3 });
const FAR_DASH = option('dash 6', 'dash', { space: 5 });
const CARD = option('attack ram.K', 'attack', { card: 7 });
const TOP = option('top', 'take_top');
const SPECIAL = option('special doom', 'special', { place: 0 });
const TURN = [STEP, CARD, TOP, SPECIAL, DASH, FAR_DASH];

describe('forms', () => {
  test('every decision has one, known or not', () => {
    const options = [option('pass', 'pass')];
    for (const decision of DECISIONS) expect(formOf(question(decision, options))).not.toBe('none');
    expect(formOf(question('something_new', options))).toBe('list');
    expect(formOf(null)).toBe('none');
  });

  test('a turn is played on the table', () => {
    expect(formOf(question('take_action', TURN))).toBe('board');
    expect(formOf(question('choose_block', []))).toBe('block');
    expect(formOf(question('choose_payment', []))).toBe('payment');
  });

  test('what cannot be touched on the table becomes a list', () => {
    expect(formOf(question('choose_space', [option('yes', 'yes')]))).toBe('list');
    expect(formOf(question('choose_discard', [option('no', 'no')]))).toBe('list');
  });
});

describe('which option belongs to what', () => {
  test('a step comes before a Dash to the same space', () => {
    expect(atSpace(TURN, 3)).toBe(STEP);
    expect(atSpace(within(TURN, 'combo'), 3)).toBe(DASH);
    expect(atSpace(TURN, 8)).toBeNull();
  });

  test('cards, places and faces', () => {
    expect(atCard(TURN, 7)).toBe(CARD);
    expect(atCard(TURN, 8)).toBeNull();
    expect(atPlace(TURN, 0)).toBe(SPECIAL);
    const face = option('face BM', 'face', { letters: ['BM'] });
    expect(atFace([face], 'MB')).toBe(face);
    expect(atFace([face], 'B')).toBeNull();
  });

  test('the first card, place and space count too', () => {
    expect(isOnBoard(option('attack a', 'attack', { card: 0 }))).toBe(true);
    expect(isOnBoard(option('move 1', 'move', { space: 0 }))).toBe(true);
    expect(isOnBoard(TOP)).toBe(false);
    expect(looseOptions(TURN)).toEqual([TOP]);
  });

  test('by its words', () => {
    expect(optionNamed(TURN, 'top')).toBe(TOP);
    expect(optionNamed(TURN, 'gone')).toBeNull();
    expect(optionNamed(TURN, null)).toBeNull();
  });
});

describe('what is lit', () => {
  test('spaces once and in order', () => {
    expect(litSpaces([FAR_DASH, DASH, STEP])).toEqual([3, 5]);
  });

  test('actions that can be begun', () => {
    expect(modesOf(TURN)).toEqual(['move', 'attack', 'combo']);
    expect(modesOf([STEP, TOP])).toEqual(['move', 'attack']);
    expect(modesOf([option('end', 'end_combo')])).toEqual([]);
  });

  test('a chosen action leaves its own options', () => {
    expect(within(TURN, 'attack')).toEqual([CARD, TOP]);
    expect(within(TURN, null)).toEqual(TURN);
    expect(within([CARD], 'move')).toEqual([CARD]);
  });

  test('a card hits, is to take only, is off, or nobody is asked', () => {
    const card = { card: 7, hits: true } as RowCard;
    const missing = { ...CARD, preview: { hits: false } } as OptionNow;
    expect(cardState(card, CARD, true)).toBe('hits');
    expect(cardState(card, missing, true)).toBe('take');
    expect(cardState({ ...card, hits: false }, CARD, true)).toBe('take');
    expect(cardState(card, null, true)).toBe('off');
    expect(cardState(card, null, false)).toBe('plain');
    expect(cardState(card, option('card ram.K', 'card', { card: 7 }), true)).toBe('plain');
  });
});

describe('hands', () => {
  const hand = (...letters: string[]): HandCard[] =>
    letters.map((letter, card) => ({ card, letters: letter, known: letter !== '' }));

  test('each paid face is one card', () => {
    expect([...paidCards(hand('B', 'BM', 'B', ''), ['B'])]).toEqual([0]);
    expect([...paidCards(hand('B', 'BM', 'B'), ['B', 'B'])]).toEqual([0, 2]);
    expect([...paidCards(hand('MB'), ['BM'])]).toEqual([0]);
    expect([...paidCards(hand('', ''), [])]).toEqual([]);
  });

  test('known and unseen', () => {
    expect(knowledge(hand('B', '', 'K'))).toEqual({ known: 2, unseen: 1 });
  });

  test('sensible payments first, the rest as they came', () => {
    const one = option('pay K', 'payment');
    const two = option('pay B', 'payment', { sensible: true });
    const three = option('pay D', 'payment');
    expect(sensibleFirst([one, two, three])).toEqual([two, one, three]);
  });
});

describe('touching', () => {
  test('a mouse has looked by hovering', () => {
    expect(touched(null, CARD, 'mouse')).toEqual({ staged: null, commit: CARD.option });
  });

  test('a finger looks first, then does it', () => {
    const first = touched(null, CARD, 'finger');
    expect(first).toEqual({ staged: CARD.option, commit: null });
    expect(touched(first.staged, CARD, 'finger').commit).toBe(CARD.option);
    expect(touched(first.staged, STEP, 'finger')).toEqual({ staged: STEP.option, commit: null });
  });
});

describe('walking over lit spaces', () => {
  test('to the nearest on that side', () => {
    expect(nextSpace([1, 3, 6], 2, 1)).toBe(3);
    expect(nextSpace([1, 3, 6], 3, 1)).toBe(6);
    expect(nextSpace([1, 3, 6], 3, -1)).toBe(1);
    expect(nextSpace([1, 3], 3, 1)).toBeNull();
  });
});
