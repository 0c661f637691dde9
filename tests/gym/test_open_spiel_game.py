"""The OpenSpiel game: its own test, its playthrough, and its information-set search.

When cards or rules change on purpose, `UPDATE_GOLDEN=1` writes the playthrough again.
"""

from __future__ import annotations

import os
import random
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from knockdown.content import UnknownKey
from knockdown.engine.errors import SetupError
from knockdown.gym import open_spiel_game

PLAYTHROUGH = Path(__file__).parent / "knockdown.playthrough.txt"
FEW = "knockdown(shuffles=10)"


def after(game: Any, shuffle: int, decisions: int) -> Any:
    """The state after some random decisions."""
    pick = random.Random(shuffle)
    state = game.new_initial_state()
    state.apply_action(shuffle)
    for _ in range(decisions):
        state.apply_action(pick.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(
    "name", [FEW, "knockdown(fighter_0=veroth,fighter_1=maggot,arena=tainted_grail,relief=each)"]
)
def test_open_spiel_random_sim(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_playthrough_goes_as_it_went() -> None:
    from open_spiel.python.algorithms import generate_playthrough  # it takes seconds to import

    text = generate_playthrough.playthrough(FEW, action_sequence=[8], seed=258) + "\n"
    if os.environ.get("UPDATE_GOLDEN"):
        PLAYTHROUGH.write_text(text, "utf-8")
    assert PLAYTHROUGH.exists(), f"{PLAYTHROUGH.name} is missing; UPDATE_GOLDEN=1 writes it"
    assert text.splitlines() == PLAYTHROUGH.read_text("utf-8").splitlines()


def test_a_resampled_state_looks_the_same_to_the_player_and_has_its_own_seed() -> None:
    game = pyspiel.load_game(FEW)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    seeds = set()
    for decisions in (0, 3, 30, 60):
        state = after(game, 3, decisions)
        for player in range(2):
            other = state.resample_from_infostate(player, sampler)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            seeds.add(other.match.seed)
    assert len(seeds) == 8 and state.match.seed not in seeds


def test_information_set_search_plays_it() -> None:
    game = pyspiel.load_game(FEW)
    state = after(game, 3, 30)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(1, dice),
        uct_c=2.0,
        max_simulations=12,
        random_state=dice,
        use_observation_string=True,
    )
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_a_clone_lives_its_own_life() -> None:
    state = after(pyspiel.load_game(FEW), 5, 20)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.match.to_dict() == after(pyspiel.load_game(FEW), 5, 20).match.to_dict()
    assert other.match.to_dict() != state.match.to_dict()


def test_actions_have_the_words_of_the_game() -> None:
    state = after(pyspiel.load_game(FEW), 1, 30)
    words = [state.action_to_string(action) for action in state.legal_actions()]
    assert len(set(words)) == len(words)
    assert [state.string_to_action(word) for word in words] == state.legal_actions()


def test_returns_are_of_the_winner() -> None:
    state = after(pyspiel.load_game(FEW), 2, 0)
    assert state.returns() == [0.0, 0.0]
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    assert state.returns()[state.match.winner] == 1.0 and sum(state.returns()) == 0.0


def test_only_what_a_player_knows_can_be_observed() -> None:
    game = pyspiel.load_game(FEW)
    assert game.make_py_observer() is not None
    assert game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True)) is None


def test_an_unknown_fighter_is_refused() -> None:
    with pytest.raises(UnknownKey, match="veroth"):
        open_spiel_game.KnockdownGame({"fighter_0": "verot"})


@pytest.mark.parametrize("shuffles", [0, -3])
def test_a_game_needs_a_shuffle(shuffles: int) -> None:
    with pytest.raises(SetupError, match=rf"shuffles is {shuffles}; .*one or more"):
        pyspiel.load_game(f"knockdown(shuffles={shuffles})")
