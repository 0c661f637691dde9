/** A Special Attack as printed, for the row that also shows it in a match. */
import type { AttackEntry, SpecialNow } from '../../protocol';

export function asPrinted(attack: AttackEntry, place: number): SpecialNow {
  return {
    attack: attack.key,
    place,
    reach: attack.reach,
    heavy: attack.heavy,
    light: attack.light,
    ko: attack.ko,
    payable: true,
    hits: true,
    why_not: '',
    text: attack.line,
  };
}
