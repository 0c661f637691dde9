/** What was chosen last, before a match here or in a room: names, fighters, options. */

import { catalogue } from '../../words/catalogue.svelte';
import { remember, remembered as stored } from '../../browser/settings.svelte';
import { PLACE, remembered, type Choice, type Known } from './choice';

function known(): Known {
  const boxes = catalogue()?.boxes ?? [];
  return {
    fighters: boxes.flatMap((box) => box.fighters.map((one) => one.key)),
    arenas: boxes.flatMap((box) => box.arenas.map((one) => one.key)),
    skillSets: boxes.filter((box) => box.skills.length > 0).map((box) => box.key),
  };
}

export function lastChoice(): Choice {
  return remembered(stored(PLACE), known());
}

/** The fighters to choose from, box by box. */
export function fighterRows(): { name: string; fighters: string[] }[] {
  const boxes = catalogue()?.boxes ?? [];
  return boxes.map((box) => ({ name: box.name, fighters: box.fighters.map((one) => one.key) }));
}

export function keepChoice(choice: Choice): void {
  remember(PLACE, JSON.stringify(choice));
}

export function keepName(name: string): void {
  const choice = lastChoice();
  keepChoice({ ...choice, names: [name, choice.names[1]] });
}
