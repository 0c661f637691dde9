/** Which of the five arrangements fits a window, and how much it is enlarged. */
export type Arrangement = 'wide' | 'beside' | 'stack' | 'phone' | 'lying';

export interface Layout {
  name: Arrangement;
  zoom: number;
}

const PHONE_WIDTH = 600; // below: one column, small cards
const LYING_HEIGHT = 560; // below, and wider than high: a phone on its side

/** look.md: 1440 × 900 and 360 × 740 are drawn; everything else is one of them, stretched. */
export function layoutOf(width: number, height: number): Layout {
  if (width > height && height < LYING_HEIGHT) {
    return { name: 'lying', zoom: between(1, Math.min(width / 640, height / 360), 1.5) };
  }
  if (width < PHONE_WIDTH) return { name: 'phone', zoom: between(0.85, width / 360, 1.25) };
  if (width >= 1200) {
    return { name: 'wide', zoom: between(0.9, Math.min(width / 1440, height / 900), 4) };
  }
  if (width > height) return { name: 'beside', zoom: between(0.85, width / 1064, 1.1) };
  return { name: 'stack', zoom: between(0.9, Math.min(width / 640, height / 980), 1.6) };
}

function between(low: number, value: number, high: number): number {
  const kept = Math.min(high, Math.max(low, value));
  return Math.round(kept * 1000) / 1000;
}

/** Pixels, before enlarging, to the stage: below the heads and the opponent's hand, see match.css. */
export const BELOW_HEADS: Record<Arrangement, number> = { wide: 122, beside: 122, stack: 90, phone: 124, lying: 122 };

export const isSmall = (name: Arrangement): boolean => name === 'phone' || name === 'lying';
