"""A small run written by hand: four matches whose figures can be computed on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from knockdown import content
from knockdown.lab.figures import figures_of
from knockdown.lab.folder import Folder
from knockdown.lab.match_rows import Row, Rows
from knockdown.lab.tables import COLUMNS, frame, packed

LIBRARY = content.load()
RUN: dict[str, Any] = {
    "games": 6,
    "players": ["brawler", "brawler"],
    "fighters": ["veroth", "xingo"],
    "arenas": ["siege_storm", "tainted_grail"],
    "seed": 1,
    "knockdown": "dice",
    "boxes": {box.key: box.hash for box in LIBRARY.boxes},
    "version": "1.0",
    "rules": 1,
    "content": LIBRARY.book.content_hash,
}


def match(
    game: int, arena: str, fighters: tuple[str, str], first: int, winner: int, *skills: str
) -> Row:
    rounds = (2, 1) if winner == 0 else (1, 2)
    who = ("veroth-xingo", *fighters, "brawler", "brawler")
    return (game, game + 1, arena, *who, first, winner, *rounds, 50, *skills)


VX, XV = ("veroth", "xingo"), ("xingo", "veroth")
SIEGE, GRAIL = "siege_storm", "tainted_grail"

# Veroth wins three of four, who begins two of four.
MATCHES: list[Row] = [
    match(0, SIEGE, VX, 0, 0, "disarm", "long_arms", "light_feet", "iron_guard"),
    match(1, SIEGE, XV, 0, 1, "iron_guard", "long_arms", "disarm", "light_feet"),
    match(2, GRAIL, VX, 1, 0, "dread", "mantle", "stalker", "momentum"),
    match(3, GRAIL, XV, 0, 0, "dread", "mantle", "stalker", "momentum"),
]
# game, round, first, turns, ending, winner, wounds
ROUNDS: list[Row] = [
    (0, 1, 0, 9, "ko", 0, 1, 1, 5, 5),
    (0, 2, 1, 10, "deck", 1, 2, 2, 1, 1),
    (0, 3, 0, 11, "ko", 0, 0, 0, 6, 6),
    (1, 1, 0, 12, "ko", 1, 9, 3, 0, 0),
    (1, 2, 0, 20, "stall", 1, 1, 0, 0, 0),
    (2, 1, 1, 8, "ko", 0, 0, 0, 4, 8),
    (2, 2, 1, 13, "ko", 0, 0, 0, 4, 8),
    (3, 1, 0, 9, "ko", 0, 0, 0, 4, 8),
]
# game, round, turn, seat, wounds, tested, ko_chance, ko
TESTS: list[Row] = [
    (0, 1, 9, 1, 10, 10, 0.375, True),
    (0, 1, 4, 1, 10, 10, 0.375, False),
    (1, 1, 12, 0, 12, 10, 0.375, True),
    (2, 1, 8, 1, 12, 12, 0.625, True),
]
# game, seat, fighter, kind, key, offered, chosen, won
CHOICES: list[Row] = [
    (0, 0, "veroth", "attack", "high_punch", 30, 3, True),
    (0, 1, "xingo", "attack", "high_punch", 20, 0, False),
    (1, 0, "xingo", "attack", "high_punch", 50, 5, False),
    (2, 0, "veroth", "attack", "wyrd", 200, 1, True),
    (0, 0, "veroth", "special", "double_block", 8, 2, True),
    (1, 1, "veroth", "special", "double_block", 2, 2, True),
    (3, 1, "veroth", "special", "double_block", 10, 1, False),
    (0, 0, "veroth", "skill", "disarm", 1, 1, True),
    (1, 0, "xingo", "skill", "disarm", 1, 0, False),
    (1, 1, "veroth", "skill", "disarm", 1, 1, True),
    (0, 0, "veroth", "test", "test", 3, 2, True),
    (1, 1, "veroth", "test", "test", 5, 1, True),
]
ROWS: Rows = {"matches": MATCHES, "rounds": ROUNDS, "tests": TESTS, "choices": CHOICES}


def write(path: Path, **changed: object) -> Folder:
    folder = Folder(path)
    with folder.taken({**RUN, **changed}):
        folder.begin({**RUN, **changed})
        folder.keep(0, 4, {name: packed(frame(name, ROWS)) for name in COLUMNS})
    return folder


def figures(path: Path, **changed: object) -> dict[str, Any]:
    return figures_of(write(path, **changed), LIBRARY)
