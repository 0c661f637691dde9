import { describe, expect, it } from 'vitest';
import { isUnknown, withPeeked } from './peeking';

const SKILLS = [
  { skill: 'shown', face_up: true },
  { skill: '', face_up: false },
];

describe('a look at the own face-down Skill', () => {
  it('fills in what only its owner knows, as long as it is held', () => {
    expect(withPeeked(SKILLS, ['own']).map((one) => one.skill)).toEqual(['shown', 'own']);
    expect(withPeeked(SKILLS, []).map((one) => one.skill)).toEqual(['shown', '']);
    expect(withPeeked(SKILLS, ['own'])[1]?.face_up).toBe(false);
  });

  it('is offered where something is unknown', () => {
    expect(SKILLS.map(isUnknown)).toEqual([false, true]);
    expect(isUnknown({ skill: 'own', face_up: false })).toBe(false);
  });
});
