"""The same seed and the same choices give the same match, everywhere.

The suite runs on the compiled and on the interpreted engine, so the digest
below is also the proof that both play the same game.
"""

from __future__ import annotations

import hashlib

import pytest
from random_matches import (
    LINE_UPS,
    LineUp,
    any_option,
    choices,
    decisions,
    fingerprint,
    play_on,
    position,
)

from knockdown.engine.events import Event, KnockdownEnded
from knockdown.engine.match import Match
from knockdown.engine.options import FAILED, PASSED, TEST_RESULT, Option
from knockdown.engine.rng import Rng
from knockdown.engine.rollout import rollout
from knockdown.setup import new_match

LONG = 10_000
# Changes only when the same choices lead to another match: then RULES_VERSION or
# the boxes have changed.
DIGEST = "b64fcf76776b80d900d60d8b7b6fcf30d4ef3118b8c50a807147e6a34a731095"


def test_every_machine_and_either_engine_plays_the_same_matches() -> None:
    digest = hashlib.sha256()
    for line_up in LINE_UPS:
        match = line_up.begin()
        for _ in decisions(match, choices(line_up.seed)):
            digest.update(position(match).encode())
        digest.update(position(match).encode())
    assert digest.hexdigest() == DIGEST


@pytest.mark.parametrize("line_up", LINE_UPS[::3], ids=str)
def test_the_same_seed_and_choices_give_the_same_states(line_up: LineUp) -> None:
    one, other = line_up.begin(), line_up.begin(recording=True)
    assert fingerprint(one) == fingerprint(other)
    states = play_on(one, choices(1), LONG)
    assert play_on(other, choices(1), LONG) == states
    assert one.is_over


def test_another_seed_gives_another_match() -> None:
    starts = {fingerprint(new_match(("veroth", "xingo"), "siege_storm", seed=s)) for s in range(99)}
    assert len(starts) == 99
    dealt = {tuple(new_match(seed=s).players[0].dealt) for s in range(99)}
    assert len(dealt) > 90


def test_a_rollout_plays_like_apply() -> None:
    for line_up in LINE_UPS[::5]:
        one, other = line_up.begin(), line_up.begin()
        count = rollout(one, choices(3), LONG)
        assert count == len(play_on(other, choices(3), LONG))
        assert fingerprint(one) == fingerprint(other)


def test_a_rollout_stops_at_its_limit() -> None:
    match = LINE_UPS[0].begin()
    assert rollout(match, choices(1), 17) == 17
    assert not match.is_over
    assert rollout(match, choices(1), 0) == 0


# ------------------------------------------------------- streams of randomness
@pytest.mark.parametrize("seed", range(8))
def test_the_dice_do_not_disturb_the_deck(seed: int) -> None:
    """7.2, 7.5: with dice, or with their results told from outside: the same cards."""
    rolled = new_match(("veroth", "maggot"), seed=seed, recording=True)
    told = new_match(("veroth", "maggot"), seed=seed, knockdown="table")
    rng = choices(seed)
    while not rolled.is_over:
        chosen = any_option(rolled, rng)
        rolled.events = []
        rolled.apply(chosen)
        told.apply(chosen)
        for passed in results(rolled.events):
            assert told.decision == TEST_RESULT
            told.apply(result(told, passed=passed))
        assert (told.deck, told.row, told.discards) == (rolled.deck, rolled.row, rolled.discards)
        assert told.options == rolled.options
    assert told.winner == rolled.winner
    assert rolled.rolls > 0 and told.rolls == 0


def results(events: list[Event]) -> list[bool]:
    return [event.passed for event in events if isinstance(event, KnockdownEnded)]


def result(match: Match, *, passed: bool) -> Option:
    kind = PASSED if passed else FAILED
    return next(option for option in match.options if option.kind == kind)


@pytest.mark.parametrize("seed", range(20))
def test_a_choice_in_the_setup_shifts_no_other_draw(seed: int) -> None:
    """11.1: what is drawn at random comes out the same when something else is chosen."""
    drawn = new_match(seed=seed)
    fighters = [drawn.book.fighters[player.fighter].key for player in drawn.players]
    arena = drawn.arena.key
    skills = drawn.book.skill_sets[drawn.skill_set].key
    for chosen in (
        new_match(fighters, seed=seed),
        new_match(arena=arena, seed=seed),
        new_match(skills=skills, seed=seed),
        new_match((fighters[0], "random"), arena, seed=seed),
        new_match(("random", fighters[1]), arena, skills, seed=seed),
    ):
        assert fingerprint(chosen) == fingerprint(drawn)


def test_looking_does_not_disturb() -> None:
    """Views, clones, saves and deals for search leave the match's chance alone."""
    plain, watched = LINE_UPS[7].begin(), LINE_UPS[7].begin(recording=True)
    rng = choices(2)
    states = play_on(plain, rng, LONG)
    seen: list[str] = []
    for _ in decisions(watched, choices(2)):
        seen.append(fingerprint(watched))
        rollout(watched.clone(), Rng(1, 1), 50)
        watched.view(0).to_dict()
    assert [*seen, fingerprint(watched)][1:] == states
