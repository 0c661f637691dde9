/** Wounds in words, where they are drawn as cubes. */
import { say } from '../words/words';

export function woundsText({ heavy, light }: { heavy: number; light: number }): string {
  if (heavy && light) return say('wounds-both', { heavy, light });
  if (heavy) return say('wounds-heavy', { n: heavy });
  return light ? say('wounds-light', { n: light }) : say('wounds-none');
}
