/** What is chosen before a match, how it is remembered, and how it is asked of the server. */
import { remember, remembered as stored } from '../../browser/settings.svelte';
import { LEVELS, RELIEFS, type HouseRules, type Level, type NewMatch, type SeatWanted } from '../../protocol';
import { catalogue } from '../../words/catalogue.svelte';

export const RANDOM = 'random';
export const LONGEST_NAME = 24;

/** What the page offers of each house rule, the usual first. */
export const OFFERED = {
  knockdown: ['tower', 'dice', 'table'],
  relief: RELIEFS,
  stall_turns: [12, 20, 30, 0],
} as const satisfies { [Rule in keyof HouseRules]: readonly HouseRules[Rule][] };

export type Seat = 0 | 1;
export type Pair = [string, string];

export interface Choice extends HouseRules {
  fighters: Pair;
  arena: string;
  skills: string;
  level: Level;
  names: Pair;
}

/** The keys of the boxes that are there. */
export interface Known {
  fighters: readonly string[];
  arenas: readonly string[];
  skillSets: readonly string[];
}

const USUAL_RULES: HouseRules = {
  knockdown: OFFERED.knockdown[0],
  relief: OFFERED.relief[0],
  stall_turns: OFFERED.stall_turns[0],
};

/** What is chosen before anybody has chosen: the first there are. */
export function usual({ fighters, arenas, skillSets } = offered()): Choice {
  return {
    fighters: [fighters[0] ?? RANDOM, fighters[1] ?? RANDOM],
    arena: arenas[0] ?? RANDOM,
    skills: skillSets[0] ?? RANDOM,
    ...USUAL_RULES,
    level: 'rookie',
    names: ['', ''],
  };
}

/** Where it is kept in the browser. */
export const PLACE = 'knockdown.choice';

/** The last choice, as far as it can still be made. */
export function remembered(text: string | null, known: Known): Choice {
  const kept = parsed(text);
  const first = usual(known);
  return {
    fighters: fightersOf(kept.fighters, known),
    arena: oneOf([...known.arenas, RANDOM], kept.arena, first.arena),
    skills: oneOf([...known.skillSets, RANDOM], kept.skills, first.skills),
    knockdown: oneOf(OFFERED.knockdown, kept.knockdown, first.knockdown),
    relief: oneOf(OFFERED.relief, kept.relief, first.relief),
    stall_turns: oneOf(OFFERED.stall_turns, kept.stall_turns ?? kept.stallTurns, first.stall_turns),
    level: oneOf(LEVELS, kept.level, first.level),
    names: pairOf(kept.names, (name) => (typeof name === 'string' ? tidy(name) : '')),
  };
}

/** 3.1: no fighter is taken twice. Taking the other player's fighter swaps the two. */
export function picked(choice: Choice, seat: Seat, fighter: string): Choice {
  const fighters: Pair = [...choice.fighters];
  const other = seat === 0 ? 1 : 0;
  if (fighter !== RANDOM && fighters[other] === fighter) {
    fighters[other] = fighters[seat] === fighter ? RANDOM : fighters[seat];
  }
  fighters[seat] = fighter;
  return { ...choice, fighters };
}

/** Only what the first player has settled is taken. */
export function isTaken(choice: Choice, turn: number, fighter: string): boolean {
  return turn === 1 && fighter !== RANDOM && choice.fighters[0] === fighter;
}

/** The house rules of what has them among other things; one that is not told is as usual. */
export function rulesOf(from: Partial<HouseRules>): HouseRules {
  const { knockdown, relief, stall_turns } = { ...USUAL_RULES, ...from };
  return { knockdown, relief, stall_turns };
}

/** How Knockdown Tests are decided is asked beside the house rules. */
export function isHouseRuled(choice: Choice): boolean {
  const rules = Object.keys(OFFERED) as (keyof HouseRules)[];
  return rules.some((rule) => rule !== 'knockdown' && choice[rule] !== USUAL_RULES[rule]);
}

export function withUsualRules(choice: Choice): Choice {
  return { ...choice, ...rulesOf({ knockdown: choice.knockdown }) };
}

export function hasDraw(choice: Choice): boolean {
  return [...choice.fighters, choice.arena, choice.skills].includes(RANDOM);
}

export function wanted(choice: Choice, withFriend: boolean): NewMatch {
  const you: SeatWanted = { kind: 'person', level: '', name: tidy(choice.names[0]) };
  const friend: SeatWanted = { kind: 'person', level: '', name: tidy(choice.names[1]) };
  const computer: SeatWanted = { kind: 'computer', level: choice.level, name: '' };
  return {
    seats: [you, withFriend ? friend : computer],
    fighters: choice.fighters,
    arena: choice.arena,
    skills: choice.skills,
    ...rulesOf(choice),
    guided: false,
    seed: -1,
  };
}

/** Where an arrow leads in a grid whose last place is a row of its own; null for another key. */
export function moved(place: number, key: string, columns: number, count: number): number | null {
  const last = count - 1;
  const column = place % columns;
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, place - 1);
    case 'ArrowRight':
      return Math.min(last, place + 1);
    case 'ArrowUp':
      if (place === last) return last - columns + Math.floor(columns / 2);
      return place < columns ? place : place - columns;
    case 'ArrowDown':
      if (place === last) return last;
      return place + columns >= last ? last : Math.floor(place / columns) * columns + columns + column;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** `stallTurns` is what choices of the first version call it. */
function parsed(text: string | null): Partial<Record<keyof Choice | 'stallTurns', unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function fightersOf(value: unknown, known: Known): Pair {
  const keys = [...known.fighters, RANDOM];
  const first = usual(known).fighters;
  // One that is not there any more is drawn by lot instead.
  const pair = pairOf(value, (key, seat) => (typeof key === 'string' ? oneOf(keys, key, RANDOM) : first[seat]));
  return pair[0] === pair[1] && pair[0] !== RANDOM ? [pair[0], RANDOM] : pair;
}

function pairOf(value: unknown, read: (value: unknown, seat: Seat) => string): Pair {
  const both: unknown[] = Array.isArray(value) ? value : [];
  return [read(both[0], 0), read(both[1], 1)];
}

function oneOf<T>(values: readonly T[], value: unknown, usual: T): T {
  return values.find((one) => one === value) ?? usual;
}

function tidy(name: string): string {
  return name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME);
}

/** What there is to choose from, as far as the catalogue has come. */
export function offered(): Known {
  const boxes = catalogue()?.boxes ?? [];
  return {
    fighters: boxes.flatMap((box) => box.fighters.map((one) => one.key)),
    arenas: boxes.flatMap((box) => box.arenas.map((one) => one.key)),
    skillSets: boxes.filter((box) => box.skills.length > 0).map((box) => box.key),
  };
}

export function lastChoice(): Choice {
  return remembered(stored(PLACE), offered());
}

/** The fighters to choose from, box by box. */
export function fighterRows(): { name: string; fighters: string[] }[] {
  const boxes = catalogue()?.boxes ?? [];
  return boxes.map((box) => ({ name: box.name, fighters: box.fighters.map((one) => one.key) }));
}

export function keepChoice(choice: Choice): void {
  remember(PLACE, JSON.stringify(choice));
}

export function keepName(name: string): void {
  const choice = lastChoice();
  keepChoice({ ...choice, names: [name, choice.names[1]] });
}
