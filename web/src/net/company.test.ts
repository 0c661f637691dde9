import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../browser/settings.svelte';
import type { ClockNow, Scene } from '../protocol';
import { Company } from './company.svelte';
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
let company: Company;
let stop: () => void;
const heard = vi.fn();

const told = (message: unknown) => (Socket.all.at(-1) as Socket).say(message);

describe('company at a match', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    heard.mockClear();
    settings.phrases = true;
    vi.stubGlobal('WebSocket', Socket);
    vi.stubGlobal('fetch', async () => new Response('{}'));
    link = new MatchLink('m1');
    Socket.all[0].open();
    company = new Company(link);
    stop = company.start(heard);
  });
  afterEach(() => {
    stop();
    link.close();
    vi.useRealTimers();
  });

  it('has clocks that count down between two scenes, and warn the one who is late', () => {
    told(scene({ clock } as Partial<Scene>));
    vi.advanceTimersByTime(6_000);
    expect(company.times[0].decision).toBeLessThanOrEqual(9_200);
    expect(company.times[1]).toMatchObject({ reserve: 5_000, isRunning: false });
    expect(company.isLow).toBe(false);
    vi.advanceTimersByTime(6_000);
    expect(company.isLow).toBe(true);
    told(scene({ clock: { ...clock, seat: 1 } } as Partial<Scene>));
    expect(company.isLow).toBe(false);
  });

  it('has no clock where there is none, nor after the end', () => {
    told(scene());
    expect(company.times).toEqual([]);
    told(scene({ clock, over: true } as Partial<Scene>));
    expect(company.times).toEqual([]);
  });

  it('tells for how long the other has been gone, and when the match may be claimed', () => {
    told(scene({ away: [-1, 20], claim_in: 10 }));
    company.tick();
    expect([company.gone, company.goneFor, company.claimIn]).toEqual([1, 20, 10]);
    vi.advanceTimersByTime(4_000);
    expect([company.goneFor, company.claimIn]).toEqual([24, 6]);
    vi.advanceTimersByTime(20_000);
    expect(company.claimIn).toBe(0);
    told(scene());
    expect([company.gone, company.claimIn]).toEqual([-1, -1]);
  });

  it('misses nobody who is gone only for a moment', () => {
    told(scene({ away: [-1, 0], claim_in: 30 }));
    vi.advanceTimersByTime(2_000);
    expect([company.gone, company.claimIn]).toEqual([-1, -1]);
    vi.advanceTimersByTime(2_000);
    expect([company.gone, company.goneFor]).toEqual([1, 4]);
  });

  it('lets nobody claim who only watches', () => {
    told(scene({ mode: 'watched', viewer: -1, away: [3, -1] }));
    company.tick();
    expect([company.gone, company.claimIn]).toEqual([0, -1]);
    expect([company.isWatched, company.isPlayed, company.isShared]).toEqual([true, false, false]);
  });

  it('shows what is said for a while, the last of each seat', () => {
    told(scene());
    told({ type: 'said', seat: 1, phrase: 'hello', text: 'Hello!' });
    told({ type: 'said', seat: 1, phrase: 'ouch', text: 'Ouch!' });
    expect(company.bubbles).toEqual([{ seat: 1, phrase: 'ouch' }]);
    expect(heard).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(10_000);
    expect(company.bubbles).toEqual([]);
  });

  it('says nothing to who does not want to hear it', () => {
    settings.phrases = false;
    told(scene());
    told({ type: 'said', seat: 1, phrase: 'hello', text: 'Hello!' });
    expect(company.bubbles).toEqual([]);
    expect(heard).not.toHaveBeenCalled();
  });

  it('is between two people who each have a screen', () => {
    told(scene());
    expect([company.isPlayed, company.isShared, company.isWatched]).toEqual([true, true, false]);
    told(scene({ fighters: [person, { ...person, level: 'rookie' }] } as unknown as Partial<Scene>));
    expect([company.isPlayed, company.isShared]).toEqual([true, false]);
  });
});
