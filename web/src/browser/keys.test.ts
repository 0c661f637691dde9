import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerKey, answerKeys, type Handlers, hotkey, onKeys, press, TABLE } from './keys';
import { settings } from './settings.svelte';

const away: (() => void)[] = [];
const listen = (handlers: Handlers, options = {}) => away.push(onKeys(handlers, options));

function type(key: string, more: KeyboardEventInit = {}, html = ''): KeyboardEvent {
  document.body.innerHTML = html;
  const target = document.body.firstElementChild ?? document.body;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  document.body.addEventListener('keydown', (seen) => press(seen), { once: true });
  target.dispatchEvent(event);
  return event;
}

describe('keys', () => {
  beforeEach(() => {
    settings.shortcuts = true;
  });
  afterEach(() => {
    for (const take of away.splice(0)) take();
  });

  it('do one thing each', () => {
    expect(new Set(TABLE.map(([key]) => key)).size).toBe(TABLE.length);
    expect(hotkey('special', 3)).toBe('R');
    expect(hotkey('left')).toBe('←');
    expect(hotkey('cancel')).toBe('Esc');
  });

  it('say which of several', () => {
    const row = vi.fn();
    listen({ row });
    expect(type('3').defaultPrevented).toBe(true);
    expect(row).toHaveBeenCalledWith(2, expect.anything());
  });

  it('answer once while they are held down, and go on walking', () => {
    const row = vi.fn();
    const right = vi.fn();
    listen({ row, right });
    for (const repeat of [false, true, true]) {
      type('1', { repeat });
      type('ArrowRight', { repeat });
    }
    expect(row).toHaveBeenCalledOnce();
    expect(right).toHaveBeenCalledTimes(3);
  });

  it('go to the newest layer first, and further down if it does not want them', () => {
    const below = vi.fn();
    const above = vi.fn(() => false);
    listen({ undo: below, log: below });
    listen({ undo: above });
    type('U');
    expect(above).toHaveBeenCalledOnce();
    expect(below).toHaveBeenCalledOnce();
  });

  it('stop at a modal layer', () => {
    const below = vi.fn();
    listen({ undo: below });
    listen({}, { modal: true });
    expect(type('u').defaultPrevented).toBe(false);
    expect(below).not.toHaveBeenCalled();
    away.pop()?.();
    type('u');
    expect(below).toHaveBeenCalledOnce();
  });

  it('can be switched off, but for those that everybody expects', () => {
    const undo = vi.fn();
    const cancel = vi.fn();
    listen({ undo, cancel });
    settings.shortcuts = false;
    type('u');
    type('Escape');
    expect(undo).not.toHaveBeenCalled();
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('leave typing, sliding and pressing alone', () => {
    const seen = vi.fn();
    listen({ move: seen, confirm: seen, left: seen });
    type('m', {}, '<input type="text">');
    type('m', {}, '<textarea></textarea>');
    type('ArrowLeft', {}, '<input type="range">');
    type('Enter', {}, '<button></button>');
    type('m', { ctrlKey: true });
    expect(seen).not.toHaveBeenCalled();
    type('m', {}, '<button></button>');
    type('Enter', {}, '<p></p>');
    expect(seen).toHaveBeenCalledTimes(2);
  });

  it('are shown on an answer: first the one that looks at it, then the one that does it', () => {
    expect(answerKey('row', 1, false)).toBe('2');
    expect(answerKey('row', 1, true)).toBe('Enter');
    expect(answerKey('special', 0, false)).toBe('Q');
    expect(answerKey('row', 9, true)).toBe('');
    settings.shortcuts = false;
    expect(answerKey('row', 1, true)).toBe('');
  });

  it('are said in short for all answers', () => {
    expect(answerKeys(1)).toBe('1');
    expect(answerKeys(3)).toBe('1–3');
    expect(answerKeys(12)).toBe('1–9');
    settings.shortcuts = false;
    expect(answerKeys(3)).toBe('');
  });
});
