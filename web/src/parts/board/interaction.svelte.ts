/** What the player is looking at and about to do; the match itself is in the link. */
import type { Link } from '../../net/link.svelte';
import type { OptionNow, Preview, Scene } from '../../protocol';
import {
  formOf,
  modesOf,
  optionNamed,
  sensibleFirst,
  touched,
  within,
  type Form,
  type Mode,
  type Touch,
} from './select';
import { answersTo, NOT_THIS_ROUND, passOf, standing } from './standingAnswers.svelte';

/** A sheet that lies over the screen. */
export type Opened =
  | { what: 'log' | 'discards' | 'hint' | 'more'; }
  | { what: 'attack'; key: string; letters: string; text: string; option: OptionNow | null; }
  | { what: 'skill' | 'token'; key: string; }
  | { what: 'fighter'; seat: number; };

export class Interaction {
  staged = $state<string | null>(null); // touched once, or in focus
  hovered = $state<string | null>(null);
  mode = $state<Mode | null>(null);
  opened = $state<Opened | null>(null);
  tab = $state<'own' | 'theirs'>('own');
  revision = -1;
  #pressed: string | null = null; // staged by a finger
  private readonly link: Link;
  private readonly shown: () => Scene | null;

  /** `shown` is what the screen displays now: without a question while something is acted out. */
  constructor(link: Link, shown: () => Scene | null) {
    this.link = link;
    this.shown = shown;
  }

  /** What is asked; nothing while an answer is on its way. */
  readonly question = $derived.by(() => (this.link.deciding ? null : (this.shown()?.question ?? null)));
  readonly form: Form = $derived(formOf(this.question));
  readonly all: OptionNow[] = $derived(answersTo(this.question));
  readonly modes: Mode[] = $derived(modesOf(this.all));
  readonly options: OptionNow[] = $derived(within(this.all, this.mode));
  readonly listed: OptionNow[] = $derived(
    this.form === 'payment' ? sensibleFirst(this.all) : this.all,
  );
  readonly stagedOption = $derived(optionNamed(this.all, this.staged));
  /** What is in focus: hovered, touched once, or reached by keyboard. */
  readonly focus = $derived(optionNamed(this.all, this.hovered) ?? this.stagedOption);
  readonly preview: Preview | null = $derived(this.focus?.preview ?? null);
  readonly marked: string[] = $derived.by(() => {
    const hint = this.link.hint;
    if (!hint || hint.revision !== this.link.scene?.revision) return [];
    return hint.tips.map((tip) => tip.option);
  });

  rank(option: OptionNow | null): number {
    return option ? this.marked.indexOf(option.option) + 1 : 0;
  }

  touch(option: OptionNow, touch: Touch): void {
    const after = touched(this.staged, option, touch);
    this.staged = after.staged;
    this.#pressed = touch === 'finger' ? after.staged : null;
    if (after.commit !== null) this.answer(after.commit);
  }

  /** Chosen in a list beside the table: it stays as if a finger had touched the thing itself. */
  stage(option: OptionNow): void {
    this.staged = this.#pressed = option.option;
  }

  answer(option: string): void {
    this.forget();
    if (option === NOT_THIS_ROUND) this.decline();
    else this.link.decide(option);
  }

  /** Passes now, and whenever the same is asked until the round is over. */
  private decline(): void {
    const scene = this.shown();
    const pass = passOf(scene?.question?.options ?? []);
    if (!scene || !pass) return;
    standing.keep(scene);
    this.link.decide(pass.option);
  }

  choose(mode: Mode): void {
    this.mode = this.mode === mode ? null : mode;
    this.staged = null;
  }

  /** The focus has gone; later, since an element that is being removed loses it too.
   *
   * What a finger touched stays: the focus goes with the finger to the button that confirms it. */
  unstage(option: string | null): void {
    const isLeft = option !== null && this.staged === option && this.#pressed !== option;
    if (isLeft) this.staged = null;
  }

  /** One step out: what is staged, then the chosen action. Returns whether there was anything. */
  leave(): boolean {
    const had = this.staged !== null || this.mode !== null;
    this.#pressed = null;
    if (this.staged !== null) this.staged = null;
    else this.mode = null;
    return had;
  }

  /** Another decision: nothing of the one before is kept. */
  begin(revision: number): void {
    this.revision = revision;
    this.forget();
    if (this.opened?.what === 'hint') this.opened = null;
  }

  forget(): void {
    this.staged = null;
    this.#pressed = null;
    this.hovered = null;
    this.mode = null;
  }
}
