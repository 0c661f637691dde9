"""Reads skills.toml: Skill cards (2.3), their powers and what they change in the rules (1.3)."""

from __future__ import annotations

from collections.abc import Iterable

from knockdown.content import values
from knockdown.content.conditions import read_conditions
from knockdown.content.draft import Draft
from knockdown.content.powers import read_sheet_power
from knockdown.content.problems import hint, shown
from knockdown.content.reader import Names, Table
from knockdown.content.scenes import POOL
from knockdown.engine.book import (
    Attack,
    Modifiers,
    PoolChange,
    RangeChange,
    Skill,
    SkillSet,
)
from knockdown.engine.terms import RANGE_SPACES, STRIKE

FEWEST_SKILLS = 6  # 3.3 deals 3 to each player

# Attributes of `book.Modifiers` that are numbers, with their bounds, and that are flags.
NUMBERS = {
    "block_cards": (-9, 9),
    "opponent_block_cards": (-9, 9),
    "opponent_hand_limit": (2, 9),
    "hand_limit": (2, 9),
    "actions": (-1, 2),
    "steps": (0, 4),
    "ko_from_wounds": (1, 20),
    "test_discount": (0, 9),
}
FLAGS = (
    "block_does_both",
    "improvise",
    "ignores_forced_moves",
    "ignores_edge",
    "ignores_candles",
)
ROLES = ("attacker", "target")


def read_skills(draft: Draft, file: Table) -> None:
    """skills.toml: one skill set, named like its box."""
    tables = file.tables("skill")
    skills = [_read_skill(draft, table) for table in tables]
    if not file.has("skill"):
        file.missing("skill", "at least one [[skill]]")
    elif len(skills) < FEWEST_SKILLS:
        file.spot.note(
            f"the skill set has {len(skills)} Skills",
            f"write {FEWEST_SKILLS} or more: 3 are dealt to each player",
        )
    _check_initiatives(tables)
    file.close()
    draft.book.add_skill_set(SkillSet(draft.box, [skill.index for skill in skills]))


def _check_initiatives(tables: Iterable[Table]) -> None:
    """3.5: a tie is possible between boxes, never within one set."""
    seen: dict[object, str] = {}
    for table in tables:
        initiative = table.data.get("initiative")
        if not isinstance(initiative, int):
            continue
        label = table.spot.path[-1]
        if initiative in seen:
            table.spot.into("initiative").note(
                f"the Initiative {initiative} is also that of {seen[initiative]}",
                "give every Skill of the set its own Initiative",
            )
        seen.setdefault(initiative, label)


def _read_skill(draft: Draft, table: Table) -> Skill:
    key = table.key()
    names = table.names("name")
    source = table.source()
    initiative = table.integer("initiative", 1, 99)
    powers = [read_sheet_power(draft, inner) for inner in table.tables("power")]
    modifiers = _read_modifiers(draft, table, key, names, source)
    if not table.has("power") and not table.has("modify"):
        table.spot.note("the Skill does nothing", "give it [skill.modify] or [[skill.power]]")
    table.close()
    skill = Skill(key, draft.box, initiative, powers, modifiers)
    draft.claim("skill", key, table)
    draft.book.add_skill(skill)
    draft.library.entitle(skill, names, source)
    return skill


def _read_modifiers(draft: Draft, skill: Table, key: str, names: Names, source: str) -> Modifiers:
    modifiers = Modifiers()
    if not skill.has("modify"):
        return modifiers
    table = skill.table("modify")
    for name, (low, high) in NUMBERS.items():
        if table.has(name):
            setattr(modifiers, name, table.integer(name, low, high))
    for name in FLAGS:
        if table.has(name):
            setattr(modifiers, name, table.flag(name))
    modifiers.ranges = [_read_range(draft, inner) for inner in table.tables("ranges")]
    modifiers.pools = [_read_pool(draft, inner) for inner in table.tables("pools")]
    if table.has("take_top"):
        attack = _read_take_top(draft, table.table("take_top"), key)
        draft.add_attack(attack, skill)
        draft.library.entitle(attack, names, source)
        modifiers.take_top = attack.index
    table.close()
    if not table.data:
        table.spot.note("nothing is changed", "name a change or leave [skill.modify] out")
    return modifiers


def _read_range(draft: Draft, table: Table) -> RangeChange:
    """A new range: for named attacks of any box (2.3), or for every attack of range 1."""
    if table.has("range_one"):
        low, high = table.notation("range_one", values.spaces, values.SPACES_FORM, (1, 1))
        table.close()
        return RangeChange([], low, high)
    right = 'attacks = ["high_kick", …] with a range, or range_one = "1-2"'
    if not table.has("attacks"):
        table.missing("attacks", right)
    known = dict.fromkeys(attack.key for attack in draft.book.attacks)
    attacks = table.texts("attacks", right)
    for number, key in enumerate(attacks, 1):
        if key not in known:
            spot = table.spot.into(f"attacks[{number}]")
            spot.note(f"there is no attack {shown(key)}", hint(key, known))
    low, high = table.notation("range", values.spaces, values.SPACES_FORM, (1, 1))
    table.close()
    return RangeChange(attacks, low, high)


def _read_pool(draft: Draft, table: Table) -> PoolChange:
    """6.1: a change of the wound pool of your attacks, or of attacks on you."""
    role = table.word("as", ROLES)
    soften = table.flag("soften")
    heavy, light = table.notation(
        "wounds", values.change, values.CHANGE_FORM, (0, 0), required=not soften
    )
    strikes_only = table.flag("strikes_only", default=True)
    conditions = read_conditions(draft, table, "if", POOL)
    table.close()
    return PoolChange(role == "target", heavy, light, strikes_only, soften, conditions)


def _read_take_top(draft: Draft, table: Table, key: str) -> Attack:
    """The Strike that comes with taking the deck's top card, named like its Skill."""
    low, high = table.notation("range", values.spaces, values.SPACES_FORM, (1, 1))
    heavy, light = table.notation("wounds", values.wounds, values.WOUNDS_FORM, (0, 0))
    table.close()
    return Attack(key, draft.box, STRIKE, low, high, heavy, light, range_kind=RANGE_SPACES)
