/** A recorded match as a link: it tells one moment after the other, and nobody can answer in it. */
import type { Link } from '../../net/link.svelte';
import { TowerNow } from '../../net/tower.svelte';
import type { Footage } from '../../play/shownTest.svelte';
import type { EventNow, ReplayStep, Scene } from '../../protocol';

const nothing = (): void => undefined;

export class RecordedLink implements Link {
  scene = $state.raw<Scene | null>(null);
  /** Everything that happened up to the moment that was told last. */
  log = $state.raw<EventNow[]>([]);
  readonly status = 'open';
  readonly tower = new TowerNow();
  readonly hint = null;
  readonly refused = null;
  readonly deciding = '';
  readonly returned = -1;
  readonly canTake = false;
  readonly decide = nothing;
  readonly undo = nothing;
  readonly askHint = nothing;
  readonly takeScreen = nothing;
  readonly startTest = nothing;
  readonly hand = nothing;

  #step: ReplayStep | null = null;
  readonly #told = new Set<(scene: Scene) => void>();

  /** A moment as it came about, or as it stands. */
  tell(step: ReplayStep, isNext: boolean): void {
    this.#step = step;
    this.log = step.scene.events;
    this.scene = isNext ? sceneOf(step) : { ...step.scene, fresh: true };
    for (const told of this.#told) told(this.scene);
  }

  filmOf({ revision }: Scene): Footage | null {
    return this.#step?.scene.revision === revision ? filmIn(this.#step) : null;
  }

  towerOf(): TowerNow {
    return this.tower;
  }

  onScene(told: (scene: Scene) => void): () => void {
    this.#told.add(told);
    return () => this.#told.delete(told);
  }

  onTower(): () => void {
    return nothing;
  }
}

/** The scene of a moment with the events of its move only. */
export function sceneOf(step: ReplayStep): Scene {
  return { ...step.scene, fresh: false, events: step.events };
}

export function filmIn({ film, tower }: ReplayStep): Footage | null {
  return film && { film, frames: tower };
}
