"""A record: how a match was set up, by names, and every move since.

With the same boxes and the same version of the rules a record always replays
to the same match.
"""

from __future__ import annotations

import datetime
import hashlib
from dataclasses import dataclass, field

from knockdown import content
from knockdown.content import Library
from knockdown.engine.errors import SetupError
from knockdown.engine.match import DEFAULT_STALL_TURNS, Match
from knockdown.engine.options import Option
from knockdown.engine.terms import RULES_VERSION
from knockdown.knockout.evidence import Evidence
from knockdown.knockout.evidence_text import format_evidence
from knockdown.referee.forfeit import Forfeit, forfeit_text
from knockdown.referee.moves import move_text
from knockdown.setup import RANDOM, new_match

LONGEST_NAME = 60


@dataclass
class Record:
    """A match from its setup on.

    The setup is what `knockdown.new_match` takes. `players` are the names of
    the people, seat by seat, and may be empty, as may be `date` (2025-01-31).
    `comments` are remarks of people by the number of moves made before them.
    `towers` are what is kept of the towers built, by the number of the move
    that told the result (7.1), counted from 1. `forfeit` ends a match after its
    last move before the rules do.
    """

    fighters: tuple[str, str] = (RANDOM, RANDOM)
    arena: str = RANDOM
    skills: str = RANDOM
    seed: int = 0
    knockdown: str = "dice"
    relief: str = "total"
    stall_turns: int = DEFAULT_STALL_TURNS
    players: tuple[str, str] = ("", "")
    date: str = ""
    library: Library = field(default_factory=content.load, repr=False)
    moves: list[Option] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)
    towers: dict[int, Evidence] = field(default_factory=dict)
    forfeit: Forfeit | None = None

    def __post_init__(self) -> None:
        for name in self.players:
            check_name(name)
        check_date(self.date)

    @property
    def rules(self) -> int:
        """The version of the rules that it is played with."""
        return RULES_VERSION

    @property
    def boxes(self) -> list[tuple[str, str]]:
        """The key and the content hash of every box in use."""
        return [(box.key, box.hash) for box in self.library.boxes]

    def begin(self, recording: bool = False) -> Match:
        """The match before the first move."""
        return new_match(
            self.fighters,
            self.arena,
            self.skills,
            self.seed,
            knockdown=self.knockdown,
            relief=self.relief,
            stall_turns=self.stall_turns,
            library=self.library,
            recording=recording,
        )

    @property
    def last_step(self) -> int:
        """The number of steps to its end: every move is one, and so is a forfeit."""
        return len(self.moves) + (self.forfeit is not None)

    def at(self, n: int, recording: bool = False) -> Match:
        """The match after its first `n` moves."""
        if not 0 <= n <= len(self.moves):
            raise IndexError(f"the record has {len(self.moves)} moves; there is no moment {n}")
        match = self.begin(recording)
        for option in self.moves[:n]:
            match.apply(option)
        return match

    def match(self, recording: bool = False) -> Match:
        """The match after all its moves."""
        return self.at(len(self.moves), recording)

    def texts(self) -> list[str]:
        """The moves in words."""
        match = self.begin()
        texts: list[str] = []
        for option in self.moves:
            texts.append(move_text(match, option))
            match.apply(option)
        return texts

    def digest(self) -> str:
        """SHA-256 over setup, moves, towers and forfeit, but not over names and date."""
        return digest_of(self, self.texts())


def digest_of(record: Record, texts: list[str]) -> str:
    """The digest of a record whose moves are already known in words."""
    setup = [
        f"rules {record.rules}",
        *(f"box {key} {content_hash}" for key, content_hash in record.boxes),
        f"fighters {' '.join(record.fighters)}",
        f"arena {record.arena}",
        f"skills {record.skills}",
        f"seed {record.seed}",
        f"test {record.knockdown}",
        f"relief {record.relief}",
        f"stall {record.stall_turns}",
    ]
    towers = [
        f"tower {number} {format_evidence(tower)}"
        for number, tower in sorted(record.towers.items())
    ]
    ending = [forfeit_text(record.forfeit)] if record.forfeit else []
    return hashlib.sha256("\n".join([*setup, *texts, *towers, *ending]).encode()).hexdigest()


def check_name(name: str) -> None:
    if not name.isprintable() or name != name.strip() or len(name) > LONGEST_NAME:
        raise SetupError(
            f"a player's name is up to {LONGEST_NAME} printable characters"
            " without spaces around them"
        )


def check_date(date: str) -> None:
    try:
        fine = not date or datetime.date.fromisoformat(date).isoformat() == date
    except ValueError:
        fine = False
    if not fine:
        raise SetupError("a date is written like 2025-01-31")
