/** Where words lie over the stage: what an answer would do, and what happened last. */
import { roomAround, type Strip, type View, widestOf, without } from '../../../play/geometry.svelte';

export interface Place extends Strip {
  top: number;
  /** Beside the figures words lie at the outer edge. */
  side: 'left' | 'middle' | 'right';
}

export interface Places {
  /** Of the answer in focus. */
  caption: Place;
  /** Of what stays; nowhere if there is no room for it. */
  recap: Place | null;
  /** They have one place: what stays gives way to the caption. */
  isOne: boolean;
  /** Above the floor there is room for so many lines of what stays. */
  lines: number;
}

/** How high they are, in pixels. */
export interface Heights {
  caption: number;
  recap: number;
}

const GAP = 10;
const EDGE = 22; // from the sides of the stage, as the bars
const CORNER = 90; // the menu's, in the upper right
const LINE = 46; // clocks, phrases and the menu lie there, left and right
const LEAST = 220; // what stays is read well in so many pixels
const STRIP = 310; // it gets so much of a strip that it shares
const CAPTION = 380; // a caption is read well in so many
const ROWS = 42; // pixels of a line that is broken once
const MOST = 4; // lines

/** Above the fighters' heads where there is room, otherwise beside them: next to each other if possible. */
export function placesOver(view: View, fighters: readonly number[], taken: readonly Strip[], heights: Heights): Places {
  const { above, beside, isBetween, spare, floor } = roomAround(view, fighters, taken);
  const top = view.covered + GAP;
  const lower = top + LINE;
  const over: Place = {
    top,
    side: 'middle',
    ...widestOf(without([{ left: CORNER, width: view.width - 2 * CORNER }], taken)),
  };
  // Never into less width: there words grow higher, have no room any more, go back, and so on.
  const higher = <Other extends Place | null>(height: number, other: Other): Place | Other =>
    above - top >= height && over.width >= (other?.width ?? LEAST) ? over : other;
  const inside = (strip: Strip, between: boolean): Place => {
    const left = Math.max(strip.left + GAP, EDGE);
    const right = Math.min(strip.left + strip.width - GAP, view.width - EDGE);
    const side = left === EDGE ? 'left' : right === view.width - EDGE ? 'right' : 'middle';
    return { top: between ? top : lower, left, width: right - left, side };
  };
  const [first, second] = isWide(spare) || beside.width < STRIP + CAPTION + GAP ? [spare, beside] : split(beside);
  const caption = higher(heights.caption, inside(second, isBetween));
  const own = isWide(first) ? inside(first, first !== spare && isBetween) : isWide(beside) ? inside(beside, isBetween) : null;
  const recap = higher(heights.recap, own);
  return {
    caption,
    recap,
    isOne: recap !== null && overlap(caption, heights.caption, recap, heights.recap),
    lines: Math.max(1, Math.min(MOST, Math.floor((floor - lower) / ROWS))),
  };
}

function isWide(strip: Strip): boolean {
  return strip.width >= LEAST + GAP + EDGE; // at a side; between the figures there is a little more
}

/** Room for both in one strip: what stays is on its left. */
function split({ left, width }: Strip): [Strip, Strip] {
  return [
    { left, width: STRIP },
    { left: left + STRIP - GAP, width: width - STRIP + GAP },
  ];
}

function overlap(one: Place, oneHeight: number, other: Place, otherHeight: number): boolean {
  const across = one.left < other.left + other.width && other.left < one.left + one.width;
  const down = one.top < other.top + otherHeight && other.top < one.top + oneHeight;
  return across && down;
}
