/** How far the film of a test has come: by the clock, so that a slow screen leaves pictures out, never time. */
import { type Clock, CLOCK } from '../../play/clock';

export const READING = 1800; // milliseconds for the verdict, at speed 1

export class FilmTime {
  /** All has been seen but the verdict. */
  isOver = $state(false);

  readonly #length: number;
  readonly #seen: () => void;
  readonly #clock: Clock;
  #before = 0; // how far it had come when its speed was set
  #since: number;
  #speed = 0;
  #stop = (): void => undefined;

  /** `length` in milliseconds, at speed 1; `seen` is called when it goes on by itself. */
  constructor(length: number, seen: () => void, clock: Clock = CLOCK) {
    this.#length = length;
    this.#seen = seen;
    this.#clock = clock;
    this.#since = clock.now();
  }

  /** In milliseconds of the film. */
  get now(): number {
    return Math.min(this.#before + (this.#clock.now() - this.#since) * this.#speed, this.#length);
  }

  /** From now on; `alone`: it goes on by itself when the verdict could be read. */
  run(speed: number, alone: boolean): void {
    this.stop();
    this.#before = this.now;
    this.#since = this.#clock.now();
    this.#speed = speed;
    if (!this.isOver) {
      this.#stop = this.#clock.after((this.#length - this.#before) / speed, () => {
        this.isOver = true;
        this.run(speed, alone);
      });
    } else if (alone) this.#stop = this.#clock.after(READING / speed, this.#seen);
  }

  stop(): void {
    this.#stop();
  }
}
