import { describe, expect, it } from 'vitest';
import { happened } from '../../net/events.testing';
import type { GuestNow, RoomNow, Scene } from '../../protocol';
import { canPlayAgain, fileName, isYou, looksOn, resultOf, wantsAgain } from './result';

describe('resultOf', () => {
  it('tells who won, how, on which wounds, and what the loser turned', () => {
    const events = [
      happened('skill_shown', { player: 1, skill: 'of_before' }),
      happened('round_ended', { winner: 0, how: 'deck', heavy: [1, 2], light: [3, 0] }, { text: 'Time.' }),
      happened('skill_shown', { player: 1, skill: 'merciless' }),
    ];
    expect(resultOf({ events })).toEqual({
      winner: 0,
      how: 'deck',
      text: 'Time.',
      heavy: [1, 2],
      light: [3, 0],
      turned: 'merciless',
    });
  });

  it('does without a Skill', () => {
    const events = [happened('round_ended', { winner: 1, how: 'ko' })];
    expect(resultOf({ events })?.turned).toBe('');
  });

  it('is nothing while the round goes on', () => {
    expect(resultOf({ events: [happened('wounded', { player: 0 })] })).toBeNull();
  });
});

describe('isYou', () => {
  it('calls somebody you only where one person plays', () => {
    expect(isYou({ mode: 'alone', viewer: 1 }, 1)).toBe(true);
    expect(isYou({ mode: 'alone', viewer: 1 }, 0)).toBe(false);
    expect(isYou({ mode: 'shared', viewer: 1 }, 1)).toBe(false);
  });
});

describe('fileName', () => {
  it('names both fighters and the match', () => {
    expect(fileName(['veroth', 'lost_knight'], 'GCoeZPoEVepZ')).toBe(
      'knockdown-veroth-lost_knight-GCoeZPoE.txt',
    );
  });
});

describe('a match of others', () => {
  const match = (mode: string, ...levels: string[]) =>
    ({ mode, fighters: levels.map((level) => ({ level })) }) as unknown as Scene;

  it('is looked on at where a person plays it', () => {
    expect(looksOn(match('watched', '', 'rookie'))).toBe(true);
    expect(looksOn(match('watched', 'rookie', 'rookie'))).toBe(false);
    expect(looksOn(match('alone', '', ''))).toBe(false);
  });
});

describe('a match', () => {
  const match = (mode: string, room: string, ...levels: string[]) =>
    ({ mode, room, fighters: levels.map((level) => ({ level })) }) as unknown as Scene;

  it('of two people at two screens is played again only in their room', () => {
    expect(canPlayAgain(match('alone', 'r1', '', ''))).toBe(true);
    expect(canPlayAgain(match('alone', '', '', ''))).toBe(false);
  });
  it('at one screen needs no room for another', () => {
    expect(canPlayAgain(match('alone', '', '', 'rookie'))).toBe(true);
    expect(canPlayAgain(match('shared', '', '', ''))).toBe(true);
    expect(canPlayAgain(match('watched', '', 'rookie', 'rookie'))).toBe(true);
  });
  it('of others is theirs to play again', () => {
    expect(canPlayAgain(match('watched', '', '', ''))).toBe(false);
  });
});

describe('wantsAgain', () => {
  const ann = { kind: 'person', name: 'Ann', ready: false, here: true } as GuestNow;
  const ben = { kind: 'person', name: 'Ben', ready: true, here: true } as GuestNow;
  const room = { guests: [ann, ben], you: 0, playing: false } as unknown as RoomNow;

  it('names the other one once they are ready in the room', () => {
    expect(wantsAgain(room)).toBe('Ben');
    expect(wantsAgain({ ...room, you: 1 })).toBe('');
  });

  it('names nobody who is not ready, not there, no person, or already plays', () => {
    const other = (is: Partial<GuestNow>) => ({ ...room, guests: [ann, { ...ben, ...is }] });
    expect(wantsAgain(null)).toBe('');
    expect(wantsAgain(other({ ready: false }))).toBe('');
    expect(wantsAgain(other({ here: false }))).toBe('');
    expect(wantsAgain(other({ kind: 'computer' }))).toBe('');
    expect(wantsAgain({ ...room, playing: true })).toBe('');
    expect(wantsAgain({ ...room, you: -1 })).toBe('');
    expect(wantsAgain({ ...room, guests: [ann, null] })).toBe('');
  });
});
