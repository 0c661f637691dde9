import { expect, test } from 'vitest';
import type { OptionNow, RowCard } from '../../protocol';
import { answerOf, areSpacesNumbered, type Moment } from './keys';

const option = (words: string, more: Partial<OptionNow>): OptionNow =>
  ({ option: words, space: -1, card: -1, place: -1, letters: [], ...more }) as OptionNow;
const LEFT = option('move 3', { space: 2 });
const RIGHT = option('move 5', { space: 4 });
const RAM = option('attack ram.K', { card: 9 });
const DOOM = option('special doom', { place: 2 });

function moment(more: Partial<Moment> = {}): Moment {
  return {
    form: 'board',
    options: [LEFT, RIGHT, RAM, DOOM],
    listed: [],
    row: [null, { card: 9 } as RowCard, null, null],
    staged: null,
    space: 3,
    ...more,
  };
}

test('a number is a place of the row', () => {
  expect(answerOf('row', 1, moment())).toBe(RAM);
  expect(answerOf('row', 0, moment())).toBeNull();
});

test('in a window a number counts the answers', () => {
  const listed = [option('pass', {}), option('block wounds B', {})];
  expect(answerOf('row', 1, moment({ form: 'block', listed }))).toBe(listed[1]);
  expect(answerOf('row', 3, moment({ form: 'block', listed }))).toBeNull();
});

test('where no card can be chosen, a number is the space that has it', () => {
  const spaces = moment({ options: [LEFT, RIGHT, DOOM] });
  expect(answerOf('row', 2, spaces)).toBe(LEFT);
  expect(answerOf('row', 4, spaces)).toBe(RIGHT);
  expect(answerOf('row', 1, spaces)).toBeNull();
  expect(answerOf('row', 2, moment())).toBeNull();
  expect(areSpacesNumbered('board', spaces.options)).toBe(true);
  expect(areSpacesNumbered('board', moment().options)).toBe(false);
  expect(areSpacesNumbered('list', spaces.options)).toBe(false);
});

test('Q W E R are the places of the sheet', () => {
  expect(answerOf('special', 2, moment())).toBe(DOOM);
  expect(answerOf('special', 0, moment())).toBeNull();
});

test('arrows go from the fighter, then from the space in focus', () => {
  expect(answerOf('left', 0, moment())).toBe(LEFT);
  expect(answerOf('right', 0, moment())).toBe(RIGHT);
  expect(answerOf('right', 0, moment({ staged: LEFT }))).toBe(RIGHT);
  expect(answerOf('right', 0, moment({ staged: RIGHT }))).toBeNull();
  expect(answerOf('left', 0, moment({ staged: RAM }))).toBe(LEFT);
});

test('other keys answer nothing', () => {
  expect(answerOf('undo', 0, moment())).toBeNull();
});
