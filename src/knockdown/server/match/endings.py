"""What a person may do to end a match before the rules do: give up, or claim it."""

from __future__ import annotations

from knockdown.referee.forfeit import CONCEDED, LEFT, Forfeit
from knockdown.server.match.connection import Connection
from knockdown.server.match.hosted import HostedMatch
from knockdown.server.protocol.refusals import NOT_AWAY, NOT_YOURS, Refusal
from knockdown.server.protocol.scene import NOBODY


async def concede(hosted: HostedMatch, connection: Connection, revision: int, seat: int) -> None:
    async with hosted.lock:
        await hosted.settle_doubt()
        hosted.check_player(connection, revision)
        await hosted.end(Forfeit(conceding_seat(hosted, connection, seat), CONCEDED))
    hosted.tell()
    hosted.carry_on()


def conceding_seat(hosted: HostedMatch, connection: Connection, seat: int) -> int:
    """The own one. Of two people at one screen: the one named, or else who is asked."""
    if seat == NOBODY:
        is_shared = len(connection.own) > 1
        return hosted.match.decider if is_shared else connection.own[0]
    if seat not in connection.own:
        raise Refusal(NOT_YOURS)
    return seat


async def claim(hosted: HostedMatch, connection: Connection, revision: int) -> None:
    """Only against somebody who has been gone for the whole time of grace."""
    async with hosted.lock:
        await hosted.settle_doubt()
        hosted.check_player(connection, revision)
        if hosted.times.claim_in(connection) != 0:
            raise Refusal(NOT_AWAY)
        await hosted.end(Forfeit(1 - connection.own[0], LEFT))
    hosted.tell()
    hosted.carry_on()
