"""A whole match of every fighter as text, decision by decision.

When cards or rules change on purpose, `UPDATE_GOLDEN=1 pytest tests/engine/test_golden.py`
writes the files again; the difference between the old and the new ones is then
read like any other change.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from random_matches import BOOK, LineUp, choices

from knockdown.engine import options as o
from knockdown.engine.book import NONE
from knockdown.engine.events import Event
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.referee.moves import card_name, move_text, move_texts, power_name

FOLDER = Path(__file__).parent / "golden"
LARGEST = 60_000  # bytes; nobody would read a longer file
FIGHTERS = [fighter.key for fighter in BOOK.fighters]

# Each fighter has one match as seat 0, each against another fighter.
LINE_UPS = {
    "veroth": LineUp(("veroth", "xingo"), "siege_storm", "siege_storm", "dice", "total", 12, 871),
    "xingo": LineUp(("xingo", "driana"), "siege_storm", "tainted_grail", "table", "each", 12, 1789),
    "driana": LineUp(
        ("driana", "mistbearer"), "siege_storm", "siege_storm", "tower", "heavy", 4, 394
    ),
    "mistbearer": LineUp(
        ("mistbearer", "maggot"), "tainted_grail", "tainted_grail", "dice", "total", 12, 4
    ),
    "maggot": LineUp(
        ("maggot", "lost_knight"), "tainted_grail", "siege_storm", "dice", "light", 12, 214
    ),
    "lost_knight": LineUp(
        ("lost_knight", "veroth"), "tainted_grail", "tainted_grail", "table", "total", 0, 1411
    ),
}
# What makes a fighter that fighter is chosen more often than at random.
TELLING = (o.SPECIAL, o.REACT, o.TEST, o.POWER, o.YES, o.BLOCK_BOTH)


@pytest.mark.parametrize("fighter", FIGHTERS)
def test_the_match_goes_as_it_went(fighter: str) -> None:
    assert fighter in LINE_UPS, f"LINE_UPS has no match for {fighter}"
    text = "\n".join(playthrough(LINE_UPS[fighter])) + "\n"
    path = FOLDER / f"{fighter}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        path.write_text(text, "utf-8")
    assert path.exists(), f"{path.name} is missing; UPDATE_GOLDEN=1 writes it"
    assert text.splitlines() == path.read_text("utf-8").splitlines()
    assert len(text.encode()) < LARGEST


def test_no_golden_match_is_left_over() -> None:
    assert sorted(path.stem for path in FOLDER.iterdir()) == sorted(FIGHTERS)


def test_every_special_attack_is_played_in_a_golden_match() -> None:
    played = "".join(path.read_text("utf-8") for path in sorted(FOLDER.iterdir()))
    for fighter in BOOK.fighters:
        for number in fighter.specials:
            key = BOOK.attacks[number].key
            assert f"attack={key} card=none" in played, f"no {key}: try other seeds in LINE_UPS"


# ------------------------------------------------------------------------ the text
def playthrough(line_up: LineUp) -> Iterator[str]:
    match = line_up.begin(recording=True)
    rng = choices(line_up.seed)
    yield headline(line_up)
    yield from new_events(match)
    count = 0
    while not match.is_over:
        count += 1
        yield f"{count}. player {match.decider + 1}, {match.decision_name}: " + " | ".join(
            move_texts(match)
        )
        chosen = choose(match, rng)
        yield f"> {move_text(match, chosen)}"
        match.apply(chosen)
        yield from new_events(match)


def headline(line_up: LineUp) -> str:
    return (
        f"{line_up.fighters[0]} against {line_up.fighters[1]} in {line_up.arena},"
        f" Skills of {line_up.skills}, knockdown {line_up.knockdown},"
        f" relief {line_up.relief}, stall_turns {line_up.stall_turns}, seed {line_up.seed}"
    )


def choose(match: Match, rng: Rng) -> Option:
    telling = [option for option in match.options if option.kind in TELLING]
    offered = telling if telling and rng.below(3) else match.options
    return offered[rng.below(len(offered))]


def new_events(match: Match) -> Iterator[str]:
    for event in match.events:
        yield "  " + " ".join([event.name, *event_words(match, event)])
    match.events = []


def event_words(match: Match, event: Event) -> Iterator[str]:
    for field in event.fields:
        value = getattr(event, field)
        if isinstance(value, list):
            yield f"{field}={'+'.join(word(match, field, item) for item in value)}"
        else:
            yield f"{field}={word(match, field, value)}"


def word(match: Match, field: str, value: object) -> str:
    """A number of an event by the name of the thing it stands for."""
    if not isinstance(value, int) or isinstance(value, bool):
        return str(value).lower()
    if value == NONE:
        return "none"
    if field in ("player", "owner", "holder", "winner", "first", "space", "start", "end"):
        return str(value + 1)
    if field in ("card", "cards"):
        return card_name(match, value)
    return key_of(field, value)


def key_of(field: str, value: int) -> str:
    if field == "attack":
        return BOOK.attacks[value].key
    if field in ("skill", "skills"):
        return BOOK.skills[value].key
    if field == "token":
        return BOOK.tokens[value].key
    if field == "power":
        return power_name(BOOK, BOOK.powers[value])
    return str(value)
