"""The tables. A match is its setup and a log that only ever grows.

A change here needs a file in `migrations/versions` that makes the same change to
existing databases; a test compares the two.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

MATCHES = Table(
    "matches",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False, index=True),  # who made it
    Column("created", String(40), nullable=False),
    Column("changed", String(40), nullable=False),
    Column("setup", Text, nullable=False),  # models.SetupData
    Column("text", Text, nullable=True),  # a match that was brought along, as it was written
    Column("guided", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # models.Summary
    Column("clock", Text, nullable=True),  # match.clock.Clock
    Index("ix_matches_over_changed", "over", "changed"),  # finished ones by age
)
BROUGHT = MATCHES.c.text.is_not(None)
Index(
    "ix_matches_brought", MATCHES.c.changed, sqlite_where=BROUGHT, postgresql_where=BROUGHT
)  # texts by age
SEATS = Table(
    "seats",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("level", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("owner", String(64), nullable=False, index=True),
)
ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),  # of match.log.KINDS
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("at", String(40), nullable=False),
)
ROOMS = Table(
    "rooms",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("code", String(6), nullable=True, unique=True),  # none once the room has expired
    Column("owner", String(64), nullable=False),  # who chooses the options
    Column("options", Text, nullable=False),  # protocol.rooms.RoomOptions
    Column("public", Boolean, nullable=False),
    Column("version", Integer, nullable=False),  # how often it has changed
    Column("created", String(40), nullable=False),
    Column("changed", String(40), nullable=False),
    Column("seen", String(40), nullable=False, index=True),  # when somebody was there last
    Column(
        "match",
        String(32),
        ForeignKey("matches.id", ondelete="SET NULL"),
        nullable=True,
        index=True,
    ),  # the running or the last one
)
GUESTS = Table(
    "guests",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("place", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("level", String(32), nullable=False),
    Column("name", String(80), nullable=False),
    Column("owner", String(64), nullable=False),
    Column("fighter", String(40), nullable=False),
    Column("ready", Boolean, nullable=False),
)
WORKERS = Table(
    "workers",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("beat", BigInteger, nullable=False),  # its last heartbeat, in ms of its wall time
    Column("seen", DateTime(timezone=True), nullable=True),  # the same by the database's clock
)
# Only with several servers (`cluster/`):
LEASES = Table(
    "leases",
    METADATA,
    Column("match", String(32), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("worker", String(32), nullable=False, index=True),  # who has the match in memory
)
VISITS = Table(
    "visits",
    METADATA,
    Column("room", String(32), ForeignKey("rooms.id", ondelete="CASCADE"), primary_key=True),
    Column("owner", String(64), primary_key=True),  # who looks at the room
    Column("worker", String(32), primary_key=True, index=True),  # connected to this server
)
