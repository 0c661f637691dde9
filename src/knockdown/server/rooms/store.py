"""Rooms in the database. A room is only changed in a transaction that has locked it."""

from __future__ import annotations

import datetime
from collections.abc import Collection, Sequence
from itertools import islice
from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Row, Select, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from knockdown.server.protocol.refusals import NO_ROOM, NOT_KEPT, ROOM_EXPIRED, WRONG_CODE, Refusal
from knockdown.server.protocol.rooms import RoomLine, RoomOptions
from knockdown.server.protocol.seats import PERSON
from knockdown.server.rooms.codes import code_from, new_code
from knockdown.server.rooms.models import Guest, Room
from knockdown.server.storage.models import Stored
from knockdown.server.storage.schema import GUESTS, MATCHES, ROOMS
from knockdown.server.storage.store import Storage, as_json, now, steps_of, written

EXPIRES: Final = datetime.timedelta(days=1)  # after the last guest has left
FORGOTTEN: Final = datetime.timedelta(days=30)  # until then its link says that it has expired
MOST_LISTED: Final = 300  # far more than one address could be waiting in
TRIES: Final = 5  # to find an unused code

WITH_MATCH: Final = select(ROOMS, MATCHES.c.over, MATCHES.c.changed.label("played")).select_from(
    ROOMS.outerjoin(MATCHES, MATCHES.c.id == ROOMS.c.match)
)


def ago(time: datetime.timedelta) -> str:
    return written(datetime.datetime.now(datetime.UTC) - time)


# ------------------------------------------------------------------------- reading
def one(room: str) -> Select[Any]:
    return WITH_MATCH.where(ROOMS.c.id == room)


def guests_of(rooms: Collection[str]) -> Select[Any]:
    return select(GUESTS).where(GUESTS.c.room.in_(rooms))


def check_id(room: str) -> None:
    """Invalid ids are not queried, because databases treat them differently."""
    if not (room.isascii() and room.isprintable()):
        raise Refusal(NO_ROOM)


def room_from(rows: Sequence[Row[Any]], guests: Sequence[Row[Any]]) -> Room:
    if not rows:
        raise Refusal(NO_ROOM)
    row = rows[0]
    if row.code is None or max(row.seen, row.played or "") < ago(EXPIRES):
        raise Refusal(ROOM_EXPIRED)
    places: list[Guest | None] = [None, None]
    for each in guests:
        places[each.place] = Guest(
            each.kind, each.level, each.name, each.owner, each.fighter, each.ready
        )
    return Room(
        row.id,
        row.code,
        row.owner,
        msgspec.json.decode(row.options, type=RoomOptions),
        row.public,
        (places[0], places[1]),
        row.version,
        row.created,
        row.match or "",
        row.over is False,
    )


async def load(storage: Storage, room: str) -> Room:
    check_id(room)
    return room_from(await storage.read(one(room)), await storage.read(guests_of([room])))


async def lock(connection: AsyncConnection, room: str) -> Room:
    """Lock the room until the end of this transaction."""
    check_id(room)
    await connection.execute(select(ROOMS.c.id).where(ROOMS.c.id == room).with_for_update())
    rows = (await connection.execute(one(room))).all()
    return room_from(rows, (await connection.execute(guests_of([room]))).all())


async def with_code(storage: Storage, written_code: str) -> str:
    code = code_from(written_code)
    rows = await storage.read(WITH_MATCH.where(ROOMS.c.code == code)) if code else []
    if not rows:
        raise Refusal(WRONG_CODE)
    return room_from(rows, []).id


async def public_rooms(storage: Storage, is_here: ColumnElement[bool]) -> list[RoomLine]:
    """The public rooms in which one person waits for another, the newest first.

    `is_here` is whether that person is connected. A person who waits in several
    rooms is listed once, so that nobody can fill the list alone.
    """
    alone = select(GUESTS.c.room).group_by(GUESTS.c.room).having(func.count() == 1)
    wanted = (
        select(ROOMS.c.id, ROOMS.c.options, ROOMS.c.created, GUESTS.c.name, GUESTS.c.owner)
        .join(GUESTS, GUESTS.c.room == ROOMS.c.id)
        .where(ROOMS.c.public.is_(True), ROOMS.c.code.is_not(None), is_here)
        .where(ROOMS.c.id.in_(alone), GUESTS.c.kind == PERSON)
        .order_by(ROOMS.c.created.desc())
    )
    found: dict[str, Row[Any]] = {}
    for row in await storage.read(wanted):
        found.setdefault(row.owner, row)
    return [
        RoomLine(row.id, row.name, msgspec.json.decode(row.options, type=RoomOptions), row.created)
        for row in islice(found.values(), MOST_LISTED)
    ]


async def versions(storage: Storage, rooms: Collection[str]) -> dict[str, tuple[int, bool]]:
    """How often each room has changed, and whether its match goes on."""
    rows = await storage.read(WITH_MATCH.where(ROOMS.c.id.in_(rooms)))
    return {row.id: (row.version, row.over is False) for row in rows}


# ------------------------------------------------------------------------- writing
async def add(storage: Storage, room: Room) -> Room:
    """Add a room with an unused code."""
    for _ in range(TRIES):
        coded = msgspec.structs.replace(room, code=new_code(), created=now())
        try:
            await add_coded(storage, coded)
        except Refusal as refusal:
            if not isinstance(refusal.__cause__, IntegrityError):
                raise
        else:
            return coded
    raise Refusal(NOT_KEPT)


async def add_coded(storage: Storage, room: Room) -> None:
    async with storage.transaction() as connection:
        times = {"created": room.created, "seen": room.created}
        await connection.execute(insert(ROOMS), {"id": room.id, **times, **columns(room)})
        await put_guests(connection, room)


async def put(connection: AsyncConnection, room: Room) -> None:
    """Write a locked room."""
    values = {**columns(room), "seen": now()}
    await connection.execute(update(ROOMS).where(ROOMS.c.id == room.id).values(values))
    await connection.execute(delete(GUESTS).where(GUESTS.c.room == room.id))
    await put_guests(connection, room)


def columns(room: Room) -> dict[str, object]:
    return {
        "code": room.code,
        "owner": room.owner,
        "options": as_json(room.options),
        "public": room.public,
        "version": room.version,
        "changed": now(),
        "match": room.match or None,
    }


async def put_guests(connection: AsyncConnection, room: Room) -> None:
    for place, guest in enumerate(room.guests):
        if guest is not None:
            row = {"room": room.id, "place": place, **msgspec.to_builtins(guest)}
            await connection.execute(insert(GUESTS), row)


async def put_match(connection: AsyncConnection, match: Stored) -> None:
    for step in steps_of(match):
        await connection.execute(step.statement, step.values)


async def see(storage: Storage, rooms: Collection[str]) -> None:
    """Note that the rooms are in use."""
    async with storage.transaction() as connection:
        found = free(and_(ROOMS.c.id.in_(rooms), ROOMS.c.code.is_not(None)))
        await connection.execute(update(ROOMS).where(ROOMS.c.id.in_(found)).values(seen=now()))


async def tidy(storage: Storage) -> None:
    """Free the codes of expired rooms; their links are deleted later."""
    playing = select(MATCHES.c.id).where(MATCHES.c.changed >= ago(EXPIRES))
    quiet = or_(ROOMS.c.match.is_(None), ROOMS.c.match.not_in(playing))
    expired = and_(ROOMS.c.code.is_not(None), ROOMS.c.seen < ago(EXPIRES), quiet)
    async with storage.transaction() as connection:
        await connection.execute(
            update(ROOMS).where(ROOMS.c.id.in_(free(expired))).values(code=None)
        )
        old = and_(ROOMS.c.code.is_(None), ROOMS.c.seen < ago(FORGOTTEN))
        await connection.execute(delete(ROOMS).where(ROOMS.c.id.in_(free(old))))


def free(wanted: ColumnElement[bool]) -> Select[Any]:
    """Skips locked rooms: they are being changed, so they are in use."""
    return select(ROOMS.c.id).where(wanted).with_for_update(skip_locked=True)
