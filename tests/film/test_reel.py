"""Films of attempts: files that open again, and pictures that show what happens."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image

from knockdown.engine.errors import SetupError
from knockdown.film.backdrop import MIDDLE, WIDTH, numbered, view_of
from knockdown.film.palette import HOT, INK, LAMP, LYING, PAPER, SAFE, Colour, palette
from knockdown.film.picture import Painter, conditions
from knockdown.film.reel import KINDS, PICTURE_MS, film, pictures
from knockdown.film.sprites import BROKEN, MET, OPEN
from knockdown.tower.attempt import BUILDING, COUNTING, OVER, SETTLING, Attempt
from knockdown.tower.builder import Builder
from knockdown.tower.scatter import Cubes
from knockdown.tower.skills import skill_named
from knockdown.tower.snapshots import Snapshot, snapshots
from knockdown.tower.verdict import REASONS, STILL_HELD, TIME_UP, Verdict
from knockdown.tower.world import NO_CUBE, bounds_for

pytestmark = pytest.mark.once


def attempt_snapshots() -> Iterator[Snapshot]:
    attempt = Attempt(Cubes(2, 1), 5, 0)
    return snapshots(attempt, Builder(attempt, skill_named("steady")).act)


@pytest.fixture(scope="module")
def seen() -> list[Snapshot]:
    return list(attempt_snapshots())


@pytest.fixture(scope="module")
def shown(seen: list[Snapshot]) -> list[Image.Image]:
    return list(pictures(seen, lambda share: None))


@pytest.fixture(scope="module")
def held(seen: list[Snapshot]) -> Snapshot:
    return next(snapshot for snapshot in seen if snapshot.held != NO_CUBE)


def above(snapshot: Snapshot, cube: int) -> tuple[int, int]:
    """The pixel just above an upright cube, where its rim would be."""
    view, pose = view_of(len(snapshot.poses)), snapshot.poses[cube]
    return round(view.x(pose.x)), round(view.y(pose.y) - view.edge / 2 - 2)


def colour_at(picture: Image.Image, spot: tuple[int, int]) -> object:
    return picture.convert("RGB").getpixel(spot)


def changes(shown: list[Image.Image]) -> int:
    """How many pictures differ from the one before."""
    return 1 + sum(one.tobytes() != other.tobytes() for one, other in pairwise(shown))


# --------------------------------------------------------------------------- the file
@pytest.mark.parametrize("suffix", KINDS)
def test_a_film_opens_again(suffix: str, tmp_path: Path, shown: list[Image.Image]) -> None:
    path = tmp_path / f"tower{suffix}"
    film(attempt_snapshots(), path)
    with Image.open(path) as opened:
        assert opened.format == KINDS[suffix]
        assert opened.size == shown[0].size
        pages, milliseconds = [], 0
        for number in range(getattr(opened, "n_frames", 1)):
            opened.seek(number)
            pages.append(opened.convert("RGB"))
            milliseconds += opened.info["duration"]
    assert len(pages) == changes(shown)
    assert milliseconds == PICTURE_MS * len(shown)
    assert pages[0].tobytes() == shown[0].convert("RGB").tobytes()
    assert pages[-1].tobytes() == shown[-1].convert("RGB").tobytes()
    assert pages[0].tobytes() != pages[-1].tobytes()


@pytest.mark.parametrize("suffix", KINDS)
def test_the_same_attempt_gives_the_same_bytes(suffix: str, tmp_path: Path) -> None:
    one, other = tmp_path / f"one{suffix}", tmp_path / f"other{suffix.upper()}"
    film(attempt_snapshots(), one)
    film(attempt_snapshots(), other)
    assert one.read_bytes() == other.read_bytes()


@pytest.mark.parametrize("name", ["tower.mp4", "tower", "tower.gif.txt"])
def test_another_kind_of_file_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(SetupError) as refused:
        film(attempt_snapshots(), tmp_path / name)
    assert all(suffix in str(refused.value) for suffix in KINDS)
    assert not list(tmp_path.iterdir())


def test_a_film_that_cannot_be_written_fails_at_once(tmp_path: Path) -> None:
    watched = attempt_snapshots()
    with pytest.raises(FileNotFoundError):
        film(watched, tmp_path / "nowhere" / "tower.gif")
    assert next(watched).phase == COUNTING  # nothing was built in vain


def test_an_unfinished_film_leaves_the_old_one(tmp_path: Path, seen: list[Snapshot]) -> None:
    def broken() -> Iterator[Snapshot]:
        yield from seen[:400]
        raise RuntimeError("the light went out")

    path = tmp_path / "tower.gif"
    path.write_bytes(b"an older film")
    with pytest.raises(RuntimeError):
        film(broken(), path)
    assert path.read_bytes() == b"an older film"
    assert list(tmp_path.iterdir()) == [path]


def test_progress_rises_to_the_end(tmp_path: Path, seen: list[Snapshot]) -> None:
    told: list[float] = []
    film(seen, tmp_path / "tower.gif", told.append)
    assert told == sorted(told)
    assert told[0] >= 0 and told[-1] == 1


def test_a_film_of_nine_cubes_stays_small(tmp_path: Path) -> None:
    attempt = Attempt(Cubes(5, 4), 1, 0)
    path = tmp_path / "tower.gif"
    film(snapshots(attempt, Builder(attempt, skill_named("novice")).act), path)
    assert path.stat().st_size < 3_000_000


# ------------------------------------------------------------------------- the pictures
def test_it_counts_quickly_and_builds_in_real_time(seen: list[Snapshot]) -> None:
    building = [snapshot for snapshot in seen if snapshot.tick >= 0]
    counted = list(
        pictures((snapshot for snapshot in seen if snapshot.tick < 0), lambda share: None)
    )
    assert len(counted) == 24 and changes(counted) == 3
    built = list(pictures(building, lambda share: None))
    expected = building[-1].tick / 120 + 2  # and the verdict
    assert len(built) * PICTURE_MS / 1000 == pytest.approx(expected, abs=0.05)


def test_the_clock_stands_still_after_building(seen: list[Snapshot]) -> None:
    assert seen[0].seconds_left == 10
    left = {snapshot.seconds_left for snapshot in seen if snapshot.phase in (SETTLING, OVER)}
    assert len(left) == 1 and 0 < left.pop() < 10


def test_the_held_cube_is_lit(held: Snapshot) -> None:
    painter = Painter(3)
    spot = above(held, held.held)
    assert colour_at(painter.paint(held), spot) == LAMP
    assert colour_at(painter.paint(held._replace(held=NO_CUBE)), spot) != LAMP


def test_the_empty_hand_is_at_the_pointer(seen: list[Snapshot]) -> None:
    painter = Painter(3)
    empty = next(
        snapshot for snapshot in seen if snapshot.phase == BUILDING and snapshot.held == NO_CUBE
    )
    far = empty._replace(pointer=(-150.0, 150.0))
    view = painter.view
    spot = round(view.x(-150.0) + 20), round(view.y(150.0) + 30)
    assert colour_at(painter.paint(far), spot) == PAPER
    assert colour_at(painter.paint(far._replace(pointer=(150.0, 150.0))), spot) != PAPER
    assert colour_at(painter.paint(far._replace(phase=COUNTING, tick=-1)), spot) != PAPER


def test_the_cubes_to_blame_are_marked(seen: list[Snapshot]) -> None:
    failed = seen[-1]._replace(verdict=Verdict(False, TIME_UP, (0,)))
    picture = Painter(3).paint(failed)
    assert colour_at(picture, above(failed, 0)) == HOT
    assert colour_at(picture, above(failed, 1)) != HOT


@pytest.mark.parametrize(("passed", "colour"), [(True, SAFE), (False, HOT)])
def test_the_verdict_is_stamped(seen: list[Snapshot], passed: bool, colour: Colour) -> None:
    verdict = Verdict(True) if passed else Verdict(False, TIME_UP, ())
    painter = Painter(3)
    picture = painter.paint(seen[-1]._replace(verdict=verdict))
    assert colour_at(picture, (MIDDLE, 20)) == colour


def test_every_reason_breaks_one_condition(seen: list[Snapshot]) -> None:
    passed = seen[-1]
    assert passed.verdict == Verdict(True)
    assert conditions(passed, 3) == [MET] * 4
    assert conditions(seen[0], 3) == [OPEN] * 4
    for reason in REASONS:
        states = conditions(passed._replace(verdict=Verdict(False, reason)), 3)
        assert states.count(BROKEN) == 1
    assert conditions(passed._replace(verdict=Verdict(False, STILL_HELD)), 3)[3] == BROKEN


@pytest.mark.parametrize("cubes", range(1, 51))
def test_every_place_is_in_the_picture(cubes: int) -> None:
    view, bounds = view_of(cubes), bounds_for(cubes)
    assert view.edge >= 10
    assert 0 < view.x(-bounds.half_width) < view.x(bounds.half_width) < WIDTH
    assert 100 < view.y(bounds.height) < view.y(0) < view.height
    assert view.height <= 760


@pytest.mark.parametrize("cubes", range(1, 51))
def test_the_rule_names_the_goal(cubes: int) -> None:
    marks = numbered(cubes)
    assert marks[0] == 0 and marks[-1] == cubes and len(marks) <= 7
    heights = [view_of(cubes).y(40.0 * mark) for mark in marks]
    assert all(low - high >= 18 for low, high in pairwise(heights))  # numbers have room


def test_the_flat_colours_stay_what_they_are() -> None:
    flat = [INK, PAPER, LAMP, HOT, SAFE, *(tone for kind in LYING.values() for tone in kind)]
    for colour in flat:
        picture = Image.new("RGB", (1, 1), colour)
        reduced = picture.quantize(palette=palette(), dither=Image.Dither.NONE)
        assert colour_at(reduced, (0, 0)) == colour
