/** The screens of a match, each fetched when it is first needed; `partOf` says which one is shown. */

import type { Component } from 'svelte';
import type { Link } from '../net/link.svelte';
import type { Scene } from '../protocol';

/** All parts get the link; the end of a round also its scene and what to do when it was seen. */
type PartProps = { link: Link };
type RoundEndProps = PartProps & { scene: Scene; onclose: () => void };

const part = <T extends object = PartProps>(module: { default: unknown }): Component<T> =>
  module.default as Component<T>;

export const PARTS = {
  handover: async () => part(await import('../screens/draft/Handover.svelte')),
  draft: async () => part(await import('../screens/draft/Draft.svelte')),
  // A match that reaches a test cannot do without it.
  match: async () => {
    const [match] = await Promise.all([
      import('../screens/match/Match.svelte'),
      import('../screens/knockdown/Knockdown.svelte'),
    ]);
    return part(match);
  },
  test: async () => part(await import('../screens/knockdown/Knockdown.svelte')),
  over: async () => part(await import('../screens/ending/MatchEnd.svelte')),
  round: async () => part<RoundEndProps>(await import('../screens/ending/RoundEnd.svelte')),
};
