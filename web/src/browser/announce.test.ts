import { describe, expect, it, vi } from 'vitest';
import { announce, announced } from './announce.svelte';

describe('what is read out', () => {
  it('is each sentence once, and is gone after a while', () => {
    vi.useFakeTimers();
    announce('Driana steps back.');
    announce('Driana steps back.');
    announce('  ');
    const lines = announced();
    expect(lines.map(({ text }) => text)).toEqual(['Driana steps back.', 'Driana steps back.']);
    expect(lines[0].id).not.toBe(lines[1].id);
    vi.advanceTimersByTime(60_000);
    expect(announced()).toEqual([]);
    vi.useRealTimers();
  });
});
