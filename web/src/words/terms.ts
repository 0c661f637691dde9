/** The words of the game in a sentence, each with the part of the rules that explains it. */

export interface Termed {
  text: string;
  /** Of the rules; empty where nothing has to be explained. */
  part: string;
}

export type Finder = (text: string) => Termed[];

const LETTER = '\\p{L}';

/**
 * `listed` is as in the word files: `ko: Knockdown Test, K.O.; block: Block`. A word may go on
 * after what is listed, since it is declined. `names` are left alone: a High Kick is no Kick.
 */
export function finderOf(listed: string, names: readonly string[] = []): Finder {
  const parts = new Map<string, string>();
  for (const name of names) parts.set(patternOf(name, ''), '');
  for (const entry of listed.split(';')) {
    const [part = '', stems = ''] = entry.split(/:(.*)/s).map((side) => side.trim());
    for (const stem of stems.split(',')) {
      if (stem.trim()) parts.set(patternOf(stem.trim(), `${LETTER}*`), part);
    }
  }
  const longest = [...parts].sort(([one], [other]) => other.length - one.length);
  const wanted = new RegExp(
    `(?<!${LETTER})(?:${longest.map(([pattern]) => `(${pattern})`).join('|')})(?!${LETTER})`,
    'gu',
  );
  return (text) => split(text, wanted, longest.map(([, part]) => part));
}

function patternOf(words: string, ending: string): string {
  return words
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') + ending)
    .join('\\s+');
}

/** Each part once: the first time it is spoken of. */
function split(text: string, wanted: RegExp, parts: readonly string[]): Termed[] {
  const found: Termed[] = [];
  const seen = new Set<string>();
  let at = 0;
  for (const match of text.matchAll(wanted)) {
    const part = parts[match.slice(1).findIndex((group) => group !== undefined)] ?? '';
    if (!part || seen.has(part)) continue;
    seen.add(part);
    if (match.index > at) found.push({ text: text.slice(at, match.index), part: '' });
    found.push({ text: match[0], part });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at), part: '' });
  return found;
}
