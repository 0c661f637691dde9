"""Compiles the engine with mypyc while the wheel is built.

The rules run just the same uncompiled, only slower, so a machine without a C
compiler gets a pure Python wheel instead of an error. `KNOCKDOWN_COMPILE`
overrides that: `0` never compiles, `1` insists on it.

`python tools/compile_engine.py` tells which engine a build here will have.

Everything is built under `build/engine`, never beside the sources: a run with
`PYTHONPATH=src` is therefore always interpreted. What is there is used again
as long as the engine's sources, the tools and the interpreter are the same.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable
from importlib.metadata import version as version_of
from pathlib import Path
from typing import Any

TOOLS = ["mypy>=2.4,<3", "setuptools>=77"]
# Each group is one unit, within which calls are plain C calls. They are compiled side by side:
# what every scene of a match goes through, too, costs nobody with two processors more time.
GROUPS = {
    "knockdown_engine": ["engine/*", "search/*", "gym/encoding/*", "lab/match_rows"],
    "knockdown_screen": [
        *("content/words", "content/patterns", "content/clauses", "content/text"),
        *("telling/*", "server/present/*"),
    ],
}
INTERPRETED = "the engine runs interpreted (same rules, slower)"


def needs() -> list[str]:
    """What compiling the engine requires of Python."""
    return TOOLS if why_not_compile() is None else []


def engine_files(root: Path, warn: Callable[[str], None]) -> dict[str, str]:
    """The compiled engine: where its files are, and where they go in the wheel."""
    reason = why_not_compile()
    if reason is not None:
        warn(f"{reason}: {INTERPRETED}")
        return {}
    return compiled_engine(root / "src", root / "build" / "engine")


def why_not_compile() -> str | None:
    """The reason to leave the engine uncompiled, or None."""
    wish = os.environ.get("KNOCKDOWN_COMPILE", "")
    if wish == "0":
        return "KNOCKDOWN_COMPILE=0"
    if wish == "1" or has_c_compiler():
        return None
    return "no working C compiler with Python's headers"


def has_c_compiler() -> bool:
    """Whether a file that includes Python.h can be compiled.

    Windows names no compiler here; setuptools finds Microsoft's by itself.
    """
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if not command:
        return os.name == "nt"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\n", encoding="utf-8")
        include = f"-I{sysconfig.get_path('include')}"
        output = str(probe.with_suffix(".o"))
        try:
            run = subprocess.run(
                [*command, include, "-c", str(probe), "-o", output], capture_output=True
            )
        except OSError:
            return False
        return run.returncode == 0


def compiled_engine(source: Path, build: Path) -> dict[str, str]:
    """The compiled libraries: where they are, and where they go in the wheel."""
    modules = [module for name in GROUPS for module in modules_of(source, name)]
    stamp = build / "digest"
    digest = engine_digest(source, modules)
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != digest:
        shutil.rmtree(build, ignore_errors=True)
        build.mkdir(parents=True)
        run_mypyc(source, build)
        stamp.write_text(digest, encoding="utf-8")
    libraries = build / "lib"
    return {
        str(path): path.relative_to(libraries).as_posix()
        for path in sorted(libraries.rglob("*"))
        if path.is_file()
    }


def modules_of(source: Path, group: str) -> list[str]:
    """What is compiled as one unit; a package's `__init__` stays Python."""
    return sorted(
        path.relative_to(source).as_posix()
        for pattern in GROUPS[group]
        for path in (source / "knockdown").glob(f"{pattern}.py")
        if path.name != "__init__.py"
    )


def engine_digest(source: Path, modules: list[str]) -> str:
    """Changes with anything that could change the compiled libraries."""
    parts = [sys.version, sysconfig.get_platform(), version_of("mypy"), version_of("setuptools")]
    parts.append(os.environ.get("CC", ""))
    parts.append(Path(__file__).read_text(encoding="utf-8"))
    for module in modules:
        parts += [module, (source / module).read_text(encoding="utf-8")]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def run_mypyc(source: Path, build: Path) -> None:
    """Runs this file as a program: mypyc and setuptools want a process of their own."""
    command = [sys.executable, __file__, str(build)]
    run = subprocess.run(
        command,
        cwd=source,
        env=compiler_environment(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if run.returncode != 0:
        raise RuntimeError(
            f"mypyc could not compile the engine (KNOCKDOWN_COMPILE=0 goes without):\n{run.stdout}"
        )


def compiler_environment() -> dict[str, str]:
    """The same numbers everywhere: no two operations may be rounded as one.

    On Linux also lets the engine's functions call each other directly, a seventh
    faster with GCC: otherwise a library must leave room for others to replace them.
    """
    environment = dict(os.environ)
    wanted = [environment.get("CFLAGS", "")]
    if os.name == "posix":
        wanted.append("-ffp-contract=off")
    if sys.platform == "linux":
        wanted += ["-fno-semantic-interposition", "-fno-plt"]
    environment["CFLAGS"] = " ".join(wanted).strip()
    return environment


def tell() -> None:
    """`compiled` or `interpreted` for programs, and the reason for people."""
    reason = why_not_compile()
    if reason is not None:
        sys.stderr.write(f"· {reason}: {INTERPRETED}\n")
    sys.stdout.write("interpreted\n" if reason else "compiled\n")


def compile_groups(build: str) -> None:
    """In the folder of the sources."""
    from mypyc.build import mypycify
    from setuptools import setup

    groups: list[tuple[list[str], str | None]]
    groups = [(modules_of(Path(), name), name) for name in GROUPS]
    # Only these modules are type-checked: the rest of the package is not compiled, and
    # libraries need not be installed where the wheel is built (pip builds it in isolation).
    # Strictness is `make check`'s matter: a newer mypy must not stop an install.
    options = ["--config-file=", "--follow-imports=skip", "--ignore-missing-imports"]
    # Any: where setup() has types at all, they know setuptools' own extensions only.
    extensions: Any = mypycify(
        [*options, f"--cache-dir={build}/mypy", *(m for modules, _ in groups for m in modules)],
        opt_level="3",
        debug_level="0",
        separate=groups,
        target_dir=f"{build}/c",
    )
    setup(
        name="knockdown-engine",
        packages=[],
        ext_modules=extensions,
        script_args=[
            "build_ext",
            f"--parallel={os.cpu_count() or 1}",
            f"--build-lib={build}/lib",
            f"--build-temp={build}/o",
        ],
    )


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_groups(sys.argv[1])
    else:
        tell()
