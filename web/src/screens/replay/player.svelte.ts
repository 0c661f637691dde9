/** Plays a recorded match: fetches its moments, and lets a director act out the way between them. */
import { announce } from '../../browser/announce.svelte';
import { api, TroubleError, troubleNotice } from '../../net/api';
import { type Clock, CLOCK } from '../../play/clock';
import type { Director } from '../../play/director.svelte';
import { type Roll, rollIn } from '../../play/shownTest.svelte';
import { spoken } from '../../play/story';
import { NOT_OVER, type Film, type Replay, type ReplayStep } from '../../protocol';
import type { Notice } from '../../words/words';
import { type Asked, inside, openingOf } from './timeline';

const BEAT = 650; // milliseconds between two moves, at speed 1
const KEPT = 400; // moments that are not fetched again

/** A Knockdown Test that is shown before the match goes on. */
export type Shown = { kind: 'tower'; film: Film; frames: number[][] } | { kind: 'dice'; roll: Roll };

export class Player {
  replay = $state.raw<Replay | null>(null);
  step = $state.raw<ReplayStep | null>(null);
  /** Where the hand on the timeline is; the moment itself may still be on its way. */
  wanted = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** The seat that is asked for; -1: both, or whatever may be seen. */
  wish = $state(-1);
  shown = $state.raw<Shown | null>(null);
  /** The match cannot be had at all. */
  failed = $state.raw<Notice | null>(null);
  /** A moment could not be had. */
  trouble = $state.raw<Notice | null>(null);

  readonly last = $derived(this.replay ? this.replay.steps.length - 1 : 0);
  readonly at = $derived(this.step?.number ?? 0);
  readonly line = $derived(this.replay?.steps[this.at] ?? null);
  /** Through whose eyes it is seen. */
  readonly viewer = $derived(this.replay?.viewer ?? this.wish);
  readonly isAtEnd = $derived(this.wanted >= this.last);

  private readonly match: string;
  private readonly director: Director;
  private readonly start: number | null;
  private readonly moments = new Map<string, Promise<ReplayStep>>();
  private lang = '';
  private fetching = false;
  private seen: (() => void) | null = null;
  private closed = false;
  private readonly clock: Clock;

  constructor(match: string, director: Director, start: Asked, clock: Clock = CLOCK) {
    this.match = match;
    this.director = director;
    this.start = start.number;
    this.wish = start.viewer;
    this.clock = clock;
  }

  // ------------------------------------------------------------------ fetching
  /** The match in a language and as one player sees it; the moment stays the same. */
  async load(lang: string, wish: number): Promise<void> {
    this.pause();
    this.lang = lang;
    this.wish = wish;
    this.failed = null;
    try {
      const replay = await api.replay(this.match, wish);
      if (this.closed || this.lang !== lang || this.wish !== wish) return;
      const number = this.replay ? this.wanted : (this.start ?? openingOf(replay.steps));
      this.replay = replay;
      this.step = null;
      await this.goTo(number);
    } catch (error) {
      // A link to another player's view: show what this viewer may see.
      if (isClosed(error) && wish >= 0) this.wish = -1;
      else if (!this.replay) this.failed = troubleNotice(error);
      else this.trouble = troubleNotice(error);
    }
  }

  private moment(number: number): Promise<ReplayStep> {
    const key = `${this.lang} ${this.viewer} ${number}`;
    let found = this.moments.get(key);
    if (!found) {
      found = api.step(this.match, number, this.viewer);
      found.catch(() => this.moments.delete(key));
      if (this.moments.size >= KEPT) this.moments.clear();
      this.moments.set(key, found);
    }
    return found;
  }

  // ------------------------------------------------------------------- moving
  /** Shows a moment at once. While one is being fetched only the newest wish counts. */
  async goTo(number: number): Promise<void> {
    this.wanted = inside(number, this.last);
    this.endShow();
    if (this.fetching) return;
    this.fetching = true;
    try {
      while (!this.closed && this.step?.number !== this.wanted) {
        const step = await this.moment(this.wanted);
        if (step.number === this.wanted) this.cut(step);
      }
      this.trouble = null;
    } catch (error) {
      this.trouble = troubleNotice(error);
      this.wanted = this.at;
    } finally {
      this.fetching = false;
    }
  }

  private cut(step: ReplayStep): void {
    this.step = step;
    this.director.stop(); // what was being acted out lies elsewhere
    this.director.feed({ ...step.scene, fresh: true });
  }

  forward(): void {
    this.pause();
    void this.act();
  }

  back(): void {
    this.jump(this.wanted - 1);
  }

  /** To another moment, without acting out what lies between. */
  jump(number: number): void {
    this.pause();
    void this.goTo(number);
  }

  /** The next move, acted out. Whether there was one. */
  private async act(): Promise<boolean> {
    if (this.fetching || this.shown || this.wanted !== this.at || this.isAtEnd) {
      if (!this.isAtEnd) await this.goTo(this.wanted + 1);
      return false;
    }
    this.director.skip();
    const number = ++this.wanted;
    try {
      const step = await this.moment(number);
      if (this.closed || this.wanted !== number) return false;
      await this.show(step);
      if (this.closed || this.wanted !== number) return false;
      this.step = step;
      const scene = { ...step.scene, fresh: false, events: step.events };
      announce(spoken(scene));
      this.director.feed(scene);
      return true;
    } catch (error) {
      this.trouble = troubleNotice(error);
      this.wanted = this.at;
      return false;
    }
  }

  // ------------------------------------------------------------------- a test
  /** A tower is seen being built, dice are seen on the table, before the fight goes on. */
  private show(step: ReplayStep): Promise<void> {
    const shown = testOf(step);
    if (!shown) return Promise.resolve();
    this.shown = shown;
    return new Promise((done) => (this.seen = done));
  }

  /** The test of this moment once more. */
  watch(): void {
    this.pause();
    const shown = this.step ? testOf(this.step) : null;
    if (shown) this.shown = shown;
  }

  endShow(): void {
    this.shown = null;
    this.seen?.();
    this.seen = null;
  }

  // ------------------------------------------------------------------ playing
  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  pause(): void {
    this.playing = false;
    this.endShow();
  }

  private async play(): Promise<void> {
    if (this.isAtEnd) await this.goTo(openingOf(this.replay?.steps ?? []));
    this.playing = true;
    while (this.playing && !this.closed && !this.isAtEnd) {
      if (!(await this.act())) break;
      void this.moment(inside(this.at + 1, this.last)).catch(() => undefined);
      await this.director.rest();
      await new Promise<void>((done) => this.clock.after(BEAT / this.speed, done));
    }
    this.playing = false;
  }

  close(): void {
    this.closed = true;
    this.pause();
  }
}

export function testOf(step: ReplayStep): Shown | null {
  if (step.film) return { kind: 'tower', film: step.film, frames: step.tower };
  const roll = rollIn({ ...step.scene, fresh: false, events: step.events });
  return roll ? { kind: 'dice', roll } : null;
}

function isClosed(error: unknown): boolean {
  return error instanceof TroubleError && error.reason === NOT_OVER;
}
