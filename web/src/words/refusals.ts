/** Refusals in the current language: the page has the server's words for them. */

import type { Refused } from '../protocol';
import { canSay, say } from './words';

/** Reasons of the page's own: the server was not reached, or a tower was lost with the line to it. */
export const OFFLINE = 'offline';
export const CUT = 'cut';
const OWN: Record<string, string> = { [OFFLINE]: 'web-offline', [CUT]: 'web-practice-cut' };
const HAND = 'hand-'; // 7.1: the tower has its own words

export function refusalText({ reason, text, details }: Omit<Refused, 'type'>): string {
  const message = messageOf(reason);
  return canSay(message) ? say(message, details) : text;
}

function messageOf(reason: string): string {
  const own = OWN[reason];
  if (own) return own;
  return reason.startsWith(HAND) ? `tower-refused-${reason.slice(HAND.length)}` : `refusal-${reason}`;
}
