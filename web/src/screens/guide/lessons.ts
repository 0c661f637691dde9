/**
 * What the guide teaches, in order: when a lesson shows, what it points at, and
 * when it has been learned; `coach.ts` reads it.
 *
 * Words: `web-read-guide-<id>` is its title, `web-read-guide-<id>-text` its text.
 */
import {
  type AttackBegan,
  type Decision,
  type EventNow,
  type GuidedMatch,
  type Level,
  type NewMatch,
  NOBODY,
  type OptionKind,
} from '../../protocol';
import { attack } from '../../words/catalogue.svelte';

/** An answer of a kind: hitting or not, wounding or not, where that is named. */
export interface Offered {
  kind: OptionKind;
  hits?: boolean;
  wounds?: boolean;
}

/** Everything that is named has to hold. */
export interface Situation {
  setup?: boolean;
  /** Which of these is being asked. */
  decision?: readonly Decision[];
  /** An answer of this kind is offered. */
  option?: Offered;
  /** No answer of this kind is offered. */
  without?: Offered;
  /** A Knockdown Test of this side is about to begin. */
  test?: 'me' | 'them';
  /** All of these have been learned. */
  after?: readonly string[];
  /** From this round on. */
  round?: number;
  /** The end of a round is being shown. */
  ended?: boolean;
  over?: boolean;
}

/** Learned by what happens to the guided player, by having read it, or when its situation is over. */
export type Learned = { by: (event: EventNow, me: number) => boolean } | 'read' | 'passed';

/** What is pointed at: a thing with an anchor, or where an answer of a kind is given. */
export type Pointing =
  | { anchor: string }
  /** `letters`: rather at a card with one of these symbols. */
  | (Offered & { letters?: string });

export interface Lesson {
  id: string;
  /** Any of these. */
  when: readonly Situation[];
  points?: Pointing;
  learned: Learned;
  rule: string;
  /** Explained when it comes; nobody misses it if it never does. */
  rare?: boolean;
  /** Towers can be practised from here. */
  practice?: boolean;
}

export const LEVEL: Level = 'rookie';

/** The match itself comes with a box: its row and its deck bring every lesson within the first turns. */
export function guidedMatch(guide: GuidedMatch): NewMatch {
  return {
    seats: [{ kind: 'person' }, { kind: 'computer', level: LEVEL }],
    ...guide,
    knockdown: 'tower',
    guided: true,
  };
}

const TURN = ['take_action'] as const;
const WOUNDING = { kind: 'attack', hits: true, wounds: true } as const;

function hasBegun(event: EventNow, me: number): event is AttackBegan {
  return event.name === 'attack_began' && event.data.player === me;
}

/** A question that does not come in every match. */
function rare(id: string, decision: Decision, rule: string): Lesson {
  return { id, when: [{ decision: [decision] }], learned: 'passed', rule, rare: true };
}

export const LESSONS: readonly Lesson[] = [
  { id: 'end', when: [{ over: true }], learned: 'read', rule: 'turn', rare: true },
  { id: 'welcome', when: [{}], learned: 'read', rule: 'match', practice: true },
  {
    id: 'skill',
    when: [{ decision: ['keep_skill'] }],
    learned: { by: (event, me) => event.name === 'skill_kept' && event.data.player === me },
    rule: 'draft',
  },
  {
    id: 'passed-on',
    when: [{ decision: ['keep_skill'], after: ['skill'] }],
    learned: 'passed',
    rule: 'draft',
    rare: true,
  },
  { id: 'face', when: [{ decision: ['show_skill'] }], learned: 'passed', rule: 'skills' },
  {
    id: 'opening',
    when: [{ decision: ['draft_card'] }],
    learned: { by: (event, me) => event.name === 'card_drafted' && event.data.player === me },
    rule: 'opening',
  },
  {
    id: 'screen',
    when: [{ setup: false }],
    points: { anchor: 'deck' },
    learned: 'read',
    rule: 'end',
  },
  { id: 'round', when: [{ ended: true }], learned: 'passed', rule: 'next' },
  {
    id: 'build',
    when: [{ test: 'me' }],
    learned: { by: (event, me) => event.name === 'knockdown_ended' && event.data.player === me },
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
    learned: { by: (event, me) => event.name === 'knockdown_began' && event.data.player !== me },
    rule: 'ko',
  },
  { id: 'pay', when: [{ decision: ['choose_payment'] }], learned: 'passed', rule: 'special' },
  { id: 'block', when: [{ decision: ['choose_block'] }], learned: 'passed', rule: 'block' },
  { id: 'react', when: [{ decision: ['react_now'] }], learned: 'passed', rule: 'reaction' },
  { id: 'combo', when: [{ decision: ['continue_combo'] }], learned: 'passed', rule: 'combo' },
  { id: 'discard', when: [{ decision: ['choose_discard'] }], learned: 'passed', rule: 'hand' },
  rare('ignored', 'choose_ignored', 'block'),
  rare('dash', 'second_dash', 'dash'),
  rare('branch', 'choose_branch', 'sequence'),
  rare('use', 'use_or_not', 'skills'),
  rare('space', 'choose_space', 'words'),
  rare('gift', 'choose_gift', 'hand'),
  rare('order', 'choose_order', 'sequence'),
  rare('row', 'choose_row_card', 'attack'),
  rare('paid', 'choose_paid_card', 'special'),
  rare('wound', 'choose_wound', 'wounds'),
  rare('result', 'test_result', 'table'),
  {
    id: 'special',
    when: [{ decision: TURN, option: { kind: 'special' }, after: ['hit'] }],
    points: { kind: 'special' },
    // A Reaction teaches nothing about a Combo.
    learned: {
      by: (event, me) =>
        hasBegun(event, me) && event.data.card === NOBODY && attack(event.data.attack)?.type !== 'reaction',
    },
    rule: 'combo',
  },
  {
    id: 'hit',
    when: [{ decision: TURN, option: WOUNDING }],
    points: WOUNDING,
    learned: { by: (event, me) => (event.name === 'wounded' || event.name === 'blocked') && event.data.player !== me },
    rule: 'attack',
  },
  {
    id: 'take',
    when: [{ decision: TURN, option: { kind: 'attack', hits: false }, without: WOUNDING }],
    points: { kind: 'attack', hits: false, letters: 'KB' },
    learned: { by: (event, me) => hasBegun(event, me) && !event.data.hits },
    rule: 'attack',
  },
  {
    id: 'move',
    when: [{ decision: TURN, option: { kind: 'move' }, without: WOUNDING }],
    points: { kind: 'move' },
    learned: { by: (event, me) => event.name === 'moved' && event.data.player === me && event.data.how === 'move' },
    rule: 'move',
  },
  {
    id: 'effect',
    when: [{ decision: TURN, option: { kind: 'attack', hits: true, wounds: false } }],
    points: { kind: 'attack', hits: true, wounds: false },
    learned: 'passed',
    rule: 'types',
    rare: true,
  },
  {
    id: 'enough',
    when: [{ after: ['hit', 'special', 'test'] }, { after: ['hit', 'special', 'build'] }, { round: 2 }],
    learned: 'read',
    rule: 'turn',
    rare: true,
  },
  { id: 'turn', when: [{ decision: TURN }], learned: 'passed', rule: 'turn', rare: true },
];
