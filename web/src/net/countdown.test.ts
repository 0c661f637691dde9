import { describe, expect, it } from 'vitest';
import type { ClockNow } from '../protocol';
import { clockText, isLow, leftOf } from './presence.svelte';

const clock = (more: Partial<ClockNow> = {}): ClockNow => ({
  kind: 'blitz',
  seat: 0,
  left: 15_000,
  reserves: [120_000, 60_000],
  at: 0,
  ...more,
});

describe('a clock between two scenes', () => {
  it('takes the time of the decision first', () => {
    expect(leftOf(clock(), 0, 4_000)).toEqual({ decision: 11_000, reserve: 120_000, isRunning: true });
  });

  it('then takes the reserve, and never goes below nothing', () => {
    expect(leftOf(clock(), 0, 25_000)).toMatchObject({ decision: 0, reserve: 110_000 });
    expect(leftOf(clock(), 0, 999_000)).toMatchObject({ decision: 0, reserve: 0 });
  });

  it('stands still for who is not asked', () => {
    expect(leftOf(clock(), 1, 25_000)).toEqual({ decision: 0, reserve: 60_000, isRunning: false });
    expect(leftOf(clock({ seat: -1 }), 0, 25_000).isRunning).toBe(false);
  });

  it('warns when both together are nearly gone, and only whose time runs', () => {
    const late = clock({ left: 0, reserves: [9_000, 9_000] });
    expect(isLow(leftOf(late, 0, 0))).toBe(true);
    expect(isLow(leftOf(late, 1, 0))).toBe(false);
    expect(isLow(leftOf(clock(), 0, 14_000))).toBe(false);
  });

  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_400, '1:00'],
    [61_000, '1:01'],
    [600_000, '10:00'],
  ])('shows %i ms as %s', (ms, text) => {
    expect(clockText(ms)).toBe(text);
  });
});
