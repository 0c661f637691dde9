/**
 * What of a match is on the screen, and when: the one owner of that order.
 *
 * Scenes come from the link as fast as the server tells them. Each is acted out by the director; a
 * Knockdown Test and the end of a round lie over the match, and what comes after them waits until
 * they have been seen. A player whose time runs is never kept waiting: a verdict and the end of a
 * round give way then, and also when the match was given up, lost on time or claimed.
 */

import { getContext, setContext } from 'svelte';
import { settings } from '../browser/settings.svelte';
import type { Link } from '../net/link.svelte';
import { type EventNow, NOBODY, type Scene } from '../protocol';
import { type Clock, CLOCK } from './clock';
import { Director } from './director.svelte';
import { rollIn, ShownTest } from './shownTest.svelte';

/** Which part of a match is on the screen. */
export type PartOfMatch = 'handover' | 'draft' | 'match' | 'over';

export function partOf(scene: Scene): PartOfMatch {
  if (scene.over) return 'over';
  if (scene.handover !== NOBODY) return 'handover';
  return scene.round === 0 ? 'draft' : 'match';
}

/** Whether a round has just ended here; the end of the match has a screen of its own. */
export function endsRound(scene: Scene): boolean {
  return !scene.fresh && !scene.over && scene.events.some(({ name }) => name === 'round_ended');
}

/** What a match is doing on the screen. */
export type Phase = 'draft' | 'acting' | 'question' | 'test' | 'verdict' | 'relief' | 'round end' | 'match end';

/** Milliseconds after which a round is not called any more, if the match screen comes late. */
const CALL_WITHIN = 1500;

/** One thing to do, in its turn, for a scene. */
interface Step {
  readonly scene: Scene;
  /** Only when what was acted out before is over. */
  readonly isAfterActing: boolean;
  run(): void;
}

export class Playback {
  readonly link: Link;
  readonly director: Director;
  readonly test: ShownTest;
  /** Which part of the match is on the screen; null before the first scene. */
  part = $state<PartOfMatch | null>(null);
  /** The scene in which a round ended, until that has been seen. */
  ended = $state.raw<Scene | null>(null);

  readonly #clock: Clock;
  readonly #stops: (() => void)[];
  #steps: Step[] = $state.raw([]);
  /** The match screen, while it is there, is told what is acted out. */
  #acted: ((scene: Scene) => void) | null = null;
  #isAdvancing = false;
  #isDrafted = false; // and the round it was for has not come yet
  #called = { round: 0, at: -Infinity };

  constructor(link: Link, clock: Clock = CLOCK) {
    this.link = link;
    this.#clock = clock;
    this.director = new Director({ clock, speed: () => settings.speed, rested: () => this.#advance() });
    this.test = new ShownTest(link);
    this.#stops = [link.onScene((scene) => this.#take(scene)), link.onTower(() => this.#advance())];
    this.#advance();
  }

  /** All that led to the newest scene has been shown and seen. */
  get isSettled(): boolean {
    return !this.director.busy && !this.test.now && !this.ended && this.#steps.length === 0;
  }

  get phase(): Phase {
    if (this.part === 'over') return 'match end';
    if (this.part !== 'match') return 'draft';
    if (this.ended) return 'round end';
    if (this.test.isOpen) return this.test.isUnseen ? 'verdict' : 'test';
    if (!this.isSettled) return 'acting';
    return this.link.scene?.test?.phase === 'over' ? 'relief' : 'question';
  }

  /** The match screen is there and shows the match as it stands; what it gives is called when it goes. */
  begin(acted: (scene: Scene) => void): () => void {
    this.#acted = acted;
    this.director.reset();
    const { scene, log } = this.link;
    if (scene) this.#take({ ...scene, events: log, fresh: true });
    if (this.#clock.now() - this.#called.at < CALL_WITHIN) this.director.callRound(this.#called.round);
    return () => this.#leave();
  }

  /** A test's verdict has been read. */
  testSeen(): void {
    this.test.finish();
    this.#advance();
  }

  /** The end of a round has been looked at. */
  roundSeen(): void {
    this.ended = null;
    this.#advance();
  }

  close(): void {
    for (const stop of this.#stops) stop();
    this.#leave();
  }

  #leave(): void {
    this.#acted = null;
    this.#steps = [];
    this.ended = null;
    this.test.finish();
    this.director.stop();
  }

  // ------------------------------------------------------------------ the order
  #take(scene: Scene): void {
    if (this.#acted) this.#steps = [...this.#steps, ...this.#stepsOf(scene)];
    this.#advance();
  }

  /** A scene that ends a round is shown in two halves: what led to the end, and the next round. */
  #stepsOf(scene: Scene): Step[] {
    if (!endsRound(scene)) return this.#aroundDice(scene, scene, (all) => this.#act(all));
    const place = scene.events.findLastIndex(({ name }) => name === 'round_ended') + 1;
    const before = { ...scene, events: scene.events.slice(0, place), test: null }; // it can only belong to the next round
    const after = { ...scene, events: scene.events.slice(place) };
    return [
      ...this.#aroundDice(scene, before, (led) => this.#lead(led)),
      { scene, isAfterActing: true, run: () => (this.ended = scene) },
      ...this.#aroundDice(scene, after, (rest) => this.#act(rest)),
    ];
  }

  /** What led to a throw of dice, and once that has been seen what followed from it. */
  #aroundDice(scene: Scene, part: Scene, perform: (scene: Scene) => void): Step[] {
    const place = rollIn(part) ? part.events.findIndex(({ name }) => name === 'dice_rolled') : -1;
    const some = (events: EventNow[]): Scene => ({ ...part, events });
    const first = (): void => {
      if (place >= 0) this.#lead(some(part.events.slice(0, place)));
      this.test.learn(part);
    };
    const second = (): void => {
      perform(place >= 0 ? some(part.events.slice(place)) : part);
      this.test.look(part);
    };
    return [
      { scene, isAfterActing: false, run: first },
      { scene, isAfterActing: false, run: second },
    ];
  }

  /** Goes on as far as it can: after anything that has come, been seen or been acted out. */
  #advance(): void {
    if (this.#isAdvancing) return;
    this.#isAdvancing = true;
    this.#giveWay();
    for (let step = this.#steps[0]; step && this.#mayRun(step); step = this.#steps[0]) {
      this.#steps = this.#steps.slice(1);
      this.#run(step);
      this.#giveWay();
    }
    this.#isAdvancing = false;
    if (this.test.now && (this.test.isDue || !this.director.busy)) this.test.isOpen = true;
    this.#turnPage();
  }

  #mayRun({ isAfterActing }: Step): boolean {
    if (this.test.isUnseen || this.ended) return false;
    return !isAfterActing || !this.director.busy;
  }

  #giveWay(): void {
    if (!this.link.tower.isDue && !this.link.scene?.forfeited) return;
    if (this.test.isUnseen) this.test.finish();
    this.ended = null;
  }

  /** What cannot be acted out is shown as it is: nothing may keep the match from going on. */
  #run({ scene, run }: Step): void {
    try {
      run();
    } catch (error) {
      console.error(error);
      const later = this.#steps.filter((step) => step.scene !== scene);
      const still = { ...scene, fresh: true };
      this.#steps = scene.fresh ? later : [...this.#stepsOf(still), ...later];
    }
  }

  /** Another part of the match comes on the screen when everything before it has been seen. */
  #turnPage(): void {
    const { scene } = this.link;
    if (!scene || (this.part === 'match' && !this.isSettled)) return;
    const next = partOf(scene);
    // The first round is called when the draft is over; later ones are called on the stage.
    if (next === 'match' && this.#isDrafted) this.#called = { round: scene.round, at: this.#clock.now() };
    this.#isDrafted = next !== 'match' && (this.#isDrafted || scene.round === 0);
    this.part = next;
  }

  #act(scene: Scene): void {
    this.director.feed(scene);
    this.#acted?.(scene);
  }

  #lead(scene: Scene): void {
    this.director.lead(scene);
    this.#acted?.(scene);
  }
}

export const PLAYBACK = Symbol('playback');

export function keepPlayback(playback: Playback): Playback {
  return setContext(PLAYBACK, playback);
}

/** Of the match that is on the screen. */
export function playbackHere(): Playback {
  return getContext<Playback>(PLAYBACK);
}
