import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { finderOf } from './terms';

const WORDS = join(import.meta.dirname, '../../../src/knockdown/words');
const LANGUAGES = ['en', 'es', 'pl'];

function listed(lang: string): string {
  const text = readFileSync(join(WORDS, lang, 'web-read.ftl'), 'utf8');
  return /^web-read-terms =\n((?: {4}.*\n)+)/m.exec(text)?.[1] ?? '';
}

function partsOf(lang: string, text: string, names: string[] = []): string[] {
  const found = finderOf(listed(lang), names)(text);
  expect(found.map((piece) => piece.text).join('')).toBe(text);
  return found.map((piece) => piece.part).filter(Boolean);
}

describe('words of the game in a sentence', () => {
  it.each(LANGUAGES)('lead to parts of the rules that are there: %s', (lang) => {
    const rules = readFileSync(join(WORDS, lang, 'rules.md'), 'utf8');
    const keys = [...rules.matchAll(/^## (\w+):/gm)].map(([, key]) => key);
    const parts = listed(lang).split(';').map((entry) => entry.split(':')[0]!.trim());
    expect(parts.length).toBeGreaterThan(12);
    expect(parts.filter((part) => !keys.includes(part))).toEqual([]);
  });

  it.each(LANGUAGES)('are the same ones as in English: %s', (lang) => {
    const parts = (of: string) => listed(of).split(';').map((entry) => entry.split(':')[0]!.trim());
    expect(parts(lang)).toEqual(parts('en'));
  });

  it('are found declined, in any number, each part once', () => {
    expect(partsOf('en', 'Maggot blocks: 2 heavy wounds and 1 light wound less.')).toEqual(['block', 'wounds']);
    expect(partsOf('es', 'Paga un Ataque Especial y sufre 2 Heridas Graves.')).toEqual(['special', 'wounds']);
    expect(partsOf('pl', 'Czerw żąda Testu Knockdownu po Ataku Specjalnym.')).toEqual(['ko', 'special']);
  });

  it('are not found inside of others, nor in names', () => {
    expect(partsOf('en', 'Sunblock.')).toEqual([]);
    expect(partsOf('en', 'High Kick: pay a Kick.', ['High Kick'])).toEqual(['symbols']);
    expect(partsOf('en', 'High Kick hits.', ['High Kick'])).toEqual([]);
  });
});
