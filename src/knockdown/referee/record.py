"""A record: how a match was set up, by names, and every move since.

With the same boxes and the same version of the rules a record always replays
to the same match.
"""

from __future__ import annotations

import datetime
import hashlib
from dataclasses import dataclass, field
from typing import Unpack

from knockdown import content
from knockdown.content import Library
from knockdown.engine.errors import SetupError
from knockdown.engine.match import Match
from knockdown.engine.match_rules import USUAL, MatchRules, RuleWords
from knockdown.engine.options import Option
from knockdown.engine.terms import RULES_VERSION
from knockdown.referee.forfeit import Forfeit, forfeit_text
from knockdown.referee.moves import move_text
from knockdown.setup import RANDOM, new_match
from knockdown.tower.evidence import Evidence
from knockdown.tower.evidence_text import format_evidence

LONGEST_NAME = 60


@dataclass(init=False)
class Record:
    """A match from its setup on.

    The setup is what `knockdown.new_match` takes; there too house rules may be
    given one by one. `players` are the names of the people, seat by seat, and may
    be empty, as may be `date` (2025-01-31).
    `comments` are remarks of people by the number of moves made before them.
    `towers` are what is kept of the towers built, by the number of the move
    that told the result (7.1), counted from 1. `forfeit` ends a match after its
    last move before the rules do.
    """

    fighters: tuple[str, str]
    arena: str
    skills: str
    seed: int
    match_rules: MatchRules
    players: tuple[str, str]
    date: str
    library: Library = field(repr=False)
    moves: list[Option]
    comments: dict[int, str]
    towers: dict[int, Evidence]
    forfeit: Forfeit | None

    def __init__(
        self,
        fighters: tuple[str, str] = (RANDOM, RANDOM),
        arena: str = RANDOM,
        skills: str = RANDOM,
        seed: int = 0,
        *,
        match_rules: MatchRules = USUAL,
        players: tuple[str, str] = ("", ""),
        date: str = "",
        library: Library | None = None,
        moves: list[Option] | None = None,
        comments: dict[int, str] | None = None,
        towers: dict[int, Evidence] | None = None,
        forfeit: Forfeit | None = None,
        **house_rules: Unpack[RuleWords],
    ) -> None:
        for name in players:
            check_name(name)
        check_date(date)
        self.fighters = fighters
        self.arena = arena
        self.skills = skills
        self.seed = seed
        self.match_rules = match_rules.replace(house_rules)
        self.players = players
        self.date = date
        self.library = library or content.load()
        self.moves = [] if moves is None else moves
        self.comments = {} if comments is None else comments
        self.towers = {} if towers is None else towers
        self.forfeit = forfeit

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
            match_rules=self.match_rules,
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
        *(f"{field.label} {setting}" for field, setting in record.match_rules.written()),
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
