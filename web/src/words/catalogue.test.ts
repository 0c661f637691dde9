import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../browser/settings.svelte';
import type { BoxEntry, Catalogue } from '../protocol';
import { addCatalogue, arena, attack, catalogue, drawing, fighter, firstArena, loadCatalogue, skill, token } from './catalogue.svelte';

function library(lang: string): Catalogue {
  const named = (key: string) => [{ key, name: `${key} ${lang}` }];
  const box = (key: string, more: object) =>
    ({ key, fighters: [], attacks: [], skills: [], tokens: [], arenas: [], art: `/boxes/${key}/1`, drawings: [], ...more }) as unknown as BoxEntry;
  return {
    lang,
    boxes: [
      box('first', { attacks: named('ram'), fighters: named('veroth') }),
      box('second', { skills: named('dread'), tokens: named('curse'), arenas: named('menhir'), drawings: ['skills/dread'] }),
    ],
  } as Catalogue;
}

describe('the catalogue', () => {
  beforeEach(() => {
    settings.language = 'en';
    addCatalogue('en', library('en'));
  });

  it('finds things of every box by their keys', () => {
    expect([attack('ram'), fighter('veroth'), skill('dread'), token('curse'), arena('menhir')]).toEqual(
      ['ram', 'veroth', 'dread', 'curse', 'menhir'].map((key) => ({ key, name: `${key} en` })),
    );
    expect(attack('veroth')).toBeUndefined();
  });

  it('knows where things are drawn', () => {
    expect([drawing('skills/dread'), drawing('cards/ram')]).toEqual(['/boxes/second/1/skills/dread.svg', '']);
    expect(firstArena()).toBe('menhir');
  });

  it('stays in the old language until the new one has come', async () => {
    const fetch = vi.fn(async () => new Response(JSON.stringify(library('pl'))));
    vi.stubGlobal('fetch', fetch);
    settings.language = 'pl';
    expect(catalogue()?.lang).toBe('en');
    await Promise.all([loadCatalogue(), loadCatalogue()]);
    expect(fetch).toHaveBeenCalledOnce();
    expect(attack('ram')?.name).toBe('ram pl');
  });
});
