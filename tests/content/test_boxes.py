"""The two built-in boxes: what the booklets tell, and what makes the decks worth playing."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from knockdown.content import LANGUAGES, Library, UnknownKey, load
from knockdown.engine.book import NONE, Arena, Attack, Fighter, Op, Skill, Token
from knockdown.engine.terms import (
    AFTER_ATTACK,
    ATTACK_TYPES,
    FAR,
    FOCUS,
    NO_TRIGGER,
    ON_ATTACKED,
    ON_MOVE,
    ON_WOUNDED,
    OPERATIONS,
    RANGE_PROJECTILE,
    RANGE_SPACES,
    RANGE_UNLIMITED,
    REACTION,
    STRIKE,
    TRIGGERS,
)

BOXES = ("siege_storm", "tainted_grail")
EXAMPLE = Path(__file__).parents[2] / "examples" / "boxes" / "ember_yard"


@pytest.fixture(scope="module")
def library() -> Library:
    return load()


def attack(library: Library, box: str, key: str) -> Attack:
    (found,) = [a for a in library.book.attacks if (a.box, a.key) == (box, key)]
    return found


def deck(library: Library, box: str) -> list[tuple[Attack, str]]:
    """The Attack cards of a box with their letters."""
    arena = library.arena(box)
    cards = arena.cards[: arena.attack_cards]
    return [(library.book.attacks[c.attack], arena.faces[c.face].letters) for c in cards]


def verbs(library: Library, program: int) -> list[str]:
    return [OPERATIONS[op.code] for op in steps(library, program)]


def steps(library: Library, program: int) -> list[Op]:
    """All steps of a program, nested ones after the step they stand in."""
    if program == NONE:
        return []
    found = []
    for op in library.book.programs[program]:
        found += [op, *steps(library, op.then), *steps(library, op.other)]
    return found


def specials(library: Library, fighter: str) -> list[Attack]:
    return [library.book.attacks[index] for index in library.fighter(fighter).specials]


# ------------------------------------------------------------------ 1.1 components
def test_1_1_a_box_brings_three_fighters_with_four_special_attacks(library: Library) -> None:
    for box in BOXES:
        fighters = [f for f in library.book.fighters if f.box == box]
        assert len(fighters) == 3
        assert all(len(fighter.specials) == 4 for fighter in fighters)
    assert [f.key for f in library.book.fighters] == [
        "veroth",
        "xingo",
        "driana",
        "mistbearer",
        "maggot",
        "lost_knight",
    ]


def test_1_1_a_deck_has_36_attack_cards(library: Library) -> None:
    assert [a.attack_cards for a in library.book.arenas] == [36, 36]
    assert [a.candles for a in library.book.arenas] == [0, 4]
    assert [len(a.cards) for a in library.book.arenas] == [36, 40]


def test_1_1_a_skill_set_has_12_skills_with_distinct_initiative(library: Library) -> None:
    for box in BOXES:
        skills = [library.book.skills[index] for index in library.skill_set(box).skills]
        assert len(skills) == 12
        assert sorted(skill.initiative for skill in skills) == list(range(1, 13))
        assert all(skill.box == box for skill in skills)


def test_1_2_token_counts(library: Library) -> None:
    counts = {token.key: token.count for token in library.book.tokens}
    assert counts == {"trap": 4, "curse": 1, "stun": 1, "poison": 2, "mist": 3, "potion": 3}


def test_every_token_is_placed_by_some_effect(library: Library) -> None:
    placed = {
        library.book.tokens[op.token].key
        for program in library.book.programs
        for op in program
        if OPERATIONS[op.code].startswith("place_")
    }
    assert placed == {token.key for token in library.book.tokens}


def test_fighters_bring_the_tokens_their_special_attacks_use(library: Library) -> None:
    for fighter in library.book.fighters:
        used = {
            op.token
            for special in specials(library, fighter.key)
            for op in steps(library, special.effect)
            if op.token != NONE
        }
        assert used == {token.index for token in library.fighter_tokens(fighter)}


# --------------------------------------------------------------- facts of the booklets
def test_arenas_are_rows_of_nine_with_their_rule(library: Library) -> None:
    bridge, menhir = library.book.arenas
    for arena in (bridge, menhir):
        assert (arena.spaces, arena.starts) == (9, [2, 6])
    assert (bridge.edge_heavy, bridge.edge_light) == (0, 1)
    assert (menhir.edge_heavy, menhir.edge_light) == (0, 0)
    assert (menhir.candle_heavy, menhir.candle_light) == (0, 1)


def test_veroth(library: Library) -> None:
    fury, frenzied, grasp, double = specials(library, "veroth")
    assert library.fighter_class(library.fighter("veroth"), "es") == "Berserker"
    assert [a.type for a in (fury, frenzied, grasp, double)] == [STRIKE, STRIKE, REACTION, REACTION]
    assert verbs(library, fury.effect) == ["choose", "wound_per", "wound_per"]
    assert verbs(library, frenzied.effect) == ["pay", "wound"]
    assert verbs(library, grasp.effect) == ["cancel_move"]
    assert verbs(library, double.effect) == ["cancel_attack"]
    assert (grasp.trigger, double.trigger) == (ON_MOVE, ON_ATTACKED)
    assert [a.ko for a in (fury, frenzied)].count(True) == 1
    es = [library.attack_name(a, "es") for a in (fury, frenzied, grasp, double)]
    assert es == ["Puños de Furia", "Golpe Frenético", "Agarre de Furia", "Bloqueo Doble"]


def test_mistbearer(library: Library) -> None:
    doom, chain, vengeance, curse = specials(library, "mistbearer")
    assert library.fighter_class(library.fighter("mistbearer"), "pl") == "Mąciciel"
    assert [(a.type, a.lo, a.hi) for a in (doom, chain)] == [(STRIKE, 1, 5), (STRIKE, 2, 4)]
    for free in (vengeance, curse):
        assert (ATTACK_TYPES[free.type], free.range_kind) == ("ability", RANGE_UNLIMITED)
    assert doom.ko
    assert verbs(library, doom.effect) == ["remove_from_opponent", "if", "wound"]
    assert verbs(library, chain.effect) == ["pull_beside"]
    assert verbs(library, vengeance.effect) == ["if", "may", "move_wound"]
    assert verbs(library, curse.effect) == ["place_on_opponent"]
    costs = [library.book.costs[a.cost].letters() for a in (doom, chain, vengeance, curse)]
    assert costs == ["D ?", "K K", "D ?", "B M ?"]
    pl = [library.attack_name(a, "pl") for a in (doom, chain, vengeance, curse)]
    assert pl == ["Zagłada", "Szarpnięcie Łańcuchem", "Zemsta", "Klątwa"]


def test_known_attack_cards(library: Library) -> None:
    ram = attack(library, "siege_storm", "ram")
    high_punch = attack(library, "siege_storm", "high_punch")
    assert (ram.type, verbs(library, ram.effect)) == (STRIKE, ["push", "advance"])
    assert high_punch.type == STRIKE
    assert [ram.ko, high_punch.ko].count(True) == 1
    straight = attack(library, "tainted_grail", "straight_punch")
    wyrd = attack(library, "tainted_grail", "wyrd")
    assert (straight.type, ATTACK_TYPES[wyrd.type]) == (STRIKE, "ability")
    assert verbs(library, wyrd.taken) == ["suffer"]
    assert [straight.ko, wyrd.ko].count(True) == 1
    assert library.attack_name(wyrd, "pl") == "Dziw"


def test_stroke_of_luck(library: Library) -> None:
    skill = library.skill("stroke_of_luck")
    strike = library.book.attacks[skill.modifiers.take_top]
    assert (skill.initiative, skill.box) == (7, "siege_storm")
    assert (strike.key, strike.type, strike.heavy + strike.light) == ("stroke_of_luck", STRIKE, 1)
    assert library.attack_name(strike, "es") == "Golpe de Suerte"


def test_hard_knees_works_with_every_boxs_kicks(library: Library) -> None:
    skill = library.skill("hard_knees")
    (change,) = skill.modifiers.ranges
    assert (skill.initiative, change.attacks) == (7, ["high_kick", "low_kick"])
    for box in BOXES:
        assert attack(library, box, "high_kick").hi < change.hi


def test_one_cost_in_siege_storm_offers_an_alternative(library: Library) -> None:
    costs = [library.book.costs[a.cost].letters() for a in specials(library, "veroth")]
    assert costs == ["F F", "K ?", "D/F", "B B"]


def test_the_printed_cards_are_told_from_the_reconstructed(library: Library) -> None:
    book = library.book
    items: list[Attack | Fighter | Skill | Token | Arena] = [
        *book.attacks,
        *book.fighters,
        *book.skills,
        *book.tokens,
        *book.arenas,
    ]
    sources = {(type(i).__name__, i.box, i.key): library.source(i) for i in items}
    assert set(sources.values()) == {"rulebook", "reconstructed"}
    printed = {key for (_, _, key), source in sources.items() if source == "rulebook"}
    assert printed == {
        *("siege_storm", "tainted_grail"),
        *("high_punch", "ram", "straight_punch", "wyrd", "high_kick", "low_kick"),
        *("veroth", "fists_of_fury", "frenzied_strike", "grasp_of_fury", "double_block"),
        *("mistbearer", "doom", "chain_pull", "vengeance", "curse"),
        *("stroke_of_luck", "hard_knees"),
    }
    assert sources["Attack", "siege_storm", "high_kick"] == "reconstructed"


# ------------------------------------------------------------- decks worth playing
@pytest.mark.parametrize("box", BOXES)
def test_a_deck_has_twelve_or_more_different_attacks(library: Library, box: str) -> None:
    assert len({a.key for a, _ in deck(library, box)}) >= 12


@pytest.mark.parametrize("box", BOXES)
def test_about_a_quarter_of_a_deck_can_knock_out(library: Library, box: str) -> None:
    assert 8 <= sum(a.ko for a, _ in deck(library, box)) <= 10


@pytest.mark.parametrize("box", BOXES)
def test_block_on_a_third_and_dash_on_a_fifth_of_a_deck(library: Library, box: str) -> None:
    faces = [letters for _, letters in deck(library, box)]
    assert sum("B" in letters for letters in faces) == 12
    assert sum("D" in letters for letters in faces) == 7


@pytest.mark.parametrize("box", BOXES)
def test_some_cards_have_two_symbols_and_copies_differ(library: Library, box: str) -> None:
    cards = deck(library, box)
    assert sum(len(letters) == 2 for _, letters in cards) >= 5
    for key in {a.key for a, _ in cards}:
        assert len({letters for a, letters in cards if a.key == key}) > 1


@pytest.mark.parametrize("box", BOXES)
def test_a_deck_has_every_range_kind(library: Library, box: str) -> None:
    kinds = set()
    for a, _ in deck(library, box):
        wide = a.range_kind == RANGE_SPACES and a.lo < a.hi
        kinds.add((a.range_kind, wide))
    assert kinds == {
        (RANGE_SPACES, False),
        (RANGE_SPACES, True),
        (RANGE_PROJECTILE, False),
        (RANGE_UNLIMITED, False),
    }


@pytest.mark.parametrize("box", BOXES)
def test_a_deck_has_strikes_and_abilities_and_effects(library: Library, box: str) -> None:
    cards = [a for a, _ in deck(library, box)]
    types = Counter(ATTACK_TYPES[a.type] for a in cards)
    assert types["strike"] > types["ability"] > 8
    assert sum(a.effect != NONE for a in cards) > len(cards) / 2


def test_every_fighter_has_a_reaction_a_knockout_and_a_plan(library: Library) -> None:
    for fighter in library.book.fighters:
        attacks = specials(library, fighter.key)
        if fighter.key != "mistbearer":  # its four printed Special Attacks hold no Reaction
            assert any(a.type == REACTION for a in attacks)
        assert sum(a.ko for a in attacks) == 1
        plans = {library.fighter_plan(fighter, language) for language in LANGUAGES}
        assert len(plans) == 3


def test_every_trigger_is_used(library: Library) -> None:
    used = {a.trigger for a in library.book.attacks if a.type == REACTION}
    assert used == {ON_MOVE, ON_ATTACKED, ON_WOUNDED, AFTER_ATTACK}
    assert len(TRIGGERS) == len(used | {NO_TRIGGER})


# ---------------------------------------------------------------- how it is compiled
def test_faces_are_in_canonical_order(library: Library) -> None:
    bridge, menhir = library.book.arenas
    singles = ["B", "D", "F", "K", "M"]
    assert [f.letters for f in bridge.faces] == [*singles, "BD", "BM", "DK", "FK", "KM"]
    assert [f.letters for f in menhir.faces] == [*singles, "BD", "BM", "DK", "DM", "KM"]


def test_candle_cards_come_last_and_are_no_attacks(library: Library) -> None:
    arena = library.arena("tainted_grail")
    candles = [card for card in arena.cards if card.attack == NONE]
    assert candles == arena.cards[36:]
    assert all(card.face == NONE for card in candles)
    assert library.candle_name(arena, "es") == "Vela"
    assert library.candle_name(library.arena("siege_storm"), "es") == ""


def test_everything_knows_its_own_number(library: Library) -> None:
    book = library.book
    for items in (
        book.attacks,
        book.fighters,
        book.skills,
        book.skill_sets,
        book.tokens,
        book.arenas,
        book.powers,
        book.costs,
    ):
        assert [item.index for item in items] == list(range(len(items)))
    for power in book.powers:
        assert [power.skill, power.token, power.fighter].count(NONE) == 2


def test_ranges_become_numbers(library: Library) -> None:
    ram = attack(library, "siege_storm", "ram")
    knife = attack(library, "siege_storm", "throwing_knife")
    assert (ram.range_kind, ram.lo, ram.hi) == (RANGE_SPACES, 1, 2)
    assert (knife.range_kind, knife.lo, knife.hi) == (RANGE_PROJECTILE, 1, FAR)


def test_costs_become_slots(library: Library) -> None:
    bite = specials(library, "maggot")[0]
    spit = specials(library, "maggot")[1]
    assert library.book.costs[bite.cost].slots == [4, 31]
    assert library.book.costs[spit.cost].slots == [1 << FOCUS, 31]


def test_conditions_and_flags(library: Library) -> None:
    into, blade, stun, fade = specials(library, "lost_knight")
    mist = library.token("mist")
    assert [c.a for c in blade.unblockable_if] == [mist.index]
    assert [c.a for c in fade.needs] == [mist.index]
    assert not into.needs and not stun.unblockable_if
    trap = library.token("trap")
    assert mist.recycles and mist.under_fighters and mist.affects_owner
    assert not (trap.recycles or trap.under_fighters or trap.affects_owner)


# ------------------------------------------------------------------------ the library
def test_every_name_exists_in_every_language(library: Library) -> None:
    book = library.book
    for language in LANGUAGES:
        assert all(library.attack_name(a, language) for a in book.attacks)
        assert all(library.fighter_name(f, language) for f in book.fighters)
        assert all(library.fighter_class(f, language) for f in book.fighters)
        assert all(library.skill_name(s, language) for s in book.skills)
        assert all(library.token_name(t, language) for t in book.tokens)
        assert all(library.arena_name(a, language) for a in book.arenas)
        assert all(library.box_name(box, language) for box in BOXES)


def test_an_unknown_key_lists_what_exists(library: Library) -> None:
    with pytest.raises(UnknownKey, match='no fighter "verot"; did you mean "veroth"'):
        library.fighter("verot")
    with pytest.raises(UnknownKey, match="known: siege_storm, tainted_grail"):
        library.arena("moon")
    with pytest.raises(UnknownKey, match='no skill set "siege"'):
        library.skill_set("siege")
    with pytest.raises(UnknownKey, match='did you mean "hard_knees"'):
        library.skill("hard_knee")
    with pytest.raises(UnknownKey, match='no language "de"'):
        library.fighter_name(library.fighter("veroth"), "de")


def test_loading_twice_gives_the_same_library() -> None:
    assert load() is load()


def test_an_extra_box_comes_after_the_built_in_ones(library: Library) -> None:
    both = load([EXAMPLE])
    assert [box.key for box in both.boxes] == [*BOXES, "ember_yard"]
    assert both.boxes[:2] == library.boxes
    assert both.book.content_hash != library.book.content_hash
    numbers = {a.key: a.index for a in library.book.fighters}
    assert {f.key: f.index for f in both.book.fighters[:6]} == numbers
    assert both.source(both.fighter("ash_duelist")) == "custom"


def test_the_hash_sees_what_plays_and_no_words(tmp_path: Path) -> None:
    def changed(name: str, old: str, new: str) -> str:
        folder = tmp_path / new
        folder.mkdir()
        for file in EXAMPLE.glob("*.toml"):
            text = file.read_text("utf-8")
            assert file.name != name or old in text
            (folder / file.name).write_text(text.replace(old, new), "utf-8")
        return load([folder]).boxes[-1].hash

    plain = load([EXAMPLE]).boxes[-1].hash
    assert len(plain) == 16
    assert changed("fighters.toml", "Garść Iskier", "Snop Iskier") == plain
    assert changed("attacks.toml", "projectile", "unlimited") != plain
