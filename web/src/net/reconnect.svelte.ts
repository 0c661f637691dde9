/** A WebSocket that reconnects by itself, for matches and rooms. */

import { CLOSED_TO_OTHER_PAGES, CLOSED_TO_TOO_MANY, type Ping, type Refused } from '../protocol';
import { language } from '../words/words';
import { TroubleError } from './api';

export type Status = 'connecting' | 'open' | 'lost';

/** Receives what happens on a connection. */
export interface Ears<Heard> {
  /** What has to be done before it is opened; retried whenever it fails. */
  before?(): Promise<void>;
  heard(message: Heard): void;
  /** Messages sent before may be lost. */
  lost(): void;
  /** A refused connection says nothing; this question over HTTP is answered with the reason. */
  why(): Promise<unknown>;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5_000;
const PING_EVERY = 10_000;
/** A connection that is neither opened nor refused is retried: a browser would wait for minutes. */
const OPEN_WITHIN = 15_000;
/** Somebody who asked too much is asked to leave; coming back at once would be too much again. */
const CROWDED_WAIT = 20_000;
/** The time in which a server says why it refuses a connection; until then it is not called lost. */
const SAID_WITHIN = 5_000;
/** Refusals that retrying cannot change. */
const FINAL = [403, 404, 410];

/** Milliseconds before the next attempt to connect; somewhat random, so that many do not rush. */
export function waitBefore(attempt: number, chance = Math.random()): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return full * (0.75 + chance / 2);
}

export class Line<Sent, Heard extends { type: string }> {
  status = $state<Status>('connecting');
  /** It cannot be had at all: unknown, expired, or not ours. No more attempts are made. */
  trouble = $state.raw<TroubleError | null>(null);

  readonly #path: string;
  readonly #ears: Ears<Heard>;
  #socket: WebSocket | null = null;
  #isPreparing = false;
  #attempt = 0;
  #wasOpen = false;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #opening: ReturnType<typeof setTimeout> | undefined;
  #heard = true;
  #refused: Refused | null = null;
  #isAsking = false; // for the reason

  /** `path` is the socket's, below `/api/`. */
  constructor(path: string, ears: Ears<Heard>) {
    this.#path = path;
    this.#ears = ears;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  send(message: Sent | Ping): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** Only after a real message: a refused connection is opened as well, to say why. */
  welcome(): void {
    this.#attempt = 0;
    this.#wasOpen = true;
    this.trouble = null;
    this.status = 'open';
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearTimeout(this.#opening);
    clearInterval(this.#ping);
    this.#socket?.close();
  }

  /** Try at once: somebody is waiting. */
  retry(): void {
    if (this.#closed || this.trouble || this.#socket || this.#isPreparing) return;
    clearTimeout(this.#retry);
    this.#connect();
  }

  /** It seems open, but a message was not answered: reconnect to get the current state. */
  renew(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#abandon(this.#socket);
  }

  #hurry = (): void => {
    if (!document.hidden) this.retry();
  };

  #connect(): void {
    if (this.#ears.before) void this.#prepare(this.#ears.before());
    else this.#open();
  }

  async #prepare(before: Promise<void>): Promise<void> {
    this.#isPreparing = true;
    const isDone = await before.then(
      () => true,
      () => false,
    );
    this.#isPreparing = false;
    if (!isDone) this.#lost(null);
    else if (!this.#closed) this.#open();
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/${this.#path}?lang=${language()}`,
    );
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = (event) => {
      this.#heard = true;
      const message = JSON.parse(event.data as string) as Heard | Refused;
      if (message.type === 'refused') this.#refused = message as Refused;
      this.#ears.heard(message as Heard);
    };
    socket.onclose = ({ code }) => this.#lost(socket, code);
    this.#opening = setTimeout(() => this.#abandon(socket), OPEN_WITHIN);
  }

  /** The connection is dead, although it was not closed. */
  #abandon(socket: WebSocket): void {
    this.#lost(socket);
    socket.close();
  }

  #opened(socket: WebSocket): void {
    clearTimeout(this.#opening);
    this.#heard = true;
    this.#ping = setInterval(() => {
      if (!this.#heard) return this.#abandon(socket); // silence since the last ping
      this.#heard = false;
      this.send({ type: 'ping', stamp: performance.now() });
    }, PING_EVERY);
  }

  #lost(socket: WebSocket | null, code = 0): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    clearTimeout(this.#opening);
    clearInterval(this.#ping);
    this.#ears.lost();
    if (this.#closed) return;
    if (this.#wasOpen || (this.#attempt > 0 && !this.#isAsking)) this.status = 'lost';
    if (code === CLOSED_TO_OTHER_PAGES && this.#refused) return this.#end(new TroubleError(this.#refused, 403));
    if (code !== CLOSED_TO_TOO_MANY && !this.#isAsking) void this.#ask();
    const wait = waitBefore(this.#attempt++);
    this.#retry = setTimeout(() => this.#connect(), code === CLOSED_TO_TOO_MANY ? wait + CROWDED_WAIT : wait);
  }

  async #ask(): Promise<void> {
    this.#isAsking = true;
    const patience = new Promise((done) => setTimeout(done, SAID_WITHIN));
    try {
      await Promise.race([this.#ears.why(), patience]);
    } catch (error) {
      if (error instanceof TroubleError && FINAL.includes(error.status)) this.#end(error);
    } finally {
      this.#isAsking = false;
    }
  }

  #end(trouble: TroubleError): void {
    this.trouble = trouble;
    clearTimeout(this.#retry);
  }
}

// ------------------------------------------------------------ whether it is down
/** The match, or the browser, says so. */
let browser = $state(!navigator.onLine);
let match = $state(false);

addEventListener('online', () => (browser = false));
addEventListener('offline', () => (browser = true));

export function lineLost(): boolean {
  return browser || match;
}

export function tellLine(lost: boolean): void {
  match = lost;
}
