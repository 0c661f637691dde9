"""7.1 Whether a tower stands, from what touches what.

Heights do not matter: a tower may zigzag or even make a ring, as long as one
cube touches the table, none touches more than two others, all are connected,
and it stands by itself.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass

from knockdown.tower.settings import SETTINGS
from knockdown.tower.world import NO_CUBE, TABLE, World

# Why a tower does not count. Each is the end of a message `tower-reason-…` in the word files.
STILL_HELD = "still-held"
STILL_MOVING = "still-moving"
LEFT_OVER = "left-over"
TIME_UP = "time-up"
TWO_ON_TABLE = "two-on-table"
TOUCHES_THREE = "touches-three"
REASONS = (STILL_HELD, STILL_MOVING, LEFT_OVER, TIME_UP, TWO_ON_TABLE, TOUCHES_THREE)

Pair = tuple[int, int]


@dataclass(frozen=True)
class Verdict:
    """Passed, or the first reason why not and the cubes that show it."""

    passed: bool
    reason: str = ""
    cubes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Status:
    """The four conditions while a tower is being built, for those who watch."""

    placed: int
    one_on_table: bool
    none_touches_three: bool
    stands: bool


class Watch:
    """Looks at a world several times a second and remembers the last half second.

    Contacts of resting cubes flicker, so a contact counts if it was there in a
    fifth of the looks. A tower stands by itself if no cube was held and nothing
    moved in any of them.
    """

    def __init__(self, world: World) -> None:
        self.world = world
        self.touching: deque[dict[Pair, bool]] = deque(maxlen=SETTINGS.window_samples)
        self.moving: deque[set[int]] = deque(maxlen=SETTINGS.window_samples)
        self.times: dict[Pair, int] = {}  # in how many of these looks each pair touched
        self.looks_free = 0  # how many looks ago a cube was held
        self.begun: set[int] = set()  # cubes ever connected to one that the hand had set down
        self.shape = Shape(NO_CUBE, set(), len(world.cubes), set())

    def look(self) -> None:
        if len(self.touching) == SETTINGS.window_samples:
            self.forget(self.touching[0])
        self.touching.append(self.world.touching())
        for pair in self.touching[-1]:
            self.times[pair] = self.times.get(pair, 0) + 1
        self.moving.append(self.world.moving())
        self.looks_free = self.looks_free + 1 if self.world.held == NO_CUBE else 0
        if self.looks_free and len(self.begun) < len(self.world.cubes):
            self.begin()

    def begin(self) -> None:
        """A base stays part of the tower when the cube set on it is taken away again.

        Only contacts of this look are used: broken contacts still count for a while.
        """
        pairs = self.contacts() & self.touching[-1].keys()
        beside = neighbours(range(len(self.world.cubes)), pairs)
        self.begun |= group_of(self.world.lifted, beside)

    def forget(self, pairs: Iterable[Pair]) -> None:
        for pair in pairs:
            if self.times[pair] == 1:
                del self.times[pair]
            else:
                self.times[pair] -= 1

    def contacts(self) -> set[Pair]:
        return often(self.times)

    def flat_contacts(self) -> set[Pair]:
        """The contacts where a side lies on a side."""
        flat = (pair for pairs in self.touching for pair, flat in pairs.items() if flat)
        return often(Counter(flat))

    def unsteady(self) -> set[int]:
        """The cubes that moved within the last half second."""
        return set().union(*self.moving)

    def is_free(self) -> bool:
        """Whether the hand was empty for the whole half second."""
        return self.looks_free >= SETTINGS.window_samples

    def is_settled(self) -> bool:
        """Whether everything has been at rest for the whole half second.

        A cube still held when building ends is never let go.
        """
        is_held = self.world.held != NO_CUBE
        return (is_held or self.is_free()) and not self.unsteady() - {self.world.held}

    def judge(self, *, time_up: bool) -> Verdict:
        """7.1: the verdict about all cubes as they are now."""
        if self.world.held != NO_CUBE:
            return Verdict(False, STILL_HELD, (self.world.held,))
        unsteady = self.unsteady()
        if unsteady or not self.is_free():
            return Verdict(False, STILL_MOVING, tuple(sorted(unsteady)))
        contacts = self.contacts()
        count = len(self.world.cubes)
        verdict = judge_standing(count, contacts, self.begun, time_up=time_up)
        tipping = on_an_edge(count, contacts, self.flat_contacts())
        return Verdict(False, STILL_MOVING, tipping) if verdict.passed and tipping else verdict

    def status(self) -> Status:
        """How far the highest tower is, and whether everything it touches keeps the rules."""
        held, contacts = self.world.held, self.contacts()
        begun = self.begun | self.world.lifted  # including cubes set down since the last look
        if not self.shape.is_of(held, contacts, begun):
            self.shape = Shape(held, contacts, len(self.world.cubes), begun)
        shape = self.shape
        is_free = bool(shape.tower) and held == NO_CUBE
        return Status(
            shape.placed,
            shape.one_on_table,
            shape.none_touches_three,
            stands=is_free and not self.unsteady() & shape.tower,
        )


class Shape:
    """The tower formed by the contacts, without the held cube; cached until they change."""

    def __init__(self, held: int, contacts: set[Pair], count: int, begun: set[int]) -> None:
        self.held = held
        self.contacts = contacts
        self.begun = len(begun)  # the set only grows
        rest = {pair for pair in contacts if held == NO_CUBE or held not in pair}
        self.tower = highest_group(range(count), rest, begun)
        self.placed = len(placed_in(self.tower, rest))
        self.one_on_table = len(on_table(self.tower, rest)) == 1
        self.none_touches_three = bool(self.tower) and not crowded(self.tower, rest)

    def is_of(self, held: int, contacts: set[Pair], begun: set[int]) -> bool:
        return (held, len(begun)) == (self.held, self.begun) and contacts == self.contacts


def levels(cubes: Collection[int], contacts: Collection[Pair]) -> dict[int, int]:
    """The level of each cube, counted by contacts from the table; a floating cube has none."""
    beside = neighbours(cubes, contacts)
    level = dict.fromkeys(on_table(cubes, contacts), 1)
    edge = list(level)
    for cube in edge:
        for other in beside[cube] - level.keys():
            level[other] = level[cube] + 1
            edge.append(other)
    return level


def often(times: Mapping[Pair, int]) -> set[Pair]:
    """The contacts seen often enough to count."""
    return {pair for pair, seen in times.items() if seen >= SETTINGS.contact_samples}


def on_an_edge(count: int, contacts: Collection[Pair], flat: Collection[Pair]) -> tuple[int, ...]:
    """The cubes of a tower that balance on a corner: they are already falling, slowly.

    A ring supports itself: there a single point may carry a cube.
    """
    is_ring = len(contacts) > count  # one contact with the table, and one more than a chain has
    tipping = {b for a, b in contacts if (a, b) not in flat and (a == TABLE or not is_ring)}
    return tuple(sorted(tipping))


def judge_standing(
    count: int, contacts: Collection[Pair], begun: Collection[int], *, time_up: bool
) -> Verdict:
    """7.1: the verdict about cubes that are not held and do not move."""
    cubes = range(count)
    if len(group_of({0}, neighbours(cubes, contacts))) < count:
        placed = placed_in(highest_group(cubes, contacts, begun), contacts)
        left_over = tuple(cube for cube in cubes if cube not in placed)
        return Verdict(False, TIME_UP if time_up else LEFT_OVER, left_over)
    base = on_table(cubes, contacts)
    if len(base) > 1:
        return Verdict(False, TWO_ON_TABLE, base)
    if not base:  # nothing supports it, so it is about to fall
        return Verdict(False, STILL_MOVING, tuple(cubes))
    too_close = crowded(cubes, contacts)
    if too_close:
        return Verdict(False, TOUCHES_THREE, too_close)
    return Verdict(True)


def highest_group(
    cubes: Collection[int], contacts: Collection[Pair], begun: Collection[int]
) -> set[int]:
    """The cubes connected to the highest one by contacts; the table does not connect cubes.

    Cubes that lie as they fell are not a tower: the hand must have placed at least one of them.
    A single cube stands already.
    """
    beside = neighbours(cubes, contacts)
    joined = group_of(begun, beside)
    level = levels(cubes, contacts)
    built = [cube for cube in level if cube in joined or len(cubes) == 1]
    if not built:
        return set()
    return group_of({max(built, key=lambda cube: level[cube])}, beside)


def placed_in(tower: Collection[int], contacts: Collection[Pair]) -> set[int]:
    """The cubes that count: all of a tower on one cube, else only those below the highest.

    A cube that leans on a heap does not make the heap a tower.
    """
    level = levels(tower, contacts)
    if not level or len(on_table(tower, contacts)) == 1:
        return set(tower)
    beside = neighbours(tower, contacts)
    placed = [max(level, key=lambda cube: level[cube])]
    while level[placed[-1]] > 1:
        lower = level[placed[-1]] - 1
        placed.append(min(cube for cube in beside[placed[-1]] if level[cube] == lower))
    return set(placed)


def neighbours(cubes: Collection[int], contacts: Collection[Pair]) -> dict[int, set[int]]:
    """For each of these cubes, which of the others it touches."""
    beside: dict[int, set[int]] = {cube: set() for cube in cubes}
    for a, b in contacts:
        if a in beside and b in beside:
            beside[a].add(b)
            beside[b].add(a)
    return beside


def group_of(starts: Collection[int], beside: dict[int, set[int]]) -> set[int]:
    """These cubes and all that are connected to any of them."""
    group = set(starts)
    edge = list(starts)
    while edge:
        fresh = beside[edge.pop()] - group
        group |= fresh
        edge += fresh
    return group


def on_table(tower: Collection[int], contacts: Collection[Pair]) -> tuple[int, ...]:
    return tuple(sorted(b for a, b in contacts if a == TABLE and b in tower))


def crowded(tower: Collection[int], contacts: Collection[Pair]) -> tuple[int, ...]:
    """The cubes that touch more than two others."""
    touched = Counter(cube for pair in contacts if TABLE not in pair for cube in pair)
    return tuple(sorted(cube for cube in tower if touched[cube] > 2))
