"""Trains a small agent on one core and lets it fight a computer opponent.

    python examples/train_agent.py --seconds 60 --opponent rookie

The agent is a network with one hidden layer, numpy only: it sees the
observation of the environment and gives every action a score. It learns by
playing against itself, choosing among the actions that the mask allows by their
scores, with clipped policy gradients (PPO); a second output guesses how the
match will end. Wounds and won rounds are small rewards on the way, which all
but cancel out over a match: what counts in the end is who wins it. In the fight
afterwards it always takes the action with the best score.
"""

from __future__ import annotations

import argparse
import math
import os
import sys
import time
from dataclasses import dataclass, field
from functools import partial
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy is loaded: one core

import numpy as np

from knockdown.engine.errors import SetupError
from knockdown.gym import knockdown_v0
from knockdown.players import ComputerPlayer, player_named
from knockdown.players.chance import chance_for

Array = np.ndarray[Any, np.dtype[Any]]

HIDDEN = 64
MATCHES = 16  # between two rounds of learning
EPOCHS = 3
BATCH = 512
RATE = 1e-3
DISCOUNT = 0.99
SMOOTHING = 0.9  # of the advantages, GAE's lambda
CLIP = 0.2
CURIOSITY = 0.01
WOUND = 0.04
ROUND = 0.5
MANY = 1_000_000


class Agent:
    """A network: observation → hidden layer → a score for each action, and a guess."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.rng = rng
        self.weights: dict[str, Array] = {
            "hidden": rng.normal(0, 1 / math.sqrt(40), (inputs, HIDDEN)).astype(np.float32),
            "hidden_bias": np.zeros(HIDDEN, np.float32),
            "score": np.zeros((HIDDEN, actions), np.float32),
            "score_bias": np.zeros(actions, np.float32),
            "guess": np.zeros((HIDDEN, 1), np.float32),
        }
        self.mean = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.updates = 0

    def forward(self, seen: Array, masks: Array) -> tuple[Array, Array, Array]:
        """Hidden layer, chances of the actions, and guesses, for many observations."""
        w = self.weights
        hidden = np.tanh(seen @ w["hidden"] + w["hidden_bias"])
        scores = hidden @ w["score"] + w["score_bias"]
        scores = np.where(masks, scores, -1e9)
        chances = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["guess"])[:, 0]

    def scores(self, seen: Array, mask: Array) -> tuple[Array, Array, float]:
        """The allowed actions with their scores, and the guess, for one observation."""
        w = self.weights
        hidden = np.tanh(seen @ w["hidden"] + w["hidden_bias"])
        legal = np.flatnonzero(mask)
        scores = hidden @ w["score"][:, legal] + w["score_bias"][legal]
        return legal, scores, float(hidden @ w["guess"][:, 0])

    def choose(self, seen: Array, mask: Array) -> tuple[int, float, float]:
        """An action drawn by the scores; with its chance and the guess."""
        legal, scores, guess = self.scores(seen, mask)
        chances = np.exp(scores - scores.max())
        chances /= chances.sum()
        place = min(int(np.searchsorted(np.cumsum(chances), self.rng.random())), len(legal) - 1)
        return int(legal[place]), float(chances[place]), guess

    def best(self, seen: Array, mask: Array) -> int:
        legal, scores, _ = self.scores(seen, mask)
        return int(legal[scores.argmax()])

    def learn(
        self, seen: Array, masks: Array, taken: Array, old: Array, gain: Array, goal: Array
    ) -> None:
        """One step up the clipped policy gradient, and towards better guesses."""
        w = self.weights
        rows = np.arange(len(taken))
        hidden, chances, guesses = self.forward(seen, masks)
        ratio = chances[rows, taken] / old
        is_clipped = np.where(gain > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = np.where(is_clipped, 0.0, ratio * gain)[:, None]
        logs = np.log(np.maximum(chances, 1e-9))
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        to_scores = -push * chances - CURIOSITY * chances * (logs + entropy)
        to_scores[rows, taken] += push[:, 0]
        to_guess = (goal - guesses)[:, None] * 0.5
        to_hidden = (to_scores @ w["score"].T + to_guess @ w["guess"].T) * (1 - hidden**2)
        count = len(taken)
        self.climb(
            {
                "hidden": seen.T @ to_hidden / count,
                "hidden_bias": to_hidden.mean(axis=0),
                "score": hidden.T @ to_scores / count,
                "score_bias": to_scores.mean(axis=0),
                "guess": hidden.T @ to_guess / count,
            }
        )

    def climb(self, slopes: dict[str, Array]) -> None:
        """Adam."""
        self.updates += 1
        for name, slope in slopes.items():
            mean, square = self.mean[name], self.square[name]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = math.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            self.weights[name] += (RATE * size * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


@dataclass
class Played:
    """What the agent saw and did in a match."""

    seen: list[Array] = field(default_factory=list)
    masks: list[Array] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    chances: list[float] = field(default_factory=list)
    guesses: list[float] = field(default_factory=list)
    standing: list[float] = field(default_factory=list)
    won: bool = False


def standing(match: Any, seat: int) -> float:
    """How well a seat stands: wounds given and taken, rounds won and lost."""
    you, they = match.players[seat], match.players[1 - seat]
    wounds = they.heavy + they.light - you.heavy - you.light
    return WOUND * float(wounds) + ROUND * float(you.victories - they.victories)


def play_itself(env: Any, agent: Agent, seed: int) -> list[Played]:
    """One match of the agent against itself, from both sides."""
    sides = [Played(), Played()]
    env.reset(seed=seed)
    while not env.match.is_over:
        seat = env.match.decider
        found = env.observe(env.agent_selection)
        action, chance, guess = agent.choose(found["observation"], found["action_mask"])
        side = sides[seat]
        side.seen.append(found["observation"])
        side.masks.append(found["action_mask"])
        side.taken.append(action)
        side.chances.append(chance)
        side.guesses.append(guess)
        side.standing.append(standing(env.match, seat))
        env.step(action)
    sides[env.match.winner].won = True
    return sides


def fight(env: Any, agent: Agent, opponent: ComputerPlayer, seed: int) -> bool:
    """One match against somebody else, in both seats by turns; whether the agent wins."""
    seat = seed % 2
    rng = chance_for(seed)
    env.reset(seed=seed)
    while not env.match.is_over:
        if env.match.decider == seat:
            found = env.observe(env.agent_selection)
            action = agent.best(found["observation"], found["action_mask"])
        else:
            view = env.match.view(1 - seat)
            action = env.actions.number(view, opponent.choose(view, rng))
        env.step(action)
    return bool(env.match.winner == seat)


def advantages(played: Played) -> tuple[Array, Array]:
    """How much better each action turned out than guessed, and what the guess should be."""
    count = len(played.taken)
    gain = np.zeros(count, np.float32)
    later = 0.0
    for i in range(count - 1, -1, -1):
        is_last = i == count - 1
        after = 0.0 if is_last else played.standing[i + 1]
        reward = DISCOUNT * after - played.standing[i]
        reward += (1.0 if played.won else -1.0) if is_last else 0.0
        ahead = 0.0 if is_last else played.guesses[i + 1]
        later = reward + DISCOUNT * ahead - played.guesses[i] + DISCOUNT * SMOOTHING * later
        gain[i] = later
    return gain, gain + np.array(played.guesses, np.float32)


def improve(agent: Agent, matches: list[Played]) -> None:
    """Learn from some matches."""
    results = [advantages(played) for played in matches]
    gain = np.concatenate([result[0] for result in results])
    goal = np.concatenate([result[1] for result in results])
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    seen = np.array([row for played in matches for row in played.seen])
    masks = np.array([row for played in matches for row in played.masks], dtype=bool)
    taken = np.array([action for played in matches for action in played.taken])
    old = np.array([chance for played in matches for chance in played.chances], np.float32)
    for _ in range(EPOCHS):
        order = agent.rng.permutation(len(taken))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            agent.learn(seen[some], masks[some], taken[some], old[some], gain[some], goal[some])


def train(seconds: float, seed: int, most: int) -> Agent:
    """Learn for so many seconds of processor time, from so many matches at most."""
    env = knockdown_v0.raw_env()
    agent = Agent(env.features.layout.size, env.actions.size, seed)
    played = 0
    start = time.process_time()
    while time.process_time() - start < seconds and played < most:
        sides: list[Played] = []
        for _ in range(MATCHES):
            sides += play_itself(env, agent, seed * 1_000_000 + played)
            played += 1
        improve(agent, sides)
        if played % (50 * MATCHES) == 0:
            tell(f"{played} matches, {time.process_time() - start:.0f} s")
    return agent


def evaluate(agent: Agent, rival: ComputerPlayer, matches: int, seed: int = 900_000_000) -> int:
    """How many of these matches the agent wins; it has seen none of them."""
    env = knockdown_v0.raw_env()
    return sum(fight(env, agent, rival, seed + number) for number in range(matches))


def interval(won: int, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    z = 1.96
    share = won / played
    middle = share + z * z / (2 * played)
    spread = z * math.sqrt(share * (1 - share) / played + z * z / (4 * played * played))
    return (middle - spread) / (1 + z * z / played), (middle + spread) / (1 + z * z / played)


def tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def whole(least: int, text: str) -> int:
    """A number that makes sense, asked for before the training and not after it."""
    if not text.isdecimal() or not least <= int(text) <= MANY:
        raise argparse.ArgumentTypeError(f"{text} is not a whole number from {least} to {MANY}")
    return int(text)


def known(name: str) -> str:
    """The name of a player there is."""
    try:
        player_named(name)
    except SetupError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return name


def main() -> None:
    count = partial(whole, 1)
    parser = argparse.ArgumentParser(description="Train a small agent and let it fight.")
    parser.add_argument("--seconds", type=float, default=60.0, help="processor time to train for")
    parser.add_argument("--most", type=count, default=MANY, help="matches to train on at most")
    parser.add_argument("--opponent", type=known, default="rookie", help="whom to fight afterwards")
    parser.add_argument("--matches", type=count, default=500, help="how many to fight afterwards")
    parser.add_argument("--seed", type=partial(whole, 0), default=1)
    wanted = parser.parse_args()
    agent = train(wanted.seconds, wanted.seed, wanted.most)
    won = evaluate(agent, player_named(wanted.opponent), wanted.matches)
    low, high = interval(won, wanted.matches)
    tell(
        f"won {won} of {wanted.matches} matches against {wanted.opponent}:"
        f" {100 * won / wanted.matches:.1f} % (95 %: {100 * low:.1f}–{100 * high:.1f})"
    )


if __name__ == "__main__":
    main()
