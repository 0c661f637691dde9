import { describe, expect, it } from 'vitest';
import type { Scene } from '../protocol';
import { endsRound, partOf } from './moments';

const scene = (more: object) =>
  ({ over: false, handover: -1, round: 1, fresh: false, events: [], ...more }) as unknown as Scene;

describe('the part of a match on the screen', () => {
  it.each([
    ['draft', { round: 0 }],
    ['match', {}],
    ['handover', { handover: 1, round: 0 }],
    ['handover', { handover: 0 }],
    ['over', { over: true, handover: 0 }],
  ])('is %s', (part, more) => {
    expect(partOf(scene(more))).toBe(part);
  });

  it('is followed by the end of a round that was seen ending', () => {
    const events = [{ name: 'wounded' }, { name: 'round_ended' }];
    expect(endsRound(scene({ events }))).toBe(true);
    expect(endsRound(scene({ events, fresh: true }))).toBe(false);
    expect(endsRound(scene({ events, over: true }))).toBe(false);
    expect(endsRound(scene({}))).toBe(false);
  });
});
