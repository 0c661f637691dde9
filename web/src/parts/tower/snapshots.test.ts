// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { shot } from '../../net/frames.testing';
import { Snapshots } from './snapshots';

const STEP = 1000 / 60;

/** A cube that moves one unit a snapshot, each arriving so many milliseconds late. */
function fed(late: number[]): Snapshots {
  const snapshots = new Snapshots(120);
  late.forEach((delay, place) => {
    snapshots.push(shot({ tick: 2 * place, cubes: [place, 0, 0] }), place * STEP + delay);
  });
  return snapshots;
}

describe('pictures between snapshots', () => {
  it('are one snapshot behind at most', () => {
    const snapshots = fed([0, 0, 0, 0]);
    for (let now = 3 * STEP; now < 5 * STEP; now += 1) {
      const [x] = snapshots.numbers(now);
      expect(x).toBeGreaterThan(1.999);
      expect(x).toBeLessThan(3.001);
    }
  });
  it('lie between the last two', () => {
    expect(fed([0, 0, 0, 0]).numbers(3.5 * STEP)[0]).toBeCloseTo(2.5);
  });
  it('go on evenly though snapshots come unevenly', () => {
    const late = [0, 9, 2, 12, 0, 8, 1, 10];
    const snapshots = new Snapshots(120);
    const seen: number[] = [];
    let next = 0;
    for (let now = 0; now < 8 * STEP; now += STEP / 2) {
      while (next < late.length && next * STEP + late[next] <= now) {
        snapshots.push(shot({ tick: 2 * next, cubes: [next, 0, 0] }), now);
        next += 1;
      }
      if (next > 3) seen.push(snapshots.numbers(now)[0]);
    }
    const steps = seen.slice(1).map((x, place) => x - seen[place]);
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...steps)).toBeLessThan(1.01);
  });
  it('never run ahead of what is known', () => {
    expect(fed([0, 0]).numbers(1e6)[0]).toBe(1);
  });
  it('carry the hand after the cubes', () => {
    const snapshots = new Snapshots(120);
    snapshots.push(shot({ tick: 0, cubes: [1, 2, 3], x: 4, y: 5 }), 0);
    expect(snapshots.numbers(0)).toEqual([1, 2, 3, 4, 5]);
  });
});

describe('taking snapshots in', () => {
  it('leaves out what it has', () => {
    const snapshots = fed([0]);
    expect(snapshots.push(shot({ tick: 0, cubes: [9, 0, 0] }), 5)).toBe(false);
    expect(snapshots.latest?.cubes[0]).toBe(0);
  });
  it('starts over when the clock goes back, as after a restart', () => {
    const snapshots = fed([0, 0, 0]);
    snapshots.push(shot({ tick: -360, cubes: [7, 0, 0] }), 9000);
    expect(snapshots.numbers(9000)[0]).toBe(7);
  });
});
