/** The connection to a table for one: cubes are asked for, built with and judged, again and again. */

import {
  TOWER_LOST,
  type FromLearner,
  type Hand,
  type Refused,
  type ToLearner,
  type TowerBegan,
  type TowerFrame,
  type TowerJudged,
} from '../protocol';
import { CUT, OFFLINE } from '../words/refusals';
import type { TroubleError } from './api';
import { Line, type Status } from './reconnect.svelte';
import { TowerNews } from './tower.svelte';


export class PracticeLink {
  /** The most cubes there are; 0 until the server has said so. */
  most = $state(0);
  /** Cubes were asked for, and are on their way. */
  laying = $state(false);
  refused = $state.raw<Refused | null>(null);

  readonly #line: Line<FromLearner, ToLearner>;
  readonly #tower = new TowerNews();

  constructor() {
    this.#line = new Line('practice', {
      heard: (message) => this.receive(message),
      lost: () => this.#cut(),
      why: () => Promise.resolve(), // there is nothing here that could be missing
    });
  }

  get status(): Status {
    return this.#line.status;
  }

  get trouble(): TroubleError | null {
    return this.#line.trouble;
  }

  /** The one before stays until there is another. */
  get tower(): TowerBegan | null {
    return this.#tower.now.began;
  }

  get judged(): TowerJudged | null {
    return this.#tower.now.judged;
  }

  get frame(): TowerFrame | null {
    return this.#tower.now.frame;
  }

  retry(): void {
    this.#line.retry();
  }

  close(): void {
    this.#line.close();
  }

  /** Asks for this many cubes; the countdown begins as soon as they are there. */
  lay(cubes: number): void {
    if (this.laying) return;
    this.laying = this.#line.send({ type: 'lay', cubes });
    this.refused = this.laying ? null : said(OFFLINE);
  }

  /** Stamped with the tick on screen, so that the server knows what the hand had seen. */
  hand(movement: Omit<Hand, 'type' | 'tick'>): void {
    this.#line.send({ type: 'hand', tick: this.frame?.tick ?? 0, ...movement });
  }

  onFrame(told: (frame: TowerFrame) => void): () => void {
    return this.#tower.now.onFrame(told);
  }

  receive(message: ToLearner): void {
    switch (message.type) {
      case 'practice':
        this.#line.welcome();
        this.most = message.most;
        if (this.refused?.reason === OFFLINE) this.refused = null;
        break;
      case 'refused':
        this.laying = false;
        this.refused = message;
        if (message.reason === TOWER_LOST) this.#lose();
        break;
      case 'tower_began':
        this.laying = false;
        this.#tower.hear(message);
        this.#line.send({ type: 'start' });
        break;
      case 'tower':
      case 'tower_judged':
        this.#tower.hear(message);
        break;
      case 'pong':
        break;
      default:
        message satisfies never; // of a newer server
    }
  }

  /** A tower is gone with its line; what has been judged can still be read. */
  #cut(): void {
    const isMissed = this.laying || (this.tower && !this.judged);
    this.laying = false;
    if (isMissed) this.refused = said(CUT);
    this.#lose();
  }

  #lose(): void {
    if (!this.judged) this.#tower.clear();
  }
}

function said(reason: string): Refused {
  return { type: 'refused', reason, text: '', details: {} };
}
