/**
 * What the guide teaches, in order: when a lesson shows, what it points at, and
 * when it has been learned. All of it is data; `coach.ts` reads it.
 *
 * Words: `web-read-guide-<id>` is its title, `web-read-guide-<id>-text` its text.
 */
import type { Decision, Level, NewMatch, OptionKind } from '../../protocol';

/** Everything that is named has to hold. */
export interface Situation {
  setup?: boolean;
  /** Which of these is being asked. */
  decision?: readonly Decision[];
  /** An answer of this kind is offered, hitting or not where that is named. */
  option?: { kind: OptionKind; hits?: boolean };
  /** No answer of this kind is offered. */
  without?: { kind: OptionKind; hits?: boolean };
  /** A Knockdown Test of this side is about to begin. */
  test?: 'me' | 'them';
  /** All of these have been learned. */
  after?: readonly string[];
  /** From this round on. */
  round?: number;
  over?: boolean;
}

/** An event of the match, of this side if that is named, with these values. */
export interface Happening {
  event: string;
  by?: 'me' | 'them';
  data?: Record<string, string | number | boolean>;
}

/** Learned by doing it, by having read it, or when its situation is over. */
export type Learned = { happens: readonly Happening[] } | 'read' | 'passed';

/** What is pointed at: a thing with an anchor, or where an answer of a kind is given. */
export type Pointing =
  | { anchor: string }
  /** `letters`: rather at a card with one of these symbols. */
  | { kind: OptionKind; hits?: boolean; letters?: string };

export interface Lesson {
  id: string;
  /** Any of these. */
  when: readonly Situation[];
  points?: Pointing;
  learned: Learned;
  rule: string;
}

/** The row and the deck of this seed bring every lesson within the first turns. */
export const LEVEL: Level = 'rookie';
export const GUIDED_MATCH: NewMatch = {
  seats: [{ kind: 'person' }, { kind: 'computer', level: LEVEL }],
  fighters: ['veroth', 'mistbearer'],
  arena: 'siege_storm',
  skills: 'siege_storm',
  knockdown: 'tower',
  guided: true,
  seed: 81,
};

const TURN = ['take_action'] as const;

export const LESSONS: readonly Lesson[] = [
  { id: 'welcome', when: [{}], learned: 'read', rule: 'match' },
  {
    id: 'skill',
    when: [{ decision: ['keep_skill'] }],
    learned: { happens: [{ event: 'skill_kept', by: 'me' }] },
    rule: 'draft',
  },
  { id: 'face', when: [{ decision: ['show_skill'] }], learned: 'passed', rule: 'skills' },
  {
    id: 'opening',
    when: [{ decision: ['draft_card'] }],
    learned: { happens: [{ event: 'card_drafted', by: 'me' }] },
    rule: 'opening',
  },
  {
    id: 'screen',
    when: [{ setup: false }],
    points: { anchor: 'deck' },
    learned: 'read',
    rule: 'end',
  },
  {
    id: 'build',
    when: [{ test: 'me' }],
    learned: { happens: [{ event: 'knockdown_ended', by: 'me' }] },
    rule: 'tower',
  },
  {
    id: 'relief',
    when: [{ decision: ['choose_relief'] }],
    learned: 'passed',
    rule: 'relief',
  },
  {
    id: 'test',
    when: [{ decision: ['start_test'] }],
    learned: { happens: [{ event: 'knockdown_began', by: 'them' }] },
    rule: 'ko',
  },
  {
    id: 'pay',
    when: [{ decision: ['choose_payment'] }],
    learned: { happens: [{ event: 'cards_paid', by: 'me' }] },
    rule: 'special',
  },
  {
    id: 'block',
    when: [{ decision: ['choose_block', 'choose_ignored'] }],
    learned: 'passed',
    rule: 'block',
  },
  { id: 'react', when: [{ decision: ['react_now'] }], learned: 'passed', rule: 'reaction' },
  {
    id: 'special',
    when: [{ decision: TURN, option: { kind: 'special' }, after: ['hit'] }],
    points: { kind: 'special' },
    learned: { happens: [{ event: 'attack_began', by: 'me', data: { card: -1 } }] },
    rule: 'combo',
  },
  {
    id: 'hit',
    when: [{ decision: TURN, option: { kind: 'attack', hits: true } }],
    points: { kind: 'attack', hits: true },
    learned: { happens: [{ event: 'attack_began', by: 'me', data: { hits: true } }] },
    rule: 'attack',
  },
  {
    id: 'take',
    when: [{ decision: TURN, option: { kind: 'attack', hits: false }, without: { kind: 'attack', hits: true } }],
    points: { kind: 'attack', hits: false, letters: 'KB' },
    learned: { happens: [{ event: 'attack_began', by: 'me', data: { hits: false } }] },
    rule: 'attack',
  },
  {
    id: 'move',
    when: [{ decision: TURN, option: { kind: 'move' }, without: { kind: 'attack', hits: true } }],
    points: { kind: 'move' },
    learned: { happens: [{ event: 'moved', by: 'me', data: { how: 'move' } }] },
    rule: 'move',
  },
  {
    id: 'enough',
    when: [
      { after: ['hit', 'special', 'test'] },
      { after: ['hit', 'special', 'build'] },
      { round: 2 },
      { over: true },
    ],
    learned: 'read',
    rule: 'turn',
  },
];
