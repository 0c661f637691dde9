import { beforeEach, describe, expect, it } from 'vitest';
import { settings } from '../browser/settings.svelte';
import { CUT, OFFLINE, refusalText } from './refusals';
import { addWords } from './words';

const refused = (reason: string, details = {}) => ({ reason, text: 'As the server said it.', details });

describe('what was refused', () => {
  beforeEach(() => {
    settings.language = 'pl';
    addWords(
      'pl',
      `refusal-too-fast = Za { $seconds } s.
tower-refused-hand-full = Ręka jest pełna.
web-practice-cut = Wieża przepadła.
web-offline = Brak połączenia.`,
    );
  });

  it('is shown in the current language, whichever it was sent in', () => {
    expect(refusalText(refused('too-fast', { seconds: 2 }))).toBe('Za 2 s.');
    expect(refusalText(refused('hand-hand-full'))).toBe('Ręka jest pełna.');
    expect(refusalText(refused(OFFLINE))).toBe('Brak połączenia.');
    expect(refusalText(refused(CUT))).toBe('Wieża przepadła.');
  });

  it('is said as the server did where the page has no words for it', () => {
    expect(refusalText(refused('something-new'))).toBe('As the server said it.');
  });
});
