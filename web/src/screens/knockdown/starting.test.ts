import { describe, expect, it } from 'vitest';
import type { Scene, TestNow } from '../../protocol';
import { askedBefore, canWait, mayStart } from './starting';

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

describe('who may start', () => {
  const sceneOf = (given: Partial<Scene>) => ({ mode: 'alone', viewer: 0, ...given }) as Scene;
  const testOf = ({ starter }: Pick<TestNow, 'starter'> = { starter: 1 }) => ({ starter }) as TestNow;
  const fighters = [{ level: '' }, { level: '' }] as Scene['fighters'];
  const against = [{ level: '' }, { level: 'duelist' }] as Scene['fighters'];

  it('is the attacker', () => {
    expect(mayStart(sceneOf({ fighters, viewer: 1 }), testOf({ starter: 1 }))).toBe(true);
    expect(mayStart(sceneOf({ fighters, viewer: 0 }), testOf({ starter: 1 }))).toBe(false);
  });
  it('is the person at this screen where a computer attacks, or where both play here', () => {
    expect(mayStart(sceneOf({ fighters: against }), testOf({ starter: 1 }))).toBe(true);
    expect(mayStart(sceneOf({ fighters, mode: 'shared' }), testOf({ starter: 1 }))).toBe(true);
  });
  it('is nobody who only looks on', () => {
    expect(mayStart(sceneOf({ fighters: against, mode: 'watched' }), testOf({ starter: 1 }))).toBe(false);
  });
});
