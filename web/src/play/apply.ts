/**
 * What one event changes on the screen.
 *
 * A new scene is already the truth; events only tell the way to it. So a shown
 * scene is changed event by event and then replaced by the new one. Nothing
 * here knows a rule: a fact that an event does not tell waits for the new scene.
 */
import { type EventNow, type FighterNow, type HandCard, NOBODY, type RowCard, type Scene, type SpaceNow } from '../protocol';

/** Cards by number, as any scene or event at hand shows them. */
export interface Known {
  row: Map<number, RowCard>;
  letters: Map<number, string>;
  next: Scene;
  events: readonly EventNow[];
}

export function known(before: Scene, next: Scene, events: readonly EventNow[]): Known {
  const row = new Map<number, RowCard>();
  const letters = new Map<number, string>();
  for (const scene of [before, next]) {
    for (const card of scene.row) {
      if (card) {
        row.set(card.card, card);
        letters.set(card.card, card.letters);
      }
    }
    const hands = scene.fighters.flatMap((fighter) => fighter.hand);
    for (const card of [...scene.discards, ...hands]) {
      if (card.card !== NOBODY && card.letters) letters.set(card.card, card.letters);
    }
  }
  for (const event of events) {
    const one = number(event, 'card');
    if (one !== NOBODY && word(event, 'letters')) letters.set(one, word(event, 'letters'));
    const faces = words(event, 'letters');
    numbers(event, 'cards').forEach((card, index) => letters.set(card, faces[index] ?? ''));
  }
  return { row, letters, next, events };
}

export function number(event: EventNow, name: string): number {
  const value = event.data[name];
  return typeof value === 'number' ? value : NOBODY;
}

export function word(event: EventNow, name: string): string {
  const value = event.data[name];
  return typeof value === 'string' ? value : '';
}

export function flag(event: EventNow, name: string): boolean {
  return event.data[name] === true;
}

export function words(event: EventNow, name: string): string[] {
  const value = event.data[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function numbers(event: EventNow, name: string): number[] {
  const value = event.data[name];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

type Change = (scene: Scene, event: EventNow, about: Known) => Scene;

/** The scene after the event; the scene given stays as it is. */
export function applyEvent(scene: Scene, event: EventNow, about: Known): Scene {
  const change = CHANGES[event.name];
  return change ? change(scene, event, about) : scene;
}

const CHANGES: Record<string, Change> = {
  first_player: (scene, event) => ({ ...scene, first: number(event, 'player') }),
  round_began: beginRound,
  turn_began: (scene, event) => ({
    ...scene,
    active: number(event, 'player'),
    turn: number(event, 'turn'),
  }),
  row_filled: fillRow,
  candle_drawn: drawCandle,
  row_card_discarded: (scene, event, about) =>
    toDiscards(leaveRow(scene, number(event, 'card')), [number(event, 'card')], about),
  moved: (scene, event) => ofSeat(scene, event, () => ({ space: number(event, 'end') })),
  attack_began: (scene, event) => leaveRow(scene, number(event, 'card')),
  card_taken: take,
  card_drafted: take,
  card_drawn: (scene, event, about) => take({ ...scene, deck: scene.deck - 1 }, event, about),
  card_taken_back: (scene, event, about) => {
    const card = number(event, 'card');
    const discards = scene.discards.filter((one) => one.card !== card);
    return take({ ...scene, discards }, event, about);
  },
  cards_paid: giveUp,
  blocked: giveUp,
  card_discarded: giveUp,
  card_stolen: (scene, event, about) => {
    const card = number(event, 'card');
    return take(leaveHand(scene, 1 - number(event, 'player'), card), event, about);
  },
  wounded: (scene, event) => addWounds(scene, number(event, 'player'), event, 1),
  healed: (scene, event) => addWounds(scene, number(event, 'player'), event, -1),
  wound_moved: (scene, event) => {
    const taker = number(event, 'player');
    return addWounds(addWounds(scene, taker, event, 1), 1 - taker, event, -1);
  },
  token_placed: (scene, event) => moveToken(scene, event, 1),
  token_removed: (scene, event) => moveToken(scene, event, -1),
  skill_shown: showSkill,
  round_ended: (scene, event) =>
    changeFighter(scene, number(event, 'winner'), (fighter) => ({
      victories: fighter.victories + 1,
    })),
  match_ended: (scene, event) => ({ ...scene, winner: number(event, 'winner'), over: true }),
};

function changeFighter(
  scene: Scene,
  seat: number,
  change: (fighter: FighterNow) => Partial<FighterNow>,
): Scene {
  const fighters = scene.fighters.map((fighter) =>
    fighter.seat === seat ? { ...fighter, ...change(fighter) } : fighter,
  );
  return { ...scene, fighters };
}

function ofSeat(
  scene: Scene,
  event: EventNow,
  change: (fighter: FighterNow) => Partial<FighterNow>,
): Scene {
  return changeFighter(scene, number(event, 'player'), change);
}

/** Everything is cleared; where the fighters stand is told by the first move after it. */
function beginRound(scene: Scene, event: EventNow, about: Known): Scene {
  const later = about.events.slice(about.events.indexOf(event) + 1);
  const fighters = scene.fighters.map((fighter) => {
    const step = later.find((one) => one.name === 'moved' && one.data.player === fighter.seat);
    const end = about.next.fighters[fighter.seat]?.space ?? fighter.space;
    const space = step ? number(step, 'start') : end;
    return { ...fighter, space, heavy: 0, light: 0, hand: [], tokens: [], bonus: [] };
  });
  const spaces = scene.spaces.map((space) => ({ ...space, tokens: [], candle: false, dark: false }));
  return {
    ...scene,
    round: number(event, 'round'),
    first: number(event, 'first'),
    turn: 0,
    candles: 0,
    discards: [],
    row: scene.row.map(() => null),
    deck: deckAtStart(about, later),
    fighters,
    spaces,
  };
}

/** The new deck is as large as what is left of it and what went from it since. */
function deckAtStart(about: Known, later: readonly EventNow[]): number {
  return later.reduce((count, event) => count + drawn(event), about.next.deck);
}

function drawn(event: EventNow): number {
  if (event.name === 'row_filled') return numbers(event, 'cards').length;
  return event.name === 'card_drawn' || event.name === 'candle_drawn' ? 1 : 0;
}

function fillRow(scene: Scene, event: EventNow, about: Known): Scene {
  const cards = numbers(event, 'cards');
  const waiting = [...cards];
  const row = scene.row.map((card) => {
    if (card) return card;
    const laid = waiting.shift();
    return laid === undefined ? null : (about.row.get(laid) ?? null);
  });
  return { ...scene, row, deck: scene.deck - cards.length };
}

function drawCandle(scene: Scene, event: EventNow, about: Known): Scene {
  const candles = number(event, 'count');
  const spaces =
    about.next.candles === candles ? scene.spaces.map(lightAs(about.next)) : scene.spaces;
  return { ...scene, candles, deck: scene.deck - 1, spaces };
}

function lightAs(next: Scene): (space: SpaceNow, index: number) => SpaceNow {
  return (space, index) => {
    const then = next.spaces[index];
    return then ? { ...space, candle: then.candle, dark: then.dark } : space;
  };
}

function leaveRow(scene: Scene, card: number): Scene {
  if (card === NOBODY) return scene;
  return { ...scene, row: scene.row.map((one) => (one?.card === card ? null : one)) };
}

function take(scene: Scene, event: EventNow, about: Known): Scene {
  const card = number(event, 'card');
  const seat = number(event, 'player');
  const after = about.next.fighters[seat]?.hand.find((one) => one.card === card);
  const letters = about.letters.get(card) ?? '';
  const taken: HandCard = after ?? { card, letters, known: event.name !== 'card_drawn' };
  return changeFighter(leaveRow(scene, card), seat, (fighter) => ({
    hand: [...fighter.hand, taken],
  }));
}

/** A card that nobody had seen is known as soon as it is laid down. */
function leaveHand(scene: Scene, seat: number, card: number): Scene {
  return changeFighter(scene, seat, ({ hand }) => {
    const exact = hand.findIndex((one) => one.card === card);
    const index = exact >= 0 ? exact : hand.findIndex((one) => one.card === NOBODY);
    return { hand: hand.filter((_, place) => place !== index) };
  });
}

/** A block is told when it is counted; its cards may lie on the discards already. */
function giveUp(scene: Scene, event: EventNow, about: Known): Scene {
  const seat = number(event, 'player');
  const told = event.name === 'card_discarded' ? [number(event, 'card')] : numbers(event, 'cards');
  const cards = told.filter((card) => scene.discards.every((one) => one.card !== card));
  const left = cards.reduce((so_far, card) => leaveHand(so_far, seat, card), scene);
  return toDiscards(left, cards, about);
}

function toDiscards(scene: Scene, cards: readonly number[], about: Known): Scene {
  const laid = cards.map((card) => ({ card, letters: about.letters.get(card) ?? '', known: true }));
  return { ...scene, discards: [...scene.discards, ...laid] };
}

function addWounds(scene: Scene, seat: number, event: EventNow, sign: 1 | -1): Scene {
  const heavy = Math.max(number(event, 'heavy'), 0) * sign;
  const light = Math.max(number(event, 'light'), 0) * sign;
  return changeFighter(scene, seat, (fighter) => ({
    heavy: Math.max(fighter.heavy + heavy, 0),
    light: Math.max(fighter.light + light, 0),
  }));
}

function moveToken(scene: Scene, event: EventNow, sign: 1 | -1): Scene {
  const token = word(event, 'token');
  const owner = number(event, 'owner');
  const place = number(event, 'space');
  if (place === NOBODY) {
    return changeFighter(scene, number(event, 'holder'), ({ tokens }) => {
      const rest = tokens.filter((pile) => pile.token !== token || pile.owner !== owner);
      const pile = tokens.find((one) => one.token === token && one.owner === owner);
      const count = (pile?.count ?? 0) + sign * Math.max(number(event, 'times'), 1);
      return { tokens: count > 0 ? [...rest, { token, owner, count }] : rest };
    });
  }
  const spaces = scene.spaces.map((space, index) => {
    if (index !== place) return space;
    if (sign === 1) return { ...space, tokens: [...space.tokens, { token, owner }] };
    const gone = space.tokens.findIndex((one) => one.token === token && one.owner === owner);
    return { ...space, tokens: space.tokens.filter((_, at) => at !== gone) };
  });
  return { ...scene, spaces };
}

function showSkill(scene: Scene, event: EventNow): Scene {
  const skill = word(event, 'skill');
  return ofSeat(scene, event, ({ skills }) => {
    const exact = skills.findIndex((one) => one.skill === skill);
    const index = exact >= 0 ? exact : skills.findIndex((one) => !one.face_up);
    return { skills: skills.map((one, at) => (at === index ? { skill, face_up: true } : one)) };
  });
}
