/** What the title does by chance and by key. */

export const FIGHTERS = ['veroth', 'xingo', 'driana', 'mistbearer', 'maggot', 'lost_knight'];

/** Two different fighters, drawn anew each time the title is opened. */
export function twoOf(chance: () => number = Math.random): [string, string] {
  const first = Math.floor(chance() * FIGHTERS.length);
  const rest = FIGHTERS.filter((_, place) => place !== first);
  return [FIGHTERS[first], rest[Math.floor(chance() * rest.length)]];
}

/** Keys that lead elsewhere: around the page, or to what they always do. */
const KEPT = /^(Tab|Escape|Shift|Control|Alt|AltGraph|Meta|CapsLock|NumLock|Dead|Arrow.*|F\d+|\?)$/;
const LEADING = /^(Page.*|Home|End|Insert|Delete|Backspace|ContextMenu|PrintScreen|Audio.*|Media.*|Browser.*)$/;

/** Whether a key starts a match: any key that does nothing else here. */
export function startsMatch(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.repeat) return false;
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (KEPT.test(event.key) || LEADING.test(event.key)) return false;
  if (document.querySelector('dialog[open]')) return false;
  const target = event.target as Element | null;
  return !target?.closest?.('a, button, input, select, textarea');
}
