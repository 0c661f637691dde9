"""Knockdown: an unofficial fan implementation of the two-player fighting board game.

    import knockdown

    match = knockdown.new_match(("veroth", "xingo"), seed=1)
    while not match.is_over:
        match.apply(match.options[0])

What is listed in `__all__` is the library's public face; `docs/api.md` explains
it. Everything else may change from one version to the next.
"""

from knockdown.content import BoxError, Library, UnknownKey
from knockdown.content import load as load_library
from knockdown.engine.errors import (
    IllegalOption,
    KnockdownError,
    MatchOver,
    SaveError,
    SetupError,
)
from knockdown.engine.events import EVERYBODY, Event
from knockdown.engine.match import Match
from knockdown.engine.match import determinize_view as determinize
from knockdown.engine.match_rules import MatchRules
from knockdown.engine.options import Option
from knockdown.engine.rng import Rng
from knockdown.engine.terms import RULES_VERSION
from knockdown.engine.view import PlayerView, View
from knockdown.referee.errors import (
    ForfeitRefused,
    NotationError,
    PositionError,
    UndoRefused,
)
from knockdown.referee.forfeit import Forfeit
from knockdown.referee.live import LiveMatch
from knockdown.referee.moves import find_move, move_text, move_texts
from knockdown.referee.notation import format_match, parse_match
from knockdown.referee.position import format_position, parse_position
from knockdown.referee.record import Record
from knockdown.referee.replay import Step, load_record, steps
from knockdown.referee.saves import load_match, save_match
from knockdown.setup import PICK, RANDOM, new_match

__version__ = "0.1.0"

__all__ = [
    "EVERYBODY",
    "PICK",
    "RANDOM",
    "RULES_VERSION",
    "BoxError",
    "Event",
    "Forfeit",
    "ForfeitRefused",
    "IllegalOption",
    "KnockdownError",
    "Library",
    "LiveMatch",
    "Match",
    "MatchOver",
    "MatchRules",
    "NotationError",
    "Option",
    "PlayerView",
    "PositionError",
    "Record",
    "Rng",
    "SaveError",
    "SetupError",
    "Step",
    "UndoRefused",
    "UnknownKey",
    "View",
    "__version__",
    "determinize",
    "find_move",
    "format_match",
    "format_position",
    "load_library",
    "load_match",
    "load_record",
    "move_text",
    "move_texts",
    "new_match",
    "parse_match",
    "parse_position",
    "save_match",
    "steps",
]
