import { beforeEach, expect, it } from 'vitest';
import { Clicks } from './clicks';

let clicks: Clicks;
let buttons: HTMLElement[];

beforeEach(() => {
  clicks = new Clicks();
  document.body.innerHTML = '<button><i></i></button><button></button>';
  buttons = [...document.querySelectorAll<HTMLElement>('button')];
});

function isEcho(detail: number, changed: number, now: number, target = buttons[0]!): boolean {
  let found = false;
  const listen = (event: MouseEvent): void => void (found = clicks.isEcho(event, changed, now));
  addEventListener('click', listen, { once: true });
  target.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
  return found;
}

it('the second click of a double click answers only what the first one saw', () => {
  expect(isEcho(1, 0, 100)).toBe(false);
  expect(isEcho(2, 120, 200)).toBe(true);
  expect(isEcho(3, 120, 400)).toBe(false);
});

it('it never meets what lay below the first one', () => {
  isEcho(1, 0, 100);
  expect(isEcho(2, 0, 200, buttons[1])).toBe(true);
});

it('a double tap that looks and then does it is two touches', () => {
  isEcho(1, 90, 100, buttons[0]!.querySelector('i')!);
  expect(isEcho(2, 90, 200)).toBe(false);
});

it('separate clicks always count, and so do keys', () => {
  isEcho(1, 0, 100);
  expect(isEcho(1, 120, 200, buttons[1])).toBe(false);
  expect(isEcho(0, 220, 300)).toBe(false);
});
