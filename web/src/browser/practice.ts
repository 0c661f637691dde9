/** What this browser remembers of practice: the highest tower that stood, and the last one tried. */

import { remember, remembered } from './settings.svelte';

const PLACE = 'knockdown.practice';
const FIRST = 3; // cubes

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
