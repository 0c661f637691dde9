"""The report: every plot, its numbers, and nothing from the network."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from lab import hand_made
from lab.runs import nearly_full

from knockdown.lab import report as reports
from knockdown.lab.errors import LabError
from knockdown.lab.report import ITEMS, write_report
from knockdown.players import PLAYERS, Brawler

pytestmark = pytest.mark.once

PLOTS = [
    "fighters",
    "matrix",
    "pairings",
    "first_player",
    "round_length",
    "endings",
    "tests",
    "skills",
    "attacks",
    "specials",
]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    figures = hand_made.figures(tmp_path_factory.mktemp("lab"))
    figures["names"]["veroth"] = "Veroth </script><!-- & Sons"  # a box may say anything
    return figures


@pytest.fixture(scope="module")
def report(found: dict[str, Any], tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("report") / "fair.html"
    write_report(found, path)
    return path


@pytest.fixture
def only(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """A report of some plots: drawing all ten takes seconds."""

    def choose(*keys: str) -> None:
        monkeypatch.setattr(reports, "ITEMS", [item for item in ITEMS if item.key in keys])

    return choose


def test_every_plot_is_there(report: Path) -> None:
    page = report.read_text("utf-8")
    assert [item.key for item in ITEMS] == PLOTS
    assert re.findall(r'<figure id="(\w+)">', page) == PLOTS
    assert page.count("<figcaption>") == len(PLOTS)
    assert sorted(path.name for path in report.with_suffix("").iterdir()) == sorted(
        f"{key}.svg" for key in PLOTS
    )
    assert {path.name for path in report.parent.iterdir()} == {"fair.html", "fair"}


def test_a_report_is_written_over_an_older_one(
    found: dict[str, Any], tmp_path: Path, only: Callable[..., None]
) -> None:
    only("matrix", "skills")
    path = tmp_path / "fair.html"
    (tmp_path / "fair").mkdir()
    (tmp_path / "fair" / "matrix.svg").write_text("old")
    (tmp_path / "fair" / "skills.svg.new").write_text("half of one, of a report that was killed")
    write_report(found, path)
    assert (tmp_path / "fair" / "matrix.svg").read_text().startswith("<svg")


def test_a_folder_with_other_files_is_left_alone(found: dict[str, Any], tmp_path: Path) -> None:
    (tmp_path / "fair").mkdir()
    (tmp_path / "fair" / "thesis.txt").write_text("precious")
    (tmp_path / "fair" / "matrix.svg").write_text("mine")
    with pytest.raises(LabError, match=r"fair: .*other files \(thesis\.txt\); name another place"):
        write_report(found, tmp_path / "fair.html")
    assert (tmp_path / "fair" / "matrix.svg").read_text() == "mine"
    (tmp_path / "x").write_text("precious")
    with pytest.raises(LabError, match="x: this is a file, but the plots need such a folder"):
        write_report(found, tmp_path / "x.html")


def test_a_full_disk_is_told(found: dict[str, Any], tmp_path: Path) -> None:
    full = r"fair/fighters\.svg: cannot be written \(.+\); the run itself is unchanged; make room"
    with nearly_full(1000), pytest.raises(LabError, match=full):
        write_report(found, tmp_path / "fair.html")
    assert not list((tmp_path / "fair").iterdir())


@pytest.mark.parametrize("key", PLOTS)
def test_every_plot_is_a_picture(key: str, report: Path) -> None:
    picture = ET.parse(report.with_suffix("") / f"{key}.svg").getroot()
    marks = [mark for mark in picture.iter() if mark.get("aria-roledescription")]
    assert picture.tag.endswith("svg") and len(marks) > 2


def test_the_page_needs_no_network(report: Path) -> None:
    """What scripts are made of is in them; outside of them nothing is asked for."""
    page = report.read_text("utf-8")
    assert re.findall(r"<script[^>]*\ssrc=", page) == []
    bare = re.sub(r"(<script[^>]*>).*?</script>", r"\1", page, flags=re.DOTALL)
    assert not re.search(r"<(link|img|image|iframe|object)\b", bare)
    assert not re.search(r"@import|url\(\s*['\"]?http", bare)
    assert len(page) - len(bare) > 500_000  # the library that draws


def test_the_plots_hold_the_figures(report: Path) -> None:
    specs = plots_of(report)
    fighters = json.dumps(specs["fighters"])
    assert '"rate": 0.75' in fighters and "Xin'go" in fighters
    assert "never" in json.dumps(specs["specials"])
    assert '"told": "25.0%"' in json.dumps(specs["matrix"])
    for key, low, high in [("fighters", 0.45, 0.55), ("first_player", 0.47, 0.53)]:
        assert json.dumps([{"low": low, "high": high}]) in json.dumps(specs[key])


def plots_of(report: Path) -> dict[str, Any]:
    page = report.read_text("utf-8")
    pattern = r'<figure id="(\w+)">.*?<script type="application/json">(.*?)</script>'
    return {key: json.loads(text) for key, text in re.findall(pattern, page, re.DOTALL)}


def test_the_figures_travel_with_the_page(report: Path, found: dict[str, Any]) -> None:
    page = report.read_text("utf-8")
    text = re.search(r'id="figures">(.*?)</script>', page, re.DOTALL)
    assert text and json.loads(text[1]) == json.loads(json.dumps(found))


def test_broken_targets_are_marked(report: Path) -> None:
    page = report.read_text("utf-8")
    assert "4 of 8</strong> targets are broken" in page
    states = [page.count(f'<li class="{state}">') for state in ("broken", "open", "holds")]
    assert states == [4, 1, 3]
    assert " never possible; " in page
    marked = re.findall(r'id="(\w+)"><h2>[^<]*<span class="hot">', page)
    assert marked == ["fighters", "matrix", "pairings", "skills", "attacks"]


def test_the_report_of_a_fighter_who_never_played(tmp_path: Path) -> None:
    found = hand_made.figures(tmp_path / "run", fighters=["veroth", "xingo", "maggot"])
    found["targets"] = [target for target in found["targets"] if not target["broken"]]
    path = tmp_path / "few.html"
    write_report(found, path)
    assert "1 of 4</strong> targets are open: not all was played." in path.read_text("utf-8")
    drawn = plots_of(path)
    assert "Maggot" not in json.dumps([drawn["fighters"], drawn["pairings"]])


def test_what_a_box_says_is_only_text(report: Path) -> None:
    page = report.read_text("utf-8")
    assert "Sons" in page and "</script><!--" not in page


def test_the_report_of_no_tests_and_no_choices(
    found: dict[str, Any], tmp_path: Path, only: Callable[..., None]
) -> None:
    only("tests", "skills", "attacks", "specials")
    bare = {**found, "tests": [], "skills": [], "attacks": [], "specials": []}
    write_report(bare, tmp_path / "bare.html")
    assert "No Knockdown Test has been tried" in (tmp_path / "bare.html").read_text("utf-8")


def test_the_report_of_changed_cards_says_so(tmp_path: Path, only: Callable[..., None]) -> None:
    only("fighters")
    boxes = {**hand_made.RUN["boxes"], "siege_storm": "0123456789abcdef"}
    found = hand_made.figures(tmp_path / "run", boxes=boxes)
    assert len(found["warnings"]) == 1
    write_report(found, tmp_path / "old.html")
    head = (tmp_path / "old.html").read_text("utf-8").partition("</header>")[0]
    assert '<p class="hot">The cards of siege_storm have changed since this run' in head


def test_the_report_of_todays_cards_warns_of_nothing(report: Path, found: dict[str, Any]) -> None:
    assert found["warnings"] == []
    assert "have changed" not in report.read_text("utf-8")


def test_a_run_with_boxes_that_are_not_loaded_is_refused(tmp_path: Path) -> None:
    boxes = {**hand_made.RUN["boxes"], "circus": "0123456789abcdef"}
    with pytest.raises(LabError, match=r"played with the box circus; give its folder with --boxes"):
        hand_made.figures(tmp_path, boxes=boxes)


def test_skills_that_chance_keeps_are_not_shown_as_picked(
    report: Path, found: dict[str, Any]
) -> None:
    assert found["skills_by_chance"] == ["brawler", "brawler"]
    caption = re.search(r'id="skills">.*?<figcaption>(.*?)</figcaption>', report.read_text("utf-8"))
    assert caption and "keep Skills by chance" in caption[1]
    assert "picked" not in tooltips(plots_of(report)["skills"])
    assert "picked" in tooltips(plots_of(report)["attacks"])


def tooltips(plot: dict[str, Any]) -> set[str]:
    """Fields that hovering tells, wherever in the plot."""
    return set(re.findall(r'"field": "(\w+)", "(?:format|title)"', json.dumps(plot)))


@pytest.mark.parametrize(
    ("players", "told"),
    [
        (["thinker", "thinker"], "Left, how often a Skill is kept when it is offered; right"),
        (["thinker", "brawler"], "offered (brawler leaves that to chance); right"),
    ],
)
def test_skills_that_a_player_chooses_are_shown(
    players: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    only: Callable[..., None],
) -> None:
    only("skills")

    class Thinker(Brawler):
        blind_at = ()

    monkeypatch.setitem(PLAYERS, "thinker", Thinker)
    found = hand_made.figures(tmp_path / "run", players=players)
    write_report(found, tmp_path / "fair.html")
    assert told in (tmp_path / "fair.html").read_text("utf-8")
    assert "picked" in tooltips(plots_of(tmp_path / "fair.html")["skills"])


def test_a_player_that_is_no_more_can_still_be_looked_at(tmp_path: Path) -> None:
    assert hand_made.figures(tmp_path, players=["ghost", "brawler"])["skills_by_chance"] == [
        "brawler"
    ]
