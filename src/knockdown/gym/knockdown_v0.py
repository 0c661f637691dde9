"""Knockdown as a PettingZoo environment: two agents that act in turns (AEC).

    from knockdown.gym import knockdown_v0

    env = knockdown_v0.env(fighters=("veroth", "xingo"), render_mode="ansi")
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        done = termination or truncation
        env.step(None if done else env.action_space(agent).sample(observation["action_mask"]))

`docs/gym.md` explains the observation and the actions.
"""

from __future__ import annotations

import random
import sys
from operator import index
from typing import Any, ClassVar

from knockdown.engine.book import NONE
from knockdown.engine.errors import IllegalOption, KnockdownError, MatchOver, SetupError
from knockdown.engine.match import Match
from knockdown.engine.rng import MAX_SEED
from knockdown.engine.view import View
from knockdown.gym.encoding.actions import Actions
from knockdown.gym.encoding.features import Features
from knockdown.gym.matches import Matches
from knockdown.gym.needs import needed_for
from knockdown.gym.picture import table_text

with needed_for("knockdown.gym.knockdown_v0"):
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv
    from pettingzoo.utils.env_logger import EnvLogger

AGENTS = ["player_0", "player_1"]  # seat 0 and seat 1
WINNER_REWARDS = [(1.0, -1.0), (-1.0, 1.0)]  # 8.3: by the seat that won the match
RENDER_MODES = ["human", "ansi"]
Observation = dict[str, "np.ndarray[Any, Any]"]


class KnockdownEnv(AECEnv, EzPickle):  # type: ignore[misc]  # PettingZoo has no types
    """Knockdown without wrappers: an illegal action raises `IllegalOption` and changes nothing.

    The options are those of `Matches`, and `render_mode`.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": RENDER_MODES,
        "name": "knockdown_v0",
        "is_parallelizable": False,
    }

    def __init__(self, render_mode: str | None = None, **options: Any) -> None:
        EzPickle.__init__(self, render_mode=render_mode, **options)
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise SetupError(
                f"render_mode is '{render_mode}'; it can be {' or '.join(RENDER_MODES)}"
            )
        self.render_mode = render_mode
        self.matches = Matches(**options)
        self.actions = Actions(self.matches.library.book)
        self.features = Features(self.matches.library.book)
        self.possible_agents = AGENTS[:]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.make_observation_space() for agent in AGENTS}
        self.action_spaces = {agent: spaces.Discrete(self.actions.size) for agent in AGENTS}
        self.seeds = random.Random()
        self.match: Match = self.matches.begin(0)
        self.view: View | None = None  # of the agent that decides, once it is needed
        self.numbers: list[int] = []  # its legal actions

    def make_observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, (self.features.layout.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.actions.size,), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    # -------------------------------------------------------------------- playing
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the match of this seed; without one, a seed derived from the last."""
        if seed is not None:
            seed = whole("the seed", seed, SetupError)
            self.seeds.seed(seed)
        else:
            seed = self.seeds.randint(0, MAX_SEED)
        self.match = self.matches.begin(seed)
        self.agents = AGENTS[:]
        self.rewards: dict[str, float] = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self._skip_agent_selection = None
        self.go_on()

    def step(self, action: int | None) -> None:
        """Answer for the agent that decides."""
        self.check_begun()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
        elif action is None:
            raise IllegalOption(f"{agent} decides and must be given an action, not None")
        else:
            self.act(whole("the action", action, IllegalOption))

    def act(self, action: int) -> None:
        view = self.look()
        if action not in self.numbers:
            self.refuse(view, action)
        else:
            self.match.apply(view.options[self.numbers.index(action)])
            self.go_on()

    def refuse(self, view: View, action: int) -> None:
        """Raise an error that says what is offered."""
        self.actions.option(view, action)

    def go_on(self) -> None:
        """Continue to the next decision, or to the end of the match."""
        self.matches.settle(self.match)
        self.view = None
        if self.match.winner != NONE:
            self.end(WINNER_REWARDS[self.match.winner])
        else:
            self.agent_selection = AGENTS[self.match.decider]
        if self.render_mode == "human":
            self.render()

    def end(self, rewards: tuple[float, float]) -> None:
        """End the episode and give each agent its reward."""
        for agent, reward in zip(AGENTS, rewards, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward  # the only reward there is
            self.terminations[agent] = True
        self._deads_step_first()

    def check_begun(self) -> None:
        if not self.agents:
            raise MatchOver("nothing is left to decide; reset() begins a match")

    # -------------------------------------------------------------------- looking
    def last(self, observe: bool = True) -> Any:
        """For the agent that decides: observation, reward, whether it is over, infos."""
        self.check_begun()
        return super().last(observe)

    def look(self) -> View:
        """The view of the agent that decides, made once per decision."""
        if self.view is None:
            self.view = self.match.view(self.match.decider)
            self.numbers = self.actions.numbers(self.view)
        return self.view

    def observe(self, agent: str) -> Observation:
        """What an agent knows; the mask is all zeros while the other one decides."""
        seat = AGENTS.index(agent)
        mask = bytearray(self.actions.size)
        if seat == self.match.decider:
            view = self.look()
            for number in self.numbers:
                mask[number] = 1
        else:
            view = self.match.view(seat)
        return {
            "observation": np.frombuffer(self.features.observe(view), np.float32),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def render(self) -> str | None:
        """The table as text: printed (`human`) or returned (`ansi`)."""
        if self.render_mode is None:
            return None
        text = table_text(self.match)
        if self.render_mode == "ansi":
            return text
        sys.stdout.write(text + "\n")
        return None

    def close(self) -> None:
        """There is nothing to close."""


def whole(what: str, number: Any, refusal: type[KnockdownError]) -> int:
    """A whole number of any type, such as numpy's, as an int; a fraction is refused."""
    try:
        return index(number)
    except TypeError:
        raise refusal(f"{what} is {number!r}; it must be a whole number") from None


class TournamentEnv(KnockdownEnv):
    """An illegal action warns and loses the match at once, as in PettingZoo's environments.

    PettingZoo's own wrappers for this take twice as much time as the environment itself.
    """

    def refuse(self, view: View, action: int) -> None:
        if not 0 <= action < self.actions.size:
            super().refuse(view, action)
        EnvLogger.warn_on_illegal_move()
        self.end((-1.0, 0.0) if view.viewer == 0 else (0.0, -1.0))


env = TournamentEnv
raw_env = KnockdownEnv
