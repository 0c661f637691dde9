/**
 * The order in which scenes come upon the screen. Tests and the ends of rounds have screens of
 * their own: what comes after one, also a later scene, waits until it has been seen.
 */
import type { EventNow, Scene } from '../protocol';
import { endsRound } from './moments';

export interface Performers {
  /** Acts a scene out around its test, if it has one. */
  act(scene: Scene): Promise<void>;
  /** Acts out events alone: the scene they lead to may not be shown yet. */
  lead(scene: Scene): Promise<void>;
  /** Shows how a round ended, until that has been seen. */
  endRound(scene: Scene): Promise<void>;
  /** Whether anything still waits. */
  tell(isBehind: boolean): void;
}

export class Pace {
  #waiting: Scene[] = [];
  #isRunning = false;
  #isStopped = false;
  readonly #by: Performers;

  constructor(by: Performers) {
    this.#by = by;
  }

  take(scene: Scene): void {
    this.#waiting.push(scene);
    if (!this.#isRunning) void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    this.#waiting = [];
    this.#by.tell(false);
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    this.#by.tell(true);
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      await this.#perform(next).catch((error: unknown) => this.#show(next, error));
    }
    this.#isRunning = false;
    if (!this.#isStopped) this.#by.tell(false);
  }

  /** What cannot be acted out is shown as it is: nothing may keep the match from going on. */
  async #show(scene: Scene, error: unknown): Promise<void> {
    console.error(error);
    if (this.#isStopped) return;
    await this.#by.act({ ...scene, fresh: true }).catch(console.error);
  }

  async #perform(scene: Scene): Promise<void> {
    if (!endsRound(scene)) return this.#by.act(scene);
    const [before, after] = split(scene.events);
    await this.#by.lead({ ...scene, events: before, test: null }); // one can only belong to the next round
    if (this.#isStopped) return;
    await this.#by.endRound(scene);
    if (!this.#isStopped) await this.#by.act({ ...scene, events: after });
  }
}

/** The end of the round belongs to what led to it. */
function split(events: EventNow[]): [EventNow[], EventNow[]] {
  const place = events.findLastIndex(({ name }) => name === 'round_ended') + 1;
  return [events.slice(0, place), events.slice(place)];
}
