import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { happened } from '../../net/events.testing';
import { FakeClock } from '../../play/clock.testing';
import { MATCHES } from '../../play/matches.testing';
import type { Film, ReplayStep } from '../../protocol';
import { ReplayPlayer } from './replayPlayer.svelte';

const SCENES = MATCHES[0].scenes;
const DICE = SCENES.findIndex(({ events }) => events.some(({ name }) => name === 'dice_rolled'));
const FILM = { passed: true, text: 'It stood.' } as Film;
const JUDGED = happened('knockdown_ended', { player: 1, passed: true });
/** Five moments of a match: at the third the dice are thrown, at the last a tower is judged. */
const STEPS = [DICE - 2, DICE - 1, DICE, DICE + 1, DICE + 1].map((at, number) => {
  const scene = { ...SCENES[at], revision: number };
  const isLast = number === 4;
  const events = isLast ? [JUDGED] : SCENES[at].events;
  return { number, scene, events, film: isLast ? FILM : null, tower: [[1, 2, 3]] } as unknown as ReplayStep;
});
const LONG = 10_000;

let clock: FakeClock;
let player: ReplayPlayer;

/** Time goes on, and whatever has been fetched by then has come. */
async function pass(ms: number): Promise<void> {
  await new Promise((done) => setTimeout(done));
  clock.advance(ms);
  await new Promise((done) => setTimeout(done));
}

/** Goes to a moment, which is there by then. */
async function at(number: number): Promise<void> {
  player.jump(number);
  await pass(0);
}

/** How long it takes until the next moment has been acted out. */
async function stepTime(): Promise<number> {
  player.forward();
  await pass(0);
  for (let ms = 0; ; ms += 10) {
    if (player.playback.isSettled) return ms;
    clock.advance(10);
  }
}

const told = () => player.playback.director.told.map(({ name }) => name);
const shown = () => player.playback.director.shown?.revision;
const kind = () => player.playback.test.now?.kind;

beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const step = /steps\/(\d+)/.exec(url);
    return Response.json(step ? STEPS[Number(step[1])] : { steps: STEPS.map(() => ({})), viewer: 0 });
  });
  clock = new FakeClock();
  player = new ReplayPlayer('m1', { number: 0, viewer: -1 }, clock);
  await player.load('en', -1);
});
afterEach(() => {
  player.close();
  expect(clock.waiting).toBe(0);
  vi.unstubAllGlobals();
});

describe('a replay that plays', () => {
  it('goes from move to move, and waits until a test has been seen', async () => {
    player.toggle();
    await pass(LONG);
    expect([player.at, kind()]).toEqual([1, undefined]);
    await pass(LONG);
    await pass(LONG);
    await pass(LONG);
    expect([player.at, kind(), player.playback.test.isOpen]).toEqual([2, 'dice', true]);
    player.playback.testSeen();
    for (let passed = 0; passed < 6; passed += 1) await pass(LONG);
    expect([player.at, kind()]).toEqual([4, 'film']);
    player.playback.testSeen();
    await pass(LONG);
    await pass(LONG);
    expect([player.at, player.playing]).toEqual([4, false]);
  });

  it('that is paused ends its move and stays there', async () => {
    player.toggle();
    await pass(1);
    expect(player.playback.isSettled).toBe(false);
    player.pause();
    for (let passed = 0; passed < 4; passed += 1) await pass(LONG);
    expect([player.at, shown(), player.playback.isSettled]).toEqual([1, 1, true]);
  });

  it('goes on once, however often it was paused in between', async () => {
    player.toggle();
    await pass(1);
    player.toggle();
    player.toggle();
    expect(player.at).toBe(1);
    await pass(LONG);
    await pass(0);
    expect([player.at, player.wanted, player.playback.isSettled]).toEqual([2, 2, false]);
  });

  it('stays at a test, however long it lasts, when it is paused', async () => {
    await at(1);
    player.toggle();
    await pass(LONG);
    player.pause();
    await pass(LONG);
    expect([kind(), player.playback.test.isOpen]).toEqual(['dice', true]);
  });

  it('is acted out no more in a hidden tab, and still waits at a test', async () => {
    clock.isHidden = true;
    player.toggle();
    await pass(0);
    expect([player.at, shown(), player.playback.isSettled]).toEqual([1, 1, true]);
    await pass(LONG);
    await pass(LONG);
    expect([player.at, kind()]).toEqual([2, 'dice']);
  });
});

describe('one step', () => {
  it('forward is acted out', async () => {
    player.forward();
    await pass(0);
    expect([player.at, player.playback.isSettled]).toEqual([1, false]);
    await pass(LONG);
    expect([shown(), player.playback.isSettled]).toEqual([1, true]);
  });

  it('to dice shows what led to them, then the dice, then what follows', async () => {
    await at(1);
    player.forward();
    await pass(0);
    expect(player.playback.test.isOpen).toBe(false);
    await pass(LONG);
    expect([told().includes('dice_rolled'), player.playback.test.isOpen]).toEqual([false, true]);
    player.playback.testSeen();
    await pass(LONG);
    expect([told().at(-1), kind(), shown()]).toEqual([STEPS[2]!.events.at(-1)!.name, undefined, 2]);
  });

  it('further ends what is being shown, also a test', async () => {
    await at(1);
    player.forward();
    await pass(LONG);
    expect(kind()).toBe('dice');
    player.forward();
    await pass(0);
    expect([player.at, kind()]).toEqual([3, undefined]);
    await pass(LONG);
    expect(shown()).toBe(3);
  });

  it('back is shown at once', async () => {
    await at(3);
    player.forward();
    await pass(LONG);
    expect(kind()).toBe('film');
    player.back();
    await pass(0);
    expect([player.at, kind(), shown(), player.playback.isSettled]).toEqual([3, undefined, 3, true]);
  });

  it('lasts half as long at twice the speed', async () => {
    const slow = await stepTime();
    await at(0);
    player.speed = 2;
    const quick = await stepTime();
    expect(quick).toBeLessThan(slow * 0.6);
  });

  it('is skipped by what skips it in a match', async () => {
    player.forward();
    await pass(0);
    player.playback.director.skip();
    expect([shown(), player.playback.isSettled]).toEqual([1, true]);
  });
});

describe('a jump', () => {
  it('goes to a moment at once', async () => {
    await at(4);
    expect([player.at, shown(), kind(), player.playback.isSettled]).toEqual([4, 4, undefined, true]);
  });

  it('to the moment that is being acted out shows it at once', async () => {
    player.forward();
    await pass(0);
    await at(1);
    expect([player.at, shown(), player.playback.isSettled]).toEqual([1, 1, true]);
  });
});

it('a test is watched again, and nothing follows', async () => {
  await at(4);
  player.watch();
  expect([kind(), player.playback.test.isOpen]).toEqual(['film', true]);
  player.playback.testSeen();
  expect([kind(), shown(), told()]).toEqual([undefined, 4, STEPS[4]!.scene.events.map(({ name }) => name)]);
});
