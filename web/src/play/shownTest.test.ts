import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { happened } from '../net/events.testing';
import { shot } from '../net/frames.testing';
import { MatchLink } from '../net/link.svelte';
import { Socket } from '../net/socket.testing';
import type { Scene, TestNow, TowerBegan, TowerFrame, TowerJudged } from '../protocol';
import { FakeClock } from './clock.testing';
import { Playback } from './playback.svelte';
import { rollIn } from './shownTest.svelte';

const ROLLED = [
  happened('wounded'),
  happened('dice_rolled', { player: 1, dice: [2, 3, 4], needed: 12 }),
  happened('knockdown_ended', { player: 1, passed: false }),
];

const ENDED = happened('knockdown_ended', { player: 0, passed: true });

function scene(given: Partial<Scene>): Scene {
  return { type: 'scene', round: 1, handover: -1, fresh: false, test: null, events: [], mode: 'alone', viewer: 0, ...given } as Scene;
}

const test = (given: Partial<TestNow> = {}): TestNow =>
  ({ kind: 'tower', seat: 0, starter: 1, ...given }) as TestNow;
const began = (tick: number, given: Partial<TowerBegan> = {}): TowerBegan =>
  ({ type: 'tower_began', seat: 0, yours: false, frame: shot({ tick, phase: 'waiting' }), ...given }) as TowerBegan;
const judged = (text: string): TowerJudged =>
  ({ type: 'tower_judged', passed: true, reason: '', cubes: [], text });

let link: MatchLink;
let playback: Playback;
let acted: string[][];

const note = (given: Scene): void => void acted.push(given.events.map(({ name }) => name));

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  acted = [];
  link = new MatchLink('m1');
  playback = new Playback(link, { clock: new FakeClock() });
  vi.spyOn(playback.director, 'feed').mockImplementation(note);
  vi.spyOn(playback.director, 'lead').mockImplementation(note);
  playback.begin(() => undefined);
});
afterEach(() => {
  playback.close();
  link.close();
  vi.unstubAllGlobals();
});

/** What the server says, in this order. */
function come(...messages: (Scene | TowerBegan | TowerFrame | TowerJudged)[]): void {
  for (const message of messages) link.receive(message);
}

const goOn = (): void => playback.testSeen();
const tower = () => (playback.test.now?.kind === 'tower' ? playback.test.now.tower : null);
/** The verdict that is read. */
const verdict = (): string | undefined => tower()?.judged?.text;

describe('a computer at the table', () => {
  const table = test({ kind: 'table', builder: 'computer' });

  it('is judged by its odds where the test was called, until that has been seen', () => {
    come(scene({ test: table }));
    expect(playback.test.now).toMatchObject({ kind: 'odds', passed: null });
    come(scene({ events: [ENDED] }));
    expect(playback.test.now).toMatchObject({ kind: 'odds', passed: true });
    expect(playback.test.now).not.toBeNull();
    goOn();
    expect(playback.test.now).toBeNull();
  });
  it('is judged before the next test, though one scene tells of both', () => {
    come(scene({ test: table }));
    come(scene({ test: { ...table }, events: [ENDED, happened('wounded')] }));
    expect(playback.test.now).toMatchObject({ kind: 'odds', passed: true });
    expect(acted).toEqual([[]]);
    goOn();
    expect(playback.test.now).toMatchObject({ kind: 'odds', passed: null });
    expect(acted).toEqual([[], ['knockdown_ended', 'wounded']]);
  });
  it('is not judged by the tests of the past, told again in another language', () => {
    come(scene({ test: table }));
    come(scene({ test: table, fresh: true, events: [ENDED] }));
    expect(playback.test.now).toMatchObject({ kind: 'odds', passed: null });
  });
  it('is no test of hands', () => {
    come(scene({ test: test({ kind: 'table', builder: 'person' }) }));
    expect(playback.test.now?.kind).toBe('table');
  });
});

describe('a tower', () => {
  it('is shown as soon as its table is there', () => {
    come(scene({ test: test() }));
    expect(tower()?.began).toBeNull();
    come(began(1));
    expect(tower()?.began?.frame.tick).toBe(1);
  });
  it('stays with its verdict when the match has gone on, until it has been seen', () => {
    come(scene({ test: test() }), began(1), judged('first'), scene({}));
    expect(verdict()).toBe('first');
    expect(playback.test.now).not.toBeNull();
    goOn();
    expect(playback.test.now).toBeNull();
    expect(playback.test.now).toBeNull();
  });
  it('is not shown again while the relief is chosen', () => {
    come(scene({ test: test() }), began(1), judged('first'));
    come(scene({ test: test({ phase: 'over' }) }));
    expect(verdict()).toBe('first');
    goOn();
    expect(playback.test.now).toBeNull();
  });
  it('that is judged before its table is set stays with its verdict until that has been seen', () => {
    come(scene({ test: test() }), judged('first'), scene({}));
    expect(tower()?.began).toBeNull();
    expect(verdict()).toBe('first');
    goOn();
    expect(playback.test.now).toBeNull();
  });
  it('is not judged by a verdict on one that was never shown', () => {
    come(began(1), judged('first'), scene({}), scene({ test: test() }));
    expect(playback.test.now?.kind).toBe('tower');
    expect(tower()?.began).toBeNull();
    expect(verdict()).toBeUndefined();
  });
  it('goes without a verdict if the test is gone', () => {
    come(scene({ test: test() }), began(1), scene({}));
    expect(playback.test.now).toBeNull();
  });
  it('of which another language tells is still the same', () => {
    come(scene({ test: test() }), began(1));
    const before = tower();
    come(scene({ test: test(), fresh: true }));
    expect(tower()).toBe(before);
  });
});

describe('a test that is called before the verdict on the one before was seen', () => {
  const first = [scene({ test: test() }), began(1), judged('first')];
  const frame = shot({ tick: 30, phase: 'building', placed: 0 });
  const attack = happened('wounded');
  const after = scene({ events: [ENDED] });
  const called = (): Scene => scene({ test: test(), events: [attack] });

  it.each([
    ['in scenes of their own', [after, called()], [['knockdown_ended'], ['wounded']]],
    ['in one scene', [scene({ test: test(), events: [ENDED, attack] })], [['knockdown_ended', 'wounded']]],
    ['all told again', [scene({ test: test(), events: [ENDED, attack], fresh: true })], [['knockdown_ended', 'wounded']]],
  ])('waits, and so does what led to it (%s)', (_, scenes, told) => {
    come(...first, ...scenes, began(2), frame);
    expect(verdict()).toBe('first');
    expect(tower()?.frame?.tick).toBe(1);
    expect(acted).toEqual([[]]);
    goOn();
    expect(acted).toEqual([[], ...told]);
    expect(tower()?.began?.frame.tick).toBe(2);
    expect(tower()?.frame).toBe(frame);
    expect(verdict()).toBeUndefined();
  });
  it('waits though its table is set before the scene that calls it', () => {
    come(...first, began(2), scene({ test: test(), events: [ENDED] }));
    expect(verdict()).toBe('first');
    goOn();
    expect(tower()?.began?.frame.tick).toBe(2);
  });
  it('has its own verdict, if that has come meanwhile, and so has the one after it', () => {
    come(...first, after, called(), began(2), judged('second'), after, called(), began(3));
    expect(verdict()).toBe('first');
    goOn();
    expect(tower()?.began?.frame.tick).toBe(2);
    expect(verdict()).toBe('second');
    goOn();
    expect(tower()?.began?.frame.tick).toBe(3);
    expect(verdict()).toBeUndefined();
    expect(acted.flat()).toEqual(['knockdown_ended', 'wounded', 'knockdown_ended', 'wounded']);
  });
  it('is not open at once: what led to it is acted out first', () => {
    come(...first, after, called(), began(2));
    expect(playback.test.isOpen).toBe(true);
    playback.director.busy = true;
    goOn();
    expect(playback.test.now?.kind).toBe('tower');
    expect(playback.test.isOpen).toBe(false);
  });
  it('waits for the end of the round in between as well', () => {
    come(...first, scene({ test: test(), events: [ENDED, happened('round_ended'), attack] }), began(2));
    expect(playback.ended).toBeNull();
    goOn();
    expect(playback.ended).not.toBeNull();
    expect(playback.test.now).toBeNull();
    playback.roundSeen();
    expect(acted).toEqual([[], ['knockdown_ended', 'round_ended'], ['wounded']]);
    expect(tower()?.began?.frame.tick).toBe(2);
  });
  it.each([
    ['waiting', false],
    ['counting', true],
    ['building', true],
    ['settling', false],
  ] as const)('is due when the time of somebody here runs (%s)', (phase, isDue) => {
    come(...first, after, called(), began(2, { yours: true }), shot({ tick: 30, phase }));
    expect(link.tower.isDue).toBe(isDue);
    come(judged('second'));
    expect(link.tower.isDue).toBe(false);
  });
  it('is not due here if another builds it', () => {
    come(...first, after, called(), began(2), frame);
    expect(link.tower.isDue).toBe(false);
  });
});

describe('dice', () => {
  it('are read from what happened, with the verdict of the match', () => {
    expect(rollIn(scene({ events: ROLLED }))).toEqual({
      seat: 1,
      dice: [2, 3, 4],
      needed: 12,
      passed: false,
    });
  });
  it('of the past are not thrown again', () => {
    expect(rollIn(scene({ events: ROLLED, fresh: true }))).toBeNull();
  });
  it('come between what led to them and what follows', () => {
    come(scene({ events: ROLLED }));
    expect(acted).toEqual([['wounded']]);
    expect(playback.test.now?.kind).toBe('dice');
    goOn();
    expect(acted).toEqual([['wounded'], ['dice_rolled', 'knockdown_ended']]);
  });
});

it('what follows a verdict waits until it has been seen', () => {
  come(scene({ test: test() }), began(1), judged('first'), scene({ events: [ENDED] }));
  expect(acted).toEqual([[]]);
  goOn();
  expect(acted).toEqual([[], ['knockdown_ended']]);
});
