/** Where in the setup a match is, and what was revealed. */
import type { FighterNow, Scene, SkillShown } from '../../protocol';

export const STEPS = ['pick_fighter', 'keep_skill', 'show_skill', 'draft_card'] as const;
export type Step = (typeof STEPS)[number];

type Seen = Pick<Scene, 'question' | 'fighters' | 'row'>;

/** The question says it; a waiting player's step is derived from the table. */
export function stepOf(scene: Seen): Step {
  const asked = STEPS.find((step) => step === scene.question?.decision);
  if (asked) return asked;
  if (scene.fighters.some((one) => one.fighter === '')) return 'pick_fighter';
  if (scene.row.length > 0) return 'draft_card';
  return scene.fighters.every((one) => one.skills.length === 2) ? 'show_skill' : 'keep_skill';
}

/** Own on the left, the opponent on the right; spectators see the seats in order. */
export function sides(scene: Pick<Scene, 'viewer' | 'fighters'>): [FighterNow, FighterNow] {
  const own = scene.viewer === 1 ? 1 : 0;
  return [scene.fighters[own], scene.fighters[1 - own]];
}

/** 3.3: the Skills both turned face up, by seat; none if that is not what happened. */
export function revealed(scene: Pick<Scene, 'fresh' | 'events'>): [string, string] | null {
  if (scene.fresh) return null;
  const shown = scene.events.filter((event) => event.name === 'skill_shown');
  const both: [string, string] = [skillOf(shown, 0), skillOf(shown, 1)];
  return both[0] && both[1] ? both : null;
}

/** How many Skills of a set are slower: what an Initiative is worth. */
export function slower(skill: string, set: readonly { key: string; initiative: number; }[]): number {
  const own = set.find((one) => one.key === skill)?.initiative ?? 0;
  return set.filter((one) => one.initiative < own).length;
}

function skillOf(events: readonly SkillShown[], seat: number): string {
  return events.find(({ data }) => data.player === seat)?.data.skill ?? '';
}
