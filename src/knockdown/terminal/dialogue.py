"""The questions before a match: language, level, fighters, Arena."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from knockdown.content.catalogue import Selection
from knockdown.content.clauses import id_of
from knockdown.content.words import LANGUAGES, words_for
from knockdown.players import LEVELS
from knockdown.setup import RANDOM
from knockdown.telling.questions import SHORTEST_PART
from knockdown.terminal.choices import Choices
from knockdown.terminal.screen import Leave, Screen, number_of


class Dialogue:
    """Language, level, fighter, opponent, arena; Enter takes what is usual or random."""

    def __init__(self, choices: Choices, screen: Screen) -> None:
        self.choices = choices
        self.screen = screen
        self.library = choices.library

    def run(self, *, asks_language: bool = True, asks_level: bool = True) -> Choices:
        self.screen.banner(self.say("start-title"))
        if asks_language:
            self.choose_language()
        if asks_level:
            self.choose_level()
        mine = self.choose("start-fighter", self.fighter_lines())
        if mine is None:
            return self.choices
        book = self.library.book
        others = [fighter for fighter in book.fighters if fighter.index != mine]
        theirs = self.choose("start-opponent", [self.fighter_line(f.index) for f in others])
        arena = self.choose("start-arena", self.arena_lines())
        return replace(
            self.choices,
            fighters=(book.fighters[mine].key, RANDOM if theirs is None else others[theirs].key),
            arena=RANDOM if arena is None else book.arenas[arena].key,
        )

    def say(self, message: str, **args: str | int) -> str:
        return words_for(self.choices.lang).say(message, **args)

    def choose_language(self) -> None:
        names = [words_for(lang).say("language-name") for lang in LANGUAGES]
        current = names[LANGUAGES.index(self.choices.lang)]
        chosen = self.choose("start-language", names, language=current)
        if chosen is not None:
            self.choices = replace(self.choices, lang=LANGUAGES[chosen])

    def choose_level(self) -> None:
        usual = self.say(id_of("level", self.choices.levels[1]))
        chosen = self.choose("start-level", [self.level_line(each) for each in LEVELS], level=usual)
        if chosen is not None:
            self.choices = replace(self.choices, levels=(LEVELS[chosen],) * 2)

    def level_line(self, level: str) -> str:
        """The level's name, with the word for `--level` where the language has another."""
        name = self.say(id_of("level", level))
        shown = name if name == level else f"{name} ({level})"
        return f"{shown}, {self.say(id_of('level-plan', level))}"

    def fighter_lines(self) -> list[str]:
        return [self.fighter_line(index) for index in range(len(self.library.book.fighters))]

    def fighter_line(self, index: int) -> str:
        fighter, lang = self.library.book.fighters[index], self.choices.lang
        return self.say(
            "option-fighter",
            fighter=self.library.fighter_name(fighter, lang),
            **{"class": self.library.fighter_class(fighter, lang)},
            plan=self.library.fighter_plan(fighter, lang),
        )

    def arena_lines(self) -> list[str]:
        arenas = self.library.book.arenas
        return [self.library.arena_name(arena, self.choices.lang) for arena in arenas]

    def choose(self, title: str, lines: Sequence[str], **args: str) -> int | None:
        """The number of a line, or None for just Enter."""
        self.screen.line(self.say(title, **args))
        for number, line in enumerate(lines, 1):
            self.screen.line(line, f"{number:3}  ", "     ")
        while True:
            text = self.screen.ask()
            if not text:
                return None
            if 1 <= number_of(text) <= len(lines):
                return number_of(text) - 1
            if text.casefold() in self.say("command-quit").split():
                raise Leave
            called = [n for n, line in enumerate(lines) if is_called(line, text)]
            if len(called) == 1:
                return called[0]
            if text.casefold() in self.say("command-help").split():
                self.screen.line(self.say("start-choose"))
            else:
                self.screen.line(self.say("wrong-choice", n=len(lines)))


def is_called(line: str, text: str) -> bool:
    """Whether the name in a menu line begins with or contains this text."""
    name = line.partition(",")[0]
    return len(text) >= SHORTEST_PART and Selection(search=text).finds(name)
