import { beforeEach, describe, expect, it } from 'vitest';
import { keepPractice, practiceFrom, readPractice, wayBack } from './practice';
import { parse } from './route.svelte';

describe('what is remembered of practice', () => {
  beforeEach(() => localStorage.clear());

  it('begins with three cubes and no tower', () => {
    expect(readPractice()).toEqual({ best: 0, cubes: 3 });
  });

  it('is found again', () => {
    keepPractice({ best: 5, cubes: 6 });
    expect(readPractice()).toEqual({ best: 5, cubes: 6 });
  });

  it.each(['{broken', '[]', '7', '{"best":-1,"cubes":0}', '{"best":"9","cubes":2.5}'])(
    'is as at the beginning where nothing sensible is kept: %s',
    (text) => {
      localStorage.setItem('knockdown.practice', text);
      expect(readPractice()).toEqual({ best: 0, cubes: 3 });
    },
  );
});

describe('the way back from practice', () => {
  it.each([
    ['/learn?match=a%20b', 'web-practice-to-match'],
    ['/match/7f3a', 'web-practice-to-match'],
    ['/learn', 'web-read-back'],
    ['/rules/tower', 'web-read-back'],
    ['/', 'web-to-title'],
  ])('leads to %s', (path, word) => {
    const { pathname, search } = new URL(practiceFrom(path), location.origin);
    const { name, query } = parse(pathname, search);
    expect(name).toBe('practice');
    expect(wayBack(query.back)).toEqual({ path, word });
  });

  it.each(['', 'match/1', '//example.org/match/1', 'https://example.org/', '/api/matches', '/nowhere', 'javascript:x', '/\\example.org'])(
    'leads to the title from %s',
    (path) => {
      expect(wayBack(path)).toEqual({ path: '/', word: 'web-to-title' });
    },
  );
});
