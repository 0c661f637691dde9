import type { Clock } from './clock';

/** A clock that only a test moves. */
export class FakeClock implements Clock {
  isHidden = false;
  #now = 0;
  #due: { at: number; act: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): () => void {
    const one = { at: this.#now + ms, act };
    this.#due.push(one);
    return () => {
      this.#due = this.#due.filter((other) => other !== one);
    };
  }

  advance(ms: number): void {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#due = this.#due.filter((other) => other !== next);
      this.#now = next.at;
      next.act();
    }
    this.#now = end;
  }

  /** How many things are still to be done. */
  get waiting(): number {
    return this.#due.length;
  }

  #next(end: number): { at: number; act: () => void } | undefined {
    return this.#due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  }
}
