/** What the symbols of a card are good for, told from the printed costs: a picture, not a rule. */

export const WILD = '?';
const NOWHERE = 99; // more places than any cost has

export interface Help {
  attack: string;
  /** Places of the cost this card covers. */
  paid: number[];
  all: number;
  /** Only the place that takes any symbol. */
  onlyWild: boolean;
}

/** The places of a printed cost: `F/D ?` are two, the first of either symbol. */
export function places(cost: string): string[] {
  return cost.split(/\s+/).filter((place) => place !== '');
}

/** 4.6: which places of the cost these symbols cover, printed symbols before Wild. */
export function covered(letters: string, cost: string): number[] {
  const all = places(cost);
  const used = new Set<number>();
  for (const letter of bestOrder(letters, all)) {
    const place = freePlace(letter, all, used);
    if (place >= 0) used.add(place);
  }
  return [...used].sort((a, b) => a - b);
}

/** The Special Attacks a card helps to pay, those it pays alone first, Wild alone last. */
export function helps(
  letters: string,
  specials: readonly { attack: string; cost: string; }[],
): Help[] {
  return specials
    .map(({ attack, cost }) => {
      const all = places(cost);
      const paid = covered(letters, cost);
      const onlyWild = paid.every((place) => all[place] === WILD);
      return { attack, paid, all: all.length, onlyWild };
    })
    .filter((help) => help.paid.length > 0)
    .sort((a, b) => rank(b) - rank(a));
}

function rank(help: Help): number {
  return help.onlyWild ? 0 : help.paid.length / help.all;
}

function freePlace(letter: string, all: readonly string[], used: ReadonlySet<number>): number {
  const exact = all.findIndex((place, i) => !used.has(i) && place.split('/').includes(letter));
  return exact >= 0 ? exact : all.findIndex((place, i) => !used.has(i) && place === WILD);
}

/** A symbol with fewer printed places goes first, so that the other one does not take its place. */
function bestOrder(letters: string, all: readonly string[]): string[] {
  const fits = (letter: string) => all.filter((place) => place.split('/').includes(letter)).length;
  return [...letters].sort((a, b) => (fits(a) || NOWHERE) - (fits(b) || NOWHERE));
}
