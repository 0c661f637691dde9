"""Texts that were brought along are found by their age: every server forgets old ones daily."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    brought = sa.text("text IS NOT NULL")
    op.create_index(
        "ix_matches_brought", "matches", ["changed"], sqlite_where=brought, postgresql_where=brought
    )
