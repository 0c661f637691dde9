/**
 * The drawings. Icons, tokens and cubes are small and everywhere: they stand in
 * the page once, as symbols. All the rest are files that are fetched when shown.
 */

const small = import.meta.glob<string>('../../art/{icons,tokens,cubes}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>(
  '../../art/{arenas,backs,cards,fighters,skills,tower}/**/*.svg',
  { query: '?url', import: 'default', eager: true },
);

export const POSES = [
  'idle',
  'strike',
  'special',
  'block',
  'hit',
  'down',
  'win',
  'step',
] as const;
export type Pose = (typeof POSES)[number];
export const PLANES = ['sky', 'far', 'middle', 'floor', 'front'] as const;
export type Plane = (typeof PLANES)[number];

/** `icons/dash` becomes `i-dash`, `tokens/trap` `t-trap`, `cubes/heavy` `c-heavy`. */
function symbolId(path: string): string {
  const [kind, name] = path.replace(/^.*\/art\//, '').replace('.svg', '').split('/');
  return `${kind[0]}-${name}`;
}

const boxes = new Map<string, string>();
const symbols: string[] = [];
for (const [path, source] of Object.entries(small)) {
  const id = symbolId(path);
  const box = /viewBox="([^"]+)"/.exec(source)?.[1] ?? '0 0 32 32';
  boxes.set(id, box);
  const body = source.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  symbols.push(`<symbol id="${id}" viewBox="${box}">${body}</symbol>`);
}

/** Puts the symbols into the page; called once, before anything is shown. */
export function placeSymbols(page: Document): void {
  const sheet = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.setAttribute('class', 'symbols');
  sheet.innerHTML = symbols.join('');
  page.body.prepend(sheet);
}

export interface Drawn {
  /** For `<use href>`. */
  href: string;
  /** Width over height. */
  ratio: number;
}

function drawn(id: string): Drawn {
  const [, , width, height] = (boxes.get(id) ?? '0 0 1 1').split(' ').map(Number);
  return { href: `#${id}`, ratio: width / height };
}

export const icon = (name: string): Drawn => drawn(`i-${name}`);
export const tokenArt = (key: string): Drawn => drawn(`t-${key}`);
export const cubeArt = (name: string): Drawn => drawn(`c-${name}`);
export const hasIcon = (name: string): boolean => boxes.has(`i-${name}`);

/** The address of a drawing by its place under `art`, without the ending; empty if there is none. */
export function artUrl(place: string): string {
  return files[`../../art/${place}.svg`] ?? '';
}

/** A card's picture; Special Attacks have none of their own. */
export const cardArt = (attack: string): string => artUrl(`cards/${attack}`);
export const skillArt = (skill: string): string => artUrl(`skills/${skill}`);
export const backArt = (name: 'attack' | 'candle' | 'skill'): string => artUrl(`backs/${name}`);
export const pose = (fighter: string, name: Pose): string => artUrl(`fighters/${fighter}/${name}`);
export const portrait = (fighter: string): string => artUrl(`fighters/${fighter}/portrait`);
export const plane = (arena: string, name: Plane | 'candle'): string =>
  artUrl(`arenas/${arena}/${name}`);
export const towerArt = (name: string): string => artUrl(`tower/${name}`);

/** All fighters that are drawn. */
export const FIGHTERS = Object.keys(files).flatMap((path) => /fighters\/(.+)\/portrait/.exec(path)?.[1] ?? []);

/** Two different ones at random. */
export function twoFighters(chance: () => number = Math.random): [string, string] {
  const first = Math.floor(chance() * FIGHTERS.length);
  const rest = FIGHTERS.filter((_, place) => place !== first);
  return [FIGHTERS[first], rest[Math.floor(chance() * rest.length)]];
}

const texts = new Map<string, Promise<string>>();

/** The drawing itself, to be put into the page where its parts move; fetched once. */
export function artText(url: string): Promise<string> {
  let text = texts.get(url);
  if (!text) {
    text = fetch(url).then((answer) => {
      if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
      return answer.text();
    });
    text.catch(() => texts.delete(url));
    texts.set(url, text);
  }
  return text;
}

/** Fetches pictures before they are needed, so that none appears late. */
export function preload(urls: string[]): void {
  for (const url of urls) if (url) new Image().src = url;
}
