"""`pip install .` works where nothing is installed, as on a new user's machine.

The package is built in an environment that has only what the build asks for, so a
module of ours or of others that mypyc cannot find there fails this test and no other:
everywhere else the dependencies are installed already.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import compile_engine
import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tools")
FILES = ("pyproject.toml", "README.md", "LICENSE")
PLAY = """
import knockdown, knockdown.engine.match as engine, knockdown.server.app
match = knockdown.new_match(("veroth", "driana"), arena="siege_storm", seed=7)
while not match.is_over:
    match.apply(match.options[0])
print(engine.__file__)
"""


# Takes what `make` has compiled of the very same C, and otherwise compiles it without the
# optimiser, which takes most of the time.
COMPILER = """#!/bin/sh
for word; do
    case $before in -c) source=$word ;; -o) object=$word ;; esac
    before=$word
done
folder=${{source%/c/*}}/c
part=${{source#"$folder"/}}
known="{made}/o{made}/c/${{part%.c}}.o"
headers() {{ cat "$1"/*.h | cksum; }}
if [ -f "$known" ] && cmp -s "$source" "{made}/c/$part" &&
    [ "$(headers "$folder")" = "$(headers "{made}/c")" ]
then exec cp "$known" "$object"
fi
exec "{compiler}" "$@" -O0
"""


def quick_compiler(folder: Path) -> str:
    program = folder / "cc"
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    text = COMPILER.format(made=made_before(), compiler=compiler.split()[0])
    program.write_text(text, encoding="utf-8")
    program.chmod(0o755)
    return str(program)


def made_before() -> Path:
    """The engine that `make` has compiled here, if it is that of these sources and tools."""
    build, source = ROOT / "build" / "engine", ROOT / "src"
    modules = [
        module
        for group in compile_engine.GROUPS
        for module in compile_engine.modules_of(source, group)
    ]
    stamp = build / "digest"
    digest = compile_engine.engine_digest(source, modules)
    return build if stamp.exists() and stamp.read_text("utf-8") == digest else build / "nothing"


def run(command: list[str | Path], folder: Path, environment: dict[str, str]) -> str:
    """Away from the checkout."""
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="the quick compiler is a shell script")
def test_it_installs_into_an_empty_environment(tmp_path: Path) -> None:
    project = tmp_path / "knockdown"
    for name in FOLDERS:
        shutil.copytree(ROOT / name, project / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in FILES:
        shutil.copy2(ROOT / name, project)
    venv.create(tmp_path / "empty", with_pip=True)
    programs = tmp_path / "empty" / "bin"
    environment = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTHON", "KNOCKDOWN_"))
    }
    is_compiled = compile_engine.why_not_compile() is None
    environment |= {
        "KNOCKDOWN_BUILD_PAGE": "0",  # `make test` builds it for itself
        "KNOCKDOWN_COMPILE": "1" if is_compiled else "0",
        "CC": quick_compiler(tmp_path),
        "PIP_COMPILE": "0",  # bytecode of all that is installed, of which little is run
    }
    install = ["-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    run([programs / "python", *install, project], tmp_path, environment)
    engine = run([programs / "python", "-c", PLAY], tmp_path, environment).strip()
    assert Path(engine).is_relative_to(tmp_path / "empty")
    assert engine.endswith(".py") != is_compiled
    assert "Siege Storm" in run([programs / "knockdown", "cards"], tmp_path, environment)
