"""What a server and its workshop say to each other. Pictures of towers are no letters."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from knockdown.knockout.inputs import Input
from knockdown.knockout.pending import PendingTest
from knockdown.server.protocol.messages import Hand


# ------------------------------------------------------------- to the workshop
class Lay(Struct, tag=True, array_like=True, frozen=True):
    """7.1: a tower is wanted. Without a skill a person builds it; `chunks` is what the log has."""

    tower: int
    test: PendingTest
    skill: str
    starts_itself: bool
    is_attended: bool  # whether whoever builds is there
    is_awaited: bool  # whether somebody far away waits for it, who must not do so for ever
    chunks: list[Chunk]


class Begin(Struct, tag=True, array_like=True, frozen=True):
    """Three, two, one."""

    tower: int


class Attend(Struct, tag=True, array_like=True, frozen=True):
    """Whoever builds has come or gone."""

    tower: int
    is_there: bool


class Push(Struct, tag=True, array_like=True, frozen=True):
    """The hand does something; with a sender, that one is told why it cannot."""

    tower: int
    sender: int
    hand: Hand


class Answer(Struct, tag=True, array_like=True, frozen=True):
    """To `Keep` or `Judge`: whether the log has it."""

    tower: int
    is_kept: bool


class Clear(Struct, tag=True, array_like=True, frozen=True):
    """Nobody wants this tower any more."""

    tower: int


class Beat(Struct, tag=True, array_like=True, frozen=True):
    """The server lives, or in answer the workshop. Of no tower: time passes for all of them."""

    tower: int = 0


ToWorkshop = Lay | Begin | Attend | Push | Answer | Clear | Beat


# ----------------------------------------------------------- from the workshop
class Laid(Struct, tag=True, array_like=True, frozen=True):
    """The cubes lie on the table, or the tower is as the log has it; `picture` shows it."""

    tower: int
    heavy: list[bool]
    half_width: float
    height: float
    picture: bytes


class Keep(Struct, tag=True, array_like=True, frozen=True):
    """Please write this to the log, behind the first `after` inputs of the hand."""

    tower: int
    chunk: Chunk
    after: int


class Judge(Struct, tag=True, array_like=True, frozen=True):
    """The tower is finished: its evidence, the cubes that show why it fell, how it looks."""

    tower: int
    evidence: str
    cubes: list[int]
    picture: bytes


class Refuse(Struct, tag=True, array_like=True, frozen=True):
    """Why the hand of this sender cannot do that."""

    tower: int
    sender: int
    why: str


class Fail(Struct, tag=True, array_like=True, frozen=True):
    """This tower cannot be built; nothing more is heard of it."""

    tower: int


FromWorkshop = Laid | Keep | Judge | Refuse | Fail | Beat
Letter = ToWorkshop | FromWorkshop


class Chunk(NamedTuple):
    """A tower up to a tick, and what the hand did since the chunk before."""

    tick: int
    inputs: list[Input]
