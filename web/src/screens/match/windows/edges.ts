/** Which edges of a scrolling element hide more content. */
import type { ActionReturn } from 'svelte/action';

export interface Scrolled {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

const HAIR = 2; // pixels that nobody misses
const ROOM = 260; // pixels of which something may stick at the foot

export function edgesOf({ scrollTop, clientHeight, scrollHeight }: Scrolled): { above: boolean; below: boolean } {
  return { above: scrollTop > HAIR, below: scrollHeight - clientHeight - scrollTop > HAIR };
}

/** Keeps the classes `above` and `below` on it, and `roomy` where something may stay in sight at its foot. */
export function edged(node: HTMLElement): ActionReturn {
  const look = () => {
    const { above, below } = edgesOf(node);
    node.classList.toggle('above', above);
    node.classList.toggle('below', below);
    node.classList.toggle('roomy', node.clientHeight >= ROOM);
  };
  const sizes = new ResizeObserver(look);
  for (const one of [node, ...node.children]) sizes.observe(one);
  node.addEventListener('scroll', look, { passive: true });
  return {
    destroy: () => {
      sizes.disconnect();
      node.removeEventListener('scroll', look);
    },
  };
}
