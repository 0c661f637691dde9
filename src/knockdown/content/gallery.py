"""The output of `knockdown cards`: as tables, as plain lines for screen readers, or as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from difflib import get_close_matches
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from knockdown.content.catalogue import (
    AttackEntry,
    BoxEntry,
    CopyEntry,
    Entry,
    FighterEntry,
    PlainEntry,
    Selection,
    SkillEntry,
    catalogue,
    folded,
)
from knockdown.content.library import Library
from knockdown.content.words import Words, words_for

RECONSTRUCTED: Final = "reconstructed"
MARK: Final = "*"
HEAVY_CUBE: Final = "■"
LIGHT_CUBE: Final = "□"
HEAVY_STYLE: Final = "bold red"
LIGHT_STYLE: Final = "yellow"
TYPE_STYLES: Final = {"strike": "red", "ability": "cyan", "reaction": "magenta"}
# Wide enough for most names, and for every type and pool, in all three languages.
NAME_WIDTH: Final = 22
TYPE_WIDTH: Final = 11
POOL_WIDTH: Final = 4


def show(
    library: Library,
    lang: str,
    console: Console,
    selection: Selection | None = None,
    *,
    plain: bool = False,
) -> bool:
    """Print the selected cards. Returns whether there were any."""
    words = words_for(lang)
    boxes = catalogue(library, lang, selection)
    if not boxes:
        console.print(_nothing(library, words, selection or Selection()))
    elif plain:
        for line in _PlainPage(words).lines(boxes):
            console.print(line, markup=False, highlight=False, emoji=False, soft_wrap=True)
    else:
        page = _Page(words)
        for box in boxes:
            console.print(page.box(box))
        console.print(page.legend(boxes))
    return bool(boxes)


def _nothing(library: Library, words: Words, selection: Selection) -> str:
    """A message that no card matches, with the nearest name."""
    all_boxes = catalogue(library, words.lang, replace(selection, search=""))
    names = {folded(entry.name): entry.name for box in all_boxes for entry in _entries(box)}
    near = get_close_matches(folded(selection.search), names, n=1)
    return words.say("gallery-near", name=names[near[0]]) if near else words.say("gallery-nothing")


def as_json(library: Library, lang: str, selection: Selection | None = None) -> object:
    """The selected cards as lists and dictionaries."""
    return [asdict(box) for box in catalogue(library, lang, selection)]


class _Page:
    """Cards as tables and panels."""

    def __init__(self, words: Words) -> None:
        self._say = words.say

    def box(self, box: BoxEntry) -> RenderableType:
        parts: list[RenderableType] = [Rule(Text(box.name, "bold"), style="bright_black")]
        if box.fighters:
            parts += [self._heading("gallery-fighters"), *map(self._fighter, box.fighters)]
        if box.attacks:
            count = sum(copy.count for attack in box.attacks for copy in attack.copies)
            parts += [self._heading("gallery-attacks", n=count), _inset(self._attacks(box.attacks))]
        if box.skills:
            parts += [self._heading("gallery-skills"), _inset(self._skills(box.skills))]
        if box.tokens:
            parts += [self._heading("gallery-tokens"), _inset(self._plain(box.tokens))]
        if box.arenas:
            parts += [self._heading("gallery-arenas"), _inset(self._plain(box.arenas))]
        return Group(*parts, Text())

    def legend(self, boxes: Sequence[BoxEntry]) -> RenderableType:
        """The signs used, each explained."""
        signs = []
        pools = [attack for box in boxes for attack in _attacks(box)]
        if any(attack.heavy for attack in pools):
            signs.append(Text.assemble((HEAVY_CUBE, HEAVY_STYLE), " ", self._say("gallery-heavy")))
        if any(attack.light for attack in pools):
            signs.append(Text.assemble((LIGHT_CUBE, LIGHT_STYLE), " ", self._say("gallery-light")))
        lines = [Text("   ").join(signs)] if signs else []
        if any(entry.source == RECONSTRUCTED for box in boxes for entry in _entries(box)):
            lines.append(Text(f"{MARK} {self._say('gallery-footnote')}", "dim"))
        return _inset(Group(*lines))

    def _heading(self, message: str, **args: int) -> RenderableType:
        return Padding(Text(self._say(message, **args), "bold underline"), (1, 1, 0, 1))

    def _fighter(self, fighter: FighterEntry) -> RenderableType:
        parts: list[RenderableType] = [Text(fighter.plan, "italic")]
        if fighter.tokens:
            parts.append(Text(self._say("gallery-brings", tokens=", ".join(fighter.tokens))))
        if fighter.text:
            parts.append(Text(fighter.text))
        title = Text.assemble(_name(fighter), (f" · {fighter.fighter_class}", "not bold"))
        body = Group(*parts, Text(), self._attacks(fighter.specials))
        return Panel(body, title=title, title_align="left", border_style="bright_black")

    def _attacks(self, attacks: Sequence[AttackEntry]) -> Table:
        table = Table.grid(padding=(0, 2), expand=True)
        table.add_column(width=NAME_WIDTH)
        table.add_column(width=TYPE_WIDTH)
        table.add_column(width=POOL_WIDTH)
        table.add_column(ratio=1)
        for attack in attacks:
            table.add_row(*self._attack(attack))
        return table

    def _attack(self, attack: AttackEntry) -> Iterator[Text]:
        cost = f"\n{attack.cost}" if attack.cost else ""
        yield Text.assemble(_name(attack), (cost, "dim"))
        yield Text.assemble((attack.type_name, TYPE_STYLES[attack.type]), f"\n{attack.reach}")
        ko = f"\n{self._say('ko')}" if attack.ko else ""
        yield Text.assemble(_cubes(attack), (ko, "bold red"))
        yield Text("\n").join(self._effect(attack))

    def _effect(self, attack: AttackEntry) -> Iterator[Text]:
        if attack.text:
            yield Text(attack.text)
        if attack.copies:
            yield Text(self._say("gallery-cards", copies=_copies(attack.copies)), "dim")

    def _skills(self, skills: Sequence[SkillEntry]) -> Table:
        table = _named_table()
        for skill in skills:
            initiative = self._say("gallery-initiative", n=skill.initiative)
            table.add_row(Text.assemble(_name(skill), (f"\n{initiative}", "dim")), skill.text)
        return table

    def _plain(self, entries: Sequence[PlainEntry]) -> Table:
        table = _named_table()
        for entry in entries:
            table.add_row(_name(entry), entry.text)
        return table


class _PlainPage:
    """Cards as sentences, one per line: for screen readers, pipes and files."""

    def __init__(self, words: Words) -> None:
        self._say = words.say

    def lines(self, boxes: Sequence[BoxEntry]) -> Iterator[str]:
        for number, box in enumerate(boxes):
            if number:
                yield ""
            yield box.name
            yield from self._box(box)

    def _box(self, box: BoxEntry) -> Iterator[str]:
        if box.fighters:
            yield from self._heading("gallery-fighters")
        for fighter in box.fighters:
            yield from self._fighter(fighter)
        if box.attacks:
            count = sum(copy.count for attack in box.attacks for copy in attack.copies)
            yield from self._heading("gallery-attacks", n=count)
            for attack in box.attacks:
                copies = self._say("gallery-cards", copies=_copies(attack.copies))
                yield f"{self._marked(attack, attack.line)} {copies}."
        if box.skills:
            yield from self._heading("gallery-skills")
            for skill in box.skills:
                initiative = self._say("gallery-initiative", n=skill.initiative)
                yield self._marked(skill, f"{skill.name} ({initiative}): {skill.text}")
        for message, entries in (("gallery-tokens", box.tokens), ("gallery-arenas", box.arenas)):
            if entries:
                yield from self._heading(message)
                yield from (self._marked(each, f"{each.name}: {each.text}") for each in entries)

    def _heading(self, message: str, **args: int) -> Iterator[str]:
        yield ""
        yield self._say(message, **args)

    def _fighter(self, fighter: FighterEntry) -> Iterator[str]:
        yield self._marked(fighter, f"{fighter.name}, {fighter.fighter_class}. {fighter.plan}")
        if fighter.tokens:
            yield self._say("gallery-brings", tokens=", ".join(fighter.tokens)) + "."
        if fighter.text:
            yield fighter.text
        for special in fighter.specials:
            yield self._marked(special, special.line)

    def _marked(self, entry: Entry, line: str) -> str:
        return f"{line} [{self._say('gallery-mark')}]" if entry.source == RECONSTRUCTED else line


def _inset(part: RenderableType) -> RenderableType:
    return Padding(part, (0, 1))


def _named_table() -> Table:
    table = Table.grid(padding=(0, 2), expand=True)
    table.add_column(width=NAME_WIDTH)
    table.add_column(ratio=1)
    return table


def _name(entry: Entry) -> Text:
    mark = MARK if entry.source == RECONSTRUCTED else ""
    return Text.assemble((entry.name, "bold"), (mark, "dim"))


def _cubes(attack: AttackEntry) -> Text:
    """1.1: heavy cubes are dark, light ones pale."""
    return Text.assemble(
        (HEAVY_CUBE * attack.heavy, HEAVY_STYLE), (LIGHT_CUBE * attack.light, LIGHT_STYLE)
    )


def _copies(copies: Sequence[CopyEntry]) -> str:
    """`Fist ×2, Block + Dash`."""
    return ", ".join(
        copy.symbols if copy.count == 1 else f"{copy.symbols} ×{copy.count}" for copy in copies
    )


def _attacks(box: BoxEntry) -> Iterator[AttackEntry]:
    yield from box.attacks
    for fighter in box.fighters:
        yield from fighter.specials


def _entries(box: BoxEntry) -> Iterator[Entry]:
    yield from box.fighters
    yield from _attacks(box)
    yield from box.skills
    yield from box.tokens
    yield from box.arenas
