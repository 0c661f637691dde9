"""The databases of the server's tests."""

from __future__ import annotations

from server.conftest import postgres, postgres_url

__all__ = ["postgres", "postgres_url"]
