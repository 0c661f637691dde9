import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { happened } from '../net/events.testing';
import { shot } from '../net/frames.testing';
import { MatchLink } from '../net/link.svelte';
import { Socket } from '../net/socket.testing';
import type { Scene, TestNow } from '../protocol';
import { FakeClock } from './clock.testing';
import { MATCHES } from './matches.testing';
import { endsRound, partOf, Playback } from './playback.svelte';

const SCENES = MATCHES[0].scenes;
/** The first attack that wounds, the end of the first round and the end of the match, with the scenes before them. */
const HIT = SCENES.findIndex(({ round, events }) => round > 0 && events.some(({ name }) => name === 'wounded'));
const LAST = SCENES.findIndex(({ events }) => events.some(({ name }) => name === 'round_ended'));
const OVER = SCENES.length - 1;
const LONG = 10_000; // in which everything has been acted out
const TEST = { kind: 'tower', seat: 1, starter: 0, builder: 'person', phase: 'start' } as TestNow;
const PASSED = happened('knockdown_ended', { player: 1, passed: true });
const JUDGED = { type: 'tower_judged', passed: true, reason: '', cubes: [], text: 'It stood.' };
const began = (given: object = {}) => ({ type: 'tower_began', seat: 1, yours: false, frame: shot({ phase: 'waiting' }), ...given });

let clock: FakeClock;
let link: MatchLink;
let playback: Playback;
let revision: number;

/** A scene of the recorded match as a server sends it. */
function scene(at: number, more: Partial<Scene> = {}): Scene {
  revision += 1;
  return { ...SCENES[at], revision, forfeited: false, ...more };
}

function say(...messages: object[]): void {
  for (const message of messages) Socket.all.at(-1)!.say(message);
}

/** The match is opened where its scene number `at` has just been shown. */
function open(at: number): void {
  say(scene(at, { fresh: true }));
  playback.begin(() => undefined);
}

/** The line is lost, and found again: the server tells everything once more. */
function reconnect(...messages: object[]): void {
  Socket.all.at(-1)!.close();
  vi.advanceTimersByTime(5_000);
  Socket.all.at(-1)!.open();
  say(...messages);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', async () => new Response('{}'));
  revision = 100;
  clock = new FakeClock();
  link = new MatchLink('m1');
  Socket.all.at(-1)!.open();
  playback = new Playback(link, { clock });
});
afterEach(() => {
  playback.close();
  link.close();
  expect(clock.waiting).toBe(0);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a match', () => {
  it('goes from an attack through a test, its relief and the end of a round to the end', () => {
    open(HIT - 1);
    expect(playback.phase).toBe('question');

    const question = { decision: 'take_action', options: [], coming: null } as unknown as Scene['question'];
    say(scene(HIT, { test: TEST, question }), began());
    expect(playback.phase).toBe('acting');
    expect(playback.director.shown?.question).toBeNull();
    clock.advance(LONG);
    expect(playback.phase).toBe('test');

    say(shot({ tick: 1 }), JUDGED);
    expect(playback.phase).toBe('verdict');
    const relief = scene(HIT, { events: [PASSED], test: { ...TEST, phase: 'over' } });
    say(relief);
    clock.advance(LONG);
    expect(playback.phase).toBe('verdict');
    playback.testSeen();
    clock.advance(LONG);
    expect(playback.phase).toBe('relief');
    expect(playback.director.shown).toEqual(relief);

    const events = SCENES[LAST].events.filter(({ name }) => name !== 'dice_rolled');
    say(scene(LAST, { events }), scene(LAST + 1));
    expect(playback.phase).toBe('acting');
    expect(playback.ended).toBeNull();
    clock.advance(LONG);
    expect(playback.phase).toBe('round end');
    expect(playback.ended?.revision).toBe(revision - 1);
    expect(playback.director.told.some(({ name }) => name === 'round_began')).toBe(false);
    playback.roundSeen();
    expect(playback.phase).toBe('acting');
    clock.advance(LONG);
    expect(playback.phase).toBe('question');
    expect(playback.director.shown?.revision).toBe(revision);

    say(scene(OVER, { events: [happened('match_ended', { winner: 0 })] }));
    clock.advance(LONG);
    expect(playback.phase).toBe('match end');
  });

  it('shows dice between what led to them and what follows', () => {
    open(LAST - 1);
    say(scene(LAST));
    clock.advance(LONG);
    expect(playback.phase).toBe('verdict');
    expect(playback.test.now?.kind).toBe('dice');
    playback.testSeen();
    clock.advance(LONG);
    expect(playback.phase).toBe('round end');
  });

  it('calls its first round when the draft is over, unless its screen comes too late', () => {
    say(scene(HIT, { fresh: true, round: 0 }));
    expect(playback.phase).toBe('draft');
    say(scene(HIT, { round: 1 }));
    playback.begin(() => undefined);
    expect(playback.director.banner).toMatchObject({ kind: 'round', number: 1 });
    clock.advance(LONG);
    playback.begin(() => undefined);
    expect(playback.director.banner).toBeNull();
  });

  it('is handed over when everything before has been seen', () => {
    open(LAST - 1);
    const events = SCENES[LAST].events.filter(({ name }) => name !== 'dice_rolled');
    say(scene(LAST, { events, handover: 1 }));
    clock.advance(LONG);
    expect([playback.part, playback.phase]).toEqual(['match', 'round end']);
    playback.roundSeen();
    clock.advance(LONG);
    expect(playback.part).toBe('handover');
  });

  it('tells the screen of each thing that is acted out', () => {
    const acted: number[] = [];
    say(scene(HIT - 1, { fresh: true }));
    const leave = playback.begin((next) => acted.push(next.revision));
    say(scene(HIT));
    leave();
    say(scene(HIT + 1));
    expect(acted).toEqual([101, 102]);
    expect(playback.director.busy).toBe(false);
  });
});

describe('acting out', () => {
  it('may be skipped, to the question or to the test it leads to', () => {
    open(HIT - 1);
    say(scene(HIT));
    playback.director.skip();
    expect(playback.phase).toBe('question');
    say(scene(HIT, { test: TEST }), began());
    playback.director.skip();
    expect(playback.phase).toBe('test');
  });

  it('may be skipped to the end of a round, which is still seen', () => {
    open(LAST - 1);
    const events = SCENES[LAST].events.filter(({ name }) => name !== 'dice_rolled');
    say(scene(LAST, { events }), scene(LAST + 1));
    playback.director.skip();
    expect(playback.phase).toBe('round end');
  });

  it('is left out in a hidden tab, but no verdict is', () => {
    open(HIT - 1);
    clock.isHidden = true;
    say(scene(HIT, { test: TEST }), began());
    expect(playback.phase).toBe('test');
    say(JUDGED, scene(HIT + 1, { events: [PASSED] }), scene(HIT + 2));
    expect(playback.phase).toBe('verdict');
    clock.isHidden = false;
    playback.testSeen();
    clock.advance(LONG);
    expect(playback.phase).toBe('question');
    expect(playback.director.shown?.revision).toBe(revision);
  });

  it('may be skipped with all that follows it', () => {
    open(LAST - 1);
    say(scene(LAST), scene(LAST + 1));
    playback.skip();
    expect(playback.phase).toBe('question');
    expect(playback.director.shown?.revision).toBe(revision);
  });

  it.each([
    ['it is over', () => clock.advance(LONG)],
    ['it is skipped', () => playback.skip()],
    ['the match is left', () => playback.close()],
  ])('is waited for until %s', async (_, end) => {
    open(HIT - 1);
    await playback.settled();
    say(scene(HIT));
    let isOver = false;
    const over = playback.settled().then(() => (isOver = true));
    await Promise.resolve();
    expect(isOver).toBe(false);
    end();
    await over;
  });

  it('that fails shows the scene as it is, and the match goes on', () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    open(HIT - 1);
    vi.spyOn(playback.director, 'feed').mockImplementationOnce(() => {
      throw new Error('stumbled');
    });
    say(scene(HIT));
    expect(playback.phase).toBe('question');
    expect(playback.director.shown?.revision).toBe(revision);
    say(scene(HIT + 1));
    expect(playback.director.busy).toBe(true);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  });
});

describe('a lost line', () => {
  it('does not take a verdict away, nor show it twice', () => {
    open(HIT - 1);
    say(scene(HIT, { test: TEST }), began());
    clock.advance(LONG);
    say(JUDGED);
    reconnect(scene(HIT + 1, { fresh: true, events: [...SCENES[HIT].events, PASSED] }));
    expect(playback.phase).toBe('verdict');
    playback.testSeen();
    expect(playback.phase).toBe('question');
    expect(playback.director.shown?.revision).toBe(revision);
  });

  it('ends no round once more, and acts nothing out that is past', () => {
    open(LAST - 1);
    reconnect(scene(LAST + 1, { fresh: true, events: SCENES[LAST].events }));
    expect(playback.phase).toBe('question');
    expect(playback.director.busy).toBe(false);
  });

  it('while a tower was built leads to the next one that is told of', () => {
    open(HIT - 1);
    say(scene(HIT, { test: TEST }), began());
    clock.advance(LONG);
    reconnect(scene(HIT, { test: { ...TEST }, fresh: true }), began({ frame: shot({ tick: 7 }) }));
    expect(playback.phase).toBe('test');
    expect(playback.test.now).toMatchObject({ kind: 'tower', tower: { began: { frame: { tick: 7 } } } });
  });
});

describe('what is seen gives way', () => {
  it.each([
    ['to the own countdown', () => say(began({ yours: true }), shot({ tick: -9, phase: 'counting' }))],
    ['where the match was forfeited', () => say(scene(LAST + 2, { over: true, forfeited: true, events: [] }))],
  ])('%s: the end of a round', (_, happens) => {
    open(LAST - 1);
    const events = SCENES[LAST].events.filter(({ name }) => name !== 'dice_rolled');
    say(scene(LAST, { events, test: TEST }));
    clock.advance(LONG);
    expect(playback.phase).toBe('round end');
    happens();
    expect(playback.ended).toBeNull();
  });
});

const sceneOf = (more: object) =>
  ({ over: false, handover: -1, round: 1, fresh: false, events: [], ...more }) as unknown as Scene;

describe('the part of a match on the screen', () => {
  it.each([
    ['draft', { round: 0 }],
    ['match', {}],
    ['handover', { handover: 1, round: 0 }],
    ['handover', { handover: 0 }],
    ['over', { over: true, handover: 0 }],
  ])('is %s', (part, more) => {
    expect(partOf(sceneOf(more))).toBe(part);
  });

  it('is followed by the end of a round that was seen ending', () => {
    const events = [{ name: 'wounded' }, { name: 'round_ended' }];
    expect(endsRound(sceneOf({ events }))).toBe(true);
    expect(endsRound(sceneOf({ events, fresh: true }))).toBe(false);
    expect(endsRound(sceneOf({ events, over: true }))).toBe(false);
    expect(endsRound(sceneOf({}))).toBe(false);
  });
});
