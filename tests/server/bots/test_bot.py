"""examples/bot.py as people start it."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from server.people import Person
from server.rooms.lobby import both_ready, join, meet, open_room
from server.servers import Server

pytestmark = pytest.mark.once
EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"
CODE = re.compile(r"code ([A-Z0-9]{6})\.")


def start(server: Server, *options: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(EXAMPLE), "--server", f"http://{server.host}", "--pause", "0"]
    pipe = subprocess.PIPE
    return subprocess.Popen([*command, *options], stdout=pipe, stderr=pipe, text=True)


def told(bot: subprocess.Popen[str]) -> tuple[int, str, str]:
    said, complained = bot.communicate(timeout=100)
    return bot.returncode, said, complained


def test_two_bots_meet_by_a_code_and_fight(server: Server) -> None:
    one = start(server, "--name", "One", "--knockdown", "dice")
    assert one.stdout is not None
    found = CODE.search(one.stdout.readline())
    assert found is not None
    two = start(server, "--name", "Two", "--room", found[1])
    (first, said_first, _), (second, said_second, _) = told(one), told(two)
    assert (first, second) == (0, 0)
    ends = {re.findall(r"The match is (won|lost)\.", said)[0] for said in (said_first, said_second)}
    assert ends == {"won", "lost"}


def test_refusals_are_printed_as_sentences(ann: Person, server: Server) -> None:
    code, _, complained = told(start(server, "--room", "ZZZZZZ"))
    assert code == 1 and complained == "bot: " + ann.get("/api/codes/ZZZZZZ").json()["text"] + "\n"
    code, _, complained = told(start(server, "--room", f"http://{server.host}/room/nowhere"))
    assert code == 1 and complained.count("\n") == 1 and complained.startswith("bot: ")
    code, _, complained = told(start(server, "--room", f"http://{server.host}/"))
    assert code == 1 and "is no place to play" in complained and complained.count("\n") == 1
    code, _, complained = told(start(server, "--server", "http://127.0.0.1:1"))
    assert code == 1 and "http://127.0.0.1:1 does not answer" in complained


def test_a_full_room_is_left_alone(server: Server, ann: Person) -> None:
    room = open_room(ann)
    guest = Person(server)
    lobbies = meet(ann, room), join(guest, room, "Ben")
    code, _, complained = told(start(server, "--room", f"http://{server.host}/room/{room}"))
    assert code == 1 and complained.startswith("bot: ") and complained.count("\n") == 1
    assert both_ready(*lobbies)
    guest.leave()
