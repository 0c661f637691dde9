import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../../browser/keys';
import { arrange } from './arrangement';
import Verdict, { goOn, type Way } from './Verdict.svelte';

const onseen = vi.fn();
const again = vi.fn();
let verdict: ReturnType<typeof mount>;

function show(ways: readonly Way[], note = ''): void {
  const props = { passed: false, title: 'K.O.', text: 'Two cubes lie.', note, arrangement: arrange(1440, 900), ways };
  verdict = mount(Verdict, { target: document.body, props });
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  onseen.mockClear();
  again.mockClear();
});
afterEach(async () => {
  await unmount(verdict);
  vi.useRealTimers();
});

describe('a verdict', () => {
  beforeEach(() => show(goOn(onseen)));

  it('stays however long somebody reads', () => {
    vi.advanceTimersByTime(3_600_000);
    expect(onseen).not.toHaveBeenCalled();
  });

  it.each(['Enter', 'Escape'])('is over at %s, wherever the focus is', (key) => {
    press(new KeyboardEvent('keydown', { key }));
    expect(onseen).toHaveBeenCalledOnce();
  });

  it('is over at its button, which has the focus', () => {
    expect(document.activeElement?.matches('button')).toBe(true);
    (document.activeElement as HTMLButtonElement).click();
    expect(onseen).toHaveBeenCalledOnce();
  });
});

describe('a verdict with several ways on', () => {
  beforeEach(() => {
    const more = { label: 'More', act: () => undefined };
    show([{ label: 'Again', act: again }, more, { label: 'Back', act: onseen }], 'A new best.');
  });

  it.each([
    ['Enter', 1, 0],
    ['Escape', 0, 1],
  ])('takes the first or the last of them at %s', (key, first, last) => {
    press(new KeyboardEvent('keydown', { key }));
    expect([again.mock.calls.length, onseen.mock.calls.length]).toEqual([first, last]);
  });

  it('tells them all, and what it means', () => {
    const labels = [...document.querySelectorAll('.verdict button')].map((one) => one.textContent?.split(/\s+/).filter(Boolean));
    expect(labels).toEqual([['Again', 'Enter'], ['More'], ['Back', 'Esc']]);
    expect(document.activeElement?.textContent).toContain('Again');
    expect(document.querySelector('.verdict .note')?.textContent).toBe('A new best.');
  });
});
