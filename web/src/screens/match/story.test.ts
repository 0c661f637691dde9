import { expect, test } from 'vitest';
import type { EventNow, Scene } from '../../protocol';
import { chaptersOf, spoken } from './story';

const event = (name: string, mark: EventNow['mark'], text: string): EventNow => ({
  name,
  mark,
  text,
  data: {},
});

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
  const events = [event('moved', 'line', 'You move.'), event('x', 'line', ''), event('y', 'line', 'Hit.')];
  expect(spoken({ fresh: false, events } as Scene)).toBe('You move. Hit.');
  expect(spoken({ fresh: true, events } as Scene)).toBe('');
  // A Knockdown Test is told by its own screen.
  const rolled = [...events, { name: 'dice_rolled', text: 'The dice show 9.' }];
  expect(spoken({ fresh: false, events: rolled } as Scene)).toBe('You move. Hit.');
});
