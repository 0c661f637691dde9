import type { TowerFrame } from '../protocol';

/** A snapshot for tests: what matters is given, the rest is a quiet table. */
export function shot(given: Partial<TowerFrame>): TowerFrame {
  return {
    type: 'tower',
    tick: 0,
    phase: 'building',
    left: 10,
    cubes: [],
    held: -1,
    x: 0,
    y: 0,
    placed: 0,
    one_on_table: true,
    none_touches_three: true,
    stands: true,
    ...given,
  };
}
