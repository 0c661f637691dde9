/** The shortcuts: one table, one listener, layers of handlers with the newest on top. */

import { settings } from './settings.svelte';

export type Act =
  | 'row'
  | 'special'
  | 'left'
  | 'right'
  | 'move'
  | 'attack'
  | 'combo'
  | 'confirm'
  | 'cancel'
  | 'undo'
  | 'hint'
  | 'log'
  | 'say'
  | 'keys';

/** The key as the keyboard names it in lower case, what it does, and which of several. */
export const TABLE: [string, Act, number][] = [
  ['1', 'row', 0],
  ['2', 'row', 1],
  ['3', 'row', 2],
  ['4', 'row', 3],
  ['5', 'row', 4], // the row ends at 4; some windows have more answers
  ['6', 'row', 5],
  ['7', 'row', 6],
  ['8', 'row', 7],
  ['9', 'row', 8],
  ['q', 'special', 0],
  ['w', 'special', 1],
  ['e', 'special', 2],
  ['r', 'special', 3],
  ['arrowleft', 'left', 0],
  ['arrowright', 'right', 0],
  ['m', 'move', 0],
  ['a', 'attack', 0],
  ['c', 'combo', 0],
  ['enter', 'confirm', 0],
  ['escape', 'cancel', 0],
  ['u', 'undo', 0],
  ['h', 'hint', 0],
  ['l', 'log', 0],
  ['t', 'say', 0],
  ['?', 'keys', 0],
];

/** Keys that everybody expects; they work with the shortcuts switched off. */
const ALWAYS: Act[] = ['left', 'right', 'confirm', 'cancel'];

/** Returns false to leave the key to the layer below. */
export type Handler = (which: number, event: KeyboardEvent) => boolean | void;
export type Handlers = Partial<Record<Act, Handler>>;

interface Layer {
  handlers: Handlers;
  modal: boolean;
}

const layers: Layer[] = [];

/** Adds handlers on top; a modal layer hides all below it. Returns how to take them away. */
export function onKeys(handlers: Handlers, options: { modal?: boolean } = {}): () => void {
  const layer = { handlers, modal: options.modal ?? false };
  layers.push(layer);
  return () => {
    const place = layers.indexOf(layer);
    if (place >= 0) layers.splice(place, 1);
  };
}

/** A held key repeats moving the focus, but not answering. */
const HELD: readonly Act[] = ['left', 'right'];

export function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const found = TABLE.find(([key]) => key === event.key.toLowerCase());
  if (!found) return;
  const [, act, which] = found;
  if (event.repeat && !HELD.includes(act)) return;
  if (!settings.shortcuts && !ALWAYS.includes(act)) return;
  if (belongsToControl(event.target, act)) return;
  for (const layer of layers.toReversed()) {
    const handler = layer.handlers[act];
    if (handler && handler(which, event) !== false) {
      event.preventDefault();
      return;
    }
    if (layer.modal) return;
  }
}

/** Typing, choosing in a list and pressing a focused button stay what they are. */
function belongsToControl(target: EventTarget | null, act: Act): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.matches('textarea, select')) return act !== 'cancel';
  if (target instanceof HTMLInputElement) {
    const typing = !['checkbox', 'radio', 'range', 'button'].includes(target.type);
    return typing ? act !== 'cancel' : ['left', 'right', 'confirm'].includes(act);
  }
  return act === 'confirm' && target.matches('button, a[href], summary, [role="button"]');
}

/** The key of an act as it is printed on it. */
export function hotkey(act: Act, which = 0): string {
  const found = TABLE.find(([, name, place]) => name === act && place === which);
  const key = found?.[0] ?? '';
  return { arrowleft: '←', arrowright: '→', enter: 'Enter', escape: 'Esc' }[key] ?? key.toUpperCase();
}

/** What is printed on an answer: the key that looks at it, then the one that does it. */
export function answerKey(act: 'row' | 'special', which: number, isStaged: boolean): string {
  if (!settings.shortcuts) return '';
  const key = hotkey(act, which);
  return key && isStaged ? hotkey('confirm') : key;
}

/** The keys of this many answers, in short. */
export function answerKeys(count: number): string {
  const keys = Array.from({ length: count }, (_, place) => answerKey('row', place, false)).filter(Boolean);
  return keys.length > 1 ? `${keys[0]}–${keys.at(-1)}` : (keys[0] ?? '');
}
