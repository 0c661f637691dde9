/** Practising towers: what this browser remembers of it, the way there, and the way back. */

import { ownPath, parse } from './route.svelte';
import { remember, remembered } from './settings.svelte';

const PLACE = 'knockdown.practice';
const FIRST = 3; // cubes
const HERE = '/practice';

/** The highest tower that stood, and the last one tried. */
export interface Kept {
  /** 0: none has stood yet. */
  best: number;
  cubes: number;
}

export function readPractice(): Kept {
  try {
    const found = JSON.parse(remembered(PLACE) ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    return { best: counted(found.best, 0), cubes: counted(found.cubes, FIRST) };
  } catch {
    return { best: 0, cubes: FIRST };
  }
}

export function keepPractice(kept: Kept): void {
  remember(PLACE, JSON.stringify(kept));
}

function counted(value: unknown, base: number): number {
  return Number.isInteger(value) && (value as number) > 0 ? (value as number) : base;
}

/** From a screen to return to. */
export function practiceFrom(path: string): string {
  return `${HERE}?back=${encodeURIComponent(path)}`;
}

/** Where to go after practice, and its name: the previous screen, or the title. */
export function wayBack(from: string): { path: string; word: string } {
  const path = ownPath(from) ?? '/';
  return { path, word: wordFor(path) };
}

function wordFor(path: string): string {
  const { pathname, search } = new URL(path, location.origin);
  const { name, query } = parse(pathname, search);
  if (name === 'match' || query.match) return 'web-practice-to-match';
  return name === 'title' ? 'web-to-title' : 'web-read-back';
}
