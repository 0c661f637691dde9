import { describe, expect, it } from 'vitest';
import { finds, folded, pieces } from './search';

describe('searching', () => {
  it('knows no accents and no case, and keeps the length', () => {
    expect(folded('Puños DE FURIA, Zagłada, Łańcuch')).toBe('punos de furia, zaglada, lancuch');
    for (const text of ['Obrażenie ciężkie', 'Xin’go', 'İ ß']) {
      expect(folded(text).length).toBe(text.toLowerCase().length);
    }
  });

  it('finds all words in any order', () => {
    expect(finds('Szarpnięcie Łańcuchem', 'lancuchem szarp')).toBe(true);
    expect(finds('Szarpnięcie Łańcuchem', 'lancuch kick')).toBe(false);
    expect(finds('anything', '  ')).toBe(true);
  });

  it('marks what it found where it stands', () => {
    expect(pieces('Daño y daño', 'dano')).toEqual([
      { text: 'Daño', hit: true },
      { text: ' y ', hit: false },
      { text: 'daño', hit: true },
    ]);
    expect(pieces('abc', '')).toEqual([{ text: 'abc', hit: false }]);
  });
});
