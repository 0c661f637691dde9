/** Which Knockdown Test is on the screen. A verdict stays until it has been looked at. */

import type { Link } from '../../lib/link.svelte';
import type { EventNow, Scene, TestNow, TowerBegan, TowerJudged } from '../../protocol';

export interface Roll {
  seat: number;
  dice: number[];
  needed: number;
  passed: boolean;
}

export type Shown =
  | { kind: 'tower'; began: TowerBegan; test: TestNow; }
  | { kind: 'table'; test: TestNow; }
  | { kind: 'odds'; test: TestNow; passed: boolean | null; }
  | { kind: 'wait'; test: TestNow; }
  | { kind: 'dice'; roll: Roll; };

let shows = $state(0);
const waiting: (() => void)[] = [];
const lookers = new Set<(scene: Scene) => void>();

/** Whether a test covers the match; what came after it waits until it has been seen. */
export function testShowing(): boolean {
  return shows > 0;
}

export function untilTestSeen(): Promise<void> {
  return shows === 0 ? Promise.resolve() : new Promise((done) => waiting.push(done));
}

/** Tells of every scene that the screen below has come to: later ones are not known to a test. */
export function onReached(look: (scene: Scene) => void): () => void {
  lookers.add(look);
  return () => lookers.delete(look);
}

function reach(scene: Scene): void {
  for (const look of lookers) look(scene);
}

/**
 * Acts a scene out around its test: what led to it, the test, what follows. The screen below
 * gives its own way of acting, also for events alone, before the scene they lead to may be
 * shown; with no test in between the scene is simply acted out.
 */
export async function aroundTest(
  scene: Scene,
  act: (scene: Scene) => void,
  lead: (scene: Scene) => void,
): Promise<void> {
  const isThrown = rollIn(scene) !== null;
  const place = scene.events.findIndex(({ name }) => name === 'dice_rolled');
  if (!isThrown && (pending(scene) || scene.fresh || shows === 0)) {
    act(scene);
    return reach(scene);
  }
  if (isThrown) lead({ ...scene, events: scene.events.slice(0, place) });
  reach(scene);
  await untilTestSeen();
  act(isThrown ? { ...scene, events: scene.events.slice(place) } : scene);
}

/** The test of a scene that is still to be passed: the relief is chosen in the match again. */
function pending(scene: Scene): TestNow | null {
  return scene.test && scene.test.phase !== 'over' ? scene.test : null;
}

/** The dice of a scene that have just been thrown. */
export function rollIn(scene: Scene): Roll | null {
  if (scene.fresh) return null;
  const rolled = scene.events.find((event) => event.name === 'dice_rolled');
  if (!rolled) return null;
  const ended = scene.events.find((event) => event.name === 'knockdown_ended');
  return {
    seat: Number(rolled.data.player),
    dice: list(rolled, 'dice'),
    needed: Number(rolled.data.needed),
    passed: ended?.data.passed === true,
  };
}

/** A computer at the table has no hands: whether its odds have let it stand, once that is told. */
function luckIn(scene: Scene): boolean | null {
  if (scene.fresh) return null; // with all the tests of the past
  const ended = scene.events.find((event) => event.name === 'knockdown_ended');
  return ended ? ended.data.passed === true : null;
}

function list(event: EventNow, name: string): number[] {
  const value = event.data[name];
  return Array.isArray(value) ? value.map(Number) : [];
}

export class Show {
  shown = $state.raw<Shown | null>(null);
  judged = $state.raw<TowerJudged | null>(null);
  /** The scene the test belongs to: the match has gone on when the verdict is read. */
  scene = $state.raw<Scene | null>(null);
  private reached: Scene | null;
  private readonly link: Link;

  constructor(link: Link) {
    this.link = link;
    this.reached = link.scene;
    this.shown = link.scene ? this.of(link.scene) : null;
    this.scene = link.scene;
    if (this.shown) shows += 1;
  }

  /** A table was set for the test that the match has come to. */
  lay(): void {
    if (this.reached && pending(this.reached)) this.look(this.reached);
  }

  look(scene: Scene): void {
    this.reached = scene;
    const roll = rollIn(scene);
    if (roll) return this.set({ kind: 'dice', roll }, scene);
    if (this.shown?.kind === 'odds' && this.learn(this.shown.test, luckIn(scene))) return;
    if (pending(scene)) return this.set(this.of(scene), scene);
    const isUnseen = this.shown?.kind === 'dice' || (this.shown && this.judged);
    if (!isUnseen) this.finish(); // a verdict on what was never shown is no verdict on the next
  }

  /** What the odds have decided is shown where the test was called. */
  private learn(test: TestNow, passed: boolean | null): boolean {
    if (passed !== null) this.shown = { kind: 'odds', test, passed };
    return passed !== null;
  }

  judge(judged: TowerJudged | null): void {
    if (judged) this.judged = judged;
  }

  /** It has been seen. */
  finish(): void {
    this.judged = null;
    this.set(this.reached ? this.of(this.reached) : null, this.reached);
  }

  close(): void {
    this.set(null, null);
  }

  private of(scene: Scene): Shown | null {
    const test = pending(scene);
    if (!test || test.kind === 'dice') return null;
    if (test.kind === 'table' && test.builder === 'computer') return { kind: 'odds', test, passed: null };
    if (test.kind === 'table') return { kind: 'table', test };
    const began = this.link.tower;
    if (!began) return { kind: 'wait', test };
    if (this.shown?.kind === 'tower' && this.shown.began === began) return this.shown;
    this.judged = null;
    return { kind: 'tower', began, test };
  }

  private set(shown: Shown | null, scene: Scene | null): void {
    if (!this.shown && shown) shows += 1;
    if (this.shown && !shown) seen();
    this.shown = shown;
    this.scene = scene;
  }
}

function seen(): void {
  shows -= 1;
  if (shows > 0) return;
  for (const done of waiting.splice(0)) done();
}
