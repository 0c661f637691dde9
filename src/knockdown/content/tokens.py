"""Reads tokens.toml: the kinds of tokens, where they lie and what they do."""

from __future__ import annotations

from knockdown.content.draft import Draft
from knockdown.content.endless import check_endless
from knockdown.content.powers import SHEET_MOMENTS, read_power
from knockdown.content.reader import Spot, Table
from knockdown.engine.book import Power, Token
from knockdown.engine.terms import ENTER, MOMENTS

SPACE_FLAGS = ("recycles", "under_fighters", "affects_owner")


def read_tokens(draft: Draft, file: Table) -> None:
    """First all tokens, then their powers: a power may name any token of the box."""
    declared = [(_declare(draft, table), table) for table in file.tables("token")]
    powers: list[tuple[Token, Power, Spot]] = []
    for token, table in declared:
        powers += [(token, *found) for found in _read_powers(draft, token, table)]
        table.close()
    check_endless(draft.book, powers)
    if not file.has("token"):
        file.missing("token", "at least one [[token]]")
    file.close()


def _declare(draft: Draft, table: Table) -> Token:
    on_space = table.word("on", ("space", "sheet")) == "space"
    token = Token(
        table.key(),
        draft.box,
        table.integer("count", 1, 7),
        on_space,
        [],
        recycles=table.flag("recycles"),
        under_fighters=table.flag("under_fighters", default=True),
        affects_owner=table.flag("affects_owner", default=True),
    )
    for flag in SPACE_FLAGS:
        if flag in table.data and not on_space:
            table.spot.into(flag).note(
                "only a token on a space has this", 'write on = "space" or leave it out'
            )
    names = table.names("name")
    source = table.source()
    draft.add_token(token, table)
    draft.library.entitle(token, names, source)
    return token


def _read_powers(draft: Draft, token: Token, table: Table) -> list[tuple[Power, Spot]]:
    """A token on a space acts when a fighter enters (6.10), one on a sheet at other moments."""
    moments = (MOMENTS[ENTER],) if token.on_space else SHEET_MOMENTS
    found = []
    for inner in table.tables("power"):
        power = read_power(draft, inner, moments)
        if power.moment in [other.moment for other in token.powers]:
            inner.spot.note(
                f'the token has another power with moment = "{MOMENTS[power.moment]}"',
                "write one power a moment, with all its steps",
            )
        inner.close()
        power.token = token.index
        token.powers.append(power)
        found.append((power, inner.spot))
    draft.book.add_powers(token.powers)
    return found
