/** The server's messages about towers, in a match or in practice. */

import type { TowerBegan, TowerFrame, TowerJudged } from '../protocol';

const RUNNING: readonly TowerFrame['phase'][] = ['counting', 'resting', 'building'];

/** One tower, from its cubes to its verdict; nothing about the next tower arrives here. */
export class TowerNow {
  began = $state.raw<TowerBegan | null>(null);
  frame = $state.raw<TowerFrame | null>(null);
  judged = $state.raw<TowerJudged | null>(null);
  /** Whether its verdict has been read; scenes from before it may still wait to be shown. */
  isRead = false;
  #told = new Set<(frame: TowerFrame) => void>();

  /** Whether somebody at this screen is on the clock. */
  get isDue(): boolean {
    if (!this.began?.yours || this.judged) return false;
    return this.frame !== null && RUNNING.includes(this.frame.phase);
  }

  onFrame(told: (frame: TowerFrame) => void): () => void {
    this.#told.add(told);
    return () => this.#told.delete(told);
  }

  hear(message: TowerBegan | TowerFrame | TowerJudged): void {
    switch (message.type) {
      case 'tower_began':
        this.began = message;
        this.#show(message.frame);
        break;
      case 'tower':
        this.#show(message);
        break;
      case 'tower_judged':
        this.judged = message;
        break;
    }
  }

  #show(frame: TowerFrame): void {
    this.frame = frame;
    for (const told of this.#told) told(frame);
  }
}

export class TowerNews {
  /** The current tower. */
  now = $state.raw(new TowerNow());

  hear(message: TowerBegan | TowerFrame | TowerJudged): void {
    const tower = message.type === 'tower' ? this.now : this.unjudged();
    tower.hear(message);
  }

  /** After a verdict whatever begins, or is waited for, is another tower. */
  unjudged(): TowerNow {
    if (this.now.judged) this.clear();
    return this.now;
  }

  /** There is no current tower any more; one that is still shown stays as it is. */
  clear(): void {
    this.now = new TowerNow();
  }
}
