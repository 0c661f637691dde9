import { describe, expect, it } from 'vitest';
import type { Scene } from '../../protocol';
import { askedBefore, canWait } from './starting';

describe('what is said before a test starts', () => {
  it('asks for free hands only where a person builds', () => {
    expect(askedBefore(true, { builder: 'you' })).toBe('web-test-ready-start');
    expect(askedBefore(true, { builder: 'person' })).toBe('web-test-ready-start'); // at one screen
    expect(askedBefore(false, { builder: 'person' })).toBe('web-test-you-start');
    expect(askedBefore(false, { builder: 'computer' })).toBe('web-test-computer-start');
  });
});

describe('going away to practise before a test', () => {
  const scene = (given: object, level = 'rookie') =>
    ({ mode: 'alone', clock: null, fighters: [{ level: '' }, { level }], ...given }) as unknown as Scene;

  it.each([
    ['a computer waits', scene({}), true],
    ['a person waits', scene({}, ''), false],
    ['a clock runs', scene({ clock: { seat: 0 } }), false],
    ['two people share a screen', scene({ mode: 'shared' }), false],
    ['somebody only looks on', scene({ mode: 'watched' }), false],
  ])('where %s', (_, given, can) => {
    expect(canWait(given, { starter: 1 })).toBe(can);
  });
});
