import { describe, expect, it } from 'vitest';
import { happened } from '../../net/events.testing';
import { type Catalogue, DECISIONS, type EventNow, type OptionNow, type Scene } from '../../protocol';
import { addCatalogue } from '../../words/catalogue.svelte';
import { commonOf, learnedOf, lessonAgain, lessonNow, metOf, missedOf, progressOf, selectorsOf } from './coach';
import { LESSONS } from './lessons';

const option = (kind: string, more: Partial<OptionNow> = {}): OptionNow =>
  ({ option: `${kind} 1`, kind, space: -1, card: -1, place: -1, preview: null, ...more }) as OptionNow;
const attack = (hits: boolean, name = 'attack 1', light = 1) =>
  option('attack', { option: name, preview: { hits, heavy: 0, light } as OptionNow['preview'] });

function scene(decision: string, options: OptionNow[] = [], more: Partial<Scene> = {}): Scene {
  return {
    viewer: 0,
    round: 1,
    over: false,
    test: null,
    row: [
      { card: 7, letters: 'F' },
      { card: 8, letters: 'MB' },
    ],
    fighters: [
      { seat: 0, space: 2 },
      { seat: 1, space: 6 },
    ],
    question: decision ? { decision, options } : null,
    ...more,
  } as unknown as Scene;
}

const listed = [
  { key: 'smash', type: 'strike' },
  { key: 'double_block', type: 'reaction' },
];
addCatalogue('en', {
  lang: 'en',
  boxes: [{ attacks: listed, fighters: [], skills: [], tokens: [], arenas: [], drawings: [] }],
} as unknown as Catalogue);

const READ = new Set(['welcome', 'screen']);
const now = (at: Scene, log: EventNow[] = [], read: Set<string> = READ, ended = false) =>
  lessonNow(LESSONS, { scene: at, log, read, ended })?.id ?? null;
const ALL = new Set(LESSONS.map(({ id }) => id));
const again = (at: Scene) => lessonAgain(LESSONS, { scene: at, log: [], read: ALL, ended: false })?.id ?? null;

describe('the guide', () => {
  it('welcomes first, whatever is asked', () => {
    expect(now(scene('keep_skill', [], { round: 0 }), [], new Set())).toBe('welcome');
    expect(now(scene('keep_skill', [], { round: 0 }))).toBe('skill');
  });

  it('teaches taking, then moving, while nobody can be hit', () => {
    const far = scene('take_action', [option('move', { space: 3 }), attack(false)]);
    expect(now(far)).toBe('take');
    expect(now(far, [happened('attack_began', { player: 0, card: 4, hits: false })])).toBe('move');
    expect(now(far, [happened('attack_began', { player: 1, card: 4, hits: false })])).toBe('take');
  });

  it('teaches hitting as soon as something hits, and Special Attacks after that', () => {
    const near = scene('take_action', [attack(false), attack(true), option('special')]);
    expect(now(near)).toBe('hit');
    const hit = happened('wounded', { player: 1, heavy: 0, light: 1 });
    expect(now(near, [hit])).toBe('special');
    const special = (attack: string) => happened('attack_began', { player: 0, card: -1, hits: true, attack });
    expect(now(near, [hit, special('double_block')])).toBe('special');
    expect(now(near, [hit, special('smash')])).not.toBe('special');
  });

  it('says nothing where nothing new is asked', () => {
    expect(now(scene(''))).toBeNull();
    expect(now(scene('choose_block'), [], new Set([...READ, 'block']))).toBeNull();
  });

  it('explains a test to the tested player', () => {
    const test = { seat: 0, phase: 'start' } as Scene['test'];
    expect(now(scene('', [], { test }))).toBe('build');
    expect(now(scene('', [], { test: { ...test!, seat: 1 } }))).toBeNull();
    expect(now(scene('start_test'))).toBe('test');
  });

  it('speaks of wounds only at what wounds', () => {
    const roll = scene('take_action', [attack(true, 'attack 1', 0), option('move', { space: 3 })]);
    const read = new Set([...READ, 'move']);
    expect(now(roll)).toBe('move');
    expect(now(roll, [], read)).toBe('effect');
    const both = scene('take_action', [attack(true, 'attack 1', 0), attack(true, 'attack 2')]);
    expect(now(both, [], read)).toBe('hit');
    const points = LESSONS.find(({ id }) => id === 'hit')?.points;
    expect(selectorsOf(points, both)).toEqual(['[data-option="attack 2"]']);
  });

  it('says once that it is enough, and goes on with whatever is new', () => {
    const log = [
      happened('wounded', { player: 1, heavy: 0, light: 1 }),
      happened('attack_began', { player: 0, card: -1, hits: true, attack: 'smash' }),
      happened('knockdown_ended', { player: 0, passed: true }),
    ];
    expect(now(scene(''), log)).toBe('enough');
    expect(now(scene('', [], { round: 2 }))).toBe('enough');
    const read = new Set([...READ, 'enough']);
    expect(now(scene('', [], { round: 2 }), [], read)).toBeNull();
    expect(now(scene('react_now', [], { round: 3 }), log, read)).toBe('react');
    expect(now(scene('', [], { round: 2 }), [], read, true)).toBe('round');
    expect(now(scene('', [], { over: true }), log, read)).toBe('end');
  });

  it('knows an answer to every question, also to one that was explained before', () => {
    const never = ['nothing', 'pick_fighter']; // the fighters of the guided match are chosen
    for (const decision of DECISIONS.filter((one) => !never.includes(one))) {
      expect([decision, again(scene(decision, [option('move')]))]).not.toContain(null);
    }
    expect(again(scene('keep_skill', [], { round: 0 }))).toBe('passed-on');
    expect(again(scene('take_action', [attack(true)]))).toBe('hit');
    expect(again(scene(''))).toBeNull();
  });

  it('knows in the end which lessons never came up', () => {
    const met = [...ALL].filter((id) => !['react', 'relief', 'order'].includes(id));
    expect(missedOf(LESSONS, met).map(({ id }) => id)).toEqual(['relief', 'react']);
    expect(missedOf(LESSONS, [...ALL])).toEqual([]);
    expect(commonOf(LESSONS).length).toBeLessThan(LESSONS.length);
  });

  it('counts each lesson once, when it comes, and never those besides', () => {
    const total = commonOf(LESSONS).length;
    const lesson = (id: string) => LESSONS.find((one) => one.id === id)!;
    const numbers: number[] = [];
    let met: string[] = [];
    // Put off, done without having been told, besides, and asked for again.
    const way: [string, string[]][] = [
      ['welcome', []],
      ['take', ['welcome']],
      ['block', ['welcome']],
      ['take', ['welcome', 'block', 'hit']],
      ['order', ['welcome', 'block', 'hit']],
      ['special', ['welcome', 'block', 'hit', 'order']],
    ];
    for (const [id, learned] of way) {
      met = metOf(LESSONS, met, new Set(learned), lesson(id));
      numbers.push(progressOf(LESSONS, met, lesson(id)).lesson);
    }
    expect(numbers).toEqual([1, 2, 3, 2, 0, 5]);
    expect(met).toEqual(['welcome', 'take', 'block', 'hit', 'special']);
    expect(progressOf(LESSONS, met, null)).toEqual({ lesson: 0, met: 5, total });
  });

  it('points at what it speaks of', () => {
    const at = scene('take_action', [
      option('move', { option: 'move 2', space: 1 }),
      option('move', { option: 'move 4', space: 3 }),
      attack(false, 'attack 7'),
      attack(true, 'attack 9'),
    ]);
    expect(selectorsOf({ kind: 'move' }, at)[0]).toBe('[data-space="3"]');
    expect(selectorsOf({ kind: 'attack', hits: true }, at)).toEqual(['[data-option="attack 9"]']);
    const two = scene('take_action', [
      { ...attack(false, 'attack 7'), card: 7 },
      { ...attack(false, 'attack 8'), card: 8 },
    ]);
    expect(selectorsOf({ kind: 'attack', letters: 'KB' }, two)[0]).toBe('[data-option="attack 8"]');
    expect(selectorsOf({ anchor: 'deck' }, at)).toEqual(['[data-anchor~="deck"]']);
    expect(selectorsOf(undefined, at)).toEqual([]);
  });

  it('has lessons of their own names, each with a way to be learned', () => {
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
    const look = { scene: scene(''), log: [], read: ALL, ended: false };
    expect(learnedOf(LESSONS, look).size).toBe(LESSONS.length);
  });
});
