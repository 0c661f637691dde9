import { describe, expect, it } from 'vitest';

/** From the lowest to the highest: each imports only from its own folder and from those above it in this list. */
const LAYERS = [
  'protocol', // the server's messages
  'browser', // address, keyboard, window, what is kept in the local storage
  'words',
  'net', // connections and questions to the server
  'sound',
  'parts', // widgets of more than one screen
  'play', // acts out what happened
  'parts/board', // larger widgets: the table of a match
  'parts/sheets', // what lies over it when it is looked at closely
  'parts/tower',
  'parts/chart',
  'parts/setup', // what is chosen before a match
  'screens',
  'app',
];
const SOURCES = import.meta.glob<string>(['./**/*.{ts,svelte}', '!./layers.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const IMPORTED = /(?:\bfrom|\bimport|\bmock)\s*\(?\s*['"](\.[^'"]*)['"]/g;

/** `parts/tower/Tower.svelte` lies in the layer `parts/tower`, `screens/match/board/Tabs.svelte` in `screens`. */
function layerOf(file: string): string {
  const folders = file.replace(/(\.svelte)?(\.\w+)?$/, '').split('/');
  if (folders.length === 1) return folders[0];
  const inside = folders.slice(0, -1).slice(0, 2).join('/');
  return LAYERS.includes(inside) ? inside : folders[0];
}

/** The folder of a screen; nothing elsewhere. */
function screenOf(file: string): string {
  const [first, screen] = file.split('/');
  return first === 'screens' ? screen : '';
}

/** What is wrong with a file's imports; drawings are no code. */
function faultsOf(file: string, source: string): string[] {
  const faults = LAYERS.includes(layerOf(file)) ? [] : [`${file} lies in no layer`];
  for (const [, path] of source.matchAll(IMPORTED)) {
    const target = new URL(path, `http://page/src/${file}`).pathname;
    if (!target.startsWith('/src/')) continue;
    const imported = target.slice('/src/'.length);
    const isAbove = LAYERS.indexOf(layerOf(imported)) > LAYERS.indexOf(layerOf(file));
    const isOther = screenOf(file) !== '' && screenOf(imported) !== '' && screenOf(file) !== screenOf(imported);
    if (isAbove || isOther) faults.push(`${file} imports ${imported}`);
  }
  return faults;
}

describe('the folders of the page', () => {
  it('import downwards only, and no screen another screen', () => {
    const files = Object.entries(SOURCES);
    expect(files.length).toBeGreaterThan(300);
    expect(files.flatMap(([path, source]) => faultsOf(path.replace('./', ''), source))).toEqual([]);
  });

  it.each([
    ['net/link.svelte.ts', "import { say } from '../words/words';"],
    ['parts/Button.svelte', "import Icon from './Icon.svelte';"],
    ['parts/board/StageArea.svelte', "import Stage from '../../play/Stage.svelte';"],
    ['screens/match/windows/Choice.svelte', "import { tip } from '../board/prompt';"],
    ['parts/tower/bitmaps.ts', "import base from '../../../art/tower/base.svg?raw';"],
    ['app/screens.ts', "const title = await import('../screens/title/Title.svelte');"],
  ])('may be used so: %s, %s', (file, source) => {
    expect(faultsOf(file, source)).toEqual([]);
  });

  it.each([
    ['words/words.ts', "import { api } from '../net/api';"],
    ['parts/Button.svelte', "import { Director } from '../play/director.svelte';"],
    ['parts/ErrorPage.svelte', "import { opening } from '../screens/title/openingMatch';"],
    ['parts/board/AttackRow.svelte', "import OpenedSheet from '../sheets/OpenedSheet.svelte';"],
    ['play/show.test.ts', "vi.mock('../screens/knockdown/starting');"],
    ['screens/guide/Guide.svelte', "import MatchScreen from '../../app/MatchScreen.svelte';"],
    ['screens/replay/Replay.svelte', "import Prompt from '../match/board/Prompt.svelte';"],
    ['screens/title/Title.svelte', "const away = () => import('../rooms/Room.svelte');"],
    ['lib/helpers.ts', ''],
  ])('may not be used so: %s, %s', (file, source) => {
    expect(faultsOf(file, source)).toHaveLength(1);
  });
});
