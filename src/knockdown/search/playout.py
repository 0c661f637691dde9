"""Fast random playouts that avoid obvious mistakes."""

from __future__ import annotations

from typing import Final

from knockdown.engine import flow
from knockdown.engine import options as o
from knockdown.engine.frames import KnockdownFrame
from knockdown.engine.match import Match
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.search.evaluation import Evaluator, tested_wounds

_WORTH_IT: Final = 0.34  # the chance of a knockdown from which a test is started
_SHARES: Final = 4096  # the resolution of a chance


def step(match: Match, option: Option) -> None:
    """Apply an option that is known to be offered."""
    flow.answer(match, option)
    flow.run(match)


def settle_test(match: Match, evaluator: Evaluator, rng: Rng) -> None:
    """7.1: answer whether a tower stood, by the odds of the player who builds it."""
    test = match.top
    assert isinstance(test, KnockdownFrame)
    passed = rng.below(_SHARES) < evaluator.passes(test.seat, test.wounds) * _SHARES
    step(match, o.PASSED_OR_FAILED[0 if passed else 1])


def play_on(match: Match, evaluator: Evaluator, rng: Rng, limit: int) -> int:
    """Play until the round is over or `limit` decisions were made. Returns how many."""
    made = 0
    round = match.round
    while made < limit and match.decision != o.NOTHING and match.round == round:
        if match.decision == o.TEST_RESULT:
            settle_test(match, evaluator, rng)
        else:
            step(match, quick_choice(match, evaluator, rng))
        made += 1
    return made


def quick_choice(match: Match, evaluator: Evaluator, rng: Rng) -> Option:
    """A random option, except for obvious mistakes."""
    options = match.options
    decision = match.decision
    if decision == o.START_TEST:
        return o.TEST_OR_NOT[0 if is_test_worth_it(match, evaluator) else 1]
    if decision == o.CHOOSE_RELIEF:
        return options[0]  # 8.2: heavy wounds decide a round on wounds
    chosen = options[rng.below(len(options))]
    if decision == o.TAKE_ACTION and chosen.kind == o.ATTACK and not hits(match, chosen):
        # A second look: most attacks are meant to hit.
        chosen = options[rng.below(len(options))]
    return chosen


def hits(match: Match, option: Option) -> bool:
    attack = match.arena.cards[option.a].attack
    return match.kit(match.decider).reaches(attack, match.distance())


def is_test_worth_it(match: Match, evaluator: Evaluator) -> bool:
    """7: a won round against relief of half the wounds: worth it from a chance of a third."""
    target = match.players[1 - match.decider]
    return 1.0 - evaluator.passes(target.seat, tested_wounds(target)) >= _WORTH_IT
