"""Reads fighters.toml: Fighter Sheets with their four Special Attacks (2.2)."""

from __future__ import annotations

from knockdown.colours import SPARE
from knockdown.content import values
from knockdown.content.attacks import read_special
from knockdown.content.draft import Draft
from knockdown.content.powers import read_sheet_power
from knockdown.content.problems import hint, shown
from knockdown.content.reader import Table
from knockdown.engine.book import Fighter

SPECIALS = 4


def read_fighters(draft: Draft, file: Table) -> None:
    for table in file.tables("fighter"):
        _read_fighter(draft, table)
    if not file.has("fighter"):
        file.missing("fighter", "at least one [[fighter]]")
    file.close()


def _read_fighter(draft: Draft, table: Table) -> None:
    key = table.key()
    names = table.names("name")
    source = table.source()
    classes = table.names("class")
    plan = table.names("plan")
    spare = SPARE[len(draft.book.fighters) % len(SPARE)]
    colour = table.notation(
        "colour", values.bright_colour, values.BRIGHT_FORM, spare, required=False
    )
    tokens = _read_tokens(draft, table)
    specials = [read_special(draft, special) for special in table.tables("special")]
    if len(specials) != SPECIALS:
        table.spot.note(
            f"the sheet has {len(specials)} Special Attacks",
            f"write exactly {SPECIALS} [[fighter.special]]",
        )
    powers = [read_sheet_power(draft, inner) for inner in table.tables("power")]
    table.close()
    draft.claim("fighter", key, table)
    fighter = Fighter(key, draft.box, specials, powers)
    draft.book.add_fighter(fighter)
    draft.library.entitle(fighter, names, source)
    draft.library.describe_fighter(fighter, classes, plan, colour, tokens)


def _read_tokens(draft: Draft, table: Table) -> list[int]:
    """3.1: the tokens a fighter brings."""
    known = draft.token_keys()
    found = []
    for number, key in enumerate(table.texts("tokens", "a list of token keys"), 1):
        token = draft.known_token(key)
        if token is None:
            spot = table.spot.into(f"tokens[{number}]")
            spot.note(f"there is no token {shown(key)}", hint(key, known))
        else:
            found.append(token.index)
    return found
