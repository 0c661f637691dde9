/** What the shortcuts do on the match screen. */
import type { Act, Handlers } from '../../browser/keys';
import type { Interaction } from '../../parts/board/interaction.svelte';
import { answerOf } from '../../parts/board/keys';
import type { Mode } from '../../parts/board/select';
import type { OptionNow, RowCard } from '../../protocol';

export interface Reached {
  interaction: Interaction;
  row: () => (RowCard | null)[];
  space: () => number; // of the own fighter
  look: (option: OptionNow) => void;
  answer: (option: OptionNow) => void;
  undo: () => void;
  hint: () => void;
}

export function shortcutsOf({ interaction, row, space, look, answer, undo, hint }: Reached): Handlers {
  /** The first press looks, the second one does it; the arrows only walk. */
  function pressed(act: Act, which: number): boolean {
    const { form, options, listed, stagedOption: staged } = interaction;
    const option = answerOf(act, which, { form, options, listed, staged, row: row(), space: space() });
    if (!option) return false;
    const again = option.option === interaction.staged && (act === 'row' || act === 'special');
    (again ? answer : look)(option);
    return true;
  }
  const choose = (mode: Mode) => interaction.modes.includes(mode) && interaction.choose(mode);
  return {
    row: (which) => pressed('row', which),
    special: (which) => pressed('special', which),
    left: () => pressed('left', 0),
    right: () => pressed('right', 0),
    move: () => choose('move'),
    attack: () => choose('attack'),
    combo: () => choose('combo'),
    confirm: () => {
      if (!interaction.stagedOption) return false;
      answer(interaction.stagedOption);
      return true;
    },
    cancel: () => {
      if (interaction.opened?.what !== 'hint') return interaction.leave();
      interaction.opened = null;
      return true;
    },
    undo,
    hint,
    log: () => {
      interaction.opened = { what: 'log' };
    },
  };
}
