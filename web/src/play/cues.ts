/** Cues: the steps in which a fight is acted out, one after the other, each with its own time. */
import type { Pose } from '../parts/art';
import type { EventNow } from '../protocol';
import type { Cue as Sound } from '../sound/cues';

/** Durations in milliseconds, as designed. */
export const TIME = {
  step: 260,
  dash: 180, // for each space
  blinkOut: 90,
  blinkGone: 40,
  blinkIn: 90,
  shove: 200,
  windUp: 120,
  hit: 70,
  stopLight: 60,
  stopHeavy: 130,
  recoil: 240,
  flight: 160, // of something thrown
  cube: 320,
  cubeEvery: 60,
  card: 360,
  refill: 240,
  refillEvery: 70,
  burst: 600,
  banner: 1200,
  shake: 160,
  beat: 160, // something small happens
  fade: 120, // every change, where motion is reduced
} as const;

/** How a figure moves in its place; the figure's own art is the pose. */
export type Act = 'windup' | 'lunge' | 'recoil' | 'reel' | 'brace' | 'call' | 'fall' | 'hop' | 'blink';

export type EffectKind =
  | 'dust'
  | 'slash'
  | 'spark'
  | 'shield'
  | 'thrown'
  | 'slices'
  | 'glow'
  | 'heal'
  | 'flame'
  | 'chip'
  | 'void'
  | 'stars'
  | 'count';

/** Something drawn on the stage for a moment. */
export interface Effect {
  kind: EffectKind;
  seat: number; // whose doing it is, or whom it befalls
  space: number;
  toward: number; // 1 to the right, −1 to the left
  ms: number;
  heavy?: boolean;
  from?: number; // the space something thrown comes from
  token?: string;
  amount?: number;
}

/** Something that flies between two anchors of the screen. */
export interface Flight {
  what: 'card' | 'back' | 'heavy' | 'light' | 'star' | 'token';
  from: string[]; // anchors, the best first
  to: string[];
  ms: number;
  delay: number;
  letters?: string; // of a card that is not seen where it comes from
  token?: string;
}

export type BannerKind = 'round' | 'ko' | 'time' | 'match';

export interface Banner {
  kind: BannerKind;
  number: number; // of the round
  winner: number;
  ms: number;
}

export interface Glide {
  seat: number;
  ms: number;
  how: 'walk' | 'dash' | 'shove' | 'jump';
}

export interface Cue {
  wait: number; // until the next cue
  event?: EventNow; // that the shown scene takes in now
  told?: EventNow; // that has been seen with this
  poses?: [seat: number, pose: Pose][];
  acts?: [seat: number, act: Act, ms: number][];
  glide?: Glide;
  effects?: Effect[];
  flights?: Flight[];
  banner?: Banner;
  sound?: Sound;
  pitch?: number;
  shake?: boolean;
}

export function length(cues: readonly Cue[]): number {
  return cues.reduce((sum, cue) => sum + cue.wait, 0);
}
