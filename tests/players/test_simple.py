"""The simple computer opponent."""

from __future__ import annotations

from itertools import product

import pytest
from scene import Scene

from knockdown.engine.errors import SetupError
from knockdown.engine.match import Match
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import PLAYERS, ComputerPlayer, RandomPlayer, SimplePlayer, player_named
from knockdown.players.simple import knockdown_odds, worth
from knockdown.referee.moves import move_text
from knockdown.setup import new_match


def play(match: Match, players: list[ComputerPlayer], seed: int) -> Match:
    rng = Rng(seed, SEARCH_STREAM)
    while not match.is_over:
        match.apply(players[match.decider].choose(match.view(match.decider), rng))
    return match


def choice(match: Match, seed: int = 1) -> str:
    rng = Rng(seed, SEARCH_STREAM)
    return move_text(match, SimplePlayer().choose(match.view(match.decider), rng))


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


@pytest.mark.once
def test_7_2_the_odds_are_those_of_three_dice() -> None:
    rolls = [sum(dice) for dice in product(range(1, 7), repeat=3)]
    for wounds in range(30):
        below = sum(roll < wounds for roll in rolls)
        assert knockdown_odds(wounds) == pytest.approx(below / len(rolls))


@pytest.mark.parametrize("knockdown", ["dice", "table", "tower"])
def test_whole_matches_with_every_kind_of_test(knockdown: str) -> None:
    for seed in range(6):
        fighters = ("pick", "pick") if seed == 0 else ("random", "random")
        match = new_match(fighters, seed=seed, knockdown=knockdown)
        assert play(match, [SimplePlayer(), SimplePlayer()], seed).is_over


def test_it_beats_random_play() -> None:
    won = 0
    for seed in range(20):
        simple = seed % 2
        players: list[ComputerPlayer] = [RandomPlayer(), RandomPlayer()]
        players[simple] = SimplePlayer()
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
    steps = match.options[:2]
    values = [worth(match, step, 0) for step in steps]
    assert [move_text(match, step) for step in steps] == ["move 1", "move 3"]
    assert values[1] > values[0]


@pytest.mark.once
def test_players_by_name() -> None:
    assert {type(player_named(name)) for name in PLAYERS} == {RandomPlayer, SimplePlayer}
    with pytest.raises(SetupError, match="'genius'; there are random, simple"):
        player_named("genius")


def test_two_symbols_of_one_card_count_both() -> None:
    """4.6: an FK card alone pays Kick and Wild, or Fist or Dash."""
    scene = Scene(fighters=("veroth", "xingo"), spaces=(3, 7), hands=("FK", ""))
    player = scene.match.players[0]
    names = [attack.key for attack in player.kit.specials]
    payable = player.kit.can_pay(player.symbols)
    assert [key for place, key in enumerate(names) if payable >> place & 1] == [
        "frenzied_strike",
        "grasp_of_fury",
    ]
