import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../protocol';
import { BEHIND, Director, settled } from './director.svelte';
import { around, MATCHES } from './matches.testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function started(scene: Scene, ways = {}): Director {
  const director = new Director(ways);
  director.feed({ ...scene, fresh: true });
  return director;
}

describe('a new scene', () => {
  it('is shown at once if it is fresh', () => {
    const [, next] = around('wounded');
    const director = started(next);
    expect(director.busy).toBe(false);
    expect(director.shown?.revision).toBe(next.revision);
  });

  it('is acted out, and then shown exactly', () => {
    const [before, next] = around('moved');
    const director = started(before);
    director.feed(next);
    expect(director.busy).toBe(true);
    expect(director.shown).not.toBe(next);
    vi.advanceTimersByTime(BEHIND + 100);
    expect(director.busy).toBe(false);
    expect(director.shown).toBe(next);
  });

  it('asks nothing while the way to it is acted out', () => {
    const [before, next] = around('wounded');
    const question = { decision: 'take_action', text: '', rule: '', actions: 2, options: [], coming: null, closed: [], powers: [], on_row: false };
    const director = started({ ...before, question } as Scene);
    director.feed({ ...next, question } as Scene);
    expect(director.shown?.question).toBeNull();
    vi.runAllTimers();
    expect(director.shown?.question).toBe(question);
  });

  it('is shown at once where the way to it cannot be acted out', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const [before, next] = around('card_taken');
    const director = started(before);
    director.onFlight(() => {
      throw new Error('nowhere to fly');
    });
    director.feed(next);
    vi.advanceTimersByTime(BEHIND + 100);
    expect([director.busy, director.shown]).toEqual([false, next]);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });

  it('in another language waits until what led to it was acted out', () => {
    const [before, next] = around('moved');
    const director = started(before);
    director.feed(next);
    const translated = { ...next, lang: 'pl', fresh: true } as Scene;
    director.feed(translated);
    expect([director.busy, director.shown?.question]).toEqual([true, null]);
    expect(director.shown?.fighters).not.toEqual(next.fighters);
    vi.advanceTimersByTime(BEHIND + 100);
    expect(director.busy).toBe(false);
    expect(director.shown).toBe(translated);
  });

  it('in another language leaves the round that is being called', () => {
    const director = started(MATCHES[0].scenes[20]);
    director.callRound(2);
    director.feed({ ...MATCHES[0].scenes[20], lang: 'pl', fresh: true } as Scene);
    expect(director.banner).toMatchObject({ kind: 'round', number: 2 });
    director.feed({ ...MATCHES[0].scenes[21], fresh: true });
    expect(director.banner).toBeNull();
  });

  it('of another match is shown at once', () => {
    const director = started(MATCHES[0].scenes[20]);
    director.feed(MATCHES[1].scenes[20]);
    expect(director.shown).toBe(MATCHES[1].scenes[20]);
  });

  it('is not shown while only a part of its events is acted out', () => {
    const [before, next] = around('card_taken');
    const director = started(before);
    const hands = (): number =>
      director.shown!.fighters.reduce((sum, one) => sum + one.hand.length, 0);
    const had = hands();
    const place = next.events.findIndex(({ name }) => name === 'card_taken');
    director.lead({ ...next, events: next.events.slice(0, place) });
    vi.runAllTimers();
    expect([hands(), director.shown!.question]).toEqual([had, null]);
    director.feed({ ...next, events: next.events.slice(place) });
    vi.runAllTimers();
    expect(director.shown).toMatchObject({ revision: next.revision, fighters: next.fighters });
  });

  it('counts wounds as they land', () => {
    const [before, next] = around('wounded');
    const director = started(before);
    const seen = new Set<number>();
    const count = (): number =>
      director.shown!.fighters.reduce((sum, one) => sum + one.heavy + one.light, 0);
    director.feed(next);
    while (director.busy) {
      seen.add(count());
      vi.advanceTimersToNextTimer();
    }
    const start = before.fighters.reduce((sum, one) => sum + one.heavy + one.light, 0);
    expect([...seen][0]).toBe(start);
    expect(director.shown).toBe(next);
  });
});

describe('haste', () => {
  it.each(MATCHES)('is never more than 2.5 s behind, however fast scenes come: $name', ({ scenes }) => {
    const director = started(scenes[8]);
    for (const scene of scenes.slice(9)) director.feed(scene);
    const begin = Date.now();
    while (director.busy) vi.advanceTimersToNextTimer();
    expect(director.shown).toBe(scenes.at(-1));
    expect(Date.now() - begin).toBeLessThanOrEqual(BEHIND + 400);
  });

  it('ends at once when somebody presses a key', () => {
    const [before, next] = around('wounded');
    const director = started(before);
    const deaf = director.listen();
    director.feed(next);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: '1' }));
    expect(director.busy).toBe(false);
    expect(director.shown).toBe(next);
    deaf();
  });

  it('plays faster at a higher speed', () => {
    const [before, next] = around('moved');
    const took = (speed: number): number => {
      const director = started(before, { speed: () => speed });
      const begin = Date.now();
      director.feed(next);
      while (director.busy) vi.advanceTimersToNextTimer();
      return Date.now() - begin;
    };
    expect(took(2)).toBeLessThan(took(1) * 0.6);
  });

  it('leaves no timer behind', () => {
    const [before, next] = around('wounded');
    const director = started(before);
    director.feed(next);
    director.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('flights', () => {
  it('are handed to the component that draws them, until it is gone', () => {
    const [before, next] = around('card_taken');
    const director = started(before);
    const launched: string[] = [];
    const off = director.onFlight((flight) => launched.push(flight.what));
    director.feed(next);
    director.skip();
    vi.runAllTimers();
    expect(launched).toContain('card');
    off();
    launched.length = 0;
    director.feed({ ...next, events: before.events });
    expect(launched).toEqual([]);
  });
});

describe('how the fighters stand', () => {
  const scene = MATCHES[0].scenes[20];

  it('an attack that is being answered is held, another is over', () => {
    const asked = (attacker: number): Scene =>
      ({ ...scene, question: { coming: { attacker } } }) as unknown as Scene;
    expect(settled(asked(1), ['idle', 'strike'])).toEqual(['idle', 'strike']);
    expect(settled(asked(0), ['idle', 'strike'])).toEqual(['idle', 'idle']);
  });

  it('the winner of a match stands', () => {
    expect(settled({ ...scene, over: true, winner: 1 }, ['idle', 'idle'])).toEqual(['down', 'win']);
  });
});

describe('what has been told', () => {
  const named = (scene: Scene) => scene.events.map(({ name }) => name).sort();
  const told = (director: Director) => director.told.map(({ name }) => name).sort();

  it('comes with what is seen, and each thing once', () => {
    const [before, next] = around('wounded');
    const director = started({ ...before, events: [] });
    director.feed(next);
    expect(told(director).length).toBeLessThan(next.events.length);
    vi.runAllTimers();
    expect(told(director)).toEqual(named(next));
  });

  it('is everything when the acting is ended', () => {
    const [before, next] = around('wounded');
    const director = started({ ...before, events: [] });
    director.feed(next);
    director.skip();
    expect(told(director)).toEqual(named(next));
  });

  it('is the whole past of a fresh scene, also of one that waits', () => {
    const [before, next] = around('moved');
    const director = started(before);
    expect(director.told).toBe(before.events);
    director.feed(next);
    const translated = { ...next, lang: 'pl', fresh: true, events: [...before.events, ...next.events] } as Scene;
    director.feed(translated);
    expect(director.told).not.toBe(translated.events);
    vi.runAllTimers();
    expect(director.told).toBe(translated.events);
  });
});
