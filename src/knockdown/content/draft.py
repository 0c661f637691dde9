"""A library being built: what the current box may refer to, and which keys are used."""

from __future__ import annotations

from knockdown.content.library import Library
from knockdown.content.problems import hint, shown
from knockdown.content.reader import Table
from knockdown.engine.book import NONE, Attack, Book, Token


class Draft:
    """The library while boxes are read into it one after the other."""

    def __init__(self) -> None:
        self.library = Library()
        self.box = ""
        self._tokens: dict[str, Token] = {}
        self._owners: dict[tuple[str, str], str] = {}

    @property
    def book(self) -> Book:
        return self.library.book

    def claim(self, kind: str, key: str, table: Table) -> None:
        """Keys are unique across all boxes, so that a key alone identifies a thing."""
        self._claim(kind, kind, key, table)

    def add_attack(self, attack: Attack, table: Table) -> None:
        """2.3: an attack may appear in several boxes (High Kick), but only once in each."""
        self._claim(f"attack of {self.box}", "attack", attack.key, table)
        self.book.add_attack(attack)

    def add_token(self, token: Token, table: Table) -> None:
        self.claim("token", token.key, table)
        self.book.add_token(token)
        self._tokens.setdefault(token.key, token)

    def token(self, table: Table, key: str, on_space: bool) -> int:
        """The number of the token named by `table[key]`, which must be of the right kind."""
        name = table.data.get(key)
        table.has(key)
        kind = "space" if on_space else "sheet"
        fitting = [t.key for t in self._tokens.values() if t.on_space == on_space]
        spot = table.spot.into(key)
        if not isinstance(name, str):
            spot.note(f"{shown(name)} is not a token", hint("", fitting))
        elif name not in self._tokens:
            spot.note(f"there is no token {shown(name)}", hint(name, fitting))
        elif name not in fitting:
            spot.note(
                f"the token {shown(name)} does not lie on a {kind}",
                f'use a token with on = "{kind}"; {hint(name, fitting)}',
            )
        else:
            return self._tokens[name].index
        return NONE

    def known_token(self, key: str) -> Token | None:
        return self._tokens.get(key)

    def token_keys(self) -> list[str]:
        return list(self._tokens)

    def _claim(self, shelf: str, kind: str, key: str, table: Table) -> None:
        owner = self._owners.get((shelf, key))
        if owner is None:
            self._owners[shelf, key] = self.box
        elif key:
            used = "twice in this box" if owner == self.box else f'by the box "{owner}" already'
            table.spot.into("key").note(
                f'the {kind} key "{key}" is used {used}', f"choose another key for this {kind}"
            )
