import { describe, expect, it } from 'vitest';
import type { AttackEntry, BoxEntry, Catalogue } from '../../protocol';
import { addressOf, copiesOf, filterOf, grouped, itemsOf, shown } from './items';

const REACH = { kind: 'spaces' as const, low: 1, high: 1, text: 'zasięg 1' };

function attack(key: string, box: string, name: string, fighter = ''): AttackEntry {
  return {
    key,
    box,
    fighter,
    name,
    type: 'strike',
    reach: REACH,
    heavy: 1,
    light: 0,
    ko: false,
    cost: '',
    cost_text: '',
    text: '',
    line: `${name}: Uderzenie.`,
    copies: fighter ? [] : [{ letters: 'B', symbols: 'Blok', count: 2 }],
    source: 'reconstructed',
  };
}

function box(key: string): BoxEntry {
  const source = 'rulebook' as const;
  const common = { box: key, source };
  return {
    key,
    name: key,
    fighters: [
      { ...common, key: `f-${key}`, name: 'Mgielec', title: '', plan: '', colour: '#ff9f2e', tokens: [], specials: [`s-${key}`], text: '' },
    ],
    attacks: [attack('kick', key, 'Wysokie Kopnięcie'), attack(`s-${key}`, key, 'Zagłada', `f-${key}`)],
    skills: [{ ...common, key: `k-${key}`, name: 'Twarde Kolana', initiative: 7, text: '' }],
    tokens: [{ ...common, key: `t-${key}`, name: 'Klątwa', count: 1, on_space: false, text: '' }],
    arenas: [],
    art: '',
    drawings: [],
    symbols: {},
  };
}

const CATALOGUE = { lang: 'pl', boxes: [box('one'), box('two')], spoken: {} } as unknown as Catalogue;
const ITEMS = itemsOf(CATALOGUE);
const ALL = { box: '', kind: '' as const, wanted: '' };

describe('the gallery', () => {
  it('lists Special Attacks with their fighter, and cards of both boxes apart', () => {
    expect(ITEMS.map((item) => item.id)).toContain('attacks-two-kick');
    expect(new Set(ITEMS.map((item) => item.id)).size).toBe(ITEMS.length);
    expect(shown(ITEMS, { ...ALL, kind: 'attacks' })).toHaveLength(2);
  });

  it('shows a box, a kind, or what is looked for without accents', () => {
    expect(shown(ITEMS, { ...ALL, box: 'one' }).every((item) => item.entry.box === 'one')).toBe(true);
    expect(shown(ITEMS, { ...ALL, wanted: 'kopniecie' }).map((item) => item.kind)).toEqual([
      'attacks',
      'attacks',
    ]);
    expect(shown(ITEMS, { ...ALL, wanted: 'zaglada', box: 'two' }).map((item) => item.id)).toEqual([
      'fighters-two-f-two',
    ]);
  });

  it('groups by kind and leaves empty kinds out', () => {
    expect(grouped(ITEMS).map((group) => group.kind)).toEqual(['fighters', 'attacks', 'skills', 'tokens']);
  });

  it('keeps its filter in the address', () => {
    const filter = { box: 'two', kind: 'skills' as const, wanted: 'kolana' };
    const query = Object.fromEntries(new URL(addressOf(filter), 'http://x').searchParams);
    expect(filterOf(query, ['one', 'two'])).toEqual(filter);
    expect(filterOf({ box: 'three', kind: 'dogs' }, ['one'])).toEqual(ALL);
    expect(addressOf(ALL)).toBe('/cards');
  });

  it('counts copies', () => {
    expect(copiesOf(attack('a', 'one', 'A'))).toBe(2);
  });
});
