"""Reads arena.toml: the arena, its rule, and the Attack deck that belongs to it (10, 11.2)."""

from __future__ import annotations

from knockdown.content import values
from knockdown.content.attacks import PrintedCard
from knockdown.content.draft import Draft
from knockdown.content.problems import shown
from knockdown.content.reader import LANGUAGES, Table
from knockdown.content.scenery import read_scenery
from knockdown.engine.book import NONE, Arena, Card, Face

FEWEST_CARDS = 8  # two full rows, the minimum for a round
MOST_CARDS = 60
SPACES = range(5, values.MOST_SPACES + 1, 2)
MOST_CANDLES = 9


def read_arena(draft: Draft, file: Table, printed: list[PrintedCard]) -> None:
    key = file.key()
    names = file.names("name")
    source = file.source()
    spaces = _read_spaces(file)
    starts = _read_starts(file, spaces)
    edge = _read_rule(file, "edge")
    candle_names, candles, candle = _read_candle(file)
    plan = file.names("plan") if file.has("plan") else dict.fromkeys(LANGUAGES, "")
    scenery = read_scenery(file)
    file.close()
    _check_deck(file, len(printed), candles)
    faces = _faces(printed)
    arena = Arena(
        key,
        draft.box,
        spaces,
        starts,
        _cards(printed, faces) + [Card(NONE, NONE) for _ in range(candles)],
        [Face(list(symbols)) for symbols in faces],
        edge_heavy=edge[0],
        edge_light=edge[1],
        candles=candles,
        candle_heavy=candle[0],
        candle_light=candle[1],
    )
    draft.claim("arena", key, file)
    draft.book.add_arena(arena)
    draft.library.entitle(arena, names, source)
    draft.library.name_candle(arena, candle_names)
    draft.library.describe_arena(arena, plan, scenery)


def _read_spaces(file: Table) -> int:
    spaces = file.integer("spaces", SPACES[0], SPACES[-1])
    if spaces in SPACES:
        return spaces
    file.refuse("spaces", spaces, "an odd number, so that there is a centre")
    return SPACES[-1]  # so that the starting spaces can still be checked


def _read_starts(file: Table, spaces: int) -> list[int]:
    """3.2: one starting space for each seat; counted from 1 in the file, from 0 in the book."""
    right = f"two different spaces from 1 to {spaces}, like [3, 7]"
    if not file.has("starts"):
        file.missing("starts", right)
        return [0, 1]
    found = file.items("starts", right)
    starts = [item - 1 for item in found if type(item) is int and 1 <= item <= spaces]
    if len(starts) == len(found) == 2 and starts[0] != starts[1]:
        return starts
    if found:
        listed = ", ".join(shown(item) for item in found)
        file.spot.into("starts").note(f"[{listed}] is not possible here", f"write {right}")
    return [0, 1]


def _read_rule(file: Table, key: str) -> tuple[int, int]:
    """10.1: the wounds of the arena's edges; none if it has no such rule."""
    if not file.has(key):
        return 0, 0
    table = file.table(key)
    found = table.notation("wounds", values.some_wounds, values.WOUNDS_FORM, (0, 1))
    table.close()
    return found


def _read_candle(file: Table) -> tuple[dict[str, str], int, tuple[int, int]]:
    """10.2: the Candle cards, and the wounds of a fighter in the dark."""
    if not file.has("candle"):
        return {}, 0, (0, 0)
    table = file.table("candle")
    names = table.names("name")
    cards = table.integer("cards", 1, MOST_CANDLES)
    wounds = table.notation("wounds", values.some_wounds, values.WOUNDS_FORM, (0, 1))
    table.close()
    return names, cards, wounds


def _check_deck(file: Table, cards: int, candles: int) -> None:
    if cards < FEWEST_CARDS:
        file.spot.note(
            f"the Attack deck of this arena has {cards} cards",
            f"write {FEWEST_CARDS} or more in attacks.toml of the same box",
        )
    if cards + candles > MOST_CARDS:
        file.spot.note(
            f"the Attack deck of this arena has {cards + candles} cards",
            f"use {MOST_CARDS} at most, Candle cards included",
        )


def _faces(printed: list[PrintedCard]) -> list[tuple[int, ...]]:
    """Every different set of symbols: single ones first, then pairs."""
    different = {card.symbols for card in printed}
    return sorted(different, key=lambda symbols: (len(symbols), symbols))


def _cards(printed: list[PrintedCard], faces: list[tuple[int, ...]]) -> list[Card]:
    return [Card(card.attack, faces.index(card.symbols)) for card in printed]
