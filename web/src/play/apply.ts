/**
 * Applies one event to the shown scene.
 *
 * A new scene is already the truth; events only lead to it. So the shown
 * scene is changed event by event and then replaced by the new one. Nothing
 * here knows a rule: a fact that an event does not tell waits for the new scene.
 */
import {
  type CardDrafted,
  type CardDrawn,
  type CardStolen,
  type CardTaken,
  type CardTakenBack,
  type EventNow,
  type FighterNow,
  type HandCard,
  NOBODY,
  type RoundBegan,
  type RowCard,
  type Scene,
  type SkillData,
  type SpaceNow,
  type TokenData,
  type Wounds,
} from '../protocol';

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
    for (const [card, face] of facesOf(event)) letters.set(card, face);
  }
  return { row, letters, next, events };
}

/** The symbols of the cards that an event tells of. */
function facesOf({ data }: EventNow): [card: number, letters: string][] {
  if ('cards' in data) return data.cards.map((card, index) => [card, data.letters[index] ?? '']);
  return 'card' in data && data.card !== NOBODY && data.letters ? [[data.card, data.letters]] : [];
}

/** The scene after the event; the scene given stays as it is. */
export function applyEvent(scene: Scene, event: EventNow, about: Known): Scene {
  switch (event.name) {
    case 'first_player':
      return { ...scene, first: event.data.player };
    case 'round_began':
      return beginRound(scene, event, about);
    case 'turn_began':
      return { ...scene, active: event.data.player, turn: event.data.turn };
    case 'row_filled':
      return fillRow(scene, event.data.cards, about);
    case 'candle_drawn':
      return drawCandle(scene, event.data.count, about);
    case 'row_card_discarded':
      return toDiscards(leaveRow(scene, event.data.card), [event.data.card], about);
    case 'moved':
      return changeFighter(scene, event.data.player, () => ({ space: event.data.end }));
    case 'attack_began':
      return leaveRow(scene, event.data.card);
    case 'card_taken':
    case 'card_drafted':
      return take(scene, event, about);
    case 'card_drawn':
      return take({ ...scene, deck: scene.deck - 1 }, event, about);
    case 'card_taken_back': {
      const discards = scene.discards.filter(({ card }) => card !== event.data.card);
      return take({ ...scene, discards }, event, about);
    }
    case 'card_stolen':
      return take(leaveHand(scene, 1 - event.data.player, event.data.card), event, about);
    case 'cards_paid':
    case 'blocked':
      return giveUp(scene, event.data.player, event.data.cards, about);
    case 'card_discarded':
      return giveUp(scene, event.data.player, [event.data.card], about);
    case 'wounded':
      return addWounds(scene, event.data.player, event.data, 1);
    case 'healed':
      return addWounds(scene, event.data.player, event.data, -1);
    case 'wound_moved': {
      const taker = event.data.player;
      return addWounds(addWounds(scene, taker, event.data, 1), 1 - taker, event.data, -1);
    }
    case 'token_placed':
      return moveToken(scene, event.data, event.data.times);
    case 'token_removed':
      return moveToken(scene, event.data, -1);
    case 'skill_shown':
      return showSkill(scene, event.data);
    case 'round_ended':
      return changeFighter(scene, event.data.winner, ({ victories }) => ({ victories: victories + 1 }));
    case 'match_ended':
      return { ...scene, winner: event.data.winner, over: true };
    case 'token_drawn':
    case 'fighter_taken':
    case 'skills_received':
    case 'skill_kept':
    case 'move_cancelled':
    case 'attack_cancelled':
    case 'power_used':
    case 'action_lost':
    case 'knockdown_began':
    case 'dice_rolled':
    case 'knockdown_ended':
    case 'forfeited':
    case 'branch_chosen':
    case 'no_test':
    case 'left_out':
      return scene; // nothing of it is on the table before the new scene comes
    default:
      event satisfies never;
      return scene; // of a newer server
  }
}

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

/** Everything is cleared; where the fighters stand is told by the first move after it. */
function beginRound(scene: Scene, event: RoundBegan, about: Known): Scene {
  const later = about.events.slice(about.events.indexOf(event) + 1);
  const steps = later.filter((one) => one.name === 'moved');
  const fighters = scene.fighters.map((fighter) => {
    const step = steps.find(({ data }) => data.player === fighter.seat);
    const space = step?.data.start ?? about.next.fighters[fighter.seat]?.space ?? fighter.space;
    return { ...fighter, space, heavy: 0, light: 0, hand: [], tokens: [], bonus: [] };
  });
  const spaces = scene.spaces.map((space) => ({ ...space, tokens: [], candle: false, dark: false }));
  return {
    ...scene,
    round: event.data.round,
    first: event.data.first,
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
  if (event.name === 'row_filled') return event.data.cards.length;
  return event.name === 'card_drawn' || event.name === 'candle_drawn' ? 1 : 0;
}

function fillRow(scene: Scene, cards: readonly number[], about: Known): Scene {
  const waiting = [...cards];
  const row = scene.row.map((card) => {
    if (card) return card;
    const laid = waiting.shift();
    return laid === undefined ? null : (about.row.get(laid) ?? null);
  });
  return { ...scene, row, deck: scene.deck - cards.length };
}

function drawCandle(scene: Scene, candles: number, about: Known): Scene {
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

type Taking = CardTaken | CardDrafted | CardDrawn | CardTakenBack | CardStolen;

function take(scene: Scene, event: Taking, about: Known): Scene {
  const { card, player: seat } = event.data;
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
function giveUp(scene: Scene, seat: number, told: readonly number[], about: Known): Scene {
  const cards = told.filter((card) => scene.discards.every((one) => one.card !== card));
  const left = cards.reduce((so_far, card) => leaveHand(so_far, seat, card), scene);
  return toDiscards(left, cards, about);
}

function toDiscards(scene: Scene, cards: readonly number[], about: Known): Scene {
  const laid = cards.map((card) => ({ card, letters: about.letters.get(card) ?? '', known: true }));
  return { ...scene, discards: [...scene.discards, ...laid] };
}

function addWounds(scene: Scene, seat: number, { heavy, light }: Wounds, sign: 1 | -1): Scene {
  return changeFighter(scene, seat, (fighter) => ({
    heavy: Math.max(fighter.heavy + heavy * sign, 0),
    light: Math.max(fighter.light + light * sign, 0),
  }));
}

/** `more` tokens on a sheet, or one on a space; less than none takes them away. */
function moveToken(scene: Scene, { token, owner, holder, space: place }: TokenData, more: number): Scene {
  if (place === NOBODY) {
    return changeFighter(scene, holder, ({ tokens }) => {
      const rest = tokens.filter((pile) => pile.token !== token || pile.owner !== owner);
      const pile = tokens.find((one) => one.token === token && one.owner === owner);
      const count = (pile?.count ?? 0) + more;
      return { tokens: count > 0 ? [...rest, { token, owner, count }] : rest };
    });
  }
  const spaces = scene.spaces.map((space, index) => {
    if (index !== place) return space;
    if (more > 0) return { ...space, tokens: [...space.tokens, { token, owner }] };
    const gone = space.tokens.findIndex((one) => one.token === token && one.owner === owner);
    return { ...space, tokens: space.tokens.filter((_, at) => at !== gone) };
  });
  return { ...scene, spaces };
}

function showSkill(scene: Scene, { player, skill }: SkillData): Scene {
  return changeFighter(scene, player, ({ skills }) => {
    const exact = skills.findIndex((one) => one.skill === skill);
    const index = exact >= 0 ? exact : skills.findIndex((one) => !one.face_up);
    return { skills: skills.map((one, at) => (at === index ? { skill, face_up: true } : one)) };
  });
}
