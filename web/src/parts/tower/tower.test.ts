import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { announced } from '../../browser/announce.svelte';
import { settings } from '../../browser/settings.svelte';
import type { TowerBegan, TowerJudged } from '../../protocol';
import Tower from './Tower.svelte';

vi.mock('./Ground.svelte', () => ({ default: () => ({}) }));
vi.mock('./painter', () => ({ Painter: class {} }));
const lower = vi.hoisted(() => vi.fn());
vi.mock('./building', () => ({
  Play: class {
    lower = lower;
    newest = { left: 0 };
    tick = vi.fn();
    mark = vi.fn();
    resize = vi.fn();
    redraw = vi.fn();
  },
}));

const frame = { phase: 'building', left: 5, placed: 0, one_on_table: false, none_touches_three: true, stands: false };
const began = { seat: 0, yours: false, heavy: [true], ticks_per_second: 60, seconds: 10, edge: 1, frame } as unknown as TowerBegan;
const ring = { arena: '', fighters: [], viewer: 0, lang: 'en' };
const table = { frame: null, onFrame: () => () => {} };
let shown: ReturnType<typeof mount>;

function judge(given: Partial<TowerJudged>): void {
  settings.language = 'en';
  HTMLElement.prototype.animate ??= vi.fn();
  const load = async () => [];
  Object.defineProperty(document, 'fonts', { value: { load }, configurable: true });
  const judged = { type: 'tower_judged', cubes: [], text: '', ...given } as TowerJudged;
  const props = { table, hand: () => {}, ring, began, judged, called: '', ways: [] };
  shown = mount(Tower, { target: document.body, props });
  flushSync();
}

afterEach(async () => {
  await unmount(shown);
  Reflect.deleteProperty(document, 'fonts');
});

it.each([
  [true, '', 'web-test-stood', 'tower-passed', 0],
  [false, 'time-up', 'web-test-ko', 'tower-reason-time-up', 3],
  [true, 'dice', 'web-test-dice-passed', '4, 2 and 5.', 0],
  [false, 'dice', 'web-test-ko', '4, 2 and 5.', 0],
])('a tower passed (%s) by %s is titled, read out and marked as what it is', (passed, reason, title, text, broken) => {
  judge({ passed, reason, text: '4, 2 and 5.' });
  expect(document.querySelector('.verdict h2')?.textContent).toBe(title);
  expect(document.querySelector('.verdict p')?.textContent).toBe(text);
  expect(announced().at(-1)?.text).toBe(`${title} ${text}`);
  expect(document.querySelectorAll('li.broken')).toHaveLength(broken);
});

it('a cube is not kept in a hand that leaves the table', () => {
  judge({ passed: true, reason: '' });
  document.querySelector('[role="application"]')?.dispatchEvent(new FocusEvent('blur'));
  expect(lower).toHaveBeenCalledOnce();
});
