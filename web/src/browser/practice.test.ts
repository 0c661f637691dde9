import { beforeEach, describe, expect, it } from 'vitest';
import { keepPractice, readPractice } from './practice';

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
