"""10 Arenas: the edges of Siege Storm, the Fading Menhir of Tainted Grail."""

from __future__ import annotations

from knockdown.engine.frames import AttackFrame
from knockdown.engine.table import Table
from knockdown.engine.wounds import inflict


def add_edge_wounds(t: Table, f: AttackFrame) -> None:
    """10.1: on an end space, attacked from the space beside it: more wounds in the pool."""
    space = t.players[1 - f.seat].space
    at_edge = space == 0 or space == t.arena.spaces - 1
    if at_edge and t.distance() == 1 and not t.kit(1 - f.seat).ignores_edge:
        f.heavy += t.arena.edge_heavy
        f.light += t.arena.edge_light


def candle_distance(t: Table) -> int:
    """10.2: how far from the centre the Candle tokens are.

    The first Candle puts them under the end spaces, each further one moves
    them one space toward the centre, never past it.
    """
    return max(t.arena.spaces // 2 + 1 - t.candles, 0)


def is_in_the_dark(t: Table, space: int) -> bool:
    """10.2: above a Candle token, or farther from the centre than one."""
    return t.candles > 0 and abs(space - t.arena.spaces // 2) >= candle_distance(t)


def suffer_candles(t: Table, seat: int) -> None:
    """10.2: a fighter that ends its turn in the dark suffers, once."""
    if is_in_the_dark(t, t.players[seat].space) and not t.kit(seat).ignores_candles:
        inflict(t, seat, t.arena.candle_heavy, t.arena.candle_light, "candle")
