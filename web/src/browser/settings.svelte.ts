/** The player's settings, in the browser's local storage: read once, saved on every change. */

import { type Language, LANGUAGES } from '../protocol';

export { type Language, LANGUAGES };

export interface Settings {
  language: Language;
  /** Volumes from 0 to 1. */
  effects: number;
  ambience: number;
  music: number;
  mute: boolean;
  /** Sounds in words. */
  captions: boolean;
  /** What people say in a match. */
  phrases: boolean;
  /** Single keys that act: `1`–`4`, `Q`, `M`, … */
  shortcuts: boolean;
  /** `auto` asks the system. */
  motion: 'auto' | 'calm' | 'full';
  text: 'normal' | 'large' | 'larger';
  /** How fast a match and a replay are acted out; 1 is as designed. */
  speed: number;
}

const KEY = 'knockdown.settings';

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** The first of the browser's languages that the game supports. */
export function wantedLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

export function defaults(wishes: readonly string[] = navigator.languages): Settings {
  return {
    language: wantedLanguage(wishes),
    effects: 0.8,
    ambience: 0.4,
    music: 0.4,
    mute: false,
    captions: false,
    phrases: true,
    shortcuts: true,
    motion: 'auto',
    text: 'normal',
    speed: 1,
  };
}

/** Takes valid fields one by one, so that an old or broken entry never breaks the page. */
export function readSettings(stored: string | null, base: Settings): Settings {
  const found = parsed(stored);
  return {
    language: oneOf(found.language, LANGUAGES, base.language),
    effects: within(found.effects, 0, 1, base.effects),
    ambience: within(found.ambience, 0, 1, base.ambience),
    music: within(found.music, 0, 1, base.music),
    mute: yesNo(found.mute, base.mute),
    captions: yesNo(found.captions, base.captions),
    phrases: yesNo(found.phrases, base.phrases),
    shortcuts: yesNo(found.shortcuts, base.shortcuts),
    motion: oneOf(found.motion, ['auto', 'calm', 'full'], base.motion),
    text: oneOf(found.text, ['normal', 'large', 'larger'], base.text),
    speed: within(found.speed, 0.25, 4, base.speed),
  };
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(value: unknown, choice: readonly T[], base: T): T {
  return choice.find((word) => word === value) ?? base;
}

function within(value: unknown, low: number, high: number, base: number): number {
  return typeof value === 'number' && value >= low && value <= high ? value : base;
}

function yesNo(value: unknown, base: boolean): boolean {
  return typeof value === 'boolean' ? value : base;
}

/** Without access to local storage, settings last until the page is closed. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // forbidden or full; the page works without it
  }
}

/** Read and write its fields; `saveSettings` is called by the page whenever one changes. */
export const settings: Settings = $state(readSettings(remembered(KEY), defaults()));

export function saveSettings(): void {
  remember(KEY, JSON.stringify(settings));
}

const system = matchMedia('(prefers-reduced-motion: reduce)');
let systemCalm = $state(system.matches);
system.addEventListener('change', (change) => {
  systemCalm = change.matches;
});

/** Whether to reduce motion: nothing flies, shakes or breathes. */
export function calm(): boolean {
  return settings.motion === 'calm' || (settings.motion === 'auto' && systemCalm);
}
