"""How a match in the terminal begins: by a short dialogue or by given choices."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from knockdown.content.catalogue import Selection
from knockdown.content.clauses import id_of
from knockdown.content.library import Library
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.errors import SetupError
from knockdown.engine.match import DEFAULT_STALL_TURNS
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.engine.terms import KNOCKDOWN_TABLE, KNOCKDOWN_TOWER, KNOCKDOWNS
from knockdown.knockout.skills import skill_named
from knockdown.players import Brawler, ComputerPlayer
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record
from knockdown.setup import PICK, RANDOM
from knockdown.terminal.game import Game
from knockdown.terminal.keeping import why_not
from knockdown.terminal.knockdown_test import DEFAULT_HAND
from knockdown.terminal.questions import SHORTEST_PART
from knockdown.terminal.screen import Leave, Screen, number_of
from knockdown.terminal.session import Session, load

LARGEST_SEED = 999_999  # short enough to be passed on by word of mouth
DEFAULT_LANGUAGE = "en"


@dataclass(frozen=True)
class Choices:
    """What was decided before the match, by options or in the dialogue."""

    library: Library
    lang: str
    fighters: tuple[str, str] = (RANDOM, RANDOM)
    arena: str = RANDOM
    skills: str = ""
    seed: int = 1
    knockdown: str = "dice"
    hand: str = ""  # how well towers are built: a skill, or the usual one
    relief: str = "total"
    stall_turns: int = DEFAULT_STALL_TURNS
    two: bool = False
    watch: bool = False
    load: Path | None = None
    save: Path | None = None
    last: Path | None = None  # where a match is kept that somebody leaves without saving it
    resume: str = "knockdown play"  # the command that goes on with a kept match
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
    """The whole evening: dialogue, matches, and a polite end whoever leaves when.

    Tells whether it was left by Ctrl-C.
    """
    check_saving(choices)
    if with_dialogue:
        dialogue = Dialogue(choices, screen)
        try:
            choices = dialogue.run(asks_language)
        except Leave as leave:
            screen.line(dialogue.say("goodbye"))
            return leave.is_interrupt
    while True:
        game = begin(choices, screen)
        kind = KNOCKDOWNS[game.match.knockdown]
        choices = replace(choices, load=None, seed=any_seed(), knockdown=kind)
        try:
            play_one(game, choices)
        except (Leave, KeyboardInterrupt) as leaving:
            if choices.last is not None and game.people:
                game.keeper.keep_by_itself(choices.last)
            screen.line(game.speech.say("goodbye"))
            return isinstance(leaving, KeyboardInterrupt) or leaving.is_interrupt
        if not wants_another(game):
            return False


def check_saving(choices: Choices) -> None:
    """Where nothing can be written is told before the match, not after it."""
    why = why_not(choices.save) if choices.save is not None else ""
    if why:
        words = words_for(choices.lang)
        raise SetupError(words.say("save-failed", file=str(choices.save), why=words.say(why)))


def check_hand(hand: str, knockdown: str) -> None:
    """Only a tower needs a hand."""
    if hand and knockdown != KNOCKDOWNS[KNOCKDOWN_TOWER]:
        raise SetupError(
            f"--hand says how well towers are built, but Knockdown Tests are '{knockdown}' here;"
            " it goes with --knockdown tower"
        )
    if hand:
        skill_named(hand)


def play_one(game: Game, choices: Choices) -> None:
    """A match; with `save` it is kept however it stops."""
    try:
        game.run()
    finally:
        if choices.save is not None:
            game.keeper.write(choices.save)


def wants_another(game: Game) -> bool:
    """After the result: once more, keep the match, or leave."""
    words, screen = game.speech.words, game.screen
    if not (game.people or screen.is_interactive):
        return False
    screen.line(words.say("after-match"))
    try:
        while text := screen.ask():
            word, _, rest = text.partition(" ")
            if word.casefold() in words.say("after-match-again").split():
                return True
            if word.casefold() in words.say("command-quit").split():
                break
            if word.casefold() in words.say("command-save").split():
                game.keeper.keep(rest.strip())
            else:
                screen.line(words.say("after-match"))
    except Leave:
        pass  # nothing is lost any more
    screen.line(game.speech.say("goodbye"))
    return False


def begin(choices: Choices, screen: Screen) -> Game:
    screen.is_plain = not choices.drawn
    session = load(choices.load, choices.library) if choices.load else new_session(choices)
    check_hand(choices.hand, KNOCKDOWNS[session.match.knockdown])
    game = Game(
        session,
        choices.library,
        screen,
        choices.lang,
        seats_of(choices),
        Rng(choices.seed, SEARCH_STREAM),
        drawn=choices.drawn,
        hand=choices.hand or DEFAULT_HAND,
        resume=choices.resume,
    )
    greet(game, choices)
    return game


def new_session(choices: Choices) -> Session:
    return LiveMatch(
        Record(
            fighters=choices.fighters,
            arena=choices.arena,
            skills=skills_for(choices),
            seed=choices.seed,
            knockdown=choices.knockdown,
            relief=choices.relief,
            stall_turns=choices.stall_turns,
            library=choices.library,
        )
    )


def skills_for(choices: Choices) -> str:
    """11.1: the Skill set asked for, else that of the Arena's own box, if it has one."""
    sets = [skill_set.key for skill_set in choices.library.book.skill_sets]
    if choices.skills or choices.arena == RANDOM:
        return choices.skills or RANDOM
    box = choices.library.arena(choices.arena).box
    return box if box in sets else RANDOM


def seats_of(choices: Choices) -> list[ComputerPlayer | None]:
    """A person sits on seat 0 unless everybody only watches."""
    first = Brawler() if choices.watch else None
    return [first, None if choices.two else Brawler()]


def greet(game: Game, choices: Choices) -> None:
    say = game.speech.say
    if choices.load:
        game.told = len(game.match.events)
        game.screen.line(say("start-loaded-over" if game.match.is_over else "start-loaded"))
    else:
        game.screen.line(say("start-seed", seed=str(choices.seed)))
    if choices.two:
        game.screen.line(say("start-two"))
    if game.match.knockdown == KNOCKDOWN_TABLE:
        game.screen.line(say("start-table"))
    if game.match.knockdown == KNOCKDOWN_TOWER:
        skill = game.speech.words.say(id_of("tower-skill", choices.hand or DEFAULT_HAND))
        game.screen.line(say("start-tower", skill=skill))
    if not choices.watch:
        game.screen.line(say("start-help"))
    elif game.screen.is_interactive:
        game.screen.line(say("watch-help"))


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
    """Whether a line of a menu begins with such a name, or holds it there."""
    name = line.partition(",")[0]
    return len(text) >= SHORTEST_PART and Selection(search=text).finds(name)
