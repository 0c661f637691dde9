/** 11.1: what the selection tokens of a new match have shown. */
import { MatchLink } from '../../net/link.svelte';
import type { Scene, TokenDrawnData } from '../../protocol';

export interface Drawn {
  kind: TokenDrawnData['kind'];
  /** Of a fighter; otherwise both players draw. */
  seat: number;
  value: string;
}

const PATIENCE = 4000;

export function drawnIn(scene: Pick<Scene, 'events'> | null): Drawn[] {
  const tokens = (scene?.events ?? []).filter((event) => event.name === 'token_drawn');
  return tokens.map(({ data: { kind, player, value } }) => ({ kind, seat: player, value }));
}

/** The first look at a match; none if it does not come soon: the match itself will tell. */
export function firstScene(match: string): Promise<Scene | null> {
  const link = new MatchLink(match);
  return new Promise((resolve) => {
    const done = (scene: Scene | null) => {
      clearTimeout(late);
      link.close();
      resolve(scene);
    };
    const late = setTimeout(() => done(null), PATIENCE);
    link.onScene(done);
  });
}
