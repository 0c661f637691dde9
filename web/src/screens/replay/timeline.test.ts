import { describe, expect, it } from 'vitest';
import type { StepLine } from '../../protocol';
import { inside, linkTo, marksOf, momentOf, nextSpeed, openingOf, place, roundsOf } from './timeline';

const step = (number: number, round: number, ...marks: StepLine['marks']): StepLine => ({
  number,
  seat: 0,
  round,
  turn: 1,
  text: '',
  marks,
});
const STEPS = [
  step(0, 0),
  step(1, 0),
  step(2, 1, 'round'),
  step(3, 1, 'hit', 'heavy_hit'),
  step(4, 1, 'tower', 'hit', 'ko', 'round'),
  step(5, 2, 'passed'),
];

describe('the timeline', () => {
  it('shows of each move what stands out most', () => {
    expect(marksOf(STEPS)).toEqual([
      { number: 3, kind: 'heavy_hit' },
      { number: 4, kind: 'ko' },
      { number: 5, kind: 'passed' },
    ]);
  });

  it('knows where rounds begin and end', () => {
    expect(roundsOf(STEPS)).toEqual([
      { round: 0, from: 0, to: 1 },
      { round: 1, from: 2, to: 4 },
      { round: 2, from: 5, to: 5 },
    ]);
    expect(roundsOf([])).toEqual([]);
  });

  it('opens at the first turn, if there was one', () => {
    expect(openingOf(STEPS)).toBe(1);
    expect(openingOf(STEPS.slice(0, 2))).toBe(0);
    expect(openingOf(STEPS.slice(2).map((one, number) => ({ ...one, number })))).toBe(0);
  });

  it('never leaves the match', () => {
    expect(inside(7, 5)).toBe(5);
    expect(inside(-1, 5)).toBe(0);
    expect(inside(Number.NaN, 5)).toBe(0);
    expect(place(3, 0)).toBe(0);
    expect(place(3, 6)).toBe(0.5);
  });

  it('goes round the speeds', () => {
    expect([0.5, 1, 2, 4].map(nextSpeed)).toEqual([1, 2, 4, 0.5]);
    expect(nextSpeed(3)).toBe(0.5);
  });

  it('makes addresses and reads them again', () => {
    expect(linkTo('a b', 0, -1)).toBe('/replay/a%20b?move=0');
    expect(momentOf({ move: '0' })).toEqual({ number: 0, viewer: -1 });
    const address = new URL(linkTo('x', 12, 1), 'http://h');
    expect(momentOf(Object.fromEntries(address.searchParams))).toEqual({ number: 12, viewer: 1 });
    expect(momentOf({ move: '-4', as: '9' })).toEqual({ number: null, viewer: -1 });
    expect(momentOf({ move: 'x' })).toEqual({ number: null, viewer: -1 });
    expect(momentOf({})).toEqual({ number: null, viewer: -1 });
  });
});
