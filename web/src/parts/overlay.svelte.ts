/** The sheets that may lie over any screen: settings, keys, rules. */

export type Overlay =
  | { name: 'settings' }
  | { name: 'keys' }
  | { name: 'rules'; part: string }
  | null;

let current = $state.raw<Overlay>(null);

export function overlay(): Overlay {
  return current;
}

export function openSettings(): void {
  current = { name: 'settings' };
}

export function openKeys(): void {
  current = { name: 'keys' };
}

/** Shows a part of the rules without leaving the screen. */
export function openRules(part = ''): void {
  current = { name: 'rules', part };
}

export function closeOverlay(): void {
  current = null;
}
