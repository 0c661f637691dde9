"""7.1: towers of a recorded match, rebuilt from their evidence."""

from __future__ import annotations

from functools import lru_cache

from knockdown.content.clauses import id_of
from knockdown.content.words import words_for
from knockdown.server.protocol.requests import Film
from knockdown.tower.attempt import BUILDING, COUNTING, Attempt
from knockdown.tower.evidence import Evidence, Rebuild
from knockdown.tower.scatter import HEAVY
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND

FRAMES_PER_SECOND = 30
TICKS_PER_FRAME = TICKS_PER_SECOND // FRAMES_PER_SECOND
FILMS = 64  # cached, since rebuilding a tower takes long


class Filmed:
    """A tower from the first movement of the hand to the verdict."""

    def __init__(self, evidence: Evidence) -> None:
        rebuild = Rebuild(evidence)
        self.frames: list[list[float]] = []
        while not rebuild.is_over:
            rebuild.advance()
            attempt = rebuild.attempt
            begins = attempt.phase == BUILDING and attempt.tick == 0
            if begins or (attempt.phase != COUNTING and attempt.tick % TICKS_PER_FRAME == 0):
                self.frames.append(places(attempt))
        self.frames.append(places(rebuild.attempt))
        self.attempt = rebuild.attempt
        self.passed = evidence.passed
        self.findings = rebuild.findings()

    def film(self, lang: str) -> Film:
        bounds = self.attempt.world.bounds
        return Film(
            heavy=[colour == HEAVY for colour in self.attempt.colours],
            edge=SETTINGS.edge,
            half_width=bounds.half_width,
            height=bounds.height,
            per_second=FRAMES_PER_SECOND,
            passed=self.passed,
            text=self.verdict(lang),
        )

    def verdict(self, lang: str) -> str:
        """The verdict of the rebuild; if it differs, the match follows the original one."""
        say = words_for(lang).say
        verdict = self.attempt.verdict
        assert verdict is not None
        message = "tower-passed" if verdict.passed else id_of("tower-reason", verdict.reason)
        counts = {} if verdict.passed else {"n": len(verdict.cubes)}
        told = [say(id_of("tower-replay", finding)) for finding in self.findings]
        return " ".join([say(message, **counts), *told])


def places(attempt: Attempt) -> list[float]:
    """x, y and angle of each cube, one after the other."""
    return [
        round(number, digits)
        for pose in attempt.poses()
        for number, digits in ((pose.x, 2), (pose.y, 2), (pose.angle, 4))
    ]


@lru_cache(FILMS)
def filmed(evidence: Evidence) -> Filmed:
    return Filmed(evidence)
