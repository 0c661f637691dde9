"""The catalogue for the page: every card, sheet, token and arena in one language."""

from __future__ import annotations

from functools import cache
from typing import Final, TypeVar, cast

import msgspec

from knockdown.content import catalogue as printed
from knockdown.content.clauses import id_of
from knockdown.content.library import Library
from knockdown.content.words import Words, words_for
from knockdown.engine.book import Arena, Attack, Fighter, Token
from knockdown.engine.terms import ATTACK_TYPES, SYMBOL_LETTERS, SYMBOLS
from knockdown.players import LEVELS
from knockdown.server.present.context import reach_of
from knockdown.server.protocol.library import (
    Air,
    ArenaEntry,
    AttackEntry,
    BoxEntry,
    Call,
    Catalogue,
    Copies,
    FighterEntry,
    GuidedMatch,
    SkillEntry,
    Sound,
    Source,
    Spoken,
    TokenEntry,
)
from knockdown.telling.speech import Speech, has_edges

Found = TypeVar("Found", Attack, Token, Arena)


ART: Final = "/boxes"  # where drawings are served


@cache
def catalogue_json(library: Library, lang: str) -> bytes:
    """Written once for each language."""
    return msgspec.json.encode(build_catalogue(library, lang))


def build_catalogue(library: Library, lang: str) -> Catalogue:
    cataloguer = Cataloguer(library, lang)
    boxes = [cataloguer.box(box) for box in printed.catalogue(library, lang)]
    found = library.guide
    guide = GuidedMatch(found.fighters, found.arena, found.skills, found.seed)
    return Catalogue(lang, boxes, guide, spoken(words_for(lang)))


class Cataloguer:
    """Adds the fields that only a page needs to the entries of `content.catalogue`."""

    def __init__(self, library: Library, lang: str) -> None:
        self.library = library
        self.lang = lang
        self.book = library.book
        self.speech = Speech(library, lang, -1, ())

    def box(self, box: printed.BoxEntry) -> BoxEntry:
        by_key = {fighter.key: fighter for fighter in self.book.fighters}
        attacks = self.decks(box)
        for entry in box.fighters:
            attacks += self.sheet(by_key[entry.key], entry, box.key)
        art = self.library.box(box.key).art
        symbols = art.symbols()
        return BoxEntry(
            key=box.key,
            name=box.name,
            fighters=[self.fighter(by_key[each.key], each, box.key) for each in box.fighters],
            attacks=attacks,
            skills=[
                SkillEntry(s.key, box.key, s.name, s.initiative, s.text, source_of(s))
                for s in box.skills
            ],
            tokens=[
                self.token(token, entry)
                for token, entry in zip(self.of(box.key, self.book.tokens), box.tokens, strict=True)
            ],
            arenas=[
                self.arena(arena, entry)
                for arena, entry in zip(self.of(box.key, self.book.arenas), box.arenas, strict=True)
            ],
            art=f"{ART}/{box.key}/{art.version}",
            drawings=[place for place in art.drawings if place not in symbols],
            symbols=symbols,
        )

    def of(self, box: str, things: list[Found]) -> list[Found]:
        return [thing for thing in things if thing.box == box]

    def decks(self, box: printed.BoxEntry) -> list[AttackEntry]:
        """11.2: the attacks of the decks, with the cards that show them."""
        by_key = {attack.key: attack for attack in self.of(box.key, self.book.attacks)}
        return [self.attack(by_key[each.key], each, box.key, "") for each in box.attacks]

    def sheet(self, fighter: Fighter, entry: printed.FighterEntry, box: str) -> list[AttackEntry]:
        specials = [self.book.attacks[number] for number in fighter.specials]
        pairs = zip(specials, entry.specials, strict=True)
        return [self.attack(attack, each, box, fighter.key) for attack, each in pairs]

    def attack(
        self, attack: Attack, entry: printed.AttackEntry, box: str, fighter: str
    ) -> AttackEntry:
        spaces = max(arena.spaces for arena in self.book.arenas)
        return AttackEntry(
            key=entry.key,
            box=box,
            fighter=fighter,
            name=entry.name,
            type=ATTACK_TYPES[attack.type],
            reach=reach_of(self.speech, attack, attack.lo, attack.hi, spaces),
            heavy=entry.heavy,
            light=entry.light,
            ko=entry.ko,
            cost=entry.cost_letters,
            cost_text=entry.cost,
            text=entry.text,
            line=entry.line,
            copies=[Copies(each.letters, each.symbols, each.count) for each in entry.copies],
            source=source_of(entry),
        )

    def fighter(self, fighter: Fighter, entry: printed.FighterEntry, box: str) -> FighterEntry:
        return FighterEntry(
            key=entry.key,
            box=box,
            name=entry.name,
            title=entry.fighter_class,
            plan=entry.plan,
            colour=self.library.fighter_colour(fighter),
            tokens=[token.key for token in self.library.fighter_tokens(fighter)],
            specials=[special.key for special in entry.specials],
            text=entry.text,
            source=source_of(entry),
        )

    def token(self, token: Token, entry: printed.PlainEntry) -> TokenEntry:
        return TokenEntry(
            token.key,
            token.box,
            entry.name,
            token.count,
            token.on_space,
            entry.text,
            source_of(entry),
        )

    def arena(self, arena: Arena, entry: printed.PlainEntry) -> ArenaEntry:
        scenery = self.library.scenery(arena)
        call = scenery.call
        return ArenaEntry(
            key=arena.key,
            box=arena.box,
            name=entry.name,
            spaces=arena.spaces,
            starts=arena.starts,
            edges=has_edges(arena),
            candles=arena.candles,
            candle_name=self.library.candle_name(arena, self.lang),
            plan=self.library.arena_plan(arena, self.lang),
            sky=scenery.sky,
            air=[Air(each.pitch, each.sway, each.seconds, each.volume) for each in scenery.air],
            call=Call(cast(Sound, call.sound), call.least, call.most) if call else None,
            text=entry.text,
            source=source_of(entry),
        )


def source_of(entry: printed.Entry) -> Source:
    return cast(Source, entry.source)


def spoken(words: Words) -> Spoken:
    """The names of icons and levels."""
    symbols = dict(zip(SYMBOL_LETTERS, SYMBOLS, strict=True)) | {"?": "wild"}
    return Spoken(
        symbols={letter: words.say(id_of("symbol", word)) for letter, word in symbols.items()},
        types={word: words.say(id_of("type", word)) for word in ATTACK_TYPES},
        wounds={
            "heavy": words.say("gallery-heavy"),
            "light": words.say("gallery-light"),
        },
        ko=words.say("ko"),
        levels={level: words.say(id_of("level", level)) for level in LEVELS},
        level_plans={level: words.say(id_of("level-plan", level)) for level in LEVELS},
    )
