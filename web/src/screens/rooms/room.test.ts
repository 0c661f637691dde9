import { describe, expect, it } from 'vitest';
import { usual } from '../../parts/setup/choice';
import type { GuestNow, RoomNow } from '../../protocol';
import { choiceOf, matchToShow, newsOf, optionsOf, ownerOf, tidyCode, wishes } from './room';

const guest = (name: string, more: Partial<GuestNow> = {}): GuestNow => ({
  kind: 'person',
  level: '',
  name,
  fighter: 'random',
  ready: false,
  here: true,
  owner: false,
  ...more,
});
const room = (more: Partial<RoomNow> = {}): RoomNow => ({
  type: 'room',
  room: 'r1',
  version: 1,
  code: 'ABC234',
  public: false,
  options: {},
  guests: [guest('Ann', { owner: true }), null],
  you: 0,
  match: '',
  playing: false,
  ...more,
});

describe('the options of a room', () => {
  it('are those of the select screen, and a clock', () => {
    const choice = { ...usual(), arena: 'random', knockdown: 'dice' as const, stall_turns: 0 };
    const options = optionsOf(choice, 'blitz');
    expect(options).toMatchObject({ arena: 'random', stall_turns: 0, clock: 'blitz' });
    expect(choiceOf(options)).toEqual(choice);
  });
});

describe('a code', () => {
  it.each([
    ['abc-234', 'ABC234'],
    [' ab c2 ', 'ABC2'],
    ['abcdefgh', 'ABCDEF'],
  ])('%s is read as %s', (typed, code) => expect(tidyCode(typed)).toBe(code));
});

describe('the match of a room', () => {
  const playing = room({ match: 'm1', playing: true });

  it('is gone to by its players, whenever they come', () => {
    expect(matchToShow(null, playing)).toBe('m1');
    expect(matchToShow(room(), playing)).toBe('m1');
  });

  it('is gone to by others only when it begins before their eyes', () => {
    const watched = { ...playing, you: -1 };
    expect(matchToShow(null, watched)).toBe('');
    expect(matchToShow(room({ you: -1 }), watched)).toBe('m1');
    expect(matchToShow(watched, watched)).toBe('');
  });

  it('is left alone once it is over', () => {
    expect(matchToShow(null, { ...playing, playing: false })).toBe('');
  });
});

describe('what the end of a match asks for', () => {
  it('is to be ready again', () => {
    expect(wishes('rematch', room())).toEqual([{ type: 'ready', on: true }]);
  });

  it('is the other place first, if a swap is wanted', () => {
    expect(wishes('swap-0', room())).toEqual([{ type: 'swap', place: 1 }, { type: 'ready', on: true }]);
    expect(wishes('swap-1', room())).toEqual([{ type: 'swap', place: 0 }, { type: 'ready', on: true }]);
  });

  it('is nothing for who has no place, while a match goes on, or without being asked', () => {
    expect(wishes('rematch', room({ you: -1 }))).toEqual([]);
    expect(wishes('rematch', room({ playing: true }))).toEqual([]);
    expect(wishes('', room())).toEqual([]);
    expect(wishes('swap-7', room())).toEqual([]);
  });
});

describe('the news of a room', () => {
  const both = (more: Partial<GuestNow> = {}) =>
    room({ guests: [guest('Ann', { owner: true }), guest('Ben', more)] });

  it('tell who came, made ready and left', () => {
    expect(newsOf(room(), both())).toEqual([{ id: 'web-online-joined', name: 'Ben' }]);
    expect(newsOf(both(), both({ ready: true }))[0].id).toBe('web-online-ready-other');
    expect(newsOf(both(), room())).toEqual([{ id: 'web-online-left', name: 'Ben' }]);
  });

  it('are none at first, nor of oneself or a computer', () => {
    expect(newsOf(null, both())).toEqual([]);
    expect(newsOf(room(), room({ guests: [guest('Ann', { ready: true }), null] }))).toEqual([]);
    expect(newsOf(room(), both({ kind: 'computer' }))).toEqual([]);
  });

  it('know whose room it is', () => {
    expect(ownerOf(both())?.name).toBe('Ann');
    expect(ownerOf(room({ guests: [null, null] }))).toBeNull();
  });
});
