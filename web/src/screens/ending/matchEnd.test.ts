import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import type { Link } from '../../net/link.svelte';
import type { Scene } from '../../protocol';
import MatchEnd from './MatchEnd.svelte';

vi.mock('../../parts/Menu.svelte', () => ({ default: () => ({}) }));
vi.mock('../../net/room.svelte', () => ({ RoomLink: class { now = null; close() {} } }));
vi.mock('./Score.svelte', () => ({ default: () => ({}) }));
vi.mock('../../net/api', () => ({
  api: { replay: () => new Promise(() => {}), address: async () => 'http://192.168.1.5:8000/' },
  troubleNotice: () => () => '',
}));

const scene = (mode: Scene['mode'], room: string, ...levels: string[]) =>
  ({
    ...{ match: 'm1', mode, room, winner: 0, viewer: 0, ending: 'rounds', ending_text: '', events: [] },
    fighters: levels.map((level, seat) => ({ seat, level, fighter: '', player: '' })),
  }) as unknown as Scene;

let shown: ReturnType<typeof mount>;
afterEach(() => unmount(shown));

it.each([
  ['two people whose room is there', scene('alone', 'r1', '', ''), true],
  ['two people whose room is gone', scene('alone', '', '', ''), false],
  ['one person', scene('alone', '', '', 'rookie'), true],
  ['two people at one screen', scene('shared', '', '', ''), true],
  ['others', scene('watched', '', '', ''), false],
])('a match of %s offers another if there can be one', (_, given, isOffered) => {
  const link = { scene: given } as Link;
  shown = mount(MatchEnd, { target: document.body, props: { link } });
  flushSync();
  const text = document.querySelector('.ways')?.textContent ?? '';
  expect(text.includes('web-select-rematch')).toBe(isOffered);
  expect(text.includes('web-select-swap')).toBe(isOffered);
  expect(text).toContain('web-select-replay');
});

it('copies its link in the click itself: some browsers refuse what comes later', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  shown = mount(MatchEnd, { target: document.body, props: { link: { scene: scene('alone', '', '', '') } as Link } });
  flushSync();
  await new Promise((done) => setTimeout(done)); // the server has answered
  [...document.querySelectorAll('button')].find((one) => one.textContent?.includes('web-select-link'))?.click();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('http://192.168.1.5:8000/replay/m1');
  flushSync();
  expect(document.querySelector('.reach')?.textContent).toContain('network');
});
