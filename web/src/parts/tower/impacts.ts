/** Cubes that come to a stop are heard: the faster, the louder, the higher, the brighter. */

import type { TowerFrame } from '../../protocol';
import { clamp } from './geometry';

export interface Impact {
  cube: number;
  gain: number;
  pitch: number; // 1 on the table; a step of the tower is a tone
}

const SOFTEST = 1.2; // edges a second that are taken out of a cube at once
const LOUDEST = 9;
const TONE = 2 ** (2 / 12);
const PAUSE = 10; // snapshots a cube is silent after it was heard

export class Impacts {
  private readonly edge: number;
  private readonly ticksPerSecond: number;
  private last: TowerFrame | null = null;
  private falls: number[] = [];
  private heard: number[] = [];

  constructor(edge: number, ticksPerSecond: number) {
    this.edge = edge;
    this.ticksPerSecond = ticksPerSecond;
  }

  hear(frame: TowerFrame): Impact[] {
    const found: Impact[] = [];
    const seconds = this.last ? (frame.tick - this.last.tick) / this.ticksPerSecond : 0;
    if (this.last && seconds > 0) {
      for (let cube = 0; cube * 3 < frame.cubes.length; cube += 1) {
        const impact = this.of(cube, frame, seconds);
        if (impact) found.push(impact);
      }
    }
    this.last = frame;
    return found;
  }

  private of(cube: number, frame: TowerFrame, seconds: number): Impact | null {
    const y = frame.cubes[cube * 3 + 1];
    const fall = ((this.last?.cubes[cube * 3 + 1] ?? y) - y) / this.edge / seconds;
    const lost = (this.falls[cube] ?? 0) - fall;
    this.falls[cube] = fall;
    const silent = (this.heard[cube] ?? 0) - 1;
    this.heard[cube] = silent;
    if (lost < SOFTEST || silent > 0 || frame.held === cube) return null;
    this.heard[cube] = PAUSE;
    const level = Math.max(0, Math.round(y / this.edge - 0.5));
    return { cube, gain: clamp(lost / LOUDEST, 0.15, 1), pitch: TONE ** Math.min(level, 14) };
  }
}
