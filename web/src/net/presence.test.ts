import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../browser/settings.svelte';
import type { ClockNow, Scene } from '../protocol';
import { Presence } from './presence.svelte';
import { MatchLink } from './link.svelte';
import { Socket } from './socket.testing';

const person = { level: '', player: 'Ann' };
const clock: ClockNow = { kind: 'blitz', seat: 0, left: 15_000, reserves: [5_000, 5_000], at: 0 };
const scene = (more: Partial<Scene> = {}) => ({
  type: 'scene',
  revision: 1,
  lang: 'en',
  mode: 'alone',
  viewer: 0,
  over: false,
  test: null,
  question: null,
  events: [],
  fighters: [person, { ...person, player: 'Ben' }],
  clock: null,
  away: [-1, -1],
  claim_in: -1,
  ...more,
});
let link: MatchLink;
let presence: Presence;
let stop: () => void;
const heard = vi.fn();

const told = (message: unknown) => (Socket.all.at(-1) as Socket).say(message);

describe('presence at a match', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    heard.mockClear();
    settings.phrases = true;
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', async () => new Response('{}'));
    link = new MatchLink('m1');
    Socket.all[0].open();
    presence = new Presence(link);
    stop = presence.start(heard);
  });
  afterEach(() => {
    stop();
    link.close();
    vi.useRealTimers();
  });

  it('has clocks that count down between two scenes, and warn the one who is late', () => {
    told(scene({ clock } as Partial<Scene>));
    vi.advanceTimersByTime(6_000);
    expect(presence.times[0].decision).toBeLessThanOrEqual(9_200);
    expect(presence.times[1]).toMatchObject({ reserve: 5_000, isRunning: false });
    expect(presence.isLow).toBe(false);
    vi.advanceTimersByTime(6_000);
    expect(presence.isLow).toBe(true);
    told(scene({ clock: { ...clock, seat: 1 } } as Partial<Scene>));
    expect(presence.isLow).toBe(false);
  });

  it('has no clock where there is none, nor after the end', () => {
    told(scene());
    expect(presence.times).toEqual([]);
    told(scene({ clock, over: true } as Partial<Scene>));
    expect(presence.times).toEqual([]);
  });

  it('tells for how long the other has been gone, and when the match may be claimed', () => {
    told(scene({ away: [-1, 20], claim_in: 10 }));
    presence.tick();
    expect([presence.gone, presence.goneFor, presence.claimIn]).toEqual([1, 20, 10]);
    vi.advanceTimersByTime(4_000);
    expect([presence.goneFor, presence.claimIn]).toEqual([24, 6]);
    vi.advanceTimersByTime(20_000);
    expect(presence.claimIn).toBe(0);
    told(scene());
    expect([presence.gone, presence.claimIn]).toEqual([-1, -1]);
  });

  it('misses nobody who is gone only for a moment', () => {
    told(scene({ away: [-1, 0], claim_in: 30 }));
    vi.advanceTimersByTime(2_000);
    expect([presence.gone, presence.claimIn]).toEqual([-1, -1]);
    vi.advanceTimersByTime(2_000);
    expect([presence.gone, presence.goneFor]).toEqual([1, 4]);
  });

  it('lets nobody claim who only watches', () => {
    told(scene({ mode: 'watched', viewer: -1, away: [3, -1] }));
    presence.tick();
    expect([presence.gone, presence.claimIn]).toEqual([0, -1]);
    expect([presence.isWatched, presence.isPlayed, presence.isShared]).toEqual([true, false, false]);
  });

  it('shows what is said for a while, the last of each seat', () => {
    told(scene());
    told({ type: 'said', seat: 1, phrase: 'hello', text: 'Hello!' });
    told({ type: 'said', seat: 1, phrase: 'ouch', text: 'Ouch!' });
    expect(presence.bubbles).toEqual([{ seat: 1, phrase: 'ouch' }]);
    expect(heard).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10_000);
    expect(presence.bubbles).toEqual([]);
  });

  it('says nothing to who does not want to hear it', () => {
    settings.phrases = false;
    told(scene());
    told({ type: 'said', seat: 1, phrase: 'hello', text: 'Hello!' });
    expect(presence.bubbles).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is between two people who each have a screen', () => {
    told(scene());
    expect([presence.isPlayed, presence.isShared, presence.isWatched]).toEqual([true, true, false]);
    told(scene({ fighters: [person, { ...person, level: 'rookie' }] } as unknown as Partial<Scene>));
    expect([presence.isPlayed, presence.isShared]).toEqual([true, false]);
  });
});
