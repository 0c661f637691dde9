import { describe, expect, it } from 'vitest';

const sources: Record<string, string> = import.meta.glob(['../**/*.svelte', '../**/*.css', '!./type.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Sizes of type that are written as a number instead of named. */
function numbers(text: string): string[] {
  return [...text.matchAll(/\bfont(?:-size)?:[^;{}]*?\b[\d.]+(?:px|rem)\b[^;{}]*/g)]
    .map((found) => found[0])
    .filter((declaration) => /[\d.](?:px|rem)/.test(declaration.replace(/\/\s*[\d.]+px/, '')));
}

describe('sizes of type', () => {
  it('are named in one place', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(100);
    const found = Object.entries(sources).flatMap(([file, text]) =>
      numbers(text).map((declaration) => `${file}: ${declaration}`),
    );
    expect(found).toEqual([]);
  });

  it('are found where they are not', () => {
    expect(numbers('a { font-size: 14px; }')).toHaveLength(1);
    expect(numbers('a { font: 700 max(1rem, calc(2 * var(--u))) / 1 var(--label); }')).toHaveLength(1);
    expect(numbers('a { font: 700 var(--px-14) / 16px var(--label); }')).toEqual([]);
  });
});
