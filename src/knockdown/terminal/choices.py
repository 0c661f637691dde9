"""The options of a match in the terminal, from the command line or the opening dialogue."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from knockdown.content.library import Library
from knockdown.engine.match_rules import USUAL, MatchRules
from knockdown.setup import RANDOM
from knockdown.terminal.levels import DEFAULT_LEVELS


@dataclass(frozen=True)
class Choices:
    """What was chosen before the match, by options or in the dialogue."""

    library: Library
    lang: str
    fighters: tuple[str, str] = (RANDOM, RANDOM)
    arena: str = RANDOM
    skills: str = ""
    seed: int = 1
    match_rules: MatchRules = USUAL
    hand: str = ""  # how well all towers are built: a skill, or each player's own
    levels: tuple[str, str] = DEFAULT_LEVELS  # by seat, where a computer sits there
    two: bool = False
    watch: bool = False
    load: Path | None = None
    save: Path | None = None
    last: Path | None = None  # where an unsaved match is stored when somebody leaves
    resume: str = "knockdown play"  # the command that continues a saved match
    replay: str = "knockdown replay"  # the command that steps through a finished one
    drawn: bool = True
