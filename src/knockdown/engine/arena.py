"""10 Arenas: the edges of Siege Storm, the Fading Menhir of Tainted Grail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockdown.engine.book import Arena
from knockdown.engine.frames import AttackFrame
from knockdown.engine.table import Table
from knockdown.engine.wounds import inflict

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64


def add_edge_wounds(t: Table, f: AttackFrame) -> None:
    """10.1: on an end space, attacked from the space beside it: more wounds in the pool."""
    space = t.players[1 - f.seat].space
    at_edge = space == 0 or space == t.arena.spaces - 1
    if at_edge and t.distance() == 1 and not t.kit(1 - f.seat).ignores_edge:
        f.heavy += t.arena.edge_heavy
        f.light += t.arena.edge_light


def candle_spaces(arena: Arena, candles: i64) -> list[int]:
    """10.2: where the Candle tokens lie after this many Candle cards.

    The first puts them under the end spaces, each further one moves them one
    space toward the centre, never past it.
    """
    if candles == 0:
        return []
    centre = arena.spaces // 2
    away = max(centre + 1 - candles, 0)
    return [centre - away, centre + away]


def is_in_the_dark(arena: Arena, candles: i64, space: i64) -> bool:
    """10.2: above a Candle token, or farther from the centre than one."""
    if candles == 0:
        return False
    centre = arena.spaces // 2
    away = space - centre if space > centre else centre - space
    return away >= centre + 1 - candles


def suffer_candles(t: Table, seat: i64) -> None:
    """10.2: a fighter that ends its turn in the dark suffers wounds, once."""
    player = t.players[seat]
    if is_in_the_dark(t.arena, t.candles, player.space) and not player.kit.ignores_candles:
        inflict(t, seat, t.arena.candle_heavy, t.arena.candle_light, "candle")
