"""Rooms where people meet before a match, and how long each server was alive."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(6), nullable=True, unique=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.String(40), nullable=False),
        sa.Column("changed", sa.String(40), nullable=False),
        sa.Column("seen", sa.String(40), nullable=False, index=True),
        sa.Column(
            "match",
            sa.String(32),
            sa.ForeignKey("matches.id", ondelete="SET NULL"),
            nullable=True,
            index=True,
        ),
    )
    op.create_table(
        "guests",
        sa.Column(
            "room", sa.String(32), sa.ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True
        ),
        sa.Column("place", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("level", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("fighter", sa.String(40), nullable=False),
        sa.Column("ready", sa.Boolean, nullable=False),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("beat", sa.BigInteger, nullable=False),
    )
