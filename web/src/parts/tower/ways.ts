/** What can be done after a verdict. The first way is the one to take, the last one leads away. */

import { say } from '../../words/words';

export interface Way {
  label: string;
  icon?: string;
  act: () => void;
}

/** In a match there is but one. */
export function goOn(onseen: () => void): readonly Way[] {
  return [{ label: say('web-test-on'), act: onseen }];
}
