import { describe, expect, it } from 'vitest';
import { hasDraw, isTaken, moved, picked, remembered, usual, wanted, type Choice } from './choice';

const known = {
  fighters: ['veroth', 'xingo', 'driana', 'mistbearer', 'maggot', 'lost_knight'],
  arenas: ['siege_storm', 'tainted_grail'],
  skillSets: ['siege_storm', 'tainted_grail'],
};
const USUAL = usual(known);

describe('remembered', () => {
  it('begins with the usual match', () => {
    expect(remembered(null, known)).toEqual(USUAL);
  });

  it('gives back what was kept', () => {
    const choice: Choice = {
      ...USUAL,
      fighters: ['maggot', 'random'],
      knockdown: 'dice',
      stall_turns: 0,
      names: ['Ana', 'Jan'],
    };
    expect(remembered(JSON.stringify(choice), known)).toEqual(choice);
  });

  it('gives back what the first version kept', () => {
    const kept = '{"relief":"each","stallTurns":20}';
    expect(remembered(kept, known)).toEqual({ ...USUAL, relief: 'each', stall_turns: 20 });
  });

  it.each(['', '[]', 'null', '7', '{"fighters":"veroth","names":[1,{}],"level":"god"}'])(
    'takes the usual where %j makes no sense',
    (text) => expect(remembered(text, known)).toEqual(USUAL),
  );

  it('draws instead of a fighter whose box is gone', () => {
    const few = { ...known, fighters: ['driana'] };
    expect(remembered('{"fighters":["maggot","driana"]}', few).fighters).toEqual([
      'random',
      'driana',
    ]);
  });

  it('never lets both have the same fighter', () => {
    expect(remembered('{"fighters":["maggot","maggot"]}', known).fighters).toEqual([
      'maggot',
      'random',
    ]);
  });
});

describe('picked', () => {
  it('swaps when a player takes what the other one had', () => {
    expect(picked(USUAL, 0, 'xingo').fighters).toEqual(['xingo', 'veroth']);
  });

  it('lets both draw', () => {
    const one = picked(USUAL, 0, 'random');
    expect(picked(one, 1, 'random').fighters).toEqual(['random', 'random']);
    expect(hasDraw(one)).toBe(true);
    expect(hasDraw(USUAL)).toBe(false);
  });

  it('marks as taken only what the first player has settled', () => {
    expect(isTaken(USUAL, 0, 'xingo')).toBe(false);
    expect(isTaken(USUAL, 1, 'veroth')).toBe(true);
    expect(isTaken(USUAL, 2, 'veroth')).toBe(false);
  });
});

describe('wanted', () => {
  it('asks for a computer of the chosen level', () => {
    const match = wanted({ ...USUAL, level: 'duelist', names: ['  Ana  ', 'Jan'] }, false);
    expect(match.seats).toEqual([
      { kind: 'person', level: '', name: 'Ana' },
      { kind: 'computer', level: 'duelist', name: '' },
    ]);
  });

  it('asks for two people', () => {
    const match = wanted({ ...USUAL, names: ['', 'Jan'] }, true);
    expect(match.seats[1]).toEqual({ kind: 'person', level: '', name: 'Jan' });
  });
});

describe('moved', () => {
  const to = (place: number, key: string) => moved(place, key, 3, 7);

  it('walks the grid and stops at its ends', () => {
    expect(to(0, 'ArrowLeft')).toBe(0);
    expect(to(2, 'ArrowRight')).toBe(3);
    expect(to(1, 'ArrowDown')).toBe(4);
    expect(to(4, 'ArrowUp')).toBe(1);
    expect(to(1, 'ArrowUp')).toBe(1);
  });

  it('reaches Random from every place of the last row, and goes back to its middle', () => {
    expect([3, 4, 5].map((place) => to(place, 'ArrowDown'))).toEqual([6, 6, 6]);
    expect(to(6, 'ArrowDown')).toBe(6);
    expect(to(6, 'ArrowUp')).toBe(4);
  });

  it('leaves other keys alone', () => {
    expect(to(3, 'a')).toBeNull();
  });
});
