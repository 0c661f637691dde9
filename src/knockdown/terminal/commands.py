"""The commands that work at any prompt: looking things up, saving the match, leaving."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from knockdown.content.words import LANGUAGES
from knockdown.engine.book import NONE
from knockdown.telling.reference import cards_called, rule_titles, rules_about
from knockdown.telling.story import condensed
from knockdown.terminal.screen import Leave

if TYPE_CHECKING:
    from knockdown.terminal.game import Game

LOG_LINES: Final = 40


class Commands(ABC):
    """The commands that work everywhere; subclasses add more."""

    names: Sequence[str] = ("help", "sheet", "card", "rules", "log", "save", "lang", "quit")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.screen = game.screen
        self.read_words()

    def read_words(self) -> None:
        """Read all words that depend on the language, which a command may change."""
        self.speech = self.game.speech
        self.say = self.speech.say
        self.commands: dict[str, Callable[[str], None]] = {}
        for name in self.names:
            for word in self.speech.words.say(f"command-{name}").split():
                self.commands[word] = getattr(self, f"do_{name}")

    def word(self, command: str) -> str:
        """The first word of a command in the language."""
        return self.speech.words.say(f"command-{command}").split()[0]

    def execute(self, text: str) -> bool:
        """Carry out a command. Returns whether the text was one."""
        word, _, rest = text.partition(" ")
        command = self.commands.get(word.casefold())
        if command is not None:
            command(rest.strip())
        return command is not None

    @abstractmethod
    def show(self) -> None:
        """Show what the game is waiting for."""

    # ---------------------------------------------------------------- commands
    def do_help(self, rest: str) -> None:
        self.show()
        self.list_commands()

    def list_commands(self) -> None:
        self.screen.line(self.say("help-table-title"))
        for name in self.names[1:]:
            told = self.speech.words.say(f"help-{name}", word=self.word(name))
            self.screen.line(told, "  ", "    ")

    def do_sheet(self, rest: str) -> None:
        if NONE not in (player.fighter for player in self.game.match.players):
            self.game.show_sheets()

    def do_card(self, rest: str) -> None:
        if not rest:
            skills = self.game.match.book.skill_sets[self.game.match.skill_set].skills
            self.screen.line(self.say("card-which", example=self.speech.skill(skills[0])))
            return
        lines = cards_called(self.speech, rest)
        for line in lines or [self.say("card-none", text=rest)]:
            self.screen.line(line, hanging="  ")

    def do_rules(self, rest: str) -> None:
        found = rules_about(self.speech, rest) if rest else []
        for line in found:
            self.screen.line(line, hanging="  ")
        if not found and rest and cards_called(self.speech, rest):
            self.screen.line(self.say("rules-see-card", text=rest, word=self.word("card")))
        elif not found:
            title = self.say("rules-none", text=rest) if rest else self.say("rules-list")
            self.screen.line(f"{title} {'; '.join(rule_titles(self.speech))}.", hanging="  ")

    def do_log(self, rest: str) -> None:
        teller = self.game.storyteller(0)
        lines = [teller.tell(event, times) for event, times in condensed(self.game.events(0))]
        for line in lines[-LOG_LINES:] or [self.say("log-empty")]:
            self.screen.line(line, "  ", "    ")

    def do_save(self, rest: str) -> None:
        self.game.saver.keep(rest)

    def do_lang(self, rest: str) -> None:
        if rest.casefold() not in LANGUAGES:
            self.screen.line(self.say("wrong-language"))
            return
        self.game.speak(rest.casefold())
        self.read_words()
        self.screen.line(self.say("lang-done"))
        self.show()

    def do_quit(self, rest: str) -> None:
        raise Leave


class Pause(Commands):
    """Waits for Enter; `told` says what Enter does, in the current language."""

    def __init__(self, game: Game, told: Callable[[], str], indent: str = "") -> None:
        self.told = told
        self.indent = indent
        super().__init__(game)

    def show(self) -> None:
        self.screen.line(self.told(), self.indent, self.indent * 2)

    def is_enter(self, other: str = "") -> bool:
        """Wait for Enter, or for a word of the message `other`. Returns whether it was Enter."""
        while text := self.screen.ask():
            if other and text.casefold() in self.speech.words.say(other).split():
                return False
            if not self.execute(text):
                self.show()
        return True
