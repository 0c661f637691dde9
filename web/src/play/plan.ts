/** From events to cues: what is seen and heard of each event, and for how long. */
import {
  type AttackCancelled,
  type CardDiscarded,
  type CardDrafted,
  type CardDrawn,
  type CardsPaid,
  type CardStolen,
  type CardTaken,
  type CardTakenBack,
  type EventNow,
  type KnockdownEnded,
  type MatchEnded,
  type MoveCancelled,
  NOBODY,
  type RoundBegan,
  type RoundEnded,
  type RowCardDiscarded,
  type RowFilled,
  type Scene,
  type SeatData,
  type TokenPlaced,
  type TurnBegan,
  type WoundMoved,
} from '../protocol';
import { applyEvent, known, type Known } from './apply';
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

/** The cues that lead from one scene to the next. */
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

function planEvent(stand: Stand, event: EventNow, events: readonly EventNow[]): Cue[] {
  switch (event.name) {
    case 'moved':
      return planMove(stand, event, events);
    case 'attack_began':
      return planAttack(stand, event);
    case 'blocked':
      return planBlock(stand, event);
    case 'wounded':
      return planWounds(stand, event);
    case 'turn_began':
      return planTurn(stand, event);
    case 'round_began':
      return planRound(stand, event);
    case 'round_ended':
      return planRoundEnd(stand, event);
    case 'match_ended':
      return planMatchEnd(stand, event);
    case 'row_filled':
      return planRefill(stand, event);
    case 'card_taken':
    case 'card_drafted':
      return planTaken(stand, event);
    case 'card_drawn':
      return planToHand(stand, event, ['deck'], 'back');
    case 'card_taken_back':
      return planToHand(stand, event, ['discard'], 'card');
    case 'card_stolen': {
      const { card, player } = event.data;
      return planToHand(stand, event, [`card-${card}`, `hand-${1 - player}`], 'card');
    }
    case 'cards_paid':
      return planGivenUp(stand, event, event.data.cards);
    case 'card_discarded':
      return planGivenUp(stand, event, [event.data.card]);
    case 'row_card_discarded':
      return planRowCardDiscarded(stand, event);
    case 'candle_drawn':
      return [{ wait: TIME.burst, event, sound: 'candle' }];
    case 'healed':
      return [{ wait: TIME.recoil, event, sound: 'heal', effects: [onSeat(stand, event, 'heal')] }];
    case 'wound_moved':
      return planWoundMoved(event);
    case 'token_placed':
      return planToken(event);
    case 'token_removed':
      return [{ wait: TIME.beat, event, sound: 'token' }];
    case 'power_used':
      return [{ wait: TIME.beat, event, sound: 'power', effects: [onSeat(stand, event, 'glow')] }];
    case 'attack_cancelled':
      stand.attacker = NOBODY;
      return [cancelled(stand, event)];
    case 'move_cancelled':
      return [cancelled(stand, event)];
    case 'action_lost':
      return [{ wait: TIME.beat, event, sound: 'stun', effects: [onSeat(stand, event, 'stars')] }];
    case 'skill_shown':
      return [{ wait: TIME.beat, event, sound: 'card' }];
    case 'knockdown_began':
      return [{ wait: TIME.recoil, event, sound: 'knockdown', poses: [[event.data.player, 'hit']] }];
    case 'knockdown_ended':
      return planTestEnd(event);
    case 'token_drawn':
    case 'fighter_taken':
    case 'skills_received':
    case 'skill_kept':
    case 'first_player':
    case 'dice_rolled':
    case 'forfeited':
    case 'branch_chosen':
    case 'no_test':
    case 'left_out':
      return [{ wait: 0, event }]; // told in words, or on a screen of its own
    default:
      event satisfies never;
      return [{ wait: 0, event }]; // of a newer server
  }
}

/** An event about one seat. */
type OfSeat = Extract<EventNow, { data: SeatData }>;

function onSeat(stand: Stand, event: OfSeat, kind: 'heal' | 'glow' | 'stars' | 'void') {
  const seat = event.data.player;
  const space = stand.scene.fighters[seat]?.space ?? NOBODY;
  return { kind, seat, space, toward: 1, ms: TIME.burst } as const;
}

function cancelled(stand: Stand, event: AttackCancelled | MoveCancelled): Cue {
  return {
    wait: TIME.recoil,
    event,
    sound: 'void',
    poses: [[event.data.player, 'idle']],
    effects: [onSeat(stand, event, 'void')],
  };
}

function planTurn(stand: Stand, event: TurnBegan): Cue[] {
  stand.attacker = NOBODY;
  const yours = event.data.player === stand.about.next.viewer;
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

function planRound(stand: Stand, event: RoundBegan): Cue[] {
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
      banner: { kind: 'round', number: event.data.round, winner: NOBODY, ms: TIME.banner },
    },
  ];
}

function planRoundEnd(stand: Stand, event: RoundEnded): Cue[] {
  const { winner, how } = event.data;
  const out = how === 'ko';
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

function planMatchEnd(stand: Stand, event: MatchEnded): Cue[] {
  const { winner } = event.data;
  const cue: Cue = { wait: 0, event, poses: [[winner, 'win']] };
  if (!isWatched(stand)) return [cue];
  const banner = { kind: 'match', number: stand.scene.round, winner, ms: TIME.banner } as const;
  return [{ ...cue, wait: TIME.banner, sound: 'match', banner }];
}

function planRefill(stand: Stand, event: RowFilled): Cue[] {
  const empty = stand.scene.row.flatMap((card, place) => (card ? [] : [place]));
  const flights = event.data.cards.flatMap((_, index): Flight[] => {
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

function planTaken(stand: Stand, event: CardTaken | CardDrafted): Cue[] {
  const { player: seat, card } = event.data;
  const poses: Cue['poses'] = stand.attacker === seat ? [[seat, 'idle']] : [];
  stand.attacker = NOBODY;
  const from = [rowAnchor(stand, card), `played-${card}`, `fighter-${seat}`];
  const [flying, taken] = planToHand(stand, event, from, 'card');
  return [{ ...flying, poses }, taken];
}

type ToHand = CardTaken | CardDrafted | CardDrawn | CardTakenBack | CardStolen;

function planToHand(stand: Stand, event: ToHand, from: string[], what: 'card' | 'back'): [Cue, Cue] {
  const { player, card } = event.data;
  const face = lettersOf(stand, card);
  const flight: Flight = { what, from, to: [`hand-${player}`], ms: TIME.card, delay: 0, ...face };
  return [
    { wait: TIME.card, sound: 'card', flights: [flight] },
    { wait: 0, event },
  ];
}

function planRowCardDiscarded(stand: Stand, event: RowCardDiscarded): Cue[] {
  const { card } = event.data;
  const flight: Flight = {
    what: 'card',
    from: [rowAnchor(stand, card)],
    to: ['discard', 'deck'],
    ms: TIME.refill,
    delay: 0,
    ...lettersOf(stand, card),
  };
  return [{ wait: TIME.refill, event, sound: 'card', flights: [flight] }];
}

function planGivenUp(stand: Stand, event: CardsPaid | CardDiscarded, cards: readonly number[]): Cue[] {
  const flights = givenUp(stand, event.data.player, cards);
  const wait = TIME.refillEvery * Math.max(flights.length - 1, 0) + TIME.beat;
  return [{ wait, event, sound: 'card', flights }];
}

/** Cards that leave a hand, one after the other. */
export function givenUp(stand: Stand, seat: number, cards: readonly number[]): Flight[] {
  return cards.map((card, index) => ({
    what: 'card',
    from: [`card-${card}`, `hand-${seat}`],
    to: ['discard', 'deck'],
    ms: TIME.refill,
    delay: index * TIME.refillEvery,
    ...lettersOf(stand, card),
  }));
}

function planWoundMoved(event: WoundMoved): Cue[] {
  const { player: taker, heavy, light } = event.data;
  const what = heavy > 0 ? 'heavy' : 'light';
  const flights = Array.from({ length: heavy + light }, (_unused, index): Flight => ({
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

function planToken(event: TokenPlaced): Cue[] {
  const { space, holder, token, owner: seat } = event.data;
  if (space !== NOBODY) {
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

function planTestEnd(event: KnockdownEnded): Cue[] {
  const { player, passed } = event.data;
  if (passed) return [{ wait: TIME.beat, event, sound: 'stood', poses: [[player, 'idle']] }];
  return [{ wait: TIME.beat, event, poses: [[player, 'hit']] }];
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
