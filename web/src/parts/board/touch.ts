/** How a thing on the table is touched: by mouse, finger (long press looks closer) or keyboard. */
import type { OptionNow } from '../../protocol';
import type { Interaction } from './interaction.svelte';
import type { Touch } from './select';

/** Stores what was touched once. */
export type Touched = Pick<Interaction, 'staged' | 'hovered' | 'touch' | 'unstage'>;

export interface Touchable {
  interaction: Touched;
  option: OptionNow | null;
  look?: () => void; // shows the whole card
}

const LONG_PRESS = 480; // ms

function isCaption(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.caption') !== null;
}

/** Svelte action for a button that answers with an option, or is looked at if it has none. */
export function touchable(node: HTMLElement, given: Touchable) {
  let now = given;
  let pointer: Touch = 'key';
  let timer = 0;
  let pressedLong = false;

  const words = () => now.option?.option ?? null;
  const listeners: Record<string, (event: Event) => void> = {
    // Not `enter`: the answer under a still pointer may be another one than before.
    pointermove: (event) => {
      if ((event as PointerEvent).pointerType === 'mouse') now.interaction.hovered = words();
    },
    pointerleave: () => {
      window.clearTimeout(timer);
      if (now.interaction.hovered === words()) now.interaction.hovered = null;
    },
    pointerdown: (event) => {
      pointer = (event as PointerEvent).pointerType === 'mouse' ? 'mouse' : 'finger';
      pressedLong = false;
      window.clearTimeout(timer);
      if (pointer === 'finger' && now.look) {
        timer = window.setTimeout(() => {
          pressedLong = true;
          now.look?.();
        }, LONG_PRESS);
      }
    },
    pointerup: () => window.clearTimeout(timer),
    pointercancel: () => window.clearTimeout(timer),
    contextmenu: (event) => {
      if (!now.look) return;
      event.preventDefault();
      if (pointer !== 'finger') now.look();
    },
    focus: () => {
      if (now.option && node.matches(':focus-visible')) now.interaction.staged = words();
    },
    blur: (event) => {
      const left = words();
      // The words about it open their rules, so they stay while the pointer moves there.
      if (isCaption((event as FocusEvent).relatedTarget)) return;
      if (pointer === 'key') queueMicrotask(() => now.interaction.unstage(left));
    },
    click: (event) => {
      const touch = (event as MouseEvent).detail === 0 ? 'mouse' : pointer;
      pointer = 'key';
      if (pressedLong) return;
      if (now.option) now.interaction.touch(now.option, touch);
      else now.look?.();
    },
  };
  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener);
  return {
    update(given: Touchable) {
      now = given;
    },
    destroy() {
      window.clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) {
        node.removeEventListener(name, listener);
      }
    },
  };
}
