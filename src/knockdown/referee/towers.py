"""The towers of a record: whether they belong to it, and their form in a match text.

Tower 27: cubes 2/1, seed 11/0, passed, physics 1-0f3c…-7.2.0, check 1a2b3c4d
    AxQpAgAh…
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from knockdown.engine.options import PASSED
from knockdown.referee.errors import NotationError
from knockdown.referee.record import Record
from knockdown.referee.wrapping import INDENT, WIDTH, wrap
from knockdown.tower.evidence import Evidence, EvidenceError
from knockdown.tower.evidence_text import format_evidence, parse_evidence
from knockdown.tower.pending import PendingTest, pending_test

TOWER = re.compile(r"Tower ([0-9]{1,9}):(.*)")
_CHECK = "check"  # the last word before the inputs, with one more behind it


def misfit(evidence: Evidence, test: PendingTest | None) -> str:
    """Why this tower does not belong to that test, or an empty string."""
    if test is None:
        return "no Knockdown Test with a tower ends here"
    if evidence.cubes != test.cubes:
        return (
            f"the tower is of {evidence.cubes.heavy}/{evidence.cubes.light} cubes,"
            f" the test of {test.cubes.heavy}/{test.cubes.light}"
        )
    if (evidence.seed, evidence.number) != (test.seed, test.number):
        return (
            f"the tower is number {evidence.number} of the seed {evidence.seed},"
            f" the test number {test.number} of the seed {test.seed}"
        )
    return ""


def wrong_towers(record: Record) -> Iterator[tuple[int, str]]:
    """The numbers of towers that are in the wrong place, and why."""
    if not record.towers:
        return
    match = record.begin()
    for number, option in enumerate(record.moves, 1):
        tower = record.towers.get(number)
        if tower is not None:
            why = misfit(tower, pending_test(match))
            if not why and tower.passed != (option.kind == PASSED):
                why = "the verdict about the tower is not what the move says"
            if why:
                yield number, why
        match.apply(option)
    for number in sorted(set(record.towers) - set(range(1, len(record.moves) + 1))):
        yield number, f"there are {len(record.moves)} moves"


def check_towers(record: Record) -> None:
    """Check the towers before a record is written."""
    for number, why in wrong_towers(record):
        raise NotationError(f"the tower of move {number} does not belong there: {why}")


# --------------------------------------------------------------------------- as text
def tower_lines(record: Record) -> list[str]:
    lines: list[str] = []
    for number, tower in sorted(record.towers.items()):
        head, _, data = format_evidence(tower).rpartition(" ")
        lines += ["", *wrap([f"Tower {number}:", *head.split()])]
        width = WIDTH - len(INDENT)
        lines += [INDENT + data[at : at + width] for at in range(0, len(data), width)]
    return lines


class TowerReader:
    """Reads the lines of towers and puts the towers into the record."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.lines: dict[int, int] = {}  # where each tower begins
        self.words: list[str] | None = None  # of the tower being read
        self.number = 0

    def begin(self, words: str, line: int) -> None:
        self.close()
        found = TOWER.fullmatch(words)
        assert found is not None
        number = int(found[1])
        if number <= self.number:
            raise NotationError(f"tower {number} stands behind tower {self.number}", line)
        self.number = number
        self.lines[number] = line
        self.words = found[2].split()

    def go_on(self, words: str) -> None:
        assert self.words is not None
        self.words += words.split()

    def close(self) -> None:
        """The tower is complete. Line breaks within its inputs do not matter."""
        if self.words is None:
            return
        data = self.words.index(_CHECK) + 2 if _CHECK in self.words else len(self.words)
        text = " ".join([*self.words[:data], "".join(self.words[data:])])
        try:
            self.record.towers[self.number] = parse_evidence(text)
        except EvidenceError as error:
            raise self.error(self.number, str(error)) from error
        self.words = None

    def check(self) -> None:
        """Check that the towers belong to the moves."""
        for number, why in wrong_towers(self.record):
            raise self.error(number, f"it does not belong to move {number}: {why}")

    def error(self, number: int, message: str) -> NotationError:
        return NotationError(f"tower {number}: {message}", self.lines[number])
