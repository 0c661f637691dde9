import { beforeEach, expect, it, vi } from 'vitest';
import { FakeClock } from '../../play/clock.testing';
import { FilmTime, READING } from './filmTime.svelte';

let clock: FakeClock;
let film: FilmTime;
const seen = vi.fn();

beforeEach(() => {
  seen.mockClear();
  clock = new FakeClock();
  film = new FilmTime(1000, seen, clock);
});

it('runs to its end, lets the verdict be read, and goes on by itself', () => {
  film.run(1, true);
  clock.advance(999);
  expect([film.now, film.isOver]).toEqual([999, false]);
  clock.advance(1);
  expect([film.now, film.isOver]).toEqual([1000, true]);
  clock.advance(READING - 1);
  expect(seen).not.toHaveBeenCalled();
  clock.advance(1);
  expect(seen).toHaveBeenCalledOnce();
});

it('stays with its verdict when the replay is paused', () => {
  film.run(1, false);
  clock.advance(10 * READING);
  expect([film.isOver, seen.mock.calls.length, clock.waiting]).toEqual([true, 0, 0]);
  film.run(1, true);
  clock.advance(READING);
  expect(seen).toHaveBeenCalledOnce();
});

it('goes on at another speed from where it was', () => {
  film.run(1, true);
  clock.advance(400);
  film.run(4, true);
  clock.advance(100);
  expect(film.now).toBe(800);
  clock.advance(50 + READING / 4);
  expect(seen).toHaveBeenCalledOnce();
});

it('is over at once where motion is reduced', () => {
  const still = new FilmTime(0, seen, clock);
  still.run(1, false);
  clock.advance(0);
  expect(still.isOver).toBe(true);
});

it('that is closed does nothing more', () => {
  film.run(1, true);
  film.stop();
  clock.advance(10 * READING);
  expect([seen.mock.calls.length, clock.waiting]).toEqual([0, 0]);
});
