/** Which Knockdown Test lies over the match, from its call until its verdict has been seen. */

import type { Link } from '../net/link.svelte';
import type { TowerNow } from '../net/tower.svelte';
import type { Film, KnockdownEnded, Scene, TestNow } from '../protocol';

export interface Roll {
  seat: number;
  dice: number[];
  needed: number;
  passed: boolean;
}

/** A tower of a recorded match: the pictures of it as it was built. */
export interface Footage {
  film: Film;
  frames: number[][];
}

export type Shown =
  | { kind: 'tower'; test: TestNow; tower: TowerNow; }
  | { kind: 'table'; test: TestNow; }
  | { kind: 'odds'; test: TestNow; passed: boolean | null; }
  | { kind: 'dice'; roll: Roll; }
  | { kind: 'film' } & Footage;

/** A live match has the towers it waits for, a recorded one only films of towers that were judged. */
export type Towers = Pick<Link, 'towerOf'> & { filmOf?: (scene: Scene) => Footage | null };

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

export class ShownTest {
  now = $state.raw<Shown | null>(null);
  /** The scene the test belongs to: the match has gone on when the verdict is read. */
  scene = $state.raw<Scene | null>(null);
  /** What led to it has been acted out: it covers the match. */
  isOpen = $state(false);
  readonly #towers: Towers;

  constructor(towers: Towers) {
    this.#towers = towers;
  }

  /** Whether there is a verdict that nobody has seen yet. */
  get isUnseen(): boolean {
    switch (this.now?.kind) {
      case 'dice':
      case 'film':
        return true;
      case 'odds':
        return this.now.passed !== null;
      case 'tower':
        return this.now.tower.judged !== null;
      default:
        return false;
    }
  }

  /** Whether time runs for somebody here who is to build, whatever else there is to see. */
  get isDue(): boolean {
    return this.now?.kind === 'tower' && this.now.tower.isDue;
  }

  /** The test that is shown from beginning to end at this scene: dice, or the film of a tower. */
  wholeIn(scene: Scene): Shown | null {
    if (scene.fresh) return null;
    const footage = this.#towers.filmOf?.(scene);
    if (footage) return { kind: 'film', ...footage };
    const roll = rollIn(scene);
    return roll && { kind: 'dice', roll };
  }

  /** What a scene tells of the test that is shown. */
  learn(scene: Scene): void {
    const whole = this.wholeIn(scene);
    const end = endIn(scene);
    if (whole) this.#show(whole, scene);
    else if (end && this.now?.kind === 'odds') this.now = { ...this.now, passed: end.data.passed };
    else if (end || !pending(scene)) this.finish();
  }

  /** The match has come to a scene, and to its test if it has one. */
  look(scene: Scene): void {
    if (this.#towers.filmOf) return; // of a recorded match only what was decided is shown
    const next = this.#of(scene);
    if (next && !(next.kind === 'tower' && next.tower.isRead)) this.#show(next, scene);
  }

  /** It has been seen, or is no more. */
  finish(): void {
    if (this.now?.kind === 'tower' && this.isUnseen) this.now.tower.isRead = true;
    this.now = null;
    this.scene = null;
    this.isOpen = false;
  }

  #of(scene: Scene): Shown | null {
    const test = pending(scene);
    if (!test || test.kind === 'dice') return null;
    if (test.kind === 'tower') return { kind: 'tower', test, tower: this.#towers.towerOf(test) };
    return test.builder === 'computer' ? { kind: 'odds', test, passed: null } : { kind: 'table', test };
  }

  #show(shown: Shown, scene: Scene): void {
    this.now = shown;
    this.scene = scene;
  }
}
