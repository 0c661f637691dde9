/** Which lessons of a guided match were read; kept for a page that is loaded anew. */
import { remember, remembered } from '../../lib/settings.svelte';

const PLACE = 'knockdown.guide';

export function readLessons(match: string): Set<string> {
  try {
    const kept = JSON.parse(remembered(PLACE) ?? '{}') as { match?: unknown; read?: unknown };
    if (kept.match !== match || !Array.isArray(kept.read)) return new Set();
    return new Set(kept.read.filter((id): id is string => typeof id === 'string'));
  } catch {
    return new Set();
  }
}

export function keepLessons(match: string, read: ReadonlySet<string>): void {
  remember(PLACE, JSON.stringify({ match, read: [...read] }));
}
