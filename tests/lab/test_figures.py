"""Figures of a run written by hand, computed on paper."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from lab import hand_made

from knockdown.lab.stats import wilson
from knockdown.lab.targets import (
    ATTACKS,
    BROKEN,
    FIGHTERS,
    IN,
    NEAR,
    OFF,
    OUT,
    UNMEASURED,
    state_of,
)

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    return hand_made.figures(tmp_path_factory.mktemp("lab"))


def one(rows: list[dict[str, Any]], **wanted: object) -> dict[str, Any]:
    (row,) = [row for row in rows if wanted.items() <= row.items()]
    return row


def test_all_of_it_is_plain_data(found: dict[str, Any]) -> None:
    assert json.loads(json.dumps(found)) == found


def test_the_run(found: dict[str, Any]) -> None:
    assert found["run"]["games"] == 4 and found["run"]["planned"] == 6
    assert found["names"]["xingo"] == "Xin'go"


def test_who_wins(found: dict[str, Any]) -> None:
    veroth = one(found["fighters"], fighter="veroth")
    low, high = (round(end, 4) for end in wilson(3, 4)[1:])
    assert veroth == {
        "fighter": "veroth",
        "games": 4,
        "won": 3,
        "rate": 0.75,
        "low": low,
        "high": high,
    }
    assert one(found["matchups"], fighter="xingo", opponent="veroth")["rate"] == 0.25
    assert len(found["matchups"]) == 2
    assert found["seats"]["won"] == 3


def test_who_begins(found: dict[str, Any]) -> None:
    rates = {row["what"]: (row["won"], row["games"]) for row in found["first"]}
    assert rates == {
        "match": (2, 4),
        "arena:siege_storm": (1, 2),
        "arena:tainted_grail": (1, 2),
        "first_round": (2, 4),
        "later_rounds": (2, 4),
    }


def test_rounds(found: dict[str, Any]) -> None:
    length = found["round_length"]
    assert length["rounds"] == 8 and length["median"] == 10  # of 8 9 9 10 11 12 13 20
    assert (length["p10"], length["p90"]) == (8, 20)
    assert one(length["arenas"], arena="tainted_grail", turns=9)["rounds"] == 1
    everything = one(found["endings"], group="all")
    assert (everything["ko"], everything["deck"], everything["stall"]) == (6, 1, 1)
    assert everything["ko_rate"] == 0.75
    assert one(found["endings"], group="arena:tainted_grail")["ko_rate"] == 1
    assert one(found["endings"], group="xingo")["rounds"] == 8


def test_knockdown_tests(found: dict[str, Any]) -> None:
    ten, twelve = found["tests"]
    assert (ten["wounds"], ten["tried"], ten["ko"], ten["odds"]) == (10, 3, 2, 0.375)
    assert (twelve["wounds"], twelve["rate"], twelve["odds"]) == (12, 1.0, 0.625)
    assert (found["tests_offered"]["offered"], found["tests_offered"]["tried"]) == (8, 3)


def test_skills(found: dict[str, Any]) -> None:
    disarm = one(found["skills"], key="disarm")
    assert (disarm["offered"], disarm["chosen"], disarm["picked"]) == (3, 2, 0.6667)
    assert (disarm["won"], disarm["games"]) == (2, 2)
    assert disarm["points"] == 25.0  # both by Veroth, who wins 75 % anyway
    light_feet = one(found["skills"], key="light_feet")
    assert light_feet["points"] == -25.0  # Xin'go with it face up: 0 of 1, usually 25 %
    assert light_feet["kept"]["games"] == 2 and light_feet["kept"]["won"] == 1
    assert light_feet["kept"]["points"] == 0.0  # 1 of 2, usually 25 and 75 %
    unplayed = one(found["skills"], key="granite_chin")
    assert unplayed["games"] == 0 and unplayed["picked"] is None
    assert len(found["skills"]) == 24


def test_attacks(found: dict[str, Any]) -> None:
    punch = one(found["attacks"], key="high_punch", home="siege_storm")
    assert (punch["offered"], punch["chosen"], punch["picked"]) == (100, 8, 0.08)
    assert (punch["won"], punch["games"]) == (1, 2)  # of the seats that used it
    assert punch["points"] == 0.0  # usually 75 % for Veroth and 25 % for Xin'go
    wyrd = one(found["attacks"], key="wyrd")
    assert wyrd["home"] == "tainted_grail" and wyrd["picked"] == 0.005
    block = one(found["specials"], key="double_block")
    assert (block["home"], block["offered"], block["chosen"]) == ("veroth", 20, 5)
    assert (block["won"], block["games"], block["points"]) == (2, 3, -8.33)
    assert {row["home"] for row in found["specials"]} == {"veroth", "xingo"}


def test_targets(found: dict[str, Any]) -> None:
    targets = {target["key"]: target for target in found["targets"]}
    assert {key: target["holds"] for key, target in targets.items()} == {
        "fighters": False,
        "pairings": False,
        "first_player": True,
        "knockouts": True,
        "round_length": True,
        "skills": False,
        "attacks": False,
        "specials": False,
    }
    assert [fault["what"] for fault in targets["fighters"]["broken"]] == ["Veroth", "Xin'go"]
    assert targets["fighters"]["broken"][0]["state"] == OFF  # of four matches
    assert [fault["what"] for fault in targets["pairings"]["broken"]] == ["Veroth against Xin'go"]
    assert not targets["first_player"]["sure"] and len(targets["first_player"]["near"]) == 1
    rare = one(targets["attacks"]["broken"], what="Wyrd (Tainted Grail Arena)")
    assert rare["told"] == "0.5%"


def test_an_unmeasured_target_is_neither_met_nor_broken(
    found: dict[str, Any], tmp_path: Path
) -> None:
    """Four matches of two fighters, in a run that has a third one who never came to play."""
    targets = {target["key"]: target for target in found["targets"]}
    never = one(targets["specials"]["unmeasured"], what="Fists of Fury (Veroth)")
    assert never["told"] == "never possible" and never["value"] is None
    assert one(targets["skills"]["unmeasured"], what="Granite Chin")["told"] == "never played"
    assert state_of(targets["specials"]) == "open" and not targets["specials"]["sure"]
    assert state_of(targets["skills"]) == "broken"  # by others
    more = hand_made.figures(tmp_path, fighters=["veroth", "xingo", "maggot"])
    targets = {target["key"]: target for target in more["targets"]}
    named = [each["what"] for each in targets["pairings"]["unmeasured"]]
    assert named == ["Veroth against Maggot", "Xin'go against Maggot"]
    assert targets["pairings"]["checked"] == 3
    assert [each["what"] for each in targets["fighters"]["unmeasured"]] == ["Maggot"]


@pytest.mark.parametrize(
    ("value", "low", "high", "state"),
    [
        (0.5, 0.46, 0.54, IN),
        (0.45, 0.45, 0.55, IN),
        (0.5, 0.44, 0.54, NEAR),
        (0.56, 0.54, 0.58, OFF),
        (0.44, 0.4, 0.45, OFF),
        (0.58, 0.56, 0.6, OUT),
        (None, 0.0, 1.0, UNMEASURED),
    ],
)
def test_the_states_of_a_figure(value: float | None, low: float, high: float, state: str) -> None:
    assert FIGHTERS.state(value, low, high) == state
    assert (state in BROKEN) == (value is not None and not 0.45 <= value <= 0.55)


def test_one_in_a_hundred_is_enough() -> None:
    assert ATTACKS.state(0.01, 0.005, 0.02) == NEAR
    assert ATTACKS.state(0.0099, 0.005, 0.02) == OFF
