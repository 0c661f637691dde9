/** How a round or a match ended, as the events tell it. */
import { type EventNow, NOBODY, type RoomNow, type RoundEndedData, type Scene } from '../../protocol';

export type How = RoundEndedData['how'];

export interface Result {
  winner: number;
  how: How;
  text: string;
  /** Wounds of the two seats when it ended. */
  heavy: [number, number];
  light: [number, number];
  /** The Skill the loser has turned face up; empty if there was none. */
  turned: string;
}

/** Of the last round that ended in these events. */
export function resultOf(scene: Pick<Scene, 'events'>): Result | null {
  const ended = scene.events.findLast((event) => event.name === 'round_ended');
  if (!ended) return null;
  const after = scene.events.slice(scene.events.indexOf(ended));
  return { ...ended.data, text: ended.text, turned: turned(after, ended.data.winner) };
}

/** Whether other people play, and this one only looks on. */
export function looksOn({ mode, fighters }: Pick<Scene, 'mode' | 'fighters'>): boolean {
  return mode === 'watched' && fighters.some(({ level }) => level === '');
}

/** Whether there can be another like it: two people at two screens agree on one in their room. */
export function canPlayAgain(scene: Pick<Scene, 'mode' | 'fighters' | 'room'>): boolean {
  const isBetweenTwo = scene.mode === 'alone' && scene.fighters.every(({ level }) => level === '');
  return !looksOn(scene) && (!isBetweenTwo || scene.room !== '');
}

/** The name of the other one, who went back to the room and is ready to play again. */
export function wantsAgain(now: Pick<RoomNow, 'guests' | 'you' | 'playing'> | null): string {
  if (!now || now.playing || now.you === NOBODY) return '';
  const other = now.guests[1 - now.you];
  return other?.kind === 'person' && other.here && other.ready ? other.name : '';
}

/** Whether the winner is who looks at the screen; nobody is you where both do. */
export function isYou(scene: Pick<Scene, 'viewer' | 'mode'>, seat: number): boolean {
  return scene.mode === 'alone' && scene.viewer === seat;
}

/** A scene of before with its players called as they are now: maybe in another language. */
export function calledNow(scene: Scene, now: Scene | null): Scene {
  const fighters = scene.fighters.map((one) => ({
    ...one,
    player: now?.fighters[one.seat]?.player ?? one.player,
  }));
  return { ...scene, fighters };
}

/** What a saved match is called. */
export function fileName(fighters: readonly string[], match: string): string {
  return `knockdown-${fighters.filter(Boolean).join('-')}-${match.slice(0, 8)}.txt`;
}

function turned(events: readonly EventNow[], winner: number): string {
  const shown = events.filter((event) => event.name === 'skill_shown');
  return shown.find(({ data }) => data.player === 1 - winner)?.data.skill ?? '';
}
