import { expect, test } from 'vitest';
import { NOT_THIS_ROUND } from '../../../parts/board/standingAnswers.svelte';
import { target } from '../../../parts/focus';
import type { BoxEntry, Catalogue, Coming, OptionNow, Question } from '../../../protocol';
import { addCatalogue } from '../../../words/catalogue.svelte';
import { pipsOf, promptText } from '../board/prompt';
import { comesAs, cubeOf, edgeOf, effectBeyond, titleOf } from './windows';

test('what comes is called as it is printed, a Skill as well', () => {
  const attacks = [{ key: 'doom', name: 'Doom', type: 'ability' }];
  const skills = [{ key: 'stroke_of_luck', name: 'Stroke of Luck' }];
  const box = { attacks, skills, fighters: [], tokens: [], arenas: [], drawings: [] } as unknown as BoxEntry;
  addCatalogue('en', { boxes: [box] } as Catalogue);
  const named = (attack: string) => comesAs({ attack } as Coming);
  expect(named('doom')).toEqual({ what: 'attack', name: 'Doom', type: 'ability' });
  expect(named('stroke_of_luck')).toEqual({ what: 'skill', name: 'Stroke of Luck', type: 'strike' });
});

test('a sentence is not said twice', () => {
  const coming = { in_question: true, told: 'From Driana’s side: “Blink.”' } as Coming;
  expect(effectBeyond(coming, 'Roll is coming: “Blink.” Do you block?')).toBe('');
  expect(effectBeyond(coming, '')).toBe('From Driana’s side: “Blink.”');
  expect(effectBeyond({ ...coming, in_question: false }, 'Do you react?')).toBe('From Driana’s side: “Blink.”');
});

test('wounds to choose are shown as cubes', () => {
  expect(cubeOf({ kind: 'wound_kind', option: 'heavy' } as OptionNow)).toEqual({ heavy: 1, light: 0 });
  expect(cubeOf({ kind: 'yes', option: 'heavy' } as OptionNow)).toBeNull();
});

test('what hardly helps is not lit as the thing to do', () => {
  const edge = (kind: string, early = false) => edgeOf({ kind, early } as OptionNow);
  expect([edge('test'), edge('test', true)]).toEqual(['lit', 'plain']);
  expect([edge('no'), edge('pass'), edge(NOT_THIS_ROUND)]).toEqual(['dashed', 'dashed', 'plain']);
});

test('every window has a heading', () => {
  expect(titleOf('choose_gift')).toBe('web-match-give-title');
  expect(titleOf('something_new')).toBe('web-match-choice-title');
});

test('short prompts for the actions of a turn', () => {
  const ask = (decision: string, actions: number) => promptText({ decision, actions } as Question)?.id;
  expect(ask('take_action', 2)).toBe('web-match-action-first');
  expect(ask('take_action', 1)).toBe('web-match-action-second');
  expect(ask('take_action', 3)).toBe('web-match-action-more');
  expect(ask('continue_combo', 0)).toBe('web-match-combo-on');
  expect(ask('choose_block', 0)).toBeUndefined();
});

test('used pips come first', () => {
  expect(pipsOf(2)).toEqual([true, true]);
  expect(pipsOf(1)).toEqual([false, true]);
  expect(pipsOf(3)).toEqual([true, true, true]);
});

test('arrows go round in a group', () => {
  expect(target('ArrowRight', 3, 4)).toBe(0);
  expect(target('ArrowUp', 0, 4)).toBe(3);
  expect(target('End', 0, 4)).toBe(3);
  expect(target('Home', 2, 4)).toBe(0);
  expect(target('a', 2, 4)).toBeNull();
});
