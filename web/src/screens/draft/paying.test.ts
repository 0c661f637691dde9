import { describe, expect, it } from 'vitest';
import { covered, helps } from './paying';

describe('covered', () => {
  it.each([
    ['F', 'F F', [0]],
    ['FF', 'F F', [0, 1]],
    ['FK', 'K ?', [0, 1]],
    ['F', 'K ?', [1]],
    ['D', 'F/D', [0]],
    ['FD', 'F/D D', [0, 1]],
    ['DF', 'F/D D', [0, 1]],
    ['B', 'F F', []],
  ])('%s covers of %s: %j', (letters, cost, places) => {
    expect(covered(letters, cost)).toEqual(places);
  });
});

describe('helps', () => {
  const sheet = [
    { attack: 'frenzied_strike', cost: 'K ?' },
    { attack: 'fists_of_fury', cost: 'F F' },
    { attack: 'grasp_of_fury', cost: 'F/D' },
    { attack: 'double_block', cost: 'B B' },
  ];

  it('begins with what the card pays alone and ends with Wild', () => {
    expect(helps('F', sheet).map((help) => help.attack)).toEqual([
      'grasp_of_fury',
      'fists_of_fury',
      'frenzied_strike',
    ]);
  });

  it('says what is only the wild place', () => {
    const wild = helps('F', sheet).find((help) => help.attack === 'frenzied_strike');
    expect(wild).toEqual({ attack: 'frenzied_strike', paid: [1], all: 2, onlyWild: true });
  });

  it('leaves out what it does not pay', () => {
    expect(helps('B', sheet).map((help) => help.attack)).toEqual([
      'double_block',
      'frenzied_strike',
    ]);
  });
});
