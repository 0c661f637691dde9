"""Evidence: the same tower again, bit for bit, and whatever is odd about it is told."""

from __future__ import annotations

import math
import os
import subprocess
import sys
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import pytest
from tower import hands

from knockdown.engine.rng import MAX_SEED
from knockdown.tower import evidence as ev
from knockdown.tower import inputs
from knockdown.tower.attempt import COUNTING, FASTEST, OVER, Attempt
from knockdown.tower.evidence import Evidence, EvidenceError, Rebuild, evidence_of
from knockdown.tower.evidence_text import format_evidence
from knockdown.tower.inputs import Input
from knockdown.tower.scatter import Cubes
from knockdown.tower.settings import SETTINGS, physics_mark
from knockdown.tower.verdict import LEFT_OVER, STILL_MOVING, TIME_UP, Verdict

THREE = Cubes(1, 2)


class Built(NamedTuple):
    """What an attempt came to."""

    evidence: Evidence
    verdict: Verdict
    bits: str


def bits(attempt: Attempt) -> str:
    """Every number of every cube, exactly."""
    return " ".join(number.hex() for pose in attempt.poses() for number in pose)


@cache
def stacked(cubes: Cubes = THREE) -> Built:
    attempt = Attempt(cubes, 7, 2)
    hands.stack(attempt)
    hands.claim(attempt)
    assert attempt.verdict is not None
    return Built(evidence_of(attempt), attempt.verdict, bits(attempt))


@cache
def slept() -> Evidence:
    """Of somebody who did nothing."""
    attempt = Attempt(THREE, 7, 0)
    hands.wait(attempt)
    return evidence_of(attempt)


STOOD = stacked().evidence


# --------------------------------------------------------------------- what is kept
def test_what_is_kept() -> None:
    attempt = Attempt(THREE, 7, 2)
    hands.stack(attempt)
    hands.claim(attempt)
    assert (STOOD.physics, STOOD.cubes, STOOD.seed, STOOD.number) == (physics_mark(), THREE, 7, 2)
    assert list(STOOD.inputs) == attempt.inputs and STOOD.inputs[-1].kind == inputs.DONE
    assert STOOD.passed and STOOD.reason == ""


def test_a_tower_that_failed_keeps_its_reason() -> None:
    assert (slept().passed, slept().reason, slept().inputs) == (False, TIME_UP, ())


def test_there_is_no_evidence_before_the_verdict() -> None:
    attempt = Attempt(THREE, 7, 0)
    hands.begin(attempt)
    with pytest.raises(EvidenceError, match="not finished"):
        evidence_of(attempt)


def test_numbers_an_input_does_not_need_are_not_kept() -> None:
    attempt = Attempt(Cubes(0, 1), 7, 0)
    hands.begin(attempt)
    x, y, _ = attempt.poses()[0]
    for given in (
        Input(0, inputs.GRAB, x, y, 0, angle=99.0),
        Input(0, inputs.MOVE, x, y, cube=10**20),
        Input(0, inputs.RELEASE, 1e308, -1e308, 5, 1e300),
        Input(0, inputs.DONE, 1e308),
    ):
        assert attempt.push(given) == ""
    hands.wait(attempt)
    kept = evidence_of(attempt)
    assert kept.inputs[2:] == (Input(0, inputs.RELEASE), Input(0, inputs.DONE))
    assert ev.findings(kept) == ()


def test_rounding_never_takes_an_input_out_of_reach_afterwards() -> None:
    """An input is only taken if it is also taken when the tower is built again."""
    nearly = SETTINGS.reach * SETTINGS.edge - 0.01
    taken = 0
    for part in range(40):
        attempt, again = Attempt(Cubes(0, 1), 7, 0), Attempt(Cubes(0, 1), 7, 0)
        hands.begin(attempt)
        hands.begin(again)
        x, y, _ = attempt.poses()[0]
        angle = math.pi * part / 40
        given = Input(0, inputs.GRAB, x + nearly * math.cos(angle), y + nearly * math.sin(angle))
        if attempt.push(given) == "":
            taken += 1
            assert again.push(attempt.inputs[0]) == ""
        else:
            assert again.push(given.at(0)) == inputs.OUT_OF_REACH
    assert 0 < taken < 40


# ---------------------------------------------------------------------- built again
@pytest.mark.parametrize("cubes", [Cubes(0, 1), THREE, Cubes(5, 4)])
def test_the_same_tower_again_to_the_last_bit(cubes: Cubes) -> None:
    first = stacked(cubes)
    again = Rebuild(first.evidence)
    verdict = again.finish()
    assert verdict == first.verdict and bits(again.attempt) == first.bits
    assert again.findings() == () and again.refused == []


def test_every_tick_is_the_same() -> None:
    attempt = Attempt(THREE, 3, 0)
    seen: list[str] = []
    hands.begin(attempt)
    while attempt.tick < 80:  # a cube is taken at once and pushed about
        if attempt.tick == 5:
            x, y, _ = attempt.poses()[1]
            hands.push(attempt, inputs.GRAB, x, y, 1)
        elif attempt.tick > 5:
            hands.push(attempt, inputs.MOVE, attempt.tick - 60.0, 20.0)
        seen.append(f"{attempt.tick} {attempt.world.held} {bits(attempt)}")
        attempt.advance()
    hands.wait(attempt)
    again = Rebuild(evidence_of(attempt))
    while again.attempt.phase == COUNTING:
        again.advance()
    for told in seen:
        assert f"{again.attempt.tick} {again.attempt.world.held} {bits(again.attempt)}" == told
        again.advance()


def test_the_same_tower_in_another_process() -> None:
    program = (
        "import sys\n"
        "from knockdown.tower.evidence import Rebuild\n"
        "from knockdown.tower.evidence_text import parse_evidence\n"
        "again = Rebuild(parse_evidence(sys.stdin.read()))\n"
        "print(again.finish(), again.findings())\n"
        "print(*(number.hex() for pose in again.attempt.poses() for number in pose))\n"
    )
    first = stacked(Cubes(5, 4))
    told = subprocess.run(
        [sys.executable, "-c", program],
        input=format_evidence(first.evidence),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "PYTHONHASHSEED": "5"},
    ).stdout
    assert told == f"{first.verdict} ()\n{first.bits}\n"


def test_a_rebuild_stops_at_the_verdict() -> None:
    again = Rebuild(slept())
    assert not again.is_over
    again.advance(10_000)
    assert again.is_over and again.attempt.phase == OVER
    last = again.attempt.tick
    again.advance()
    assert again.attempt.tick == last
    assert ev.Rebuild(slept()).finish() == again.attempt.verdict


# ------------------------------------------------------------------------ what is odd
def test_another_verdict_is_told() -> None:
    forged = replace(slept(), passed=True, reason="")
    assert ev.findings(forged) == (ev.VERDICT_DIFFERS,)
    assert ev.Rebuild(forged).finish().reason == TIME_UP


def test_another_reason_is_told() -> None:
    forged = replace(slept(), reason=STILL_MOVING)
    assert ev.findings(forged) == (ev.VERDICT_DIFFERS,)


def test_other_physics_are_told_and_the_tower_is_built_all_the_same() -> None:
    elsewhere = replace(STOOD, physics="0-000000000000-6.0.0")
    again = Rebuild(elsewhere)
    assert again.findings() == (ev.OTHER_PHYSICS,)
    assert bits(again.attempt) == stacked().bits


def test_a_tower_of_other_cubes_is_told() -> None:
    assert ev.VERDICT_DIFFERS in ev.findings(replace(STOOD, seed=8))


def test_an_input_nobody_could_have_made_is_told() -> None:
    grab = next(one for one in STOOD.inputs if one.kind == inputs.GRAB)
    for wrong, why in (
        (replace(grab, cube=3), inputs.NO_SUCH_CUBE),
        (replace(grab, x=0.0), inputs.OUT_OF_REACH),
        (Input(grab.tick, inputs.RELEASE), inputs.HAND_EMPTY),
        (replace(grab, x=9_000.0), inputs.OFF_THE_TABLE),
    ):
        given = tuple(wrong if one is grab else one for one in STOOD.inputs)
        again = Rebuild(replace(STOOD, inputs=given))
        assert ev.INPUT_REFUSED in again.findings()
        assert again.refused[0] == ev.Refusal(wrong, why)


def test_inputs_after_the_end_are_told() -> None:
    late = (Input(SETTINGS.build_ticks, inputs.MOVE), Input(ev.LAST_TICK, inputs.MOVE))
    for given in (late, STOOD.inputs + late):
        again = Rebuild(replace(STOOD, inputs=given))
        assert ev.INPUT_REFUSED in again.findings()
        assert again.refused == [ev.Refusal(one, inputs.AFTER_TIME) for one in late]


def test_inputs_too_fast_for_a_hand_are_told() -> None:
    hasty = tuple(Input(0, inputs.MOVE) for _ in range(FASTEST + 1))
    again = Rebuild(replace(STOOD, inputs=hasty))
    assert ev.INPUT_REFUSED in again.findings()
    assert [refusal.why for refusal in again.refused] == [inputs.TOO_MANY]


def test_a_tower_without_its_last_moves_fails() -> None:
    shorter = replace(STOOD, inputs=(*STOOD.inputs[:20], STOOD.inputs[-1]))
    again = Rebuild(shorter)
    assert again.findings() == (ev.VERDICT_DIFFERS,)
    assert again.finish().reason not in ("", LEFT_OVER, TIME_UP)  # it still hangs in the hand


# -------------------------------------------------------------------------- what is sound
MOVE = Input(3, inputs.MOVE, 1.0, 2.0)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"physics": ""}, "mark of the physics"),
        ({"physics": "two words"}, "mark of the physics"),
        ({"cubes": Cubes(0, 0)}, "1 to 50 cubes, not 0/0"),
        ({"cubes": Cubes(26, 25)}, "1 to 50 cubes, not 26/25"),
        ({"cubes": Cubes(5, -1)}, "1 to 50 cubes, not 5/-1"),
        ({"seed": -1}, "no match has a tower -1/2"),
        ({"seed": MAX_SEED + 1}, "no match has a tower"),
        ({"number": -1}, "no match has a tower 7/-1"),
        ({"number": 2**30}, "no match has a tower"),
        ({"reason": TIME_UP}, "either passed or a reason"),
        ({"passed": False}, "either passed or a reason"),
        ({"passed": False, "reason": "bad luck"}, "unknown reason for a failed tower"),
        ({"inputs": (MOVE, replace(MOVE, tick=2))}, "input 2 is out of time order"),
        ({"inputs": (replace(MOVE, tick=-1),)}, "input 1 is out of time order"),
        ({"inputs": (replace(MOVE, tick=ev.LAST_TICK + 1),)}, "out of time order"),
        ({"inputs": (replace(MOVE, kind="kick"),)}, "input 1 is of an unknown kind"),
        ({"inputs": (replace(MOVE, x=0.01),)}, "input 1 has an impossible place"),
        ({"inputs": (replace(MOVE, x=float("nan")),)}, "input 1 has an impossible place"),
        ({"inputs": (replace(MOVE, y=1e308),)}, "input 1 has an impossible place"),
        ({"inputs": (replace(MOVE, angle=1.0),)}, "input 1 has an impossible place"),
        ({"inputs": (Input(0, inputs.GRAB, cube=50),)}, "input 1 has an impossible place"),
        ({"inputs": (Input(0, inputs.ROTATE, angle=1.0),)}, "input 1 has an impossible place"),
        ({"inputs": (MOVE,) * (ev.MOST_INPUTS + 1)}, "no hand is so fast"),
    ],
)
def test_evidence_of_no_attempt_is_refused(change: dict[str, object], message: str) -> None:
    fields = {name: getattr(STOOD, name) for name in Evidence.__dataclass_fields__}
    with pytest.raises(EvidenceError) as caught:
        Evidence(**(fields | change))
    assert message in str(caught.value)
