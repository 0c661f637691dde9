import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../browser/settings.svelte';
import { addWords, canSay, language, listed, loadWords, roundName, say, sentences, setLanguage } from './words';

const ENGLISH = `
hello = Hello, { $name }!
wounds = { $n ->
    [one] { $n } wound
   *[other] { $n } wounds
}
`;
const POLISH = `
hello = Cześć, { $name }!
wounds = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
`;

describe('what the page says', () => {
  beforeEach(() => {
    settings.language = 'en';
    addWords('en', ENGLISH);
  });

  it('is in the language of now', async () => {
    expect(say('hello', { name: 'Driana' })).toBe('Hello, Driana!');
    const answer = vi.fn(async () => new Response(POLISH));
    vi.stubGlobal('fetch', answer);
    await setLanguage('pl');
    expect(language()).toBe('pl');
    expect(say('hello', { name: 'Driana' })).toBe('Cześć, Driana!');
    expect([1, 3, 5].map((n) => say('wounds', { n }))).toEqual([
      '1 obrażenie',
      '3 obrażenia',
      '5 obrażeń',
    ]);
    await loadWords('pl');
    expect(answer).toHaveBeenCalledExactlyOnceWith('/words/pl.ftl');
  });

  it('stays in the old language if the new one does not come', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
    await expect(setLanguage('es')).rejects.toThrow('503');
    expect(language()).toBe('en');
  });

  it('is in the language wanted last, whichever comes first', async () => {
    let come = (_: Response): void => undefined;
    vi.stubGlobal('fetch', () => new Promise<Response>((done) => (come = done)));
    const first = setLanguage('es');
    await setLanguage('en');
    come(new Response(ENGLISH));
    await first;
    expect(language()).toBe('en');
  });

  it('is at least a name', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(say('unheard-of')).toBe('unheard-of');
    expect(canSay('unheard-of')).toBe(false);
    expect(canSay('hello')).toBe(true);
  });

  it('lists with the commas of the language', () => {
    expect(listed(['a', 'b', 'c'])).toBe('a, b, and c');
    settings.language = 'es';
    expect(listed(['a', 'b'], 'disjunction')).toBe('a o b');
  });

  it('sets one full stop between two sentences', () => {
    expect(sentences('Jab', 'Hits once.', '', 'Really?', 'First of four')).toBe('Jab. Hits once. Really? First of four');
  });

  it('has no round before the first', () => {
    addWords('en', 'web-match-round = Round { $n }\nweb-match-setup = Setup');
    expect([roundName(0), roundName(2)]).toEqual(['Setup', 'Round 2']);
  });
});
