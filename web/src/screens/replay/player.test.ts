import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeClock } from '../../play/clock.testing';
import { Director } from '../../play/director.svelte';
import { MATCHES } from '../../play/matches.testing';
import type { ReplayStep } from '../../protocol';
import { Player } from './player.svelte';

const SCENES = MATCHES[0].scenes;
const DICE = SCENES.findIndex(({ events }) => events.some(({ name }) => name === 'dice_rolled'));
/** Four moments of a match; at the third the dice are thrown. */
const STEPS = [DICE - 2, DICE - 1, DICE, DICE + 1].map(
  (at, number) => ({ number, scene: SCENES[at], events: SCENES[at].events, film: null }) as unknown as ReplayStep,
);
const LONG = 10_000;

let clock: FakeClock;
let player: Player;

/** Time goes on, and whatever has been fetched by then has come. */
async function pass(ms: number): Promise<void> {
  await new Promise((done) => setTimeout(done));
  clock.advance(ms);
  await new Promise((done) => setTimeout(done));
}

beforeEach(async () => {
  vi.stubGlobal('fetch', async (url: string) => {
    const step = /steps\/(\d+)/.exec(url);
    return Response.json(step ? STEPS[Number(step[1])] : { steps: STEPS.map(() => ({})), viewer: 0 });
  });
  clock = new FakeClock();
  const director = new Director({ clock, speed: () => player.speed });
  player = new Player('m1', director, { number: 0, viewer: -1 }, clock);
  await player.load('en', -1);
});
afterEach(() => {
  player.close();
  vi.unstubAllGlobals();
});

it('plays move after move, and waits until a test has been seen', async () => {
  player.toggle();
  await pass(LONG);
  expect(player.at).toBe(1);
  await pass(LONG);
  await pass(LONG);
  expect([player.at, player.shown?.kind]).toEqual([1, 'dice']);
  player.endShow();
  await pass(0);
  expect([player.at, player.shown]).toEqual([2, null]);
  await pass(LONG);
  await pass(LONG);
  await pass(LONG);
  await pass(LONG);
  expect([player.at, player.playing]).toEqual([3, false]);
});

it('that is paused stays where it is', async () => {
  player.toggle();
  await pass(LONG);
  player.pause();
  await pass(LONG);
  await pass(LONG);
  expect(player.at).toBe(1);
});

it('goes to a moment at once', async () => {
  player.jump(3);
  await pass(0);
  expect([player.at, player.shown]).toEqual([3, null]);
});
