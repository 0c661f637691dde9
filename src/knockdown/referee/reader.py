"""Reads the moves of a match text and plays them, one after the other."""

from __future__ import annotations

import re

from knockdown.engine.errors import IllegalOption
from knockdown.engine.match import Match
from knockdown.referee.errors import ForfeitRefused, NotationError, shorten
from knockdown.referee.forfeit import FORFEIT, read_forfeit
from knockdown.referee.headings import Heading, heading, result_text, seat_name
from knockdown.referee.moves import find_move, move_texts
from knockdown.referee.record import Record
from knockdown.referee.towers import TOWER, TowerReader

# A placeholder for each comment after the comments are cut out. Control characters
# in the text are refused before, so it cannot come from the input.
REMARK = "\x01"
NOTE_OR_COMMENT = re.compile(r"^[ \t]*;[^\n]*|\{([^{}]*)\}|[{}]", re.MULTILINE)
SECTION = re.compile(r"Setup|Round [0-9]+")
RESULT = re.compile(r"\*|[0-9]-[0-9]")
MARKS = re.compile(rf"([\[\],{REMARK}])")


class Reader:
    """Plays the moves of a text into a record."""

    def __init__(self, record: Record, match: Match, text: str, first_line: int) -> None:
        self.record = record
        self.match = match
        self.line = first_line
        self.remarks: list[str] = []
        self.comments: dict[int, list[str]] = {}  # by the number of moves before them
        self.section = ""
        self.heading: Heading | None = None
        self.in_brackets = False
        self.opens = False
        self.result = ""
        self.towers = TowerReader(record)
        for line in self.put_aside(text).split("\n"):
            self.read_line(line)
            self.line += 1
        self.check_end()
        # Several comments at one place become one.
        record.comments = {place: " ".join(found) for place, found in self.comments.items()}

    def error(self, message: str) -> NotationError:
        return NotationError(message, self.line)

    def put_aside(self, text: str) -> str:
        """The text with a placeholder for each comment."""

        def replace(found: re.Match[str]) -> str:
            if found[0] in ("{", "}"):
                self.line += text.count("\n", 0, found.start())
                raise self.error(f"a comment has no {'end' if found[0] == '{' else 'beginning'}")
            if found[1] is None:
                return ""
            self.remarks.append(" ".join(found[1].split()))
            lines = found[0].count("\n")
            return REMARK + "\n" * lines + " " * bool(lines)  # the rest stays in its turn

        clean = NOTE_OR_COMMENT.sub(replace, text)
        self.remarks.reverse()
        return clean

    def read_line(self, line: str) -> None:
        words = " ".join(line.split())
        if not words:
            return
        if self.result and words.strip(REMARK):
            raise self.error(f"'{shorten(words)}' comes after the result")
        if self.record.forfeit is not None:
            self.check_after_forfeit(words)
        if self.towers.lines and self.is_in_towers(line, words):
            self.towers.go_on(words)
        elif line[0] in f" \t{REMARK}":
            self.read_moves(words)
        elif TOWER.fullmatch(words):
            self.close_heading()
            self.towers.begin(words, self.line)
        elif FORFEIT.fullmatch(words):
            self.end_by_forfeit(words)
        elif SECTION.fullmatch(words):
            self.begin_section(words)
        elif RESULT.fullmatch(words):
            self.close_heading()
            self.towers.close()
            self.result = words
        else:
            head, colon, moves = words.partition(":")
            if not colon or set(head) & set(f"[,{REMARK}"):
                raise self.error(f"'{shorten(words)}' is no round, no turn and no result")
            self.begin_heading(head)
            self.read_moves(moves)

    def is_in_towers(self, line: str, words: str) -> bool:
        """After the first tower there are only towers, a forfeit and the result."""
        if not words.strip(f"{REMARK} "):
            return False
        if line[0] in " \t":
            return True
        if not any(line.fullmatch(words) for line in (TOWER, FORFEIT, RESULT)):
            raise self.error(f"'{shorten(words)}' comes after a tower")
        return False

    # ------------------------------------------------------- sections and turns
    def begin_section(self, words: str) -> None:
        self.close_heading()
        self.check_going_on(words)
        expected = heading(self.match).section
        if words != expected or words == self.section:
            raise self.error(f"'{words}' begins here, but the match is in '{expected}'")
        self.section = words

    def begin_heading(self, head: str) -> None:
        self.close_heading()
        self.check_going_on(head)
        here = heading(self.match)
        if here.section != self.section:
            raise self.error(f"a line '{here.section}' is missing before '{shorten(head)}'")
        if head != here.head:
            raise self.error(f"'{shorten(head)}' should be '{here.head}'")
        self.heading = here

    def close_heading(self) -> None:
        if self.in_brackets or self.opens:
            raise self.error("the bracket before this line is not closed")
        self.heading = None

    def check_going_on(self, words: str) -> None:
        if self.match.is_over:
            raise self.error(f"'{shorten(words)}' comes after the end of the match")

    # -------------------------------------------------------------------- moves
    def read_moves(self, words: str) -> None:
        for part in MARKS.split(words):
            if part == "[":
                self.open_brackets()
            elif part == "]":
                self.close_brackets()
            elif part == REMARK:
                self.remark(self.remarks.pop())
            elif part.strip() not in ("", ","):
                self.read_move(part.strip())

    def open_brackets(self) -> None:
        if self.in_brackets or self.opens:
            raise self.error("a bracket is opened inside another")
        self.opens = True

    def close_brackets(self) -> None:
        if not self.in_brackets:
            raise self.error("a bracket is closed that was not opened")
        self.in_brackets = False

    def remark(self, comment: str) -> None:
        if comment:
            self.comments.setdefault(len(self.record.moves), []).append(comment)

    def read_move(self, words: str) -> None:
        if self.opens:
            words = self.begin_brackets(words)
        self.check_going_on(words)
        self.check_place(words)
        try:
            option = find_move(self.match, shorten(words))
        except IllegalOption as error:
            offered = tuple(move_texts(self.match))
            raise NotationError(str(error), self.line, words, offered) from error
        self.match.apply(option)
        self.record.moves.append(option)

    def begin_brackets(self, words: str) -> str:
        """`[xingo: block wounds B`: whose moves are in the brackets."""
        name, colon, move = words.partition(":")
        self.check_going_on(words)
        if not colon or name != seat_name(self.match, self.match.decider):
            raise self.error(
                f"'[{shorten(words)}' should begin with"
                f" '[{seat_name(self.match, self.match.decider)}:'"
            )
        self.opens = False
        self.in_brackets = True
        return move.strip()

    def check_place(self, words: str) -> None:
        """A move is in the turn it belongs to, and under the right player."""
        here = heading(self.match)
        if self.heading is None or here.key != self.heading.key:
            raise self.error(f"a line '{here.head}:' is missing before '{shorten(words)}'")
        name = seat_name(self.match, self.match.decider)
        is_owner = self.match.decider == self.heading.owner
        if is_owner and self.in_brackets:
            raise self.error(f"'{shorten(words)}' is up to {name}; the bracket ends before it")
        if not is_owner and not self.in_brackets:
            raise self.error(f"{name} decides here; '{shorten(words)}' should be in '[{name}: …]'")

    # ------------------------------------------------------------------ the end
    def end_by_forfeit(self, words: str) -> None:
        """`forfeit 2 conceded`, with or without a comment after it."""
        self.close_heading()
        self.towers.close()
        if self.match.is_over:
            raise self.error(f"'{shorten(words)}' comes after the end of the match")
        line, mark, comments = words.partition(REMARK)
        try:
            self.record.forfeit = read_forfeit(line)
        except ForfeitRefused as error:
            raise self.error(str(error)) from error
        self.check_after_forfeit(mark + comments)
        self.read_moves(mark + comments)

    def check_after_forfeit(self, words: str) -> None:
        """After a forfeit there are no moves or towers."""
        if words.strip(f"{REMARK} ") and not RESULT.fullmatch(words):
            raise self.error(f"'{shorten(words)}' comes after the forfeit")

    def check_end(self) -> None:
        if not self.result:
            self.line -= 1
            raise self.error("the text ends without its result ('2-1', or '*'): it is cut off")

    def check_result(self, tag: str) -> None:
        """The tag, the last line and the moves agree on the result."""
        played = result_text(self.match, self.record.forfeit)
        for told, where in ((self.result, "the last line"), (tag, "the tag Result")):
            if told != played:
                a, b = self.match.players
                raise NotationError(
                    f"{where} says '{shorten(told)}', but the moves give '{played}'"
                    f" (rounds won: {a.victories}-{b.victories})"
                )
