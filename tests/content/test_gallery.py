"""What `knockdown cards` prints."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from knockdown import content
from knockdown.content.catalogue import KINDS, Selection, catalogue
from knockdown.content.gallery import as_json, show
from knockdown.content.problems import UnknownKey
from knockdown.content.words import LANGUAGES, words_for


def printed(
    lang: str = "en", selection: Selection | None = None, *, width: int = 80, plain: bool = False
) -> str:
    out = io.StringIO()
    console = Console(file=out, width=width, force_terminal=False)
    show(content.load(), lang, console, selection, plain=plain)
    return out.getvalue()


def squeezed(text: str) -> str:
    """Without line breaks and frames, so that wrapped text can be found again."""
    return " ".join(text.replace("│", " ").split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_nothing_is_wider_than_the_screen_or_cut_off(lang: str, width: int) -> None:
    text = printed(lang, width=width)
    assert max(len(line) for line in text.splitlines()) <= width
    assert "…" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_is_there(lang: str) -> None:
    for box in catalogue(content.load(), lang):
        text = squeezed(printed(lang, Selection(box=box.key), width=200))
        assert box.name in text
        for entry in [*box.fighters, *box.attacks, *box.skills, *box.tokens, *box.arenas]:
            assert entry.name in text
            assert (f"{entry.name}*" in text) == (entry.source == "reconstructed")


def test_a_sheet_shows_cost_type_range_wounds_effect_and_ko() -> None:
    text = printed(selection=Selection(kind="fighters", search="mistbearer"))
    doom = text[text.index("Doom ") : text.index("Chain Pull")]
    for part in ("Dash + Wild", "Strike", "range 1–5", "■□", "K.O.", "Remove the Curse token"):
        assert part in doom
    assert "■ heavy wound   □ light wound" in text
    assert "Veroth" not in text


def test_signs_that_are_not_used_are_not_explained() -> None:
    text = printed(selection=Selection(kind="arenas"))
    assert "■" not in text
    assert "reconstructed" not in text


def test_a_deck_shows_its_copies_with_their_symbols() -> None:
    text = printed(selection=Selection(box="siege_storm", kind="attacks"))
    assert "Attack cards: 36" in text
    assert "Cards: Block, Fist ×2, Focus" in text
    assert "Tainted Grail" not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plain_mode_is_one_line_for_each_card_and_draws_nothing(lang: str) -> None:
    text = printed(lang, plain=True, width=40)
    assert not set(text) & set("─│╭╮╰╯■□*")
    lines = text.splitlines()
    boxes = catalogue(content.load(), lang)
    for box in boxes:
        for attack in box.attacks:
            assert len([line for line in lines if line.startswith(attack.line)]) >= 1
        for skill in box.skills:
            assert any(skill.name in line and skill.text in line for line in lines)
    mark = f"[{words_for(lang).say('gallery-mark')}]"
    assert text.count(mark) == json.dumps(as_json(content.load(), lang)).count('"reconstructed"')


@pytest.mark.parametrize("kind", KINDS)
def test_one_kind_only(kind: str) -> None:
    for box in catalogue(content.load(), "en", Selection(kind=kind)):
        assert [each for each in KINDS if getattr(box, each)] == [kind]


def test_searching_minds_neither_case_nor_accents() -> None:
    boxes = catalogue(content.load(), "pl", Selection(search="plucie KWASEM"))
    assert [fighter.key for box in boxes for fighter in box.fighters] == ["maggot"]
    boxes = catalogue(content.load(), "pl", Selection(search="lowca"))
    assert [fighter.key for box in boxes for fighter in box.fighters] == ["driana"]
    boxes = catalogue(content.load(), "es", Selection(search="punetazo"))
    assert [attack.key for box in boxes for attack in box.attacks] == [
        "high_punch",
        "straight_punch",
    ]


def test_nothing_found_is_said() -> None:
    out = io.StringIO()
    found = show(content.load(), "en", Console(file=out), Selection(search="zeppelin"))
    assert not found
    assert out.getvalue() == "No card fits.\n"


def test_a_mistyped_name_is_guessed() -> None:
    out = io.StringIO()
    assert not show(content.load(), "en", Console(file=out), Selection(search="rma"))
    assert out.getvalue() == "No card fits. Did you mean Ram?\n"


def test_an_unknown_box_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(UnknownKey, match='did you mean "siege_storm"'):
        catalogue(content.load(), "en", Selection(box="siege_strom"))


def test_json_holds_what_is_printed() -> None:
    data = json.loads(json.dumps(as_json(content.load(), "es", Selection(search="embestir"))))
    assert [box["key"] for box in data] == ["siege_storm"]
    ram = data[0]["attacks"][0]
    assert (ram["name"], ram["type"], ram["range"], ram["heavy"]) == (
        "Embestir",
        "strike",
        "1–2",
        1,
    )
    assert ram["copies"][0] == {"letters": "B", "symbols": "Bloquear", "count": 1}
