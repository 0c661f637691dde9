/** Why something was not done, in the language of now: the page has the server's words for it. */

import type { Refused } from '../protocol';
import { canSay, say } from './words';

/** A reason of the page's own: the server was not reached. */
export const OFFLINE = 'offline';
const HAND = 'hand-'; // 7.1: the tower has its own words

export function refusalText({ reason, text, details }: Omit<Refused, 'type'>): string {
  const message = messageOf(reason);
  return canSay(message) ? say(message, details) : text;
}

function messageOf(reason: string): string {
  if (reason === OFFLINE) return 'web-offline';
  return reason.startsWith(HAND) ? `tower-refused-${reason.slice(HAND.length)}` : `refusal-${reason}`;
}
