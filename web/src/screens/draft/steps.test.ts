import { describe, expect, it } from 'vitest';
import { happened } from '../../net/events.testing';
import type { FighterNow, Question } from '../../protocol';
import { revealed, sides, slower, stepOf } from './steps';

const seat = (fighter: string, skills: number, place = 0) =>
  ({
    seat: place,
    fighter,
    skills: Array.from({ length: skills }, () => ({ skill: '', face_up: false })),
  }) as unknown as FighterNow;
const seen = (first: FighterNow, second: FighterNow, row: null[] = []) => ({
  question: null,
  fighters: [first, second],
  row,
});

describe('stepOf', () => {
  it('is what is asked', () => {
    const question = { decision: 'show_skill' } as Question;
    expect(stepOf({ ...seen(seat('veroth', 1), seat('maggot', 2)), question })).toBe('show_skill');
  });

  it('is derived from the table for a waiting player', () => {
    expect(stepOf(seen(seat('', 0), seat('maggot', 0)))).toBe('pick_fighter');
    expect(stepOf(seen(seat('veroth', 2), seat('maggot', 1)))).toBe('keep_skill');
    expect(stepOf(seen(seat('veroth', 2), seat('maggot', 2)))).toBe('show_skill');
    expect(stepOf(seen(seat('veroth', 2), seat('maggot', 2), [null]))).toBe('draft_card');
  });
});

describe('sides', () => {
  const fighters = [seat('veroth', 0, 0), seat('maggot', 0, 1)];

  it('puts the own fighter left', () => {
    expect(sides({ viewer: 1, fighters }).map((one) => one.seat)).toEqual([1, 0]);
    expect(sides({ viewer: -1, fighters }).map((one) => one.seat)).toEqual([0, 1]);
  });
});

describe('revealed', () => {
  const shown = (player: number, skill: string) => happened('skill_shown', { player, skill });

  it('needs both Skills, just now', () => {
    const events = [shown(1, 'dread'), shown(0, 'mantle')];
    expect(revealed({ fresh: false, events })).toEqual(['mantle', 'dread']);
    expect(revealed({ fresh: true, events })).toBeNull();
    expect(revealed({ fresh: false, events: [shown(1, 'dread')] })).toBeNull();
  });
});

describe('slower', () => {
  it('counts the Skills with less Initiative', () => {
    const set = [
      { key: 'a', initiative: 1 },
      { key: 'b', initiative: 7 },
      { key: 'c', initiative: 7 },
    ];
    expect(slower('b', set)).toBe(1);
    expect(slower('a', set)).toBe(0);
  });
});
