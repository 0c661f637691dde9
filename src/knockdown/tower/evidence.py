"""The record of a tower from which anybody can rebuild it.

An attempt follows from its cubes, its place in the match's tower stream and
the inputs it took. With the same physics these give the same tower to the
last bit. Evidence also keeps the verdict: the match follows the original
verdict, and another machine or version might judge differently.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from knockdown.engine.errors import KnockdownError
from knockdown.engine.rng import MAX_SEED
from knockdown.engine.terms import TOWER_LIMIT
from knockdown.tower import inputs
from knockdown.tower.attempt import FASTEST, OVER, Attempt
from knockdown.tower.inputs import Input
from knockdown.tower.scatter import Cubes
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND, physics_mark
from knockdown.tower.verdict import REASONS, Verdict

# What a rebuild may find. Each is the end of a message key `tower-replay-…`.
OTHER_PHYSICS = "other-physics"  # this program moves cubes differently
INPUT_REFUSED = "input-refused"  # an input that the attempt cannot have accepted
VERDICT_DIFFERS = "verdict-differs"
FINDINGS = (OTHER_PHYSICS, INPUT_REFUSED, VERDICT_DIFFERS)

# No real attempt comes near these; they limit the size of evidence from outside.
MOST_INPUTS = FASTEST * (SETTINGS.build_ticks // TICKS_PER_SECOND + 1)
MOST_TOWERS = 2**30
LAST_TICK = 2**16
FARTHEST = 10_000.0

MARK = re.compile("[0-9A-Za-z.+_-]{1,60}")


class EvidenceError(KnockdownError):
    """Evidence that is damaged, or that no attempt could have left, and why."""


@dataclass(frozen=True)
class Evidence:
    """One attempt: `physics` identifies the simulation, `reason` is empty if it passed."""

    physics: str
    cubes: Cubes
    seed: int
    number: int
    inputs: tuple[Input, ...]
    passed: bool
    reason: str

    def __post_init__(self) -> None:
        check_origin(self)
        check_inputs(self.inputs)


def evidence_of(attempt: Attempt) -> Evidence:
    """The evidence of an attempt that is over."""
    verdict = attempt.verdict
    if attempt.phase != OVER or verdict is None:
        raise EvidenceError("the tower is not finished; there is no evidence before the verdict")
    return Evidence(
        physics_mark(),
        attempt.cubes,
        attempt.seed,
        attempt.number,
        tuple(attempt.inputs),
        verdict.passed,
        verdict.reason,
    )


# ------------------------------------------------------------------------ what is sound
def check_origin(evidence: Evidence) -> None:
    if not MARK.fullmatch(evidence.physics):
        raise EvidenceError("the mark of the physics is not one word of up to 60 letters")
    heavy, light = evidence.cubes
    if min(heavy, light) < 0 or not 1 <= heavy + light <= TOWER_LIMIT:
        raise EvidenceError(f"a tower has 1 to {TOWER_LIMIT} cubes, not {heavy}/{light}")
    if not 0 <= evidence.seed <= MAX_SEED or not 0 <= evidence.number < MOST_TOWERS:
        raise EvidenceError(f"no match has a tower {evidence.seed}/{evidence.number}")
    if evidence.passed == bool(evidence.reason):
        raise EvidenceError("a tower has either passed or a reason why it failed")
    if evidence.reason and evidence.reason not in REASONS:
        raise EvidenceError(f"unknown reason for a failed tower; it can be {', '.join(REASONS)}")


def check_inputs(given: tuple[Input, ...]) -> None:
    """An attempt takes only inputs that can be written down exactly."""
    if len(given) > MOST_INPUTS:
        raise EvidenceError(f"more than {MOST_INPUTS} inputs: no hand is so fast")
    before = 0
    for number, one in enumerate(given, 1):
        if one.kind not in inputs.KINDS:
            raise EvidenceError(f"input {number} is of an unknown kind")
        if not before <= one.tick <= LAST_TICK:
            raise EvidenceError(f"input {number} is out of time order")
        if not is_exact(one):
            raise EvidenceError(f"input {number} has an impossible place, angle or cube")
        before = one.tick


def is_exact(one: Input) -> bool:
    is_near = one.is_finite() and max(abs(one.x), abs(one.y)) <= FARTHEST
    return is_near and 0 <= one.cube < TOWER_LIMIT and one == one.at(one.tick)


# ------------------------------------------------------------------------- built again
@dataclass(frozen=True)
class Refusal:
    """An input of the evidence that the attempt did not take, and why."""

    given: Input
    why: str


class Rebuild:
    """A tower being rebuilt: `advance` lets time pass, `attempt` is its current state."""

    def __init__(self, evidence: Evidence) -> None:
        self.evidence = evidence
        self.attempt = Attempt(evidence.cubes, evidence.seed, evidence.number)
        self.refused: list[Refusal] = []
        self.place = 0  # the next input
        self.attempt.start()

    @property
    def is_over(self) -> bool:
        return self.attempt.phase == OVER

    def advance(self, ticks: int = 1) -> None:
        for _ in range(ticks):
            if self.is_over:
                return
            self.attempt.advance()
            self.push_due()

    def push_due(self) -> None:
        """Apply the inputs of this tick; after the verdict, all that are left."""
        given = self.evidence.inputs
        while self.place < len(given) and (
            self.is_over or given[self.place].tick <= self.attempt.tick
        ):
            why = self.attempt.push(given[self.place])
            if why:
                self.refused.append(Refusal(given[self.place], why))
            self.place += 1

    def finish(self) -> Verdict:
        """Run to the verdict at once."""
        while not self.is_over:
            self.advance()
        assert self.attempt.verdict is not None
        return self.attempt.verdict

    def findings(self) -> tuple[str, ...]:
        """What differs, from `FINDINGS`; empty if it is the same tower again."""
        verdict = self.finish()
        told = (self.evidence.passed, self.evidence.reason)
        odd = {
            OTHER_PHYSICS: self.evidence.physics != physics_mark(),
            INPUT_REFUSED: bool(self.refused),
            VERDICT_DIFFERS: (verdict.passed, verdict.reason) != told,
        }
        return tuple(finding for finding in FINDINGS if odd[finding])


def findings(evidence: Evidence) -> tuple[str, ...]:
    """Rebuild the tower and return what differs, from `FINDINGS`; empty if nothing does."""
    return Rebuild(evidence).findings()
