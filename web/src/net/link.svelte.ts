/** The connection to one match: the latest state, and how to answer. */

import {
  NOBODY,
  OLD_REVISION,
  type EventNow,
  type FromPage,
  type Hand,
  type Hint,
  type Refused,
  type Said,
  type Scene,
  type TestNow,
  type ToPage,
} from '../protocol';
import { OFFLINE } from '../words/refusals';
import { say } from '../words/words';
import { api, type TroubleError } from './api';
import { Line, type Status } from './reconnect.svelte';
import { TowerNews, type TowerNow } from './tower.svelte';

/** What screens need of a match; a replay has one too, without answers. */
export interface Link {
  readonly scene: Scene | null;
  /** Everything that happened so far. */
  readonly log: EventNow[];
  readonly status: Status;
  /** The tower the server tells of now; a screen may still show one before it. */
  readonly tower: TowerNow;
  readonly hint: Hint | null;
  readonly refused: Refused | null;
  /** A decision, or `UNDOING`, has been sent: show it as made, offer nothing else. */
  readonly deciding: string;
  /** The revision to which something was taken back last: what it asks was answered before. */
  readonly returned: number;
  /** The screen is to be handed over, and the next player has not taken it yet. */
  readonly canTake: boolean;
  /** `isAsked`: the player has just chosen it; otherwise a late answer is not reported. */
  decide(option: string, isAsked?: boolean): void;
  undo(): void;
  askHint(): void;
  takeScreen(seat: number): void;
  startTest(): void;
  hand(movement: Omit<Hand, 'type' | 'tick'>): void;
  onScene(told: (scene: Scene) => void): () => void;
  /** Anything was told of a tower. */
  onTower(told: () => void): () => void;
  /** The tower that a test of a scene waits for. */
  towerOf(test: TestNow): TowerNow;
}

export const UNDOING = 'undo';
/** Milliseconds in which a decision is answered, also by a server with much to do. */
const PATIENCE = 8_000;

export class MatchLink implements Link {
  readonly match: string;
  /** When the match last changed. */
  changed = 0;
  /** When the last scene arrived: the page's clocks count from there. */
  heard = 0;
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<EventNow[]>([]);
  hint = $state.raw<Hint | null>(null);
  refused = $state.raw<Refused | null>(null);
  deciding = $state('');
  returned = -1;

  readonly #line: Line<FromPage, ToPage>;
  readonly #tower = new TowerNews();
  /** Scenes are copied on their way to the screen, their tests are not. */
  readonly #towers = new WeakMap<TestNow, TowerNow>();
  #hintLang = ''; // of a hint that was asked for
  #wasLost = false; // the connection, and with it all pending requests
  #taken = $state.raw<Scene | null>(null);
  #decided = -1; // the revision that was answered last
  #isUnasked = false; // the last message was not a new choice of the player
  #patience: ReturnType<typeof setTimeout> | undefined;
  #sceneTold = new Set<(scene: Scene) => void>();
  #towerTold = new Set<() => void>();
  #saidTold = new Set<(said: Said) => void>();

  constructor(match: string) {
    this.match = match;
    this.#line = new Line(`matches/${encodeURIComponent(match)}/play`, {
      heard: (message) => this.receive(message),
      lost: () => {
        this.#wasLost = true;
        this.#giveUp();
      },
      why: () => api.match(match),
    });
  }

  get status(): Status {
    return this.#line.status;
  }

  get tower(): TowerNow {
    return this.#tower.now;
  }

  towerOf(test: TestNow): TowerNow {
    return this.#towers.get(test) ?? this.tower;
  }

  get canTake(): boolean {
    return this.scene !== null && this.scene.handover !== NOBODY && this.#taken !== this.scene;
  }

  /** The match is not available: unknown, or not ours. */
  get trouble(): TroubleError | null {
    return this.#line.trouble;
  }

  /** Try at once: somebody is waiting. */
  retry(): void {
    this.#line.retry();
  }

  close(): void {
    clearTimeout(this.#patience);
    this.#line.close();
  }

  // ------------------------------------------------------------ answering
  send(message: FromPage): boolean {
    return this.#line.send(message);
  }

  /** A request by the player: a failure to send it is reported every time. */
  #ask(message: FromPage): boolean {
    this.#isUnasked = false;
    if (this.send(message)) return true;
    this.refused = { type: 'refused', reason: OFFLINE, text: say('web-offline'), details: {} };
    return false;
  }

  /** Nothing else can be decided meanwhile, so waiting for the answer has a time limit. */
  #await(decision: string): void {
    this.deciding = decision;
    if (decision) this.#decided = this.scene?.revision ?? 0;
    clearTimeout(this.#patience);
    if (decision) this.#patience = setTimeout(() => this.#line.renew(), PATIENCE);
  }

  /** Once for each question: what is still seen of the one before is no answer any more. */
  decide(option: string, isAsked = true): void {
    const { revision, question } = this.scene ?? {};
    if (revision === undefined || this.deciding) return;
    if (!question?.options.some((offered) => offered.option === option)) return;
    this.refused = null;
    if (this.#ask({ type: 'decide', revision, option })) this.#await(option);
    this.#isUnasked = !isAsked;
  }

  undo(): void {
    if (!this.scene?.can_undo || this.deciding) return;
    if (this.#ask({ type: 'undo', revision: this.scene.revision })) this.#await(UNDOING);
  }

  /** Returns whether there will be one. */
  askHint(): boolean {
    if (!this.scene?.question) return false;
    // One at a time: asking again waits for the hint that is on its way.
    if (!this.#ask({ type: 'hint', revision: this.scene.revision })) return false;
    this.#hintLang ||= this.scene.lang;
    return true;
  }

  /** Once for each time the screen is handed over. */
  takeScreen(seat: number): void {
    if (!this.canTake || this.scene?.handover !== seat) return;
    if (this.#ask({ type: 'take_screen', seat })) this.#taken = this.scene;
  }

  startTest(): void {
    if (this.scene) this.#ask({ type: 'start_test', revision: this.scene.revision });
  }

  /** Stamped with the tick on screen, so that the server knows what the hand had seen. */
  hand(movement: Omit<Hand, 'type' | 'tick'>): void {
    this.send({ type: 'hand', tick: this.tower.frame?.tick ?? 0, ...movement });
  }

  /** Ends the match: given up, or claimed from somebody who has gone. */
  end(how: 'concede' | 'claim'): void {
    if (this.scene) this.#ask({ type: how, revision: this.scene.revision });
  }

  phrase(key: string): void {
    this.send({ type: 'phrase', key });
  }

  speak(lang: string): void {
    if (this.scene && this.scene.lang !== lang) this.send({ type: 'speak', lang });
  }

  /** A hint in the language before is asked for again. */
  #hintAgain(): void {
    if (!this.hint) return;
    this.hint = null;
    this.askHint();
  }

  // ------------------------------------------------------------ listening
  onScene(told: (scene: Scene) => void): () => void {
    this.#sceneTold.add(told);
    return () => this.#sceneTold.delete(told);
  }

  onTower(told: () => void): () => void {
    this.#towerTold.add(told);
    return () => this.#towerTold.delete(told);
  }

  onSaid(told: (said: Said) => void): () => void {
    this.#saidTold.add(told);
    return () => this.#saidTold.delete(told);
  }

  receive(message: ToPage): void {
    switch (message.type) {
      case 'scene':
        this.#newScene(message);
        break;
      case 'hint':
        this.#newHint(message);
        break;
      case 'refused':
        this.#refuse(message);
        break;
      case 'tower_began':
      case 'tower':
      case 'tower_judged':
        this.#tower.hear(message);
        for (const told of this.#towerTold) told();
        break;
      case 'said':
        for (const told of this.#saidTold) told(message);
        break;
      case 'pong':
        break;
      default:
        message satisfies never; // of a newer server
    }
  }

  #newScene(scene: Scene): void {
    this.#line.welcome();
    this.heard = performance.now();
    const { revision, lang } = this.scene ?? scene;
    if (this.#isReturn(scene)) this.returned = scene.revision;
    // The same scene in another language is not an answer.
    if (scene.revision !== revision || !this.scene) {
      this.hint = null;
      this.#hintLang = '';
      this.#await('');
      this.changed = performance.now();
    }
    this.#noteTest(scene.test);
    this.scene = scene;
    if (this.refused?.reason === OFFLINE) this.refused = null;
    if (scene.lang !== lang) this.#hintAgain();
    // A fresh scene brings the whole past, any other what is new.
    this.log = scene.fresh ? scene.events : [...this.log, ...scene.events];
    for (const told of this.#sceneTold) told(scene);
    if (this.#wasLost && this.#hintLang) this.askHint();
    this.#wasLost = false;
  }

  /** The verdict on a test is told before any scene that follows it. */
  #noteTest(test: TestNow | null): void {
    if (!test) this.#tower.clear();
    else if (test.phase !== 'over') this.#towers.set(test, this.#tower.unjudged());
  }

  /** A jump to another moment, told from the start, without a reconnection or a change of language. */
  #isReturn({ fresh, revision, lang }: Scene): boolean {
    const before = this.scene;
    return fresh && !this.#wasLost && before !== null && before.revision !== revision && before.lang === lang;
  }

  #newHint(hint: Hint): void {
    if (hint.revision !== this.scene?.revision) return;
    const isForeign = this.#hintLang !== '' && this.#hintLang !== this.scene.lang;
    this.#hintLang = '';
    if (isForeign) this.askHint();
    else this.hint = hint;
  }

  /** The message was refused: it may be sent again. */
  #giveUp(): void {
    this.#await('');
    this.#taken = null;
  }

  /** Too late, though nothing newer has come: what was missed is told again. */
  #refuse(refused: Refused): void {
    const isLate = refused.reason === OLD_REVISION; // the page has missed something
    const isBehind = isLate && this.#decided === this.scene?.revision;
    // Another tab of the same seat may have been faster with the same answer.
    if (!isLate || !this.#isUnasked) this.refused = refused;
    this.#isUnasked = false;
    this.#giveUp();
    if (isBehind) this.#line.renew();
  }
}
