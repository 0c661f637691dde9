/** Whole matches for the tests: real scenes of the server without their words (fixtures/make.py). */
import type { EventNow, Reach, RowCard, Scene, SkillNow, SpaceToken, TokenPile } from '../protocol';
import siege from './fixtures/siege_storm.json';
import grail from './fixtures/tainted_grail.json';

interface Short {
  round: number;
  turn: number;
  first: number;
  active: number;
  decider: number;
  winner: number;
  over: boolean;
  deck: number;
  candles: number;
  row: ([number, string] | null)[];
  discards: [number, string][];
  spaces: [SpaceToken[], boolean, boolean][];
  fighters: {
    fighter: string;
    space: number;
    heavy: number;
    light: number;
    victories: number;
    tokens: TokenPile[];
    skills: SkillNow[];
    hand: [number, string, boolean][];
  }[];
  events: [name: EventNow['name'], data: EventNow['data']][];
}

const REACH: Reach = { kind: 'spaces', low: 1, high: 1, text: '' };

function rowCard(card: number, letters: string): RowCard {
  return { card, letters, attack: '', hits: false, harms: false, reach: REACH, heavy: 0, light: 0, ko: false, text: '' };
}

function full(short: Short, revision: number, arena: string): Scene {
  return {
    ...short,
    type: 'scene',
    match: arena,
    revision,
    lang: 'en',
    mode: 'alone',
    viewer: 0,
    handover: -1,
    arena,
    skill_set: '',
    knockdown: 'dice',
    relief: 'total',
    stall_turns: 20,
    row: short.row.map((card) => card && rowCard(...card)),
    discards: short.discards.map(([card, letters]) => ({ card, letters, known: true })),
    spaces: short.spaces.map(([tokens, candle, dark]) => ({ tokens, candle, dark, edge: false, text: '' })),
    fighters: short.fighters.map((fighter, seat) => ({
      ...fighter,
      seat,
      player: '',
      level: '',
      hand: fighter.hand.map(([card, letters, known]) => ({ card, letters, known })),
      hand_limit: 6,
      specials: [],
      bonus: [],
      fall: 0,
      text: '',
    })),
    question: null,
    waiting: '',
    thinking: false,
    test: null,
    can_undo: false,
    can_hint: false,
    events: short.events.map(([name, data]) => ({ name, data, text: '', mark: 'line' }) as EventNow),
    fresh: false,
    ending: 'rounds',
    room: '',
    ending_text: '',
    forfeited: false,
    clock: null,
    away: [],
    claim_in: -1,
  };
}

function scenes(shorts: unknown, arena: string): Scene[] {
  return (shorts as Short[]).map((short, revision) => full(short, revision, arena));
}

export const MATCHES = [
  { name: 'siege_storm', scenes: scenes(siege, 'siege_storm') },
  { name: 'tainted_grail', scenes: scenes(grail, 'tainted_grail') },
];

/** The first scene after the setup in which this event is told, and the one before it. */
export function around(event: string, match = 0): [before: Scene, next: Scene] {
  const all = MATCHES[match].scenes;
  const index = all.findIndex(
    (scene, at) => at > 0 && all[at - 1].round > 0 && scene.events.some((one) => one.name === event),
  );
  return [all[index - 1], all[index]];
}
