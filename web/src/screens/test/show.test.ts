import { beforeEach, describe, expect, it } from 'vitest';
import type { Link } from '../../lib/link.svelte';
import type { EventNow, Scene, TestNow, TowerBegan, TowerJudged } from '../../protocol';
import { aroundTest, onReached, rollIn, Show, testShowing } from './show.svelte';
import { mayStart } from './starting';

const happened = (name: string, data: EventNow['data'] = {}): EventNow => ({
  name,
  text: name,
  mark: 'line',
  data,
});
const ROLLED = [
  happened('wounded'),
  happened('dice_rolled', { player: 1, dice: [2, 3, 4], needed: 12 }),
  happened('knockdown_ended', { player: 1, passed: false }),
];

function scene(given: Partial<Scene>): Scene {
  return { fresh: false, test: null, events: [], mode: 'alone', viewer: 0, ...given } as Scene;
}

const test = (given: Partial<TestNow> = {}): TestNow =>
  ({ kind: 'tower', seat: 0, starter: 1, ...given }) as TestNow;
const began = { seat: 0 } as TowerBegan;
const judged = { passed: true } as TowerJudged;

interface Given {
  scene: Scene | null;
  tower: TowerBegan | null;
}
let link: Given;
let show: Show;

beforeEach(() => {
  show?.close();
  link = { scene: null, tower: null };
  show = new Show(link as Link);
});

function come(next: Scene, tower: TowerBegan | null = null): void {
  link.scene = next;
  link.tower = tower;
  show.look(next);
}

describe('a computer at the table', () => {
  const table = test({ kind: 'table', builder: 'computer' });

  it('is judged by its odds where the test was called, until that has been seen', () => {
    come(scene({ test: table }));
    expect(show.shown).toMatchObject({ kind: 'odds', passed: null });
    come(scene({ events: [happened('knockdown_ended', { player: 1, passed: true })] }));
    expect(show.shown).toMatchObject({ kind: 'odds', passed: true });
    expect(testShowing()).toBe(true);
    show.finish();
    expect(show.shown).toBeNull();
  });
  it('is not judged by the tests of the past, told again in another language', () => {
    come(scene({ test: table }));
    const events = [happened('knockdown_ended', { player: 0, passed: true })];
    come(scene({ test: table, fresh: true, events }));
    expect(show.shown).toMatchObject({ kind: 'odds', passed: null });
  });
  it('is no test of hands', () => {
    come(scene({ test: test({ kind: 'table', builder: 'person' }) }));
    expect(show.shown?.kind).toBe('table');
  });
});

describe('a tower', () => {
  it('is shown as soon as its table is there', () => {
    come(scene({ test: test() }));
    expect(show.shown?.kind).toBe('wait');
    come(scene({ test: test() }), began);
    expect(show.shown).toMatchObject({ kind: 'tower', began });
  });
  it('stays with its verdict when the match has gone on, until it has been seen', () => {
    come(scene({ test: test() }), began);
    show.judge(judged);
    come(scene({}));
    expect(show.shown?.kind).toBe('tower');
    expect(testShowing()).toBe(true);
    show.finish();
    expect(show.shown).toBeNull();
    expect(testShowing()).toBe(false);
  });
  it('is not shown again while the relief is chosen', () => {
    come(scene({ test: test() }), began);
    show.judge(judged);
    come(scene({ test: test({ phase: 'over' }) }), began);
    expect(show.judged).toBe(judged);
    show.finish();
    expect(show.shown).toBeNull();
  });
  it('keeps its verdict though the table of a later one is set', () => {
    come(scene({ test: test() }), began);
    show.judge(judged);
    come(scene({}), { seat: 1 } as TowerBegan);
    show.lay();
    expect(show.shown).toMatchObject({ kind: 'tower', began });
  });
  it('that is judged before its table is set stays with its verdict until that has been seen', () => {
    come(scene({ test: test() }));
    show.judge(judged);
    come(scene({}));
    expect(show.shown?.kind).toBe('wait');
    expect(show.judged).toBe(judged);
    show.finish();
    expect(testShowing()).toBe(false);
  });
  it('is not judged by a verdict on one that was never shown', () => {
    show.judge(judged);
    come(scene({}));
    come(scene({ test: test() }));
    expect(show.shown?.kind).toBe('wait');
    expect(show.judged).toBeNull();
  });
  it('goes without a verdict if the test is gone', () => {
    come(scene({ test: test() }), began);
    come(scene({}));
    expect(show.shown).toBeNull();
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
    const acted: string[][] = [];
    const next = scene({ events: ROLLED });
    const led: string[][] = [];
    const into = (lists: string[][]) => (given: Scene) =>
      lists.push(given.events.map(({ name }) => name));
    const stop = onReached((given) => show.look(given));
    const done = aroundTest(next, into(acted), into(led));
    expect([acted, led]).toEqual([[], [['wounded']]]);
    expect(show.shown?.kind).toBe('dice');
    show.finish();
    await done;
    stop();
    expect(acted).toEqual([['dice_rolled', 'knockdown_ended']]);
  });
});

it('what follows a verdict waits until it has been seen', async () => {
  come(scene({ test: test() }), began);
  show.judge(judged);
  const next = scene({ events: [happened('knockdown_ended')] });
  const acted: Scene[] = [];
  const act = (given: Scene) => acted.push(given);
  const stop = onReached((given) => show.look(given));
  const done = aroundTest(next, act, act);
  stop();
  expect(acted).toEqual([]);
  show.finish();
  await done;
  expect(acted).toEqual([next]);
});

describe('who may start', () => {
  const fighters = [{ level: '' }, { level: '' }] as Scene['fighters'];
  const against = [{ level: '' }, { level: 'duelist' }] as Scene['fighters'];

  it('is the attacker', () => {
    expect(mayStart(scene({ fighters, viewer: 1 }), test({ starter: 1 }))).toBe(true);
    expect(mayStart(scene({ fighters, viewer: 0 }), test({ starter: 1 }))).toBe(false);
  });
  it('is whoever sits here where a computer attacks, or where both play', () => {
    expect(mayStart(scene({ fighters: against }), test({ starter: 1 }))).toBe(true);
    expect(mayStart(scene({ fighters, mode: 'shared' }), test({ starter: 1 }))).toBe(true);
  });
  it('is nobody who only looks on', () => {
    expect(mayStart(scene({ fighters: against, mode: 'watched' }), test({ starter: 1 }))).toBe(false);
  });
});
