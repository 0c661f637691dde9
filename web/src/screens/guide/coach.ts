/** Which lesson is on, by what the scene asks and what has happened. No rules: only what came. */
import { type EventNow, NOBODY, type OptionNow, type Scene } from '../../protocol';
import type { Lesson, Offered, Pointing, Situation } from './lessons';

/** What the guide goes by; `read` are the lessons that were put aside. */
export interface Look {
  scene: Scene;
  log: readonly EventNow[];
  read: ReadonlySet<string>;
  /** The end of a round is on the screen. */
  ended: boolean;
}

/** The lesson to show now, or none. */
export function lessonNow(lessons: readonly Lesson[], look: Look): Lesson | null {
  const learned = learnedOf(lessons, look);
  return lessons.find((one) => !learned.has(one.id) && isOn(one, look, learned)) ?? null;
}

/** What fits the question of now, learned or not, for somebody who asks again. */
export function lessonAgain(lessons: readonly Lesson[], look: Look): Lesson | null {
  const { question } = look.scene;
  if (!question) return null;
  const learned = learnedOf(lessons, look);
  const fitting = lessons.filter(
    (one) => one.when.some(({ decision }) => decision) && isOn(one, look, learned),
  );
  // Of two that are about the same question, the later one knows of the first.
  return question.decision === 'take_action' ? (fitting[0] ?? null) : (fitting.at(-1) ?? null);
}

export function learnedOf(lessons: readonly Lesson[], look: Look): Set<string> {
  const done = lessons.filter(({ id, learned }) => {
    if (look.read.has(id)) return true;
    return typeof learned !== 'string' && look.log.some((event) => learned.by(event, look.scene.viewer));
  });
  return new Set(done.map(({ id }) => id));
}

/** Those that are counted. */
export function commonOf(lessons: readonly Lesson[]): Lesson[] {
  return lessons.filter(({ rare }) => !rare);
}

/** Those counted ones that have come up, in this order: each keeps its number, whatever comes later. */
export function metOf(
  lessons: readonly Lesson[],
  before: readonly string[],
  learned: ReadonlySet<string>,
  shown: Lesson | null,
): string[] {
  const counted = commonOf(lessons).map(({ id }) => id);
  const done = counted.filter((id) => learned.has(id));
  return [...new Set([...before, ...done, ...counted.filter((id) => id === shown?.id)])];
}

/** How far one is; `lesson` is the number of what is said, if that is counted. */
export interface Progress {
  lesson: number;
  met: number;
  total: number;
}

export function progressOf(lessons: readonly Lesson[], met: readonly string[], said: Lesson | null): Progress {
  return { lesson: said ? met.indexOf(said.id) + 1 : 0, met: met.length, total: commonOf(lessons).length };
}

/** What every match has and never came up here. */
export function missedOf(lessons: readonly Lesson[], met: readonly string[]): Lesson[] {
  return commonOf(lessons).filter(({ id }) => !met.includes(id));
}

export function isOn(lesson: Lesson, look: Look, learned: ReadonlySet<string>): boolean {
  return lesson.when.some((situation) => holds(situation, look, learned));
}

function holds(one: Situation, { scene, ended }: Look, learned: ReadonlySet<string>): boolean {
  const question = scene.question;
  const options = question?.options ?? [];
  // What comes after the end of a round waits behind it.
  if ((one.ended ?? false) !== ended) return false;
  if (one.setup !== undefined && one.setup !== (scene.round === 0)) return false;
  if (one.decision && !one.decision.some((name) => name === question?.decision)) return false;
  if (one.option && !options.some((option) => isOf(option, one.option!))) return false;
  if (one.without && options.some((option) => isOf(option, one.without!))) return false;
  if (one.test && !isTested(scene, one.test)) return false;
  if (one.after && !one.after.every((id) => learned.has(id))) return false;
  if (one.round !== undefined && scene.round < one.round) return false;
  return one.over === undefined || one.over === scene.over;
}

function isOf(option: OptionNow, { kind, hits, wounds }: Offered): boolean {
  if (option.kind !== kind) return false;
  if (hits !== undefined && option.preview?.hits !== hits) return false;
  return wounds === undefined || harm(option) > 0 === wounds;
}

function isTested(scene: Scene, side: 'me' | 'them'): boolean {
  if (!scene.test || scene.test.phase === 'over') return false;
  return (scene.test.seat === scene.viewer) === (side === 'me');
}

/** Where on the page it is, as selectors; the first that is there counts. */
export function selectorsOf(points: Pointing | undefined, scene: Scene): string[] {
  if (!points) return [];
  if ('anchor' in points) return [`[data-anchor~="${points.anchor}"]`];
  const fitting = (scene.question?.options ?? []).filter((option) => isOf(option, points));
  const rank = (option: OptionNow) =>
    away(option, scene) + (shows(option, scene, points.letters) ? 0 : 1) - harm(option);
  return fitting
    .toSorted((one, other) => rank(one) - rank(other))
    .map(({ option, space }) => (space === NOBODY ? `[data-option="${option}"]` : `[data-space="${space}"]`));
}

/** A step is shown toward the opponent. */
function away(option: OptionNow, scene: Scene): number {
  if (option.space === NOBODY) return 0;
  const target = scene.fighters.find((one) => one.seat !== scene.viewer)?.space ?? 0;
  return Math.abs(option.space - target);
}

/** What hurts more is the better example. */
function harm({ preview }: OptionNow): number {
  return preview?.hits ? (preview?.heavy ?? 0) + (preview?.light ?? 0) : 0;
}

function shows(option: OptionNow, scene: Scene, letters: string | undefined): boolean {
  const card = scene.row.find((one) => one?.card === option.card);
  return !letters || [...(card?.letters ?? '')].some((letter) => letters.includes(letter));
}
