/** The connection to one room: its guests, and the commands. */

import type { FromGuest, Refused, RoomNow, ToGuest } from '../protocol';
import { api, introduce, type TroubleError } from './api';
import { Line, type Status } from './reconnect.svelte';

export class RoomLink {
  now = $state.raw<RoomNow | null>(null);
  refused = $state.raw<Refused | null>(null);

  readonly #line: Line<FromGuest, ToGuest>;

  constructor(room: string) {
    this.#line = new Line(`rooms/${encodeURIComponent(room)}/meet`, {
      before: introduce,
      heard: (message) => this.receive(message),
      lost: () => undefined,
      why: () => api.room(room),
    });
  }

  get status(): Status {
    return this.#line.status;
  }

  /** The room is not available: unknown, or expired. */
  get trouble(): TroubleError | null {
    return this.#line.trouble;
  }

  retry(): void {
    this.#line.retry();
  }

  speak(lang: string): void {
    this.#line.send({ type: 'speak', lang });
  }

  close(): void {
    this.#line.close();
  }

  /** What was refused before is not said any more. */
  send(message: FromGuest): boolean {
    this.refused = null;
    return this.#line.send(message);
  }

  receive(message: ToGuest): void {
    if (message.type === 'refused') this.refused = message;
    if (message.type === 'room') {
      this.#line.welcome();
      this.now = message;
    }
  }
}
