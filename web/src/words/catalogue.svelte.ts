/** The whole library in the language of now: names, texts and values as printed. */

import { SvelteMap } from 'svelte/reactivity';
import type { Language } from '../browser/settings.svelte';
import type {
  ArenaEntry,
  AttackEntry,
  BoxEntry,
  Catalogue,
  FighterEntry,
  SkillEntry,
  TokenEntry,
} from '../protocol';
import { language } from './words';

interface Index {
  all: Catalogue;
  attacks: Map<string, AttackEntry>;
  fighters: Map<string, FighterEntry>;
  skills: Map<string, SkillEntry>;
  tokens: Map<string, TokenEntry>;
  arenas: Map<string, ArenaEntry>;
  drawings: Map<string, string>; // the address of each by its place
}

const known = new SvelteMap<Language, Index>();

function byKey<T extends { key: string }>(boxes: BoxEntry[], of: (box: BoxEntry) => T[]): Map<string, T> {
  return new Map(boxes.flatMap(of).map((thing) => [thing.key, thing]));
}

export function addCatalogue(lang: Language, all: Catalogue): void {
  known.set(lang, {
    all,
    attacks: byKey(all.boxes, (box) => box.attacks),
    fighters: byKey(all.boxes, (box) => box.fighters),
    skills: byKey(all.boxes, (box) => box.skills),
    tokens: byKey(all.boxes, (box) => box.tokens),
    arenas: byKey(all.boxes, (box) => box.arenas),
    drawings: new Map(all.boxes.flatMap((box) => box.drawings.map((place) => [place, `${box.art}/${place}.svg`]))),
  });
}

const coming = new Map<Language, Promise<void>>();

export function loadCatalogue(lang: Language = language()): Promise<void> {
  if (known.has(lang)) return Promise.resolve();
  const now = coming.get(lang) ?? fetchCatalogue(lang).finally(() => coming.delete(lang));
  coming.set(lang, now);
  return now;
}

async function fetchCatalogue(lang: Language): Promise<void> {
  const answer = await fetch(`/api/catalogue/${lang}?lang=${lang}`);
  if (!answer.ok) throw new Error(`catalogue in ${lang}: ${answer.status}`);
  // `1–2` is never broken at the end of a line.
  const text = (await answer.text()).replace(/(\d)–(?=\d)/g, '$1\u2060–\u2060');
  addCatalogue(lang, JSON.parse(text) as Catalogue);
}

/** In another language rather than not at all, until the right one has come. */
function index(): Index | undefined {
  return known.get(language()) ?? known.values().next().value;
}

export function catalogue(): Catalogue | undefined {
  return index()?.all;
}

/** What a level of the computer is called where its name begins a line. */
export function levelName(level: string): string {
  const name = catalogue()?.spoken.levels[level] ?? level;
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

export const boxes = (): BoxEntry[] => catalogue()?.boxes ?? [];
/** Where nothing asks for another one. */
export const firstArena = (): string => boxes().find((box) => box.arenas.length > 0)?.arenas[0].key ?? '';
/** The address of a drawing by its place, `fighters/…/idle`; empty if there is none. */
export const drawing = (place: string): string => index()?.drawings.get(place) ?? '';

/** Attack cards and Special Attacks alike. */
export const attack = (key: string): AttackEntry | undefined => index()?.attacks.get(key);
export const fighter = (key: string): FighterEntry | undefined => index()?.fighters.get(key);
export const skill = (key: string): SkillEntry | undefined => index()?.skills.get(key);
export const token = (key: string): TokenEntry | undefined => index()?.tokens.get(key);
export const arena = (key: string): ArenaEntry | undefined => index()?.arenas.get(key);
