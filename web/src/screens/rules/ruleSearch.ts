/** The rules: finding parts, and searching in them. */
import type { Rulebook, RuleChapter, RulePart } from '../../protocol';
import { finds } from '../../words/search';

export function partsOf(book: Rulebook): RulePart[] {
  return book.chapters.flatMap((chapter) => chapter.parts);
}

export function partCalled(book: Rulebook, key: string): RulePart | null {
  return partsOf(book).find((part) => part.key === key) ?? null;
}

/** The words of a part without icons, its rule numbers with it: `4.6` finds a part too. */
export function textOf(part: RulePart): string {
  const words = part.blocks.flatMap((block) => block.lines.flat()).map((piece) => piece.text);
  return [part.title, ...part.numbers, words.join('')].join(' ');
}

/** The chapters with the parts that have all these words; what has them in its title comes alone. */
export function found(book: Rulebook, wanted: string): RuleChapter[] {
  if (!wanted.trim()) return book.chapters;
  const titled = keeping(book, (part) => finds(part.title, wanted));
  const told = keeping(book, (part) => finds(textOf(part), wanted));
  return titled.length > 0 && wanted.trim().length > 2 ? merged(titled, told) : told;
}

/** Matches in the title come before matches in the text. */
function merged(titled: RuleChapter[], told: RuleChapter[]): RuleChapter[] {
  const keys = new Set(titled.flatMap((chapter) => chapter.parts.map((part) => part.key)));
  const rest = told.map((chapter) => ({
    ...chapter,
    parts: chapter.parts.filter((part) => !keys.has(part.key)),
  }));
  return [...titled, ...rest.filter((chapter) => chapter.parts.length > 0)];
}

function keeping(book: Rulebook, fits: (part: RulePart) => boolean): RuleChapter[] {
  return book.chapters
    .map((chapter) => ({ ...chapter, parts: chapter.parts.filter(fits) }))
    .filter((chapter) => chapter.parts.length > 0);
}

export function countOf(chapters: readonly RuleChapter[]): number {
  return chapters.reduce((sum, chapter) => sum + chapter.parts.length, 0);
}

/** The part before and after one, for reading on. */
export function beside(book: Rulebook, key: string): { before: RulePart | null; after: RulePart | null } {
  const all = partsOf(book);
  const place = all.findIndex((part) => part.key === key);
  return {
    before: place > 0 ? all[place - 1]! : null,
    after: place >= 0 ? (all[place + 1] ?? null) : null,
  };
}
