"""`knockdown bot check`: good bots pass, of the others it is said what they do wrong."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from server.servers import Server

from knockdown.server.bots.check import CASES, Finding, NoSuchCase, check_bot, chosen, tried
from knockdown.server.bots.host import Host
from knockdown.server.bots.trial import Bench, CommandError, filled, trial

pytestmark = pytest.mark.once
EXAMPLE = Path(__file__).parents[3] / "examples" / "bot.py"
OUR_BOT = (sys.executable, str(EXAMPLE), "--pause", "0", "--room", "{link}")
POOR_BOT = (sys.executable, str(Path(__file__).with_name("poor_bot.py")))


def findings(command: tuple[str, ...], *cases: str) -> list[Finding]:
    told: list[Finding] = []
    all_held = asyncio.run(check_bot(command, told.append, cases))
    assert all_held == (not any(finding.fault for finding in told))
    return told


@pytest.fixture
def fault(server: Server, tmp_path: Path) -> Callable[..., str]:
    """What a bot does wrong, tried at a server that is there already."""
    host = Host(tmp_path)
    host.port = server.port

    def find(*command: str, case: str = "twice", patience: float = 30.0) -> str:
        bench = Bench(host, command, tmp_path, patience)
        finding = asyncio.run(tried(case, bench, lambda _: None))
        assert "DID NOT HOLD" in str(finding) and finding.fault in str(finding)
        return finding.fault

    return find


def test_the_example_bears_mishaps() -> None:
    told = findings(OUR_BOT, "twice", "cut", "restart")
    assert [finding.fault for finding in told] == ["", "", ""]
    assert all(f"held ({finding.seconds:.0f} s): it " in str(finding) for finding in told)


@pytest.mark.slow
def test_the_example_passes_everything() -> None:
    assert [finding.fault for finding in findings(OUR_BOT, *CASES)] == [""] * len(CASES)


def test_a_bot_that_ends_is_quoted(fault: Callable[..., str]) -> None:
    said = fault(sys.executable, "-c", "print('No idea.'); exit(3)")
    assert said == "it ended before the match was over; its last words: No idea."


def test_answers_that_come_twice_are_refused_once(server: Server, tmp_path: Path) -> None:
    async def refused() -> int:
        host = Host(tmp_path)
        host.port = server.port
        async with trial(Bench(host, OUR_BOT, tmp_path, 30.0), "dice") as one:
            one.relay.says_twice = True
            await one.see_decisions(3)
            return one.relay.refusals["old-revision"]

    assert asyncio.run(refused()) >= 2


def test_a_bot_that_never_comes(fault: Callable[..., str]) -> None:
    said = fault(sys.executable, "-c", "import time; time.sleep(60)", patience=2)
    assert said == "it did not take a place in the room within 2 seconds"


def test_a_bot_that_does_not_answer(fault: Callable[..., str]) -> None:
    said = fault(*POOR_BOT, "sleeps", patience=5)
    assert said.startswith("it did nothing for 5 seconds, while the opponent read: ")


def test_a_bot_that_gives_up_when_the_line_is_lost(fault: Callable[..., str]) -> None:
    assert fault(*POOR_BOT, "none", case="cut").startswith("it ended before the match was over")


@pytest.mark.parametrize(
    ("habit", "reason"), [("guesses", "not-offered"), ("babbles", "not-understood")]
)
def test_a_bot_without_manners(fault: Callable[..., str], habit: str, reason: str) -> None:
    assert f"the server's word is {reason}" in fault(*POOR_BOT, habit)


def test_a_bot_that_is_not_there(fault: Callable[..., str]) -> None:
    with pytest.raises(CommandError, match="nonesuch cannot be started"):
        fault("nonesuch")


def test_cases_are_chosen_by_name() -> None:
    assert chosen("") == list(CASES) and chosen("cut, dice") == ["cut", "dice"]
    with pytest.raises(NoSuchCase, match="no case 'cat'; there are dice"):
        chosen("cat")


def test_the_link_is_filled_in_or_put_at_the_end() -> None:
    values = {"{link}": "L", "{code}": "C", "{server}": "S"}
    assert filled(["bot", "--at={link}"], values) == ["bot", "--at=L"]
    assert filled(["bot", "{server}", "{code}"], values) == ["bot", "S", "C"]
    assert filled(["bot", '{"a": 1}'], values) == ["bot", '{"a": 1}', "L"]
