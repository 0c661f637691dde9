"""Damaged and foreign saves: one clear error that names the place, and nothing else."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_matches import BOOK, LINE_UPS, choices, decisions, play_on

from knockdown.engine.errors import SaveError
from knockdown.engine.frames import BLOCK, FRAMES
from knockdown.engine.match import from_dict
from knockdown.engine.save import FORMAT, PLAYER_FLAGS, PLAYER_NUMBERS, SKILL_LISTS, TABLE_NUMBERS

# A save is plain data from outside, so the tests that spoil it treat it as such.
Save = dict[str, Any]
Path = tuple[str | int, ...]
HUGE = 2**40  # more than any count in a match


def collect_saves() -> list[Save]:
    """Saves of all moments: the draft, turns, and every kind of frame on top."""
    saves: list[Save] = []
    tops: set[int] = set()
    for line_up in LINE_UPS:
        match = line_up.begin()
        for count in decisions(match, choices(line_up.seed)):
            top = match.stack[-1].kind
            if count % 40 == 0 or top not in tops:
                tops.add(top)
                saves.append(match.to_dict())
    return saves


SAVES = collect_saves()
# In a round and with a decision of the turn itself: nothing about it is special.
PLAIN = next(save for save in SAVES if save["round"] == 1 and len(save["stack"]) == 2)


def spoiled(change: Callable[[Save], object], save: Save = PLAIN) -> Save:
    data = copy.deepcopy(save)
    change(data)
    return data


def with_value(path: Path, value: object, save: Save = PLAIN) -> Save:
    return spoiled(lambda data: put(data, path, value), save)


def assert_refused(data: object, *names: str) -> None:
    with pytest.raises(SaveError) as refusal:
        from_dict(BOOK, data)
    for name in names:
        assert name in str(refusal.value)


def put(data: Save, path: Path, value: object) -> None:
    at(data, path[:-1])[path[-1]] = value


def at(data: Save, path: Path) -> Any:
    place: Any = data
    for key in path:
        place = place[key]
    return place


def fields() -> Iterator[Path]:
    """Every field of a save, those of the first player included."""
    for field in PLAIN:
        yield (field,)
    for field in PLAIN["players"][0]:
        yield ("players", 0, field)


def named(path: Path) -> str:
    """A path as errors write it: `players[0].hand`."""
    text = str(path[0])
    for key in path[1:]:
        text += f"[{key}]" if isinstance(key, int) else f".{key}"
    return text


FIELDS = list(fields())
each_field = pytest.mark.parametrize("path", FIELDS, ids=named)


def test_the_fields_are_all_there() -> None:
    plain = {named(path) for path in FIELDS}
    assert plain >= {*TABLE_NUMBERS, "row", "deck", "discards", "board", "stack"}
    assert plain >= {
        f"players[0].{field}" for field in (*PLAYER_NUMBERS, *PLAYER_FLAGS, *SKILL_LISTS)
    }


def test_an_unspoiled_save_is_accepted() -> None:
    for save in SAVES:
        assert from_dict(BOOK, json.loads(json.dumps(save))).to_dict() == save


# ------------------------------------------------------------------ field by field
@each_field
def test_a_missing_field_is_named(path: Path) -> None:
    def remove(data: Save) -> None:
        del at(data, path[:-1])[path[-1]]

    assert_refused(spoiled(remove), named(path))


@pytest.mark.parametrize("wrong", ["5", None, 1.0, {"a": 1}, [[]], ["x"], [None], [1.5]], ids=repr)
@each_field
def test_a_field_of_the_wrong_type_is_named(path: Path, wrong: object) -> None:
    assert_refused(with_value(path, wrong), named(path))


@pytest.mark.parametrize("wrong", [-(2**63), -3, HUGE, 2**63, 2**2000])
@pytest.mark.parametrize(
    "path",
    [
        path
        for path in FIELDS
        if type(at(PLAIN, path)) is int
        # Counters and bit sets, which may be large.
        and path[-1]
        not in ("version", "rules", "seed", "used_powers", "stall_turns", "turn", "quiet_turns")
        and path[-1] not in ("shuffles", "rolls", "towers")
    ],
    ids=named,
)
def test_a_number_out_of_range_is_named(path: Path, wrong: int) -> None:
    """A wound count of a million millions, too: nobody could choose a relief of it."""
    assert_refused(with_value(path, wrong), named(path))


@pytest.mark.parametrize("wrong", [-1, 2**2000])
@pytest.mark.parametrize("field", ["seed", "stall_turns", "turn", "shuffles", "rolls", "towers"])
def test_a_counter_out_of_range_is_named(field: str, wrong: int) -> None:
    assert_refused(with_value((field,), wrong), field)


@pytest.mark.parametrize(
    "path",
    [
        path
        for path in FIELDS
        if isinstance(at(PLAIN, path), list) and path[-1] not in ("players", "stack")
    ],
    ids=named,
)
@pytest.mark.parametrize("wrong", [-2, 4000, True, None, "0"], ids=repr)
def test_a_list_with_a_wrong_entry_is_named(path: Path, wrong: object) -> None:
    assert_refused(
        spoiled(lambda data: at(data, path).append(wrong)),
        f"{named(path)}[{len(at(PLAIN, path))}]",
    )


@pytest.mark.parametrize("data", [None, 5, "save", [], True, [PLAIN], {}], ids=str)
def test_data_that_is_not_a_save_is_refused(data: object) -> None:
    assert_refused(data)


# ------------------------------------------------------------------------- origin
@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("format", "chess-save"),
        ("version", 2),
        ("version", True),
        ("rules", 0),
        ("rules", 99),
        ("content", "0" * 64),
        ("content", None),
    ],
)
def test_a_foreign_save_is_refused(field: str, value: object) -> None:
    """`true` is no version, though Python takes it for a 1."""
    assert PLAIN["format"] == FORMAT
    assert_refused(with_value((field,), value), field)


# -------------------------------------------------------------------------- cards
def test_a_doubled_card_is_refused() -> None:
    def double(data: Save) -> None:
        data["discards"].append(data["deck"][0])

    assert_refused(spoiled(double), "exactly once")


def test_a_lost_card_is_refused() -> None:
    assert_refused(spoiled(lambda data: data["deck"].pop()), "exactly once")


def test_a_card_exchanged_for_another_is_refused() -> None:
    def exchange(data: Save) -> None:
        data["deck"][0] = data["row"][0]

    assert_refused(spoiled(exchange), "exactly once")


@pytest.mark.parametrize("size", [0, 3, 5])
def test_a_row_of_another_size_is_refused(size: int) -> None:
    def resize(data: Save) -> None:
        cards = data["row"] + data["deck"]
        data["row"], data["deck"] = cards[:size], cards[size:]

    assert_refused(spoiled(resize), "row")


def test_a_candle_card_in_a_hand_is_refused() -> None:
    """10.2: a Candle card is discarded as soon as it is drawn."""
    grail = next(
        save for save in SAVES if max(save["deck"], default=0) >= 36 and save["round"] == 1
    )

    def take(data: Save) -> None:
        candle = max(data["deck"])
        data["deck"].remove(candle)
        data["players"][1]["hand"].append(candle)

    assert_refused(spoiled(take, grail), "players[1].hand")


# ------------------------------------------------------------------------ fighters
def test_two_fighters_on_one_space_are_refused() -> None:
    def move(data: Save) -> None:
        data["players"][0]["space"] = data["players"][1]["space"]

    assert_refused(spoiled(move), "space")


def test_one_fighter_for_both_is_refused() -> None:
    """3.1: none is taken twice."""

    def take(data: Save) -> None:
        data["players"][0]["fighter"] = data["players"][1]["fighter"]

    assert_refused(spoiled(take), "fighter")


def test_a_round_without_face_up_skills_is_refused() -> None:
    assert_refused(with_value(("players", 0, "shown"), 0), "players[0]")


def test_more_tokens_than_there_are_is_refused() -> None:
    """1.2: token counts are limits."""
    curse = next(token.index for token in BOOK.tokens if token.key == "curse")

    def place(data: Save) -> None:
        data["players"][0]["tokens"] = [curse * 2 + 1] * 2

    assert_refused(spoiled(place), "tokens")


# ----------------------------------------------------------------------- the stack
def test_a_winner_with_a_stack_is_refused() -> None:
    assert_refused(with_value(("winner",), 0), "stack")


def test_a_match_without_anything_to_decide_is_refused() -> None:
    assert_refused(with_value(("stack",), []), "stack")


@pytest.mark.parametrize("frame", [[], [-1], [len(FRAMES)], [2], [2, 0], [2, 2, 0, 2, 9, 9]])
def test_an_invalid_frame_is_named(frame: list[int]) -> None:
    assert_refused(with_value(("stack", 1), frame), "stack[1]")


# Where a frame keeps its seat: first in an Attack or Effect frame, else after the step.
SEAT_PLACE = {0: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 1, 10: 2, 11: 1, 12: 2}
SEAT_PLACE |= {13: 2, 14: 2, 15: 2}


@pytest.mark.parametrize("seat", [-2, -1, 2, 7, HUGE])
def test_a_frame_of_a_third_player_is_named(seat: int) -> None:
    for save in SAVES:
        for place, frame in enumerate(save["stack"]):
            if frame[0] in SEAT_PLACE:
                path = ("stack", place, SEAT_PLACE[frame[0]])
                assert_refused(with_value(path, seat, save), f"stack[{place}]")


@pytest.mark.parametrize("wrong", [HUGE, -HUGE])
def test_a_frame_with_an_absurd_number_is_named(wrong: int) -> None:
    """Anything but bit sets of cards and powers: those may be large."""
    bit_sets = {6: {7}, 10: {3}, 12: {4, 5}}
    for save in SAVES:
        for place, frame in enumerate(save["stack"]):
            for number in range(1, len(frame)):
                if number not in bit_sets.get(frame[0], ()):
                    path = ("stack", place, number)
                    assert_refused(with_value(path, wrong, save), f"stack[{place}]")


def save_with(kind: int) -> Save:
    """A save with a frame of this kind on top."""
    return next(save for save in SAVES if save["stack"][-1][0] == kind)


def test_a_block_by_the_attacker_is_refused() -> None:
    """6.4: the target blocks, never the other one."""
    save = save_with(BLOCK)
    place = len(save["stack"]) - 1
    attacker = 1 - save["stack"][place][2]
    assert_refused(with_value(("stack", place, 2), attacker, save), f"stack[{place}]")


@pytest.mark.parametrize("step", [12, 13, 14])
def test_an_opening_draft_that_does_not_fit_the_row_is_refused(step: int) -> None:
    """3.5: one card fewer lies in the row after each step; the last is never asked."""
    match = LINE_UPS[0].begin()
    while match.stack[0].step != step:
        match.apply(match.options[0])
    for other in {12, 13, 14, 15} - {step}:
        assert_refused(with_value(("stack", 0, 1), other, match.to_dict()))


def test_a_round_without_a_first_player_is_refused() -> None:
    assert_refused(with_value(("first",), -1), "first")


# -------------------------------------------------------------------- random damage
def paths(tree: object, path: Path = ()) -> Iterator[Path]:
    if path:
        yield path
    if isinstance(tree, dict | list):
        keys = list(tree) if isinstance(tree, dict) else range(len(tree))
        for key in keys:
            yield from paths(tree[key], (*path, key))


small = st.integers(-3, 70)
values = st.one_of(
    small,
    st.sampled_from([HUGE, -HUGE, 2**62, 2**63]),
    st.none(),
    st.booleans(),
    st.floats(allow_nan=False),
    st.text(max_size=3),
    st.lists(small, max_size=8),
    st.dictionaries(st.text(max_size=3), small, max_size=2),
)


@st.composite
def damaged_saves(draw: st.DrawFn) -> Save:
    """A save with one to three places changed, removed, doubled or exchanged."""
    data = copy.deepcopy(draw(st.sampled_from(SAVES)))
    for _ in range(draw(st.integers(1, 3))):
        part = draw(st.sampled_from(["stack", "players", "anything"]))
        everywhere = [p for p in paths(data) if part in ("anything", p[0])]
        if everywhere:
            damage(draw, data, draw(st.sampled_from(everywhere)))
    return data


def damage(draw: st.DrawFn, data: Save, path: Path) -> None:
    parent: Any = at(data, path[:-1])
    key: Any = path[-1]
    how = draw(st.sampled_from(["replace", "nudge", "remove", "double", "exchange"]))
    if how == "remove":
        del parent[key]
    elif how == "double" and isinstance(parent, list):
        parent.append(copy.deepcopy(parent[key]))
    elif how == "exchange" and isinstance(parent, list):
        other = draw(st.integers(0, len(parent) - 1))
        parent[key], parent[other] = parent[other], parent[key]
    elif how == "nudge" and type(parent[key]) is int:
        parent[key] += draw(st.sampled_from([-2, -1, 1, 2]))
    else:
        parent[key] = draw(values)


@settings(max_examples=600, deadline=None)
@given(damaged_saves(), st.integers(0, 99))
def test_a_damaged_save_is_refused_or_can_be_played(data: Save, seed: int) -> None:
    """Whatever is loaded is a match: it can be looked at, saved and played on."""
    try:
        match = from_dict(BOOK, data)
    except SaveError:
        return
    for seat in range(2):
        match.view(seat).to_dict()
    assert from_dict(BOOK, match.to_dict()).options == match.options
    play_on(match, choices(seed), 60)


@settings(max_examples=200, deadline=None)
@given(
    st.recursive(
        values,
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.sampled_from(sorted(PLAIN)), inner, max_size=8)
        ),
        max_leaves=20,
    )
)
def test_any_other_data_is_refused(data: object) -> None:
    assert_refused(data)
