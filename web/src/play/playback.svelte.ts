/**
 * What of a match is on the screen, and when: the one owner of that order.
 *
 * Scenes come from the link as fast as the server tells them. Each is acted out by the director; a
 * Knockdown Test and the end of a round lie over the match, and what comes after them waits until
 * they have been seen. A player whose time runs is never kept waiting: a verdict and the end of a
 * round give way then, and also when the match was given up, lost on time or claimed.
 *
 * A replay plays a recorded match through the same object: its link tells one moment after the other.
 */

import { getContext, setContext } from 'svelte';
import { settings } from '../browser/settings.svelte';
import type { Link } from '../net/link.svelte';
import { type EventNow, NOBODY, type Scene } from '../protocol';
import { type Clock, CLOCK } from './clock';
import { Director } from './director.svelte';
import { ShownTest, type Towers } from './shownTest.svelte';

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

/** By which clock, and how fast; the page's own clock and the player's own speed if not said. */
export interface Pace {
  clock?: Clock;
  speed?: () => number;
}

export class Playback {
  readonly link: Link & Towers;
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
  #settling: (() => void)[] = [];
  #isDrafted = false; // and the round it was for has not come yet
  #called = { round: 0, at: -Infinity };

  constructor(link: Link & Towers, { clock = CLOCK, speed = () => settings.speed }: Pace = {}) {
    this.link = link;
    this.#clock = clock;
    this.director = new Director({ clock, speed, rested: () => this.#advance() });
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

  /** Done when all that led to the newest scene has been shown and seen. */
  settled(): Promise<void> {
    return this.isSettled ? Promise.resolve() : new Promise((done) => this.#settling.push(done));
  }

  /** The test that was shown from beginning to end at a scene, once more. */
  showAgain(scene: Scene): void {
    this.test.learn(scene);
    this.#advance();
  }

  /** Ends whatever is being shown: the newest scene stands. */
  skip(): void {
    while (!this.isSettled) {
      this.director.skip();
      this.test.finish();
      this.roundSeen();
    }
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
    this.#settle();
  }

  #settle(): void {
    if (this.isSettled) for (const done of this.#settling.splice(0)) done();
  }

  // ------------------------------------------------------------------ the order
  #take(scene: Scene): void {
    if (this.#acted) this.#steps = [...this.#steps, ...this.#stepsOf(scene)];
    this.#advance();
  }

  /** A scene that ends a round is shown in two halves: what led to the end, and the next round. */
  #stepsOf(scene: Scene): Step[] {
    if (this.#isRecorded || !endsRound(scene)) return this.#aroundTest(scene, scene, (all) => this.#act(all));
    const place = scene.events.findLastIndex(({ name }) => name === 'round_ended') + 1;
    const before = { ...scene, events: scene.events.slice(0, place), test: null }; // it can only belong to the next round
    const after = { ...scene, events: scene.events.slice(place) };
    return [
      ...this.#aroundTest(scene, before, (led) => this.#lead(led)),
      { scene, isAfterActing: true, run: () => (this.ended = scene) },
      ...this.#aroundTest(scene, after, (rest) => this.#act(rest)),
    ];
  }

  /** What led to dice or to the film of a tower, and once those have been seen what followed. */
  #aroundTest(scene: Scene, part: Scene, perform: (scene: Scene) => void): Step[] {
    const whole = this.test.wholeIn(part);
    const decided = whole?.kind === 'dice' ? 'dice_rolled' : 'knockdown_ended';
    const place = whole ? part.events.findIndex(({ name }) => name === decided) : -1;
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
    this.#settle();
  }

  /** Nobody is on the clock, and nothing but its tests lies over the fights. */
  get #isRecorded(): boolean {
    return this.link.filmOf !== undefined;
  }

  #mayRun({ isAfterActing }: Step): boolean {
    if (this.test.isUnseen || this.ended) return false;
    return !isAfterActing || !this.director.busy;
  }

  #giveWay(): void {
    if (this.#isRecorded || (!this.link.tower.isDue && !this.link.scene?.forfeited)) return;
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
