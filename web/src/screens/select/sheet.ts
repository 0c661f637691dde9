/** A Special Attack as it stands on the sheet, before there is a match to judge it. */
import type { SpecialNow } from '../../protocol';
import { attack } from '../../words/catalogue.svelte';

export function asPrinted(key: string, place: number): SpecialNow {
  const printed = attack(key);
  return {
    attack: key,
    place,
    reach: printed?.reach ?? { kind: 'unlimited', low: 0, high: 0, text: '' },
    heavy: printed?.heavy ?? 0,
    light: printed?.light ?? 0,
    ko: printed?.ko ?? false,
    payable: true,
    hits: true,
    why_not: '',
    text: printed?.line ?? '',
  };
}
