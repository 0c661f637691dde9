/** Standing answers: a Skill declined for a round is not asked about again in it. */
import { remember, remembered } from '../../browser/settings.svelte';
import type { Link } from '../../net/link.svelte';
import type { OptionNow, Question, Scene } from '../../protocol';
import { say } from '../../words/words';

/** The words of an answer that is the page's own: for now it means the same as to pass. */
export const NOT_THIS_ROUND = 'not-this-round';
const PLACE = 'knockdown.standing';

/** Of one match in one round, by seat: the Skills that are declined. */
interface Kept {
  match: string;
  round: number;
  seats: Record<number, string[]>;
}

class Standing {
  /** By match: another tab may be in another one. */
  #kept = $state.raw<Record<string, Kept>>(read());
  #answered: Scene | null = null;

  constructor() {
    // The same seat may be open in another tab.
    addEventListener('storage', ({ key }) => {
      if (key === PLACE) this.#kept = { ...this.#kept, ...read() };
    });
  }

  /** Declines what is asked now until the round is over. */
  keep(scene: Scene): void {
    const asked = scene.question?.powers ?? [];
    this.#set(scene, scene.decider, [...new Set([...this.#of(scene, scene.decider), ...asked])]);
  }

  /** Whether this Skill is declined without a question; never for spectators and replays. */
  has(scene: Scene, skill: string): boolean {
    return isPlayed(scene) && [0, 1].some((seat) => this.#of(scene, seat).includes(skill));
  }

  /** The Skill asks again. */
  forget(scene: Scene, skill: string): void {
    for (const seat of [0, 1]) {
      this.#set(scene, seat, this.#of(scene, seat).filter((one) => one !== skill));
    }
  }

  /**
   * Answers what is asked now, if it was declined and can be sent; tells which Skills it declined.
   * Of several tabs only one that is seen answers, and each scene once: a refusal is not defied.
   */
  answer(scene: Scene, link: Link): string[] {
    const option = this.answerTo(scene);
    const newest = link.scene;
    if (!option || !newest || newest.revision !== scene.revision) return [];
    if (link.returned === scene.revision) return this.#askAgain(scene);
    if (document.hidden || link.status !== 'open' || this.#answered === newest) return [];
    link.decide(option.option, false);
    if (!link.deciding) return [];
    this.#answered = newest;
    return scene.question?.powers ?? [];
  }

  /** After an undo the player wants to be asked, in all their tabs. */
  #askAgain(scene: Scene): string[] {
    const asked = scene.question?.powers ?? [];
    this.#set(scene, scene.decider, this.#of(scene, scene.decider).filter((one) => !asked.includes(one)));
    return [];
  }

  /** The answer that has been given already to what is asked now, if all that asks was declined. */
  answerTo(scene: Scene): OptionNow | null {
    const { powers = [], options = [] } = scene.question ?? {};
    const declined = this.#of(scene, scene.decider);
    if (!isPlayed(scene) || powers.length === 0) return null;
    return powers.every((skill) => declined.includes(skill)) ? passOf(options) : null;
  }

  #of({ match, round }: Scene, seat: number): string[] {
    const kept = this.#kept[match];
    return kept?.round === round ? (kept.seats[seat] ?? []) : [];
  }

  #set(scene: Scene, seat: number, skills: string[]): void {
    const { match, round } = scene;
    const seats = { 0: this.#of(scene, 0), 1: this.#of(scene, 1), [seat]: skills };
    const kept: Kept = { match, round, seats };
    this.#kept = { ...this.#kept, [match]: kept };
    remember(PLACE, JSON.stringify(kept));
  }
}

export const standing = new Standing();

/** What was kept last outlives a refresh. */
function read(): Record<string, Kept> {
  try {
    const { match = '', round = 0, seats = {} } = JSON.parse(remembered(PLACE) ?? '{}') as Partial<Kept>;
    return { [match]: { match, round, seats } };
  } catch {
    return {};
  }
}

function isPlayed({ mode }: Scene): boolean {
  return mode === 'alone' || mode === 'shared';
}

export function passOf(options: readonly OptionNow[]): OptionNow | null {
  return options.find(({ kind }) => kind === 'pass') ?? null;
}

/** The answers to a question; a Skill that will ask again can be declined for the whole round. */
export function answersTo(question: Question | null): OptionNow[] {
  if (!question) return [];
  const pass = question.powers.length > 0 ? passOf(question.options) : null;
  if (!pass) return question.options;
  const forRound = {
    ...pass,
    option: NOT_THIS_ROUND,
    kind: NOT_THIS_ROUND,
    label: say('web-match-not-this-round'),
    text: say('web-match-not-this-round-says'),
    beyond: 0,
  };
  return [...question.options, forRound];
}
