"""The addresses of a server, on its own computer and in its network."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest
from server.people import Person
from server.servers import Server

from knockdown.server.access.addresses import is_this_computer, local_address, network_address

pytestmark = pytest.mark.once


@pytest.fixture(scope="module")
def everywhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("reach") / "a.sqlite", options=("--host", "0.0.0.0"))
    yield server
    assert server.end() == ""


class Way:
    """A network in which this computer has some address, or none."""

    def __init__(self, own: str) -> None:
        self.own = own

    def __enter__(self) -> Way:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def connect(self, _: object) -> None:
        if not self.own:
            raise OSError("network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        return self.own, 1


@pytest.mark.parametrize(
    ("host", "own", "address"),
    [
        ("0.0.0.0", "192.168.1.5", "http://192.168.1.5:8000/"),
        ("::", "fd00::5", "http://[fd00::5]:8000/"),
        ("0.0.0.0", "127.0.0.1", ""),
        ("0.0.0.0", "", ""),
        ("127.0.0.1", "192.168.1.5", ""),
    ],
)
def test_the_others_need_the_address_in_the_network(
    monkeypatch: pytest.MonkeyPatch, host: str, own: str, address: str
) -> None:
    monkeypatch.setattr(socket, "socket", lambda *_: Way(own))
    assert network_address(host, 8000) == address


def test_a_browser_here_needs_one_that_it_can_open() -> None:
    hosts = ("0.0.0.0", "::", "192.168.1.5", "fd00::5")
    assert [local_address(host, 80) for host in hosts] == [
        "http://127.0.0.1:80/",
        "http://[::1]:80/",
        "http://192.168.1.5:80/",
        "http://[fd00::5]:80/",
    ]
    assert is_this_computer("localhost") and not is_this_computer("example.org")


def test_a_local_server_has_no_other_address(tmp_path: Path) -> None:
    server = Server(tmp_path / "a.sqlite")
    assert Person(server).get("/api/address").json() == {"address": ""}
    assert server.end() == ""


def test_only_local_clients_are_told(everywhere: Server) -> None:
    expected = network_address("0.0.0.0", everywhere.port)
    person = Person(everywhere)
    assert person.get("/api/address").json() == {"address": expected}
    for host in ("play.example", "192.168.1.5:8000", "[fd00::5]"):
        assert person.ask("GET", "/api/address", Host=host).json() == {"address": ""}


def test_they_are_told_where(everywhere: Server) -> None:
    """As far as this computer is in a network at all."""
    address = network_address("0.0.0.0", everywhere.port)
    told = f"Others in your network play at {address}\n" if address else ""
    assert everywhere.process.stdout is not None
    assert not told or everywhere.process.stdout.readline() == told


def test_the_others_can_play_there(everywhere: Server) -> None:
    """The page at another of its addresses is the server's own as well."""
    host = f"127.0.0.2:{everywhere.port}"
    guest = Person(cast(Server, SimpleNamespace(host=host)))
    for path, body, status in (("/api/me", None, 200), ("/api/rooms", {"name": "Ann"}, 201)):
        answer = guest.ask("POST", path, body, Origin=f"http://{host}")
        assert answer.status == status
