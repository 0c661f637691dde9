"""The PettingZoo environment: its own test suites, and what it promises beyond them."""

from __future__ import annotations

import pickle
import random
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo_suites import api_test, seed_test

import knockdown
from knockdown.engine.errors import IllegalOption, MatchOver, SetupError
from knockdown.engine.rounds import KO
from knockdown.gym import knockdown_v0
from knockdown.tower.answers import Decided
from knockdown.tower.pending import PendingTest

ODD_BOX = Path(__file__).parent.parent / "engine" / "odd_box"


def play(env: Any, seed: int, steps: int = 10_000) -> list[int]:
    """Random play; tells the actions."""
    pick = random.Random(seed)
    env.reset(seed=seed)
    taken: list[int] = []
    while not any(env.terminations.values()) and len(taken) < steps:
        mask = env.observe(env.agent_selection)["action_mask"]
        taken.append(pick.choice(np.flatnonzero(mask).tolist()))
        env.step(taken[-1])
    return taken


# ----------------------------------------------------------------- PettingZoo's own tests
@pytest.mark.parametrize("make", [knockdown_v0.env, knockdown_v0.raw_env])
def test_pettingzoo_api(make: Any, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        # It warns of every dictionary of observation and mask, PettingZoo's own aside.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        api_test(make(), num_cycles=500)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_seed() -> None:
    seed_test(knockdown_v0.env, num_cycles=200)


def test_it_is_registered() -> None:
    env = pettingzoo.make("aec", "knockdown_v0", fighters=("veroth", "xingo"))
    env.reset(seed=1)
    assert str(env) == "knockdown_v0"
    assert [player.fighter for player in env.match.players] == [0, 1]


# ------------------------------------------------------------------------------ playing
def test_the_mask_has_exactly_the_options() -> None:
    env = knockdown_v0.raw_env()
    for seed in range(6):
        pick = random.Random(seed)
        env.reset(seed=seed)
        while not env.match.is_over:
            decider = env.possible_agents[env.match.decider]
            assert env.agent_selection == decider
            mask = env.observe(decider)["action_mask"]
            view = env.match.view(env.match.decider)
            assert np.flatnonzero(mask).tolist() == sorted(env.actions.numbers(view))
            other = env.possible_agents[1 - env.match.decider]
            assert not env.observe(other)["action_mask"].any()
            env.step(pick.choice(np.flatnonzero(mask).tolist()))


def test_a_seed_is_the_match_of_that_seed() -> None:
    env = knockdown_v0.raw_env(arena="siege_storm")
    taken = play(env, 7)
    match = knockdown.new_match(arena="siege_storm", seed=7)
    for action in taken:
        match.apply(env.actions.option(match.view(match.decider), action))
    assert match.to_dict() == env.match.to_dict()


@pytest.mark.once
def test_numpys_numbers_are_numbers_too() -> None:
    env: Any = knockdown_v0.raw_env()
    env.reset(seed=np.int64(7))
    assert env.match.to_dict() == knockdown.new_match(seed=7).to_dict()
    env.step(np.flatnonzero(env.last()[0]["action_mask"])[0])
    with pytest.raises(SetupError, match=r"the seed is 7\.5; it must be a whole number"):
        env.reset(seed=7.5)


@pytest.mark.once
@pytest.mark.parametrize(("word", "decision"), [("pick", "pick_fighter"), ("random", "keep_skill")])
def test_one_word_goes_for_both_fighters(word: str, decision: str) -> None:
    env = knockdown_v0.raw_env(fighters=word)
    env.reset(seed=3)
    both = knockdown.new_match((word, word), seed=3)
    assert env.match.to_dict() == both.to_dict() and env.match.decision_name == decision


def test_matches_without_a_seed_differ_and_can_be_repeated() -> None:
    env = knockdown_v0.raw_env()
    seeds = []
    for first in (3, 3, 4):
        env.reset(seed=first)
        env.reset()
        seeds.append(env.match.seed)
    assert seeds[0] == seeds[1] != seeds[2]


def test_the_winner_gets_one_and_the_loser_minus_one() -> None:
    env = knockdown_v0.env()
    winners = set()
    for seed in range(8):
        play(env, seed)
        winner = env.match.winner
        winners.add(winner)
        rewards = [env.rewards[agent] for agent in env.possible_agents]
        assert rewards == [1.0 if seat == winner else -1.0 for seat in range(2)]
        for _ in range(2):
            assert env.last()[1] == rewards[env.possible_agents.index(env.agent_selection)]
            assert env.last()[2] is True
            env.step(None)
        assert env.agents == []
    assert winners == {0, 1}


def test_observations_are_the_callers_own() -> None:
    env = knockdown_v0.raw_env()
    env.reset(seed=1)
    first = env.observe("player_0")
    kept = first["observation"].copy()
    env.step(int(np.flatnonzero(first["action_mask"])[0]))
    env.observe("player_0")["observation"][:] = 0.5
    assert (first["observation"] == kept).all()


# --------------------------------------------------------------------- Knockdown Tests
class Never:
    def passes(self, test: PendingTest) -> bool:
        return False


def test_towers_are_answered_by_the_environment() -> None:
    env = knockdown_v0.raw_env(knockdown="tower-odds:average")
    env.matches.tests = Decided("tower", Never())
    asked = 0
    for seed in range(4):
        pick = random.Random(seed)
        env.reset(seed=seed)
        while not env.match.is_over:
            assert env.match.decision_name != "test_result"
            mask = env.observe(env.agent_selection)["action_mask"]
            env.step(pick.choice(np.flatnonzero(mask).tolist()))
        lost = sum(ending // 2 == KO for ending in env.match.endings)
        assert env.match.towers == lost
        asked += lost
    assert asked


# ------------------------------------------------------------------- bad input, and looks
def test_an_illegal_action_raises_and_changes_nothing_in_the_raw_environment() -> None:
    env: Any = knockdown_v0.raw_env()
    env.reset(seed=1)
    before = env.match.to_dict()
    illegal = int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    refused = {illegal: "offered: ", -1: "offered: ", None: "must be given", 8.7: "is 8.7; it must"}
    for action, words in refused.items():
        with pytest.raises(IllegalOption, match=words):
            env.step(action)
    assert env.match.to_dict() == before


def test_an_illegal_action_loses_in_the_usual_one(caplog: pytest.LogCaptureFixture) -> None:
    env = knockdown_v0.env()
    env.reset(seed=1)
    loser = env.agent_selection
    with pytest.raises(IllegalOption, match="not offered"):
        env.step(env.actions.size)
    illegal = int(np.flatnonzero(env.observe(loser)["action_mask"] == 0)[0])
    env.step(illegal)
    assert "Illegal move" in caplog.text
    assert env.rewards == {agent: -1.0 if agent == loser else 0.0 for agent in env.possible_agents}
    assert all(env.terminations.values())


def test_nothing_is_left_to_decide_before_and_after_a_match() -> None:
    env = knockdown_v0.env()
    for _ in range(2):
        with pytest.raises(MatchOver, match="reset"):
            env.step(0)
        with pytest.raises(MatchOver, match="reset"):
            env.last()
        play(env, 1)
        env.step(None)
        env.step(None)


def test_other_boxes_can_be_played() -> None:
    """Their fighters, Skills and tokens have features and actions too."""
    env = knockdown_v0.raw_env(boxes=[ODD_BOX])
    assert env.actions.size > knockdown_v0.raw_env().actions.size
    for seed in range(5):
        play(env, seed)
        for agent in env.possible_agents:
            assert env.observation_space(agent).contains(env.observe(agent))


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"render_mode": "film"}, "human or ansi"),
        ({"fighters": ("veroth", "veroth")}, "no fighter can be taken twice"),
        ({"fighters": ("verot", "xingo")}, "veroth"),
        ({"fighters": "veroth"}, "no fighter can be taken twice"),
        ({"arena": "nowhere"}, "nowhere"),
        ({"knockdown": "coin"}, "tower-odds:SKILL"),
    ],
)
def test_what_cannot_be_set_up_is_refused_at_once(options: dict[str, Any], words: str) -> None:
    with pytest.raises((SetupError, knockdown.UnknownKey), match=words):
        knockdown_v0.env(**options)


def test_rendering_is_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = knockdown_v0.env(fighters=("veroth", "xingo"), render_mode="ansi")
    play(env, 3, 40)
    text = env.render() or ""
    assert "player_0 veroth" in text and "player_1 xingo" in text and "decides" in text
    play(env, 3)
    assert env.render() == f"The match is over: player_{env.match.winner} has won.\n"
    assert capsys.readouterr().out == ""
    knockdown_v0.env(render_mode="human").reset(seed=1)
    assert "decides, keep_skill" in capsys.readouterr().out
    assert knockdown_v0.env().render() is None


def test_an_environment_can_be_pickled() -> None:
    env = knockdown_v0.env(fighters=("maggot", "driana"), arena="tainted_grail")
    again = pickle.loads(pickle.dumps(env))
    assert play(again, 5) == play(env, 5)
