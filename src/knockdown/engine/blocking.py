"""6.4–6.7 Blocking."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.book import NONE, Book
from knockdown.engine.errors import KnockdownError
from knockdown.engine.events import Blocked
from knockdown.engine.frames import AttackFrame, BlockFrame
from knockdown.engine.hand import discard_face
from knockdown.engine.kit import Kit
from knockdown.engine.options import (
    BLOCK_BOTH,
    BLOCK_EFFECT,
    BLOCK_WOUNDS,
    CHOOSE_BLOCK,
    CHOOSE_IGNORED,
    IGNORE,
    PASS,
    THE_PASS,
    Option,
    option,
    packed_with,
)
from knockdown.engine.payment import BITS
from knockdown.engine.table import Table
from knockdown.engine.terms import STRIKE

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

WOUNDS_WITH: Final = [option(BLOCK_WOUNDS, packed_with(0, face)) for face in range(31)]
EFFECT_WITH: Final = [option(BLOCK_EFFECT, packed_with(0, face)) for face in range(31)]
BOTH_WITH_ONE: Final = [option(BLOCK_BOTH, packed_with(0, face)) for face in range(31)]

OFFER: Final = 0
COUNT: Final = 1


def offer_block(t: Table, f: AttackFrame) -> bool:
    """6.4: the target of a Strike may block. Returns whether there is a choice."""
    seat = 1 - f.seat
    if t.book.attacks[f.attack].type != STRIKE or f.unblockable:
        return False
    if not t.players[seat].faces & t.arena.payments.block_mask:
        return False
    if not has_effect(t.book, f) and not can_reduce(f, counted_cards(t, seat, 1)):
        return False
    t.push(BlockFrame(OFFER, seat, 0, 0))
    return True


def attack_below(f: BlockFrame) -> AttackFrame:
    if not isinstance(f.below, AttackFrame):
        raise KnockdownError("only an attack can be blocked")
    return f.below


def counted_cards(t: Table, seat: i64, discarded: i64) -> int:
    """6.5: the cards left in hand once the Block cards are gone."""
    return counted(t.players[seat].cards - discarded, t.kit(seat), t.kit(1 - seat))


def counted(left: i64, blocker: Kit, attacker: Kit) -> int:
    """6.5: how many of the cards left in hand count, with the Skills of both players."""
    return max(left + blocker.block_cards + attacker.opponent_block_cards, 0)


def has_effect(book: Book, f: AttackFrame) -> bool:
    return book.attacks[f.attack].effect != NONE and not f.is_bare


def can_reduce(f: AttackFrame, counted: i64) -> bool:
    """6.5: a light costs one counted card, a heavy two."""
    return (f.light > 0 and counted >= 1) or (f.heavy > 0 and counted >= 2)


def block_options(t: Table, f: AttackFrame) -> list[Option]:
    """6.4: one Block card for the wounds or the effect, two for both.

    Blocks that could change nothing are not offered.
    """
    seat = 1 - f.seat
    payments = t.arena.payments
    hand = t.players[seat].faces
    faces = payments.distinct(hand, payments.block_mask)
    cancels = has_effect(t.book, f)
    reduces = can_reduce(f, counted_cards(t, seat, 1))
    options: list[Option] = []
    with_one = cancels and reduces and t.kit(seat).block_does_both
    if with_one:
        add_blocks(BOTH_WITH_ONE, faces, options)
    if reduces:
        add_blocks(WOUNDS_WITH, faces, options)
    if cancels:
        add_blocks(EFFECT_WITH, faces, options)
    if not with_one and cancels and can_reduce(f, counted_cards(t, seat, 2)):
        add_double_blocks(hand, faces, options)
    options.append(THE_PASS)
    return options


def add_blocks(made: list[Option], faces: list[int], options: list[Option]) -> None:
    for face in faces:
        options.append(made[face])


def add_double_blocks(hand: int, faces: list[int], options: list[Option]) -> None:
    """Two Block cards, by their faces; two of one face if the hand holds two."""
    for i, face in enumerate(faces):
        if hand >> (BITS * face) & 15 >= 2:
            options.append(option(BLOCK_BOTH, packed_with(packed_with(0, face), face)))
        for other in faces[i + 1 :]:
            options.append(option(BLOCK_BOTH, packed_with(packed_with(0, face), other)))


def block(t: Table, f: BlockFrame) -> None:
    attack = attack_below(f)
    if f.step == OFFER:
        t.ask(f.seat, CHOOSE_BLOCK, block_options(t, attack))
    else:
        counted = counted_cards(t, f.seat, 0)
        t.ask(f.seat, CHOOSE_IGNORED, ignore_options(attack, counted))


def ignore_options(f: AttackFrame, counted: i64) -> list[Option]:
    """6.5, ruling: any (h, l) with 2h + l within the counted cards; most first."""
    options: list[Option] = []
    for heavy in range(min(f.heavy, counted // 2), -1, -1):
        for light in range(min(f.light, counted - 2 * heavy), -1, -1):
            if heavy + light > 0:
                options.append(option(IGNORE, heavy, light))
    return options


def block_chosen(t: Table, f: BlockFrame, chosen: Option) -> None:
    attack = attack_below(f)
    if f.step == COUNT:
        attack.heavy -= chosen.a
        attack.light -= chosen.b
        finish_block(t, f, attack, chosen.a, chosen.b)
    elif chosen.kind == PASS:
        t.pop()
    else:
        for face in chosen.faces:
            f.cards |= 1 << discard_face(t, f.seat, face)
        f.effect = 0 if chosen.kind == BLOCK_WOUNDS else 1
        if chosen.kind == BLOCK_EFFECT:
            finish_block(t, f, attack, 0, 0)
        else:
            f.step = COUNT


def finish_block(t: Table, f: BlockFrame, attack: AttackFrame, heavy: i64, light: i64) -> None:
    """6.6: a cancelled effect loses its text and the wounds in its frame."""
    attack.blocked = 1
    if f.effect:
        attack.effect_cancelled = 1
    if t.recording:
        cards = [card for card in t.discards if f.cards >> card & 1]
        t.tell(Blocked(f.seat, cards, heavy, light, f.effect == 1))
    t.pop()
