import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchLine } from '../protocol';
import { begunGuide, keepLessons, metLessons, pathTo, readLessons } from './guide';

const line = (match: string, more: Partial<MatchLine> = {}): MatchLine =>
  ({ match, guided: true, over: false, yours: [0], ...more }) as MatchLine;

describe('a guided match', () => {
  beforeEach(() => localStorage.clear());

  it('is gone on with beside the coach, until he is sent away', () => {
    expect(pathTo(line('a', { guided: false }))).toBe('/match/a');
    expect(pathTo(line('a'))).toBe('/learn?match=a');
    keepLessons('a', new Set(['welcome']), ['welcome', 'skill'], true);
    expect(pathTo(line('a'))).toBe('/match/a');
    expect(pathTo(line('b'))).toBe('/learn?match=b');
    expect([...readLessons('a')]).toEqual(['welcome']);
    expect(metLessons('a')).toEqual(['welcome', 'skill']);
  });

  it('is the newest one that is not over', () => {
    const lines = [line('plain', { guided: false }), line('over', { over: true }), line('on')];
    expect(begunGuide(lines)?.match).toBe('on');
    expect(begunGuide(lines.slice(0, 2))).toBeNull();
  });

  it('has read nothing where nothing sensible is kept', () => {
    localStorage.setItem('knockdown.guide', '{broken');
    expect(readLessons('a').size).toBe(0);
    localStorage.setItem('knockdown.guide', '{"match":"a","read":[1,"row"]}');
    expect([...readLessons('a')]).toEqual(['row']);
    expect(metLessons('a')).toEqual([]);
  });
});
