"""The table as text: the arena drawn and spoken, both fighters, and the Attack Row."""

from __future__ import annotations

from collections.abc import Iterator

from knockdown.engine.arena import is_in_the_dark
from knockdown.engine.view import PlayerView, View
from knockdown.telling.places import marks
from knockdown.telling.seats import SeatTeller
from knockdown.telling.speech import Speech, arena_of, distance_of, has_edges
from knockdown.terminal.screen import Screen

CELL = 7


class Picture:
    """What lies on the table, as the viewer knows it (5.2)."""

    def __init__(self, speech: Speech, view: View) -> None:
        self.speech = speech
        self.view = view
        self.seats = SeatTeller(speech, view)
        self.arena = arena_of(view)

    def show(self, screen: Screen, *, drawn: bool = True) -> None:
        screen.line(self.headline())
        if drawn:
            for line in self.drawing(screen.width):
                screen.raw(line)
        screen.line(" ".join([self.spoken(), *self.also(drawn)]))
        for player in self.in_order():
            screen.line(self.fighter(player), hanging="  ")

    def also(self, drawn: bool) -> Iterator[str]:
        """What the drawing shows, for those who cannot see it, and what its marks mean."""
        if not drawn and has_edges(self.arena):
            ends = self.speech.enumerated(["1", str(self.arena.spaces)])
            yield self.speech.words.say("picture-edges", spaces=ends)
        if drawn and self.view.candles > 1:
            yield self.speech.words.say("picture-legend")

    def fighter(self, player: PlayerView) -> str:
        return self.seats.fighter(player)

    def in_order(self) -> list[PlayerView]:
        """The viewer first."""
        return [self.view.you, self.view.opponent]

    # ------------------------------------------------------------ in one line
    def headline(self) -> str:
        say = self.speech.say
        victories = ", ".join(f"{self.called(p)} {p.victories}" for p in self.in_order())
        return say(
            "picture-headline",
            round=self.view.round,
            turn=self.view.turn,
            deck=self.view.deck_count,
            victories=victories,
        )

    def called(self, player: PlayerView) -> str:
        if player.seat == self.speech.you:
            return self.speech.words.say("picture-you")
        return self.speech.name(player.seat, player.fighter)

    def spoken(self) -> str:
        """`You stand on 4, Driana on 6, distance 2.`, and what else lies in the arena."""
        first, second = self.in_order()
        told = self.speech.say(
            "picture-places",
            space=first.space + 1,
            opponent=self.speech.name(second.seat, second.fighter),
            theirs=second.space + 1,
            distance=distance_of(self.view),
            **self.speech.who(first.seat, first.fighter),
        )
        return " ".join([told, *self.on_spaces()])

    def on_spaces(self) -> Iterator[str]:
        words = self.speech.words
        for token in sorted({placed >> 6 for placed in self.view.board}):
            spaces = sorted((p & 31) + 1 for p in self.view.board if p >> 6 == token)
            listed = self.speech.enumerated([str(space) for space in spaces])
            name = self.speech.token_name(token)
            yield words.say("picture-tokens-on", name=name, spaces=listed)
        dark = [
            str(space + 1)
            for space in range(self.arena.spaces)
            if is_in_the_dark(self.arena, self.view.candles, space)
        ]
        if dark:
            wounds = self.speech.wounds(self.arena.candle_heavy, self.arena.candle_light)
            listed = self.speech.alternatives(dark)
            yield words.say("picture-candles", spaces=listed, wounds=wounds)

    # ------------------------------------------------------------- the drawing
    def drawing(self, width: int) -> Iterator[str]:
        """Space numbers, fighters, and below them edges, Candles and tokens."""
        per_line = max(1, (width - 2) // (CELL + 1))
        for start in range(0, self.arena.spaces, per_line):
            spaces = range(start, min(start + per_line, self.arena.spaces))
            yield "  " + " ".join(f"{space + 1:^{CELL}}" for space in spaces).rstrip()
            yield row_of(self.standing(space) for space in spaces)
            marks = [self.marks(space) for space in spaces]
            for line in range(max(len(each) for each in marks)):
                yield row_of(each[line] if line < len(each) else "" for each in marks)

    def standing(self, space: int) -> str:
        for player in self.in_order():
            if player.space == space:
                return self.initials()[player.seat]
        return ""

    def initials(self) -> tuple[str, str]:
        """One letter each, or as many as tell the two fighters apart."""
        first, second = (self.speech.name(p.seat, p.fighter) for p in self.view.players)
        for length in range(1, CELL):
            if first[:length] != second[:length]:
                return first[:length], second[:length]
        return "1", "2"

    def marks(self, space: int) -> list[str]:
        return [mark[:CELL] for mark in marks(self.speech, self.view, space, dark="~" * CELL)]


def row_of(cells: Iterator[str]) -> str:
    return " |" + "|".join(f"{cell:^{CELL}}" for cell in cells) + "|"
