import { describe, expect, it } from 'vitest';
import type { TowerJudged } from '../../protocol';
import { verdictOf } from './verdicts';

const judged = (passed: boolean, reason: string, cubes: number[] = []): TowerJudged => {
  return { type: 'tower_judged', passed, reason, cubes, text: '' };
};

describe('a verdict in words', () => {
  it('tells that the tower stands, or why not', () => {
    expect(verdictOf(judged(true, ''))).toContain('tower-passed');
    expect(verdictOf(judged(false, 'time-up', [1, 2]))).toContain('tower-reason-time-up');
  });

  it.each([true, false])('never says that a tower stood or fell where dice decided (%s)', (passed) => {
    expect(verdictOf(judged(passed, 'dice'))).toContain('tower-by-dice');
  });
});
