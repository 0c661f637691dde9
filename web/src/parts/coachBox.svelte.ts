/** Where the guide's coach floats, in pixels of the window: words over the stage give way to it. */

export type Floating = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

let box = $state.raw<Floating | null>(null);

export function coachBox(): Floating | null {
  return box;
}

export function setCoachBox(now: Floating | null): void {
  box = now;
}
