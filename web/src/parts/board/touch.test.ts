import { describe, expect, it, vi } from 'vitest';
import type { OptionNow } from '../../protocol';
import { Interaction } from './interaction.svelte';
import { touchable } from './touch';

function looked(...events: Event[]): number {
  const node = document.createElement('button');
  const look = vi.fn();
  const interaction = new Interaction({ deciding: '', scene: null } as never, () => null);
  const { destroy } = touchable(node, { interaction, option: null, look });
  for (const event of events) node.dispatchEvent(event);
  destroy();
  return look.mock.calls.length;
}
const down = (pointerType: string) => new PointerEvent('pointerdown', { pointerType });
const menu = () => new Event('contextmenu', { cancelable: true });

describe('what was touched once', () => {
  const option = { option: 'move 5' } as OptionNow;
  const interaction = () => new Interaction({ deciding: '', scene: null } as never, () => null);

  it('by a finger stays when the focus goes to the button that confirms it', async () => {
    const node = document.createElement('button');
    const touched = interaction();
    const { destroy } = touchable(node, { interaction: touched, option });
    node.dispatchEvent(down('touch'));
    node.dispatchEvent(new MouseEvent('click', { detail: 1 }));
    expect(touched.staged).toBe('move 5');
    node.dispatchEvent(new FocusEvent('blur'));
    await Promise.resolve();
    expect(touched.staged).toBe('move 5');
    touched.leave();
    expect(touched.staged).toBeNull();
    destroy();
  });

  it('by a key is left with it', () => {
    const left = interaction();
    left.staged = 'move 5';
    left.unstage('move 5');
    expect(left.staged).toBeNull();
  });

  it('by a finger, and left, is as good as never touched', () => {
    const again = interaction();
    again.touch(option, 'finger');
    again.leave();
    again.staged = 'move 5';
    again.unstage('move 5');
    expect(again.staged).toBeNull();
  });
});

describe('a card is looked at closely', () => {
  it('with the right button, or the key that stands for it', () => {
    expect(looked(down('mouse'), menu())).toBe(1);
    expect(looked(menu())).toBe(1);
  });

  it('once by a finger that stays: the browser says so too', () => {
    vi.useFakeTimers();
    expect(looked(down('touch'), menu())).toBe(0);
    vi.useRealTimers();
  });
});
