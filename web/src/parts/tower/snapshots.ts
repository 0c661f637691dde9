/** Snapshots arrive irregularly; pictures are interpolated between the last ones, with little delay. */

import type { TowerFrame } from '../../protocol';
import { clamp } from './geometry';

interface Shot {
  frame: TowerFrame;
  at: number; // milliseconds, by the tick, on the server's clock
}

const KEPT = 4;
const CATCH_UP = 0.02; // how fast the idea of the server's clock follows a slower line
const LOST = 250; // milliseconds off: the tab slept, or another test began

/**
 * The picture is at most one snapshot behind the newest: low latency wins over smoothness.
 * The clock is what the quickest snapshots tell; later ones only pull it back slowly.
 */
export class Snapshots {
  private readonly ticksPerSecond: number;
  private readonly step: number;
  private shots: Shot[] = [];
  private ahead = 0; // of the server's clock before ours, in milliseconds

  constructor(ticksPerSecond: number, step = 1000 / 60) {
    this.ticksPerSecond = ticksPerSecond;
    this.step = step;
  }

  get latest(): TowerFrame | null {
    return this.shots.at(-1)?.frame ?? null;
  }

  get before(): TowerFrame | null {
    return this.shots.at(-2)?.frame ?? null;
  }

  /** Take a snapshot in; false if it is not a new one. */
  push(frame: TowerFrame, now: number): boolean {
    const at = (frame.tick * 1000) / this.ticksPerSecond;
    const last = this.shots.at(-1);
    if (last && last.frame.tick === frame.tick && last.frame.phase === frame.phase) return false;
    if (last && at < last.at) this.shots = [];
    this.setClock(at - now);
    this.shots.push({ frame, at });
    if (this.shots.length > KEPT) this.shots.shift();
    return true;
  }

  private setClock(ahead: number): void {
    const off = ahead - this.ahead;
    if (this.shots.length === 0 || Math.abs(off) > LOST || off > 0) this.ahead = ahead;
    else this.ahead += off * CATCH_UP;
  }

  /** All cubes as they are to be drawn now, and after them x and y of the hand. */
  numbers(now: number): number[] {
    const newest = this.shots.at(-1);
    if (!newest) return [0, 0];
    const wanted = clamp(now + this.ahead - this.step, newest.at - this.step, newest.at);
    const next = this.shots.findIndex((shot) => shot.at >= wanted);
    const previous = this.shots[next - 1];
    const following = this.shots[next];
    if (!previous || !following) return numbersOf(following ?? newest);
    return between(previous, following, wanted);
  }
}

function between(previous: Shot, following: Shot, wanted: number): number[] {
  const span = following.at - previous.at;
  const share = span > 0 ? (wanted - previous.at) / span : 1;
  const from = numbersOf(previous);
  return numbersOf(following).map((value, place) => {
    const old = from[place] ?? value;
    return old + (value - old) * share;
  });
}

function numbersOf({ frame }: Shot): number[] {
  return [...frame.cubes, frame.x, frame.y];
}
