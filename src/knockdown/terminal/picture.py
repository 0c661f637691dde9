"""The table as text: the arena drawn and spoken, both fighters, and the Attack Row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from knockdown.engine.arena import is_in_the_dark
from knockdown.engine.book import NONE
from knockdown.engine.hand import hand_limit
from knockdown.engine.view import PlayerView, View
from knockdown.telling.places import marks
from knockdown.telling.speech import (
    Speech,
    arena_of,
    distance_of,
    has_edges,
    kit_of,
)
from knockdown.terminal.screen import Screen

CELL = 7


class Picture:
    """What lies on the table, as the viewer knows it (5.2)."""

    def __init__(self, speech: Speech, view: View, *, keeps_secrets: bool = False) -> None:
        self.speech = speech
        self.view = view
        self.arena = arena_of(view)
        self.keeps_secrets = keeps_secrets  # two people read this: no face-down Skills

    def show(self, screen: Screen, *, drawn: bool = True) -> None:
        screen.line(self.headline())
        if drawn:
            for line in self.drawing(screen.width):
                screen.raw(line)
        screen.line(" ".join([self.spoken(), *self.also(drawn)]))
        for player in self.in_order():
            screen.line(self.fighter(player), hanging="  ")

    def also(self, drawn: bool) -> Iterator[str]:
        """What the drawing shows, for those who do not see it; and what its marks mean."""
        if not drawn and has_edges(self.arena):
            ends = self.speech.enumerated(["1", str(self.arena.spaces)])
            yield self.speech.words.say("picture-edges", spaces=ends)
        if drawn and self.view.candles > 1:
            yield self.speech.words.say("picture-legend")

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

    # ------------------------------------------------------------ the fighters
    def fighter(self, player: PlayerView) -> str:
        """Wounds, hand, Skills and tokens of one seat."""
        say = self.speech.words.say
        other = self.view.players[1 - player.seat]
        limit = hand_limit(kit_of(self.view, player), kit_of(self.view, other))
        parts = [
            say(
                "picture-fighter",
                wounds=self.wounds(player),
                cards=len(player.hand) + player.hidden_count,
                limit=limit,
                hand=self.speech.hand(self.view, player),
                **self.speech.who(player.seat, player.fighter),
            )
        ]
        parts += self.skills(player)
        if player.tokens:
            counts = Counter(code >> 1 for code in player.tokens)
            tokens = [self.speech.token(token, n) for token, n in sorted(counts.items())]
            parts.append(say("picture-tokens", tokens=", ".join(tokens)))
        parts += self.bonus(player)
        return " ".join(parts)

    def bonus(self, player: PlayerView) -> Iterator[str]:
        """6.0: what was prepared for the next Strike."""
        say = self.speech.words.say
        found = []
        if player.more_heavy or player.more_light:
            wounds = self.speech.wounds(player.more_heavy, player.more_light)
            found.append(say("bonus-wounds", wounds=wounds))
        if player.unblockable:
            found.append(say("bonus-unblockable"))
        if found:
            yield say("picture-bonus", bonus=", ".join(found))

    def wounds(self, player: PlayerView) -> str:
        """7: the total is what a Knockdown Test asks for."""
        text = self.speech.wounds(player.heavy, player.light)
        if player.heavy and player.light:
            total = player.heavy + player.light
            return self.speech.words.say("picture-wounds", wounds=text, total=total)
        return text

    def skills(self, player: PlayerView) -> Iterator[str]:
        say = self.speech.words.say
        names = ", ".join(self.speech.skill(skill) for skill in player.skills)
        yield say("picture-skills", n=len(player.skills), skills=names)
        hidden = [s for s in (player.kept_first, player.kept_second) if s not in player.skills]
        if len(player.skills) == 1:
            secret = self.keeps_secrets or NONE in hidden
            if secret:
                yield say("picture-face-down")
            else:
                yield say("picture-face-down-own", skill=self.speech.skill(hidden[0]))

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
