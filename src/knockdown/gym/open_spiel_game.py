"""Knockdown as an OpenSpiel game: `import knockdown.gym.open_spiel_game` registers it.

    game = pyspiel.load_game("knockdown(fighter_0=veroth,arena=siege_storm)")

The game begins with its only chance node, which decides the order of all cards
and the result of all dice: one of `shuffles` seeds, all equally likely.
Everything after it follows from the decisions, so a history is the whole game.
No player sees the seed; players get observations made from their views (5.2).
A search must not play on in a clone of the real state, which knows its seed,
but in states from `resample_from_infostate`, which have randomly dealt hidden
cards and a seed of their own. OpenSpiel's IS-MCTS does just that
(`use_observation_string=True`).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from knockdown.engine.errors import SetupError
from knockdown.engine.match import Match, determinize_view, from_dict
from knockdown.engine.match_rules import FIELDS
from knockdown.engine.rng import MAX_SEED, SEARCH_STREAM, Rng
from knockdown.engine.view import View
from knockdown.gym.encoding.actions import Actions
from knockdown.gym.encoding.features import Features
from knockdown.gym.matches import Matches
from knockdown.gym.needs import needed_for
from knockdown.gym.picture import table_text
from knockdown.referee.moves import move_text
from knockdown.setup import RANDOM

with needed_for("knockdown.gym.open_spiel_game"):
    import numpy as np
    import pyspiel

SHUFFLES = 1_000
LONGEST_MATCH = 10_000  # decisions; random play makes about 220, and the stall rule ends any match

GAME_TYPE = pyspiel.GameType(
    short_name="knockdown",
    long_name="Knockdown",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification={
        "fighter_0": RANDOM,
        "fighter_1": RANDOM,
        "arena": RANDOM,
        "skills": RANDOM,
        **{field.name: field.usual for field in FIELDS},
        "shuffles": SHUFFLES,
    },
)


class Rules:
    """The data that all states of a game share."""

    def __init__(self, parameters: dict[str, Any]) -> None:
        self.parameters = parameters
        self.shuffles: int = parameters["shuffles"]
        if self.shuffles < 1:
            raise SetupError(f"shuffles is {self.shuffles}; there must be one or more")
        fighters = (parameters["fighter_0"], parameters["fighter_1"])
        house_rules = [field.name for field in FIELDS]
        others = {key: parameters[key] for key in ("arena", "skills", *house_rules)}
        self.matches = Matches(fighters, **others)
        self.actions = Actions(self.matches.library.book)
        self.features = Features(self.matches.library.book)


@cache
def rules_for(**parameters: Any) -> Rules:
    return Rules(parameters)


class Held:
    """The match of a state. OpenSpiel copies and pickles states; matches have their own way."""

    def __init__(self, rules: Rules, match: Match | None) -> None:
        self.rules = rules
        self.match = match  # None until the shuffle

    def __deepcopy__(self, memo: dict[int, object]) -> Held:
        return Held(self.rules, self.match.clone() if self.match is not None else None)

    def __reduce__(self) -> tuple[Callable[..., Held], tuple[object, ...]]:
        saved = self.match.to_dict() if self.match is not None else None
        return held_again, (self.rules.parameters, saved)


def held_again(parameters: dict[str, Any], saved: dict[str, object] | None) -> Held:
    rules = rules_for(**parameters)
    return Held(rules, from_dict(rules.matches.library.book, saved) if saved else None)


class KnockdownGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A match of Knockdown, worth 1 to its winner and -1 to its loser."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        parameters = {**GAME_TYPE.parameter_specification, **(params or {})}
        self.rules = rules_for(**parameters)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=self.rules.shuffles,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST_MATCH,
        )
        super().__init__(GAME_TYPE, info, parameters)

    def new_initial_state(self) -> KnockdownState:
        return KnockdownState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> KnockdownObserver | None:
        """Only for what a player knows now; not for public observations or perfect recall."""
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        known = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if wanted.perfect_recall or not wanted.public_info or wanted.private_info != known:
            return None
        return KnockdownObserver(self.rules)


class KnockdownState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """The pending decision of a match, or the shuffle before it."""

    def __init__(self, game: KnockdownGame) -> None:
        super().__init__(game)
        self.held = Held(game.rules, None)

    @property
    def match(self) -> Match | None:
        return self.held.match

    def current_player(self) -> int:
        if self.match is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.match.is_over else self.match.decider

    def is_terminal(self) -> bool:
        return self.match is not None and self.match.is_over

    def returns(self) -> list[float]:
        if self.match is None or not self.match.is_over:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.match.winner == 0 else [-1.0, 1.0]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self.held.rules.shuffles
        return [(seed, 1 / count) for seed in range(count)]

    def view(self) -> View:
        """The view of the player who decides."""
        assert self.match is not None
        return self.match.view(self.match.decider)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.held.rules.actions.numbers(self.view()))

    def _apply_action(self, action: int) -> None:
        rules = self.held.rules
        match = self.match
        if match is None:
            match = rules.matches.begin(action)
        else:
            match.apply(rules.actions.option(self.view(), action))
        rules.matches.settle(match)
        self.held.match = match

    def _action_to_string(self, player: int, action: int) -> str:
        if self.match is None:
            return f"shuffle {action}"
        return move_text(self.match, self.held.rules.actions.option(self.view(), action))

    def __str__(self) -> str:
        return "Nothing is shuffled yet." if self.match is None else table_text(self.match)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KnockdownState:
        """5.2: a state that looks the same to this player, its hidden cards dealt at random."""
        resampled: KnockdownState = self.clone()
        if self.match is not None:
            rng = Rng(int(sampler() * MAX_SEED), SEARCH_STREAM)
            resampled.held.match = determinize_view(self.match.view(player), rng)
        return resampled


class KnockdownObserver:
    """What a player knows: `features` as the tensor, the whole view as the string."""

    def __init__(self, rules: Rules) -> None:
        self.features = rules.features
        self.tensor = np.zeros(rules.features.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: KnockdownState, player: int) -> None:
        if state.match is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(
                self.features.observe(state.match.view(player)), np.float32
            )

    def string_from(self, state: KnockdownState, player: int) -> str:
        if state.match is None:
            return f"player {player}"
        return json.dumps(state.match.view(player).to_dict(), separators=(",", ":"))


pyspiel.register_game(GAME_TYPE, KnockdownGame)
