"""Who sits where, as far as a screen tells it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from knockdown.content.clauses import id_of
from knockdown.content.words import Words
from knockdown.players import LEVELS, player_named
from knockdown.players.odds import UNKNOWN_HAND

SeatKind = Literal["person", "computer"]
PERSON: Final = "person"
COMPUTER: Final = "computer"


@dataclass(frozen=True)
class SeatInfo:
    """A person, who may have a name, or a computer of a level."""

    kind: SeatKind = PERSON
    level: str = ""
    name: str = ""

    @property
    def is_computer(self) -> bool:
        return self.kind == COMPUTER

    @property
    def hand(self) -> str:
        """7.1: the skill that builds this seat's towers."""
        return hand_of(self.level) if self.is_computer else UNKNOWN_HAND

    def spoken_of(self, seat: int) -> str:
        """The message that names the seat before it has a fighter."""
        return "player-computer" if self.is_computer else ("player-one", "player-two")[seat]

    def title(self, words: Words, seat: int, *, is_you: bool) -> str:
        """Beside the fighter's name: who plays it."""
        if self.name:
            return self.name
        if self.is_computer:
            return words.say("spoken-computer", level=level_name(words, self.level))
        if is_you:
            return words.say("spoken-you")
        return words.say("spoken-player", number=seat + 1)


def level_name(words: Words, level: str) -> str:
    return words.say(id_of("level", level)) if level in LEVELS else level


@cache
def hand_of(level: str) -> str:
    return player_named(level).tower_skill
