/**
 * Everything heard, made by the browser itself. Silent until the first gesture
 * and wherever there is no Web Audio; nothing ever waits for a sound.
 */
import { settings } from '../browser/settings.svelte';
import { tellCaption } from './captions.svelte';
import type { Cue } from './cues';
import { airOf, beat, type Beat, type Mood, type Running, type Scenery } from './scenery';
import { VOICES } from './voices';

export type { Cue } from './cues';
export type { Mood } from './scenery';

interface Studio {
  context: AudioContext;
  effects: GainNode;
  ambience: GainNode;
  music: GainNode;
}

interface How {
  gain?: number;
  pitch?: number;
}

const TOO_SOON = 0.03; // seconds: the same cue twice at once is only louder

let studio: Studio | null = null;
let wantedAir: Scenery | null = null;
let wantedMood: Mood | null = null;
let wantedHeat = 0;
let air: Running | null = null;
let drums: (Beat & { mood: Mood }) | null = null;
const played = new Map<Cue, number>();

/** The first gesture allows sound; called by the page itself on any of them. */
export function unlock(): void {
  studio ??= build();
  if (!studio) return;
  setVolumes();
  follow();
}

/** Nobody pays for what nobody hears: muted or out of sight, the browser works out no sound. */
function restOrWake(context: AudioContext, hidden = document.hidden): void {
  const rests = settings.mute || hidden;
  if (rests === (context.state === 'suspended')) return;
  const change = rests ? context.suspend() : context.resume();
  change.catch(() => {});
}

function build(): Studio | null {
  if (typeof AudioContext === 'undefined') return null;
  try {
    const context = new AudioContext({ latencyHint: 'interactive' });
    const limit = context.createDynamicsCompressor();
    limit.connect(context.destination);
    const bus = (): GainNode => {
      const gain = context.createGain();
      gain.connect(limit);
      return gain;
    };
    return { context, effects: bus(), ambience: bus(), music: bus() };
  } catch {
    return null;
  }
}

/** Called whenever a volume was changed. */
export function setVolumes(): void {
  if (!studio) return;
  const { context, effects, ambience: ambient, music: musical } = studio;
  const loud = settings.mute ? 0 : 1;
  const set = (bus: GainNode, volume: number): unknown =>
    bus.gain.setTargetAtTime(volume * volume * loud, context.currentTime, 0.03);
  set(effects, settings.effects);
  set(ambient, settings.ambience);
  set(musical, settings.music);
  restOrWake(context);
}

/** One cue, now. Its word is shown as well, if captions are on. */
export function play(cue: Cue, { gain = 1, pitch = 1 }: How = {}): void {
  tellCaption(cue);
  if (!studio || settings.mute || settings.effects === 0) return;
  const { context, effects } = studio;
  if (context.state !== 'running') return;
  const now = context.currentTime;
  if (now - (played.get(cue) ?? -1) < TOO_SOON) return;
  played.set(cue, now);
  const loud = context.createGain();
  loud.gain.value = gain;
  loud.connect(effects);
  VOICES[cue]({ context, out: loud, at: now + 0.005, pitch });
  setTimeout(() => loud.disconnect(), 4000);
}

/** The air of an arena, or none. */
export function ambience(arena: Scenery | null): void {
  if (arena?.key === wantedAir?.key) return;
  wantedAir = arena;
  air?.stop();
  air = null;
  follow();
}

/** The beat of a screen, or none. */
export function music(mood: Mood | null): void {
  wantedMood = mood;
  follow();
}

/** From 0 to 1: how hard the fight has become; the beat grows with it. */
export function heat(level: number): void {
  wantedHeat = level;
  follow();
}

/** How far two fighters are from their ends: the worse off counts most. */
export function heatOf(wounds: readonly number[]): number {
  const worst = Math.max(0, ...wounds);
  const all = wounds.reduce((sum, one) => sum + one, 0);
  return Math.min(1, (worst * 0.7 + all * 0.3) / 10);
}

function follow(): void {
  if (!studio) return;
  if (!air && wantedAir) air = airOf(wantedAir, studio.context, studio.ambience);
  if (drums && drums.mood !== wantedMood) {
    drums.stop();
    drums = null;
  }
  if (!drums && wantedMood) {
    drums = Object.assign(beat(studio.context, studio.music, wantedMood), { mood: wantedMood });
  }
  if (drums) drums.heat = wantedHeat;
}

/** Listens for the first gesture, and is quiet while nobody looks. Gives the way to stop. */
export function listen(page: Document = document): () => void {
  const hush = (): void => {
    if (studio) restOrWake(studio.context, page.hidden);
  };
  const gestures = ['pointerdown', 'keydown'] as const;
  for (const gesture of gestures) page.addEventListener(gesture, unlock, { capture: true, passive: true });
  page.addEventListener('visibilitychange', hush);
  return () => {
    for (const gesture of gestures) page.removeEventListener(gesture, unlock, { capture: true });
    page.removeEventListener('visibilitychange', hush);
  };
}
