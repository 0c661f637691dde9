import { expect, test } from 'vitest';
import { SLOTS, slotsOf, zoneOf } from './gauge';

test('heavy wounds lie outside, then light ones, then what would come', () => {
  const slots = slotsOf(2, 1, { heavy: 1, light: 1 });
  expect(slots.slice(0, 6)).toEqual(['heavy', 'heavy', 'light', 'ghost-heavy', 'ghost-light', 'empty']);
  expect(slots).toHaveLength(SLOTS);
});

test('more wounds than slots fill the gauge', () => {
  expect(slotsOf(10, 9, { heavy: 1, light: 0 })).toHaveLength(SLOTS);
  expect(slotsOf(0, 0, null).every((slot) => slot === 'empty')).toBe(true);
});

test('zones begin at the fifth and the tenth slot', () => {
  expect([0, 3, 4, 8, 9, 12].map(zoneOf)).toEqual([1, 1, 2, 2, 3, 3]);
});
