"""Errors of the lab, and checks for its optional packages."""

from __future__ import annotations

from importlib.util import find_spec

from knockdown.engine.errors import KnockdownError


class LabError(KnockdownError):
    """Something the lab cannot do, and what would help."""


def need(extra: str, *modules: str) -> None:
    """Check that optional packages are installed, before the work begins."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise LabError(
            f"this needs {', '.join(missing)}; install with: pip install 'knockdown[{extra}]'"
        )
