import { describe, expect, it } from 'vitest';
import { defaults, readSettings, wantedLanguage } from './settings.svelte';

describe('the language a browser wants', () => {
  it('is the first one the game speaks', () => {
    expect(wantedLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(wantedLanguage(['ES-mx'])).toBe('es');
  });

  it('is English where none fits', () => {
    expect(wantedLanguage(['de', 'fr-CA'])).toBe('en');
    expect(wantedLanguage([])).toBe('en');
  });
});

describe('kept settings', () => {
  const base = defaults(['en']);

  it('come back as they were left', () => {
    const kept = { ...base, language: 'pl', music: 0, mute: true, text: 'larger', speed: 2 };
    expect(readSettings(JSON.stringify(kept), base)).toEqual(kept);
  });

  it('are the usual ones where there are none, or none that can be read', () => {
    expect(readSettings(null, base)).toEqual(base);
    expect(readSettings('{', base)).toEqual(base);
    expect(readSettings('null', base)).toEqual(base);
    expect(readSettings('"loud"', base)).toEqual(base);
  });

  it('leave out field by field what does not fit', () => {
    const broken = { language: 'de', effects: 7, ambience: '1', mute: 1, motion: 'fast', speed: 0 };
    expect(readSettings(JSON.stringify({ ...broken, music: 0.2 }), base)).toEqual({
      ...base,
      music: 0.2,
    });
  });
});
