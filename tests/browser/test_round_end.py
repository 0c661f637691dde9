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
    player.test.click()
    player.act(player.await_sight(lambda sight: sight.what == "verdict").answers[0])
    onward = player.button("web-select-next-round")
    expect(onward).to_be_visible()
    # The computer has played on, and nothing of it is seen or said yet.
    player.wait(lambda: scenes[-1]["revision"] > end_of_round(scenes), "the computer waits")
    page.evaluate(DRAWN)
    assert "Round 1" in player.deck.inner_text()
    assert "Round 2" not in "".join(page.get_by_role("log").all_inner_texts())
    onward.click()
    expect(player.deck).to_contain_text("Round 2")
    player.await_sight(lambda sight: sight.what == "decide")


def end_of_round(scenes: list[Any]) -> int:
    """The revision of the scene in which it ended."""
    return next(
        int(scene["revision"])
        for scene in scenes
        if not scene["fresh"] and any(event["name"] == "round_ended" for event in scene["events"])
    )
