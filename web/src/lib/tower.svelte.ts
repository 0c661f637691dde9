/** What the server tells of a tower, in a match or where one practises. */

import type { TowerBegan, TowerFrame, TowerJudged } from '../protocol';

export class TowerNews {
  began = $state.raw<TowerBegan | null>(null);
  frame = $state.raw<TowerFrame | null>(null);
  judged = $state.raw<TowerJudged | null>(null);
  #told = new Set<(frame: TowerFrame) => void>();

  onFrame(told: (frame: TowerFrame) => void): () => void {
    this.#told.add(told);
    return () => this.#told.delete(told);
  }

  hear(message: TowerBegan | TowerFrame | TowerJudged): void {
    switch (message.type) {
      case 'tower_began':
        this.began = message;
        this.judged = null;
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

  /** There is no tower any more. */
  clear(): void {
    this.began = null;
    this.frame = null;
    this.judged = null;
  }

  #show(frame: TowerFrame): void {
    this.frame = frame;
    for (const told of this.#told) told(frame);
  }
}
