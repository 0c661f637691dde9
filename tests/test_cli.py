"""The `knockdown` command: what it prints, and how it refuses."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
import typer
from server.processes import children
from typer.testing import CliRunner, Result
from waiting import LONG, wait_until

from knockdown import __version__, content
from knockdown.cli import app
from knockdown.cli.common import complaining
from knockdown.cli.lab import bench_for_people
from knockdown.engine.rng import SEARCH_STREAM, Rng
from knockdown.players import LEVELS, PLAYERS, RandomPlayer
from knockdown.referee.notation import format_match
from knockdown.referee.record import Record

COMMANDS = ["play", "sim", "replay", "cards", "box", "box check", "bench", "tower"]
COMMANDS += [f"tower {command}" for command in ("odds", "calibrate", "film", "bench")]
COMMANDS += ["gym", "gym bench"]
COMMANDS += ["bot", "bot check"]
COMMANDS += ["lab", *(f"lab {command}" for command in ("run", "ladder", "balance", "bench"))]
COMMAND = [sys.executable, "-m", "knockdown.cli"]
EXAMPLE = Path(__file__).parent.parent / "examples" / "boxes" / "ember_yard"


@pytest.fixture(autouse=True)
def state_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Matches that are left are kept here, not where the user keeps theirs."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def environment(**changes: str) -> dict[str, str]:
    return {**os.environ, "LANG": "en_GB.UTF-8", "LC_ALL": "", "COLUMNS": "80", **changes}


def run(*args: str | Path, typed: str = "", **changes: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *map(str, args)],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(**changes),
        timeout=120,
        check=False,
    )


def call(*args: str | Path, **changes: str) -> Result:
    """The command in this process: quicker, where nothing of the outside matters."""
    return CliRunner().invoke(app, [str(arg) for arg in args], env=environment(**changes))


def assert_refused(result: Result, *told: str) -> None:
    """One sentence on stderr, nothing of Python, exit code 2."""
    assert result.exit_code == 2, result.exception
    for text in told:
        assert text in result.stderr


# --------------------------------------------------------------------- the frame
@pytest.mark.once
def test_version_and_help() -> None:
    assert call("--version").stdout == f"knockdown {__version__}\n"
    told = call("--help").stdout
    for command in ("play", "sim", "replay", "cards", "box", "bench"):
        assert f"  {command} " in told


@pytest.mark.once
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str) -> None:
    result = call(*command.split(), "--help")
    assert result.exit_code == 0 and "Usage:" in result.stdout


@pytest.mark.once
@pytest.mark.parametrize(("command", "names"), [("play", LEVELS), ("sim", tuple(PLAYERS))])
def test_help_names_every_player(command: str, names: tuple[str, ...]) -> None:
    *others, last = names
    told = " ".join(call(command, "--help").stdout.replace("│", " ").split())
    assert f"{', '.join(others)} or {last}" in told


@pytest.mark.once
def test_help_loads_nothing_it_does_not_need() -> None:
    code = (
        "import sys, knockdown\n"
        "before = set(sys.modules)\n"
        "import knockdown.cli\n"
        "heavy = ('knockdown.', 'fluent', 'rich', 'pymunk', 'PIL')\n"
        "found = [m for m in set(sys.modules) - before if m.startswith(heavy)]\n"
        "sys.exit(not all(m.startswith('knockdown.cli') for m in found))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# ---------------------------------------------------------------------- bad input
@pytest.mark.once
@pytest.mark.parametrize(
    ("args", "told"),
    [
        (["fly"], "fly"),
        (["play", "--wings"], "--wings"),
        (["play", "--fighters", "veroth"], "two names with a comma"),
        (["play", "--fighters", "veroth,ghost"], 'no fighter "ghost"'),
        (["play", "--fighters", "veroth,veroth"], "no fighter can be taken twice"),
        (["play", "--arena", "moon"], 'no arena "moon"'),
        (["play", "--skills", "moon"], 'no skill set "moon"'),
        (["play", "--seed", "-1"], "seed -1 is not between"),
        (["play", "--seed", "x"], "--seed"),
        (["play", "--knockdown", "coin"], "dice, tower or table"),
        (["play", "--knockdown", "tower:expert"], "--knockdown tower --hand expert"),
        (["play", "--knockdown", "tower-odds:expert"], "dice, tower or table"),
        (["play", "--level", "boss"], "there are rookie, brawler, duelist, champion"),
        (["play", "--level", "rookie,duelist"], "only with --watch"),
        (["play", "--watch", "--level", "rookie,boss"], "there is no level 'boss'"),
        (["play", "--two", "--level", "rookie"], "with --two only people play"),
        (["play", "--hand", "expert"], "it goes with --knockdown tower"),
        (["play", "--knockdown", "table", "--hand", "expert"], "it goes with --knockdown tower"),
        (["play", "--knockdown", "tower", "--hand", "third"], "there is no skill 'third'"),
        (["play", "--seed", "1", "--relief", "some"], "total, each, heavy, light"),
        (["play", "--seed", "1", "--stall-turns", "-3"], "stall_turns is -3"),
        (["play", "--lang", "de"], "'de': choose one of en, es, pl"),
        (["play", "--two", "--watch"], "exclude each other"),
        (["play", "--load", "nowhere.txt"], "nowhere.txt: No such file"),
        (["play", "--load", "nowhere.json"], "nowhere.json: No such file"),
        (["play", "--load", "x.txt", "--seed", "2"], "leave the other choices out"),
        (["play", "--load", "x.txt", "--relief", "heavy"], "leave --relief out"),
        (["play", "--load", "x.txt", "--stall-turns", "12"], "leave --stall-turns out"),
        (["play", "--boxes", "nowhere"], "nowhere"),
        (["replay", "nowhere.txt"], "nowhere.txt: No such file"),
        (["cards", "--kind", "spells"], "no kind 'spells'"),
        (["cards", "--box", "moon"], 'no box "moon"'),
        (["cards", "--lang", "xx"], "'xx': choose one of"),
        (["box", "check", "nowhere"], "nowhere"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(args: list[str], told: str) -> None:
    assert_refused(call(*args), told)


@pytest.mark.once
def test_a_refusal_is_one_line_without_traceback() -> None:
    result = run("play", "--arena", "moon")
    assert result.returncode == 2 and not result.stdout
    assert result.stderr.startswith("knockdown: there is no arena")
    assert result.stderr.count("\n") == 1


@pytest.mark.once
@pytest.mark.parametrize("command", [["replay"], ["play", "--load"]])
@pytest.mark.parametrize("data", [b"\xff\xfe\x00", b"move 5\n", b"{}", b""])
def test_foreign_files_are_refused(tmp_path: Path, command: list[str], data: bytes) -> None:
    file = tmp_path / "foreign.txt"
    file.write_bytes(data)
    assert_refused(call(*command, file), "foreign.txt")


@pytest.mark.once
def test_a_place_where_nothing_can_be_written(tmp_path: Path) -> None:
    result = call("play", "--seed", "1", "--save", tmp_path / "no" / "match.txt")
    assert_refused(result, "match.txt cannot be written: the folder does not exist")
    assert not result.stdout


@pytest.mark.once
def test_a_match_left_is_kept_and_the_command_told_goes_on_with_it(tmp_path: Path) -> None:
    result = run("play", "--seed", "3", typed="1\n", XDG_STATE_HOME=str(tmp_path))
    assert (tmp_path / "knockdown" / "last.kd").exists()
    told = next(line for line in result.stdout.splitlines() if "--load" in line)
    went_on = subprocess.run(
        shlex.split(told), input="", capture_output=True, env=environment(), check=False
    )
    assert went_on.returncode == 0 and b"The match goes on." in went_on.stdout


@pytest.mark.once
def test_one_moment_cannot_be_stepped_through(tmp_path: Path) -> None:
    file = tmp_path / "moment.json"
    call("play", "--watch", "--seed", "3", "--save", file)
    assert_refused(call("replay", file), "a saved position has no moves to step through")


# --------------------------------------------------------------------------- play
@pytest.mark.once
@pytest.mark.parametrize("args", [[], ["--seed", "3"], ["--two"]])
def test_play_without_anybody_at_the_keyboard_ends_politely(args: list[str]) -> None:
    result = run("play", *args)
    assert result.returncode == 0
    assert result.stdout.rstrip().endswith("Goodbye!")
    assert not result.stderr


@pytest.mark.once
@pytest.mark.parametrize(
    ("lang", "told"), [("en_US.UTF-8", "Goodbye!"), ("es_ES", "¡Hasta pronto!"), ("pl", "Do zob")]
)
def test_play_speaks_the_language_of_the_machine(lang: str, told: str) -> None:
    assert told in call("play", LANG=lang).stdout


@pytest.mark.once
def test_a_terminal_that_knows_few_letters() -> None:
    result = run("play", "--seed", "3", "--lang", "pl", PYTHONIOENCODING="ascii")
    assert result.returncode == 0 and not result.stderr


def test_two_computers_play_to_the_end_and_the_match_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    result = run("play", "--watch", "--seed", "7", "--lang", "en", "--save", file)
    assert result.returncode == 0
    assert " wins the match!" in result.stdout
    replayed = run("replay", file, "--lang", "en")
    assert replayed.returncode == 0
    assert replayed.stdout.rstrip().endswith("The record ends here.")


@pytest.mark.once
def test_a_finished_match_says_how_to_step_through_it(tmp_path: Path) -> None:
    result = run("play", "--watch", "--seed", "7", "--lang", "en", "--save", tmp_path / "match.kd")
    told = next(line for line in result.stdout.splitlines() if " replay " in line)
    stepped = subprocess.run(
        shlex.split(told), input="", capture_output=True, env=environment(), check=False
    )
    assert stepped.returncode == 0 and b"The record ends here." in stepped.stdout
    assert "--load" not in result.stdout


def test_levels_on_the_command_line(tmp_path: Path) -> None:
    file = tmp_path / "match.kd"
    result = call("play", "--seed", "3", "--level", "Rookie", "--save", file)
    assert "The computer plays as a rookie." in result.stdout
    assert f"play --level rookie --load {file}" in result.stdout
    went_on = call("play", "--load", file, "--level", "champion")
    assert went_on.exit_code == 0 and "The computer plays as a champion." in went_on.stdout


@contextmanager
def running(*words: str, stdin: int = subprocess.DEVNULL) -> Iterator[subprocess.Popen[bytes]]:
    """A command in a group of its own, as a terminal starts it; nothing of it outlives the test."""
    with subprocess.Popen(
        [*COMMAND, *words],
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(PYTHONUNBUFFERED="1"),
        start_new_session=True,
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.once
@pytest.mark.skipif(os.name != "posix", reason="sends a signal as a terminal does")
def test_ctrl_c_while_a_champion_thinks_leaves_politely() -> None:
    watching = ("play", "--watch", "--level", "champion", "--seed", "3", "--lang", "en")
    with running(*watching) as process:
        assert process.stdout is not None
        while b"=== Round 1" not in process.stdout.readline():
            pass
        os.killpg(process.pid, signal.SIGINT)
        written, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert written.decode().rstrip().endswith("Goodbye!") and b"thinking" not in written
    assert not told


def test_a_box_of_ones_own_can_be_played() -> None:
    keys = [fighter.key for fighter in content.load([EXAMPLE]).book.fighters]
    pair = f"{keys[-1]},veroth"
    result = call("play", "--watch", "--boxes", EXAMPLE, "--fighters", pair, "--seed", "1")
    assert result.exit_code == 0 and " wins the match!" in result.stdout


@pytest.mark.once
@pytest.mark.skipif(os.name != "posix", reason="sends a signal as a terminal does")
def test_ctrl_c_at_a_prompt_leaves_politely() -> None:
    with running("play", "--lang", "en", stdin=subprocess.PIPE) as process:
        assert process.stdout is not None
        while process.stdout.read(1) != b">":
            pass
        os.killpg(process.pid, signal.SIGINT)
        written, told = process.communicate(timeout=60)
    assert process.returncode == 130
    assert written.decode().rstrip().endswith("Goodbye!")
    assert not told


@pytest.mark.once
@pytest.mark.skipif(os.name != "posix", reason="sends a signal as a terminal does")
def test_ctrl_c_stops_many_towers_at_once() -> None:
    with running("tower", "odds", "--trials", "100000", "--processes", "2") as process:
        wait_until(lambda: len(children(process.pid)) > 2)
        os.killpg(process.pid, signal.SIGINT)
        written, told = process.communicate(timeout=LONG)
    assert (process.returncode, written, told) == (130, b"", b"")


@pytest.mark.once
def test_ctrl_c_elsewhere_leaves_quietly() -> None:
    with pytest.raises(typer.Exit) as left, complaining():
        raise KeyboardInterrupt
    assert left.value.exit_code == 130


@pytest.mark.once
@pytest.mark.skipif(os.name != "posix", reason="needs a shell with pipes")
def test_a_broken_pipe_is_quiet() -> None:
    command = " ".join([*COMMAND, "cards", "--plain"])
    result = subprocess.run(
        f"{command} | head -1", shell=True, capture_output=True, env=environment(), check=False
    )
    assert result.returncode == 0 and not result.stderr
    assert result.stdout.strip()


# ------------------------------------------------------------------------ the rest
@pytest.mark.once
def test_cards_as_text_and_as_json() -> None:
    assert "Fists of Fury" in call("cards", "veroth").stdout
    assert "Pięści Furii" in call("cards", "veroth", "--lang", "pl", "--plain").stdout
    boxes = json.loads(call("cards", "--box", "siege_storm", "--kind", "skills", "--json").stdout)
    assert [box["key"] for box in boxes] == ["siege_storm"]
    assert len(boxes[0]["skills"]) == 12


@pytest.mark.once
def test_box_check(tmp_path: Path) -> None:
    assert call("box", "check", EXAMPLE).exit_code == 0
    (tmp_path / "box.toml").write_text('format = 1\nkey = "x y"\n', encoding="utf-8")
    assert_refused(call("box", "check", tmp_path), "box.toml", "key")


def test_replay_tells_every_move(tmp_path: Path) -> None:
    record = Record(seed=3)
    match = record.begin()
    rng = Rng(3, SEARCH_STREAM)
    while not match.is_over:
        option = RandomPlayer().choose(match.view(match.decider), rng)
        match.apply(option)
        record.moves.append(option)
    file = tmp_path / "match.txt"
    file.write_text(format_match(record), encoding="utf-8")
    told = call("replay", file, "--all").stdout
    assert f"Move {len(record.moves)} (" in told


@pytest.mark.once
def test_bench_tells_how_to_compare() -> None:
    alone = bench_for_people({"rollout_per_s": 5, "peer": None, "ratio": None})
    assert alone == {
        "rollout_per_s": 5,
        "peer": "not installed; make bench compares with OpenSpiel",
    }
    beside = {"peer": "open_spiel", "ratio": 2.0}
    assert bench_for_people(beside) == beside


def test_sim_counts_and_repeats() -> None:
    args = ["sim", "--games", "5", "--seed", "1", "--json"]
    first, second = (json.loads(call(*args).stdout) for _ in range(2))
    assert first["matches"] == 5
    assert first["digest"] == second["digest"]
    told = call("sim", "--games", "5", "--seed", "1").stdout
    assert " %) of " in told and "the same seed gives the same digest" in told
    assert_refused(call("sim", "--players", "brawler,genius"), "genius")
    assert_refused(call("sim", "--games", "0"), "--games")


def test_a_number_without_end_is_refused_like_any_other() -> None:
    typed = "9" * 5000 + "\n"
    args = ["play", "--seed", "1", "--lang", "en"]
    result = CliRunner().invoke(app, args, env=environment(), input=typed)
    assert result.exception is None
    assert result.exit_code == 0
