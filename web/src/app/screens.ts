/** The screen of each address, loaded when it is first opened. */

import type { Component } from 'svelte';
import type { Route } from '../browser/route.svelte';
import ErrorPage from '../parts/ErrorPage.svelte';

/** Every screen gets what its address says, as text. */
export type Screen = Component<Record<string, string>>;

/** Screens name the words they need; for the table below they are only strings. */
const screen = (module: { default: unknown }): Screen => module.default as Screen;

export const SCREENS = {
  title: async () => screen(await import('../screens/title/Title.svelte')),
  select: async () => screen(await import('../screens/select/Select.svelte')),
  online: async () => screen(await import('../screens/rooms/Online.svelte')),
  room: async () => screen(await import('../screens/rooms/Room.svelte')),
  play: async () => screen(await import('./MatchScreen.svelte')),
  replay: async () => screen(await import('../screens/replay/Replay.svelte')),
  replays: async () => screen(await import('../screens/replay/Replays.svelte')),
  cards: async () => screen(await import('../screens/gallery/Gallery.svelte')),
  rules: async () => screen(await import('../screens/rules/Rules.svelte')),
  learn: async () => screen(await import('./GuidedMatch.svelte')),
  practice: async () => screen(await import('../screens/practice/Practice.svelte')),
  unknown: async () => screen({ default: ErrorPage }),
};

export interface Wanted {
  name: keyof typeof SCREENS;
  props: Record<string, string>;
  /** Equal keys: the same screen stays, and looks at the address itself. */
  key: string;
}

export function screenOf({ name, params, query }: Route): Wanted {
  switch (name) {
    case 'match':
      return { name: 'play', props: { id: params.id }, key: `match ${params.id}` };
    case 'room':
      return { name, props: { id: params.id, then: query.then ?? '' }, key: `room ${params.id}` };
    case 'replay':
      return { name, props: { id: params.id }, key: `replay ${params.id}` };
    case 'select':
      return { name, props: { opponent: query.with ?? 'computer' }, key: `select ${query.with}` };
    case 'rules':
      return { name, props: { part: params.part ?? '' }, key: `rules ${params.part ?? ''}` };
    case 'learn':
      return { name, props: { match: query.match ?? '' }, key: `learn ${query.match ?? ''}` };
    case 'practice':
      return { name, props: { back: query.back ?? '' }, key: name };
    default:
      return { name, props: {}, key: name };
  }
}
