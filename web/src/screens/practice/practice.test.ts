import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announced } from '../../browser/announce.svelte';
import { press } from '../../browser/keys';
import { readPractice } from '../../browser/practice';
import { go, route } from '../../browser/route.svelte';
import { settings } from '../../browser/settings.svelte';
import { Socket } from '../../net/socket.testing';
import { addWords } from '../../words/words';
import Practice from './Practice.svelte';

vi.mock('../../parts/tower/Ground.svelte', () => ({ default: () => ({}) }));
vi.mock('../../parts/Menu.svelte', () => ({ default: () => ({}) }));
vi.mock('../../parts/tower/painter', () => ({ Painter: class {} }));
vi.mock('../../parts/tower/building', () => ({
  Play: class {
    newest = { left: 0 };
    tick = vi.fn();
    take = vi.fn(() => true);
    mark = vi.fn();
    resize = vi.fn();
    redraw = vi.fn();
  },
}));

const WORDS = `
web-practice-cubes = { $n } cubes
web-practice-best = best { $n }
web-practice-new-best = new best { $n }
web-practice-again = Again
web-practice-more = More
web-practice-fewer = Fewer
web-to-title = Title
web-practice-none = none
refusal-tower-lost = lost
`;
const frame = { type: 'tower', tick: -360, phase: 'waiting', left: 10, placed: 0, cubes: [], held: -1, x: 0, y: 0 };
let shown: ReturnType<typeof mount>;

const number = () => document.querySelector('[role="spinbutton"]');
const socket = () => Socket.all.at(-1) as Socket;
const spoken = () => announced().map(({ text }) => text);
const labels = () => [...document.querySelectorAll('.verdict .label')].map((one) => one.textContent);

function say(message: object): void {
  socket().say(message);
  flushSync();
}

function key(name: string): void {
  press(new KeyboardEvent('keydown', { key: name }));
  flushSync();
}

function began(cubes: number): void {
  say({ type: 'tower_began', seat: 0, yours: true, heavy: Array(cubes).fill(true), ticks_per_second: 120, seconds: 10, edge: 40, frame });
}

function judge(passed: boolean): void {
  say({ type: 'tower_judged', passed, reason: passed ? '' : 'time-up', cubes: [], text: '' });
}

function open(): void {
  shown = mount(Practice, { target: document.body, props: {} });
  socket().open();
  say({ type: 'practice', most: 4 });
}

beforeEach(() => {
  localStorage.clear();
  settings.language = 'en';
  addWords('en', WORDS);
  Socket.all = [];
  vi.stubGlobal('WebSocket', Socket);
  HTMLElement.prototype.animate ??= vi.fn();
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true });
  go('/practice', { replace: true });
  open();
});
afterEach(async () => {
  await unmount(shown);
  Reflect.deleteProperty(document, 'fonts');
  vi.unstubAllGlobals();
});

describe('choosing', () => {
  it('goes from one cube to as many as there are, by keys and buttons', () => {
    expect(number()?.textContent?.trim()).toBe('3 cubes');
    key('ArrowRight');
    key('ArrowRight');
    expect(number()?.getAttribute('aria-valuenow')).toBe('4');
    expect(spoken()).toContain('4 cubes');
    for (let step = 0; step < 5; step += 1) document.querySelector<HTMLElement>('.count button')?.click();
    flushSync();
    expect(number()?.getAttribute('aria-valuenow')).toBe('1');
    const keydown = new KeyboardEvent('keydown', { key: 'End', bubbles: true });
    number()?.dispatchEvent(keydown);
    flushSync();
    expect(number()?.getAttribute('aria-valuenow')).toBe('4');
  });

  it('is remembered', async () => {
    key('ArrowLeft');
    await unmount(shown);
    open();
    expect(number()?.textContent?.trim()).toBe('2 cubes');
  });

  it('starts at Enter and leaves at Escape', () => {
    key('Enter');
    expect(socket().last).toEqual({ type: 'lay', cubes: 3 });
    key('Escape');
    expect(route().name).toBe('title');
  });
});

describe('after a tower', () => {
  beforeEach(() => {
    key('Enter');
    began(3);
  });

  it('that stood its height is the best, which is said and kept', () => {
    judge(true);
    expect(document.querySelector('.verdict .note')?.textContent).toBe('new best 3');
    expect(spoken().at(-1)).toBe('new best 3');
    expect(readPractice()).toEqual({ best: 3, cubes: 3 });
  });

  it('that fell nothing is the best', () => {
    judge(false);
    expect(document.querySelector('.verdict .note')).toBeNull();
    expect(readPractice().best).toBe(0);
  });

  it('that is lower than another one the best stays', () => {
    judge(true);
    document.querySelectorAll<HTMLElement>('.verdict button')[2]?.click();
    expect(socket().last).toEqual({ type: 'lay', cubes: 2 });
    began(2);
    judge(true);
    expect(document.querySelector('.verdict .note')?.textContent).toBe('best 3');
    expect(readPractice()).toEqual({ best: 3, cubes: 2 });
  });

  it('one can do it again, with more, with fewer, or go', () => {
    judge(false);
    expect(labels()).toEqual(['Again', 'More', 'Fewer', 'Title']);
    key('Enter');
    expect(socket().last).toEqual({ type: 'lay', cubes: 3 });
    began(3);
    judge(false);
    document.querySelectorAll<HTMLElement>('.verdict button')[1]?.click();
    began(4);
    judge(false);
    expect(labels()).toEqual(['Again', 'Fewer', 'Title']);
    key('Escape');
    expect(route().name).toBe('title');
  });

  it('that was lost one is told so, and may start again', () => {
    say({ type: 'refused', reason: 'tower-lost', text: '', details: {} });
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('lost');
    key('Enter');
    expect(socket().last).toEqual({ type: 'lay', cubes: 3 });
  });
});
