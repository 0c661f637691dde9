import { describe, expect, test } from 'vitest';
import type { OptionNow } from '../../../protocol';
import { modeText } from './prompt';

const option = (kind: string) => ({ option: kind, kind }) as OptionNow;
const STEP = option('move');
const CARD = option('attack');
const DASH = option('dash');
const SPECIAL = option('special');

describe('the prompt of a chosen action', () => {
  test.each([
    ['both', [STEP, CARD, SPECIAL, DASH], 'web-match-mode-combo'],
    ['a Dash alone', [STEP, CARD, DASH], 'web-match-mode-dash'],
    ['Special Attacks alone', [STEP, CARD, SPECIAL], 'web-match-mode-special'],
  ])('names what a Combo can be begun with: %s', (_, options, id) => {
    expect(modeText('combo', options)).toEqual({ id });
  });

  test('is the same for the other actions, whatever is offered', () => {
    expect(modeText('move', [STEP, DASH])).toEqual({ id: 'web-match-mode-move' });
    expect(modeText('attack', [STEP, CARD])).toEqual({ id: 'web-match-mode-attack' });
  });
});
