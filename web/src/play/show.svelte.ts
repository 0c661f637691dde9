/**
 * Which Knockdown Test is on the screen. A verdict stays until it has been looked at, and whatever
 * comes after it waits: what happened, the next test, also the verdict on that one.
 */

import type { Link } from '../net/link.svelte';
import type { TowerNow } from '../net/tower.svelte';
import type { KnockdownEnded, Scene, TestNow } from '../protocol';

export interface Roll {
  seat: number;
  dice: number[];
  needed: number;
  passed: boolean;
}

export type Shown =
  | { kind: 'tower'; test: TestNow; tower: TowerNow; }
  | { kind: 'table'; test: TestNow; }
  | { kind: 'odds'; test: TestNow; passed: boolean | null; }
  | { kind: 'dice'; roll: Roll; };

/** How a scene comes upon a test: first what it tells of the one shown, then the one it leads to. */
type Looker = Pick<Show, 'isUnseen' | 'learn' | 'look'>;

let shows = $state(0);
const waiting: (() => void)[] = [];
const lookers = new Set<Looker>();

/** Whether a test covers the match; what came after it waits until it has been seen. */
export function testShowing(): boolean {
  return shows > 0;
}

export function untilTestSeen(): Promise<void> {
  return shows === 0 ? Promise.resolve() : new Promise((done) => waiting.push(done));
}

/** Takes part in every scene that the screen below comes to: later ones are not known to a test. */
export function onReached(looker: Looker): () => void {
  lookers.add(looker);
  return () => lookers.delete(looker);
}

function isUnseen(): boolean {
  return [...lookers].some((looker) => looker.isUnseen);
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
  if (isUnseen()) await untilTestSeen();
  const isThrown = rollIn(scene) !== null;
  const place = scene.events.findIndex(({ name }) => name === 'dice_rolled');
  if (isThrown) lead({ ...scene, events: scene.events.slice(0, place) });
  for (const looker of lookers) looker.learn(scene);
  if (isUnseen()) await untilTestSeen();
  act(isThrown ? { ...scene, events: scene.events.slice(place) } : scene);
  for (const looker of lookers) looker.look(scene);
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
  return {
    seat: rolled.data.player,
    dice: rolled.data.dice,
    needed: rolled.data.needed,
    passed: endIn(scene)?.data.passed === true,
  };
}

/** How the test that was shown has ended, once that is told. */
function endIn(scene: Scene): KnockdownEnded | null {
  if (scene.fresh) return null; // with all the tests of the past
  return scene.events.find((event) => event.name === 'knockdown_ended') ?? null;
}

export class Show {
  shown = $state.raw<Shown | null>(null);
  /** The scene the test belongs to: the match has gone on when the verdict is read. */
  scene = $state.raw<Scene | null>(null);
  /** What led to it has been acted out: it stays open. */
  isOpen = $state(false);
  private readonly link: Link;

  constructor(link: Link) {
    this.link = link;
    if (link.scene) this.look(link.scene);
  }

  /** Whether there is a verdict that nobody has seen yet. */
  get isUnseen(): boolean {
    switch (this.shown?.kind) {
      case 'dice':
        return true;
      case 'odds':
        return this.shown.passed !== null;
      case 'tower':
        return this.shown.tower.judged !== null;
      default:
        return false;
    }
  }

  /** Whether time runs for somebody here who is to build, whatever else there is to see. */
  get isDue(): boolean {
    return this.shown?.kind === 'tower' && this.shown.tower.isDue;
  }

  /** What a scene tells of the test that is shown. */
  learn(scene: Scene): void {
    const roll = rollIn(scene);
    const end = endIn(scene);
    if (roll) this.set({ kind: 'dice', roll }, scene);
    else if (end && this.shown?.kind === 'odds') this.shown = { ...this.shown, passed: end.data.passed };
    else if (end || !pending(scene)) this.finish();
  }

  /** The match has come to a scene, and to its test if it has one. */
  look(scene: Scene): void {
    const next = this.of(scene);
    if (next && !(next.kind === 'tower' && next.tower.isRead)) this.set(next, scene);
  }

  /** It has been seen, or is no more. */
  finish(): void {
    if (this.shown?.kind === 'tower' && this.isUnseen) this.shown.tower.isRead = true;
    this.set(null, null);
  }

  private of(scene: Scene): Shown | null {
    const test = pending(scene);
    if (!test || test.kind === 'dice') return null;
    if (test.kind === 'tower') return { kind: 'tower', test, tower: this.link.towerOf(test) };
    return test.builder === 'computer' ? { kind: 'odds', test, passed: null } : { kind: 'table', test };
  }

  private set(shown: Shown | null, scene: Scene | null): void {
    const wasShown = this.shown !== null;
    this.shown = shown;
    this.scene = scene;
    if (!shown) this.isOpen = false;
    if (!wasShown && shown) shows += 1;
    if (wasShown && !shown) seen();
  }
}

function seen(): void {
  shows -= 1;
  if (shows > 0) return;
  for (const done of waiting.splice(0)) done();
}
