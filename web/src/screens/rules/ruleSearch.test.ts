import { describe, expect, it } from 'vitest';
import type { Rulebook, RulePart } from '../../protocol';
import { beside, countOf, found, partCalled } from './ruleSearch';

function part(key: string, title: string, text: string, numbers: string[] = []): RulePart {
  const line = [
    { kind: 'icon' as const, text: '', to: 'block' },
    { kind: 'text' as const, text, to: '' },
  ];
  return { key, title, numbers, blocks: [{ kind: 'paragraph', lines: [line] }] };
}

const BOOK: Rulebook = {
  lang: 'es',
  chapters: [
    { key: 'turn', title: 'Turno', parts: [part('hand', 'Mano', 'una carta bloquea', ['5.1'])] },
    {
      key: 'fight',
      title: 'Ataque',
      parts: [part('block', 'Bloquear', 'ignora Daño'), part('range', 'Alcance', 'una casilla')],
    },
  ],
};
const keys = (wanted: string) => found(BOOK, wanted).flatMap((one) => one.parts.map(({ key }) => key));

describe('the rules', () => {
  it('are all there when nothing is looked for', () => {
    expect(keys(' ')).toEqual(['hand', 'block', 'range']);
    expect(countOf(BOOK.chapters)).toBe(3);
  });

  it('are found by title first, then by text', () => {
    expect(keys('bloque')).toEqual(['block', 'hand']);
    expect(keys('dano')).toEqual(['block']);
    expect(keys('una')).toEqual(['hand', 'range']);
  });

  it('are found by number, and not found where there is nothing', () => {
    expect(keys('5.1')).toEqual(['hand']);
    expect(keys('torre')).toEqual([]);
  });

  it('have a part before and after', () => {
    expect(beside(BOOK, 'block').before?.key).toBe('hand');
    expect(beside(BOOK, 'block').after?.key).toBe('range');
    expect(beside(BOOK, 'hand').before).toBeNull();
    expect(beside(BOOK, 'nothing')).toEqual({ before: null, after: null });
    expect(partCalled(BOOK, 'nothing')).toBeNull();
  });
});
