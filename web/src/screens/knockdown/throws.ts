/** How a die flies over the table and comes to rest; the same throw always looks the same. */

export interface Thrown {
  /** In dice: x from its place, y above the table. */
  x: number;
  y: number;
  angle: number; // degrees
  face: number;
  isDown: boolean;
}

const FLIGHT = 620; // milliseconds until it first touches the table
const HOPS = [
  { time: 300, height: 0.55 },
  { time: 190, height: 0.2 },
];
const LATER = 110; // milliseconds from one die to the next
const FROM = 6; // dice beside its place
const HIGH = 3.2;
const FACES = 70; // milliseconds a face is seen in flight
const TURNS = 2; // quarter turns a hop

export const THROW_TIME = FLIGHT + HOPS.reduce((sum, hop) => sum + hop.time, 0) + 2 * LATER;

/** Die number 0 to 2 that shows `value` in the end, so many milliseconds after the throw. */
export function thrown(die: number, value: number, time: number): Thrown {
  const since = time - die * LATER;
  const end = THROW_TIME - 2 * LATER;
  if (since >= end) return { x: 0, y: 0, angle: 0, face: value, isDown: true };
  const share = Math.max(0, since) / end;
  const x = -FROM * (1 - share) ** 2;
  const angle = -90 * (2 * TURNS + 4) * (1 - share) ** 1.6;
  const isLast = share > 0.82;
  const face = isLast ? value : 1 + ((Math.floor(Math.max(0, since) / FACES) * 5 + die * 2) % 6);
  return { x, y: heightAt(since), angle, face, isDown: false };
}

function heightAt(since: number): number {
  if (since < FLIGHT) {
    const share = Math.max(0, since) / FLIGHT;
    return HIGH * (1 - share * share);
  }
  let rest = since - FLIGHT;
  for (const hop of HOPS) {
    if (rest < hop.time) return arc(rest / hop.time, hop.height);
    rest -= hop.time;
  }
  return 0;
}

function arc(share: number, height: number): number {
  return 4 * height * share * (1 - share);
}
