import { describe, expect, it } from 'vitest';
import { spaceWidth, spaceX } from './stage';

describe('the stage', () => {
  it('has its spaces where the floor is drawn', () => {
    const drawn = [139.5, 284.6, 429.7, 574.9, 720, 865.1, 1010.3, 1155.4, 1300.5];
    drawn.forEach((x, space) => expect(spaceX(space)).toBeCloseTo(x, 0));
    expect(spaceX(0, 541.5)).toBeCloseTo(104.9, 0);
  });

  it('widens toward the front', () => {
    expect(spaceWidth(448)).toBe(131);
    expect(spaceWidth(526)).toBe(150);
  });
});
