import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { settings } from '../../browser/settings.svelte';
import { shot } from '../../net/frames.testing';
import { MatchLink } from '../../net/link.svelte';
import { Socket } from '../../net/socket.testing';
import { Playback, PLAYBACK } from '../../play/playback.svelte';
import type { Scene, TestNow, TowerFrame } from '../../protocol';
import Knockdown from './Knockdown.svelte';

/** The pictures that each tower on the screen was given. */
const drawn = vi.hoisted(() => [] as number[][]);
vi.mock('../../parts/tower/Ground.svelte', () => ({ default: () => ({}) }));
vi.mock('../../parts/Menu.svelte', () => ({ default: () => ({}) }));
vi.mock('../../parts/tower/painter', () => ({ Painter: class {} }));
vi.mock('../../parts/tower/building', () => ({
  Play: class {
    newest = { left: 0 };
    ticks: number[];
    tick = vi.fn();
    mark = vi.fn();
    resize = vi.fn();
    redraw = vi.fn();
    constructor(began: { frame: TowerFrame }) {
      this.ticks = [began.frame.tick];
      drawn.push(this.ticks);
    }
    take({ tick }: TowerFrame): boolean {
      return this.ticks.push(tick) > 0;
    }
  },
}));

const TEST = { kind: 'tower', seat: 0, starter: 1, builder: 'person' } as TestNow;
const FIRST = 'It stood.';
let revision = 0;
let acted: number[];
let link: MatchLink;
let playback: Playback;
let shown: ReturnType<typeof mount>;

const scene = (test: TestNow | null) =>
  ({ type: 'scene', round: 1, handover: -1, revision: ++revision, lang: 'en', fresh: false, test, events: [], fighters: [] }) as unknown as Scene;
const began = (tick: number, cubes: number, yours = false) => ({
  type: 'tower_began',
  seat: 0,
  yours,
  heavy: Array<boolean>(cubes).fill(false),
  ticks_per_second: 60,
  seconds: 10,
  edge: 1,
  frame: shot({ tick, phase: 'waiting' }),
});
const judged = (text: string) => ({ type: 'tower_judged', passed: true, reason: 'dice', cubes: [], text });

async function say(...messages: object[]): Promise<void> {
  for (const message of messages) Socket.all.at(-1)?.say(message);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
}

async function goOn(): Promise<void> {
  document.querySelector<HTMLElement>('.verdict button')?.click();
  await say();
}

const verdict = () => document.querySelector('.verdict p')?.textContent;

beforeEach(async () => {
  vi.useFakeTimers();
  settings.language = 'en';
  HTMLElement.prototype.animate ??= vi.fn();
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  vi.stubGlobal('WebSocket', Socket);
  drawn.length = 0;
  acted = [];
  link = new MatchLink('m1');
  Socket.all.at(-1)?.open();
  playback = new Playback(link);
  const act = (next: Scene) => void acted.push(next.revision);
  vi.spyOn(playback.director, 'feed').mockImplementation(act);
  vi.spyOn(playback.director, 'lead').mockImplementation(act);
  playback.begin(() => undefined);
  const context = new Map([[PLAYBACK, playback]]);
  shown = mount(Knockdown, { target: document.body, props: { link }, context });
  flushSync();
  revision = 0;
  await say(scene(TEST), began(1, 7));
  await say(shot({ tick: 10, phase: 'over', placed: 7 }), judged(FIRST));
});
afterEach(async () => {
  await unmount(shown);
  playback.close();
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'fonts');
});

it('a tower that has been judged stays as it stood while the next one is built', async () => {
  await say(scene(null), scene(TEST), began(20, 10), shot({ tick: 21 }));
  expect(verdict()).toBe(FIRST);
  expect(document.querySelectorAll('.tower')).toHaveLength(1);
  expect(drawn).toEqual([[1, 10]]);
  expect(acted).toEqual([1]);
});

it('the next one is shown as it is by then, after what led to it', async () => {
  await say(scene(null), scene(TEST), began(20, 10), shot({ tick: 21 }), shot({ tick: 22 }));
  await goOn();
  expect(acted).toEqual([1, 2, 3]);
  expect(verdict()).toBeUndefined();
  await say(shot({ tick: 23 }));
  expect(drawn).toEqual([[1, 10], [22, 23]]);
});

it('the next one is not opened before what led to it has been acted out', async () => {
  await say(scene(null), scene(TEST), began(20, 10));
  playback.director.busy = true;
  await goOn();
  expect(document.querySelector('.tower')).toBeNull();
  playback.director.busy = false;
  await say(shot({ tick: 20, phase: 'waiting' }));
  expect(drawn.at(-1)).toEqual([20]);
});

it('the verdict on the next one is read after this one, and the third after that', async () => {
  await say(scene(null), scene(TEST), began(20, 10), judged('Second.'));
  await say(scene(null), scene(TEST), began(30, 4));
  expect(verdict()).toBe(FIRST);
  await goOn();
  expect(verdict()).toBe('Second.');
  expect(drawn.at(-1)).toEqual([20]);
  await goOn();
  expect(verdict()).toBeUndefined();
  expect(drawn.at(-1)).toEqual([30]);
});

it('a verdict is read once, however many scenes of its test have come meanwhile', async () => {
  await say(scene(null), scene(TEST), began(20, 10), scene({ ...TEST, phase: 'build' }), judged('Second.'), scene(null));
  await goOn();
  expect(verdict()).toBe('Second.');
  await goOn();
  expect(document.querySelector('.tower')).toBeNull();
  expect(acted).toEqual([1, 2, 3, 4, 5]);
});

it('the end of a round gives way as well', async () => {
  await goOn();
  await say({ ...scene(null), events: [{ name: 'round_ended', text: '' }] }, began(-360, 10, true));
  expect(playback.ended).not.toBeNull();
  await say(shot({ tick: -359, phase: 'counting' }));
  expect(playback.ended).toBeNull();
});

it('a verdict gives way as soon as somebody here is on the clock, whatever is acted out', async () => {
  await say(scene(null), scene(TEST), began(-360, 10, true));
  expect(verdict()).toBe(FIRST);
  playback.director.busy = true;
  await say(shot({ tick: -359, phase: 'counting' }));
  await say(shot({ tick: -358, phase: 'counting' }));
  expect(verdict()).toBeUndefined();
  expect(document.querySelector('.tower .count')).not.toBeNull();
  expect(acted).toEqual([1, 2, 3]);
});

it('a verdict gives way when the match is claimed', async () => {
  await say({ ...scene(null), over: true, forfeited: true });
  expect(verdict()).toBeUndefined();
  expect(acted).toEqual([1, 2]);
});

it('a verdict stays when the rules end the match', async () => {
  await say({ ...scene(null), over: true, forfeited: false });
  expect(verdict()).toBe(FIRST);
});

it('a verdict by dice on a tower half built is read like any other', async () => {
  await goOn();
  await say(scene(null), scene(TEST), began(20, 10, true), shot({ tick: 21, phase: 'building' }), judged('Dice.'));
  expect(verdict()).toBe('Dice.');
});
