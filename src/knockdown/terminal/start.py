"""How a match in the terminal begins: by a short dialogue or by given choices."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from knockdown.content.library import Library
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.errors import SetupError
from knockdown.engine.match import DEFAULT_STALL_TURNS
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.engine.terms import KNOCKDOWN_TABLE
from knockdown.players import ComputerPlayer, SimplePlayer
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record
from knockdown.setup import PICK, RANDOM
from knockdown.terminal.game import Game
from knockdown.terminal.screen import Leave, Screen
from knockdown.terminal.session import Session, load, save

LARGEST_SEED = 999_999  # short enough to be passed on by word of mouth
DEFAULT_LANGUAGE = "en"


@dataclass(frozen=True)
class Choices:
    """What was decided before the match, by options or in the dialogue."""

    library: Library
    lang: str
    fighters: tuple[str, str] = (RANDOM, RANDOM)
    arena: str = RANDOM
    skills: str = RANDOM
    seed: int = 1
    knockdown: str = "dice"
    relief: str = "total"
    stall_turns: int = DEFAULT_STALL_TURNS
    two: bool = False
    watch: bool = False
    load: Path | None = None
    save: Path | None = None
    drawn: bool = True


def language_of(environment: Mapping[str, str]) -> str:
    """The language the machine speaks, if the game speaks it too."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def any_seed() -> int:
    return secrets.randbelow(LARGEST_SEED) + 1


def fighters_for(two: bool) -> tuple[str, str]:
    """3.1: two people pick their fighters; against the computer the draw decides."""
    return (PICK, PICK) if two else (RANDOM, RANDOM)


def play(
    choices: Choices, screen: Screen, *, with_dialogue: bool = False, asks_language: bool = True
) -> bool:
    """The whole evening: dialogue, match, and a polite end whoever leaves when.

    Tells whether it was left by Ctrl-C.
    """
    interrupted = False
    if with_dialogue:
        dialogue = Dialogue(choices, screen)
        try:
            choices = dialogue.run(asks_language)
        except Leave as leave:
            screen.line(dialogue.say("goodbye"))
            return leave.is_interrupt
    game = begin(choices, screen)
    try:
        game.run()
    except Leave as leave:
        interrupted = leave.is_interrupt
        screen.line(game.speech.say("goodbye"))
    if choices.save is not None:
        keep(game, choices.save)
    return interrupted


def keep(game: Game, path: Path) -> None:
    try:
        save(game.session, path)
    except OSError as error:
        raise SetupError(f"{path}: {error.strerror or 'cannot be written'}") from error
    game.screen.line(game.speech.say("save-done", file=str(path)))


def begin(choices: Choices, screen: Screen) -> Game:
    session = load(choices.load, choices.library) if choices.load else new_session(choices)
    rng = Rng(choices.seed, SEARCH_STREAM)
    seats = seats_of(choices)
    game = Game(session, choices.library, screen, choices.lang, seats, rng, drawn=choices.drawn)
    greet(game, choices)
    return game


def new_session(choices: Choices) -> Session:
    return LiveMatch(
        Record(
            fighters=choices.fighters,
            arena=choices.arena,
            skills=choices.skills,
            seed=choices.seed,
            knockdown=choices.knockdown,
            relief=choices.relief,
            stall_turns=choices.stall_turns,
            library=choices.library,
        )
    )


def seats_of(choices: Choices) -> list[ComputerPlayer | None]:
    """A person sits on seat 0 unless everybody only watches."""
    first = SimplePlayer() if choices.watch else None
    return [first, None if choices.two else SimplePlayer()]


def greet(game: Game, choices: Choices) -> None:
    say = game.speech.say
    if choices.load:
        game.told = len(game.match.events)
        game.screen.line(say("start-loaded"))
    else:
        game.screen.line(say("start-seed", seed=choices.seed))
    if choices.two:
        game.screen.line(say("start-two"))
    if game.match.knockdown == KNOCKDOWN_TABLE:
        game.screen.line(say("start-table"))
    if not choices.watch:
        game.screen.line(say("start-help"))


class Dialogue:
    """Language, fighter, opponent, arena; Enter alone starts a random match."""

    def __init__(self, choices: Choices, screen: Screen) -> None:
        self.choices = choices
        self.screen = screen
        self.library = choices.library

    def run(self, asks_language: bool) -> Choices:
        self.screen.banner(self.say("start-title"))
        if asks_language:
            self.choose_language()
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
        """The number of a line, or none for just Enter."""
        self.screen.line(self.say(title, **args))
        for number, line in enumerate(lines, 1):
            self.screen.line(line, f"{number:3}  ", "     ")
        while True:
            text = self.screen.ask()
            if not text:
                return None
            if text.isdecimal() and 1 <= int(text) <= len(lines):
                return int(text) - 1
            if text.casefold() in self.say("command-quit").split():
                raise Leave
            self.screen.line(self.say("wrong-choice", n=len(lines)))
