"""Refuses tokens that could move fighters for ever.

Only one moment can be caused by an effect: a verb that moves a fighter makes
it enter spaces, and tokens there act (6.10). Such a chain always ends if every
token that moves a fighter is removed before it does so, and no token that acts
on entering puts a moving token back.
"""

from __future__ import annotations

from knockdown.content.reader import Spot
from knockdown.engine.book import NONE, Book, Op, Power, Token
from knockdown.engine.terms import (
    ADVANCE,
    BLINK,
    BLINK_BESIDE,
    BLINK_TO_TOKEN,
    DRAG,
    ENTER,
    OPERATIONS,
    PLACE_SPACE,
    PULL_BESIDE,
    PUSH,
    REMOVE_HERE,
    RETREAT,
    SWAP,
)

MOVING = frozenset(
    (PUSH, ADVANCE, RETREAT, DRAG, BLINK, BLINK_BESIDE, PULL_BESIDE, BLINK_TO_TOKEN, SWAP)
)


def check_endless(book: Book, powers: list[tuple[Token, Power, Spot]]) -> None:
    """Reports every chain of entering and moving that might not end."""
    for token, power, spot in powers:
        if power.moment == ENTER:
            _check_moves(book, token, power, spot)
            _check_places(book, token, power, spot)


def _check_moves(book: Book, token: Token, power: Power, spot: Spot) -> None:
    op = _move_while_lying(book, power.program, token)
    if op is not None:
        verb = OPERATIONS[op.code]
        spot.note(
            f'endless effect: entering "{token.key}" → {verb} → entering "{token.key}" → …',
            f'put {{ remove_here = "{token.key}" }} before "{verb}"',
        )


def _check_places(book: Book, token: Token, power: Power, spot: Spot) -> None:
    for op in book.steps_of(power.program):
        if op.code != PLACE_SPACE or op.token == NONE:
            continue
        placed = book.tokens[op.token]
        verb = _moving_verb(book, placed)
        if verb:
            spot.note(
                f'endless effect: entering "{token.key}" → place_near "{placed.key}" → '
                f'entering "{placed.key}" → {verb} → entering "{token.key}" → …',
                f'leave out place_near, or let "{placed.key}" move nobody',
            )


def _move_while_lying(book: Book, program: int, token: Token) -> Op | None:
    """The first moving step that is possible while the token is still on its space."""
    if program == NONE:
        return None
    for op in book.programs[program]:
        if op.code == REMOVE_HERE and op.token == token.index:
            return None
        if op.code in MOVING:
            return op
        for inner in (op.then, op.other):
            found = _move_while_lying(book, inner, token)
            if found is not None:
                return found
    return None


def _moving_verb(book: Book, token: Token) -> str:
    """The verb by which a token moves a fighter that enters; "" if it moves nobody."""
    for power in token.powers:
        if power.moment == ENTER:
            for op in book.steps_of(power.program):
                if op.code in MOVING:
                    return OPERATIONS[op.code]
    return ""
