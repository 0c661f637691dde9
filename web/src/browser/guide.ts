/** Which match is guided, and which of its lessons came up and were read; stored across reloads. */
import type { MatchLine } from '../protocol';
import { remember, remembered } from './settings.svelte';

const PLACE = 'knockdown.guide';

interface Kept {
  match: string;
  read: string[];
  /** In the order in which they came up. */
  met: string[];
  /** The player continues without the coach. */
  left: boolean;
}

export function readLessons(match: string): Set<string> {
  return new Set(kept(match).read);
}

export function metLessons(match: string): string[] {
  return kept(match).met;
}

export function keepLessons(match: string, read: ReadonlySet<string>, met: readonly string[], left = false): void {
  remember(PLACE, JSON.stringify({ match, read: [...read], met: [...met], left } satisfies Kept));
}

function kept(match: string): Kept {
  const none = { match, read: [], met: [], left: false };
  try {
    const found = JSON.parse(remembered(PLACE) ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    if (found.match !== match) return none;
    return { match, read: names(found.read), met: names(found.met), left: found.left === true };
  } catch {
    return none;
  }
}

function names(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((id): id is string => typeof id === 'string') : [];
}

/** The guided match that was begun, if one was; lines are newest first. */
export function begunGuide(lines: readonly MatchLine[]): MatchLine | null {
  return lines.find((line) => line.guided && !line.over && line.yours.length > 0) ?? null;
}

/** Where a match is continued: with the coach, unless he was dismissed. */
export function pathTo({ match, guided }: MatchLine): string {
  return guided && !kept(match).left ? guideOf(match) : `/match/${match}`;
}

/** A guided match beside its coach. */
export function guideOf(match: string): string {
  return `/learn?match=${encodeURIComponent(match)}`;
}
