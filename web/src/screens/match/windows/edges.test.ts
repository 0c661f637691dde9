import { expect, test } from 'vitest';
import { edgesOf } from './edges';

test('an edge tells whether more lies beyond it', () => {
  const at = (scrollTop: number, scrollHeight = 300) => edgesOf({ scrollTop, clientHeight: 100, scrollHeight });
  expect(at(0, 100)).toEqual({ above: false, below: false });
  expect(at(0)).toEqual({ above: false, below: true });
  expect(at(90)).toEqual({ above: true, below: true });
  expect(at(200)).toEqual({ above: true, below: false });
  expect(at(199.5)).toEqual({ above: true, below: false }); // an enlarged page scrolls by parts of a pixel
});
