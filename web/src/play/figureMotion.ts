/** How a figure moves in its place. It looks to the right here; the stage mirrors it. */
import { calm } from '../browser/settings.svelte';
import type { Act, Glide } from './cues';
import { spaceX } from './geometry.svelte';

interface Movement {
  frames: Keyframe[];
  easing: string;
}

const REST = { transform: 'none' };
const OUT = 'cubic-bezier(.2,.9,.25,1.15)';

const GAITS: Record<Glide['how'], string> = {
  walk: 'cubic-bezier(.45,.05,.35,1)',
  dash: 'cubic-bezier(.2,.7,.3,1)',
  shove: 'cubic-bezier(.15,.9,.3,1)',
  jump: 'linear',
};

/** Where a fighter and what is under it stand, and how they get there. */
export function standingAt(space: number, glide: Glide | null): string {
  const ms = calm() ? 0 : (glide?.ms ?? 260);
  const gait = GAITS[glide?.how ?? 'walk'];
  return `transform:translateX(${spaceX(space)}px);transition:transform ${ms}ms ${gait}`;
}

export const ACTS: Record<Act, Movement> = {
  windup: {
    frames: [REST, { transform: 'translateX(-20px) rotate(-4deg) scaleY(.98)' }],
    easing: 'ease-out',
  },
  lunge: {
    frames: [
      { transform: 'translateX(-14px)' },
      { transform: 'translateX(52px) scaleX(1.04)', offset: 0.22 },
      { transform: 'translateX(52px) scaleX(1.04)', offset: 0.5 },
      REST,
    ],
    easing: 'ease-out',
  },
  recoil: {
    frames: [
      { transform: 'translateX(-8px) rotate(-2deg)' },
      { transform: 'translateX(-38px) rotate(-6deg)', offset: 0.3 },
      REST,
    ],
    easing: OUT,
  },
  reel: {
    frames: [REST, { transform: 'translateX(-14px) rotate(-3deg)', offset: 0.35 }, REST],
    easing: OUT,
  },
  brace: {
    frames: [REST, { transform: 'translateX(-16px) scaleY(.97)', offset: 0.25 }, REST],
    easing: OUT,
  },
  call: {
    frames: [
      { transform: 'scaleY(.96)' },
      { transform: 'scale(1.05) translateY(-6px)', offset: 0.5 },
      REST,
    ],
    easing: OUT,
  },
  fall: {
    frames: [
      { transform: 'translate(-30px, -70px) rotate(-16deg)' },
      { transform: 'translate(-6px, 6px) rotate(2deg)', offset: 0.45 },
      { transform: 'translate(0, -14px)', offset: 0.68 },
      REST,
    ],
    easing: 'ease-in',
  },
  hop: {
    frames: [REST, { transform: 'translateY(-12px)', offset: 0.45 }, REST],
    easing: 'ease-in-out',
  },
  blink: {
    frames: [
      { transform: 'none', opacity: 1 },
      { transform: 'scaleX(.5)', opacity: 0, offset: 0.4 },
      { transform: 'scaleX(.5)', opacity: 0, offset: 0.6 },
      { transform: 'none', opacity: 1 },
    ],
    easing: 'linear',
  },
};
