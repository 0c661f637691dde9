"""One seat in words: wounds, hand, Skills, tokens, and what was prepared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from knockdown.engine.book import NONE, Arena
from knockdown.engine.hand import hand_limit
from knockdown.engine.view import PlayerView, View
from knockdown.telling.speech import Speech, arena_of, kit_of

REMEMBERED: Final = 8_000  # cached seats; most are unchanged at the next decision


class Seat(NamedTuple):
    """Everything told about a seat as the viewer knows it (5.2): a key for caching the text."""

    seat: int
    fighter: int
    heavy: int
    light: int
    hand: tuple[int, ...]
    unseen: int
    limit: int
    skills: tuple[int, ...]
    kept: tuple[int, int]
    tokens: tuple[int, ...]
    more_heavy: int
    more_light: int
    unblockable: bool


class SeatTeller:
    """Describes both seats as the viewer knows them (5.2)."""

    def __init__(self, speech: Speech, view: View) -> None:
        self.speech = speech
        self.view = view

    def fighter(self, player: PlayerView) -> str:
        """Wounds, hand, Skills and tokens of one seat."""
        return seat_text(self.speech, arena_of(self.view), self.seat(player))

    def seat(self, player: PlayerView) -> Seat:
        return Seat(
            player.seat,
            player.fighter,
            player.heavy,
            player.light,
            (*player.hand, *player.hidden),
            player.hidden_count - len(player.hidden),
            self.limit(player),
            tuple(player.skills),
            (player.kept_first, player.kept_second),
            tuple(player.tokens),
            player.more_heavy,
            player.more_light,
            player.unblockable,
        )

    def limit(self, player: PlayerView) -> int:
        """5.3: the hand limit, with the Skills of both."""
        other = self.view.players[1 - player.seat]
        return hand_limit(kit_of(self.view, player), kit_of(self.view, other))


@lru_cache(REMEMBERED)
def seat_text(speech: Speech, arena: Arena, seat: Seat) -> str:
    say = speech.words.say
    parts = [
        say(
            "picture-fighter",
            wounds=wounds_text(speech, seat),
            cards=len(seat.hand) + seat.unseen,
            limit=seat.limit,
            hand=speech.hand(arena, seat.hand, seat.unseen),
            **speech.who(seat.seat, seat.fighter),
        )
    ]
    parts += skill_texts(speech, seat)
    if seat.tokens:
        counts = Counter(code >> 1 for code in seat.tokens)
        tokens = [speech.token(token, n) for token, n in sorted(counts.items())]
        parts.append(say("picture-tokens", tokens=", ".join(tokens)))
    bonus = bonus_texts(speech, seat)
    if bonus:
        parts.append(say("picture-bonus", bonus=", ".join(bonus)))
    return " ".join(parts)


def bonus_texts(speech: Speech, seat: Seat) -> list[str]:
    """6.0: what was prepared for the next Strike."""
    found = []
    if seat.more_heavy or seat.more_light:
        wounds = speech.wounds(seat.more_heavy, seat.more_light)
        found.append(speech.words.say("bonus-wounds", wounds=wounds))
    if seat.unblockable:
        found.append(speech.words.say("bonus-unblockable"))
    return found


def wounds_text(speech: Speech, seat: Seat) -> str:
    """7: with the total, which counts in a Knockdown Test."""
    text = speech.wounds(seat.heavy, seat.light)
    if seat.heavy and seat.light:
        total = seat.heavy + seat.light
        return speech.words.say("picture-wounds", wounds=text, total=total)
    return text


def skill_texts(speech: Speech, seat: Seat) -> Iterator[str]:
    say = speech.words.say
    if not seat.skills:
        return
    names = ", ".join(speech.skill(skill) for skill in seat.skills)
    yield say("picture-skills", n=len(seat.skills), skills=names)
    hidden = [skill for skill in seat.kept if skill not in seat.skills]
    if len(seat.skills) == 1:
        if NONE in hidden:
            yield say("picture-face-down")
        else:
            yield say("picture-face-down-own", skill=speech.skill(hidden[0]))
