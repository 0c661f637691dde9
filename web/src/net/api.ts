/** Questions to the server over HTTP. */

import type {
  Created,
  FaceDown,
  FoundRoom,
  GoOn,
  Known,
  MatchLine,
  NewMatch,
  NewRoom,
  Reached,
  Replay,
  ReplayStep,
  RoomLine,
  RoomNow,
  Trouble,
} from '../protocol';
import { refusalText } from '../words/refusals';
import { language, type Notice, say } from '../words/words';

/** A request failed; `troubleText` says why in the player's language. */
export class TroubleError extends Error {
  readonly trouble: Trouble;
  readonly status: number;
  /** The page's own message; empty if the server sent one. */
  readonly own: string;

  constructor(trouble: Trouble, status: number, own = '') {
    super(trouble.text);
    this.name = 'TroubleError';
    this.own = own;
    this.trouble = trouble;
    this.status = status;
  }

  get reason(): string {
    return this.trouble.reason;
  }
}

/** The message to show for an exception, in the current language. */
export function troubleText(error: unknown): string {
  if (!(error instanceof TroubleError)) return say('web-trouble-unknown');
  return error.own ? say(error.own) : refusalText(error.trouble);
}

export function troubleNotice(error: unknown): Notice {
  return () => troubleText(error);
}

function ownTrouble(reason: 'offline' | 'unknown', status: number): TroubleError {
  const own = `web-trouble-${reason}`;
  return new TroubleError({ reason, text: say(own), details: {} }, status, own);
}

type Query = Record<string, string | number | boolean>;

function address(path: string, query: Query = {}): string {
  const parts = new URLSearchParams({ lang: language() });
  for (const [name, value] of Object.entries(query)) parts.set(name, String(value));
  return `/api/${path}?${parts}`;
}

async function ask(url: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const request: RequestInit =
    body === undefined
      ? {}
      : {
          signal,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  let answer: Response;
  try {
    answer = await fetch(url, request);
  } catch {
    throw ownTrouble('offline', 0);
  }
  if (!answer.ok) throw await trouble(answer);
  return answer;
}

async function trouble(answer: Response): Promise<TroubleError> {
  try {
    const told = (await answer.json()) as Partial<Trouble>;
    if (typeof told.text === 'string' && told.text) {
      const { reason = '', text, details = {} } = told;
      return new TroubleError({ reason, text, details }, answer.status);
    }
  } catch {
    // not from our server, perhaps from a proxy
  }
  return ownTrouble('unknown', answer.status);
}

/** Over HTTPS and on localhost, browsers have locks that one tab at a time can hold. */
const TURN = 'knockdown-me';
/** Without locks: milliseconds until another tab that asked at the same time has its answer. */
const OTHERS_ASK = 500;
/** Milliseconds; other tabs wait for this one, but must not wait for ever. */
const LONGEST_TURN = 15_000;
let known: Promise<void> | null = null;

/**
 * Before anything is to be ours: the server knows a browser by a cookie. Of those that two tabs are
 * given at the same time only the last one stays, so the second tab asks when the first has its own.
 */
export function introduce(): Promise<void> {
  known ??= getKnown().catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

async function getKnown(): Promise<void> {
  const asked = async () => {
    const answer = await ask(address('me'), {}, AbortSignal.timeout(LONGEST_TURN));
    return (await answer.json()) as Known;
  };
  const turns = navigator.locks as LockManager | undefined;
  if (turns) await turns.request(TURN, asked);
  else if ((await asked()).new) await new Promise((done) => setTimeout(done, OTHERS_ASK));
}

async function get<T>(path: string, query?: Query): Promise<T> {
  return (await (await ask(address(path, query))).json()) as T;
}

async function post<T>(path: string, body: unknown, query?: Query): Promise<T> {
  await introduce();
  return (await (await ask(address(path, query), body)).json()) as T;
}

export const api = {
  create: (wanted: NewMatch) => post<Created>('matches', wanted),
  matches: () => get<MatchLine[]>('matches'),
  match: (id: string) => get<MatchLine>(`matches/${encodeURIComponent(id)}`),
  text: async (id: string) =>
    (await ask(address(`matches/${encodeURIComponent(id)}/text`))).text(),
  rematch: (id: string, swap: boolean) =>
    post<Created>(`matches/${encodeURIComponent(id)}/rematch`, {}, { swap }),
  goOn: (id: string, wanted: GoOn) =>
    post<Created>(`matches/${encodeURIComponent(id)}/continue`, wanted),
  openRoom: (wanted: NewRoom) => post<RoomNow>('rooms', wanted),
  /** The public ones in which somebody waits. */
  rooms: () => get<RoomLine[]>('rooms'),
  room: (id: string) => get<RoomNow>(`rooms/${encodeURIComponent(id)}`),
  roomWithCode: (code: string) => get<FoundRoom>(`codes/${encodeURIComponent(code)}`),
  /** Of the server in its network, for who has it at an address of no use there. */
  address: async () => (await get<Reached>('address')).address,
  readText: (text: string) => post<Created>('texts', { text }),
  /** Without a seat through the eyes one has: both, once the match is over. */
  replay: (id: string, seat: number) =>
    get<Replay>(`matches/${encodeURIComponent(id)}/replay`, seat < 0 ? {} : { viewer: seat }),
  step: (id: string, number: number, viewer: number) =>
    get<ReplayStep>(`matches/${encodeURIComponent(id)}/steps/${number}`, { viewer }),
  /** The Skills that only the player who is asked knows: for two people at one screen. */
  faceDown: (id: string) => get<FaceDown>(`matches/${encodeURIComponent(id)}/face-down`),
  rules: <T>(lang: string) => get<T>(`rules/${lang}`),
};
