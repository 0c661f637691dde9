"""A wheel has its page, built from pinned libraries, and what cannot be built is left out."""

from __future__ import annotations

import gzip
import json
import shutil
from pathlib import Path
from typing import Any

import build_page
import pytest

from knockdown.server.settings import page_folder

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A page that is built already: two files, and one that belongs to the tests."""
    source = tmp_path / "web" / "src"
    source.mkdir(parents=True)
    (source / "main.ts").write_text("start()", encoding="utf-8")
    (source / "main.test.ts").write_text("test()", encoding="utf-8")
    page = tmp_path / "build" / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html>", encoding="utf-8")
    (page / "assets" / "main.js").write_text("start()", encoding="utf-8")
    digest = build_page.page_digest(tmp_path / "web")
    (page / ".digest").write_text(digest, encoding="utf-8")
    return tmp_path


def test_a_built_page_goes_into_the_wheel(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KNOCKDOWN_BUILD_PAGE", raising=False)
    warnings: list[str] = []
    files = build_page.page_files(project, warnings.append)
    assert sorted(files.values()) == [
        "knockdown/server/page/assets/main.js",
        "knockdown/server/page/index.html",
    ]
    assert not warnings


def test_the_page_is_rebuilt_only_when_its_sources_change(project: Path) -> None:
    web = project / "web"
    before = build_page.page_digest(web)
    (web / "src" / "main.test.ts").write_text("another()", encoding="utf-8")
    (web / "node_modules" / "svelte").mkdir(parents=True)
    (web / "node_modules" / "svelte" / "index.js").write_text("x", encoding="utf-8")
    assert build_page.page_digest(web) == before
    (web / "src" / "main.ts").write_text("restart()", encoding="utf-8")
    assert build_page.page_digest(web) != before


def test_a_page_nobody_wants_is_not_built(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KNOCKDOWN_BUILD_PAGE", "0")
    warnings: list[str] = []
    assert build_page.page_files(project, warnings.append) == {}
    assert warnings == [f"KNOCKDOWN_BUILD_PAGE=0: {build_page.WITHOUT}"]
    assert build_page.needs() == []


def test_a_machine_without_node_is_not_asked_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KNOCKDOWN_BUILD_PAGE", raising=False)
    monkeypatch.setattr("platform.machine", lambda: "riscv64")
    assert build_page.needs() == []
    monkeypatch.setenv("KNOCKDOWN_BUILD_PAGE", "1")
    assert build_page.needs() == [build_page.NODE]


def test_libraries_that_cannot_be_had_leave_the_page_out(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list of libraries that npm cannot follow stands for a registry that is not there."""
    wanted = {"name": "page", "dependencies": {"svelte": "5"}}
    (project / "web" / "package.json").write_text(json.dumps(wanted), encoding="utf-8")
    pinned = {"name": "page", "lockfileVersion": 3, "packages": {}}
    (project / "web" / "package-lock.json").write_text(json.dumps(pinned), encoding="utf-8")
    monkeypatch.delenv("KNOCKDOWN_BUILD_PAGE", raising=False)
    warnings: list[str] = []
    assert build_page.page_files(project, warnings.append) == {}
    assert "npm could not install" in warnings[0]
    assert not (project / "build" / "page" / ".digest").exists()
    monkeypatch.setenv("KNOCKDOWN_BUILD_PAGE", "1")
    with pytest.raises(RuntimeError, match="the page cannot be built"):
        build_page.page_files(project, warnings.append)


def test_the_page_is_made_where_its_sources_are_not(project: Path) -> None:
    work = project / "build" / "web"
    (work / "node_modules").mkdir(parents=True)
    (work / "src").mkdir()
    (work / "src" / "gone.ts").write_text("", encoding="utf-8")
    build_page.copy_sources(project / "web", work)
    assert [path.name for path in sorted((work / "src").iterdir())] == ["main.ts"]
    assert (work / "node_modules").is_dir()


def test_the_list_of_libraries_serves_every_machine() -> None:
    """No address of a registry, a checksum for each, and the parts of every platform."""
    text = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    packages: dict[str, dict[str, Any]] = json.loads(text)["packages"]
    libraries = {place: entry for place, entry in packages.items() if place}
    assert not [place for place, entry in libraries.items() if "resolved" in entry]
    assert not [place for place, entry in libraries.items() if "integrity" not in entry]
    wanted = {
        f"node_modules/{name}"
        for entry in libraries.values()
        for name in entry.get("optionalDependencies", {})
    }
    assert wanted <= set(libraries)


def test_the_page_is_small() -> None:
    """All of its programs and styles together, as a server would send them compressed."""
    page = page_folder({})
    if page is None:
        pytest.skip("the page is not built here")
    sent = {
        path.name: len(gzip.compress(path.read_bytes()))
        for path in page.rglob("*")
        if path.suffix in {".js", ".css"}
    }
    assert sent
    assert sum(sent.values()) <= 250_000, sent


# ----------------------------------------------------------------------- its libraries
def test_the_pinned_libraries_name_no_registry() -> None:
    """Another registry may be used, but the packages must be the pinned ones."""
    pinned: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    wanted: dict[str, Any] = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))
    packages: dict[str, dict[str, Any]] = pinned["packages"]
    own = packages.pop("")
    assert packages
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert package["integrity"].startswith("sha512-"), name
    for kind in ("dependencies", "devDependencies"):
        assert own[kind] == wanted[kind]


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """A page whose only library lies beside it, so that no registry is asked."""
    (tmp_path / "drum").mkdir()
    drum = {"name": "drum", "version": "1.2.3"}
    (tmp_path / "drum" / "package.json").write_text(json.dumps(drum), encoding="utf-8")
    web = tmp_path / "web"
    web.mkdir()
    wanted = {"name": "page", "dependencies": {"drum": f"file:{tmp_path}/drum"}}
    (web / "package.json").write_text(json.dumps(wanted), encoding="utf-8")
    shutil.copy2(ROOT / "web" / ".npmrc", web)
    (web / "package-lock.json").write_text("old", encoding="utf-8")
    return web


def test_libraries_are_pinned_again(web: Path) -> None:
    build_page.lock(web)
    packages = json.loads((web / "package-lock.json").read_text("utf-8"))["packages"]
    assert packages["node_modules/drum"]["link"] is True
    assert sorted(path.name for path in web.iterdir()) == [
        ".npmrc",
        "package-lock.json",
        "package.json",
    ]


def test_libraries_that_cannot_be_found_leave_the_old_list(web: Path) -> None:
    (web / "package.json").write_text("{", encoding="utf-8")
    with pytest.raises(build_page.NoPageError, match="npm could not find"):
        build_page.lock(web)
    assert (web / "package-lock.json").read_text("utf-8") == "old"
