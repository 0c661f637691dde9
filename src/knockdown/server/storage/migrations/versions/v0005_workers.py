"""Several servers with one database: who lives, who has which match, who is in which room."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("workers", sa.Column("seen", sa.DateTime(timezone=True), nullable=True))
    op.create_table(
        "leases",
        sa.Column(
            "match",
            sa.String(32),
            sa.ForeignKey("matches.id", ondelete="CASCADE"),
            primary_key=True,
        ),
        sa.Column("worker", sa.String(32), nullable=False, index=True),
    )
    op.create_table(
        "visits",
        sa.Column(
            "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("owner", sa.String(64), primary_key=True),
        sa.Column("worker", sa.String(32), primary_key=True, index=True),
    )
