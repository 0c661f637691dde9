/** Symbols and costs as the wire writes them: `BD` on a card, `F/D ?` as a cost. */

export type Symbol = 'block' | 'dash' | 'fist' | 'kick' | 'focus' | 'wild';

const LETTERS: Record<string, Symbol> = {
  B: 'block',
  D: 'dash',
  F: 'fist',
  K: 'kick',
  M: 'focus',
  '?': 'wild',
};

export function symbolOf(letter: string): Symbol {
  return LETTERS[letter] ?? 'wild';
}

/** One entry for each symbol to pay; more than one in an entry: any of them will do. */
export function costOf(letters: string): Symbol[][] {
  return letters
    .split(' ')
    .filter(Boolean)
    .flatMap((part) =>
      part.includes('/')
        ? [part.split('/').map(symbolOf)]
        : [...part].map((letter) => [symbolOf(letter)]),
    );
}
