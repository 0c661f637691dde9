/** Plays a recorded match: fetches its moments and hands them to playback, one when the one before has been seen. */
import { announce } from '../../browser/announce.svelte';
import { api, TroubleError, troubleNotice } from '../../net/api';
import { type Clock, CLOCK } from '../../play/clock';
import { Playback } from '../../play/playback.svelte';
import { rollIn } from '../../play/shownTest.svelte';
import { spoken } from '../../play/story';
import { NOT_OVER, type Replay, type ReplayStep } from '../../protocol';
import type { Notice } from '../../words/words';
import { filmIn, RecordedLink, sceneOf } from './recordedLink.svelte';
import { type Asked, inside, openingOf } from './timeline';

const BEAT = 650; // milliseconds between two moves, at speed 1
const KEPT = 400; // moments that are not fetched again

export class ReplayPlayer {
  replay = $state.raw<Replay | null>(null);
  step = $state.raw<ReplayStep | null>(null);
  /** Where the hand on the timeline is; the moment itself may still be on its way. */
  wanted = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** The seat that is asked for; -1: both, or whatever may be seen. */
  wish = $state(-1);
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

  /** Where the moments go; what is shown of them, and when, is for the playback to say. */
  readonly link = new RecordedLink();
  readonly playback: Playback;

  private readonly match: string;
  private readonly start: number | null;
  private readonly moments = new Map<string, Promise<ReplayStep>>();
  private lang = '';
  private fetching = false;
  private closed = false;
  private readonly clock: Clock;
  private run = 0; // counts how often it began to play
  private stopBeat = (): void => undefined;

  constructor(match: string, start: Asked, clock: Clock = CLOCK) {
    this.match = match;
    this.start = start.number;
    this.wish = start.viewer;
    this.clock = clock;
    this.playback = new Playback(this.link, { clock, speed: () => this.speed });
    this.playback.begin((scene) => announce(spoken(scene)));
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
    this.playback.skip();
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
    this.playback.skip();
    this.link.tell(step, false);
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
    if (this.isAtEnd) return false;
    if (this.fetching || this.wanted !== this.at) {
      await this.goTo(this.wanted + 1);
      return false;
    }
    this.playback.skip();
    const number = ++this.wanted;
    try {
      const step = await this.moment(number);
      if (this.closed || this.wanted !== number) return false;
      this.step = step;
      this.link.tell(step, true);
      return true;
    } catch (error) {
      this.trouble = troubleNotice(error);
      this.wanted = this.at;
      return false;
    }
  }

  /** The test of this moment once more. */
  watch(): void {
    this.pause();
    if (this.step) this.playback.showAgain(sceneOf(this.step));
  }

  // ------------------------------------------------------------------ playing
  toggle(): void {
    if (this.playing) this.pause();
    else void this.play();
  }

  /** What is being shown is still shown to its end; nothing begins after it. */
  pause(): void {
    this.playing = false;
    this.run += 1;
    this.stopBeat();
  }

  private async play(): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    if (this.isAtEnd) await this.goTo(openingOf(this.replay?.steps ?? []));
    await this.playback.settled();
    while (run === this.run && (await this.act())) {
      void this.moment(inside(this.at + 1, this.last)).catch(() => undefined);
      await this.playback.settled();
      if (run !== this.run) return;
      await new Promise<void>((done) => (this.stopBeat = this.clock.after(BEAT / this.speed, done)));
    }
    if (run === this.run) this.playing = false;
  }

  close(): void {
    this.closed = true;
    this.pause();
    this.playback.close();
  }
}

/** Whether this moment has a test to be watched. */
export function hasTest(step: ReplayStep): boolean {
  return filmIn(step) !== null || rollIn(sceneOf(step)) !== null;
}

function isClosed(error: unknown): boolean {
  return error instanceof TroubleError && error.reason === NOT_OVER;
}
