"""Towers and matches waiting for one, for the tests of the terminal."""

from __future__ import annotations

from functools import cache
from itertools import count

from random_matches import LIBRARY
from records import eager_setup, play_to_tower
from typist import Typist

from knockdown.engine.book import NONE
from knockdown.referee.live import LiveMatch
from knockdown.telling.speech import Speech
from knockdown.terminal.tower import TowerTeller
from knockdown.tower.attempt import Attempt
from knockdown.tower.builder import build
from knockdown.tower.evidence import Evidence, Rebuild, evidence_of
from knockdown.tower.scatter import Cubes
from knockdown.tower.skills import SKILLS


def speech(lang: str = "en") -> Speech:
    return Speech(LIBRARY, lang, NONE, ["player-one", "player-two"])


def retold(evidence: Evidence, typist: Typist, lang: str = "en", *, drawn: bool = True) -> Attempt:
    """A tower built again and told, from the count-in on."""
    rebuild = Rebuild(evidence)
    teller = TowerTeller(speech(lang), typist.screen, drawn=drawn)
    teller.tell(rebuild.attempt, rebuild.advance, paced=True)
    return rebuild.attempt


def stacked() -> Evidence:
    """A tower of five that stands."""
    return built(Cubes(3, 2), "steady", passed=True)


def failed() -> Evidence:
    """Nine cubes that do not."""
    return built(Cubes(5, 4), "novice", passed=False)


@cache
def built(cubes: Cubes, skill: str, *, passed: bool) -> Evidence:
    """Looked for, because a hand may become better or worse."""
    for seed in count():
        evidence = evidence_of(build(cubes, SKILLS[skill], seed, 0))
        if evidence.passed == passed:
            return evidence
    raise AssertionError


def waiting_match(tested: int, cubes: int = 3) -> LiveMatch:
    """A match in which this seat has to build a tower of this many cubes."""
    for seed in count():
        live = LiveMatch(eager_setup(seed, "tower"))
        test = play_to_tower(live)
        if test is not None and (test.seat, test.cubes.total) == (tested, cubes):
            return live
    raise AssertionError
