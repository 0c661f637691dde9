"""The code of a room: short enough to be said over the telephone, and typed by hand.

No two rooms have the same one at a time (`store.add` tries again); `Limits.codes` in
`settings.py` keeps anybody from trying them all.
"""

from __future__ import annotations

import secrets
from typing import Final

from knockdown.server.protocol.rooms import CODE_LENGTH

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no two of them look alike


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def code_from(written: str) -> str:
    """The canonical form of a typed code; empty if it is not valid."""
    code = "".join(written.split()).replace("-", "").upper()
    return code if len(code) == CODE_LENGTH and all(letter in LETTERS for letter in code) else ""
