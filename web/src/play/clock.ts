/** The time by which things are shown, and whether anybody looks. Tests bring a clock of their own. */
export interface Clock {
  /** In milliseconds. */
  now(): number;
  /** Does something later; what it gives calls that off. */
  after(ms: number, act: () => void): () => void;
  /** The tab is hidden: nothing is acted out for nobody. */
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
