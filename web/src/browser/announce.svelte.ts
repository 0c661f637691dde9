/** What is read out politely; `parts/Announcer` holds the live region. */

export interface Line {
  id: number;
  text: string;
}

/** Long enough to be picked up, short enough not to be found by browsing. */
const STAYS = 12_000;

let lines = $state.raw<Line[]>([]);
let last = 0;

export function announced(): Line[] {
  return lines;
}

/** Reads a sentence out, once. Equal sentences in a row are read each. */
export function announce(text: string): void {
  if (!text.trim()) return;
  const id = ++last;
  lines = [...lines, { id, text }];
  setTimeout(() => {
    lines = lines.filter((line) => line.id !== id);
  }, STAYS);
}
