import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FighterNow } from '../../protocol';
import type { Interaction } from './interaction.svelte';
import PlayerArea from './PlayerArea.svelte';

vi.mock('./Hand.svelte', () => ({ default: () => ({}) }));
vi.mock('./Specials.svelte', () => ({ default: () => ({}) }));

const fighter = { fighter: '', player: 'Ann', specials: [], hand: [], hand_limit: 5 } as unknown as FighterNow;
let come = (): void => {};

function side(): ReturnType<typeof mount> {
  const ready = new Promise<void>((done) => (come = done));
  Object.defineProperty(document, 'fonts', { value: { ready }, configurable: true });
  const props = { fighter, interaction: {} as Interaction, yours: true, small: false, place: 'left' as const };
  const shown = mount(PlayerArea, { target: document.body, props });
  flushSync();
  return shown;
}

afterEach(() => void Reflect.deleteProperty(document, 'fonts'));

describe('the words of a side', () => {
  it('are fitted again when their letters have come', async () => {
    const shown = side();
    const { style } = document.querySelector<HTMLElement>('.side')!;
    expect(style.getPropertyValue('--words')).toBe('14px');
    style.removeProperty('--words');
    come();
    await Promise.resolve();
    expect(style.getPropertyValue('--words')).toBe('14px');
    await unmount(shown);
  });

  it('are left alone when it is gone before that', async () => {
    const shown = side();
    const { style } = document.querySelector<HTMLElement>('.side')!;
    style.removeProperty('--words');
    await unmount(shown);
    come();
    await new Promise((done) => setTimeout(done));
    expect(style.getPropertyValue('--words')).toBe('');
  });
});
