"""What the lab refuses, and what it needs to be there."""

from __future__ import annotations

from importlib.util import find_spec

from knockdown.engine.errors import KnockdownError


class LabError(KnockdownError):
    """Something the lab cannot do, and what would help."""


def need(extra: str, *modules: str) -> None:
    """Parts of the lab come with an extra of the package; say which before the work begins."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise LabError(
            f"this needs {', '.join(missing)}; install with: pip install 'knockdown[{extra}]'"
        )
