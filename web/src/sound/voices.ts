/** How each cue sounds. */
import type { Cue } from './cues';
import { bell, glass, hiss, iron, paper, skin, tone, wood, type Desk } from './instruments';

export const VOICES: Record<Cue, (desk: Desk) => void> = {
  light: (desk) => {
    tone(desk, { from: 420, shape: 'triangle', fall: 0.06, gain: 0.5 });
    hiss(desk, { kind: 'highpass', from: 2500, fall: 0.012, gain: 0.25 });
  },
  heavy: (desk) => {
    tone(desk, { from: 140, to: 108, fall: 0.15, gain: 0.85 });
    hiss(desk, { kind: 'lowpass', from: 420, fall: 0.035, gain: 0.5 });
  },
  tower: (desk) => {
    wood(desk, 262, 0.5);
    tone(desk, { from: 524, fall: 0.22, gain: 0.12 });
  },
  strike: (desk) => skin(desk, 176, 0.8),
  ability: (desk) => glass(desk, 660, 0.22),
  reaction: (desk) => {
    hiss(desk, { kind: 'highpass', from: 2600, to: 6800, rise: 0.4, fall: 0.05, gain: 0.35 });
  },
  turn: (desk) => {
    wood(desk, 780, 0.5);
    wood(desk, 1040, 0.5, 0.13);
  },
  block: (desk) => iron(desk, 392, 0.3),
  tick: (desk) => wood(desk, 1320, 0.4),
  'tick-last': (desk) => {
    wood(desk, 1320, 0.5);
    wood(desk, 1560, 0.5, 0.11);
  },
  heartbeat: (desk) => {
    tone(desk, { from: 62, to: 40, rise: 0.015, fall: 0.13, gain: 0.9 });
    tone(desk, { from: 54, to: 36, rise: 0.015, fall: 0.17, gain: 0.7, later: 0.19 });
  },
  dice: (desk) => {
    for (const [index, later] of [0, 0.05, 0.11, 0.19, 0.26, 0.36, 0.49].entries()) {
      wood(desk, 620 + ((index * 271) % 400), 0.4 - index * 0.04, later);
    }
  },
  fall: (desk) => {
    for (let index = 0; index < 9; index++) {
      const later = index * 0.062 + ((index * 37) % 5) * 0.006;
      tone(desk, { from: 300 - index * 18, to: 110, fall: 0.11, gain: 0.55 - index * 0.03, later });
      hiss(desk, { kind: 'bandpass', from: 900, fall: 0.03, gain: 0.25, later });
    }
  },
  stood: (desk) => {
    tone(desk, { from: 392, shape: 'triangle', fall: 0.22, gain: 0.3 });
    tone(desk, { from: 588, shape: 'triangle', fall: 0.4, gain: 0.3, later: 0.13 });
  },
  ko: (desk) => {
    tone(desk, { from: 128, to: 32, fall: 0.9, gain: 1 });
    hiss(desk, { kind: 'lowpass', from: 1600, to: 160, fall: 0.55, gain: 0.7 });
    iron(desk, 196, 0.26, 0.9);
  },
  time: (desk) => bell(desk, 196, 0.4, 1.8),
  round: (desk) => {
    skin(desk, 120, 0.7);
    skin(desk, 120, 0.7, 0.19);
    bell(desk, 262, 0.22, 1.4, 0.38);
  },
  match: (desk) => {
    for (const later of [0, 0.16, 0.32, 0.4, 0.48]) skin(desk, 110, 0.7, later);
    for (const [from, later] of [[196, 0.64], [294, 0.66], [392, 0.68]] as const) {
      tone(desk, { from, shape: 'sawtooth', rise: 0.04, fall: 1.3, gain: 0.18, later, cut: 1500 });
    }
  },
  star: (desk) => {
    for (const [index, from] of [784, 988, 1175, 1568].entries()) {
      tone(desk, { from, fall: 0.35, gain: 0.2, later: index * 0.06 });
    }
  },
  card: (desk) => paper(desk, 0.6),
  deal: (desk) => {
    for (const later of [0, 0.07, 0.14, 0.21]) paper(desk, 0.5, later);
  },
  step: (desk) => hiss(desk, { kind: 'lowpass', from: 520, to: 180, fall: 0.12, gain: 1.3 }),
  dash: (desk) => {
    hiss(desk, { kind: 'bandpass', from: 500, to: 2600, rise: 0.05, fall: 0.16, gain: 1.1 });
  },
  shove: (desk) => hiss(desk, { kind: 'lowpass', from: 900, to: 240, rise: 0.02, fall: 0.22, gain: 1.2 }),
  blink: (desk) => {
    tone(desk, { from: 1900, to: 320, rise: 0.01, fall: 0.16, gain: 0.2 });
    hiss(desk, { kind: 'highpass', from: 3600, rise: 0.08, fall: 0.08, gain: 0.2 });
  },
  'hit-light': (desk) => {
    hiss(desk, { kind: 'bandpass', from: 1300, fall: 0.07, gain: 0.8 });
    tone(desk, { from: 210, to: 90, fall: 0.11, gain: 0.5 });
  },
  'hit-heavy': (desk) => {
    tone(desk, { from: 118, to: 42, fall: 0.34, gain: 1 });
    hiss(desk, { kind: 'lowpass', from: 1100, to: 200, fall: 0.16, gain: 0.8 });
  },
  burn: (desk) => {
    hiss(desk, { kind: 'bandpass', from: 900, to: 2400, rise: 0.05, fall: 0.3, gain: 0.35 });
    for (const later of [0.04, 0.12, 0.17, 0.27]) {
      hiss(desk, { kind: 'highpass', from: 3200, fall: 0.015, gain: 0.35, later });
    }
  },
  heal: (desk) => {
    glass(desk, 523, 0.14, 0, 0.35);
    glass(desk, 784, 0.14, 0.12, 0.45);
  },
  token: (desk) => {
    wood(desk, 700, 0.4);
    tone(desk, { from: 1050, fall: 0.09, gain: 0.14, later: 0.03 });
  },
  power: (desk) => glass(desk, 330, 0.16, 0, 0.4),
  void: (desk) => tone(desk, { from: 420, to: 120, shape: 'square', fall: 0.26, gain: 0.18, cut: 900 }),
  stun: (desk) => {
    for (const later of [0, 0.09, 0.18]) {
      tone(desk, { from: 980, to: 720, fall: 0.09, gain: 0.15, later });
    }
  },
  candle: (desk) => {
    hiss(desk, { kind: 'lowpass', from: 1400, to: 200, rise: 0.06, fall: 0.5, gain: 0.4 });
    bell(desk, 147, 0.3, 1.2, 0.1);
  },
  knockdown: (desk) => {
    for (const later of [0, 0.26, 0.44, 0.56]) skin(desk, 96, 0.8, later, 0.3);
  },
  press: (desk) => wood(desk, 620, 0.22),
  refused: (desk) => {
    wood(desk, 200, 0.5);
    wood(desk, 170, 0.5, 0.1);
  },
};
