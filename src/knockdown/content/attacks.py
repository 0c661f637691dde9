"""Reads attacks: those on Attack cards (attacks.toml) and those on Fighter Sheets."""

from __future__ import annotations

from dataclasses import dataclass

from knockdown.content import values
from knockdown.content.conditions import read_conditions
from knockdown.content.draft import Draft
from knockdown.content.effects import EffectReader
from knockdown.content.problems import shown
from knockdown.content.reader import Table
from knockdown.content.scenes import CARD, SPECIAL, TAKEN
from knockdown.engine.book import NONE, Attack, Condition
from knockdown.engine.terms import (
    ATTACK_TYPES,
    NO_TRIGGER,
    RANGE_SPACES,
    REACTION,
    STRIKE,
    TRIGGERS,
)


@dataclass(frozen=True)
class PrintedCard:
    """One copy of an attack, with the symbols it shows (2.1)."""

    attack: int
    symbols: tuple[int, ...]


def read_deck(draft: Draft, file: Table) -> list[PrintedCard]:
    """attacks.toml: the Attack cards in file order."""
    cards: list[PrintedCard] = []
    for table in file.tables("attack"):
        attack = _read_attack(draft, table, CARD, NO_TRIGGER, [])
        attack.taken = EffectReader(draft, TAKEN).optional(table, "taken")
        cards += [PrintedCard(attack.index, symbols) for symbols in _read_copies(table)]
        table.close()
    if not file.has("attack"):
        file.missing("attack", "at least one [[attack]]")
    file.close()
    return cards


def read_special(draft: Draft, table: Table) -> int:
    """2.2, 4.6: a Special Attack, with its cost and, for a Reaction, its trigger."""
    trigger = _read_trigger(table)
    scene = TRIGGERS[trigger] if trigger != NO_TRIGGER else SPECIAL
    needs = read_conditions(draft, table, "if", scene)
    attack = _read_attack(draft, table, scene, trigger, needs)
    slots = table.notation("cost", values.cost, values.COST_FORM, [1])
    attack.cost = draft.book.add_cost(slots)
    _read_unblockable(draft, table, attack, scene)
    table.close()
    return attack.index


def _read_attack(
    draft: Draft, table: Table, scene: str, trigger: int, needs: list[Condition]
) -> Attack:
    """2.1: the fields that cards and sheets share."""
    key = table.key()
    names = table.names("name")
    source = table.source()
    type_name = table.word("type", ATTACK_TYPES)
    range_kind, low, high = table.notation(
        "range", values.reach, values.RANGE_FORM, (RANGE_SPACES, 1, 1)
    )
    heavy, light = table.notation(
        "wounds", values.wounds, values.WOUNDS_FORM, (0, 0), required=False
    )
    attack = Attack(
        key,
        draft.box,
        ATTACK_TYPES.index(type_name) if type_name else STRIKE,
        low,
        high,
        heavy,
        light,
        ko=table.flag("ko"),
        range_kind=range_kind,
        effect=EffectReader(draft, scene).optional(table, "effect"),
        trigger=trigger,
        needs=needs,
    )
    _check_does_something(table, attack)
    draft.add_attack(attack, table)
    draft.library.entitle(attack, names, source)
    return attack


def _check_does_something(table: Table, attack: Attack) -> None:
    idle = not (attack.heavy or attack.light or attack.ko or attack.effect != NONE)
    if idle and not table.has("wounds"):
        table.spot.note("the attack does nothing", "give it wounds, an effect or ko = true")


def _read_copies(table: Table) -> list[tuple[int, ...]]:
    right = f"a list with {values.CARD_FORM} for each copy"
    if not table.has("cards"):
        table.missing("cards", right)
    copies = []
    for number, letters in enumerate(table.texts("cards", right), 1):
        symbols = values.symbols(letters)
        if symbols is None:
            spot = table.spot.into(f"cards[{number}]")
            spot.note(f"{shown(letters)} is not possible here", f"write {values.CARD_FORM}")
        else:
            copies.append(tuple(symbols))
    return copies


def _read_trigger(table: Table) -> int:
    """4.8: only a Reaction has a trigger."""
    is_reaction = table.data.get("type") == ATTACK_TYPES[REACTION]
    if is_reaction:
        name = table.word("trigger", TRIGGERS[1:])
        return TRIGGERS.index(name) if name else NO_TRIGGER
    if table.has("trigger"):
        table.spot.into("trigger").note(
            "only a Reaction has a trigger", 'write type = "reaction" or leave the trigger out'
        )
    return NO_TRIGGER


def _read_unblockable(draft: Draft, table: Table, attack: Attack, scene: str) -> None:
    """6.4: only Strikes can be blocked, so only they can be unblockable."""
    attack.unblockable_if = read_conditions(draft, table, "unblockable_if", scene)
    if attack.type != STRIKE and table.has("unblockable_if"):
        table.spot.into("unblockable_if").note(
            "only a Strike can be blocked at all", 'write type = "strike" or leave it out'
        )
