/** The connection to one match: what the server says last, and how to answer. */

import type {
  EventNow,
  FromPage,
  Hand,
  Hint,
  Refused,
  Scene,
  ToPage,
  TowerBegan,
  TowerFrame,
  TowerJudged,
} from '../protocol';
import { api, TroubleError } from './api';
import { language } from './words';

export type Status = 'connecting' | 'open' | 'lost';

/** What screens need of a match; a replay has one too, with nobody to answer. */
export interface Link {
  readonly scene: Scene | null;
  /** Everything that happened so far. */
  readonly log: EventNow[];
  readonly status: Status;
  readonly frame: TowerFrame | null;
  readonly tower: TowerBegan | null;
  readonly judged: TowerJudged | null;
  readonly hint: Hint | null;
  readonly refused: Refused | null;
  /** A decision, or `UNDOING`, is on its way: show it as taken, offer nothing twice. */
  readonly deciding: string;
  decide(option: string): void;
  undo(): void;
  askHint(): void;
  takeScreen(seat: number): void;
  startTest(): void;
  hand(movement: Omit<Hand, 'type' | 'tick'>): void;
  onScene(told: (scene: Scene) => void): () => void;
  onFrame(told: (frame: TowerFrame) => void): () => void;
}

export const UNDOING = 'undo';
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 10_000;
/** Somebody who asked too much is asked to leave; coming back at once would be too much again. */
const CROWDED_WAIT = 20_000;
const CROWDED = 4429; // the server's close codes
const FOREIGN = 4403;
/** Answers that stay the same however often one asks. */
const FINAL = [403, 404, 410];

/** Milliseconds before the next attempt to connect; somewhat random, so that many do not rush. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return full * (0.75 + chance / 2);
}

export class MatchLink implements Link {
  readonly match: string;
  /** When the match was last another one than before. */
  changed = 0;
  scene = $state.raw<Scene | null>(null);
  log = $state.raw<EventNow[]>([]);
  status = $state<Status>('connecting');
  frame = $state.raw<TowerFrame | null>(null);
  tower = $state.raw<TowerBegan | null>(null);
  judged = $state.raw<TowerJudged | null>(null);
  hint = $state.raw<Hint | null>(null);
  refused = $state.raw<Refused | null>(null);
  deciding = $state('');
  /** The match cannot be had at all: unknown, or not ours. No more attempts are made. */
  trouble = $state.raw<TroubleError | null>(null);

  #socket: WebSocket | null = null;
  #attempt = 0;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #heard = true;
  #hintLang = ''; // of a hint that was asked for
  #taken: Scene | null = null;
  #sceneTold = new Set<(scene: Scene) => void>();
  #frameTold = new Set<(frame: TowerFrame) => void>();

  constructor(match: string) {
    this.match = match;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  // ------------------------------------------------------------ answering
  send(message: FromPage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Once for each question: what is still seen of the one before is no answer any more. */
  decide(option: string): void {
    const { revision, question } = this.scene ?? {};
    if (revision === undefined || this.deciding) return;
    if (!question?.options.some((offered) => offered.option === option)) return;
    this.refused = null;
    if (this.send({ type: 'decide', revision, option })) this.deciding = option;
  }

  undo(): void {
    if (!this.scene?.can_undo || this.deciding) return;
    if (this.send({ type: 'undo', revision: this.scene.revision })) this.deciding = UNDOING;
  }

  askHint(): void {
    if (!this.scene?.question) return;
    // One at a time: whoever asks again gets the hint that is on its way.
    if (this.send({ type: 'hint', revision: this.scene.revision })) this.#hintLang ||= this.scene.lang;
  }

  /** Once for each time the screen is handed over. */
  takeScreen(seat: number): void {
    if (this.scene?.handover !== seat || this.#taken === this.scene) return;
    if (this.send({ type: 'take_screen', seat })) this.#taken = this.scene;
  }

  startTest(): void {
    if (this.scene) this.send({ type: 'start_test', revision: this.scene.revision });
  }

  /** Stamped with the tick on screen, so that the server knows what the hand had seen. */
  hand(movement: Omit<Hand, 'type' | 'tick'>): void {
    this.send({ type: 'hand', tick: this.frame?.tick ?? 0, ...movement });
  }

  speak(lang: string): void {
    if (this.scene && this.scene.lang !== lang) this.send({ type: 'speak', lang });
  }

  /** What was said in the language before is asked for again, or not said any more. */
  #speakAgain(): void {
    this.refused = null;
    if (!this.hint) return;
    this.hint = null;
    this.askHint();
  }

  // ------------------------------------------------------------ listening
  onScene(told: (scene: Scene) => void): () => void {
    this.#sceneTold.add(told);
    return () => this.#sceneTold.delete(told);
  }

  onFrame(told: (frame: TowerFrame) => void): () => void {
    this.#frameTold.add(told);
    return () => this.#frameTold.delete(told);
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
        this.refused = message;
        this.#giveUp();
        break;
      case 'tower_began':
        this.tower = message;
        this.judged = null;
        this.#newFrame(message.frame);
        break;
      case 'tower':
        this.#newFrame(message);
        break;
      case 'tower_judged':
        this.judged = message;
        break;
      case 'pong':
        break;
    }
  }

  #newScene(scene: Scene): void {
    // Not before: whoever is turned away has been let in to hear why.
    this.#attempt = 0;
    this.status = 'open';
    const { revision, lang } = this.scene ?? scene;
    // The same moment in another language is no answer.
    if (scene.revision !== revision || !this.scene) {
      this.hint = null;
      this.#hintLang = '';
      this.deciding = '';
      this.changed = performance.now();
    }
    if (!scene.test) {
      this.tower = null;
      this.frame = null;
      this.judged = null;
    }
    this.scene = scene;
    if (scene.lang !== lang) this.#speakAgain();
    // A fresh scene brings the whole past, any other what is new.
    this.log = scene.fresh ? scene.events : [...this.log, ...scene.events];
    for (const told of this.#sceneTold) told(scene);
  }

  #newHint(hint: Hint): void {
    if (hint.revision !== this.scene?.revision) return;
    const isForeign = this.#hintLang !== '' && this.#hintLang !== this.scene.lang;
    this.#hintLang = '';
    if (isForeign) this.askHint();
    else this.hint = hint;
  }

  /** Whatever was sent was not taken: it may be sent again. */
  #giveUp(): void {
    this.deciding = '';
    this.#taken = null;
  }

  #newFrame(frame: TowerFrame): void {
    this.frame = frame;
    for (const told of this.#frameTold) told(frame);
  }

  // ----------------------------------------------------------- connecting
  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  /** Try at once: somebody is waiting. */
  retry(): void {
    if (this.#closed || this.trouble || this.#socket) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  #hurry = (): void => {
    if (!document.hidden) this.retry();
  };

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const id = encodeURIComponent(this.match);
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/matches/${id}/play?lang=${language()}`,
    );
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => {
      this.#heard = true;
      this.receive(JSON.parse(event.data as string) as ToPage);
    };
    socket.onclose = ({ code }) => this.#lost(socket, code);
  }

  #opened(socket: WebSocket): void {
    this.#heard = true;
    this.#ping = setInterval(() => {
      // Silence since the last ping: the line is dead, though nobody has said so.
      if (!this.#heard) {
        this.#lost(socket);
        socket.close();
        return;
      }
      this.#heard = false;
      this.send({ type: 'ping', stamp: performance.now() });
    }, PING_EVERY);
  }

  #lost(socket: WebSocket, code = 0): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearInterval(this.#ping);
    this.#giveUp();
    if (this.#closed) return;
    this.status = this.scene || this.#attempt > 0 ? 'lost' : 'connecting';
    if (code === FOREIGN && this.refused) return this.#end(new TroubleError(this.refused, 403));
    if (code !== CROWDED) void this.#ask();
    const wait = waitBefore(this.#attempt++);
    this.#retry = setTimeout(() => this.#connect(), code === CROWDED ? wait + CROWDED_WAIT : wait);
  }

  /** A refused connection says nothing; the plain question tells why. */
  async #ask(): Promise<void> {
    try {
      await api.match(this.match);
    } catch (error) {
      if (error instanceof TroubleError && FINAL.includes(error.status)) this.#end(error);
    }
  }

  #end(trouble: TroubleError): void {
    this.trouble = trouble;
    clearTimeout(this.#retry);
  }
}
