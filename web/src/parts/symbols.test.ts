import { describe, expect, it } from 'vitest';
import { costOf, symbolOf } from './symbols';

describe('symbols', () => {
  it('of a card stand one after the other', () => {
    expect(costOf('BD')).toEqual([['block'], ['dash']]);
  });

  it('of a cost may leave a choice', () => {
    expect(costOf('F/D ?')).toEqual([['fist', 'dash'], ['wild']]);
    expect(costOf('M K ?')).toEqual([['focus'], ['kick'], ['wild']]);
  });

  it('may be none', () => {
    expect(costOf('')).toEqual([]);
  });

  it('have a letter each', () => {
    expect([...'BDFKM?'].map(symbolOf)).toEqual(['block', 'dash', 'fist', 'kick', 'focus', 'wild']);
  });
});
