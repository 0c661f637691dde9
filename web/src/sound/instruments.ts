/** Drum, wood, stone, glass, paper: the few sounds from which all cues are made. */

export interface Desk {
  context: BaseAudioContext;
  out: AudioNode;
  at: number; // when it begins
  pitch: number;
}

export interface Tone {
  from: number; // hertz
  to?: number;
  shape?: OscillatorType;
  rise?: number; // seconds until it is loud
  fall: number; // seconds until it is gone
  gain: number;
  later?: number;
  cut?: number; // nothing above this
}

export function tone(desk: Desk, { from, to, shape = 'sine', rise = 0.004, fall, gain, later = 0, cut }: Tone): void {
  const { context, pitch } = desk;
  const at = desk.at + later;
  const voice = context.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from * pitch, at);
  if (to) voice.frequency.exponentialRampToValueAtTime(to * pitch, at + rise + fall);
  const loud = swell(desk, at, rise, fall, gain);
  if (cut) voice.connect(filter(context, 'lowpass', cut, 0.7)).connect(loud);
  else voice.connect(loud);
  voice.start(at);
  voice.stop(at + rise + fall + 0.05);
}

export interface Hiss {
  kind: BiquadFilterType;
  from: number;
  to?: number;
  sharp?: number;
  rise?: number;
  fall: number;
  gain: number;
  later?: number;
}

export function hiss(desk: Desk, { kind, from, to, sharp = 1, rise = 0.003, fall, gain, later = 0 }: Hiss): void {
  const { context } = desk;
  const at = desk.at + later;
  const voice = context.createBufferSource();
  voice.buffer = noise(context);
  voice.loop = true;
  const sieve = filter(context, kind, from * desk.pitch, sharp);
  if (to) sieve.frequency.exponentialRampToValueAtTime(to * desk.pitch, at + rise + fall);
  voice.connect(sieve).connect(swell(desk, at, rise, fall, gain));
  voice.start(at, (later * 7 + from / 1000) % 1);
  voice.stop(at + rise + fall + 0.05);
}

function swell({ context, out }: Desk, at: number, rise: number, fall: number, gain: number): GainNode {
  const loud = context.createGain();
  loud.gain.setValueAtTime(0.0001, at);
  loud.gain.exponentialRampToValueAtTime(gain, at + rise);
  loud.gain.exponentialRampToValueAtTime(0.0001, at + rise + fall);
  loud.connect(out);
  return loud;
}

export function filter(
  context: BaseAudioContext,
  kind: BiquadFilterType,
  frequency: number,
  sharp: number,
): BiquadFilterNode {
  const sieve = context.createBiquadFilter();
  sieve.type = kind;
  sieve.frequency.value = frequency;
  sieve.Q.value = sharp;
  return sieve;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Two seconds of white noise, the same for everybody. */
export function noise(context: BaseAudioContext): AudioBuffer {
  let buffer = noises.get(context);
  if (!buffer) {
    buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let index = 0; index < data.length; index++) data[index] = Math.random() * 2 - 1;
    noises.set(context, buffer);
  }
  return buffer;
}

// ------------------------------------------------------------------ instruments
export function skin(desk: Desk, from: number, gain: number, later = 0, fall = 0.24): void {
  tone(desk, { from, to: from * 0.36, fall, gain, later });
  hiss(desk, { kind: 'bandpass', from: from * 6, fall: 0.05, gain: gain * 0.5, later });
}

export function wood(desk: Desk, from: number, gain: number, later = 0): void {
  tone(desk, { from, to: from * 0.92, shape: 'triangle', fall: 0.07, gain, later });
  hiss(desk, { kind: 'bandpass', from: from * 2.4, sharp: 4, fall: 0.025, gain: gain * 0.6, later });
}

export function glass(desk: Desk, from: number, gain: number, later = 0, fall = 0.7): void {
  tone(desk, { from, rise: 0.09, fall, gain, later });
  tone(desk, { from: from * 1.503, rise: 0.12, fall: fall * 0.8, gain: gain * 0.5, later });
  tone(desk, { from: from * 2.006, rise: 0.05, fall: fall * 0.5, gain: gain * 0.25, later });
}

export function iron(desk: Desk, from: number, gain: number, fall = 0.38): void {
  for (const [index, ratio] of [1, 1.55, 2.44, 3.81, 5.13].entries()) {
    const quiet = gain / (index + 1.6);
    tone(desk, { from: from * ratio, shape: 'square', fall: fall / (1 + index * 0.35), gain: quiet, cut: 5200 });
  }
  hiss(desk, { kind: 'highpass', from: 3000, fall: 0.05, gain: gain * 0.5 });
}

export function paper(desk: Desk, gain: number, later = 0): void {
  hiss(desk, { kind: 'bandpass', from: 4200, to: 1700, sharp: 0.8, rise: 0.012, fall: 0.09, gain, later });
}

export function bell(desk: Desk, from: number, gain: number, fall: number, later = 0): void {
  for (const [index, ratio] of [1, 2.02, 2.74, 4.13].entries()) {
    tone(desk, { from: from * ratio, fall: fall / (1 + index * 0.6), gain: gain / (1 + index * 1.3), later });
  }
}
