"""The code of a room: short enough to say over the telephone."""

from __future__ import annotations

import secrets
from typing import Final

from knockdown.server.protocol.rooms import CODE_LENGTH

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # without look-alikes


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def code_from(written: str) -> str:
    """The canonical form of a typed code; empty if it is not valid."""
    code = "".join(written.split()).replace("-", "").upper()
    return code if len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code) else ""
