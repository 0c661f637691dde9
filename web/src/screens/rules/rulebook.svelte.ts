/** The rules of each language, fetched once. */
import { SvelteMap } from 'svelte/reactivity';
import { api } from '../../net/api';
import type { Rulebook } from '../../protocol';
import { language } from '../../words/words';

const known = new SvelteMap<string, Rulebook>();

/** Until the right language is loaded, another one is shown. */
export function rulebook(): Rulebook | undefined {
  return known.get(language()) ?? known.values().next().value;
}

export async function loadRulebook(lang = language()): Promise<void> {
  if (!known.has(lang)) known.set(lang, await api.rules<Rulebook>(lang));
}
