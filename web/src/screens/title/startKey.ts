/** What the keys of the title do. */

/** Keys with another meaning: navigation, or the browser's own. */
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
