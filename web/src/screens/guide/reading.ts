/** Which match is guided, and which of its lessons were read; kept for a page that is loaded anew. */
import { remember, remembered } from '../../lib/settings.svelte';
import type { MatchLine } from '../../protocol';

const PLACE = 'knockdown.guide';

interface Kept {
  match: string;
  read: string[];
  /** The player goes on without the coach. */
  left: boolean;
}

export function readLessons(match: string): Set<string> {
  return new Set(kept(match).read);
}

export function keepLessons(match: string, read: ReadonlySet<string>, left = false): void {
  remember(PLACE, JSON.stringify({ match, read: [...read], left } satisfies Kept));
}

function kept(match: string): Kept {
  const none = { match, read: [], left: false };
  try {
    const found = JSON.parse(remembered(PLACE) ?? '{}') as Partial<Record<keyof Kept, unknown>>;
    if (found.match !== match || !Array.isArray(found.read)) return none;
    const read = found.read.filter((id): id is string => typeof id === 'string');
    return { match, read, left: found.left === true };
  } catch {
    return none;
  }
}

/** The guided match that was begun, if one was; lines are newest first. */
export function begunGuide(lines: readonly MatchLine[]): MatchLine | null {
  return lines.find((line) => line.guided && !line.over && line.yours.length > 0) ?? null;
}

/** Where a match is gone on with: beside the coach, as long as he was not sent away. */
export function pathTo({ match, guided }: MatchLine): string {
  return guided && !kept(match).left ? guideOf(match) : `/match/${match}`;
}

/** A guided match beside its coach. */
export function guideOf(match: string): string {
  return `/learn?match=${encodeURIComponent(match)}`;
}
