"""A round that ends is seen ending, before anything of the next one, however fast that comes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect
from positions import before_a_round_ends

from browser.conftest import Visit
from browser.matches import come_to
from browser.player import Player
from browser.reach import DRAWN

pytestmark = pytest.mark.once


def test_a_round_ends_before_the_computer_begins_the_next(visit: Visit) -> None:
    player: Player = visit()
    page, scenes = player.page, list[Any]()

    def hear(data: str | bytes) -> None:
        message = json.loads(data)
        if message["type"] == "scene":
            scenes.append(message)

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    page.on("websocket", listen)
    come_to(player, before_a_round_ends())
    page.locator('[data-option="test"]').first.click()
    player.act(player.await_sight(lambda sight: sight.what == "verdict").answers[0])
    expect(page.locator(".end .on")).to_be_visible()
    # The computer has played on, and nothing of it is seen or said yet.
    player.wait(lambda: scenes[-1]["revision"] > end_of_round(scenes), "the computer waits")
    page.evaluate(DRAWN)
    assert page.locator(".clock em").inner_text() == "Round 1"
    assert "Round 2" not in "".join(page.locator("[aria-live]").all_inner_texts())
    page.locator(".end .on").click()
    expect(page.locator(".clock em")).to_have_text("Round 2")
    player.await_sight(lambda sight: sight.what == "decide")


def end_of_round(scenes: list[Any]) -> int:
    """The revision of the scene in which it ended."""
    return next(
        int(scene["revision"])
        for scene in scenes
        if not scene["fresh"] and any(event["name"] == "round_ended" for event in scene["events"])
    )
