/** How Skills travel in the draft: a kept one to its place, passed ones across the table. */
import { cubicOut } from 'svelte/easing';
import { crossfade, fade, fly, type TransitionConfig } from 'svelte/transition';
import { calm } from '../../browser/settings.svelte';

const QUICK = 120;
const ACROSS = 360;

const [giveAway, takeUp] = crossfade({ duration: ACROSS, easing: cubicOut, fallback: across });

function across(node: Element, _: unknown, arrives: boolean): TransitionConfig {
  return fly(node, { duration: ACROSS, easing: cubicOut, x: arrives ? -120 : 420 });
}

interface Named {
  key: string;
}

/** Leaves its place: to where it is taken up, or across to the opponent. */
export function leave(node: Element, { key }: Named): TransitionConfig | (() => TransitionConfig) {
  return calm() ? fade(node, { duration: QUICK }) : giveAway(node, { key });
}

export function arrive(node: Element, { key }: Named): TransitionConfig | (() => TransitionConfig) {
  return calm() ? fade(node, { duration: QUICK }) : takeUp(node, { key });
}

/** Dealt one by one. */
export function deal(node: Element, { place }: { place: number; }): TransitionConfig {
  return calm()
    ? fade(node, { duration: QUICK })
    : fly(node, { duration: ACROSS, delay: 70 * place, easing: cubicOut, y: -90 });
}
