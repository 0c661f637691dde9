import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shot } from '../net/frames.testing';
import { MatchLink } from '../net/link.svelte';
import { Socket } from '../net/socket.testing';
import type { Scene, TestNow, TowerBegan, TowerFrame, TowerJudged } from '../protocol';
import { happened } from '../net/events.testing';
import { Pace } from './pace';
import { aroundTest, onReached, rollIn, Show, testShowing } from './show.svelte';

const ROLLED = [
  happened('wounded'),
  happened('dice_rolled', { player: 1, dice: [2, 3, 4], needed: 12 }),
  happened('knockdown_ended', { player: 1, passed: false }),
];

const ENDED = happened('knockdown_ended', { player: 0, passed: true });

function scene(given: Partial<Scene>): Scene {
  return { type: 'scene', fresh: false, test: null, events: [], mode: 'alone', viewer: 0, ...given } as Scene;
}

const test = (given: Partial<TestNow> = {}): TestNow =>
  ({ kind: 'tower', seat: 0, starter: 1, ...given }) as TestNow;
const began = (tick: number, given: Partial<TowerBegan> = {}): TowerBegan =>
  ({ type: 'tower_began', seat: 0, yours: false, frame: shot({ tick, phase: 'waiting' }), ...given }) as TowerBegan;
const judged = (text: string): TowerJudged =>
  ({ type: 'tower_judged', passed: true, reason: '', cubes: [], text });

let link: MatchLink;
let show: Show;
let acted: string[][];
let ends: string[];
let stop: () => void;

const note = (given: Scene): void => void acted.push(given.events.map(({ name }) => name));

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  acted = [];
  ends = [];
  link = new MatchLink('m1');
  show = new Show(link);
  stop = onReached(show);
  const pace = new Pace({
    act: (next) => aroundTest(next, note, note),
    lead: (next) => aroundTest(next, note, note),
    endRound: async () => void ends.push(String(testShowing())),
    tell: () => undefined,
  });
  link.onScene((next) => pace.take(next));
});
afterEach(() => {
  stop();
  show.finish();
  link.close();
  vi.unstubAllGlobals();
});

/** What the server says, in this order; then whatever may go on has gone on. */
async function come(...messages: (Scene | TowerBegan | TowerFrame | TowerJudged)[]): Promise<void> {
  for (const message of messages) link.receive(message);
  await settled();
}

async function goOn(): Promise<void> {
  show.finish();
  await settled();
}

const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
const tower = () => (show.shown?.kind === 'tower' ? show.shown.tower : null);
/** The verdict that is read. */
const verdict = (): string | undefined => tower()?.judged?.text;

describe('a computer at the table', () => {
  const table = test({ kind: 'table', builder: 'computer' });

  it('is judged by its odds where the test was called, until that has been seen', async () => {
    await come(scene({ test: table }));
    expect(show.shown).toMatchObject({ kind: 'odds', passed: null });
    await come(scene({ events: [ENDED] }));
    expect(show.shown).toMatchObject({ kind: 'odds', passed: true });
    expect(testShowing()).toBe(true);
    await goOn();
    expect(show.shown).toBeNull();
  });
  it('is judged before the next test, though one scene tells of both', async () => {
    await come(scene({ test: table }));
    await come(scene({ test: { ...table }, events: [ENDED, happened('wounded')] }));
    expect(show.shown).toMatchObject({ kind: 'odds', passed: true });
    expect(acted).toEqual([[]]);
    await goOn();
    expect(show.shown).toMatchObject({ kind: 'odds', passed: null });
    expect(acted).toEqual([[], ['knockdown_ended', 'wounded']]);
  });
  it('is not judged by the tests of the past, told again in another language', async () => {
    await come(scene({ test: table }));
    await come(scene({ test: table, fresh: true, events: [ENDED] }));
    expect(show.shown).toMatchObject({ kind: 'odds', passed: null });
  });
  it('is no test of hands', async () => {
    await come(scene({ test: test({ kind: 'table', builder: 'person' }) }));
    expect(show.shown?.kind).toBe('table');
  });
});

describe('a tower', () => {
  it('is shown as soon as its table is there', async () => {
    await come(scene({ test: test() }));
    expect(tower()?.began).toBeNull();
    await come(began(1));
    expect(tower()?.began?.frame.tick).toBe(1);
  });
  it('stays with its verdict when the match has gone on, until it has been seen', async () => {
    await come(scene({ test: test() }), began(1), judged('first'), scene({}));
    expect(verdict()).toBe('first');
    expect(testShowing()).toBe(true);
    await goOn();
    expect(show.shown).toBeNull();
    expect(testShowing()).toBe(false);
  });
  it('is not shown again while the relief is chosen', async () => {
    await come(scene({ test: test() }), began(1), judged('first'));
    await come(scene({ test: test({ phase: 'over' }) }));
    expect(verdict()).toBe('first');
    await goOn();
    expect(show.shown).toBeNull();
  });
  it('that is judged before its table is set stays with its verdict until that has been seen', async () => {
    await come(scene({ test: test() }), judged('first'), scene({}));
    expect(tower()?.began).toBeNull();
    expect(verdict()).toBe('first');
    await goOn();
    expect(testShowing()).toBe(false);
  });
  it('is not judged by a verdict on one that was never shown', async () => {
    await come(began(1), judged('first'), scene({}), scene({ test: test() }));
    expect(show.shown?.kind).toBe('tower');
    expect(tower()?.began).toBeNull();
    expect(verdict()).toBeUndefined();
  });
  it('goes without a verdict if the test is gone', async () => {
    await come(scene({ test: test() }), began(1), scene({}));
    expect(show.shown).toBeNull();
  });
  it('of which another language tells is still the same', async () => {
    await come(scene({ test: test() }), began(1));
    const before = tower();
    await come(scene({ test: test(), fresh: true }));
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
  ])('waits, and so does what led to it (%s)', async (_, scenes, told) => {
    await come(...first, ...scenes, began(2), frame);
    expect(verdict()).toBe('first');
    expect(tower()?.frame?.tick).toBe(1);
    expect(acted).toEqual([[]]);
    await goOn();
    expect(acted).toEqual([[], ...told]);
    expect(tower()?.began?.frame.tick).toBe(2);
    expect(tower()?.frame).toBe(frame);
    expect(verdict()).toBeUndefined();
  });
  it('waits though its table is set before the scene that calls it', async () => {
    await come(...first, began(2), scene({ test: test(), events: [ENDED] }));
    expect(verdict()).toBe('first');
    await goOn();
    expect(tower()?.began?.frame.tick).toBe(2);
  });
  it('has its own verdict, if that has come meanwhile, and so has the one after it', async () => {
    await come(...first, after, called(), began(2), judged('second'), after, called(), began(3));
    expect(verdict()).toBe('first');
    await goOn();
    expect(tower()?.began?.frame.tick).toBe(2);
    expect(verdict()).toBe('second');
    await goOn();
    expect(tower()?.began?.frame.tick).toBe(3);
    expect(verdict()).toBeUndefined();
    expect(acted.flat()).toEqual(['knockdown_ended', 'wounded', 'knockdown_ended', 'wounded']);
  });
  it('is not open at once: what led to it is acted out first', async () => {
    await come(...first, after, called(), began(2));
    show.isOpen = true;
    await goOn();
    expect(show.shown?.kind).toBe('tower');
    expect(show.isOpen).toBe(false);
  });
  it('waits for the end of the round in between as well', async () => {
    await come(...first, scene({ test: test(), events: [ENDED, happened('round_ended'), attack] }), began(2));
    expect(ends).toEqual([]);
    await goOn();
    expect(ends).toEqual(['false']);
    expect(acted).toEqual([[], ['knockdown_ended', 'round_ended'], ['wounded']]);
    expect(tower()?.began?.frame.tick).toBe(2);
  });
  it.each([
    ['waiting', false],
    ['counting', true],
    ['building', true],
    ['settling', false],
  ] as const)('is due when the time of somebody here runs (%s)', async (phase, isDue) => {
    await come(...first, after, called(), began(2, { yours: true }), shot({ tick: 30, phase }));
    expect(link.tower.isDue).toBe(isDue);
    await come(judged('second'));
    expect(link.tower.isDue).toBe(false);
  });
  it('is not due here if another builds it', async () => {
    await come(...first, after, called(), began(2), frame);
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
  it('come between what led to them and what follows', async () => {
    await come(scene({ events: ROLLED }));
    expect(acted).toEqual([['wounded']]);
    expect(show.shown?.kind).toBe('dice');
    await goOn();
    expect(acted).toEqual([['wounded'], ['dice_rolled', 'knockdown_ended']]);
  });
});

it('what follows a verdict waits until it has been seen', async () => {
  await come(scene({ test: test() }), began(1), judged('first'), scene({ events: [ENDED] }));
  expect(acted).toEqual([[]]);
  await goOn();
  expect(acted).toEqual([[], ['knockdown_ended']]);
});
