/** What a room leads to, and what has happened in it. */

import { rulesOf, usual, type Choice } from '../../parts/setup/choice';
import { CODE_LENGTH, NOBODY, type ClockKind, type FromGuest, type GuestNow, type RoomNow, type RoomOptions } from '../../protocol';

/** The options of a room as the select screen knows them. */
export function choiceOf(options: RoomOptions): Choice {
  const first = usual();
  return {
    ...first,
    arena: options.arena ?? first.arena,
    skills: options.skills ?? first.skills,
    ...rulesOf(options),
  };
}

export function optionsOf(choice: Choice, clock: ClockKind): RoomOptions {
  return { arena: choice.arena, skills: choice.skills, ...rulesOf(choice), clock };
}

/** As codes are written: capitals, no more than fit. */
export function tidyCode(typed: string): string {
  return typed.replace(/[^a-z0-9]/gi, '').toUpperCase().slice(0, CODE_LENGTH);
}

/** The match to go to: one's own that goes on, or one that began before one's eyes. */
export function matchToShow(before: RoomNow | null, now: RoomNow): string {
  if (!now.playing) return '';
  return now.you !== NOBODY || before?.playing === false ? now.match : '';
}

/** What the end of a match has asked of the room: `rematch`, or `swap-0` by who had that seat. */
export function wishes(then: string, now: RoomNow): FromGuest[] {
  if (now.you === NOBODY || now.playing) return [];
  const ready: FromGuest = { type: 'ready', on: true };
  if (then === 'rematch') return [ready];
  if (then === 'swap-0') return [{ type: 'swap', place: 1 }, ready];
  return then === 'swap-1' ? [{ type: 'swap', place: 0 }, ready] : [];
}

export interface News {
  id: string;
  name: string;
}

/** Who has come, gone or made ready since; what one does oneself is no news. */
export function newsOf(before: RoomNow | null, now: RoomNow): News[] {
  if (!before) return [];
  const others = (room: RoomNow) =>
    room.guests.filter((guest, place): guest is GuestNow => {
      return guest?.kind === 'person' && place !== room.you;
    });
  const [old] = others(before);
  const [other] = others(now);
  if (!old && !other) return [];
  if (!old) return [{ id: 'web-online-joined', name: other.name }];
  if (!other) return [{ id: 'web-online-left', name: old.name }];
  return other.ready && !old.ready ? [{ id: 'web-online-ready-other', name: other.name }] : [];
}

export function ownerOf(now: RoomNow): GuestNow | null {
  return now.guests.find((guest) => guest?.owner) ?? null;
}
