import { expect, it } from 'vitest';
import { touchCue } from './touches';

function cueOf(html: string): string | null {
  document.body.innerHTML = html;
  return touchCue(document.querySelector('.touched'));
}

it('a button or a link is heard, wherever in it the touch is', () => {
  expect(cueOf('<button><span class="touched"></span></button>')).toBe('press');
  expect(cueOf('<a href="/" class="touched"></a>')).toBe('press');
  expect(cueOf('<label><input class="touched" type="radio" /></label>')).toBe('press');
});

it('what cannot be done sounds otherwise, and a mere picture not at all', () => {
  expect(cueOf('<button aria-disabled="true" class="touched"></button>')).toBe('refused');
  expect(cueOf('<p class="touched"></p>')).toBe(null);
});
