/** What lies on the screen beside the coach, and how much it is needed. */
import { NEEDED, type Obstacle } from './coachPlace';

/** The foremost of these is what one looks at. */
const SCREENS = ['.test', '.end', '.match'];

/** Whatever is answered with, asked or told; then hands and cards that rest; then pictures. */
const THINGS: readonly [cost: number, selectors: string][] = [
  [
    NEEDED,
    `[data-option]:not(:disabled), [data-space][aria-disabled='false'], .window > *, .prompting, .acts button, .menu,
     .hud, .clock, .over.small .caption, .hinting > *, .words > *, .start > *, .name, .hints, .done, li, .conditions`,
  ],
  [8, '.their-hand'],
  [4, '.recap, .side-left, .side-right, .side-own, .row, .tabs, [data-space]'],
  [1, '.fighter, .winner, .loser, .shaken .table'],
];

export function obstaclesNow(page: Document = document): Obstacle[] {
  const screen = SCREENS.map((selector) => page.querySelector(selector)).find(Boolean);
  if (!screen) return [];
  const told = [...page.querySelectorAll('.toast, .offline')].map((found) => obstacle(found, NEEDED));
  const found = THINGS.flatMap(([cost, selectors]) =>
    [...screen.querySelectorAll(selectors)].map((one) => obstacle(one, cost)),
  );
  return [...told, ...found].filter(({ box }) => box.width > 0 && box.height > 0);
}

function obstacle(element: Element, cost: number): Obstacle {
  return { box: element.getBoundingClientRect(), cost };
}
