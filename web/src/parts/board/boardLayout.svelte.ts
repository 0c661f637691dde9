/** What a match and a replay show alike: the scene as it is acted out, arranged for the window. */
import { isSmall, layoutOf } from '../../browser/layout';
import type { Director } from '../../play/director.svelte';

export class BoardLayout {
  readonly director: Director;
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor(director: Director) {
    this.director = director;
  }

  readonly layout = $derived(layoutOf(this.width, this.height));
  readonly small = $derived(isSmall(this.layout.name));
  readonly scene = $derived.by(() => this.director.shown);
  /** A spectator sees the first fighter as the near one. */
  readonly mine = $derived(this.scene?.fighters[this.scene.viewer === 1 ? 1 : 0]);
  readonly other = $derived(this.scene?.fighters[this.scene.viewer === 1 ? 0 : 1]);
}
