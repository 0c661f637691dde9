"""5.2: who may see what of a match, decided in one place for server, replay and terminal."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.engine.book import NONE
from knockdown.engine.events import EVERYBODY
from knockdown.engine.match import Match
from knockdown.engine.options import KEEP_SKILL, SHOW_SKILL
from knockdown.referee.record import Record
from knockdown.referee.visibility import (
    PUBLIC,
    Viewing,
    audience,
    is_choice_secret,
    is_open,
    is_private,
    still_alone,
    view_for,
    viewers_for,
    viewing,
)

BOTH = (0, 1)


def drawn_unseen() -> Match:
    return Scene(hands=("F", "K"), hidden=("B", "M"), active=0).match


def at_the_table() -> Match:
    """7.5: the player who is tested holds a card that only they have seen."""
    scene = Scene(row=["high_punch"], hidden=("", "B"), wounds=("0/0", "2/3"))
    scene.play("attack high_punch.F", "test")
    assert scene.asked == (1, "test_result") and scene.match.players[1].hidden
    return scene.match


@pytest.mark.parametrize(
    ("has_people", "is_over", "is_brought", "is_all_seen"),
    [
        (True, False, False, False),
        (True, True, False, True),
        (True, False, True, True),
        (False, False, False, True),
    ],
)
def test_5_2_everything_is_open_once_no_player_could_learn_from_it(
    has_people: bool, is_over: bool, is_brought: bool, is_all_seen: bool
) -> None:
    found = is_open(has_people=has_people, is_over=is_over, is_brought=is_brought)
    assert found == is_all_seen


@pytest.mark.parametrize(
    ("own", "viewers"), [((0,), (0,)), ((1,), (1,)), ((), (NONE,)), (BOTH, (NONE,))]
)
def test_5_2_a_match_being_played_is_looked_back_at_with_ones_own_eyes(
    own: tuple[int, ...], viewers: tuple[int, ...]
) -> None:
    assert viewers_for(own, is_open=False) == viewers
    assert viewers_for(own, is_open=True) == (NONE, 0, 1)


def test_5_2_events_are_told_to_a_player_to_the_public_or_to_everybody() -> None:
    assert [audience(seat, is_open=False) for seat in (0, 1, NONE)] == [0, 1, PUBLIC]
    assert [audience(seat, is_open=True) for seat in (0, 1, NONE)] == [0, 1, EVERYBODY]


@pytest.mark.parametrize("decision", [KEEP_SKILL, SHOW_SKILL])
def test_3_3_which_skill_is_chosen_is_told_to_its_player_only(decision: int) -> None:
    match = Record(seed=3).begin()
    while match.decision != decision:
        match.apply(match.options[0])
    told = [who for who in (0, 1, PUBLIC, EVERYBODY) if not is_choice_secret(match, who)]
    assert told == [match.decider, EVERYBODY]


def test_3_3_of_two_people_at_one_screen_one_takes_it_for_what_is_secret() -> None:
    match = Record(seed=3).begin()
    while match.decision != KEEP_SKILL:
        match.apply(match.options[0])
    seat = match.decider
    assert is_private(match)
    assert viewing(match, BOTH) == Viewing(NONE, seat)
    assert viewing(match, BOTH, 1 - seat) == Viewing(NONE, seat)
    assert viewing(match, BOTH, seat) == Viewing(seat)
    assert still_alone(match, seat) and not still_alone(match, 1 - seat)


def test_5_2_a_card_only_one_of_them_has_seen_is_secret_too() -> None:
    match = drawn_unseen()
    assert viewing(match, BOTH) == Viewing(NONE, 0)
    alone = view_for(match, 0, is_shared=True)
    assert alone.you.hidden == match.players[0].hidden
    assert view_for(match, 1, is_shared=True).you.hidden == []


def test_5_2_with_nothing_secret_both_look_on() -> None:
    match = Scene(hands=("F", "K"), skills=("iron_guard", "merciless")).match
    assert not is_private(match) and not still_alone(match, match.decider)
    assert viewing(match, BOTH) == Viewing(match.decider)
    assert view_for(match, 0, is_shared=True).you.kept_second == NONE


def test_7_5_a_tower_on_the_table_stands_before_both() -> None:
    match = at_the_table()
    assert viewing(match, BOTH) == Viewing(1)
    assert [view_for(match, each, is_shared=True).you.hidden for each in BOTH] == [[], []]


def test_5_2_one_player_sees_with_own_eyes_and_a_spectator_with_none() -> None:
    match = drawn_unseen()
    assert [viewing(match, own) for own in ((0,), (1,), ())] == [
        Viewing(0),
        Viewing(1),
        Viewing(NONE),
    ]


def test_5_2_of_what_is_over_two_at_one_screen_see_what_both_know() -> None:
    assert viewing(drawn_unseen(), BOTH, is_over=True) == Viewing(NONE)


def test_5_2_a_screen_of_no_player_shows_what_both_know_or_what_either_does() -> None:
    match = drawn_unseen()
    both_know = view_for(match, NONE)
    assert [player.hidden for player in both_know.players] == [[], []]
    assert [player.hidden_count for player in both_know.players] == [1, 1]
    either_knows = view_for(match, NONE, is_open=True)
    assert [player.hidden for player in either_knows.players] == [
        player.hidden for player in match.players
    ]
    assert both_know.options == either_knows.options == []
