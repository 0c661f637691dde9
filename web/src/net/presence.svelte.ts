/** The people at a match: their clocks, their presence, and what they say. */

import { getContext, setContext } from 'svelte';
import { settings } from '../browser/settings.svelte';
import { type ClockNow, NOBODY, type Said, type Scene } from '../protocol';
import type { MatchLink } from './link.svelte';

export interface Bubble {
  seat: number;
  /** Its key; the text is in the current language. */
  phrase: string;
}

/** Long enough to be read twice. */
const STAYS = 6_000;
const TICK = 200;
/** Seconds of absence that are not shown, for a reload of the page or a slow start. */
const PATIENCE = 3;

export class Presence {
  readonly link: MatchLink;
  /** A sheet over the match. */
  opened = $state<'' | 'phrases' | 'concede'>('');
  /** What was said last by each seat. */
  bubbles = $state.raw<Bubble[]>([]);
  #now = $state(0);
  #passing = new Map<number, ReturnType<typeof setTimeout>>();

  constructor(link: MatchLink) {
    this.link = link;
  }

  /** The clocks go on from what the server said last; `heard` is told of what is said. */
  start(heard: (said: Said) => void): () => void {
    const timer = setInterval(() => this.tick(), TICK);
    const stop = this.link.onSaid((said) => {
      if (!settings.phrases) return;
      this.#show(said);
      heard(said);
    });
    return () => {
      clearInterval(timer);
      stop();
      for (const one of this.#passing.values()) clearTimeout(one);
    };
  }

  tick(): void {
    this.#now = performance.now();
  }

  get scene(): Scene | null {
    return this.link.scene;
  }

  /** Milliseconds since the server's last update. */
  get #passed(): number {
    return Math.max(this.#now - this.link.heard, 0);
  }

  readonly isPlayed = $derived.by(() => {
    const mode = this.scene?.mode;
    return (mode === 'alone' || mode === 'shared') && !this.scene?.over;
  });

  /** Whether two people play at separate screens, so that they can talk and leave. */
  readonly isShared = $derived.by(
    () => this.scene?.mode === 'alone' && this.scene.fighters.every(({ level }) => level === ''),
  );

  /** Whether the viewer is a spectator of people, who have secrets. */
  readonly isWatched = $derived.by(
    () => this.scene?.mode === 'watched' && this.scene.fighters.some(({ level }) => level === ''),
  );

  /** What each seat has left; nothing without a clock, or once the match is over. */
  readonly times: Left[] = $derived.by(() => {
    const clock = this.scene?.clock;
    if (!clock || this.scene?.over) return [];
    return [0, 1].map((seat) => leftOf(clock, seat, this.#passed));
  });

  readonly isLow = $derived.by(() => {
    const own = this.times[this.scene?.viewer ?? NOBODY];
    return own !== undefined && isLow(own);
  });

  /** The seat of a player who is away, other than the viewer's. */
  readonly gone = $derived.by(() => {
    if (!this.scene || this.scene.over) return NOBODY;
    const { away, viewer } = this.scene;
    const isMissed = (seconds: number) => seconds >= 0 && seconds + this.#passed / 1000 >= PATIENCE;
    return away.findIndex((seconds, seat) => isMissed(seconds) && seat !== viewer);
  });

  /** For how many seconds they have been gone. */
  readonly goneFor = $derived.by(() =>
    this.gone === NOBODY ? 0 : Math.floor(this.scene!.away[this.gone] + this.#passed / 1000),
  );

  /** Seconds until the match may be claimed; NOBODY for who may never do so. */
  readonly claimIn = $derived.by(() => {
    const seconds = this.scene?.claim_in ?? NOBODY;
    if (seconds < 0 || this.gone === NOBODY) return NOBODY;
    return Math.max(Math.ceil(seconds - this.#passed / 1000), 0);
  });

  nameOf(seat: number): string {
    return this.scene?.fighters[seat]?.player ?? '';
  }

  #show({ seat, phrase }: Said): void {
    clearTimeout(this.#passing.get(seat));
    const bubble = { seat, phrase };
    this.bubbles = [...this.bubbles.filter((one) => one.seat !== seat), bubble];
    const over = () => (this.bubbles = this.bubbles.filter((one) => one !== bubble));
    this.#passing.set(seat, setTimeout(over, STAYS));
  }
}

const KEY = Symbol('presence');

export function keepPresence(link: MatchLink): Presence {
  return setContext(KEY, new Presence(link));
}

/** Of the match that is on the screen, if there is one: a replay has none. */
export function presence(): Presence | undefined {
  return getContext<Presence | undefined>(KEY);
}

// ------------------------------------------------------------ clocks, in milliseconds
/** Time between two words of the server: the page counts by itself. */
export interface Left {
  /** Of the running decision; 0 while the reserve runs, or nothing. */
  decision: number;
  reserve: number;
  isRunning: boolean;
}

export const WARN = 10_000;

/** What a seat has left, so long after the clock was shown. */
export function leftOf(clock: ClockNow, seat: number, passed: number): Left {
  const reserve = clock.reserves[seat] ?? 0;
  if (clock.seat !== seat) return { decision: 0, reserve, isRunning: false };
  const beyond = Math.max(passed - clock.left, 0);
  return {
    decision: Math.max(clock.left - passed, 0),
    reserve: Math.max(reserve - beyond, 0),
    isRunning: true,
  };
}

export function isLow({ decision, reserve, isRunning }: Left): boolean {
  return isRunning && decision + reserve < WARN;
}

/** `1:05`; a second that has begun still counts. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
