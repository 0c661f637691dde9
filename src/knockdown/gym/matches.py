"""How the adapters begin matches, and who answers the Knockdown Tests in them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from knockdown import content
from knockdown.engine.match import Match
from knockdown.engine.match_rules import MatchRules
from knockdown.setup import RANDOM, new_match
from knockdown.tower.answers import decided_by


class Matches:
    """Begins matches of one kind and carries them from decision to decision.

    `knockdown` is `dice`, `tower-odds:SKILL` (drawn by the odds of a builder of
    that skill) or `tower:SKILL` (every tower is built, which is slow). Whether a
    tower stood is answered here and never asked of a player. The other house rules
    are those of `new_match`. A single word for `fighters` applies to both seats.
    """

    def __init__(
        self,
        fighters: str | Sequence[str] = RANDOM,
        arena: str = RANDOM,
        skills: str = RANDOM,
        knockdown: str = "dice",
        boxes: Sequence[Path | str] = (),
        **house_rules: Any,
    ) -> None:
        self.library = content.load(boxes)
        self.fighters = (fighters, fighters) if isinstance(fighters, str) else tuple(fighters)
        self.arena = arena
        self.skills = skills
        self.tests = decided_by(knockdown)
        self.match_rules = MatchRules(knockdown=self.tests.knockdown, **house_rules)
        self.begin(0)  # refuse an impossible setup here, not at the first reset

    def begin(self, seed: int) -> Match:
        """The match of this seed, the same as from `knockdown.new_match`."""
        return new_match(
            self.fighters,
            self.arena,
            self.skills,
            seed,
            match_rules=self.match_rules,
            library=self.library,
        )

    def settle(self, match: Match) -> None:
        """7.1: answer whether the tower stood, as often as that is asked."""
        if self.tests.answer is None:
            return
        while (result := self.tests.result(match)) is not None:
            match.apply(result)
