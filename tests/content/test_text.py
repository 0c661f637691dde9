"""What stands on attacks, Skills, tokens and arenas, and on every real card."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from knockdown import content
from knockdown.content.catalogue import BoxEntry, catalogue
from knockdown.content.library import Library
from knockdown.content.text import CardWriter
from knockdown.content.words import LANGUAGES
from knockdown.engine import terms
from knockdown.engine.book import (
    NONE,
    Arena,
    Attack,
    Card,
    Condition,
    Cost,
    Face,
    Modifiers,
    Op,
    PoolChange,
    Power,
    RangeChange,
    Skill,
)

GOLDEN = Path(__file__).with_name("cards.golden.txt")
# Tokens of the `library` fixture.
POISON, CURSE, TRAP = range(3)


# --------------------------------------------------------------------------- attacks
def attack_of(library: Library, attack: Attack) -> Attack:
    library.book.add_attack(attack)
    library.entitle(attack, {"en": "Jab", "es": "Directo", "pl": "Prosty"}, "custom")
    return attack


def test_an_attack_in_one_line(library: Library) -> None:
    effect = library.book.add_program([Op(terms.PUSH, 1)])
    taken = library.book.add_program([Op(terms.SUFFER, 0, 1)])
    attack = attack_of(
        library,
        Attack("jab", "test", terms.STRIKE, 1, 2, 1, 0, ko=True, effect=effect, taken=taken),
    )
    assert [CardWriter(library, lang).attack_line(attack) for lang in LANGUAGES] == [
        "Jab: Strike, range 1–2. 1 heavy wound. Push the opponent 1 space Backward. "
        "After taking this card: you suffer 1 light wound. K.O.",
        "Directo: Golpe, Alcance 1–2. 1 Herida Grave. Mueve a tu oponente 1 casilla hacia atrás. "
        "Tras tomar esta carta: sufres 1 Herida Leve. K.O.",
        "Prosty: Uderzenie, zasięg 1–2. 1 Obrażenie ciężkie. Przesuń przeciwnika o 1 pole Wstecz. "
        "Po wzięciu tej karty: otrzymujesz 1 Obrażenie lekkie. K.O.",
    ]


def test_a_special_attack_names_its_cost_and_its_needs(library: Library) -> None:
    cost = library.book.add_cost([1 << terms.KICK, terms.WILD])
    on_trap = [Condition(terms.ON_TOKEN, TRAP)]
    attack = attack_of(
        library,
        Attack(
            "jab",
            "test",
            terms.STRIKE,
            2,
            2,
            0,
            0,
            cost=cost,
            needs=on_trap,
            unblockable_if=on_trap,
        ),
    )
    assert CardWriter(library, "en").attack_line(attack) == (
        "Jab (Kick + Wild): Strike, range 2. Only if you stand on any Trap token. "
        "This Strike cannot be blocked if you stand on any Trap token."
    )


@pytest.mark.parametrize("trigger", range(1, len(terms.TRIGGERS)))
def test_a_reaction_says_what_it_answers_to(library: Library, trigger: int) -> None:
    effect = library.book.add_program([Op(terms.SWAP)])
    reaction = Attack(
        "jab", "test", terms.REACTION, 1, 1, 0, 0, effect=effect, trigger=trigger,
        needs=[Condition(terms.CROSSED)],
    )  # fmt: skip
    text = CardWriter(library, "en").attack_text(reaction)
    assert re.fullmatch(r"(When|After) .+, if you have .+: swap places with the opponent\.", text)


def test_a_reaction_without_effect(library: Library) -> None:
    reaction = Attack("jab", "test", terms.REACTION, 1, 1, 1, 0, trigger=terms.ON_WOUNDED)
    text = CardWriter(library, "en").attack_text(reaction)
    assert text == "When the opponent’s attack has wounded you."


@pytest.mark.parametrize(
    ("kind", "short", "phrase"),
    [
        (terms.RANGE_PROJECTILE, "pocisk", "zasięg pocisku"),
        (terms.RANGE_UNLIMITED, "bez limitu", "zasięg nieograniczony"),
        (terms.RANGE_SPACES, "1–5", "zasięg 1–5"),
    ],
)
def test_ranges(library: Library, kind: int, short: str, phrase: str) -> None:
    attack = Attack("jab", "test", terms.STRIKE, 1, 5, 1, 0, range_kind=kind)
    writer = CardWriter(library, "pl")
    assert (writer.range_text(attack), writer.range_phrase(attack)) == (short, phrase)


def test_faces_and_costs(library: Library) -> None:
    writer = CardWriter(library, "es")
    assert writer.face_text(Face([terms.BLOCK, terms.FOCUS])) == "Bloquear + Concentración"
    assert writer.cost_text(Cost([1 << terms.KICK, terms.WILD])) == "Patada + Comodín"


# ------------------------------------------------------- skills, tokens and arenas
def skill_texts(library: Library, modifiers: Modifiers, *powers: Power) -> list[str]:
    skill = Skill("skill", "test", 1, list(powers), modifiers)
    return [CardWriter(library, lang).skill_text(skill) for lang in LANGUAGES]


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("block_cards", 1, "When you block, you count 1 card more in hand."),
        ("block_cards", -2, "When you block, you count 2 cards fewer in hand."),
        ("opponent_block_cards", -2, "When the opponent blocks, they count 2 cards fewer in hand."),
        ("opponent_block_cards", 1, "When the opponent blocks, they count 1 card more in hand."),
        ("actions", 1, "You have 1 action more each turn."),
        ("actions", -1, "You have 1 action fewer each turn."),
        ("opponent_hand_limit", 4, "The opponent’s hand limit is 4."),
        ("hand_limit", 8, "Your hand limit is 8."),
        ("steps", 1, "Your Move or Dash may go 1 space farther."),
        ("improvise", True, "In each payment, one of your symbols may stand for any other."),
        ("test_discount", 2, "In your Knockdown Tests, leave out 2 wounds."),
        ("ignores_edge", True, "You are not affected by edges."),
    ],
)
def test_a_modifier(library: Library, name: str, value: int, expected: str) -> None:
    modifiers = Modifiers()
    setattr(modifiers, name, value)
    said = skill_texts(library, modifiers)
    assert said[0] == expected
    assert len(set(said)) == len(LANGUAGES)


def test_immunities_are_one_sentence(library: Library) -> None:
    modifiers = Modifiers()
    modifiers.ignores_forced_moves = modifiers.ignores_edge = modifiers.ignores_candles = True
    assert skill_texts(library, modifiers) == [
        "You are not affected by forced movement, edges or Candles.",
        "No te afectan los movimientos forzados, los extremos ni las Velas.",
        "Nie działają na ciebie wymuszone ruchy, skrajne pola ani Świece.",
    ]


def test_ranges_of_named_attacks(library: Library) -> None:
    attack_of(library, Attack("jab", "test", terms.STRIKE, 1, 1, 1, 0))
    modifiers = Modifiers()
    modifiers.ranges = [RangeChange(["jab", "axe_kick"], 1, 3), RangeChange([], 1, 2)]
    assert skill_texts(library, modifiers)[0] == (
        "Your Jab and Axe Kick have range 1–3. Your attacks of range 1 have range 1–2."
    )


@pytest.mark.parametrize(
    ("pool", "expected"),
    [
        (PoolChange(False, 0, 1), "Your Strikes inflict 1 light wound more."),
        (
            PoolChange(True, -1, 0, strikes_only=False),
            "The opponent’s attacks inflict 1 heavy wound less.",
        ),
        (
            PoolChange(False, 1, -1),
            "Your Strikes inflict 1 heavy wound more. Your Strikes inflict 1 light wound less.",
        ),
        (
            PoolChange(
                True, 0, 0, soften=True, conditions=[Condition(terms.DISTANCE, 2, terms.FAR)]
            ),
            "If the opponent is 2 or more spaces away, the opponent’s Strikes inflict 1 light "
            "wound less or, if they have none, 1 light wound instead of 1 heavy.",
        ),
    ],
)
def test_changes_of_the_pool(library: Library, pool: PoolChange, expected: str) -> None:
    modifiers = Modifiers()
    modifiers.pools = [pool]
    assert skill_texts(library, modifiers)[0] == expected


def test_taking_the_top_card(library: Library) -> None:
    modifiers = Modifiers()
    attack = Attack("luck", "test", terms.STRIKE, 1, 2, 0, 1)
    modifiers.take_top = library.book.add_attack(attack)
    assert skill_texts(library, modifiers)[0].endswith(
        "Doing so inflicts 1 light wound (Strike, range 1–2)."
    )
    attack.light = 0
    assert "inflicts" not in skill_texts(library, modifiers)[0]


@pytest.mark.parametrize("moment", range(len(terms.MOMENTS)))
def test_a_power_at_every_moment(library: Library, moment: int) -> None:
    program = library.book.add_program([Op(terms.ADVANCE, 1)])
    power = Power(moment, program, [Condition(terms.AT_CENTRE)], may=True, once_per_turn=True)
    said = skill_texts(library, Modifiers(), power)
    assert re.fullmatch(
        r"Once per turn, .+, if you stand in the centre of the Arena: you may move 1 space "
        r"Forward\.",
        said[0],
    )
    assert len(set(said)) == len(LANGUAGES)


def test_a_token_that_acts_on_any_fighter_that_enters(library: Library) -> None:
    ops = [Op(terms.WOUND, 0, 1), Op(terms.STOP), Op(terms.REMOVE_HERE, token=TRAP)]
    power = Power(terms.ENTER, library.book.add_program(ops))
    trap = library.book.tokens[TRAP]
    trap.powers = [power]
    trap.under_fighters = False
    trap.recycles = True
    writer = CardWriter(library, "en")
    rule = "inflict 1 light wound; the movement ends here; remove the Trap token from this space."
    start = "On spaces, at most 4. Placing one more moves the oldest. Never placed under a fighter."
    assert writer.token_text(trap) == (
        f"{start} When a fighter enters this space (‘the opponent’ is that fighter): {rule}"
    )
    trap.affects_owner = False
    assert writer.token_text(trap) == f"{start} When the opponent enters this space: {rule}"


def test_tokens_on_a_sheet_act_one_by_one(library: Library) -> None:
    power = Power(terms.TURN_START, library.book.add_program([Op(terms.SUFFER, 0, 1)]))
    library.book.tokens[POISON].powers = library.book.tokens[CURSE].powers = [power]
    writer = CardWriter(library, "en")
    assert writer.token_text(library.book.tokens[POISON]) == (
        "On a Fighter Sheet, at most 2. It speaks to the fighter who holds it. "
        "At the start of your turn, for each Poison token: you suffer 1 light wound."
    )
    assert writer.token_text(library.book.tokens[CURSE]) == (
        "On a Fighter Sheet, at most 1. It speaks to the fighter who holds it. "
        "At the start of your turn: you suffer 1 light wound."
    )


def test_an_arena_with_both_rules(library: Library) -> None:
    arena = Arena(
        "pit", "test", 7, [1, 5], [Card(NONE, NONE)], [],
        edge_light=1, candles=1, candle_heavy=1,
    )  # fmt: skip
    text = CardWriter(library, "en").arena_text(arena)
    assert text.startswith("7 spaces, starting spaces 2 and 6. A fighter on an edge")
    assert "suffers 1 light wound more. The Attack deck holds 1 Candle card." in text
    assert text.endswith("farther from the centre, suffers 1 heavy wound.")


# ---------------------------------------------------------------------- real cards
def described(box: BoxEntry) -> Iterator[tuple[str, str]]:
    """Every printed thing of a box: what it is, and its whole text."""
    for fighter in box.fighters:
        text = f"{fighter.name}, {fighter.fighter_class}. {fighter.plan} {fighter.text}".rstrip()
        yield f"fighter {fighter.key}", text
        for special in fighter.specials:
            yield f"special {fighter.key}/{special.key}", special.line
    for attack in box.attacks:
        symbols = ", ".join(f"{copy.count} {copy.symbols}" for copy in attack.copies)
        yield f"attack {attack.key}", f"{attack.line} ({symbols})"
    for skill in box.skills:
        yield f"skill {skill.key}", f"{skill.name} [{skill.initiative}]: {skill.text}"
    for kind, entries in (("token", box.tokens), ("arena", box.arenas)):
        for entry in entries:
            yield f"{kind} {entry.key}", f"{entry.name}: {entry.text}"


def real_cards() -> list[tuple[str, tuple[str, ...]]]:
    """Every card of the two boxes with its text in the three languages."""
    shelves = [catalogue(content.load(), lang) for lang in LANGUAGES]
    return [
        (f"{boxes[0].key}: {same[0][0]}", tuple(text for _, text in same))
        for boxes in zip(*shelves, strict=True)
        for same in zip(*(described(box) for box in boxes), strict=True)
    ]


def test_there_are_words_for_every_card_of_both_boxes() -> None:
    book = content.load().book
    decks = [len({card.attack for card in arena.cards} - {NONE}) for arena in book.arenas]
    specials = sum(len(fighter.specials) for fighter in book.fighters)
    others = len(book.fighters) + len(book.skills) + len(book.tokens) + len(book.arenas)
    assert len(real_cards()) == sum(decks) + specials + others


@pytest.mark.parametrize(("card", "said"), real_cards())
def test_a_real_card_is_written_out_in_three_languages(card: str, said: tuple[str, ...]) -> None:
    assert len(set(said)) == len(LANGUAGES), card
    for text in said:
        assert text.strip() == text
        assert not re.search(r"[{}$]|None|  |\.\.|-1|::", text), text


def test_the_words_of_every_card_are_as_read_and_approved() -> None:
    """Run with UPDATE_GOLDEN=1 after a change of wording, and read the difference."""
    lines = []
    for card, said in real_cards():
        lines += [card, *(f"  {text}" for text in said), ""]
    text = "\n".join(lines)
    if os.environ.get("UPDATE_GOLDEN") == "1":
        GOLDEN.write_text(text, encoding="utf-8")
    assert GOLDEN.read_text(encoding="utf-8") == text
