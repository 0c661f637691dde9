import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Scene } from '../protocol';
import { Pace } from './pace';

const scene = (revision: number, ...names: string[]): Scene =>
  ({ revision, fresh: false, over: false, events: names.map((name) => ({ name })) }) as unknown as Scene;

let told: string[];
let behind: boolean[];
let see: () => void;
let pace: Pace;
const note = (what: string, given: Scene): void => {
  told.push([what, given.revision, ...given.events.map(({ name }) => name)].join(' '));
};
/** Until everything that may go on has gone on. */
const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

beforeEach(() => {
  told = [];
  behind = [];
  pace = new Pace({
    act: async (given) => note('act', given),
    lead: async (given) => note('lead', given),
    endRound: (given) => {
      note('end', { ...given, events: [] });
      return new Promise((done) => (see = done));
    },
    tell: (isBehind) => void behind.push(isBehind),
  });
});

describe('scenes', () => {
  it('are acted out as they come', async () => {
    pace.take(scene(1, 'moved'));
    expect(told).toEqual(['act 1 moved']);
    pace.take(scene(2, 'wounded'));
    await settled();
    expect(told).toEqual(['act 1 moved', 'act 2 wounded']);
    expect(behind.at(-1)).toBe(false);
  });

  it('after the end of a round wait until that has been seen, and so does the next round', async () => {
    pace.take(scene(1, 'wounded', 'round_ended', 'round_began'));
    pace.take(scene(2, 'moved'));
    await settled();
    expect(told).toEqual(['lead 1 wounded round_ended', 'end 1']);
    expect(behind).toEqual([true]);
    see();
    await settled();
    expect(told.slice(2)).toEqual(['act 1 round_began', 'act 2 moved']);
    expect(behind).toEqual([true, false]);
  });

  it('that only tell of the past, or of the end of the match, wait for nothing', async () => {
    pace.take({ ...scene(1, 'round_ended'), fresh: true });
    pace.take({ ...scene(2, 'round_ended'), over: true });
    await settled();
    expect(told).toEqual(['act 1 round_ended', 'act 2 round_ended']);
  });

  it('go on after one that could not be acted out, which is shown as it is', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const clumsy = new Pace({
      act: async (given) => {
        if (!given.fresh && given.revision === 1) throw new Error('stumbled');
        note(given.fresh ? 'show' : 'act', given);
      },
      lead: async () => Promise.reject(new Error('stumbled as well')),
      endRound: async (given) => note('end', given),
      tell: (isBehind) => void behind.push(isBehind),
    });
    clumsy.take(scene(1, 'moved'));
    clumsy.take(scene(2, 'round_ended'));
    await settled();
    clumsy.take(scene(3, 'moved'));
    await settled();
    expect(told).toEqual(['show 1 moved', 'show 2 round_ended', 'act 3 moved']);
    expect(behind.at(-1)).toBe(false);
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });

  it('are dropped when the screen is left', async () => {
    pace.take(scene(1, 'round_ended', 'round_began'));
    pace.take(scene(2, 'moved'));
    await settled();
    pace.stop();
    see();
    await settled();
    expect(told).toEqual(['lead 1 round_ended', 'end 1']);
    expect(behind.at(-1)).toBe(false);
  });
});
