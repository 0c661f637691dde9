"""What every player must keep to, as a test that bots from outside can run as well.

from knockdown.players.conformance import check_player
check_player(MyBot)
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import combinations

from knockdown import content
from knockdown.engine.match import Match
from knockdown.engine.options import TEST_RESULT, Option
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.engine.view import View
from knockdown.knockout.answers import decided_by
from knockdown.knockout.skills import SKILLS
from knockdown.players.player import Advice, ComputerPlayer
from knockdown.setup import PICK, new_match

KINDS = ("dice", "tower-odds:average")
TIMES_WATCHED = 20


class NotConforming(AssertionError):
    """What a player did that no player may do."""


def check_player(
    make: Callable[[], ComputerPlayer], matches: int = 6, by_clock: bool = False
) -> None:
    """Let two of these players play whole matches, and look at everything they do.

    Who thinks `by_clock` may answer the same question in two ways.
    """
    fighters = [fighter.key for fighter in content.load().book.fighters]
    pairs = [(PICK, PICK), *combinations(fighters, 2)]
    player = make()
    check_parts(player)
    for seed in range(matches):
        kind = KINDS[seed % len(KINDS)]
        pair = pairs[seed * 7 % len(pairs)]
        tests = decided_by(kind)
        match = new_match(pair, seed=seed, knockdown=tests.knockdown)
        asked = 0
        while not match.is_over:
            if match.decision == TEST_RESULT:
                match.apply(tests.result(match) or match.options[0])
                continue
            asked += 1
            chosen = checked_choice(player, match, Rng(seed, SEARCH_STREAM, asked))
            if asked <= TIMES_WATCHED:
                check_advice(player, match, seed)
                again = checked_choice(player, match, Rng(seed, SEARCH_STREAM, asked))
                if again is not chosen and not by_clock:
                    raise NotConforming(
                        f"the same view and generator gave two answers at {match.decision_name}"
                    )
            match.apply(chosen)


def check_parts(player: ComputerPlayer) -> None:
    """A hand for towers, and both methods."""
    hand = getattr(player, "tower_skill", None)
    if hand not in SKILLS:
        raise NotConforming(f"tower_skill is {hand!r}; there are {', '.join(SKILLS)}")
    for name in ("choose", "advise"):
        if not callable(getattr(player, name, None)):
            raise NotConforming(f"there is no method {name}(view, rng)")


def checked_choice(player: ComputerPlayer, match: Match, rng: Rng) -> Option:
    """One of the options offered, the view left as it was."""
    view = match.view(match.decider)
    before = json.dumps(view.to_dict())
    chosen = player.choose(view, rng)
    if not any(chosen is offered for offered in match.options):
        raise NotConforming(f"{chosen!r} was not offered at {match.decision_name}")
    if json.dumps(view.to_dict()) != before:
        raise NotConforming(f"the view was changed at {match.decision_name}")
    return chosen


def check_advice(player: ComputerPlayer, match: Match, seed: int) -> None:
    """Some of the options, each once, with chances between 0 and 1."""
    view: View = match.view(match.decider)
    advice = player.advise(view, Rng(seed, SEARCH_STREAM, 1))
    if not all(isinstance(each, Advice) for each in advice):
        raise NotConforming(
            f"advice at {match.decision_name} is not a list of Advice(option, chance)"
        )
    options = [each.option for each in advice]
    if not options or len({*map(id, options)}) != len(options):
        raise NotConforming(f"advice at {match.decision_name} is empty or repeats an option")
    if any(option not in match.options for option in options):
        raise NotConforming(f"advice at {match.decision_name} names an option not offered")
    if not all(0 <= each.chance <= 1 for each in advice):
        raise NotConforming(f"advice at {match.decision_name} has a chance beyond 0 to 1")
