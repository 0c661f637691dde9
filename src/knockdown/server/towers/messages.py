"""The messages between a server and its tower process. Snapshots are sent apart from them."""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from knockdown.server.protocol.messages import Hand
from knockdown.tower.inputs import Input
from knockdown.tower.pending import PendingTest


# ------------------------------------------------------------ to the tower process
class Lay(Struct, tag=True, array_like=True, frozen=True):
    """7.1: prepare a tower. Without a skill a person builds it; `chunks` is its log so far."""

    tower: int
    test: PendingTest
    skill: str
    starts_itself: bool
    is_attended: bool  # whether the builder is there
    is_awaited: bool  # whether an opponent elsewhere waits for it, so that pauses are limited
    chunks: list[Chunk]


class Begin(Struct, tag=True, array_like=True, frozen=True):
    """Start the countdown."""

    tower: int


class Attend(Struct, tag=True, array_like=True, frozen=True):
    """The builder has come or gone."""

    tower: int
    is_there: bool


class Push(Struct, tag=True, array_like=True, frozen=True):
    """An input of the hand; a sender other than 0 is told if it is refused."""

    tower: int
    sender: int
    hand: Hand


class Answer(Struct, tag=True, array_like=True, frozen=True):
    """The answer to `Keep` or `Judge`: whether it is logged."""

    tower: int
    is_kept: bool


class Clear(Struct, tag=True, array_like=True, frozen=True):
    """This tower is no longer needed."""

    tower: int


class Beat(Struct, tag=True, array_like=True, frozen=True):
    """A heartbeat, in both directions. It applies to all towers."""

    tower: int = 0


ToProcess = Lay | Begin | Attend | Push | Answer | Clear | Beat


# ---------------------------------------------------------- from the tower process
class Laid(Struct, tag=True, array_like=True, frozen=True):
    """The tower is ready, new or restored from the log; `picture` is its snapshot."""

    tower: int
    heavy: list[bool]
    half_width: float
    height: float
    picture: bytes


class Keep(Struct, tag=True, array_like=True, frozen=True):
    """Please log this chunk, after the first `after` inputs of the hand."""

    tower: int
    chunk: Chunk
    after: int


class Judge(Struct, tag=True, array_like=True, frozen=True):
    """The tower is finished: its evidence, the cubes that explain a failure, its snapshot."""

    tower: int
    evidence: str
    cubes: list[int]
    picture: bytes


class Refuse(Struct, tag=True, array_like=True, frozen=True):
    """Why an input of this sender was refused."""

    tower: int
    sender: int
    why: str


class Fail(Struct, tag=True, array_like=True, frozen=True):
    """This tower cannot be built; no more messages about it follow."""

    tower: int


FromProcess = Laid | Keep | Judge | Refuse | Fail | Beat
Message = ToProcess | FromProcess


class Chunk(NamedTuple):
    """A tower up to a tick, with the inputs since the chunk before."""

    tick: int
    inputs: list[Input]
