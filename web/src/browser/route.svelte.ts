/** The current route: the browser's address alone decides which screen is shown. */

export type ScreenName =
  | 'title'
  | 'select'
  | 'online'
  | 'room'
  | 'match'
  | 'replay'
  | 'replays'
  | 'cards'
  | 'rules'
  | 'learn'
  | 'practice'
  | 'unknown';

export interface Route {
  name: ScreenName;
  /** `id` of a match or a room, `part` of the rules. */
  params: Record<string, string>;
  query: Record<string, string>;
}

/** Screen, first part of the path, and what its second part is called; `?` may be missing. */
const TABLE: [ScreenName, string, string?][] = [
  ['title', ''],
  ['select', 'select'],
  ['online', 'online'],
  ['room', 'room', 'id'],
  ['match', 'match', 'id'],
  ['replay', 'replay', 'id'],
  ['replays', 'replays'],
  ['cards', 'cards'],
  ['rules', 'rules', 'part?'],
  ['learn', 'learn'],
  ['practice', 'practice'],
];

export function parse(path: string, search = ''): Route {
  const query = Object.fromEntries(new URLSearchParams(search));
  const parts = path.split('/').filter(Boolean).map(decoded);
  for (const [name, first, second] of TABLE) {
    if ((parts[0] ?? '') !== first) continue;
    const wanted = second?.replace('?', '');
    if (parts.length > (wanted ? 2 : 1)) break;
    if (wanted && parts.length < 2 && !second?.endsWith('?')) break;
    return { name, params: wanted && parts[1] ? { [wanted]: parts[1] } : {}, query };
  }
  return { name: 'unknown', params: {}, query };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A path that was written into an address, if it leads to a screen of this page. */
export function ownPath(path: string): string | null {
  if (!URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search } = new URL(path, location.origin);
  const isOwn = path.startsWith('/') && origin === location.origin;
  return isOwn && parse(pathname).name !== 'unknown' ? pathname + search : null;
}

let current = $state.raw(parse(location.pathname, location.search));

function read(): void {
  current = parse(location.pathname, location.search);
}

addEventListener('popstate', read);

export function route(): Route {
  return current;
}

/** Goes to another screen; `replace` leaves no trace in the history. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  if (options.replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  read();
}

/** Lets plain links work without reloading the page. */
export function followLink(event: MouseEvent): void {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  const link = (event.target as Element | null)?.closest?.('a[href]');
  if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
  if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (parse(link.pathname).name === 'unknown') return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
