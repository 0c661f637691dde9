/** Everything the page says, from the game's Fluent files. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { type Language, settings } from '../browser/settings.svelte';

export type Arguments = Record<string, FluentVariable>;

const bundles = new SvelteMap<Language, FluentBundle>();

export function language(): Language {
  return settings.language;
}

/** Says a message in the language of now; an unknown one shows its name, never nothing. */
export function say(id: string, args?: Arguments): string {
  const bundle = bundles.get(settings.language) ?? bundles.values().next().value;
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    if (import.meta.env.DEV) console.warn(`no message ${id} in ${settings.language}`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (import.meta.env.DEV && errors.length) console.warn(`message ${id}:`, ...errors);
  return text;
}

/** A sentence that stays on the page: kept like this it is always in the language of now. */
export type Notice = () => string;

/** Whether there is such a message: for words made of keys. */
export function canSay(id: string): boolean {
  return bundles.get(settings.language)?.hasMessage(id) ?? false;
}

export function addWords(lang: Language, source: string): void {
  // Isolation marks are invisible characters that break comparing and screen readers.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  bundles.set(lang, bundle);
}

const coming = new Map<Language, Promise<void>>();

export function loadWords(lang: Language): Promise<void> {
  if (bundles.has(lang)) return Promise.resolve();
  const now = coming.get(lang) ?? fetchWords(lang).finally(() => coming.delete(lang));
  coming.set(lang, now);
  return now;
}

async function fetchWords(lang: Language): Promise<void> {
  const answer = await fetch(`/words/${lang}.ftl`);
  if (!answer.ok) throw new Error(`words of ${lang}: ${answer.status}`);
  addWords(lang, await answer.text());
}

let wanted: Language = settings.language;

/** Goes on in another language as soon as its words are there, unless yet another is wanted then. */
export async function setLanguage(lang: Language): Promise<void> {
  wanted = lang;
  await loadWords(lang);
  if (wanted === lang) settings.language = lang;
}

/** Sentences one after the other, with a full stop between them where the first one has none. */
export function sentences(...parts: string[]): string {
  const said = parts.filter((part) => part !== '');
  return said.map((part, place) => (place === said.length - 1 || /[.!?…]$/.test(part) ? part : `${part}.`)).join(' ');
}

/** What came before the first round has a name of its own. */
export function roundName(round: number): string {
  return round > 0 ? say('web-match-round', { n: round }) : say('web-match-setup');
}

/** `3/8`-like lists and sentences need the language's own commas. */
export function listed(parts: string[], kind: 'conjunction' | 'disjunction' = 'conjunction'): string {
  return new Intl.ListFormat(settings.language, { type: kind }).format(parts);
}
