import { expect, test } from 'vitest';
import type { OptionNow } from '../../protocol';
import { Picking } from './picking.svelte';

const option = (words: string): OptionNow => ({ option: words, label: words }) as OptionNow;

function begun(): { picking: Picking; decided: string[] } {
  const decided: string[] = [];
  return { picking: new Picking({ decide: (words) => void decided.push(words) }), decided };
}

test('a finger looks first and takes with the second touch', () => {
  const { picking, decided } = begun();
  picking.touch(option('keep rage'), 'finger');
  expect([picking.staged, decided]).toEqual(['keep rage', []]);
  picking.touch(option('keep guard'), 'finger');
  expect([picking.staged, decided]).toEqual(['keep guard', []]);
  picking.touch(option('keep guard'), 'finger');
  expect([picking.staged, decided]).toEqual([null, ['keep guard']]);
});

test('a mouse has looked before', () => {
  const { picking, decided } = begun();
  picking.touch(option('keep rage'), 'mouse');
  expect(decided).toEqual(['keep rage']);
});

test('whatever is left is looked at no more', () => {
  const { picking } = begun();
  picking.touch(option('keep rage'), 'finger');
  picking.unstage('keep guard');
  expect(picking.staged).toBe('keep rage');
  picking.unstage('keep rage');
  expect(picking.staged).toBe(null);
});
