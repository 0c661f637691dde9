import { describe, expect, it } from 'vitest';

const sources: Record<string, string> = import.meta.glob(
  ['../**/*.svelte', '../**/*.css', '../**/*.ts', '!../**/*.test.ts', '!./colours.css'],
  { query: '?raw', import: 'default', eager: true },
);

/** Colours that are written as a number instead of named; `href="#main"` is none. */
function numbers(text: string): string[] {
  return text.match(/(?<!href=["'])#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgb|hsl)a?\(\s*[\d.]/gi) ?? [];
}

describe('colours', () => {
  it('are named in one place', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(200);
    const found = Object.entries(sources).flatMap(([file, text]) => numbers(text).map((colour) => `${file}: ${colour}`));
    expect(found).toEqual([]);
  });

  it('are found where they are not', () => {
    expect(numbers('color: #fff; fill="#FFD23F" #120d1aee rgb(18 13 26 / 78%)')).toHaveLength(4);
    expect(numbers('<a href="#add">color-mix(in srgb, var(--ink) 78%, transparent) #main')).toEqual([]);
  });
});
