/** A match nobody can answer in: what the pieces of the match screen take as their link. */
import type { Link } from '../../net/link.svelte';
import { TowerNow } from '../../net/tower.svelte';
import type { EventNow, Scene } from '../../protocol';

const nothing = (): void => undefined;
const never = () => nothing;

export function stillLink(scene: () => Scene | null, log: () => EventNow[]): Link {
  const tower = new TowerNow();
  return {
    get scene() {
      return scene();
    },
    get log() {
      return log();
    },
    status: 'open',
    tower,
    hint: null,
    refused: null,
    deciding: '',
    returned: -1,
    canTake: false,
    decide: nothing,
    undo: nothing,
    askHint: nothing,
    takeScreen: nothing,
    startTest: nothing,
    hand: nothing,
    onScene: never,
    onTower: never,
    towerOf: () => tower,
  };
}
