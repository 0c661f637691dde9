"""What a bot from outside is told when it does what no player may do."""

from __future__ import annotations

from typing import Any

import pytest

from knockdown.engine import options as o
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.engine.view import View
from knockdown.players import Advice, RandomPlayer
from knockdown.players.conformance import NotConforming, check_player

pytestmark = pytest.mark.once

FAULTS = {  # and what is said of each
    "skill": "tower_skill is 'godlike'; there are novice",
    "option": "was not offered at",
    "fighter": "was not offered at pick_fighter",
    "test": "was not offered at test_result",
    "view": "the view was changed at",
    "read": "the view was changed at",
    "moody": "two answers",
    "nothing": "not a list of Advice",
    "empty": "is empty or repeats",
    "twice": "is empty or repeats",
    "foreign": "an option not offered",
    "chance": "not a number from 0 to 1",
    "text": "not a number from 0 to 1",
    "worst": "must name the best option first; it did so at 0 of",
}


class Broken(RandomPlayer):
    """A bot from outside with one fault at a time."""

    def __init__(self, fault: str) -> None:
        self.fault = fault
        if fault == "skill":
            self.tower_skill = "godlike"
        self.times = 0

    def choose(self, view: View, rng: Rng) -> o.Option:
        if self.fault == "fighter" and view.decision == o.PICK_FIGHTER:
            return o.option(o.FIGHTER, 31)
        if self.fault == "test" and view.decision == o.TEST_RESULT:
            return o.option(o.MOVE, 31)
        return super().choose(view, rng)

    def decide(self, view: View, rng: Rng) -> o.Option:
        if self.fault == "option":
            return o.option(o.MOVE, 31)
        if self.fault == "view":
            view.discards.append(1)
        if self.fault == "moody":
            self.times += 1
            return view.options[self.times % len(view.options)]
        return super().decide(view, rng)

    def advise(self, view: View, rng: Rng) -> list[Advice]:
        advice = super().advise(view, rng)
        if self.fault == "read":
            view.options.pop()
        faults: dict[str, Any] = {
            "nothing": None,
            "empty": [],
            "twice": advice + advice,
            "foreign": [Advice(o.option(o.MOVE, 31), 0.5)],
            "chance": [Advice(advice[0].option, 1.5)],
            "text": [Advice(advice[0].option, "0.5")],  # type: ignore[arg-type]  # the fault
            "worst": [Advice(each.option, place / 99) for place, each in enumerate(advice)],
        }
        found: list[Advice] = faults.get(self.fault, advice)
        return found


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_bot_is_found(fault: str) -> None:
    with pytest.raises(NotConforming, match=FAULTS[fault]):
        check_player(lambda: Broken(fault), matches=2)


class Vandal(RandomPlayer):
    """Writes on what it is shown, and can wipe it off again."""

    def __init__(self, on_cards: bool) -> None:
        self.on_cards = on_cards
        self.wiped: list[tuple[Any, str, int]] = []

    def decide(self, view: View, rng: Rng) -> o.Option:
        self.write(*((view.book.attacks[0], "light") if self.on_cards else (view.you.kit, "steps")))
        return super().decide(view, rng)

    def write(self, thing: Any, name: str) -> None:
        self.wiped.append((thing, name, getattr(thing, name)))
        setattr(thing, name, 2)

    def wipe(self) -> None:
        for thing, name, value in reversed(self.wiped):
            setattr(thing, name, value)


@pytest.mark.parametrize("on_cards", [True, False])
def test_a_bot_that_writes_on_shared_cards_is_found(on_cards: bool) -> None:
    vandal = Vandal(on_cards)
    try:
        with pytest.raises(NotConforming, match="cards or sheets, which all matches share, were"):
            check_player(lambda: vandal, matches=1)
    finally:
        vandal.wipe()
    check_player(RandomPlayer, matches=1)


def test_two_of_a_kind_are_checked_by_a_chance_that_does_not_lead_to_the_seed() -> None:
    made: list[Learner] = []

    class Learner(RandomPlayer):
        """Remembers its seats and the generators it was given."""

        def __init__(self) -> None:
            made.append(self)
            self.seats: set[int] = set()
            self.given: set[tuple[int, int]] = set()

        def decide(self, view: View, rng: Rng) -> o.Option:
            self.seats.add(view.viewer)
            self.given.add((rng.b, rng.c))
            return super().decide(view, rng)

    check_player(Learner, matches=1)
    assert [each.seats for each in made] == [{0}, {1}]
    plain = [Rng(0, SEARCH_STREAM, count) for count in range(400)]
    assert made[0].given.isdisjoint((rng.b, rng.c) for rng in plain)


@pytest.mark.parametrize(
    ("parts", "says"),
    [
        ({}, "tower_skill is None; there are novice"),
        ({"tower_skill": "novice"}, "no method choose"),
        ({"tower_skill": "novice", "choose": RandomPlayer.choose}, "no method advise"),
        ({"advise": lambda *_: [("move 2", 0.5)]}, "not a list of Advice"),
    ],
)
def test_a_bot_that_lacks_something_is_told_what(parts: dict[str, Any], says: str) -> None:
    base = (RandomPlayer,) if "advise" in parts else ()
    with pytest.raises(NotConforming, match=says):
        check_player(type("Outsider", base, parts), matches=1)
