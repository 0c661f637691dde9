// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import type { TowerJudged } from '../../protocol';
import { verdictOf } from './verdicts';

vi.mock('../../lib/words', () => ({ say: (message: string) => message }));

function judged(passed: boolean, reason: string, cubes: number[] = []): TowerJudged {
  return { type: 'tower_judged', passed, reason, cubes, text: '' };
}

describe('a verdict in words', () => {
  it('tells that the tower stands, or why not', () => {
    expect(verdictOf(judged(true, ''))).toBe('tower-passed');
    expect(verdictOf(judged(false, 'time-up', [1, 2]))).toBe('tower-reason-time-up');
  });

  it.each([true, false])('says that dice decided, and not that a tower stood or fell (%s)', (passed) => {
    expect(verdictOf(judged(passed, 'dice'))).toBe('tower-by-dice');
  });
});
