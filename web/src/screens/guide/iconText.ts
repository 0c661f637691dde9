/** Sentences with pictures: `[kick]` stands for the drawing of that name, before the word for it. */

export interface Piece {
  text: string;
  /** The drawing instead of text. */
  icon: string;
}

const MARK = /\[([a-z-]+)\]/;

export function piecesOf(text: string): Piece[] {
  // What a pattern in brackets splits off stands at every other place.
  return text
    .split(MARK)
    .map((part, place) => (place % 2 ? { text: '', icon: part } : { text: part, icon: '' }))
    .filter((piece) => piece.text || piece.icon);
}

/** As it is read out: the words alone. */
export function spokenOf(text: string): string {
  return text.replace(new RegExp(`${MARK.source}\\s*`, 'g'), '');
}
