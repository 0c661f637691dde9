/** Everything printed as one list, and which of it is shown. */
import type {
  ArenaEntry,
  AttackEntry,
  Catalogue,
  FighterEntry,
  SkillEntry,
  TokenEntry,
} from '../../protocol';
import { finds } from '../../words/search';

export const KINDS = ['fighters', 'attacks', 'skills', 'tokens', 'arenas'] as const;
export type Kind = (typeof KINDS)[number];

interface Common {
  /** One of a kind: equal cards of two boxes are two items. */
  id: string;
  /** What a search looks through. */
  words: string;
}
export type Item = Common &
  (
    | { kind: 'fighters'; entry: FighterEntry; specials: AttackEntry[] }
    | { kind: 'attacks'; entry: AttackEntry }
    | { kind: 'skills'; entry: SkillEntry }
    | { kind: 'tokens'; entry: TokenEntry }
    | { kind: 'arenas'; entry: ArenaEntry }
  );

export interface Filter {
  box: string; // empty: both
  kind: Kind | '';
  wanted: string;
}

export function itemsOf(catalogue: Catalogue): Item[] {
  const items: Item[] = [];
  for (const box of catalogue.boxes) {
    const sheets = new Map(box.attacks.filter((one) => one.fighter).map((one) => [one.key, one]));
    for (const entry of box.fighters) {
      const specials = entry.specials.flatMap((key) => sheets.get(key) ?? []);
      const words = [entry.title, entry.plan, entry.text, ...specials.map((one) => one.line)];
      items.push({ kind: 'fighters', entry, specials, ...common('fighters', entry, words) });
    }
    for (const entry of box.attacks) {
      if (entry.fighter) continue;
      const words = [entry.line, ...entry.copies.map((copy) => copy.symbols)];
      items.push({ kind: 'attacks', entry, ...common('attacks', entry, words) });
    }
    for (const entry of box.skills) {
      items.push({ kind: 'skills', entry, ...common('skills', entry, [entry.text]) });
    }
    for (const entry of box.tokens) {
      items.push({ kind: 'tokens', entry, ...common('tokens', entry, [entry.text]) });
    }
    for (const entry of box.arenas) {
      items.push({ kind: 'arenas', entry, ...common('arenas', entry, [entry.text]) });
    }
  }
  return items;
}

function common(
  kind: Kind,
  entry: { key: string; box: string; name: string },
  words: string[],
): Common {
  return { id: `${kind}-${entry.box}-${entry.key}`, words: [entry.name, ...words].join(' ') };
}

export function shown(items: readonly Item[], filter: Filter): Item[] {
  return items.filter(
    (item) =>
      (!filter.box || item.entry.box === filter.box) &&
      (!filter.kind || item.kind === filter.kind) &&
      finds(item.words, filter.wanted),
  );
}

/** The kinds that have something to show, in their order. */
export function grouped(items: readonly Item[]): { kind: Kind; items: Item[] }[] {
  return KINDS.map((kind) => ({ kind, items: items.filter((item) => item.kind === kind) })).filter(
    (group) => group.items.length > 0,
  );
}

/** The filter an address asks for; what it does not know is left out. */
export function filterOf(query: Record<string, string>, boxes: readonly string[]): Filter {
  return {
    box: boxes.includes(query.box ?? '') ? query.box! : '',
    kind: KINDS.find((kind) => kind === query.kind) ?? '',
    wanted: query.search ?? '',
  };
}

export function addressOf(filter: Filter): string {
  const query = new URLSearchParams();
  if (filter.box) query.set('box', filter.box);
  if (filter.kind) query.set('kind', filter.kind);
  if (filter.wanted.trim()) query.set('search', filter.wanted.trim());
  const text = query.toString();
  return text ? `/cards?${text}` : '/cards';
}

/** How many cards of a deck show this attack. */
export function copiesOf(entry: AttackEntry): number {
  return entry.copies.reduce((sum, copy) => sum + copy.count, 0);
}
