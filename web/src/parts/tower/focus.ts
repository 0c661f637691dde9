/** Puts the focus on the first button inside, once it is there: the test covers everything else. */
export function focusFirst(node: HTMLElement): void {
  node.querySelector('button')?.focus({ preventScroll: true });
}
