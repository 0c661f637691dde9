import { describe, expect, it, vi } from 'vitest';
import { Desk } from './desk.svelte';
import { touchable } from './touch';

function looked(...events: Event[]): number {
  const node = document.createElement('button');
  const look = vi.fn();
  const desk = new Desk({ deciding: '', scene: null } as never, () => null);
  const { destroy } = touchable(node, { desk, option: null, look });
  for (const event of events) node.dispatchEvent(event);
  destroy();
  return look.mock.calls.length;
}
const down = (pointerType: string) => new PointerEvent('pointerdown', { pointerType });
const menu = () => new Event('contextmenu', { cancelable: true });

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
