/** From events to cues: what is seen and heard of each fact, and for how long. */
import { type EventNow, NOBODY, type Scene } from '../protocol';
import { applyEvent, flag, known, number, numbers, word, type Known } from './apply';
import { TIME, type Cue, type Flight } from './cues';
import { planBlock, planAttack, planMove, planWounds } from './fight';

export type AttackType = 'strike' | 'ability' | 'reaction';

export interface Manner {
  calm: boolean; // reduced motion
  typeOf: (attack: string) => AttackType;
}

/** What has been acted out so far: the scene as it stands, and the attack under way. */
export interface Stand {
  scene: Scene;
  about: Known;
  attacker: number;
  special: boolean;
  manner: Manner;
}

export interface Plan {
  cues: Cue[];
  about: Known;
}

/** The way from one scene to the next. */
export function plan(before: Scene, next: Scene, manner: Manner): Plan {
  const events = inOrder(next.events);
  const about = known(before, next, events);
  const stand: Stand = { scene: before, about, attacker: NOBODY, special: false, manner };
  const cues: Cue[] = [];
  for (const event of events) {
    const planned = planEvent(stand, event, events);
    cues.push(...told(manner.calm ? calmly(planned, event) : planned, event));
    stand.scene = applyEvent(stand.scene, event, about);
  }
  return { cues, about };
}

/** What happened may be told with the last that is seen of it. */
function told(cues: Cue[], event: EventNow): Cue[] {
  return cues.map((cue, place) => (place === cues.length - 1 ? { ...cue, told: event } : cue));
}

/** The row of a new round is laid before the round is called; shown the other way round. */
export function inOrder(events: readonly EventNow[]): EventNow[] {
  const ordered = [...events];
  for (let index = 1; index < ordered.length; index++) {
    if (ordered[index].name !== 'round_began') continue;
    let from = index - 1;
    while (from >= 0 && ordered[from].name === 'skill_shown') from--;
    if (from < 0 || ordered[from].name !== 'row_filled') continue;
    const [laid] = ordered.splice(from, 1);
    ordered.splice(index, 0, laid);
  }
  return ordered;
}

type Planner = (stand: Stand, event: EventNow, events: readonly EventNow[]) => Cue[];

function planEvent(stand: Stand, event: EventNow, events: readonly EventNow[]): Cue[] {
  const planner = PLANNERS[event.name];
  return planner ? planner(stand, event, events) : [{ wait: 0, event }];
}

const PLANNERS: Record<string, Planner> = {
  moved: planMove,
  attack_began: planAttack,
  blocked: planBlock,
  wounded: planWounds,
  turn_began: planTurn,
  round_began: planRound,
  round_ended: planRoundEnd,
  match_ended: planMatchEnd,
  row_filled: planRefill,
  card_taken: planTaken,
  card_drafted: planTaken,
  card_drawn: (stand, event) => [
    { wait: TIME.card, sound: 'card', flights: [toHand(stand, event, ['deck'], 'back')] },
    { wait: 0, event },
  ],
  card_taken_back: (stand, event) => [
    { wait: TIME.card, sound: 'card', flights: [toHand(stand, event, ['discard'], 'card')] },
    { wait: 0, event },
  ],
  card_stolen: (stand, event) => {
    const victim = 1 - number(event, 'player');
    const from = [`card-${number(event, 'card')}`, `hand-${victim}`];
    return [
      { wait: TIME.card, sound: 'card', flights: [toHand(stand, event, from, 'card')] },
      { wait: 0, event },
    ];
  },
  cards_paid: planGivenUp,
  card_discarded: planGivenUp,
  row_card_discarded: (stand, event) => {
    const card = number(event, 'card');
    const flight: Flight = {
      what: 'card',
      from: [rowAnchor(stand, card)],
      to: ['discard', 'deck'],
      ms: TIME.refill,
      delay: 0,
      ...lettersOf(stand, card),
    };
    return [{ wait: TIME.refill, event, sound: 'card', flights: [flight] }];
  },
  candle_drawn: (_, event) => [{ wait: TIME.burst, event, sound: 'candle' }],
  healed: (stand, event) => [
    { wait: TIME.recoil, event, sound: 'heal', effects: [onSeat(stand, event, 'heal')] },
  ],
  wound_moved: planWoundMoved,
  token_placed: planToken,
  token_removed: planToken,
  power_used: (stand, event) => [
    { wait: TIME.beat, event, sound: 'power', effects: [onSeat(stand, event, 'glow')] },
  ],
  attack_cancelled: (stand, event) => {
    stand.attacker = NOBODY;
    return [cancelled(stand, event)];
  },
  move_cancelled: (stand, event) => [cancelled(stand, event)],
  action_lost: (stand, event) => [
    { wait: TIME.beat, event, sound: 'stun', effects: [onSeat(stand, event, 'stars')] },
  ],
  skill_shown: (_, event) => [{ wait: TIME.beat, event, sound: 'card' }],
  knockdown_began: (_, event) => [
    { wait: TIME.recoil, event, sound: 'knockdown', poses: [[number(event, 'player'), 'hit']] },
  ],
  knockdown_ended: (_, event) =>
    flag(event, 'passed')
      ? [{ wait: TIME.beat, event, sound: 'stood', poses: [[number(event, 'player'), 'idle']] }]
      : [{ wait: TIME.beat, event, poses: [[number(event, 'player'), 'hit']] }],
};

function onSeat(stand: Stand, event: EventNow, kind: 'heal' | 'glow' | 'stars' | 'void') {
  const seat = number(event, 'player');
  const space = stand.scene.fighters[seat]?.space ?? NOBODY;
  return { kind, seat, space, toward: 1, ms: TIME.burst } as const;
}

function cancelled(stand: Stand, event: EventNow): Cue {
  const seat = number(event, 'player');
  return {
    wait: TIME.recoil,
    event,
    sound: 'void',
    poses: [[seat, 'idle']],
    effects: [onSeat(stand, event, 'void')],
  };
}

function planTurn(stand: Stand, event: EventNow): Cue[] {
  stand.attacker = NOBODY;
  const yours = number(event, 'player') === stand.about.next.viewer;
  const poses: Cue['poses'] = [
    [0, 'idle'],
    [1, 'idle'],
  ];
  return [{ wait: TIME.beat, event, poses, ...(yours ? { sound: 'turn' as const } : {}) }];
}

/** In a match the ends of rounds and matches have screens of their own, which call the next round. */
function isWatched(stand: Stand): boolean {
  return stand.about.next.mode === 'replay';
}

function planRound(stand: Stand, event: EventNow): Cue[] {
  stand.attacker = NOBODY;
  return [
    {
      wait: TIME.banner * 0.75,
      event,
      sound: 'round',
      poses: [
        [0, 'idle'],
        [1, 'idle'],
      ],
      glide: { seat: NOBODY, ms: 0, how: 'jump' },
      banner: { kind: 'round', number: number(event, 'round'), winner: NOBODY, ms: TIME.banner },
    },
  ];
}

function planRoundEnd(stand: Stand, event: EventNow): Cue[] {
  const winner = number(event, 'winner');
  const out = word(event, 'how') === 'ko';
  stand.attacker = NOBODY;
  const end: Cue = {
    wait: TIME.burst,
    sound: out ? 'ko' : 'time',
    shake: out,
    poses: [[1 - winner, out ? 'down' : 'idle']],
    acts: out ? [[1 - winner, 'fall', TIME.burst]] : [],
  };
  if (!isWatched(stand)) return [end, { wait: TIME.recoil, event, poses: [[winner, 'win']] }];
  const kind = out ? 'ko' : 'time';
  end.banner = { kind, number: stand.scene.round, winner, ms: TIME.banner };
  const star: Flight = {
    what: 'star',
    from: [`fighter-${winner}`],
    to: [`star-${winner}`],
    ms: TIME.card,
    delay: 0,
  };
  return [
    end,
    { wait: TIME.card, poses: [[winner, 'win']], flights: [star], sound: 'star' },
    { wait: TIME.recoil, event },
  ];
}

function planMatchEnd(stand: Stand, event: EventNow): Cue[] {
  const winner = number(event, 'winner');
  const cue: Cue = { wait: 0, event, poses: [[winner, 'win']] };
  if (!isWatched(stand)) return [cue];
  const banner = { kind: 'match', number: stand.scene.round, winner, ms: TIME.banner } as const;
  return [{ ...cue, wait: TIME.banner, sound: 'match', banner }];
}

function planRefill(stand: Stand, event: EventNow): Cue[] {
  const empty = stand.scene.row.flatMap((card, place) => (card ? [] : [place]));
  const flights = numbers(event, 'cards').flatMap((_, index): Flight[] => {
    const place = empty[index];
    if (place === undefined) return [];
    const delay = index * TIME.refillEvery;
    return [{ what: 'back', from: ['deck'], to: [`row-${place}`], ms: TIME.refill, delay }];
  });
  const wait = TIME.refill + TIME.refillEvery * Math.max(flights.length - 1, 0);
  return [
    { wait, sound: 'card', flights },
    { wait: 0, event },
  ];
}

function planTaken(stand: Stand, event: EventNow): Cue[] {
  const seat = number(event, 'player');
  const card = number(event, 'card');
  const poses: Cue['poses'] = stand.attacker === seat ? [[seat, 'idle']] : [];
  stand.attacker = NOBODY;
  const from = [rowAnchor(stand, card), `played-${card}`, `fighter-${seat}`];
  return [
    { wait: TIME.card, sound: 'card', poses, flights: [toHand(stand, event, from, 'card')] },
    { wait: 0, event },
  ];
}

function planGivenUp(stand: Stand, event: EventNow): Cue[] {
  const flights = givenUp(stand, event);
  const wait = TIME.refillEvery * Math.max(flights.length - 1, 0) + TIME.beat;
  return [{ wait, event, sound: 'card', flights }];
}

/** Cards that leave a hand, one after the other. */
export function givenUp(stand: Stand, event: EventNow): Flight[] {
  const seat = number(event, 'player');
  const one = number(event, 'card');
  const cards = one === NOBODY ? numbers(event, 'cards') : [one];
  return cards.map((card, index) => ({
    what: 'card',
    from: [`card-${card}`, `hand-${seat}`],
    to: ['discard', 'deck'],
    ms: TIME.refill,
    delay: index * TIME.refillEvery,
    ...lettersOf(stand, card),
  }));
}

function planWoundMoved(_: Stand, event: EventNow): Cue[] {
  const taker = number(event, 'player');
  const what = number(event, 'heavy') > 0 ? 'heavy' : 'light';
  const count = Math.max(number(event, 'heavy'), 0) + Math.max(number(event, 'light'), 0);
  const flights = Array.from({ length: count }, (_unused, index): Flight => ({
    what,
    from: [`gauge-${1 - taker}`],
    to: [`gauge-${taker}`],
    ms: TIME.cube,
    delay: index * TIME.cubeEvery,
  }));
  return [
    { wait: TIME.cube, flights },
    { wait: TIME.cubeEvery, event, sound: what },
  ];
}

function planToken(_: Stand, event: EventNow): Cue[] {
  const space = number(event, 'space');
  const holder = number(event, 'holder');
  const token = word(event, 'token');
  if (event.name === 'token_removed') return [{ wait: TIME.beat, event, sound: 'token' }];
  if (space !== NOBODY) {
    const seat = number(event, 'owner');
    const effect = { kind: 'chip', seat, space, toward: 1, ms: TIME.cube, token } as const;
    return [{ wait: TIME.shove, event, sound: 'token', effects: [effect] }];
  }
  const flight: Flight = {
    what: 'token',
    from: [`fighter-${holder}`],
    to: [`tokens-${holder}`],
    ms: TIME.card,
    delay: 0,
    token,
  };
  return [
    { wait: TIME.shove, flights: [flight] },
    { wait: 0, event, sound: 'token' },
  ];
}

function toHand(stand: Stand, event: EventNow, from: string[], what: 'card' | 'back'): Flight {
  const seat = number(event, 'player');
  const letters = lettersOf(stand, number(event, 'card'));
  return { what, from, to: [`hand-${seat}`], ms: TIME.card, delay: 0, ...letters };
}

export function rowAnchor(stand: Stand, card: number): string {
  return `row-${stand.scene.row.findIndex((one) => one?.card === card)}`;
}

function lettersOf(stand: Stand, card: number): { letters?: string } {
  const letters = stand.about.letters.get(card);
  return letters ? { letters } : {};
}

/** Reduced motion: nothing flies, shakes or lunges; every change fades in, wounds with a count. */
export function calmly(cues: readonly Cue[], event: EventNow): Cue[] {
  const length = cues.reduce((sum, cue) => sum + cue.wait, 0);
  const poses = cues.flatMap((cue) => cue.poses ?? []);
  const sounds = cues.flatMap((cue) => (cue.sound ? [cue.sound] : []));
  const banner = cues.find((cue) => cue.banner)?.banner;
  const effects = cues
    .flatMap((cue) => cue.effects ?? [])
    .filter((effect) => effect.kind === 'count' || effect.kind === 'shield');
  const one: Cue = { wait: length > 0 ? TIME.fade : 0, event, poses, effects };
  if (sounds[0]) one.sound = sounds[0];
  if (banner) one.banner = banner;
  if (banner) one.wait = TIME.banner / 2;
  return [one];
}
