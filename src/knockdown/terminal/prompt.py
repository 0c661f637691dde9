"""One question to a person: the options, and the commands that work at this prompt."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine import options as o
from knockdown.engine.book import Attack
from knockdown.engine.errors import IllegalOption
from knockdown.engine.frames import ComboFrame
from knockdown.engine.options import Option
from knockdown.engine.terms import REACTION
from knockdown.engine.view import View
from knockdown.referee.errors import UndoRefused
from knockdown.referee.moves import find_move, move_text
from knockdown.referee.visibility import view_for
from knockdown.telling.hints import Tip, adviser, hint_rng, is_worth_asking, tips
from knockdown.telling.questions import Question
from knockdown.telling.reference import RULE_OF, rule
from knockdown.telling.speech import distance_of, kit_of
from knockdown.terminal.commands import Commands
from knockdown.terminal.picture import Picture
from knockdown.terminal.screen import Leave, number_of

if TYPE_CHECKING:
    from knockdown.terminal.game import Game

COMMANDS: Final = (
    "help",
    "board",
    "sheet",
    "card",
    "rules",
    "log",
    "hint",
    "undo",
    "save",
    "lang",
    "quit",
)
# Decisions before which the table is shown, in whole or in short.
WHOLE_PICTURE: Final = (o.TAKE_ACTION,)
SHORT_PICTURE: Final = (o.CONTINUE_COMBO, o.REACT_NOW, o.CHOOSE_BLOCK, o.CHOOSE_SPACE)
GROUPS: Final = {
    o.MOVE: "move",
    o.ATTACK: "attack",
    o.TAKE_TOP: "attack",
    o.SPECIAL: "combo",
    o.DASH_TO: "combo",
    o.END_COMBO: "combo",
}
GROUPED: Final = (o.TAKE_ACTION, o.CONTINUE_COMBO)


class Prompt(Commands):
    """The pending decision put to a person."""

    names = COMMANDS

    def __init__(self, game: Game) -> None:
        self.match = game.match
        self.view: View = game.match.view(game.match.decider)
        self.brief = game.has_seen_turn(self.view)
        super().__init__(game)

    def read_words(self) -> None:
        super().read_words()
        self.question = self.question_in(brief=self.brief)

    def question_in(self, *, brief: bool) -> Question:
        hand = self.game.test.hand_of(1 - self.view.viewer)
        return Question(self.speech, self.view, brief=brief, their_hand=hand)

    def ask(self) -> Option | None:
        """The chosen option; None if a decision was undone."""
        self.show()
        while self.match is self.game.match:
            option = self.understand(self.screen.ask(self.sign()))
            if option is not None:
                return option
        return None

    def sign(self) -> str:
        """The prompt sign; with two people at one screen it says whose answer it is."""
        return f"{self.game.whose()}> " if self.game.is_shared else "> "

    # ----------------------------------------------------------------- showing
    def show(self) -> None:
        picture = self.picture()
        self.screen.raw("")
        if self.view.decision in WHOLE_PICTURE and not self.brief:
            picture.show(self.screen, drawn=self.game.drawn)
        elif self.view.decision in WHOLE_PICTURE + SHORT_PICTURE:
            self.screen.line(picture.spoken())
            self.screen.line(picture.fighter(picture.view.you), hanging="  ")
        self.show_options()

    def picture(self) -> Picture:
        """The table, as everybody who looks at this screen may see it (5.2)."""
        game = self.game
        seen = view_for(self.match, self.view.viewer, is_shared=game.is_shared)
        return Picture(self.speech, seen)

    def show_options(self) -> None:
        """4.2: at an action the options stand under Move, Attack and Combo."""
        if self.view.decision not in GROUPED:
            self.screen.line(self.question.text())
            self.show_numbered(list(range(len(self.view.options))))
            return
        for group in ("move", "attack", "combo"):
            places = [n for n, each in enumerate(self.view.options) if GROUPS[each.kind] == group]
            if places:
                self.screen.line(self.say(f"group-{group}"))
                self.show_numbered(places)
            elif self.view.decision == o.TAKE_ACTION:
                self.screen.line(self.say(f"group-none-{group}"))
        self.show_unavailable()
        if self.brief:
            told = self.speech.words.say("more-text", word=self.word("board"))
            self.screen.line(told, "     ", "     ")
        self.screen.line(self.question.text())

    def show_numbered(self, places: list[int]) -> None:
        for place in places:
            answer = self.question.answer(self.view.options[place])
            self.screen.line(answer, f"{place + 1:3}  ", "     ")

    def show_unavailable(self) -> None:
        """The Special Attacks of the sheet that are not available now, and why."""
        offered = {option.a for option in self.view.options if option.kind == o.SPECIAL}
        reasons: dict[str, list[str]] = {}
        for place, attack in enumerate(kit_of(self.view, self.view.you).specials):
            if place not in offered:
                cost = self.speech.cards.cost_text(self.view.book.costs[attack.cost])
                named = f"{self.speech.attack(attack)} ({cost})"
                reasons.setdefault(self.why_not(place, attack), []).append(named)
        told = [
            self.say(f"not-now-{why}", attacks=", ".join(reasons[why])) for why in sorted(reasons)
        ]
        self.screen.line(" ".join(told), "     ", "     ")

    def why_not(self, place: int, attack: Attack) -> str:
        kit = kit_of(self.view, self.view.you)
        if attack.type == REACTION:
            return "reaction"
        if self.was_used(place):
            return "used"
        if not kit.can_pay(self.match.players[self.view.viewer].symbols) >> place & 1:
            return "cost"
        if not kit.reaches(attack.index, distance_of(self.view)):
            return "range"
        return "condition"

    def was_used(self, place: int) -> bool:
        """4.5: no Special Attack twice in one Combo."""
        combos = [frame for frame in self.view.stack if isinstance(frame, ComboFrame)]
        return bool(combos) and bool(combos[-1].used >> place & 1)

    # ----------------------------------------------------------- understanding
    def understand(self, text: str) -> Option | None:
        if not text:
            self.show_options()
            return None
        if text.isdecimal():
            return self.numbered(text)
        if text.endswith("?") and text[:-1].strip().isdecimal():
            self.explain(text[:-1].strip())
            return None
        try:
            return find_move(self.match, text)
        except IllegalOption:
            return self.execute_or_choose(text)

    def numbered(self, text: str) -> Option | None:
        number = number_of(text)
        if 1 <= number <= len(self.view.options):
            return self.view.options[number - 1]
        self.screen.line(self.say("wrong-number", text=text, n=len(self.view.options)))
        return None

    def explain(self, number: str) -> None:
        option = self.numbered(number)
        if option is not None:
            self.screen.line(self.question.answer(option), hanging="  ")
            if option.kind in RULE_OF:
                self.screen.line(rule(self.speech, RULE_OF[option.kind]), hanging="  ")

    def execute_or_choose(self, text: str) -> Option | None:
        """A command, or else the name of an answer."""
        return None if self.execute(text) else self.called(text)

    def called(self, text: str) -> Option | None:
        numbers = self.question.named(text)
        answers = {self.question.answer(self.view.options[number - 1]) for number in numbers}
        if len(answers) == 1:
            return self.view.options[numbers[0] - 1]
        if numbers:
            listed = self.speech.alternatives([str(number) for number in numbers])
            self.screen.line(self.say("which-answer", text=text, numbers=listed))
        else:
            self.screen.line(self.say("wrong-answer", text=text, n=len(self.view.options)))
        return None

    # ---------------------------------------------------------------- commands
    def do_help(self, rest: str) -> None:
        example = move_text(self.match, self.view.options[0])
        self.screen.line(self.question.text())
        self.screen.line(self.say("help-answer", example=example))
        self.list_commands()

    def do_board(self, rest: str) -> None:
        if self.view.round:  # before the first round the table is empty
            self.picture().show(self.screen, drawn=self.game.drawn)
        self.brief = False
        self.read_words()
        self.show_options()

    def do_hint(self, rest: str) -> None:
        if self.view.decision == o.TEST_RESULT:
            self.screen.line(self.say("hint-table"))
        else:
            self.show_tips()

    def show_tips(self) -> None:
        """5.2: based only on what the person can know."""
        game = self.game
        notice = self.say("thinking", name=self.speech.words.say("player-computer"))
        rng = hint_rng(len(game.session.deciders))
        found: list[Tip] = []
        if is_worth_asking(self.view):
            duelist = adviser(game.test.hand)
            found = tips(self.view, game.thinking.advise(duelist, self.view, rng, notice))
        self.screen.line(self.say("hint-title" if found else "hint-none"))
        brief = self.question_in(brief=True)
        for tip in found:
            answer = brief.answer(self.view.options[tip.number - 1])
            told = self.say("hint-answer", percent=tip.percent, answer=answer)
            self.screen.line(told, f"{tip.number:3}  ", "     ")

    def do_undo(self, rest: str) -> None:
        try:
            self.game.undo()
        except UndoRefused:
            began = self.game.undoer() in self.game.session.deciders
            self.screen.line(self.say("undo-refused" if began else "undo-nothing"))
        else:
            self.screen.line(self.say("undo-done"))

    def do_quit(self, rest: str) -> None:
        answer = self.screen.ask(self.say("quit-sure") + " ")
        if answer.casefold() in self.speech.words.say("quit-yes").split():
            raise Leave
        word, _, file = answer.partition(" ")
        if self.commands.get(word.casefold()) == self.do_save and self.game.saver.keep(file):
            raise Leave
        self.show_options()
