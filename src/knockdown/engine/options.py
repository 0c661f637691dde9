"""Options: what a player may answer to the pending decision.

An option is a kind and two numbers. Options are interned: the same option is
always the same object, so listing them costs nothing and comparing them is a
comparison of identity.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

# ------------------------------------------------ what is being decided, by rule
NOTHING: Final = 0
PICK_FIGHTER: Final = 1  # 3.1
KEEP_SKILL: Final = 2  # 3.3
SHOW_SKILL: Final = 3  # 3.3
DRAFT_CARD: Final = 4  # 3.5
TAKE_ACTION: Final = 5  # 4.2
CONTINUE_COMBO: Final = 6  # 4.5
CHOOSE_PAYMENT: Final = 7  # 4.6
SECOND_DASH: Final = 8  # 4.7
REACT_NOW: Final = 9  # 4.8
CHOOSE_DISCARD: Final = 10  # 5.3, 5.4
CHOOSE_BLOCK: Final = 11  # 6.4
CHOOSE_IGNORED: Final = 12  # 6.5
CHOOSE_BRANCH: Final = 13  # 6.2
USE_OR_NOT: Final = 14  # 6.2, 2.3
CHOOSE_SPACE: Final = 15  # 6.9, and where tokens go
CHOOSE_GIFT: Final = 16  # a card to be stolen, chosen by its owner (5.4)
START_TEST: Final = 17  # 6.3
TEST_RESULT: Final = 18  # 7.1, 7.5
CHOOSE_RELIEF: Final = 19  # 7.3
CHOOSE_ORDER: Final = 20  # 4.10
CHOOSE_ROW_CARD: Final = 21
CHOOSE_PAID_CARD: Final = 22
CHOOSE_WOUND: Final = 23
DECISIONS: Final = (
    "nothing",
    "pick_fighter",
    "keep_skill",
    "show_skill",
    "draft_card",
    "take_action",
    "continue_combo",
    "choose_payment",
    "second_dash",
    "react_now",
    "choose_discard",
    "choose_block",
    "choose_ignored",
    "choose_branch",
    "use_or_not",
    "choose_space",
    "choose_gift",
    "start_test",
    "test_result",
    "choose_relief",
    "choose_order",
    "choose_row_card",
    "choose_paid_card",
    "choose_wound",
)

# --------------------------------------------------------------- kinds of option
FIGHTER: Final = 0  # a = fighter
SKILL: Final = 1  # a = skill
CARD: Final = 2  # a = card
MOVE: Final = 3  # a = space
ATTACK: Final = 4  # a = card
TAKE_TOP: Final = 5
SPECIAL: Final = 6  # a = place on the sheet
DASH_TO: Final = 7  # a = space
END_COMBO: Final = 8
PAYMENT: Final = 9  # a = faces, packed
REACT: Final = 10  # a = place on the sheet
PASS: Final = 11
FACE: Final = 12  # a = face of the card given up
BLOCK_WOUNDS: Final = 13  # a = faces, packed
BLOCK_EFFECT: Final = 14  # a = faces, packed
BLOCK_BOTH: Final = 15  # a = faces, packed
IGNORE: Final = 16  # a = heavy, b = light
BRANCH: Final = 17  # a = 0, 1
YES: Final = 18
NO: Final = 19
SPACE: Final = 20  # a = space
TEST: Final = 21
PASSED: Final = 22
FAILED: Final = 23
DROP: Final = 24  # a = heavy, b = light
POWER: Final = 25  # a = power
WOUND_KIND: Final = 26  # a = heavy or light
OPTION_KINDS: Final = (
    "fighter",
    "skill",
    "card",
    "move",
    "attack",
    "take_top",
    "special",
    "dash",
    "end_combo",
    "payment",
    "react",
    "pass",
    "face",
    "block_wounds",
    "block_effect",
    "block_both",
    "ignore",
    "branch",
    "yes",
    "no",
    "space",
    "test",
    "passed",
    "failed",
    "drop",
    "power",
    "wound_kind",
)


def packed_with(packed: int, face: int) -> int:
    """Some faces as one number, in ascending order, and one more at their end."""
    return (packed << 5) | (face + 1)


def unpack_faces(packed: int) -> list[int]:
    faces: list[int] = []
    while packed:
        faces.append((packed & 31) - 1)
        packed >>= 5
    faces.reverse()
    return faces


_WITH_FACES: Final = (PAYMENT, BLOCK_WOUNDS, BLOCK_EFFECT, BLOCK_BOTH)
_NO_FACES: Final[list[int]] = []


class Option:
    """One possible answer. Compare with `is` or `==`; never build one yourself."""

    def __init__(self, kind: int, a: int, b: int) -> None:
        self.kind: i64 = kind
        self.a: i64 = a
        self.b: i64 = b
        # Of the cards that are given up, unpacked once and for all.
        self.faces = unpack_faces(a) if kind in _WITH_FACES else _NO_FACES

    def __reduce__(self) -> tuple[object, ...]:
        """Copied or unpickled, it is the one option with these numbers."""
        return option, (self.kind, self.a, self.b)

    def __repr__(self) -> str:
        return f"<{OPTION_KINDS[self.kind]} {self.a} {self.b}>"


_interned: Final[dict[int, Option]] = {}


def option(kind: i64, a: i64 = 0, b: i64 = 0) -> Option:
    """The one option object with these numbers, from a small cache of recent ones if there."""
    place = (a * 31 + b) * 31 + kind & (_LATELY - 1)
    found = _lately[place]
    if found.kind != kind or found.a != a or found.b != b:
        found = interned(kind, a, b)
        _lately[place] = found
    return found


def interned(kind: int, a: int, b: int) -> Option:
    key = (a << 24) | (b << 8) | kind
    found = _interned.get(key)
    if found is None:  # two threads that ask at once get the same object
        found = _interned.setdefault(key, Option(kind, a, b))
    return found


_LATELY: Final = 1024  # a power of two
_lately: Final = [interned(PASS, 0, 0)] * _LATELY

# The options of nearly every turn, made in advance.
SPACES: Final = 32
CARDS: Final = 64
MOVES: Final = [option(MOVE, space) for space in range(SPACES)]
DASHES: Final = [option(DASH_TO, space) for space in range(SPACES)]
ATTACKS: Final = [option(ATTACK, card) for card in range(CARDS)]
PLACES: Final = [option(SPACE, space) for space in range(SPACES)]
SPECIALS: Final = [option(SPECIAL, place) for place in range(8)]
REACTS: Final = [option(REACT, place) for place in range(8)]
THE_PASS: Final = option(PASS)
THE_END_COMBO: Final = option(END_COMBO)
THE_TAKE_TOP: Final = option(TAKE_TOP)
YES_OR_NO: Final = [option(YES), option(NO)]
TEST_OR_NOT: Final = [option(TEST), option(NO)]
PASSED_OR_FAILED: Final = [option(PASSED), option(FAILED)]
BRANCHES: Final = [option(BRANCH, 0), option(BRANCH, 1)]
