import { describe, expect, it } from 'vitest';
import { parse } from './route.svelte';
import { practiceFrom, wayBack } from './practicePaths';

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
