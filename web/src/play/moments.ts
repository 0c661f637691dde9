/** What a scene is a moment of: which part of the match, and whether a round ends there. */

import { NOBODY, type Scene } from '../protocol';

export type PartOfMatch = 'handover' | 'draft' | 'match' | 'over';

export function partOf(scene: Scene): PartOfMatch {
  if (scene.over) return 'over';
  if (scene.handover !== NOBODY) return 'handover';
  return scene.round === 0 ? 'draft' : 'match';
}

/** Whether a round has just ended here; the end of the match has a screen of its own. */
export function endsRound(scene: Scene): boolean {
  return !scene.fresh && !scene.over && scene.events.some(({ name }) => name === 'round_ended');
}
