"""The folder of a run."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from lab import hand_made
from lab.runs import nearly_full

from knockdown.lab import disk
from knockdown.lab.errors import LabError
from knockdown.lab.figures import figures_of
from knockdown.lab.folder import Folder, Manifest
from knockdown.lab.tables import COLUMNS, frame, packed

pytestmark = pytest.mark.once

MANIFEST: Manifest = {**hand_made.RUN, "games": 20, "players": ("a", "b"), "seed": 1}
EMPTY = {name: packed(frame(name, {})) for name in COLUMNS}


def begun(path: Path, **changed: object) -> Folder:
    folder, manifest = Folder(path), {**MANIFEST, **changed}
    with folder.taken(manifest):
        folder.begin(manifest)
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


def test_parts_within_others_leave_no_gaps(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    folder.keep(0, 10, EMPTY)
    folder.keep(2, 5, EMPTY)
    assert folder.missing(20) == [(10, 20)]


def test_a_half_written_part_does_not_count_and_goes(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    (folder.parts / "half-0000000-0000003").mkdir()
    assert folder.missing(20) == [(0, 20)]
    begun(tmp_path).keep(0, 4, EMPTY)
    assert [entry.name for entry in folder.parts.iterdir()] == ["0000000-0000003"]


def test_a_full_disk_is_told_and_what_is_finished_stays(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    folder.keep(0, 4, EMPTY)
    full = (
        rf"^{tmp_path}: cannot be written \(.+\); finished matches are kept, and the same command"
    )
    with nearly_full(1000), pytest.raises(LabError, match=full):
        folder.keep(4, 8, {**EMPTY, "tests": bytes(2000)})
    assert folder.missing(20) == [(4, 20)]
    begun(tmp_path).keep(4, 8, EMPTY)
    assert folder.missing(20) == [(8, 20)]


def test_a_run_that_goes_on_makes_room_before_it_writes(tmp_path: Path) -> None:
    folder = begun(tmp_path)
    (folder.parts / "half-0000000-0000003").mkdir()
    with nearly_full(10), pytest.raises(LabError, match="cannot be written"):
        begun(tmp_path)
    assert not list(folder.parts.iterdir())
    assert folder.manifest()["games"] == 20


def test_a_part_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a power cut leaves can only be told by the order of the calls."""
    done: list[str] = []
    sync, rename = os.fsync, os.rename

    def note_sync(handle: int) -> None:
        done.append(Path(os.readlink(f"/proc/self/fd/{handle}")).name)
        sync(handle)

    def note_rename(old: Path, new: Path) -> None:
        done.append(f"{old.name} -> {new.name}")
        rename(old, new)

    folder = begun(tmp_path)
    monkeypatch.setattr(os, "fsync", note_sync)
    monkeypatch.setattr(os, "rename", note_rename)
    folder.keep(0, 4, EMPTY)
    half, whole = "half-0000000-0000003", "0000000-0000003"
    files = [f"{name}.parquet" for name in COLUMNS]
    assert done == [*files, half, f"{half} -> {whole}", "parts"]


def test_a_run_goes_on_as_it_was_begun(tmp_path: Path) -> None:
    begun(tmp_path)
    begun(tmp_path)
    begun(tmp_path, games=25)
    assert Folder(tmp_path).manifest()["games"] == 25


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"seed": 2}, "begun with seed 1, not 2"),
        ({"players": ("a", "c")}, "begun with players a,b, not a,c"),
        ({"games": 19}, "20 games; 19 are fewer"),
        ({"towers": "x"}, r"different tower builders \(towers None, here x\).*another folder"),
        ({"minds": "x"}, r"players that think differently \(minds None, here x\)"),
        ({"content": "x"}, r"begun with other cards \(content \w+, here x\)"),
        ({"boxes": {"siege_storm": "x"}}, r"other cards \(boxes .*, here siege_storm x\)"),
    ],
)
def test_other_parameters_are_refused(change: Manifest, told: str, tmp_path: Path) -> None:
    begun(tmp_path)
    with pytest.raises(LabError, match=told):
        begun(tmp_path, **change)
    assert Folder(tmp_path).manifest()["seed"] == 1


def test_a_folder_with_other_files_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("precious")
    with pytest.raises(LabError, match=r"thesis\.txt.*empty or a new folder"):
        begun(tmp_path)
    assert [entry.name for entry in tmp_path.iterdir()] == ["thesis.txt"]


def test_a_manifest_of_something_else_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "manifest.json").write_text('{"name": "webapp"}')
    with pytest.raises(LabError, match="not a lab run"):
        begun(tmp_path)
    assert [entry.name for entry in tmp_path.iterdir()] == ["manifest.json"]


def test_anything_may_lie_in_the_folder_of_a_run(tmp_path: Path) -> None:
    begun(tmp_path)
    for name in ("report.html", "report.html.new", "fair.html", ".DS_Store", "thoughts.txt"):
        (tmp_path / name).write_text("")
    (tmp_path / "fair").mkdir()
    begun(tmp_path)


def test_a_place_that_is_no_folder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for path in (file, file / "below"):
        with pytest.raises(LabError, match=f"^{path}: this is a file, or below one; .*a new one$"):
            begun(path)


@pytest.mark.parametrize("path", ["/proc/run", "/proc/self/task/run"])
def test_a_place_where_nobody_may_write_is_refused(path: str) -> None:
    with pytest.raises(
        LabError, match=rf"^{path}: no run can be stored here \(.+\); name a folder"
    ):
        begun(Path(path))


def test_a_folder_where_nothing_can_be_written_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The refusal is simulated, since root may write everywhere."""

    def refused(path: Path) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(disk, "locked", refused)
    with pytest.raises(LabError, match=r"stored here \(Permission denied\); .*you may write$"):
        begun(tmp_path)


def test_a_folder_that_was_only_taken_is_free_for_any_run(tmp_path: Path) -> None:
    with Folder(tmp_path).taken(MANIFEST):
        assert not (tmp_path / "manifest.json").exists()
    assert begun(tmp_path, seed=2).manifest()["seed"] == 2


@pytest.mark.parametrize("text", ["", "[]", "{", '{"format": 99}', '{"format": 1}'])
def test_a_damaged_manifest_is_refused(text: str, tmp_path: Path) -> None:
    begun(tmp_path)
    (tmp_path / "manifest.json").write_text(text)
    with pytest.raises(LabError, match=r"manifest\.json"):
        begun(tmp_path)


def test_a_run_is_alone_in_its_folder(tmp_path: Path) -> None:
    begun(tmp_path)
    with Folder(tmp_path).taken(MANIFEST):
        with pytest.raises(LabError, match="another run"):
            begun(tmp_path, games=999)
        assert Folder(tmp_path).manifest()["games"] == 20  # a refused run changes nothing
    begun(tmp_path, games=999)


def test_on_windows_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lock is another one: here is one that behaves like it."""
    held: set[Path] = set()

    def locking(handle: int, mode: int, length: int) -> None:
        path = Path(os.readlink(f"/proc/self/fd/{handle}"))
        if path in held:
            raise PermissionError(13, "Permission denied")
        held.add(path)

    folder = begun(tmp_path)
    (folder.parts / "half-0000000-0000003").mkdir()
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    monkeypatch.setattr(sys, "platform", "win32")
    with folder.taken(MANIFEST):
        folder.begin(MANIFEST)
        assert not list(folder.parts.iterdir())
        folder.keep(0, 4, EMPTY)
        with pytest.raises(LabError, match="another run"):
            begun(tmp_path)


@pytest.mark.parametrize("damage", ["cut", "flipped", "gone", "empty"])
def test_a_damaged_part_is_named(damage: str, tmp_path: Path) -> None:
    hand_made.write(tmp_path)
    file = tmp_path / "parts" / "0000000-0000003" / "choices.parquet"
    data = file.read_bytes()
    changed = {
        "cut": data[: len(data) // 2],
        "flipped": data[:4] + bytes(byte ^ 0xFF for byte in data[4:200]) + data[200:],
        "empty": b"",
    }
    file.unlink()
    if damage in changed:
        file.write_bytes(changed[damage])
    with pytest.raises(LabError, match=r"choices\.parquet: damaged.*delete .*0000000-0000003,"):
        figures_of(Folder(tmp_path), hand_made.LIBRARY)


def test_an_error_of_another_kind_stays_what_it_is(tmp_path: Path) -> None:
    folder = hand_made.write(tmp_path)
    with pytest.raises(FileNotFoundError), folder.reading():
        (tmp_path / "nothing").read_text()


def test_reading_where_nothing_is(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="there is no lab run here"):
        Folder(tmp_path / "nowhere").manifest()
    with pytest.raises(LabError, match="no games are finished yet"):
        begun(tmp_path).table("matches")
