"""A third box needs no line of code: neither page nor lab knows a box, a fighter or an arena.

How a match of it looks in the browser is shown in tests/browser/test_third_box.py.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from server.people import Person
from server.play import ALONE, play_on
from server.servers import Server
from typer.testing import CliRunner

from knockdown import content
from knockdown.cli import app
from knockdown.content import MORE_BOXES, Library
from knockdown.gym import knockdown_v0
from knockdown.referee.notation import format_match, parse_match
from knockdown.referee.record import Record

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
YARD = ROOT / "examples" / "boxes" / "ember_yard"
DUELIST, ARENA = "ash_duelist", "ember_yard"
WITH_IT = ("--boxes", str(YARD))


# ------------------------------------------------------------------------ no line of code
def sources() -> Iterator[Path]:
    parts = ROOT / "src" / "knockdown"
    for folder in (parts / "lab", parts / "film"):
        yield from folder.rglob("*.py")
    for pattern in ("*.ts", "*.svelte", "*.css"):
        for path in (ROOT / "web" / "src").rglob(pattern):
            if not path.name.endswith((".test.ts", ".testing.ts")):
                yield path


def keys(library: Library) -> set[str]:
    """Also of cards and Skills, as far as they are no words of every day."""
    book = library.book
    found = {each.key for things in (book.fighters, book.arenas, library.boxes) for each in things}
    cards = {each.key for things in (book.attacks, book.skills) for each in things}
    return found | {key for key in cards if "_" in key}


def test_neither_page_nor_lab_knows_what_is_in_a_box() -> None:
    known = re.compile(r"\b(" + "|".join(sorted(keys(content.load([YARD])))) + r")\b")
    files = list(sources())
    assert len(files) > 300
    found = [
        f"{path.relative_to(ROOT)}: {match[0]}"
        for path in files
        for match in known.finditer(path.read_text("utf-8"))
    ]
    assert found == []


# --------------------------------------------------------------------------- lab and gym
def test_the_lab_plays_it_and_draws_it_in_its_colour(tmp_path: Path) -> None:
    with_it = ("--boxes", str(YARD))
    played = ("--players", "random,random", "--fighters", f"{DUELIST},veroth", "--games", "12")
    lab("run", *played, *with_it, "--processes", "1", "--out", str(tmp_path))
    lab("balance", str(tmp_path), *with_it)
    assert "Ash Duelist" in (tmp_path / "report.html").read_text("utf-8")
    specials = (tmp_path / "report" / "specials.svg").read_text("utf-8")
    assert "#ff9f2e" in specials and "Flare Cut" in specials


def lab(*words: str) -> None:
    result = CliRunner().invoke(app, ["lab", *words])
    assert result.exit_code == 0, result.output


def test_learning_agents_play_it() -> None:
    env = knockdown_v0.raw_env(boxes=[YARD], fighters=(DUELIST, "veroth"), arena=ARENA)
    env.reset(seed=1)
    assert env.observation_space("player_1").contains(env.observe("player_1"))


# ------------------------------------------------------------------------------ the server
@pytest.fixture(scope="module")
def yard(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("yard") / "matches.sqlite", options=WITH_IT)
    yield running
    assert running.end() == ""


def test_the_catalogue_tells_what_the_page_shows_of_it(yard: Server) -> None:
    box = Person(yard).get("/api/catalogue/es").json()["boxes"][-1]
    (fighter,), (arena,) = box["fighters"], box["arenas"]
    assert (fighter["name"], fighter["colour"]) == ("Duelista de Ceniza", "#ff9f2e")
    assert fighter["plan"].startswith("Prende fuego")
    assert (arena["sky"], arena["call"]["sound"]) == ("#150f1e", "flutter")
    assert f"fighters/{DUELIST}/idle" in box["drawings"]
    assert set(box["symbols"]) == {
        *(f"fighters/{DUELIST}/{name}" for name in ("crest", "token")),
        *("tokens/ember", "tokens/hot_ash"),
    }


def test_its_drawings_are_served_and_kept(yard: Server) -> None:
    ann = Person(yard)
    for box in ann.get("/api/catalogue/en").json()["boxes"]:
        for place in box["drawings"]:
            answer = ann.get(f"{box['art']}/{place}.svg")
            assert answer.status == 200 and answer.data.startswith(b"<svg")
            assert answer.headers["content-type"].startswith("image/svg+xml")
            assert "immutable" in answer.headers["cache-control"]
            assert "script-src 'self'" in answer.headers["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "ember_yard/1/box.toml",
        "ember_yard/1/../box.toml",
        "ember_yard/1/%2e%2e/box.svg",
        "ember_yard/1/cards/%2e%2e/%2e%2e/box.toml",
        "ember_yard/1/cards/jab",
        "ember_yard/1/cards/jab.png",
        "ember_yard/1/cards/",
        "nowhere/1/cards/jab.svg",
        "../boxes/1/cards/jab.svg",
    ],
)
def test_nothing_else_of_its_folder_is(yard: Server, path: str) -> None:
    ann = Person(yard)
    assert ann.get("/boxes/ember_yard/1/cards/jab.svg").headers["cache-control"] == "no-cache"
    assert ann.get(f"/boxes/{path}").status == 404


def test_a_match_with_it_is_played_with_computers(yard: Server) -> None:
    ann = Person(yard)
    match = ann.new_match(
        seats=[{"kind": "computer", "level": "rookie"}] * 2,
        fighters=[DUELIST, "veroth"],
        arena=ARENA,
        skills=ARENA,
        knockdown="dice",
        seed=3,
    )
    screen = ann.sit_down(match)
    screen.until("scene", lambda scene: scene.over)
    ann.leave()


def test_matches_of_before_go_on_with_the_boxes_of_then(tmp_path: Path) -> None:
    """Also computers in it think with the cards it began with."""
    plain = Server(tmp_path / "matches.sqlite")
    ann = Person(plain)
    match = ann.new_match(seats=ALONE, fighters=["veroth", "xingo"])
    assert plain.end() == ""
    with_it = Server(tmp_path / "matches.sqlite", options=WITH_IT)
    ann.server = with_it
    assert play_on(ann.sit_down(match), Random(1), 8) == 8
    ann.leave()
    assert with_it.end() == ""


def test_texts_of_before_are_read_with_the_boxes_of_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = format_match(Record(("veroth", "xingo"), seed=5))
    monkeypatch.setenv(MORE_BOXES, str(YARD))
    assert len(parse_match(text).library.boxes) == 2
    assert len(content.load().boxes) == 3
    assert len(content.load([YARD]).boxes) == 3  # named twice
