import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BoxEntry, Catalogue } from '../protocol';
import { addCatalogue } from '../words/catalogue.svelte';
import { artText, cardArt, crest, dress, fighterToken, icon, plane, pose, tokenArt, twoFighters } from './art';

const BOX = {
  key: 'yard',
  fighters: ['ana', 'bo', 'cy'].map((key) => ({ key, colour: '#ff9f2e' })),
  ...{ attacks: [], skills: [], tokens: [], arenas: [] },
  art: '/boxes/yard/5eed',
  drawings: ['fighters/ana/idle', 'fighters/ana/hit', 'arenas/pit/sky', 'cards/ram'],
  symbols: {
    'tokens/trap': '<svg viewBox="0 0 64 64"><path d="M0 0"/></svg>',
    'fighters/ana/crest': '<svg viewBox="0 0 32 16"><path d="M0 0"/></svg>',
    'fighters/ana/token': '<svg viewBox="0 0 64 64"><path d="M0 0"/></svg>',
  },
} as unknown as BoxEntry;

beforeAll(() => {
  addCatalogue('en', { lang: 'en', boxes: [BOX] } as Catalogue);
  dress(document);
});

describe('drawings', () => {
  it('that are small stand in the page once', () => {
    for (const name of ['i-dash', 't-trap', 'c-heavy-ghost', 'f-ana-crest']) {
      expect(document.querySelectorAll(`symbol[id="${name}"]`)).toHaveLength(1);
    }
    expect(icon('dash')).toEqual({ href: '#i-dash', ratio: 1 });
    expect(icon('range-between-wide').ratio).toBe(2);
    expect(tokenArt('trap').href).toBe('#t-trap');
    expect(crest('ana')).toEqual({ href: '#f-ana-crest', ratio: 2 });
  });

  it('of two different fighters are drawn by lot', () => {
    expect(twoFighters(() => 0)).toEqual(['ana', 'bo']);
    expect(twoFighters(() => 0.999)).toEqual(['cy', 'bo']);
  });

  it('come with their box, and so do colours', () => {
    expect(pose('ana', 'hit')).toBe('/boxes/yard/5eed/fighters/ana/hit.svg');
    expect(plane('pit', 'sky')).toBe('/boxes/yard/5eed/arenas/pit/sky.svg');
    expect(cardArt('ram')).toBe('/boxes/yard/5eed/cards/ram.svg');
    expect(document.documentElement.style.getPropertyValue('--fighter-bo')).toBe('#ff9f2e');
  });

  it('may be missing', () => {
    expect(cardArt('fists_of_fury')).toBe('');
    expect(plane('pit', 'far')).toBe('');
    expect(pose('ana', 'win')).toBe(pose('ana', 'idle'));
    expect(pose('bo', 'win')).toContain('shadow');
    expect([tokenArt('fog').href, fighterToken('bo').href]).toEqual(['#t-plain', '#t-select-fighter']);
    expect(crest('bo')).toBeNull();
  });

  it('are fetched once, and again after a failure', async () => {
    const fetch = vi.fn(async () => new Response('<svg/>'));
    vi.stubGlobal('fetch', fetch);
    expect(await Promise.all([artText('/a.svg'), artText('/a.svg')])).toEqual(['<svg/>', '<svg/>']);
    expect(fetch).toHaveBeenCalledOnce();
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    await expect(artText('/b.svg')).rejects.toThrow('404');
    vi.stubGlobal('fetch', fetch);
    expect(await artText('/b.svg')).toBe('<svg/>');
    await expect(artText('')).rejects.toThrow('no such drawing');
  });
});
