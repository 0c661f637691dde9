/** Own Skills that lie face down on a screen two people share. */
import type { SkillNow } from '../../protocol';

/** It lies there, and the scene does not tell what it is. */
export function isUnknown({ skill, face_up }: SkillNow): boolean {
  return !face_up && skill === '';
}

/** The Skills as they are seen while their owner looks at the unknown ones, in their order. */
export function withPeeked(skills: readonly SkillNow[], peeked: readonly string[]): SkillNow[] {
  const rest = [...peeked];
  return skills.map((one) => (isUnknown(one) ? { ...one, skill: rest.shift() ?? '' } : one));
}
