/** Who starts a test. */

import type { Scene, TestNow } from '../../protocol';

/**
 * 7.1: the attacker calls three, two, one. Where a computer attacks, whoever sits here may say
 * that it can begin.
 */
export function mayStart(scene: Scene, test: TestNow): boolean {
  if (scene.mode === 'replay' || scene.mode === 'watched') return false;
  if (scene.mode === 'shared') return true;
  const starter = scene.fighters[test.starter];
  return test.starter === scene.viewer || Boolean(starter?.level);
}
