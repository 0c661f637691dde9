"""What can be typed at a prompt besides an answer."""

from __future__ import annotations

from pathlib import Path

import pytest
from typist import Typist

from knockdown import content
from knockdown.content.words import LANGUAGES, words_for
from knockdown.engine.match_rules import MatchRules
from knockdown.engine.options import Option
from knockdown.telling.reference import RULES
from knockdown.terminal.choices import Choices
from knockdown.terminal.game import Game
from knockdown.terminal.prompt import COMMANDS, Prompt
from knockdown.terminal.screen import Leave
from knockdown.terminal.start import begin

LIBRARY = content.load()


def game_with(typist: Typist, lang: str = "en") -> Game:
    """The first action of a match that the person begins."""
    choices = Choices(LIBRARY, lang, ("veroth", "driana"), "siege_storm", "siege_storm", seed=4)
    game = begin(choices, typist.screen)
    while game.match.decision_name != "take_action" or game.match.decider != 0:
        seat = game.seats[game.match.decider]
        view = game.match.view(game.match.decider)
        game.session.apply(seat.choose(view, game.rng) if seat else view.options[0])
    return game


def typed(*script: str, lang: str = "en") -> tuple[str, Option | None]:
    """What is written after these lines, the last of which is an answer."""
    typist = Typist(*script)
    game = game_with(typist, lang)
    typist.written.clear()
    option = Prompt(game).ask()
    return typist.words, option


def test_a_number_answers() -> None:
    _, option = typed("1")
    assert option is not None and repr(option).startswith("<move")


def test_short_words_answer() -> None:
    _, option = typed("move 4")
    assert option is not None and repr(option) == "<move 3 0>"


def test_enter_shows_the_options_again() -> None:
    text, _ = typed("", "1")
    assert text.count("What do you do?") == 2


@pytest.mark.parametrize("wrong", ["0", "99"])
def test_a_number_that_is_not_offered(wrong: str) -> None:
    text, _ = typed(wrong, "1")
    assert f"There is no answer {wrong}. Type a number from 1 to" in text


def test_unknown_input() -> None:
    text, _ = typed("fly", "1")
    assert "I do not understand “fly”." in text


def test_a_number_with_a_question_mark_explains_and_answers_nothing() -> None:
    text, option = typed("2?", "1")
    assert "Move: to an adjacent space" in text
    assert option is not None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_names_every_command_in_the_language(lang: str) -> None:
    text, _ = typed("?", "1", lang=lang)
    for name in COMMANDS[1:]:
        word = words_for(lang).say(f"command-{name}").split()[0]
        assert words_for(lang).say(f"help-{name}", word=word) in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_command_word_means_two_things(lang: str) -> None:
    words = [word for name in COMMANDS for word in words_for(lang).say(f"command-{name}").split()]
    assert len(words) == len(set(words))


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("en", "card heartseeker", "Heartseeker (Focus + Kick + Wild): Strike"),
        ("en", "card Driana", "Driana, Huntress."),
        ("en", "card iron guard", "Iron Guard (Initiative 2)"),
        ("en", "card trap", "Trap: On spaces"),
        ("es", "carta embestir", "Embestir: Golpe"),
        ("pl", "karta lowca serc", "Łowca Serc"),
    ],
)
def test_cards_are_found_by_name(lang: str, line: str, told: str) -> None:
    text, _ = typed(line, "1", lang=lang)
    assert told in text


def test_a_card_that_does_not_exist() -> None:
    assert "is called “sword”" in typed("card sword", "1")[0]
    assert "Card NAME, for example" in typed("card", "1")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_are_listed_and_explained(lang: str) -> None:
    command = words_for(lang).say("command-rules").split()[0]
    listed, _ = typed(command, "1", lang=lang)
    for key in RULES:
        text = words_for(lang).say(f"rule-{key}", n=12)
        title = text.partition(":")[0]
        assert title in listed
        assert text in typed(f"{command} {title}", "1", lang=lang)[0]


def test_a_rule_that_does_not_exist() -> None:
    assert "Nothing about “tax”." in typed("rules tax", "1")[0]
    assert "this tells about it: card poison" in typed("rules poison", "1")[0]


def test_names_answer_when_they_are_clear() -> None:
    game = game_with(Typist())
    row = [LIBRARY.book.attacks[game.match.arena.cards[card].attack] for card in game.match.row]
    text, option = typed(LIBRARY.attack_name(row[0], "en").upper(), "1")
    assert option is not None and "I do not understand" not in text
    assert repr(option).startswith("<attack") or "may mean answer" in text


def test_the_second_action_is_told_in_brief_and_the_board_in_full() -> None:
    typist = Typist("1", "1", "board")
    game = game_with(typist)
    for _ in range(2):
        option = game.next_option()
        assert option is not None
        game.session.apply(option)
        typist.written.clear()
        if game.match.decision_name == "take_action" and game.match.decider == 0:
            break
    typist.script = ["board", "1"]
    game.next_option()
    brief, _, full = typist.words.partition("board shows the whole table with all texts.")
    assert "Attack deck:" not in brief and "Attack deck:" in full
    assert len(full) > len(brief)


def test_the_log_tells_what_happened() -> None:
    text, _ = typed("log", "1")
    assert "You keep the Skill" in text


def test_the_board_and_the_sheets_can_be_seen_again() -> None:
    assert typed("board", "1")[0].count("You stand on 3") == 2
    assert "Heartseeker (Focus + Kick + Wild)" in typed("sheet", "1")[0]


def test_the_language_can_be_changed_at_any_time() -> None:
    text, _ = typed("lang pl", "1")
    assert "Zatem po polsku." in text and "Co robisz?" in text
    assert "I speak en (English)" in typed("lang de", "1")[0]


def test_undo_takes_the_last_choice_back() -> None:
    typist = Typist("1", "undo", "2")
    game = game_with(typist)
    for _ in range(3):
        option = game.next_option()
        if option is not None:
            game.session.apply(option)
    assert "Taken back." in typist.words
    assert game.match.players[0].space == 3


def test_undo_is_refused_once_something_new_was_shown() -> None:
    text, _ = typed("undo", "1")
    assert "That cannot be taken back any more" in text


def test_before_the_first_choice_there_is_nothing_to_take_back() -> None:
    typist = Typist("undo", "1")
    game = begin(Choices(LIBRARY, "en", ("veroth", "driana"), seed=4), typist.screen)
    Prompt(game).ask()
    assert "There is nothing to take back yet." in typist.words


def test_save_writes_a_file_that_can_be_loaded(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    text, _ = typed(f"save {file}", "1")
    assert "Saved in" in text and file.exists()
    assert "how shall the file be called?" in typed("save", "1")[0]
    nowhere = tmp_path / "no" / "match.txt"
    told, _ = typed(f"save {nowhere}", "1")
    assert "cannot be written: the folder does not exist" in told
    assert "it is a folder" in typed(f"save {tmp_path}", "1")[0]


def test_save_never_overwrites_what_is_no_match(tmp_path: Path) -> None:
    file = tmp_path / "LICENSE"
    file.write_text("Do what you like.", encoding="utf-8")
    assert "it exists and is no Knockdown match" in typed(f"save {file}", "1")[0]
    assert file.read_text(encoding="utf-8") == "Do what you like."


def test_save_asks_before_a_match_is_replaced(tmp_path: Path) -> None:
    file = tmp_path / "match.kd"
    typed(f"save {file}", "1")
    file.write_text(file.read_text(encoding="utf-8") + "# mine\n", encoding="utf-8")
    assert "Nothing was written." in typed(f"save {file}", "n", "1")[0]
    assert file.read_text(encoding="utf-8").endswith("# mine\n")
    assert "Saved in" in typed(f"save {file}", "y", "1")[0]
    assert not file.read_text(encoding="utf-8").endswith("# mine\n")


def test_how_to_go_on_stands_on_one_line_and_is_quoted(tmp_path: Path) -> None:
    file = tmp_path / ("a long name " * 9) / "my match.kd"
    file.parent.mkdir()
    typist = Typist(f"save {file}", "1")
    Prompt(game_with(typist)).ask()
    assert f"  knockdown play --load '{file}'\n" in typist.text


def test_save_is_an_answer_to_whether_to_leave(tmp_path: Path) -> None:
    file = tmp_path / "match.kd"
    with pytest.raises(Leave):
        typed("quit", f"save {file}")
    assert file.exists()
    nowhere = tmp_path / "no" / "match.kd"
    assert typed("quit", f"save {nowhere}", "1")[1] is not None


def test_quit_asks_first() -> None:
    text, option = typed("quit", "n", "1")
    assert "Leave the match?" in text and option is not None
    with pytest.raises(Leave):
        typed("quit", "y")


@pytest.mark.parametrize(
    ("lang", "leave", "sure"), [("es", "salir", "sí"), ("pl", "koniec", "tak")]
)
def test_quit_in_other_languages(lang: str, leave: str, sure: str) -> None:
    with pytest.raises(Leave):
        typed(leave, sure, lang=lang)


def test_the_end_of_the_input_leaves() -> None:
    with pytest.raises(Leave):
        typed()


def test_special_attacks_that_are_no_answer_say_why() -> None:
    text, _ = typed("1")
    assert "Reactions, in the opponent’s turn: Grasp of Fury (Dash or Fist)" in text
    assert "Cannot be paid now: Fists of Fury (Fist + Fist)" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_works_at_every_decision(lang: str) -> None:
    """A curious person asks for everything before each answer of a whole match."""
    curious = [
        "?",
        "hint",
        "board",
        "sheet",
        "card",
        "card k",
        "rules",
        "rules k",
        "log",
        "1?",
        "9?",
        "x",
    ]
    typist = Typist(seed=7)
    choices = Choices(LIBRARY, lang, ("pick", "pick"), seed=7, match_rules=MatchRules("table"))
    game = begin(choices, typist.screen)
    seen: set[str] = set()
    while not game.match.is_over:
        asks = game.seats[game.match.decider] is None
        if asks and game.match.decision_name not in seen:
            seen.add(game.match.decision_name)
            typist.script = ([""] if game.match.decision_name == "test_result" else []) + curious
        option = game.next_option()
        assert option is not None
        game.session.apply(option)
    assert len(seen) > 8
    assert "{" not in typist.text
