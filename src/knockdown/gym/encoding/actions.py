"""Every possible answer as a number, for learners that want a fixed list of actions.

The numbers are the same at every decision of every match with the same boxes.
Their meaning is relative to the player who decides: spaces count from that
player's own end of the arena, and cards of the row are numbered by place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from knockdown.engine import options as o
from knockdown.engine.book import Arena, Book
from knockdown.engine.errors import IllegalOption
from knockdown.engine.kit import BASE_HAND_LIMIT
from knockdown.engine.options import Option, unpack_faces
from knockdown.engine.terms import SYMBOL_LETTERS, TOWER_LIMIT, WOUND_KINDS
from knockdown.engine.view import View
from knockdown.referee.moves import BRANCHES, PLAIN, WITH_FACES, WITH_SPACE, power_name

ROW_PLACES = 4  # 3.4
_MOST_SKILLS = 2  # 3.3: face up in front of one player
_OF_ROW = (o.ATTACK, o.CARD)
# Kinds of options identified by their own number: a place on the sheet, how many heavy
# wounds go (7.3: the light ones follow), or a place in a list of the book.
_BY_NUMBER = (
    o.SPECIAL,
    o.REACT,
    o.DROP,
    o.BRANCH,
    o.WOUND_KIND,
    o.POWER,
    o.FIGHTER,
    o.SKILL,
)


class Group(NamedTuple):
    """The actions of one kind: `labels` describe them, numbered from `start`."""

    kind: int
    start: int
    labels: tuple[str, ...]

    @property
    def name(self) -> str:
        return o.OPTION_KINDS[self.kind]


class Actions:
    """The numbers of all actions that the cards of a book make possible."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self.groups: list[Group] = []
        self.size = 0
        for kind, labels in groups_of(book):
            self.groups.append(Group(kind, self.size, tuple(labels)))
            self.size += len(self.groups[-1].labels)
        self.starts = {group.kind: group.start for group in self.groups}
        self.by_label = {
            (group.kind, label): group.start + place
            for group in self.groups
            for place, label in enumerate(group.labels)
        }
        # A cache: numbers of options by arena and seat. Options are interned.
        self.known: list[list[dict[Option, int]]] = [[{}, {}] for _ in book.arenas]

    def numbers(self, view: View) -> list[int]:
        """The numbers of the view's options, in order; no two are the same."""
        known = self.known[view.arena][view.viewer]
        found: list[int] = []
        for option in view.options:
            number = known.get(option)
            if number is None:
                number = self.find(view, option)
            found.append(number)
        return found

    def option(self, view: View, number: int) -> Option:
        """The option that an action stands for at the view's decision."""
        numbers = self.numbers(view)
        if number not in numbers:
            offered = ", ".join(f"{each} ({self.text(each)})" for each in numbers)
            raise IllegalOption(
                f"action {number} is not offered at {view.decision_name};"
                f" offered: {offered or 'nothing, the other player decides'}"
            )
        return view.options[numbers.index(number)]

    def number(self, view: View, option: Option) -> int:
        return self.numbers(view)[view.options.index(option)]

    def text(self, number: int) -> str:
        """An action in words: `attack 2` is the second card of the row."""
        for group in self.groups:
            if 0 <= number - group.start < len(group.labels):
                return f"{group.name} {group.labels[number - group.start]}".strip()
        raise IllegalOption(f"there is no action {number}; there are {self.size}, from 0 on")

    def find(self, view: View, option: Option) -> int:
        if option.kind in _OF_ROW:
            return self.starts[option.kind] + view.row.index(option.a)
        if option.kind in _BY_NUMBER:
            return self.starts[option.kind] + option.a
        label = self.label(view, option)
        number = self.by_label.get((option.kind, label))
        if number is None:
            raise IllegalOption(f"no action stands for {o.OPTION_KINDS[option.kind]} {label}")
        self.known[view.arena][view.viewer][option] = number
        return number

    def label(self, view: View, option: Option) -> str:
        """The label of an option that is not identified by its own number."""
        kind = option.kind
        arena = self.book.arenas[view.arena]
        if kind in PLAIN:
            return ""
        if kind in WITH_SPACE:
            return str(own_space(arena, view.viewer, option.a) + 1)
        if kind in WITH_FACES:
            return letters(arena, unpack_faces(option.a))
        if kind == o.FACE:
            return letters(arena, [option.a])
        return f"{option.a}/{option.b}"


def own_space(arena: Arena, seat: int, space: int) -> int:
    """3.2: spaces counted from this player's own end of the arena."""
    return space if seat == 0 else arena.spaces - 1 - space


def letters(arena: Arena, faces: Iterable[int]) -> str:
    """`F+BM`: the symbols of these faces, which do not depend on the deck."""
    return "+".join(arena.faces[face].letters for face in faces)


# ----------------------------------------------------------- all possible options
def groups_of(book: Book) -> Iterator[tuple[int, Sequence[str]]]:
    """All kinds of options, each with the labels it can have."""
    for kind in PLAIN:
        yield kind, [""]
    for kind in _OF_ROW:
        yield kind, counted(ROW_PLACES)
    for kind in (o.SPECIAL, o.REACT):
        yield kind, counted(max(len(fighter.specials) for fighter in book.fighters))
    for kind in WITH_SPACE:
        yield kind, counted(max(arena.spaces for arena in book.arenas))
    yield o.FACE, all_faces(book)
    yield o.PAYMENT, all_payments(book)
    yield from block_groups(book)
    yield o.IGNORE, ignorable(most_counted(book))
    yield o.DROP, [str(heavy) for heavy in range(most_dropped(book) + 1)]
    yield o.BRANCH, BRANCHES
    yield o.WOUND_KIND, WOUND_KINDS[:2]
    yield o.POWER, [power_name(book, power) for power in book.powers]
    yield o.FIGHTER, [fighter.key for fighter in book.fighters]
    yield o.SKILL, [skill.key for skill in book.skills]


def counted(most: int) -> list[str]:
    return [str(number) for number in range(1, most + 1)]


def in_order(texts: Iterable[str]) -> list[str]:
    """Distinct texts of symbols: short ones first, then in the order of the symbols."""
    return sorted(
        set(texts), key=lambda text: (len(text), [SYMBOL_LETTERS.find(letter) for letter in text])
    )


def all_faces(book: Book) -> list[str]:
    return in_order(face.letters for arena in book.arenas for face in arena.faces)


def all_payments(book: Book) -> list[str]:
    """4.6: every way in which some deck can pay some cost, improvised or not."""
    found: set[str] = set()
    for arena in book.arenas:
        payments = arena.payments
        deck = sum(15 * unit for unit in payments.unit)
        for cost in book.costs:
            for improvise in (False, True):
                for way in payments.ways(cost.index, cost.slots, improvise, deck):
                    found.add(letters(arena, unpack_faces(way.a)))
    return in_order(found)


def block_groups(book: Book) -> Iterator[tuple[int, Sequence[str]]]:
    """6.4: one Block card for the wounds or the effect; two for both, or one with a Skill."""
    singles: set[str] = set()
    pairs: set[str] = set()
    for arena in book.arenas:
        blocks = [face.letters for face in arena.faces if face.blocks]
        singles.update(blocks)
        pairs.update(
            f"{first}+{second}" for place, first in enumerate(blocks) for second in blocks[place:]
        )
    yield o.BLOCK_WOUNDS, in_order(singles)
    yield o.BLOCK_EFFECT, in_order(singles)
    yield o.BLOCK_BOTH, in_order(singles | pairs)


def most_counted(book: Book) -> int:
    """6.5: the most cards that can count in a block."""
    skills = [skill.modifiers for skill in book.skills]
    limit = max([BASE_HAND_LIMIT, *(skill.hand_limit for skill in skills)])
    own = most_together(skill.block_cards for skill in skills)
    return limit + own + most_together(skill.opponent_block_cards for skill in skills)


def most_dropped(book: Book) -> int:
    """7.2, 7.3: no test on more wounds than this can be passed, and half of them go."""
    left_out = most_together(skill.modifiers.test_discount for skill in book.skills)
    return (TOWER_LIMIT + left_out) // 2


def most_together(numbers: Iterable[int]) -> int:
    """The highest sum that the Skills of one player can reach."""
    return sum(sorted((max(number, 0) for number in numbers), reverse=True)[:_MOST_SKILLS])


def ignorable(cards: int) -> list[str]:
    """6.5: heavy/light pairs; a heavy wound costs two cards, a light one one."""
    return [
        f"{heavy}/{light}"
        for heavy in range(cards // 2 + 1)
        for light in range(cards - 2 * heavy + 1)
        if heavy + light > 0
    ]
