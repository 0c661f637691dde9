"""The code of a room: short enough to be said over the telephone."""

from __future__ import annotations

import secrets
from typing import Final

from knockdown.server.protocol.rooms import CODE_LENGTH

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # none that looks like another one


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def code_from(written: str) -> str:
    """However somebody has written it down; empty if it cannot be one."""
    code = "".join(written.split()).replace("-", "").upper()
    return code if len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code) else ""
