"""The brawler: one action ahead, greedy."""

from __future__ import annotations

import pytest
from scene import Scene

from knockdown.engine.match import Match
from knockdown.engine.match_rules import Knockdown
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import Brawler, ComputerPlayer, RandomPlayer
from knockdown.referee.moves import move_text
from knockdown.setup import new_match


def play(match: Match, players: list[ComputerPlayer], seed: int) -> Match:
    rng = Rng(seed, SEARCH_STREAM)
    while not match.is_over:
        match.apply(players[match.decider].choose(match.view(match.decider), rng))
    return match


def choice(match: Match, seed: int = 1) -> str:
    rng = Rng(seed, SEARCH_STREAM)
    return move_text(match, Brawler().choose(match.view(match.decider), rng))


def fight(
    arena: str = "siege_storm",
    spaces: tuple[int, int] = (4, 5),
    hands: tuple[str, str] = ("", ""),
    hidden: tuple[str, str] = ("", ""),
    wounds: tuple[str, str] = ("0/0", "0/0"),
    row: tuple[str, ...] = (),
    candles: int = 0,
    actions: int = 2,
) -> Scene:
    """All Skills are face up, so that a view needs no memory of a draft."""
    return Scene(
        arena=arena,
        spaces=spaces,
        hands=hands,
        hidden=hidden,
        wounds=wounds,
        row=row,
        candles=candles,
        actions=actions,
        skills=SKILLS[arena],
    )


SKILLS = {
    "siege_storm": ("disarm counterpunch", "vulture_eye improviser"),
    "tainted_grail": ("merciless grave_robber", "stalker empty_hands"),
}


@pytest.mark.parametrize("knockdown", ["dice", "table", "tower"])
def test_whole_matches_with_every_kind_of_test(knockdown: Knockdown) -> None:
    for seed in range(6):
        fighters = ("pick", "pick") if seed == 0 else ("random", "random")
        match = new_match(fighters, seed=seed, knockdown=knockdown)
        assert play(match, [Brawler(), Brawler()], seed).is_over


def test_it_beats_random_play() -> None:
    won = 0
    for seed in range(20):
        simple = seed % 2
        players: list[ComputerPlayer] = [RandomPlayer(), RandomPlayer()]
        players[simple] = Brawler()
        won += play(new_match(seed=seed), players, seed).winner == simple
    assert won >= 18


def test_the_same_view_and_generator_give_the_same_answer() -> None:
    scene = fight(hands=("F K D", "B F"), hidden=("M", "K"))
    for seed in range(5):
        assert choice(scene.match, seed) == choice(scene.match, seed)


def test_it_changes_nothing_in_the_match() -> None:
    match = fight(hands=("F K D", "B F"), hidden=("M", "K")).match
    before = match.to_dict()
    choice(match)
    assert match.to_dict() == before


def test_5_2_it_cannot_know_what_it_does_not_see() -> None:
    """Two matches that differ only in the opponent's unseen card and the deck."""
    one = fight(hands=("F K D", "F"), hidden=("", "B")).match
    other = one.clone()
    them = other.players[1]
    them.hidden[0], other.deck[0] = other.deck[0], them.hidden[0]
    other.deck.reverse()
    units = other.arena.payments.unit
    held = [other.arena.cards[card].face for card in them.hand + them.hidden]
    them.faces = sum(units[face] for face in held)
    for seed in range(5):
        assert choice(one, seed) == choice(other, seed)


def test_7_a_sure_knockdown_is_started_and_a_hopeless_one_is_not() -> None:
    sure = fight(wounds=("0/0", "9/9"), row=("high_punch.F",))
    hopeless = fight(wounds=("0/0", "1/1"), row=("high_punch.F",))
    assert choice(sure.play("attack high_punch.F").match) == "test"
    assert choice(hopeless.play("attack high_punch.F").match) == "no"


def test_it_prefers_the_card_that_hurts_more() -> None:
    row = ("throwing_knife", "headbutt.F", "taunt", "feint")
    assert choice(fight(row=row, actions=1).match) == "attack headbutt.F"


def test_10_2_it_steps_out_of_the_dark() -> None:
    match = fight("tainted_grail", spaces=(2, 9), candles=2, actions=1).match
    rng = Rng(1, SEARCH_STREAM)
    advice = Brawler().advise(match.view(0), rng)
    chances = {move_text(match, option): chance for option, chance in advice}
    assert chances["move 3"] > chances["move 1"]
