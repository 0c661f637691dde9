/** What of a draft is looked at: a finger's first touch, or the first press of a key, takes nothing. */
import { announce } from '../../browser/announce.svelte';
import type { Link } from '../../net/link.svelte';
import { touched, type Touch } from '../../parts/board/select';
import type { OptionNow } from '../../protocol';
import { say, sentences } from '../../words/words';

export class Picking {
  staged = $state<string | null>(null);
  hovered = $state<string | null>(null);
  private readonly link: Pick<Link, 'decide'>;

  constructor(link: Pick<Link, 'decide'>) {
    this.link = link;
  }

  touch(option: OptionNow, touch: Touch): void {
    const after = touched(this.staged, option, touch);
    this.staged = after.staged;
    if (after.commit !== null) this.link.decide(after.commit);
    else announce(sentences(option.label, say('web-draft-again')));
  }

  unstage(option: string | null): void {
    if (option !== null && this.staged === option) this.staged = null;
  }
}
