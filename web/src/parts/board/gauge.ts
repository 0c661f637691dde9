/** The wound gauge: thirteen slots, filled from outside in, with zones at 4 and 9. */
export type Slot = 'heavy' | 'light' | 'ghost-heavy' | 'ghost-light' | 'empty';
export const SLOTS = 13;
const SECOND_ZONE = 4;
const THIRD_ZONE = 9;

export interface Ghost {
  heavy: number;
  light: number;
}

/** What is in each slot. Wounds beyond the last slot are told by the counts beside the gauge. */
export function slotsOf(heavy: number, light: number, ghost: Ghost | null): Slot[] {
  const filled: Slot[] = [
    ...many('heavy', heavy),
    ...many('light', light),
    ...many('ghost-heavy', ghost?.heavy ?? 0),
    ...many('ghost-light', ghost?.light ?? 0),
  ];
  const shown = filled.slice(0, SLOTS);
  return [...shown, ...many('empty', SLOTS - shown.length)];
}

function many(slot: Slot, count: number): Slot[] {
  return Array.from({ length: Math.max(0, count) }, () => slot);
}

export function zoneOf(place: number): 1 | 2 | 3 {
  if (place < SECOND_ZONE) return 1;
  return place < THIRD_ZONE ? 2 : 3;
}
