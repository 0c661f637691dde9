/**
 * Acts out what happened between two scenes.
 *
 * `shown` is what the screen displays: the scene before, changed event by
 * event, and then the new scene exactly. While it plays, `shown` has no
 * question; the newest truth is `newest`. Nothing ever waits for it: `skip`
 * ends it at once, and it is never more than `BEHIND` milliseconds late.
 */
import { calm } from '../browser/settings.svelte';
import type { Pose } from '../parts/art';
import { type EventNow, NOBODY, type Scene } from '../protocol';
import { play } from '../sound/sound';
import { attack } from '../words/catalogue.svelte';
import { applyEvent, known, type Known } from './apply';
import { type Clock, CLOCK } from './clock';
import { type Act, type Banner, type Cue, type Effect, type Flight, type Glide, length, TIME } from './cues';
import { plan, type AttackType } from './plan';

export const BEHIND = 2500;
const FASTEST = 8;

export interface Ways {
  speed?: () => number;
  calm?: () => boolean;
  clock?: Clock;
  typeOf?: (attack: string) => AttackType;
  /** Called when nothing is being acted out any more. */
  rested?: () => void;
}

interface Part {
  next: Scene;
  about: Known;
  cues: Cue[];
}

export interface Performed {
  act: Act;
  ms: number;
  count: number; // tells one act from the same act before
}

export interface LiveEffect extends Effect {
  id: number;
}

export interface LiveBanner extends Banner {
  id: number;
}

export class Director {
  /** What is displayed; null until the first scene. */
  shown: Scene | null = $state.raw(null);
  /** The last scene that was fed. */
  newest: Scene | null = $state.raw(null);
  /** What has happened up to what is displayed; what is still to be acted out is not in it. */
  told: EventNow[] = $state.raw([]);
  busy = $state(false);
  pose: [Pose, Pose] = $state.raw(['idle', 'idle']);
  acts: [Performed | null, Performed | null] = $state.raw([null, null]);
  glides: [Glide | null, Glide | null] = $state.raw([null, null]);
  effects: LiveEffect[] = $state.raw([]);
  banner: LiveBanner | null = $state.raw(null);
  /** Counts the shakes; each new number is one. */
  shakes = $state(0);
  /** 1 as designed; more while it hurries. */
  rate = 1;

  #ways: Required<Omit<Ways, 'clock'>>;
  #queue: Part[] = [];
  #clock: Clock;
  #stopStep = (): void => undefined;
  #count = 0;
  #passing = new Set<() => void>();
  #launch: ((flight: Flight, rate: number) => void) | null = null;

  constructor(ways: Ways = {}) {
    this.#clock = ways.clock ?? CLOCK;
    this.#ways = {
      speed: ways.speed ?? (() => 1),
      calm: ways.calm ?? calm,
      typeOf: ways.typeOf ?? ((key) => attack(key)?.type ?? 'strike'),
      rested: ways.rested ?? (() => undefined),
    };
  }

  /**
   * A scene has come: it is shown at once, or the way to it is acted out. A fresh one, as in
   * another language or after a lost line, does not cut short what is still being acted out.
   */
  feed(scene: Scene): void {
    const before = this.#queue.at(-1)?.next ?? this.shown;
    const same = before !== null && before.match === scene.match;
    this.newest = scene;
    if (!same || (scene.fresh && !this.busy) || this.#clock.isHidden) {
      this.#cut(scene);
      this.told = same && !scene.fresh ? [...this.told, ...scene.events] : scene.events;
      this.#ways.rested();
      return;
    }
    this.#queue.push(this.#way(before, scene));
    this.#hurry();
    if (!this.busy) this.#begin();
  }

  #way(before: Scene, next: Scene): Part {
    if (next.fresh) return { next, about: known(before, next, []), cues: [] };
    const ways = { calm: this.#ways.calm(), typeOf: this.#ways.typeOf };
    return { next, ...plan(before, next, ways) };
  }

  /** Acts out the events of a scene that may not be shown yet: the rest of them follows. */
  lead(scene: Scene): void {
    const before = this.#queue.at(-1)?.next ?? this.shown;
    if (!before) return;
    const about = known(before, scene, scene.events);
    const led = scene.events.reduce((now, event) => applyEvent(now, event, about), before);
    this.feed({ ...unasked(led), events: scene.events, fresh: false });
  }

  /** Ends everything that is being acted out: the newest scene is shown. */
  skip(): void {
    if (!this.busy || !this.newest) return;
    this.#cut(this.newest);
    this.#ways.rested();
  }

  /** Calls a round over the stage. */
  callRound(round: number): void {
    play('round');
    this.#call({ kind: 'round', number: round, winner: NOBODY, ms: TIME.banner });
  }

  /** Registers the component that draws flights over the whole screen. */
  onFlight(launch: (flight: Flight, rate: number) => void): () => void {
    this.#launch = launch;
    return () => {
      if (this.#launch === launch) this.#launch = null;
    };
  }

  /** Any key or click ends the acting; a click that could do nothing before does nothing after. */
  listen(target: Window = window): () => void {
    const key = (press: KeyboardEvent): void => {
      if (!['Shift', 'Control', 'Alt', 'Meta', 'Tab'].includes(press.key)) this.skip();
    };
    const pointer = (press: PointerEvent): void => {
      if (!this.busy) return;
      this.skip();
      if (press.target instanceof Element && press.target.closest(LIVE)) return;
      swallowClick(target);
    };
    target.addEventListener('keydown', key, true);
    target.addEventListener('pointerdown', pointer, true);
    return () => {
      target.removeEventListener('keydown', key, true);
      target.removeEventListener('pointerdown', pointer, true);
    };
  }

  /** Stops everything that is running. */
  stop(): void {
    this.#stopStep();
    for (const stop of this.#passing) stop();
    this.#passing.clear();
    this.#queue = [];
    this.busy = false;
  }

  /** As if nothing had been shown yet. */
  reset(): void {
    this.stop();
    this.shown = null;
    this.newest = null;
    this.told = [];
    this.pose = ['idle', 'idle'];
    this.acts = [null, null];
    this.glides = [null, null];
    this.effects = [];
    this.banner = null;
  }

  #cut(scene: Scene): void {
    for (const part of this.#queue) this.#pastIs(part);
    this.stop();
    const isElsewhere = scene.fresh && scene.revision !== this.shown?.revision;
    this.shown = scene;
    this.effects = [];
    this.glides = [null, null];
    this.pose = settled(scene, this.pose);
    this.banner = isElsewhere ? null : this.banner;
    if (this.banner) this.#pass(() => (this.banner = null), this.banner.ms);
  }

  /** As fast as necessary; what would still be too late is left out. */
  #hurry(): void {
    let left = this.#queue.reduce((sum, part) => sum + length(part.cues), 0);
    while (left > BEHIND * FASTEST && this.#queue.length > 1) {
      const lost = this.#queue.shift()!;
      left -= length(lost.cues);
      this.#pastIs(lost);
      this.shown = unasked(lost.next);
    }
    this.rate = Math.min(Math.max(this.#ways.speed(), left / BEHIND), FASTEST);
  }

  #begin(): void {
    this.busy = true;
    if (this.shown) this.shown = unasked(this.shown);
    this.#step();
  }

  #step(): void {
    let wait = 0;
    while (wait === 0) {
      const part = this.#queue[0];
      if (!part) return this.#settle();
      const cue = part.cues.shift();
      if (!cue) {
        this.#queue.shift();
        this.#pastIs(part);
        if (this.#queue.length > 0) this.shown = unasked(part.next);
        continue;
      }
      try {
        this.#perform(cue, part.about);
      } catch (error) {
        console.error(error);
        return this.skip(); // the match goes on, unseen
      }
      wait = cue.wait / this.rate;
    }
    this.#stopStep = this.#clock.after(wait, () => this.#step());
  }

  /** What was not acted out of a part has happened all the same; a fresh scene brings the whole past. */
  #pastIs({ next, cues }: Part): void {
    const unseen = cues.flatMap((cue) => cue.told ?? []);
    this.told = next.fresh ? next.events : [...this.told, ...unseen];
  }

  #settle(): void {
    this.busy = false;
    this.rate = this.#ways.speed();
    if (this.newest) {
      this.shown = this.newest;
      this.pose = settled(this.newest, this.pose);
    }
    this.#ways.rested();
  }

  #perform(cue: Cue, about: Known): void {
    for (const flight of cue.flights ?? []) this.#launch?.(flight, this.rate);
    for (const effect of cue.effects ?? []) this.#show(effect);
    if (cue.glide) this.#slide(cue.glide);
    if (cue.event && this.shown) this.shown = applyEvent(this.shown, cue.event, about);
    for (const [seat, pose] of cue.poses ?? []) this.pose = put(this.pose, seat, pose);
    for (const [seat, act, ms] of cue.acts ?? []) {
      this.acts = put(this.acts, seat, { act, ms: ms / this.rate, count: ++this.#count });
    }
    if (cue.told) this.told = [...this.told, cue.told];
    if (cue.shake) this.shakes++;
    if (cue.banner) this.#call(cue.banner);
    if (cue.sound) play(cue.sound, { pitch: cue.pitch ?? 1 });
  }

  #show(effect: Effect): void {
    const live = { ...effect, ms: effect.ms / this.rate, id: ++this.#count };
    this.effects = [...this.effects, live];
    this.#pass(() => (this.effects = this.effects.filter((one) => one !== live)), live.ms);
  }

  #slide(glide: Glide): void {
    const now = { ...glide, ms: glide.ms / this.rate };
    this.glides = glide.seat === NOBODY ? [now, now] : put(this.glides, glide.seat, now);
  }

  #call(banner: Banner): void {
    const live = { ...banner, ms: banner.ms / this.rate, id: ++this.#count };
    this.banner = live;
    this.#pass(() => {
      if (this.banner === live) this.banner = null;
    }, live.ms);
  }

  #pass(over: () => void, ms: number): void {
    const stop = this.#clock.after(ms, () => {
      this.#passing.delete(stop);
      over();
    });
    this.#passing.add(stop);
  }
}

const LIVE = 'button:not(:disabled):not([aria-disabled="true"]), a[href], input, select, [role="menuitem"]';

function swallowClick(target: Window): void {
  const swallow = (click: Event): void => {
    click.preventDefault();
    click.stopPropagation();
  };
  target.addEventListener('click', swallow, { capture: true, once: true });
  const over = (): unknown =>
    setTimeout(() => target.removeEventListener('click', swallow, { capture: true }), 0);
  target.addEventListener('pointerup', over, { capture: true, once: true });
}

function unasked(scene: Scene): Scene {
  return { ...scene, question: null, waiting: '' };
}

function put<T>(pair: [T, T], seat: number, value: T): [T, T] {
  if (seat === 0) return [value, pair[1]];
  return seat === 1 ? [pair[0], value] : pair;
}

/** How the fighters stand when nothing moves: an attack that is being answered is held. */
export function settled(scene: Scene, before: [Pose, Pose]): [Pose, Pose] {
  if (scene.over) return scene.winner === 0 ? ['win', 'down'] : ['down', 'win'];
  const coming = scene.question?.coming;
  const asked = scene.question !== null;
  return [0, 1].map((seat): Pose => {
    if (scene.test?.seat === seat) return 'hit';
    const held = before[seat];
    if (held !== 'strike' && held !== 'special') return 'idle';
    return asked && coming?.attacker !== seat ? 'idle' : held;
  }) as [Pose, Pose];
}
