/** Looking for words as people type them: without accents, in any case. */

const OWN: Record<string, string> = { ł: 'l', '’': "'", '‘': "'", '“': '"', '”': '"', '„': '"' };

/** Every letter without its accents; as long as the text, so that places stay the same. */
export function folded(text: string): string {
  return [...text.toLowerCase()].map(plain).join('');
}

function plain(letter: string): string {
  const bare = letter.normalize('NFD').charAt(0);
  return letter.length === 1 ? (OWN[letter] ?? bare) : letter;
}

/** Whether all words that are looked for stand in the text. */
export function finds(text: string, wanted: string): boolean {
  const inside = folded(text);
  return wordsOf(wanted).every((word) => inside.includes(word));
}

export function wordsOf(wanted: string): string[] {
  return folded(wanted).split(/\s+/).filter(Boolean);
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** The text in pieces, with what was looked for apart. */
export function pieces(text: string, wanted: string): Piece[] {
  const marked = new Array<boolean>(text.length).fill(false);
  const inside = folded(text);
  for (const word of wordsOf(wanted)) {
    for (let at = inside.indexOf(word); at >= 0; at = inside.indexOf(word, at + word.length)) {
      marked.fill(true, at, at + word.length);
    }
  }
  const found: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const last = found.at(-1);
    if (last && last.hit === marked[at]) last.text += text[at];
    else found.push({ text: text[at]!, hit: marked[at]! });
  }
  return found;
}
