/** The sheets over a replay. */
export type Opened = 'more' | 'picture' | 'log' | 'share' | 'continue' | null;
