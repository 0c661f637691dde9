import { describe, expect, it } from 'vitest';
import { fitWords } from './fitting';

/** A box of so many lines at so many pixels each. */
function box(lines: number, height: number): HTMLElement {
  const element = document.createElement('div');
  Object.defineProperty(element, 'clientHeight', { get: () => height, configurable: true });
  Object.defineProperty(element, 'scrollHeight', {
    get: () => Math.max(height, lines * parseFloat(element.style.getPropertyValue('--words'))),
  });
  return element;
}

function sizeIn(element: HTMLElement): string {
  fitWords(element);
  return element.style.getPropertyValue('--words');
}

describe('words that share a place', () => {
  it('are as large as they all fit, and never below twelve pixels', () => {
    expect(sizeIn(box(8, 120))).toBe('14px');
    expect(sizeIn(box(9, 120))).toBe('13px');
    expect(sizeIn(box(10, 120))).toBe('12px');
    expect(sizeIn(box(20, 120))).toBe('12px');
  });

  it('grow again when there is room', () => {
    const element = box(9, 120);
    fitWords(element);
    Object.defineProperty(element, 'clientHeight', { get: () => 200, configurable: true });
    expect(sizeIn(element)).toBe('14px');
  });
});
