"""WebSockets by hand, for what no client does: frames as bytes, and nothing is read by itself."""

from __future__ import annotations

import socket as sockets
from contextlib import suppress

from server.people import LONG
from server.servers import Server

HANDSHAKE = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)
PIECE, TEXT, PING, PONG = 0x0, 0x1, 0x9, 0xA
LAST = 0x80
SHORT = 126  # bytes; the length of more would not fit into the first two


def handshake(server: Server, path: str, more: str = "") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {server.host}\r\n{HANDSHAKE}{more}\r\n".encode()


def at_match(match: str) -> str:
    return f"/api/matches/{match}/play"


def frame(kind: int, data: bytes = b"", *, last: bool = True) -> bytes:
    """As a client has to send it, with a mask of zeros."""
    assert len(data) < SHORT
    return bytes((kind | (LAST if last else 0), 0x80 | len(data), 0, 0, 0, 0)) + data


class Raw:
    """One connection. `waiting` is how many bytes the system keeps for us to read."""

    def __init__(self, server: Server, *, waiting: int = 0) -> None:
        self.socket = sockets.socket()
        if waiting:
            self.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, waiting)
        self.socket.settimeout(LONG)
        self.socket.connect(("127.0.0.1", server.port))

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def flood(self, data: bytes, times: int) -> bool:
        """Whether all of it was taken: a client that sends too much is cut off."""
        try:
            for _ in range(times):
                self.socket.sendall(data)
        except ConnectionError:
            return False
        return True

    def read_until(self, wanted: bytes | None = None) -> bytes:
        """All up to there, or up to the end of the connection."""
        heard = b""
        with suppress(OSError):
            while wanted is None or wanted not in heard:
                if not (more := self.socket.recv(65536)):
                    break
                heard += more
        return heard

    def close(self) -> None:
        """Lets a reader in another thread come to the end."""
        with suppress(OSError):
            self.socket.shutdown(sockets.SHUT_RDWR)
        self.socket.close()


def seated(server: Server, match: str, *, address: str = "", waiting: int = 0) -> Raw:
    """At a match, and let in: its first scene has been read. A proxy says the address."""
    raw = Raw(server, waiting=waiting)
    forwarded = f"X-Forwarded-For: {address}\r\n" if address else ""
    raw.send(handshake(server, at_match(match), forwarded))
    assert b'"scene"' in raw.read_until(b'"scene"')
    return raw
