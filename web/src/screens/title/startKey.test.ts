import { describe, expect, it } from 'vitest';
import { startsMatch } from './startKey';

describe('the title', () => {
  function type(key: string, more: KeyboardEventInit = {}, html = ''): boolean {
    document.body.innerHTML = html;
    let starts = false;
    addEventListener('keydown', (event) => (starts = startsMatch(event)), { once: true });
    const target = document.body.querySelector('button, p') ?? document.body;
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
    return starts;
  }

  it('starts a match with any key that means nothing else', () => {
    expect(['Enter', ' ', 'x', '5'].map((key) => type(key))).toEqual([true, true, true, true]);
  });

  it('leaves other keys alone', () => {
    const others = ['Tab', 'Escape', 'Shift', 'F5', 'ArrowDown', 'PageDown', '?', 'MediaPlayPause'];
    expect(others.filter((key) => type(key))).toEqual([]);
    expect(type('r', { ctrlKey: true })).toBe(false);
    expect(type('Enter', {}, '<button></button>')).toBe(false);
    expect(type('x', {}, '<dialog open><p></p></dialog>')).toBe(false);
  });
});
