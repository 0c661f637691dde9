import { describe, expect, it, test } from 'vitest';
import { happened } from '../net/events.testing';
import type { EventNow, Scene } from '../protocol';
import { chaptersOf, recapOf, rowsOf, spoken, weightiest } from './story';

const event = (name: EventNow['name'], mark: EventNow['mark'], text: string): EventNow =>
  happened(name, {}, { mark, text });

test('the log by rounds and turns', () => {
  const chapters = chaptersOf([
    event('first_player', 'line', 'You begin.'),
    event('round_began', 'banner', 'Round 1.'),
    event('turn_began', 'heading', 'Your turn.'),
    event('moved', 'line', 'You move.'),
    event('wounded', 'line', ''),
    event('turn_began', 'heading', 'Their turn.'),
    event('round_ended', 'banner', 'K.O.!'),
  ]);
  expect(chapters).toEqual([
    { title: '', turns: [{ heading: '', lines: ['You begin.'] }] },
    {
      title: 'Round 1.',
      turns: [
        { heading: 'Your turn.', lines: ['You move.'] },
        { heading: 'Their turn.', lines: ['K.O.!'] },
      ],
    },
  ]);
});

test('what was left out stands where the log begins', () => {
  const events = [event('left_out', 'banner', 'Before: the replay.'), event('moved', 'line', 'You move.')];
  expect(chaptersOf(events)).toEqual([
    { title: 'Before: the replay.', turns: [{ heading: '', lines: ['You move.'] }] },
  ]);
});

test('what is new is said once; the past is not told again', () => {
  const events = [event('moved', 'line', 'You move.'), event('blocked', 'line', ''), event('wounded', 'line', 'Hit.')];
  expect(spoken({ fresh: false, events } as Scene)).toBe('You move. Hit.');
  expect(spoken({ fresh: true, events } as Scene)).toBe('');
  // A Knockdown Test is told by its own screen.
  const rolled = [...events, { name: 'dice_rolled', text: 'The dice show 9.' }];
  expect(spoken({ fresh: false, events: rolled } as Scene)).toBe('You move. Hit.');
});

describe('what happened last', () => {
  const told = (events: EventNow[]): string[] => recapOf(events).map(({ text }) => text);
  const theirs = [
    event('round_began', 'banner', 'Round 1.'),
    event('turn_began', 'heading', 'Your turn.'),
    event('moved', 'line', 'You move.'),
    event('turn_began', 'heading', 'Their turn.'),
    event('attack_began', 'line', 'Driana attacks.'),
    event('blocked', 'line', 'You block.'),
    event('card_taken', 'line', 'Driana takes the card.'),
    event('wounded', 'line', ''),
    event('row_filled', 'line', 'New in the row.'),
  ];

  it('is the other’s turn while it lasts, and when one’s own begins', () => {
    expect(told(theirs)).toEqual(['Driana attacks.', 'You block.']);
    expect(told([...theirs, event('turn_began', 'heading', 'Your turn.')])).toEqual(['Driana attacks.', 'You block.']);
  });

  it('is what one’s own actions brought as soon as there were any', () => {
    const own = [event('turn_began', 'heading', 'Your turn.'), event('attack_began', 'line', 'You attack.')];
    expect(told([...theirs, ...own])).toEqual(['You attack.']);
  });

  it('does not leave out that an effect has done nothing', () => {
    const idle = happened('card_taken', { idle: true }, { text: 'The effect changes nothing.' });
    expect(told([...theirs, idle])).toContain('The effect changes nothing.');
  });

  it('is what changes the fight, where not all of it has room', () => {
    const turn = [
      event('attack_began', 'line', 'Xin’go attacks.'),
      event('wounded', 'line', 'You suffer 2 heavy wounds.'),
      event('moved', 'line', 'You are moved.'),
      event('wounded', 'line', 'Xin’go suffers 1 light wound.'),
      event('moved', 'line', 'Xin’go moves.'),
    ];
    expect(weightiest(recapOf(turn), 2)).toEqual(['You suffer 2 heavy wounds.', 'Xin’go suffers 1 light wound.']);
    expect(weightiest(recapOf(turn.slice(2)), 2)).toEqual(['Xin’go suffers 1 light wound.', 'Xin’go moves.']);
    expect(weightiest(recapOf(turn), 9)).toEqual(told(turn));
  });

  it('is nothing of the round before', () => {
    expect(recapOf([...theirs, event('round_began', 'banner', 'Round 2.')])).toEqual([]);
    expect(recapOf([])).toEqual([]);
  });
});

test('the longest line gets the rows that are left over', () => {
  expect(rowsOf(['long line', 'line'], 3)).toEqual([2, 1]);
  expect(rowsOf(['a', 'bb', 'c'], 8)).toEqual([2, 4, 2]);
  expect(rowsOf(['a', 'b'], 1)).toEqual([1, 1]);
  expect(rowsOf([], 3)).toEqual([]);
});
