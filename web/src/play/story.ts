/** The log: what happened, by round and turn, and what is said aloud of it. */
import type { EventNow, Scene } from '../protocol';

type EventName = EventNow['name'];

export interface Turn {
  heading: string;
  lines: string[];
}

export interface Chapter {
  title: string; // empty before the first round
  turns: Turn[];
}

/** What opens a chapter: a round, or what stands for all that was left out before. */
const OPENING = new Set<EventName>(['round_began', 'left_out']);

/** Banners open a chapter, headings a turn. */
export function chaptersOf(events: EventNow[]): Chapter[] {
  const chapters: Chapter[] = [];
  let chapter: Chapter | null = null;
  for (const event of events) {
    if (!event.text) continue;
    if (OPENING.has(event.name)) {
      chapter = { title: event.text, turns: [] };
      chapters.push(chapter);
      continue;
    }
    if (!chapter) {
      chapter = { title: '', turns: [] };
      chapters.push(chapter);
    }
    addTo(chapter, event);
  }
  return chapters;
}

function addTo(chapter: Chapter, event: EventNow): void {
  if (event.mark === 'heading') {
    chapter.turns.push({ heading: event.text, lines: [] });
    return;
  }
  if (chapter.turns.length === 0) chapter.turns.push({ heading: '', lines: [] });
  chapter.turns[chapter.turns.length - 1]!.lines.push(event.text);
}

/** What the table shows as well: cards that go where they always go. */
const SEEN_ANYWAY = new Set<EventName>(['row_filled', 'cards_paid', 'card_taken']);

/** A line of what happened last. */
export interface RecapLine {
  text: string;
  /** The more, the sooner it is told where not all have room. */
  weight: number;
}

/** What changes how the fight stands, and what led to it; where somebody went is seen anyway. */
const WEIGHTS: Partial<Record<EventName, number>> = {
  wounded: 2,
  healed: 2,
  wound_moved: 2,
  blocked: 2,
  attack_cancelled: 2,
  knockdown_ended: 2,
  attack_began: 1,
  move_cancelled: 1,
  power_used: 1,
};

/**
 * The latest events for the player who decides: the lines of the latest turn that has any. When one's own
 * turn begins that is the other's whole turn, and then whatever one's own actions bring.
 */
export function recapOf(events: readonly EventNow[]): RecapLine[] {
  const lines: RecapLine[] = [];
  for (const event of events.toReversed()) {
    if (OPENING.has(event.name) || (event.mark === 'heading' && lines.length > 0)) break;
    if (event.mark !== 'line' || !isWorthTelling(event)) continue;
    lines.unshift({ text: event.text, weight: WEIGHTS[event.name] ?? 0 });
  }
  return lines;
}

function isWorthTelling(event: EventNow): boolean {
  if (event.text === '') return false;
  return !SEEN_ANYWAY.has(event.name) || (event.name === 'card_taken' && event.data.idle);
}

/** The weightiest so many lines, of equal ones the newest, in the order in which they happened. */
export function weightiest(lines: readonly RecapLine[], most: number): string[] {
  const places = lines.map((_, place) => place);
  places.sort((one, other) => lines[other]!.weight - lines[one]!.weight || other - one);
  const kept = new Set(places.slice(0, most));
  return lines.filter((_, place) => kept.has(place)).map(({ text }) => text);
}

/** How many rows of words each line gets: all as many, and the longest what is left over. */
export function rowsOf(lines: readonly string[], rows: number): number[] {
  const each = Math.max(1, Math.floor(rows / lines.length));
  const left = Math.max(0, rows - each * lines.length);
  const longest = lines.reduce((best, line, place) => (line.length > lines[best]!.length ? place : best), 0);
  return lines.map((_, place) => (place === longest ? each + left : each));
}

/** The screen of a Knockdown Test reads these out itself, when they are seen there. */
const SAID_BY_THE_TEST = new Set<EventName>(['knockdown_began', 'dice_rolled', 'knockdown_ended']);

/** What a screen reader hears of a scene; the past is not told again. */
export function spoken(scene: Scene): string {
  if (scene.fresh) return '';
  return scene.events
    .filter((event) => !SAID_BY_THE_TEST.has(event.name))
    .map((event) => event.text)
    .filter((text) => text !== '')
    .join(' ');
}
