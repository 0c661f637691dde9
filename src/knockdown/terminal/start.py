"""Starts matches in the terminal, from a short dialogue or from given choices."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace

from knockdown.content.clauses import id_of
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.errors import SetupError
from knockdown.engine.match_rules import KNOCKDOWN_TABLE, KNOCKDOWN_TOWER
from knockdown.players import ComputerPlayer
from knockdown.players.chance import chance_for
from knockdown.referee.live import LiveMatch
from knockdown.referee.record import Record
from knockdown.setup import PICK, RANDOM
from knockdown.terminal.choices import Choices
from knockdown.terminal.dialogue import Dialogue
from knockdown.terminal.game import Game
from knockdown.terminal.knockdown_test import DEFAULT_HAND
from knockdown.terminal.levels import DEFAULT_LEVELS, computer
from knockdown.terminal.saving import why_not
from knockdown.terminal.screen import Leave, Screen
from knockdown.terminal.session import Session, load
from knockdown.tower.skills import skill_named

LARGEST_SEED = 999_999  # short enough to be passed on by word of mouth
DEFAULT_LANGUAGE = "en"


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the environment, if the game supports it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(variable, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def any_seed() -> int:
    return secrets.randbelow(LARGEST_SEED) + 1


def fighters_for(two: bool) -> tuple[str, str]:
    """3.1: two people pick their fighters; against the computer they are drawn."""
    return (PICK, PICK) if two else (RANDOM, RANDOM)


def play(
    choices: Choices,
    screen: Screen,
    *,
    with_dialogue: bool = False,
    asks_language: bool = True,
    asks_level: bool = True,
) -> bool:
    """The whole session: dialogue, matches, and a clean end whenever somebody leaves.

    Returns whether it was ended by Ctrl-C.
    """
    check_saving(choices)
    if with_dialogue:
        dialogue = Dialogue(choices, screen)
        try:
            choices = dialogue.run(asks_language=asks_language, asks_level=asks_level)
        except Leave as leave:
            screen.line(dialogue.say("goodbye"))
            return leave.is_interrupt
    while True:
        game = begin(choices, screen)
        agreed = game.match.match_rules
        choices = replace(choices, load=None, seed=any_seed(), match_rules=agreed)
        try:
            play_one(game, choices)
        except (Leave, KeyboardInterrupt) as leaving:
            if choices.last is not None and game.people:
                game.saver.keep_by_itself(choices.last)
            screen.line(game.speech.say("goodbye"))
            return isinstance(leaving, KeyboardInterrupt) or leaving.is_interrupt
        if not wants_another(game):
            return False


def check_saving(choices: Choices) -> None:
    """Report an unwritable file before the match, not after it."""
    why = why_not(choices.save) if choices.save is not None else ""
    if why:
        words = words_for(choices.lang)
        raise SetupError(words.say("save-failed", file=str(choices.save), why=words.say(why)))


def check_hand(hand: str, knockdown: str) -> None:
    """`--hand` makes sense only with towers."""
    if hand and knockdown != KNOCKDOWN_TOWER:
        raise SetupError(
            f"--hand says how well towers are built, but Knockdown Tests are '{knockdown}' here;"
            " it goes with --knockdown tower"
        )
    if hand:
        skill_named(hand)


def play_one(game: Game, choices: Choices) -> None:
    """Play a match; with `save` it is saved however it stops."""
    try:
        game.run()
    finally:
        if choices.save is not None:
            game.saver.write(choices.save)


def wants_another(game: Game) -> bool:
    """After the result: play again, save the match, or leave."""
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
                game.saver.keep(rest.strip())
            else:
                screen.line(words.say("after-match"))
    except Leave:
        pass  # nothing can be lost now
    screen.line(game.speech.say("goodbye"))
    return False


def begin(choices: Choices, screen: Screen) -> Game:
    screen.is_plain = not choices.drawn
    session = load(choices.load, choices.library) if choices.load else new_session(choices)
    check_hand(choices.hand, session.match.match_rules.knockdown)
    game = Game(
        session,
        choices.library,
        screen,
        choices.lang,
        seats_of(choices),
        chance_for(choices.seed),
        drawn=choices.drawn,
        hand=choices.hand or DEFAULT_HAND,
        resume=resume_command(choices),
        replay=choices.replay,
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
            match_rules=choices.match_rules,
            library=choices.library,
        )
    )


def skills_for(choices: Choices) -> str:
    """11.1: the requested Skill set, else that of the Arena's own box, if it has one."""
    sets = [skill_set.key for skill_set in choices.library.book.skill_sets]
    if choices.skills or choices.arena == RANDOM:
        return choices.skills or RANDOM
    box = choices.library.arena(choices.arena).box
    return box if box in sets else RANDOM


def seats_of(choices: Choices) -> list[ComputerPlayer | None]:
    """A person has seat 0, except with `--watch`."""
    first, second = choices.levels
    return [
        computer(first, choices.hand) if choices.watch else None,
        None if choices.two else computer(second, choices.hand),
    ]


def resume_command(choices: Choices) -> str:
    """A saved match does not store the level, so the command names it if it is not the default."""
    if choices.two or choices.levels == DEFAULT_LEVELS:
        return choices.resume
    levels = choices.levels if choices.watch else choices.levels[1:]
    return f"{choices.resume} --level {','.join(dict.fromkeys(levels))}"


def greet(game: Game, choices: Choices) -> None:
    say = game.speech.say
    if choices.load:
        game.told = len(game.match.events)
        game.screen.line(say("start-loaded-over" if game.session.is_over else "start-loaded"))
    else:
        game.screen.line(say("start-seed", seed=str(choices.seed)))
    if choices.two:
        game.screen.line(say("start-two"))
    if game.match.match_rules.knockdown == KNOCKDOWN_TABLE:
        game.screen.line(say("start-table"))
    if game.match.match_rules.knockdown == KNOCKDOWN_TOWER:
        game.screen.line(tower_text(game))
    if not (choices.two or game.session.is_over):
        game.screen.line(level_text(game, choices))
    if not choices.watch:
        game.screen.line(say("start-help"))
    elif game.screen.is_interactive:
        game.screen.line(say("watch-help"))


def tower_text(game: Game) -> str:
    """7.1: how well each player's towers are built."""
    words = game.speech.words
    hands = [game.test.hand_of(seat) for seat in range(2)]
    skills = [words.say(id_of("tower-skill", hand)) for hand in hands]
    if hands[0] == hands[1]:
        return game.speech.say("start-tower", skill=skills[0])
    return game.speech.say("start-tower-hands", hands=by_player(game, skills))


def level_text(game: Game, choices: Choices) -> str:
    words = game.speech.words
    names = [words.say(id_of("level", level)) for level in choices.levels]
    if game.people:
        return game.speech.say("start-computer", level=names[1])
    return game.speech.say("start-computers", levels=by_player(game, names))


def by_player(game: Game, texts: Sequence[str]) -> str:
    """`you (average), Driana (expert)`"""
    return ", ".join(f"{player_text(game, seat)} ({text})" for seat, text in enumerate(texts))


def player_text(game: Game, seat: int) -> str:
    if seat == game.speech.you:
        return game.speech.words.say("picture-you")
    return game.speech.name(seat, game.match.players[seat].fighter)
