import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../../browser/announce.svelte';
import { press } from '../../browser/keys';
import { settings } from '../../browser/settings.svelte';
import { MatchLink } from '../../net/link.svelte';
import { Socket } from '../../net/socket.testing';
import { Playback, PLAYBACK } from '../../play/playback.svelte';
import type { Scene, TestNow } from '../../protocol';
import Knockdown from './Knockdown.svelte';

vi.mock('../../parts/tower/Ground.svelte', () => ({ default: () => ({}) }));
vi.mock('../../parts/Menu.svelte', () => ({ default: () => ({}) }));

const TEXT = 'Three dice have decided: 4, 2 and 5.';
const scene = (revision: number, test: Partial<TestNow> | null) =>
  ({ type: 'scene', round: 1, handover: -1, revision, lang: 'en', fresh: false, test, events: [], fighters: [] }) as unknown as Scene;
const acted: number[] = [];
let link: MatchLink;
let playback: Playback;
let shown: ReturnType<typeof mount>;

function say(message: object): void {
  Socket.all.at(-1)?.say(message);
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  settings.language = 'en';
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  acted.length = 0;
  link = new MatchLink('m1');
  Socket.all.at(-1)?.open();
  const act = ({ revision }: Scene) => void acted.push(revision);
  playback = new Playback(link);
  vi.spyOn(playback.director, 'feed').mockImplementation(act);
  playback.begin(() => undefined);
  const context = new Map([[PLAYBACK, playback]]);
  shown = mount(Knockdown, { target: document.body, props: { link }, context });
  flushSync();
  say(scene(1, { kind: 'tower', seat: 0, starter: 1 }));
});
afterEach(async () => {
  await unmount(shown);
  playback.close();
  link.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a tower judged before its table was set', () => {
  const spoken = () => announced().map(({ text }) => text);
  const title = () => document.querySelector('.verdict h2')?.textContent;

  function decide(passed: boolean): void {
    say({ type: 'tower_judged', passed, reason: 'dice', cubes: [], text: TEXT });
    say(scene(2, null));
  }

  it('is waited for', () => {
    expect(document.querySelector('.wait')?.textContent).toBe('web-test-wait-cubes');
    expect(title()).toBeUndefined();
  });

  it.each([
    [true, 'web-test-dice-passed'],
    [false, 'web-test-ko'],
  ])('has its verdict read and read out (%s)', (passed, word) => {
    decide(passed);
    expect(document.querySelector('.wait')).toBeNull();
    expect(title()).toBe(word);
    expect(document.querySelector('.verdict p')?.textContent).toBe(TEXT);
    expect(spoken()).toContain(`${word} ${TEXT}`);
    expect(acted).toEqual([1]);
  });

  it.each([
    ['a key', () => void press(new KeyboardEvent('keydown', { key: 'Enter' }))],
    ['its button', () => document.querySelector<HTMLElement>('.verdict button')?.click()],
  ])('lets the match go on at %s', async (_, see) => {
    decide(true);
    see();
    flushSync();
    await vi.advanceTimersByTimeAsync(0);
    expect(playback.test.now).toBeNull();
    expect(document.querySelector('.test')).toBeNull();
    expect(acted).toEqual([1, 2]);
  });
});
