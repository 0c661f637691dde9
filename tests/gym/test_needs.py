"""What is said where a library is missing."""

from __future__ import annotations

import subprocess
import sys

import pytest

from knockdown.gym.needs import MissingPackage, needed_for

pytestmark = pytest.mark.once


@pytest.mark.parametrize(
    ("module", "package"),
    [
        ("knockdown.gym.knockdown_v0", "pettingzoo"),
        ("knockdown.gym.knockdown_v0", "numpy"),
        ("knockdown.gym.open_spiel_game", "pyspiel"),
    ],
)
def test_a_missing_library_is_named_with_what_to_install(module: str, package: str) -> None:
    program = f"import sys; sys.modules['{package}'] = None; import {module}"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    last = run.stderr.strip().splitlines()[-1]
    assert last.endswith(
        f"{module} needs the package '{package}', which is not installed:"
        " pip install 'knockdown[gym]'"
    )


def test_other_errors_pass() -> None:
    with pytest.raises(ZeroDivisionError), needed_for("this"):
        _ = 1 / 0
    with pytest.raises(MissingPackage), needed_for("this"):
        import no_such_package  # type: ignore[import-not-found]  # that is the point  # noqa: F401
