"""One action ahead: what each option leads to when the action is over."""

from __future__ import annotations

from typing import Final

from knockdown.engine import options as o
from knockdown.engine.match import Match
from knockdown.engine.match_rules import RELIEF_HEAVY, RELIEF_LIGHT, RELIEF_TOTAL
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.table import Player
from knockdown.search.evaluation import MATCH_CHANCES, Evaluator, tested_wounds
from knockdown.search.playout import settle_test, step

_DEEPEST: Final = 40  # answers to the end of an action; a safety limit, never reached so far


def best_option(match: Match, evaluator: Evaluator, seat: int, rng: Rng) -> Option:
    """The best option, the first if several are equal. Changes the match."""
    trial = Trial(match, evaluator, seat, rng)
    options = match.options
    best = options[0]
    most = -2.0  # less than any value
    for option in options:
        value = trial.value(option)
        if value > most:
            most = value
            best = option
    return best


def option_values(match: Match, evaluator: Evaluator, seat: int, rng: Rng) -> list[float]:
    """This seat's chance to win the match with each option. Changes the match."""
    trial = Trial(match, evaluator, seat, rng)
    return [trial.value(option) for option in match.options]


class Trial:
    """The options of one decision, each tried once, on one fork of the match."""

    def __init__(self, match: Match, evaluator: Evaluator, seat: int, rng: Rng) -> None:
        for player in match.players:
            player.can_pay()  # cached here for every try that does not change the hand
        self.match = match
        self.fork: Match | None = None
        self.left = len(match.options)
        self.evaluator = evaluator
        self.seat = seat
        self.rng = rng

    def value(self, option: Option) -> float:
        """The chance to win the match with this option."""
        self.left -= 1
        if option.kind == o.TEST:
            return worth_of_test(self.match, self.evaluator, self.seat)
        return value_after(self.next_match(), option, self.evaluator, self.seat, self.rng)

    def next_match(self) -> Match:
        """A copy of the match; for the last option the match itself, as it is no longer needed."""
        if self.left == 0:
            return self.match
        if self.fork is None:
            self.fork = self.match.fork()
        else:
            self.match.fork_to(self.fork)
        return self.fork


def value_after(tried: Match, option: Option, evaluator: Evaluator, seat: int, rng: Rng) -> float:
    """The chance once the action is over, with obvious answers. Changes the match."""
    round = tried.round
    tried.is_glance = True
    step(tried, option)
    best = -1.0  # of tests that could be started on the way
    depth = 0
    while depth < _DEEPEST and not is_action_over(tried) and tried.round == round:
        if tried.decision == o.TEST_RESULT:
            settle_test(tried, evaluator, rng)
        elif tried.decision == o.START_TEST:
            best = worth_of_test(tried, evaluator, seat)
            step(tried, o.TEST_OR_NOT[1])
        else:
            step(tried, obvious(tried))
        depth += 1
    value = evaluator.value(tried, seat, round)
    return best if best > value else value


def is_action_over(match: Match) -> bool:
    decision = match.decision
    return decision == o.NOTHING or decision == o.TAKE_ACTION or decision == o.CONTINUE_COMBO


def worth_of_test(match: Match, evaluator: Evaluator, seat: int) -> float:
    """7: the expected value of a won round or of relief.

    A test the opponent could start is not worth waiting for.
    """
    attacker = match.decider
    if attacker != seat:
        return -1.0
    target = match.players[1 - attacker]
    passes = evaluator.passes(target.seat, tested_wounds(target))
    won = match.players[attacker].victories
    lost = target.victories
    heavy = target.heavy
    light = target.light
    relieve(target, match.match_rules.relief)
    relieved = evaluator.value(match, seat, match.round)
    target.heavy = heavy
    target.light = light
    return (1.0 - passes) * MATCH_CHANCES[won + 1][lost] + passes * relieved


def relieve(player: Player, relief: str) -> None:
    """7.3: half the wounds; a player who may choose discards heavy ones first (8.2)."""
    if relief == RELIEF_TOTAL:
        half = (player.heavy + player.light) // 2
        if half < player.heavy:
            player.heavy -= half
        else:
            player.light -= half - player.heavy
            player.heavy = 0
        return
    if relief != RELIEF_LIGHT:
        player.heavy -= player.heavy // 2
    if relief != RELIEF_HEAVY:
        player.light -= player.light // 2


def obvious(match: Match) -> Option:
    """The obvious answer: pay least, block what can be blocked, otherwise pass."""
    decision = match.decision
    if decision == o.REACT_NOW or decision == o.SECOND_DASH or decision == o.USE_OR_NOT:
        return match.options[-1]
    if decision == o.CHOOSE_DISCARD or decision == o.CHOOSE_GIFT:
        return least_useful(match)
    return match.options[0]


def least_useful(match: Match) -> Option:
    """5.3: the card with the fewest symbols, but Block cards are kept if possible."""
    faces = match.arena.faces
    best = match.options[0]
    fewest = 100
    for option in match.options:
        face = faces[option.a]
        uses = 2 * len(face.symbols) + (1 if face.blocks else 0)
        if uses < fewest:
            fewest = uses
            best = option
    return best
