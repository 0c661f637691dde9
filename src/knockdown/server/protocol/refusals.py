"""Why something is not done. Each reason is a message `refusal-…` in words/*/server.ftl."""

from __future__ import annotations

from typing import Final

from knockdown.content.words import LANGUAGES, words_for
from knockdown.server.protocol.messages import Refused
from knockdown.server.protocol.requests import Trouble

# Over HTTP, with the status of the answer.
NO_MATCH: Final = "no-match"
NO_ROUTE: Final = "no-route"
NO_METHOD: Final = "no-method"
NO_STEP: Final = "no-step"
NO_LANGUAGE: Final = "no-language"
NOT_UNDERSTOOD: Final = "not-understood"
TOO_LARGE: Final = "too-large"
FOREIGN_PAGE: Final = "foreign-page"
NO_COOKIE: Final = "no-cookie"
BROKEN_TEXT: Final = "broken-text"
OTHER_VERSION: Final = {"format": "other-format", "rules": "other-rule-version"}
OTHER_RULES: Final = "other-rules"
UNKNOWN_KEY: Final = "unknown-key"
SAME_FIGHTER: Final = "same-fighter"
WRONG_NAME: Final = "wrong-name"
WRONG_SETUP: Final = "wrong-setup"
NOT_OVER: Final = "not-over"
NO_REMATCH: Final = "no-rematch"  # between two people, who agree on one in their room
NO_ROOM: Final = "no-room"
WRONG_CODE: Final = "wrong-code"
ROOM_EXPIRED: Final = "room-expired"
NO_NAME: Final = "no-name"
TOO_FAST: Final = "too-fast"
OUR_FAULT: Final = "our-fault"

# Through a match's WebSocket.
NOT_YOURS: Final = "not-yours"
OLD_REVISION: Final = "old-revision"
NOT_OFFERED: Final = "not-offered"
TAKE_SCREEN: Final = "take-screen"
NO_UNDO: Final = "no-undo"
NO_HINT: Final = "no-hint"
NO_HELP: Final = "no-help"
NO_TOWER: Final = "no-tower"
NO_TIME: Final = "no-time"
NOT_AWAY: Final = "not-away"
MATCH_OVER: Final = "match-over"
TOO_LONG: Final = "too-long"
TOO_MANY: Final = "too-many"
HAND: Final = "hand"  # `tower-refused-…` has the words
NOT_KEPT: Final = "not-kept"
NOT_READ: Final = "not-read"
AWAY: Final = "away"  # the server that has the match, or the way to it

# At a practice tower.
TOWER_LOST: Final = "tower-lost"  # with the process that built it

# Through a room's WebSocket.
ROOM_FULL: Final = "room-full"
NO_PLACE: Final = "no-place"
NOT_OWNER: Final = "not-owner"
NAME_TAKEN: Final = "name-taken"
MATCH_BEGUN: Final = "match-begun"

STATUS: Final = {
    NO_MATCH: 404,
    NO_ROUTE: 404,
    NO_METHOD: 405,
    NO_STEP: 404,
    NO_LANGUAGE: 404,
    NOT_UNDERSTOOD: 400,
    TOO_LARGE: 413,
    FOREIGN_PAGE: 403,
    NO_COOKIE: 403,
    BROKEN_TEXT: 400,
    OTHER_RULES: 409,
    OTHER_VERSION["format"]: 400,
    OTHER_VERSION["rules"]: 400,
    UNKNOWN_KEY: 400,
    SAME_FIGHTER: 400,
    WRONG_NAME: 400,
    WRONG_SETUP: 400,
    NOT_OVER: 403,
    NO_REMATCH: 409,
    NOT_YOURS: 403,
    NO_ROOM: 404,
    WRONG_CODE: 404,
    ROOM_EXPIRED: 410,
    NO_NAME: 400,
    TOO_FAST: 429,
    NOT_KEPT: 503,
    NOT_READ: 503,
    OUR_FAULT: 500,
}
IN_A_MATCH: Final = (
    NOT_YOURS,
    OLD_REVISION,
    NOT_OFFERED,
    TAKE_SCREEN,
    NO_UNDO,
    NO_HINT,
    NO_HELP,
    NO_TOWER,
    NO_TIME,
    NOT_AWAY,
    MATCH_OVER,
    TOO_LONG,
    TOO_MANY,
    NOT_KEPT,
    NOT_READ,
    AWAY,
)
IN_A_ROOM: Final = (ROOM_FULL, NO_PLACE, NOT_OWNER, NAME_TAKEN, MATCH_BEGUN)
ELSEWHERE: Final = (*IN_A_MATCH, TOWER_LOST, *IN_A_ROOM)
# With which a WebSocket is closed for such a reason.
GONE: Final = 4404  # what was asked for is not here
LATER: Final = 4503  # another attempt may succeed
CLOSE_CODES: Final = {
    FOREIGN_PAGE: 4403,
    TOO_FAST: 4429,
    TOO_MANY: 4429,
    **dict.fromkeys((AWAY, NOT_READ, NOT_KEPT, OUR_FAULT), LATER),
}
REASONS: Final = (*STATUS, *(reason for reason in ELSEWHERE if reason not in STATUS))


class Refusal(Exception):
    """A request is refused; the client is told why in its language."""

    def __init__(self, reason: str, **details: str | int) -> None:
        super().__init__(reason)
        self.reason = reason
        self.details = details

    def text(self, lang: str) -> str:
        return words_for(lang).say(f"refusal-{self.reason}", **self.details)

    def trouble(self, lang: str) -> Trouble:
        return Trouble(self.reason, self.text(lang), self.details)

    def refused(self, lang: str) -> Refused:
        return Refused(self.reason, self.text(lang), self.details)


class HandRefusal(Refusal):
    """7.1: the hand cannot do that; the tower has its own words for why."""

    def __init__(self, why: str) -> None:
        super().__init__(f"{HAND}-{why}")
        self.why = why

    def text(self, lang: str) -> str:
        return words_for(lang).say(f"tower-refused-{self.why}")


def spoken(wanted: str, accepted: str = "") -> str:
    """The language asked for, or the first known one of an Accept-Language header."""
    for part in (wanted, *accepted.split(",")):
        lang = part.strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return LANGUAGES[0]
