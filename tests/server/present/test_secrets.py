"""5.2: a scene tells what its viewer may know, and nothing more."""

from __future__ import annotations

from typing import Any

import pytest
from random_matches import LINE_UPS, LineUp, choices
from scene import Scene as Laid
from server.present.staging import COMPUTER, PERSON, live_at, random_play, show, with_match

from knockdown.engine.match import determinize_view
from knockdown.referee.live import LiveMatch
from knockdown.server.protocol.events import (
    CardData,
    CardDrawn,
    EventNow,
    SkillKept,
    SkillsReceived,
)
from knockdown.server.protocol.scene import NOBODY, Mode, Scene

NOW_AND_THEN = 7
SOME = LINE_UPS[::6]
each_line_up = pytest.mark.parametrize("line_up", SOME, ids=str)


def looked_back(live: LiveMatch) -> Scene:
    """By somebody who watches a match that is still being played."""
    return show(live, NOBODY, mode="replay", told=0)


@each_line_up
def test_matches_that_look_the_same_give_the_same_scene(line_up: LineUp) -> None:
    """After another deal of the hidden cards, a viewer who cannot see them sees the same."""
    rng = choices(line_up.seed + 1)
    for count, live in enumerate(random_play(line_up)):
        if count % NOW_AND_THEN:
            continue
        for seat in range(2):
            dealt = with_match(live, determinize_view(live.match.view(seat), rng))
            assert show(dealt, seat) == show(live, seat)
            assert show(dealt, seat, mode="shared") == show(live, seat, mode="shared")
            assert show(dealt, NOBODY, mode="shared") == show(live, NOBODY, mode="shared")
            assert looked_back(dealt) == looked_back(live)


def secrets(event: EventNow, viewer: int) -> list[Any]:
    """What an event of the other player tells that only that player saw."""
    if not isinstance(event, SkillsReceived | SkillKept | CardDrawn) or event.data.player == viewer:
        return []
    if isinstance(event, SkillsReceived):
        return [key for key in event.data.skills if key]
    if isinstance(event, SkillKept):
        return [event.data.skill] if event.data.skill else []
    unseen = CardData(event.data.player, card=-1, letters="", attack="")
    return [] if event.data == unseen else [event.data]


@each_line_up
def test_events_keep_what_only_the_other_saw(line_up: LineUp) -> None:
    *_, live = random_play(line_up)
    kinds = set[type[EventNow]]()
    for viewer in (0, 1, NOBODY):
        mode: Mode = "shared" if viewer == NOBODY else "alone"
        events = show(live, viewer, told=0, mode=mode).events
        assert not [found for event in events for found in secrets(event, viewer)]
        kinds |= {type(event) for event in events}
    assert {SkillsReceived, SkillKept} <= kinds


def hands(scene: Scene) -> list[list[str]]:
    return [[card.letters for card in fighter.hand] for fighter in scene.fighters]


def drawn_unseen() -> Laid:
    return Laid(hands=("F", "K"), hidden=("B", "M"), active=0)


def test_a_hand_is_known_as_far_as_it_was_seen() -> None:
    live = live_at(drawn_unseen().match)
    assert hands(show(live, 0)) == [["F", "B"], ["K", ""]]
    assert hands(show(live, 1)) == [["F", ""], ["K", "M"]]
    assert [card.known for card in show(live, 0).fighters[0].hand] == [True, False]


def test_nobody_sees_what_both_have_seen() -> None:
    scene = show(live_at(drawn_unseen().match), NOBODY, mode="shared")
    assert hands(scene) == [["F", ""], ["K", ""]]
    assert [skill.skill for fighter in scene.fighters for skill in fighter.skills] == [""] * 4
    assert scene.question is None and scene.waiting


@pytest.mark.parametrize(
    ("mode", "computers", "is_open", "shows_both"),
    [
        ("replay", 0, True, True),
        ("replay", 0, False, False),
        ("watched", 2, False, True),
        ("watched", 1, False, False),
        ("shared", 0, False, False),
    ],
)
def test_both_hands_are_open_where_nobody_is_cheated(
    mode: Mode, computers: int, is_open: bool, shows_both: bool
) -> None:
    live = live_at(drawn_unseen().match)
    players = (COMPUTER if computers == 2 else PERSON, COMPUTER if computers else PERSON)
    scene = show(live, NOBODY, mode=mode, players=players, is_open=is_open)
    assert (hands(scene) == [["F", "B"], ["K", "M"]]) == shows_both
