/**
 * The drawings. Icons, tokens, crests and cubes are small and everywhere: they stand in
 * the page once, as symbols. All the rest are files that are fetched when shown. What is
 * drawn of a fighter, an arena or a card comes with its box, by way of the catalogue.
 */
import { boxes, drawing } from '../words/catalogue.svelte';

const small = import.meta.glob<string>('../../art/{icons,tokens,cubes}/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const files = import.meta.glob<string>('../../art/{backs,fighter,tower}/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});

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

/** `icons/dash` becomes `i-dash`, `tokens/trap` `t-trap`, `fighters/ana/crest` `f-ana-crest`. */
function symbolId(place: string): string {
  const [kind, ...name] = place.split('/');
  return `${kind[0]}-${name.join('-')}`;
}

const views = new Map<string, string>(); // by the id of a symbol

function symbolOf(place: string, source: string): string {
  const id = symbolId(place);
  const view = /viewBox="([^"]+)"/.exec(source)?.[1] ?? '0 0 32 32';
  views.set(id, view);
  const body = source.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<symbol id="${id}" viewBox="${view}">${body}</symbol>`;
}

/** Puts symbols and the fighters' colours into the page; called once, before anything is shown. */
export function dress(page: Document): void {
  const own = Object.entries(small).map(([path, source]) => [path.slice('../../art/'.length, -'.svg'.length), source]);
  const drawn = [...own, ...boxes().flatMap((box) => Object.entries(box.symbols))];
  const sheet = page.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.setAttribute('class', 'symbols');
  sheet.innerHTML = drawn.map(([place, source]) => symbolOf(place, source)).join('');
  page.body.prepend(sheet);
  for (const { key, colour } of boxes().flatMap((box) => box.fighters)) {
    page.documentElement.style.setProperty(`--fighter-${key}`, colour);
  }
}

export interface Drawn {
  /** For `<use href>`. */
  href: string;
  /** Width over height. */
  ratio: number;
}

function drawn(id: string): Drawn {
  const [, , width, height] = (views.get(id) ?? '0 0 1 1').split(' ').map(Number);
  return { href: `#${id}`, ratio: width / height };
}

export const icon = (name: string): Drawn => drawn(`i-${name}`);
export const cubeArt = (name: string): Drawn => drawn(`c-${name}`);
/** Without a drawing of its own it is a plain chip. */
export const tokenArt = (key: string): Drawn => drawn(views.has(`t-${key}`) ? `t-${key}` : 't-plain');
export const crest = (fighter: string): Drawn | null =>
  views.has(`f-${fighter}-crest`) ? drawn(`f-${fighter}-crest`) : null;
/** 11.1: the chip that is drawn when a fighter is chosen by chance. */
export const fighterToken = (fighter: string): Drawn =>
  drawn(views.has(`f-${fighter}-token`) ? `f-${fighter}-token` : 't-select-fighter');

/** The page's own files. */
const ownArt = (place: string): string => files[`../../art/${place}.svg`] ?? '';

/** A card's picture; empty if there is none, as of most Special Attacks. */
export const cardArt = (attack: string): string => drawing(`cards/${attack}`);
export const skillArt = (skill: string): string => drawing(`skills/${skill}`);
export const portrait = (fighter: string): string => drawing(`fighters/${fighter}/portrait`);
/** Of a fighter that is not drawn a shadow is seen. */
export const pose = (fighter: string, name: Pose): string =>
  drawing(`fighters/${fighter}/${name}`) || drawing(`fighters/${fighter}/idle`) || ownArt('fighter/shadow');
export const plane = (arena: string, name: Plane | 'candle'): string => drawing(`arenas/${arena}/${name}`);
export const backArt = (name: 'attack' | 'skill'): string => ownArt(`backs/${name}`);
export const towerArt = (name: string): string => ownArt(`tower/${name}`);

/** Two different fighters at random. */
export function twoFighters(chance: () => number = Math.random): [string, string] {
  const all = boxes().flatMap((box) => box.fighters.map(({ key }) => key));
  const first = Math.floor(chance() * all.length);
  const rest = all.filter((_, place) => place !== first);
  return [all[first], rest[Math.floor(chance() * rest.length)]];
}

const texts = new Map<string, Promise<string>>();

/** The drawing itself, to be put into the page where its parts move; fetched once. */
export function artText(url: string): Promise<string> {
  if (!url) return Promise.reject(new Error('there is no such drawing'));
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
