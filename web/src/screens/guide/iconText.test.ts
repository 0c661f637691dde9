import { describe, expect, it } from 'vitest';
import { piecesOf, spokenOf } from './iconText';

describe('a sentence with pictures', () => {
  it('has drawings where they are named', () => {
    expect(piecesOf('Pay [kick] Kick.')).toEqual([
      { text: 'Pay ', icon: '' },
      { text: '', icon: 'kick' },
      { text: ' Kick.', icon: '' },
    ]);
    expect(piecesOf('[ko] K.O.')[0]).toEqual({ text: '', icon: 'ko' });
    expect(piecesOf('Plain')).toEqual([{ text: 'Plain', icon: '' }]);
  });

  it('is read out without them', () => {
    expect(spokenOf('Pay [kick] Kick or [block] Block.')).toBe('Pay Kick or Block.');
  });
});
