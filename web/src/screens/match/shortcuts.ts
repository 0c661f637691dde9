/** What the shortcuts do on the match screen. */
import type { Act, Handlers } from '../../browser/keys';
import type { Desk } from '../../parts/board/desk.svelte';
import { answerOf } from '../../parts/board/keys';
import type { Mode } from '../../parts/board/select';
import type { OptionNow, RowCard } from '../../protocol';

export interface Reached {
  desk: Desk;
  row: () => (RowCard | null)[];
  space: () => number; // of the own fighter
  look: (option: OptionNow) => void;
  answer: (option: OptionNow) => void;
  undo: () => void;
  hint: () => void;
}

export function shortcutsOf({ desk, row, space, look, answer, undo, hint }: Reached): Handlers {
  /** The first press looks, the second one does it; the arrows only walk. */
  function pressed(act: Act, which: number): boolean {
    const { form, options, listed, stagedOption: staged } = desk;
    const option = answerOf(act, which, { form, options, listed, staged, row: row(), space: space() });
    if (!option) return false;
    const again = option.option === desk.staged && (act === 'row' || act === 'special');
    (again ? answer : look)(option);
    return true;
  }
  const choose = (mode: Mode) => desk.modes.includes(mode) && desk.choose(mode);
  return {
    row: (which) => pressed('row', which),
    special: (which) => pressed('special', which),
    left: () => pressed('left', 0),
    right: () => pressed('right', 0),
    move: () => choose('move'),
    attack: () => choose('attack'),
    combo: () => choose('combo'),
    confirm: () => {
      if (!desk.stagedOption) return false;
      answer(desk.stagedOption);
      return true;
    },
    cancel: () => {
      if (desk.opened?.what !== 'hint') return desk.leave();
      desk.opened = null;
      return true;
    },
    undo,
    hint,
    log: () => {
      desk.opened = { what: 'log' };
    },
  };
}
