/** The rules of each language, fetched once. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../../net/api';
import type { Rulebook } from '../../protocol';
import { language } from '../../words/words';

const known = new SvelteMap<string, Rulebook>();

/** In another language rather than not at all, until the right one has come. */
export function rulebook(): Rulebook | undefined {
  return known.get(language()) ?? known.values().next().value;
}

export async function loadRulebook(lang = language()): Promise<void> {
  if (!known.has(lang)) known.set(lang, await api.rules<Rulebook>(lang));
}
