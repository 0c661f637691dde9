/** The sound of a click: something was pressed, or is not possible. */
import type { Cue } from './cues';

const CONTROLS = 'button, a[href], summary, label:has(input), [role="button"]';

export function touchCue(target: EventTarget | null): Cue | null {
  const control = target instanceof Element ? target.closest(CONTROLS) : null;
  if (!control) return null;
  return control.matches('[aria-disabled="true"], :disabled') ? 'refused' : 'press';
}
