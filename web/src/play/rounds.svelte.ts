/** The round that has just ended, until its screen has been seen. What comes after it waits. */

import type { Scene } from '../protocol';

let ended = $state.raw<Scene | null>(null);
let seen = (): void => undefined;

export function endedRound(): Scene | null {
  return ended;
}

/** Shows the end of the round of this scene; done when it has been looked at. */
export function showRoundEnd(scene: Scene): Promise<void> {
  roundSeen();
  ended = scene;
  return new Promise((done) => (seen = done));
}

export function roundSeen(): void {
  ended = null;
  seen();
}
