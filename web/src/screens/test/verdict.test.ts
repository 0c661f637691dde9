import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press } from '../../lib/keys';
import { arrange } from './arrangement';
import Verdict from './Verdict.svelte';

const onseen = vi.fn();
let verdict: ReturnType<typeof mount>;

beforeEach(() => {
  vi.useFakeTimers();
  onseen.mockClear();
  const props = { passed: false, title: 'K.O.', text: 'Two cubes lie.', arrangement: arrange(1440, 900), onseen };
  verdict = mount(Verdict, { target: document.body, props });
  flushSync();
});
afterEach(async () => {
  await unmount(verdict);
  vi.useRealTimers();
});

describe('a verdict', () => {
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
