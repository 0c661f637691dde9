/** The clock of playback, and whether the page is visible. Tests use a clock of their own. */
export interface Clock {
  /** In milliseconds. */
  now(): number;
  /** Does something later. Returns a function that cancels it. */
  after(ms: number, act: () => void): () => void;
  /** Whether the tab is hidden: then nothing is acted out. */
  readonly isHidden: boolean;
}

export const CLOCK: Clock = {
  now: () => Date.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
  get isHidden() {
    return document.hidden;
  },
};
