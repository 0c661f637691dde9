"""One real server and one real Chromium for all tests of this folder; a new visitor for every test.

Not for the whole session: Playwright keeps an event loop running in its process, and tests of
other folders have loops of their own.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from server.servers import Server

from browser import patient
from browser.chromium import launch, where
from browser.player import Player
from browser.visitors import Profiles
from knockdown.server.settings import page_folder

Visit = Callable[..., Any]
expect.set_options(timeout=20_000)  # two browsers and two servers may share two cores


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    if where() is None:
        pytest.fail("no Chromium here (on Debian: apt-get install chromium)")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def built_page() -> Path:
    folder = page_folder(os.environ)
    if folder is None:
        pytest.fail("the page is not built; `make play` builds it")
    return folder


@pytest.fixture(scope="package")
def server(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """It is asked for more matches from one address than a single visitor may have."""
    database = tmp_path_factory.mktemp("browser") / "matches.sqlite"
    running = Server(database, built_page, ["--limits", "100"])
    yield running
    assert running.end() == ""


@pytest.fixture(scope="package")
def unhurried(built_page: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One where a tower has twice the time."""
    database = tmp_path_factory.mktemp("browser") / "matches.sqlite"
    running = Server(database, built_page, program=patient.__file__)
    yield running
    assert running.end() == ""


@pytest.fixture
def mortal(built_page: Path, tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed, and whose database may be looked into; it is unhurried too."""
    running = Server(tmp_path / "matches.sqlite", built_page, program=patient.__file__)
    yield running
    running.kill()


@pytest.fixture(scope="package")
def profiles(chromium: Browser) -> Profiles:
    return Profiles(chromium)


@pytest.fixture
def visit(profiles: Profiles, server: Server) -> Iterator[Visit]:
    """Somebody who was never here before; what the browser complains about fails the test."""
    players: list[Player] = []

    def come(
        kind: type[Player] = Player, lang: str = "en", house: Server = server, **how: Any
    ) -> Player:
        context = profiles.take(lang=lang, phone=kind.touches, **how)
        players.append(kind(context, f"http://{house.host}"))
        return players[-1]

    yield come
    for player in players:
        profiles.give_back(player.context, player.address)
    assert [player.unexpected for player in players] == [[] for _ in players]
