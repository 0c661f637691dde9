"""4.6: every way to pay, against the rule tried out on all sets of cards."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_matches import BOOK

from knockdown.engine.book import Arena, Cost
from knockdown.engine.options import PAYMENT, unpack_faces
from knockdown.engine.payment import Payments
from knockdown.engine.terms import BLOCK, DASH, FIST, FOCUS, KICK, SYMBOLS, WILD

Way = tuple[int, ...]


def hand_of(faces: list[int]) -> int:
    """A hand as the engine counts it: four bits for each face."""
    return sum(1 << (4 * face) for face in faces)


def ways(
    faces: list[list[int]], slots: list[int], hand: list[int], *, improvise: bool
) -> list[Way]:
    options = Payments(faces).ways(0, slots, improvise, hand_of(hand))
    assert all(option.kind == PAYMENT for option in options)
    return [tuple(unpack_faces(option.a)) for option in options]


# --------------------------------------------------------------------- the reference
def reference(
    faces: list[list[int]], slots: list[int], hand: list[int], *, improvise: bool
) -> set[Way]:
    """All sets of held cards that pay, and that none of their parts would."""
    paying: list[Way] = []
    for size in range(1, len(hand) + 1):
        for cards in combinations(sorted(hand), size):
            if can_pay(faces, slots, cards, improvise=improvise):
                paying.append(cards)
    return {way for way in paying if not any(is_less(other, way) for other in paying)}


def is_less(one: Way, other: Way) -> bool:
    return len(one) < len(other) and Counter(one) <= Counter(other)


def can_pay(faces: list[list[int]], slots: list[int], cards: Way, *, improvise: bool) -> bool:
    symbols = [symbol for face in cards for symbol in faces[face]]
    costs = [slots]
    if improvise:
        costs += [[*slots[:i], WILD, *slots[i + 1 :]] for i in range(len(slots))]
    return any(
        all(slot >> symbol & 1 for slot, symbol in zip(cost, order, strict=True))
        for cost in costs
        for order in permutations(symbols, len(slots))
    )


symbol = st.integers(0, len(SYMBOLS) - 1)
face_lists = st.lists(
    st.lists(symbol, min_size=1, max_size=2).map(sorted), min_size=1, max_size=8, unique_by=tuple
)
slot = st.one_of(symbol.map(lambda s: 1 << s), st.just(WILD), st.integers(1, WILD))


@st.composite
def purses(draw: st.DrawFn) -> tuple[list[list[int]], list[int]]:
    """The faces of a deck and a hand of up to seven cards with them."""
    faces = draw(face_lists)
    hand = draw(st.lists(st.integers(0, len(faces) - 1), max_size=7))
    return faces, hand


@settings(max_examples=400, deadline=None)
@given(purses(), st.lists(slot, min_size=1, max_size=3), st.booleans())
def test_the_ways_to_pay_are_those_of_the_rule(
    purse: tuple[list[list[int]], list[int]], slots: list[int], improvise: bool
) -> None:
    faces, hand = purse
    found = ways(faces, slots, hand, improvise=improvise)
    assert len(set(found)) == len(found)
    assert set(found) == reference(faces, slots, hand, improvise=improvise)
    wasted = [sum(len(faces[face]) for face in way) - len(slots) for way in found]
    assert wasted == sorted(wasted)


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(BOOK.arenas), st.sampled_from(BOOK.costs), st.data())
def test_the_costs_of_the_boxes_are_paid_by_the_rule(
    arena: Arena, cost: Cost, data: st.DataObject
) -> None:
    faces = [face.symbols for face in arena.faces]
    hand = data.draw(st.lists(st.integers(0, len(faces) - 1), max_size=6))
    for improvise in (False, True):
        options = arena.payments.ways(cost.index, cost.slots, improvise, hand_of(hand))
        found = [tuple(unpack_faces(option.a)) for option in options]
        assert set(found) == reference(faces, cost.slots, hand, improvise=improvise)


# ------------------------------------------------------------------- by the rulebook
B, D, F, K, M = [BLOCK], [DASH], [FIST], [KICK], [FOCUS]
FACES = [B, D, F, K, M, B + M, D + K, F + K, D + D]
NAMES = ["B", "D", "F", "K", "M", "BM", "DK", "FK", "DD"]


@pytest.mark.parametrize(
    ("cost", "hand", "expected"),
    [
        ([1 << FIST], "F", ["F"]),
        ([1 << FIST], "F F", ["F"]),  # cards with the same symbols are one choice
        ([1 << FIST], "B M", []),
        ([1 << FIST], "F FK", ["F", "FK"]),  # what is not used of a card is lost
        ([1 << FIST, 1 << KICK], "FK F K", ["F+K", "FK"]),  # both symbols of one card
        ([1 << FIST, 1 << KICK], "FK DK", ["FK"]),  # the second card is not needed
        ([1 << DASH, 1 << DASH], "DD D D", ["D+D", "DD"]),
        ([WILD], "B M", ["B", "M"]),
        ([1 << KICK, WILD], "K", []),  # one symbol never pays twice
        ([1 << KICK, WILD], "K B", ["K+B"]),
        ([1 << DASH | 1 << FIST], "D F B", ["D", "F"]),  # either-or
        ([1 << FIST, 1 << FIST], "F FK", ["F+FK"]),
    ],
)
def test_a_cost_is_paid(cost: list[int], hand: str, expected: list[str]) -> None:
    held = [NAMES.index(name) for name in hand.split()]
    found = ways(FACES, cost, held, improvise=False)
    named = ["+".join(sorted(NAMES[face] for face in way)) for way in found]
    assert sorted(named) == sorted("+".join(sorted(way.split("+"))) for way in expected)


def test_improvising_replaces_one_symbol_of_a_cost() -> None:
    fists = [1 << FIST, 1 << FIST]
    fist, block, focus = NAMES.index("F"), NAMES.index("B"), NAMES.index("M")
    assert ways(FACES, fists, [fist, block], improvise=False) == []
    assert ways(FACES, fists, [fist, block], improvise=True) == [(block, fist)]
    assert ways(FACES, fists, [focus, block], improvise=True) == []


def test_remembered_ways_stay_right() -> None:
    """The same hand with another cost, and with improvising, is another question."""
    payments = Payments(FACES)
    hand = hand_of([NAMES.index("F"), NAMES.index("B")])
    for _ in range(2):
        assert len(payments.ways(0, [1 << FIST], False, hand)) == 1
        assert len(payments.ways(1, [1 << KICK], False, hand)) == 0
        assert len(payments.ways(0, [1 << FIST], True, hand)) == 2
