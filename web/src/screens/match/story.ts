/** The log: what happened, by round and turn, and what is said aloud of it. */
import type { EventNow, Scene } from '../../protocol';

export interface Turn {
  heading: string;
  lines: string[];
}

export interface Chapter {
  title: string; // empty before the first round
  turns: Turn[];
}

/** What opens a chapter: a round, or what stands for all that was left out before. */
const OPENING = new Set(['round_began', 'left_out']);

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

/** The screen of a Knockdown Test reads these out itself, when they are seen there. */
const SAID_BY_THE_TEST = new Set(['knockdown_began', 'dice_rolled', 'knockdown_ended']);

/** What a screen reader hears of a scene; the past is not told again. */
export function spoken(scene: Scene): string {
  if (scene.fresh) return '';
  return scene.events
    .filter((event) => !SAID_BY_THE_TEST.has(event.name))
    .map((event) => event.text)
    .filter((text) => text !== '')
    .join(' ');
}
