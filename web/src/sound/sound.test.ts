import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../browser/settings.svelte';
import { caption, captions } from './captions.svelte';
import { CUES } from './cues';
import { struck } from './scenery';
import { ambience, heat, heatOf, music, play, unlock } from './sound';
import { VOICES } from './voices';

const WORDS = join(import.meta.dirname, '../../../src/knockdown/words');

describe('cues', () => {
  it.each(['en', 'es', 'pl'])('all have a word in %s, and no word is left over', (lang) => {
    const text = readFileSync(join(WORDS, lang, 'web-sound.ftl'), 'utf8');
    const ids = [...text.matchAll(/^web-sound-([\w-]+) = \S/gm)].map(([, id]) => id);
    expect(ids.sort()).toEqual([...CUES].sort());
  });

  it('all have a voice', () => {
    expect(Object.keys(VOICES).sort()).toEqual([...CUES].sort());
  });
});

describe('without Web Audio', () => {
  it('everything is silent and nothing breaks', () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(() => {
      unlock();
      play('ko');
      ambience({ key: 'yard', air: [{ pitch: 300, sway: 140, seconds: 8, volume: 26 }], call: null });
      music('match');
      heat(0.5);
      ambience(null);
      music(null);
    }).not.toThrow();
    vi.unstubAllGlobals();
  });
});

describe('captions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    settings.captions = true;
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    settings.captions = false;
  });

  it('show the last cues for a moment, each once', () => {
    play('step');
    play('card');
    play('step');
    expect(captions().map(({ cue }) => cue)).toEqual(['card', 'step']);
    vi.advanceTimersByTime(3000);
    expect(captions()).toEqual([]);
    expect(caption()).toBe('');
  });

  it('are not kept where nobody wants them', () => {
    settings.captions = false;
    play('step');
    expect(captions()).toEqual([]);
  });
});

describe('the beat', () => {
  const bar = (heat: number): number =>
    Array.from({ length: 16 }, (_, step) => struck('match', step, heat).length).reduce((a, b) => a + b);

  it('grows with the wounds', () => {
    const hits = [0, 0.3, 0.6, 0.9].map(bar);
    expect(hits).toEqual([...hits].sort((a, b) => a - b));
    expect(new Set(hits).size).toBe(4);
  });

  it('is hottest when somebody is nearly down', () => {
    expect(heatOf([0, 0])).toBe(0);
    expect(heatOf([2, 9])).toBeGreaterThan(heatOf([5, 6]));
    expect(heatOf([13, 13])).toBe(1);
  });
});
