"""The library for the page: whole, in every language, and with everything a scene names."""

from __future__ import annotations

import msgspec
import pytest
from random_matches import LIBRARY

from knockdown.content.words import LANGUAGES
from knockdown.server.present.catalogue import catalogue_json
from knockdown.server.protocol.library import AttackEntry, Catalogue

pytestmark = pytest.mark.once
BOOK = LIBRARY.book


def read(lang: str) -> Catalogue:
    return msgspec.json.decode(catalogue_json(LIBRARY, lang), type=Catalogue)


def attacks(lang: str) -> list[AttackEntry]:
    return [attack for box in read(lang).boxes for attack in box.attacks]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_scene_names_is_there(lang: str) -> None:
    boxes = read(lang).boxes
    assert [box.key for box in boxes] == [box.key for box in LIBRARY.boxes]
    assert {f.key for box in boxes for f in box.fighters} == {f.key for f in BOOK.fighters}
    assert {s.key for box in boxes for s in box.skills} == {s.key for s in BOOK.skills}
    assert {t.key for box in boxes for t in box.tokens} == {t.key for t in BOOK.tokens}
    assert {a.key for box in boxes for a in box.arenas} == {a.key for a in BOOK.arenas}
    in_play = {BOOK.attacks[card.attack].key for a in BOOK.arenas for card in a.cards[:36]}
    in_play |= {BOOK.attacks[each].key for fighter in BOOK.fighters for each in fighter.specials}
    assert {attack.key for attack in attacks(lang)} == in_play


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deck_has_36_cards(lang: str) -> None:
    for box in read(lang).boxes:
        assert sum(copies.count for attack in box.attacks for copies in attack.copies) == 36


def test_a_special_attack_knows_its_sheet_and_its_cost() -> None:
    grasp = next(attack for attack in attacks("en") if attack.key == "grasp_of_fury")
    assert (grasp.fighter, grasp.cost, grasp.cost_text) == ("veroth", "D/F", "Dash or Fist")
    assert (grasp.type, grasp.reach.text, grasp.copies) == ("reaction", "range 1–2", [])


def test_icons_have_spoken_names() -> None:
    spoken = read("pl").spoken
    assert spoken.symbols["B"] == "Blok" and spoken.symbols["?"] == "Niewiadoma"
    assert spoken.types["strike"] == "Uderzenie" and spoken.ko == "K.O."
    assert all(spoken.levels.values()) and all(spoken.level_plans.values())
