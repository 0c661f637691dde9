/** Sounds and calls while a tower is built, each once. */

import type { TowerFrame } from '../../protocol';

export type Call =
  | { kind: 'count'; number: number; }
  | { kind: 'go'; }
  | { kind: 'second'; left: number; isLast: boolean; isSpoken: boolean; }
  | { kind: 'beat'; }
  | { kind: 'placed'; placed: number; }
  | { kind: 'fell'; }
  | { kind: 'stop'; };

const SPOKEN = [10, 5, 3, 2, 1];
const LAST = 3; // seconds with a double tick
const STEADY = 18; // snapshots a new number of placed cubes lasts until it is told
const FALL = 2; // cubes at once

export class Calls {
  private readonly ticksPerSecond: number;
  private phase = '';
  private number = 0;
  private halves = -1;
  private told = 0;
  private placed = 0;
  private steady = 0;

  constructor(ticksPerSecond: number) {
    this.ticksPerSecond = ticksPerSecond;
  }

  /** What this snapshot brings; the first one, after a reconnection too, brings nothing. */
  hear(frame: TowerFrame): Call[] {
    const isFirst = this.phase === '';
    const calls = [...this.phases(frame), ...this.seconds(frame), ...this.cubes(frame)];
    this.phase = frame.phase;
    return isFirst ? [] : calls;
  }

  private phases(frame: TowerFrame): Call[] {
    if (frame.phase === 'counting') return this.count(frame);
    if (frame.phase === this.phase) return [];
    if (frame.phase === 'building') return [{ kind: 'go' }];
    return frame.phase === 'settling' ? [{ kind: 'stop' }] : [];
  }

  private count(frame: TowerFrame): Call[] {
    const number = countOf(frame, this.ticksPerSecond);
    if (number === this.number) return [];
    this.number = number;
    return [{ kind: 'count', number }];
  }

  private seconds(frame: TowerFrame): Call[] {
    if (frame.phase !== 'building') return [];
    const halves = Math.ceil(frame.left * 2);
    if (halves === this.halves || halves <= 0) return [];
    this.halves = halves;
    if (halves % 2 === 1) return [{ kind: 'beat' }];
    const left = halves / 2;
    return [{ kind: 'second', left, isLast: left <= LAST, isSpoken: SPOKEN.includes(left) }];
  }

  private cubes(frame: TowerFrame): Call[] {
    if (frame.phase !== 'building' && frame.phase !== 'settling') return [];
    const hasFallen = frame.placed <= this.placed - FALL;
    this.steady = frame.placed === this.placed ? this.steady + 1 : 0;
    this.placed = frame.placed;
    if (hasFallen) return [{ kind: 'fell' }];
    if (this.steady !== STEADY || frame.placed === this.told) return [];
    this.told = frame.placed;
    return [{ kind: 'placed', placed: frame.placed }];
  }
}

/** Three, two or one, by the ticks that are left until building begins. */
export function countOf(frame: TowerFrame, ticksPerSecond: number): number {
  return Math.max(1, Math.ceil(-frame.tick / ticksPerSecond));
}
