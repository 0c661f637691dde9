"""1.2: tokens carry their owner, their counts are limits, and they return to it.

On a sheet a token is the number token * 2 + owner, on a space that number
times 32 plus the space.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from knockdown.engine.book import NONE
from knockdown.engine.events import TokenPlaced, TokenRemoved
from knockdown.engine.table import Table

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64


def coded(token: i64, owner: i64) -> int:
    return token * 2 + owner


def on_sheet(t: Table, holder: i64, token: i64) -> int:
    """How many such tokens, of either owner, lie on a sheet."""
    count = 0
    for code in t.players[holder].tokens:
        if code >> 1 == token:
            count += 1
    return count


def supply(t: Table, owner: i64, token: i64) -> int:
    """How many of their tokens the owner still has to place."""
    code = coded(token, owner)
    left = t.book.tokens[token].count
    left -= t.players[0].tokens.count(code) + t.players[1].tokens.count(code)
    for placed in t.board:
        if placed >> 5 == code:
            left -= 1
    return left


def is_on_space(t: Table, token: i64, space: i64) -> bool:
    for placed in t.board:
        if placed >> 6 == token and placed & 31 == space:
            return True
    return False


def place_on_sheet(t: Table, owner: i64, holder: i64, token: i64, count: i64) -> int:
    """Put tokens on a sheet, as many as the owner has. Returns how many."""
    count = min(count, supply(t, owner, token))
    for _ in range(count):
        t.players[holder].own_tokens().append(coded(token, owner))
        if t.recording:
            t.tell(TokenPlaced(token, owner, holder, NONE))
    return count


def remove_from_sheet(t: Table, holder: i64, token: i64, count: i64) -> int:
    """Take tokens off a sheet, the newest first; 0 means all. Returns how many."""
    held = t.players[holder].own_tokens()
    removed = 0
    for i in range(len(held) - 1, -1, -1):
        if held[i] >> 1 == token and (count == 0 or removed < count):
            owner = held.pop(i) & 1
            removed += 1
            if t.recording:
                t.tell(TokenRemoved(token, owner, holder, NONE))
    return removed


def free_spaces(t: Table, owner: i64, token: i64, within: i64) -> list[int]:
    """Where a token may go: at most one of a kind on a space."""
    kind = t.book.tokens[token]
    here = t.players[owner].space
    spaces: list[int] = []
    for space in range(max(here - within, 0), min(here + within + 1, t.arena.spaces)):
        if is_on_space(t, token, space):
            continue
        if not kind.under_fighters and is_occupied(t, space):
            continue
        spaces.append(space)
    return spaces


def is_occupied(t: Table, space: i64) -> bool:
    return t.players[0].space == space or t.players[1].space == space


def can_place(t: Table, owner: i64, token: i64) -> bool:
    return supply(t, owner, token) > 0 or t.book.tokens[token].recycles


def place_on_space(t: Table, owner: i64, token: i64, space: i64) -> None:
    """Put a token on a space; one that recycles moves its oldest when none is left."""
    if supply(t, owner, token) <= 0:
        remove_oldest(t, owner, token)
    t.own_board().append(coded(token, owner) << 5 | space)
    if t.recording:
        t.tell(TokenPlaced(token, owner, NONE, space))


def remove_oldest(t: Table, owner: i64, token: i64) -> None:
    code = coded(token, owner)
    for i in range(len(t.board)):
        if t.board[i] >> 5 == code:
            take_off_board(t, i)
            return


def remove_from_space(t: Table, token: i64, space: i64) -> int:
    """Take such a token off a space. Returns how many were there."""
    for i in range(len(t.board)):
        if t.board[i] >> 6 == token and t.board[i] & 31 == space:
            take_off_board(t, i)
            return 1
    return 0


def take_off_board(t: Table, place: i64) -> None:
    placed = t.own_board().pop(place)
    if t.recording:
        t.tell(TokenRemoved(placed >> 6, placed >> 5 & 1, NONE, placed & 31))


def spaces_with(t: Table, owner: i64, token: i64) -> list[int]:
    """The spaces with the owner's tokens of this kind, in arena order."""
    code = coded(token, owner)
    return sorted([placed & 31 for placed in t.board if placed >> 5 == code])
