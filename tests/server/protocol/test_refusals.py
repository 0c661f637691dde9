"""Every reason has a sentence in every language."""

from __future__ import annotations

import pytest

from knockdown.content.words import LANGUAGES, sources
from knockdown.server.protocol.refusals import REASONS, HandRefusal, Refusal, spoken
from knockdown.tower.inputs import REFUSALS

pytestmark = pytest.mark.once
DETAILS: dict[str, str | int] = {
    "last": 3,
    "line": 7,
    "key": "xingo",
    "seconds": 2,
    "written": "2",
    "known": "1",
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_is_a_sentence(lang: str) -> None:
    for reason in REASONS:
        text = Refusal(reason, **DETAILS).text(lang)
        assert text[0].isupper() and text.rstrip("”»").endswith((".", "?")), reason
    for why in REFUSALS:
        assert HandRefusal(why).refused(lang).text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_is_used(lang: str) -> None:
    words = sources(lang)["server.ftl"].splitlines()
    written = [line.split()[0] for line in words if line.startswith("refusal-")]
    assert sorted(written) == sorted(f"refusal-{reason}" for reason in REASONS)


@pytest.mark.parametrize(
    ("wanted", "accepted", "lang"),
    [
        ("es", "pl", "es"),
        ("", "pl-PL,pl;q=0.9,en;q=0.8", "pl"),
        ("", "fr-FR, es;q=0.5", "es"),
        ("xx", "", "en"),
        ("", "*", "en"),
    ],
)
def test_the_language_of_an_answer(wanted: str, accepted: str, lang: str) -> None:
    assert spoken(wanted, accepted) == lang
