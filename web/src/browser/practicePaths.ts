/** The way to practice, and the way back. */

import { ownPath, parse } from './route.svelte';

const HERE = '/practice';

/** From a screen that is to be come back to. */
export function practiceFrom(path: string): string {
  return `${HERE}?back=${encodeURIComponent(path)}`;
}

/** Where to go after practice, and what that is called: where one came from, or the title. */
export function wayBack(from: string): { path: string; word: string } {
  const path = ownPath(from) ?? '/';
  return { path, word: wordFor(path) };
}

function wordFor(path: string): string {
  const { pathname, search } = new URL(path, location.origin);
  const { name, query } = parse(pathname, search);
  if (name === 'match' || query.match) return 'web-practice-to-match';
  return name === 'title' ? 'web-to-title' : 'web-read-back';
}
