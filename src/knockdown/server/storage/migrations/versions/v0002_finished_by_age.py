"""Finished matches are found by their age: a daily job deletes the old ones."""

from __future__ import annotations

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("ix_matches_over_changed", "matches", ["over", "changed"])
