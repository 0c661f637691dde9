"""The messages that servers send each other through Redis."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct

from knockdown.server.protocol.messages import FromPage


class Call(Struct, tag="call", array_like=True, frozen=True):
    """To oneself: checks that Redis still delivers messages."""

    sender: str


class Began(Struct, tag="began", array_like=True, frozen=True):
    """To all: earlier messages may be lost, so all that is forwarded to the sender is closed."""

    sender: str


class Join(Struct, tag="join", array_like=True, frozen=True):
    """A connection at `sender` joins a match of yours. It may play the seats `own`."""

    sender: str
    number: int  # of that connection, at the sender
    match: str
    own: list[int]
    lang: str


class Say(Struct, tag="say", array_like=True, frozen=True):
    """A message from the page at the other end."""

    sender: str
    number: int
    message: FromPage


class Leave(Struct, tag="leave", array_like=True, frozen=True):
    """The page is gone."""

    sender: str
    number: int


class Tell(Struct, tag="tell", array_like=True, frozen=True):
    """A message for the page at your end; only the latest tower snapshot matters."""

    sender: str
    number: int
    data: bytes
    is_picture: bool


class Close(Struct, tag="close", array_like=True, frozen=True):
    """The match is not hosted here (any more), or `reason` says why the connection is closed."""

    sender: str
    number: int
    reason: str


Message = Call | Began | Join | Say | Leave | Tell | Close
ENCODER: Final = msgspec.msgpack.Encoder()
DECODER: Final[msgspec.msgpack.Decoder[Message]] = msgspec.msgpack.Decoder(Message)
