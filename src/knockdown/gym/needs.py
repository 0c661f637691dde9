"""The optional packages of the adapters, and the error when one is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

EXTRA = "knockdown[gym]"


class MissingPackage(ImportError):
    """An adapter was imported without the library it adapts to."""


@contextmanager
def needed_for(what: str) -> Iterator[None]:
    """Wraps imports: an error says in one sentence what to install."""
    try:
        yield
    except ImportError as error:
        raise MissingPackage(
            f"{what} needs the package '{error.name}', which is not installed:"
            f" pip install '{EXTRA}'"
        ) from error
