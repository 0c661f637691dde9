import { describe, expect, it } from 'vitest';
import { askedBefore } from './starting';

describe('what is said before a test starts', () => {
  it('asks for free hands only where a person builds', () => {
    expect(askedBefore(true, { builder: 'you' })).toBe('web-test-ready-start');
    expect(askedBefore(true, { builder: 'person' })).toBe('web-test-ready-start'); // at one screen
    expect(askedBefore(false, { builder: 'person' })).toBe('web-test-you-start');
    expect(askedBefore(false, { builder: 'computer' })).toBe('web-test-computer-start');
  });
});
