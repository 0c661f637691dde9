"""What goes through the WebSocket of who practises the tower, without a match."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from knockdown.server.protocol.messages import (
    Hand,
    Ping,
    Pong,
    Refused,
    TowerBegan,
    TowerFrame,
    TowerJudged,
)

MOST_CUBES: Final = 16  # in ten seconds: experts place so many once in 25 times, others never


# ------------------------------------------------------------- from the page
class LayTower(Struct, tag_field="type", tag="lay", forbid_unknown_fields=True, frozen=True):
    """So many cubes, heavy and light, in place of whatever lies there; a `tower_began` follows."""

    cubes: Annotated[int, Meta(ge=1, le=MOST_CUBES)]


class StartTower(Struct, tag_field="type", tag="start", forbid_unknown_fields=True, frozen=True):
    """Three, two, one."""


FromLearner = LayTower | StartTower | Hand | Ping


# --------------------------------------------------------------- to the page
class Practice(Struct, tag_field="type", tag="practice", frozen=True):
    """Come in: a table is free, for so many cubes at most."""

    most: int


ToLearner = Practice | Refused | TowerBegan | TowerFrame | TowerJudged | Pong
