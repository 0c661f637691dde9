/** Which part of a match is on the screen: the scene says so. */

import type { Component } from 'svelte';
import type { Link } from '../net/link.svelte';
import { NOBODY, type Scene } from '../protocol';

export type PartOfMatch = 'handover' | 'draft' | 'match' | 'over';

/** All parts get the link; the end of a round also its scene and what to do when it was seen. */
export type PartProps = { link: Link };
export type RoundEndProps = { link: Link; scene: Scene; onclose: () => void };

const part = <T extends object = PartProps>(module: { default: unknown }): Component<T> =>
  module.default as Component<T>;

export const PARTS = {
  handover: async () => part(await import('../screens/draft/Handover.svelte')),
  draft: async () => part(await import('../screens/draft/Draft.svelte')),
  // A match that comes to a test has to have it.
  match: async () => {
    const [match] = await Promise.all([import('../screens/match/Match.svelte'), import('../screens/knockdown/Knockdown.svelte')]);
    return part(match);
  },
  test: async () => part(await import('../screens/knockdown/Knockdown.svelte')),
  over: async () => part(await import('../screens/ending/MatchEnd.svelte')),
  round: async () => part<RoundEndProps>(await import('../screens/ending/RoundEnd.svelte')),
};

export function partOf(scene: Scene): PartOfMatch {
  if (scene.over) return 'over';
  if (scene.handover !== NOBODY) return 'handover';
  return scene.round === 0 ? 'draft' : 'match';
}

/** Whether a round has just ended here; the end of the match has a screen of its own. */
export function endsRound(scene: Scene): boolean {
  return !scene.fresh && !scene.over && scene.events.some(({ name }) => name === 'round_ended');
}
