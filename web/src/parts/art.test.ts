import { describe, expect, it, vi } from 'vitest';
import { artText, cardArt, FIGHTERS, icon, hasIcon, placeSymbols, plane, PLANES, pose, POSES, tokenArt, twoFighters } from './art';


describe('drawings', () => {
  it('that are small stand in the page once', () => {
    placeSymbols(document);
    for (const name of ['i-dash', 't-trap', 'c-heavy-ghost']) {
      expect(document.querySelectorAll(`symbol[id="${name}"]`)).toHaveLength(1);
    }
    expect(icon('dash')).toEqual({ href: '#i-dash', ratio: 1 });
    expect(icon('range-between-wide').ratio).toBe(2);
    expect(tokenArt('poison').href).toBe('#t-poison');
    expect(hasIcon('nonsense')).toBe(false);
  });

  it('of two different fighters are drawn by lot', () => {
    expect(twoFighters(() => 0)).toEqual([FIGHTERS[0], FIGHTERS[1]]);
    expect(twoFighters(() => 0.999)).toEqual([FIGHTERS[5], FIGHTERS[4]]);
  });

  it('of every fighter are there in every pose', () => {
    expect(FIGHTERS).toHaveLength(6);
    const missing = FIGHTERS.flatMap((fighter) => POSES.filter((name) => !pose(fighter, name)));
    expect(missing).toEqual([]);
  });

  it('of both arenas are there in every plane', () => {
    for (const arena of ['siege_storm', 'tainted_grail']) {
      expect(PLANES.filter((name) => !plane(arena, name))).toEqual([]);
    }
  });

  it('may be missing', () => {
    expect(cardArt('ram')).toContain('ram');
    expect(cardArt('fists_of_fury')).toBe('');
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
  });
});
