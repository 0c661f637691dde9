/** What sounds on and on: an arena's air, and a sparse beat that grows with the wounds. */
import type { ArenaEntry, Call } from '../protocol';
import { filter, hiss, noise, skin, tone, wood, type Desk } from './instruments';

export interface Running {
  stop: () => void;
}

/** Noise through a sieve whose opening slowly wanders. */
function air(context: AudioContext, out: AudioNode, middle: number, width: number, seconds: number, gain: number): Running {
  const voice = context.createBufferSource();
  voice.buffer = noise(context);
  voice.loop = true;
  const sieve = filter(context, 'bandpass', middle, 0.6);
  const wander = context.createOscillator();
  wander.frequency.value = 1 / seconds;
  const far = context.createGain();
  far.gain.value = width;
  wander.connect(far).connect(sieve.frequency);
  const loud = context.createGain();
  loud.gain.setValueAtTime(0.0001, context.currentTime);
  loud.gain.exponentialRampToValueAtTime(gain, context.currentTime + 1.5);
  voice.connect(sieve).connect(loud).connect(out);
  voice.start();
  wander.start();
  return {
    stop: () => {
      loud.gain.setTargetAtTime(0, context.currentTime, 0.3);
      voice.stop(context.currentTime + 1.5);
      wander.stop(context.currentTime + 1.5);
    },
  };
}

/** Calls again and again, after another while each time. */
function nowAndThen(least: number, most: number, call: () => void): Running {
  let timer: ReturnType<typeof setTimeout>;
  const again = (): void => {
    timer = setTimeout(
      () => {
        call();
        again();
      },
      least + Math.random() * (most - least),
    );
  };
  again();
  return { stop: () => clearTimeout(timer) };
}

function together(...all: Running[]): Running {
  return { stop: () => all.forEach((one) => one.stop()) };
}

function desk(context: AudioContext, out: AudioNode): Desk {
  return { context, out, at: context.currentTime + 0.02, pitch: 1 };
}

/** What an arena says of its sounds. */
export type Scenery = Pick<ArenaEntry, 'key' | 'air' | 'call'>;

/** What is called now and then: far drums, something that flutters in the wind. */
const CALLS: Record<Call['sound'], (at: Desk) => void> = {
  drums: (at) => {
    for (const later of [0, 0.34, 0.52]) skin(at, 70, 0.22, later, 0.5);
  },
  flutter: (at) => hiss(at, { kind: 'lowpass', from: 700, to: 300, rise: 0.03, fall: 0.09, gain: 0.16 }),
};

export function airOf({ air: layers, call }: Scenery, context: AudioContext, out: AudioNode): Running {
  const winds = layers.map(({ pitch, sway, seconds, volume }) => air(context, out, pitch, sway, seconds, volume / 100));
  if (!call) return together(...winds);
  const calls = nowAndThen(call.least, call.most, () => CALLS[call.sound](desk(context, out)));
  return together(...winds, calls);
}

export type Mood = 'title' | 'select' | 'match';

const TEMPO: Record<Mood, number> = { title: 84, select: 96, match: 104 };
const STEPS = 16;
const AHEAD = 0.25; // seconds that are written down in advance

/** What is struck on a step of the bar; `heat` from 0 to 1 adds to it. */
export function struck(mood: Mood, step: number, heat: number): ('deep' | 'skin' | 'wood' | 'drone')[] {
  const hits: ('deep' | 'skin' | 'wood' | 'drone')[] = [];
  if (step === 0) hits.push('deep', 'drone');
  if (step === 10 || (mood !== 'title' && step === 6)) hits.push('skin');
  if (mood === 'select' && step % 4 === 2) hits.push('wood');
  if (heat > 0.25 && step % 8 === 4) hits.push('wood');
  if (heat > 0.5 && (step === 3 || step === 8 || step === 14)) hits.push('skin');
  if (heat > 0.75 && (step === 12 || step === 13 || step === 15)) hits.push('deep');
  return hits;
}

export interface Beat extends Running {
  heat: number;
}

export function beat(context: AudioContext, out: AudioNode, mood: Mood): Beat {
  const step = 60 / TEMPO[mood] / 4;
  let count = 0;
  let next = context.currentTime + 0.1;
  const running: Beat = { heat: 0, stop: () => clearInterval(timer) };
  const write = (): void => {
    if (next < context.currentTime) next = context.currentTime + 0.05; // the page was asleep
    while (next < context.currentTime + AHEAD) {
      const at: Desk = { context, out, at: next, pitch: 1 };
      for (const hit of struck(mood, count % STEPS, running.heat)) INSTRUMENTS[hit](at);
      count++;
      next += step;
    }
  };
  const timer = setInterval(write, 100);
  return running;
}

const INSTRUMENTS = {
  deep: (at: Desk) => skin(at, 84, 0.5, 0, 0.45),
  skin: (at: Desk) => skin(at, 150, 0.26),
  wood: (at: Desk) => wood(at, 640, 0.14),
  drone: (at: Desk) => tone(at, { from: 73, shape: 'sawtooth', rise: 0.5, fall: 1.6, gain: 0.07, cut: 240 }),
};
