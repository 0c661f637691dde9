"""The arena and the Attack Row as they are now."""

from __future__ import annotations

from knockdown.engine.arena import candle_spaces, is_in_the_dark
from knockdown.engine.book import NONE
from knockdown.server.present.showing import Showing
from knockdown.server.protocol.scene import RowCard, SpaceNow, SpaceToken
from knockdown.telling.places import marks
from knockdown.telling.speech import has_edges


def spaces_now(showing: Showing) -> list[SpaceNow]:
    view, arena = showing.view, showing.arena
    candles = candle_spaces(arena, view.candles)
    ends = (0, arena.spaces - 1) if has_edges(arena) else ()
    return [
        SpaceNow(
            tokens=[
                SpaceToken(showing.book.tokens[placed >> 6].key, placed >> 5 & 1)
                for placed in view.board
                if placed & 31 == space
            ],
            candle=space in candles,
            dark=is_in_the_dark(arena, view.candles, space),
            edge=space in ends,
            text=space_text(showing, space),
        )
        for space in range(arena.spaces)
    ]


def space_text(showing: Showing, space: int) -> str:
    """`Space 4: Veroth, a Trap`."""
    view = showing.view
    standing = [p for p in view.players if view.round and p.space == space and p.fighter != NONE]
    things = [showing.name(player.seat) for player in standing]
    things += marks(showing.speech, view, space)
    if not things:
        return showing.words.say("spoken-space", space=space + 1)
    return showing.words.say("spoken-space-with", space=space + 1, things=", ".join(things))


def row_now(showing: Showing) -> list[RowCard | None]:
    """4.4: the row from the side of whoever looks; before it is laid it is empty."""
    return [row_card(showing, card) if card != NONE else None for card in showing.view.row]


def row_card(showing: Showing, card: int) -> RowCard:
    seat = showing.asker
    attack = showing.book.attacks[showing.arena.cards[card].attack]
    hits = showing.view.round > 0 and showing.hits(seat, attack)
    return RowCard(
        card=card,
        attack=attack.key,
        letters=showing.letters(card),
        hits=hits,
        reach=showing.reach(seat, attack),
        heavy=attack.heavy,
        light=attack.light,
        ko=showing.has_knockout(seat, attack),
        text=row_text(showing, card, hits),
    )


def row_text(showing: Showing, card: int, hits: bool) -> str:
    """Everything a screen reader says: the attack, what it pays, and whether it hits."""
    printed = showing.arena.cards[card]
    line = showing.line(showing.asker, showing.book.attacks[printed.attack])
    symbols = showing.speech.face(showing.arena, printed.face)
    parts = [line, showing.words.say("spoken-pays", symbols=symbols)]
    if showing.view.round:
        parts.append(showing.words.say("spoken-hits" if hits else "spoken-take-only"))
    return " ".join(parts)
