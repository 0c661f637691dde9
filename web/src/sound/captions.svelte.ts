/** Captions of sounds, for people who cannot hear them: the last few, for a moment each. */
import { settings } from '../browser/settings.svelte';
import { say } from '../words/words';
import type { Cue } from './cues';

const LASTS = 2200;
const MOST = 3;

export interface Caption {
  id: number;
  cue: Cue;
}

let told: Caption[] = $state.raw([]);
let count = 0;

export function captions(): Caption[] {
  return told;
}

/** The newest caption in words; empty if there is none. */
export function caption(): string {
  const last = told.at(-1);
  return last ? say(`web-sound-${last.cue}`) : '';
}

export function tellCaption(cue: Cue): void {
  if (!settings.captions) return;
  const one = { id: ++count, cue };
  told = [...told.filter((other) => other.cue !== cue), one].slice(-MOST);
  setTimeout(() => (told = told.filter((other) => other !== one)), LASTS);
}
