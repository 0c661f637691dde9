import { describe, expect, it } from 'vitest';
import { continuation } from './continueFrom';

describe('going on from a moment', () => {
  it('gives the other seat to a computer', () => {
    expect(continuation(12, { seat: 1, level: 'rookie' })).toEqual({
      step: 12,
      seats: [{ kind: 'computer', level: 'rookie' }, { kind: 'person' }],
    });
  });

  it('gives both seats to people who share the screen', () => {
    expect(continuation(0, { seat: -1, level: 'rookie' }).seats).toEqual([
      { kind: 'person' },
      { kind: 'person' },
    ]);
  });
});
