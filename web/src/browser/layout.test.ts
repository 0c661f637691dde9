import { expect, test } from 'vitest';
import { isSmall, layoutOf } from './layout';

test('the two sizes that were drawn stay as they are', () => {
  expect(layoutOf(1440, 900)).toEqual({ name: 'wide', zoom: 1 });
  expect(layoutOf(360, 740)).toEqual({ name: 'phone', zoom: 1 });
});

test('4K is the same picture, larger', () => {
  expect(layoutOf(3840, 2160)).toEqual({ name: 'wide', zoom: 2.4 });
});

test('below 1200 the sheets become tabs', () => {
  expect(layoutOf(1199, 800).name).toBe('beside');
  expect(layoutOf(820, 1180).name).toBe('stack');
  expect(layoutOf(1200, 800).name).toBe('wide');
});

test('a phone on its side', () => {
  expect(layoutOf(740, 360).name).toBe('lying');
  expect(layoutOf(844, 390).name).toBe('lying');
  expect(isSmall('lying') && isSmall('phone') && !isSmall('stack')).toBe(true);
});

test('text never shrinks below nine tenths on a wide screen', () => {
  expect(layoutOf(1280, 620).zoom).toBe(0.9);
});
