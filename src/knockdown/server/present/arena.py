"""The arena and the Attack Row as they are now."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from knockdown.engine.arena import candle_spaces, is_in_the_dark
from knockdown.engine.book import NONE, Arena
from knockdown.server.present.context import SceneContext, letters_of, reach_of
from knockdown.server.present.previews import harms
from knockdown.server.protocol.scene import RowCard, SpaceNow, SpaceToken
from knockdown.telling.places import marks_with
from knockdown.telling.speech import Speech, has_edges

# Caches: most spaces and cards are unchanged at the next decision, and equal in other matches.
REMEMBERED: Final = 20_000


class Space(NamedTuple):
    """Everything that determines how a space is shown."""

    number: int
    candles: int  # of the whole arena
    standing: tuple[str, ...]  # names
    placed: tuple[int, ...]  # tokens, as on the board


class Ground(NamedTuple):
    """Everything that determines how the spaces are shown."""

    candles: int
    standing: tuple[tuple[int, str], ...]  # spaces and names
    board: tuple[int, ...]  # tokens, as on the board


def spaces_now(context: SceneContext) -> list[SpaceNow]:
    view = context.view
    standing = [
        (player.space, context.name(player.seat))
        for player in view.players
        if view.round and player.fighter != NONE
    ]
    ground = Ground(view.candles, tuple(standing), tuple(view.board))
    return spaces_of(context.speech, context.arena, ground)


@lru_cache(REMEMBERED)
def spaces_of(speech: Speech, arena: Arena, ground: Ground) -> list[SpaceNow]:
    standing: dict[int, tuple[str, ...]] = {}
    for space, name in ground.standing:
        standing[space] = (*standing.get(space, ()), name)
    placed: dict[int, tuple[int, ...]] = {}
    for token in ground.board:
        placed[token & 31] = (*placed.get(token & 31, ()), token)
    return [
        space_now(
            speech,
            arena,
            Space(number, ground.candles, standing.get(number, ()), placed.get(number, ())),
        )
        for number in range(arena.spaces)
    ]


@lru_cache(REMEMBERED)
def space_now(speech: Speech, arena: Arena, space: Space) -> SpaceNow:
    tokens = speech.book.tokens
    return SpaceNow(
        tokens=[SpaceToken(tokens[token >> 6].key, token >> 5 & 1) for token in space.placed],
        candle=space.number in candle_spaces(arena, space.candles),
        dark=is_in_the_dark(arena, space.candles, space.number),
        edge=has_edges(arena) and space.number in (0, arena.spaces - 1),
        text=space_text(speech, arena, space),
    )


def space_text(speech: Speech, arena: Arena, space: Space) -> str:
    """`Space 4: Veroth, a Trap`."""
    tokens = [token >> 6 for token in space.placed]
    marks = marks_with(speech, arena, space.number, space.candles, tokens)
    things = ", ".join([*space.standing, *marks])
    if not things:
        return speech.words.say("spoken-space", space=space.number + 1)
    return speech.words.say("spoken-space-with", space=space.number + 1, things=things)


class Form(NamedTuple):
    """1.3: an attack as modified by a seat's Skills, and its effect on the other fighter."""

    low: int
    high: int
    ko: bool
    hits: bool
    harms: bool


def row_now(context: SceneContext) -> list[RowCard | None]:
    """4.4: the row from the viewer's side; empty before it is laid."""
    in_round = context.view.round > 0
    return [
        row_card(context.speech, context.arena, card, row_form(context, card), in_round)
        if card != NONE
        else None
        for card in context.view.row
    ]


def row_form(context: SceneContext, card: int) -> Form:
    seat, attack = context.asker, context.book.attacks[context.arena.cards[card].attack]
    kit, hits = context.kits[seat], context.view.round > 0 and context.hits(seat, attack)
    return Form(
        kit.lo[attack.index],
        kit.hi[attack.index],
        context.has_knockout(seat, attack),
        hits,
        hits and harms(context, seat, attack),
    )


@lru_cache(REMEMBERED)
def row_card(speech: Speech, arena: Arena, card: int, form: Form, in_round: bool) -> RowCard:
    attack = speech.book.attacks[arena.cards[card].attack]
    return RowCard(
        card=card,
        attack=attack.key,
        letters=letters_of(arena, card),
        hits=form.hits,
        harms=form.harms,
        reach=reach_of(speech, attack, form.low, form.high, arena.spaces),
        heavy=attack.heavy,
        light=attack.light,
        ko=form.ko,
        text=row_text(speech, arena, card, form, in_round),
    )


def row_text(speech: Speech, arena: Arena, card: int, form: Form, in_round: bool) -> str:
    """The text for screen readers: the attack, what it pays, and whether it hits."""
    printed = arena.cards[card]
    attack, symbols = speech.book.attacks[printed.attack], speech.face(arena, printed.face)
    parts = [speech.line(attack, form.low, form.high, ko=form.ko)]
    parts.append(speech.words.say("spoken-pays", symbols=symbols))
    if in_round:
        happens = "spoken-hits" if form.harms else "spoken-works"
        parts.append(speech.words.say(happens if form.hits else "spoken-take-only"))
    return " ".join(parts)
