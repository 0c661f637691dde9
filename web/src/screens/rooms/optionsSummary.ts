/** A room's options in a few words. */

import { isHouseRuled, RANDOM } from '../../parts/setup/choice';
import type { RoomOptions } from '../../protocol';
import { arena } from '../../words/catalogue.svelte';
import { say } from '../../words/words';
import { choiceOf } from './room';

export function optionsSummary(options: RoomOptions): string[] {
  const { knockdown = 'tower', clock = 'none', arena: key = RANDOM } = options;
  const told = [
    arena(key)?.name ?? `${say('word-arena')}: ${say('web-select-random')}`,
    `${say('word-knockdown-test')}: ${say(`web-select-test-${knockdown}`)}`,
    say('web-online-clock-is', { clock: say(`web-online-clock-${clock}`) }),
  ];
  if (isHouseRuled(choiceOf(options))) told.push(say('web-select-house-changed'));
  return told;
}
