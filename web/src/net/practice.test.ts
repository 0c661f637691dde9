import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CUT, OFFLINE } from '../words/refusals';
import { PracticeLink } from './practice.svelte';
import { Socket } from './socket.testing';

const newest = () => Socket.all.at(-1) as Socket;
const frame = (tick: number) => ({ type: 'tower', tick, phase: 'building', cubes: [] });
const began = (cubes: number) => ({
  type: 'tower_began',
  yours: true,
  heavy: Array(cubes).fill(true),
  frame: { ...frame(-360), phase: 'waiting' },
});
const judged = { type: 'tower_judged', passed: true, reason: '', cubes: [], text: '' };
const refused = (reason: string) => ({ type: 'refused', reason, text: '', details: {} });
const sent = () => newest().sent.map((text) => JSON.parse(text) as { type: string });
let link: PracticeLink;

function come(): void {
  newest().open();
  newest().say({ type: 'practice', most: 16 });
}

describe('the line to a practice table', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Socket.all = [];
    vi.stubGlobal('WebSocket', Socket);
    link = new PracticeLink();
  });
  afterEach(() => {
    link.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is told how many cubes there are', () => {
    expect(newest().url).toMatch(/\/api\/practice\?lang=/);
    newest().open();
    expect([link.most, link.status]).toEqual([0, 'connecting']);
    newest().say({ type: 'practice', most: 16 });
    expect([link.most, link.status]).toEqual([16, 'open']);
  });

  it('asks for cubes once, and starts as soon as they lie there', () => {
    come();
    link.lay(3);
    link.lay(3);
    expect(sent()).toEqual([{ type: 'lay', cubes: 3 }]);
    expect(link.laying).toBe(true);
    newest().say(began(3));
    expect(link.laying).toBe(false);
    expect(link.tower?.heavy).toHaveLength(3);
    expect(newest().last).toEqual({ type: 'start' });
  });

  it('stamps the hand with the last picture, and tells of each', () => {
    come();
    link.lay(1);
    newest().say(began(1));
    const seen: number[] = [];
    const stop = link.onFrame(({ tick }) => void seen.push(tick));
    newest().say(frame(7));
    link.hand({ kind: 'release' });
    expect(newest().last).toEqual({ type: 'hand', tick: 7, kind: 'release' });
    stop();
    newest().say(frame(8));
    expect(seen).toEqual([7]);
  });

  it('keeps a verdict until other cubes lie there', () => {
    come();
    link.lay(2);
    newest().say(began(2));
    newest().say(judged);
    link.lay(3);
    expect(link.judged?.passed).toBe(true);
    newest().say(began(3));
    expect(link.judged).toBeNull();
    expect(link.tower?.heavy).toHaveLength(3);
  });

  it('is without a tower when the server has lost it, and may ask again', () => {
    come();
    link.lay(2);
    newest().say(began(2));
    newest().say(refused('tower-lost'));
    expect(link.tower).toBeNull();
    expect(link.refused?.reason).toBe('tower-lost');
    link.lay(2);
    expect(link.refused).toBeNull();
    expect(newest().last).toEqual({ type: 'lay', cubes: 2 });
  });

  it('keeps the tower when only the hand was refused', () => {
    come();
    link.lay(2);
    newest().say(began(2));
    newest().say(refused('hand-out-of-reach'));
    expect(link.tower).not.toBeNull();
    expect(link.refused?.reason).toBe('hand-out-of-reach');
  });

  it('may ask again when it asked too often', () => {
    come();
    link.lay(2);
    newest().say(refused('too-fast'));
    expect(link.laying).toBe(false);
    link.lay(2);
    expect(sent()).toHaveLength(2);
  });

  it('loses a tower with the line, and says so until another is wanted', async () => {
    come();
    link.lay(2);
    newest().say(began(2));
    newest().close();
    expect(link.tower).toBeNull();
    expect([link.status, link.refused?.reason]).toEqual(['lost', CUT]);
    await vi.advanceTimersByTimeAsync(1_000);
    come();
    expect([link.status, link.refused?.reason]).toEqual(['open', CUT]);
    link.lay(2);
    expect(link.refused).toBeNull();
  });

  it('lets a verdict be read without a line', () => {
    come();
    link.lay(2);
    newest().say(began(2));
    newest().say(judged);
    newest().close();
    expect([link.judged?.passed, link.refused]).toEqual([true, null]);
    link.lay(2);
    expect([link.laying, link.refused]).toMatchObject([false, { reason: OFFLINE }]);
  });
});
