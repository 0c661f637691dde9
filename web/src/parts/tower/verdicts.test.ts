// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { TowerJudged } from '../../protocol';
import { isByDice, spokenOf, titleOf, verdictOf } from './verdicts';

vi.mock('../../words/words', () => ({ say: (message: string) => message, language: () => 'en' }));

const DICE = 'Three dice have decided: 4, 2 and 5.';

function judged(passed: boolean, reason: string, cubes: number[] = []): TowerJudged {
  return { type: 'tower_judged', passed, reason, cubes, text: reason === 'dice' ? DICE : '' };
}

describe('a verdict in words', () => {
  it('tells that the tower stands, or why not', () => {
    expect(verdictOf(judged(true, ''), 'en')).toBe('tower-passed');
    expect(verdictOf(judged(false, 'time-up', [1, 2]), 'en')).toBe('tower-reason-time-up');
    expect(titleOf(judged(true, ''))).toBe('web-test-stood');
    expect(titleOf(judged(false, 'time-up'))).toBe('web-test-ko');
    expect(isByDice(judged(false, 'time-up'))).toBe(false);
  });

  it.each([
    [true, 'web-test-dice-passed'],
    [false, 'web-test-ko'],
  ])('says that dice decided, and not that a tower stood or fell (%s)', (passed, title) => {
    const verdict = judged(passed, 'dice');
    expect(isByDice(verdict)).toBe(true);
    expect(titleOf(verdict)).toBe(title);
    expect(verdictOf(verdict, 'en')).toBe(DICE);
    expect(spokenOf(verdict, 'en')).toBe(`${title} ${DICE}`);
  });

  it('says that dice decided also where the language is another one since', () => {
    expect(verdictOf(judged(true, 'dice'), 'pl')).toBe('web-test-by-dice');
  });
});
