/** Who starts a test. */

import type { Scene, TestNow } from '../../protocol';

/**
 * 7.1: the attacker calls three, two, one. Where a computer attacks, the person here may say
 * that it can begin.
 */
export function mayStart(scene: Scene, test: TestNow): boolean {
  if (scene.mode === 'replay' || scene.mode === 'watched') return false;
  if (scene.mode === 'shared') return true;
  const starter = scene.fighters[test.starter];
  return test.starter === scene.viewer || Boolean(starter?.level);
}

/** What is said to the player who starts it: only a person at another screen needs free hands. */
export function askedBefore(isYours: boolean, { builder }: Pick<TestNow, 'builder'>): string {
  if (isYours) return 'web-test-ready-start';
  return builder === 'computer' ? 'web-test-computer-start' : 'web-test-you-start';
}

/**
 * Whether somebody may go and practise first: only a computer waits for them, and no clock runs.
 * Without its builder a tower is not started.
 */
export function canWait(scene: Scene, { starter }: Pick<TestNow, 'starter'>): boolean {
  return scene.mode === 'alone' && scene.clock === null && Boolean(scene.fighters[starter]?.level);
}
