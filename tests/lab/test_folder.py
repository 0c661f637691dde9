"""The folder of a run."""

from __future__ import annotations

from pathlib import Path

import pytest

from knockdown.lab.errors import LabError
from knockdown.lab.folder import Folder, Manifest
from knockdown.lab.tables import COLUMNS, frame, packed

pytestmark = pytest.mark.once

MANIFEST: Manifest = {"games": 20, "players": ("a", "b"), "seed": 1}
EMPTY = {name: packed(frame(name, {})) for name in COLUMNS}


def begun(path: Path) -> Folder:
    folder = Folder(path)
    folder.begin(MANIFEST)
    return folder


def test_what_is_missing(tmp_path: Path) -> None:
    folder = begun(tmp_path / "new" / "run")
    assert folder.missing(20) == [(0, 20)]
    folder.keep(4, 8, EMPTY)
    folder.keep(8, 9, EMPTY)
    folder.keep(15, 20, EMPTY)
    assert folder.missing(20) == [(0, 4), (9, 15)]
    assert folder.missing(30) == [(0, 4), (9, 15), (20, 30)]
    assert folder.games() == 10
    assert folder.table("matches").collect().height == 0


def test_a_half_written_part_does_not_count_and_goes(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    (folder.parts / "half-0000000-0000003").mkdir()
    assert folder.missing(20) == [(0, 20)]
    with folder.alone():
        folder.keep(0, 4, EMPTY)
    assert [entry.name for entry in folder.parts.iterdir()] == ["0000000-0000003"]


def test_a_run_goes_on_as_it_was_begun(tmp_path: Path) -> None:
    begun(tmp_path).begin(MANIFEST)
    Folder(tmp_path).begin({**MANIFEST, "games": 25})
    assert Folder(tmp_path).manifest()["games"] == 25


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 2}, "begun with seed 1, not 2"),
        ({"players": ("a", "c")}, "begun with players a,b, not a,c"),
        ({"games": 19}, "20 games; 19 are fewer"),
        ({"towers": "x"}, "begun with towers None, not x"),
    ],
)
def test_other_parameters_are_refused(change: Manifest, told: str, tmp_path: Path) -> None:
    begun(tmp_path)
    with pytest.raises(LabError, match=told):
        Folder(tmp_path).begin({**MANIFEST, **change})
    assert Folder(tmp_path).manifest()["seed"] == 1


@pytest.mark.parametrize("is_begun", [True, False])
def test_a_folder_with_other_files_is_refused(is_begun: bool, tmp_path: Path) -> None:
    if is_begun:
        begun(tmp_path)
    (tmp_path / "thesis.txt").write_text("precious")
    with pytest.raises(LabError, match=r"thesis\.txt.*empty or a new folder"):
        begun(tmp_path)


def test_a_report_may_lie_there(tmp_path: Path) -> None:
    begun(tmp_path)
    (tmp_path / "report.html").write_text("")
    (tmp_path / "report").mkdir()
    begun(tmp_path)


def test_a_place_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for path in (file, file / "below"):
        with pytest.raises(OSError, match="file"):
            begun(path)


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": 99}'])
def test_a_damaged_manifest_is_refused(text: str, tmp_path: Path) -> None:
    begun(tmp_path)
    (tmp_path / "manifest.json").write_text(text)
    with pytest.raises(LabError, match=r"manifest\.json"):
        begun(tmp_path)


def test_a_run_is_alone_in_its_folder(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    with folder.alone(), pytest.raises(LabError, match="another run"), begun(tmp_path).alone():
        pass
    with folder.alone():
        pass


def test_reading_where_nothing_is(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="no lab run is kept here"):
        Folder(tmp_path / "nowhere").manifest()
    with pytest.raises(LabError, match="no games are finished yet"):
        begun(tmp_path).table("matches")
