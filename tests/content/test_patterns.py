"""What is filled in without Fluent is what Fluent says."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from babel import Locale
from content.test_words import messages, variables
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from knockdown.content import words
from knockdown.content.patterns import Args, quick
from knockdown.content.words import LANGUAGES


@cache
def bundle_of(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for text in words.sources(lang).values():
        bundle.add_resource(FluentResource(text))
    return bundle


def different_args(message: ast.Message, n: int) -> Iterator[Args]:
    """Every variable as the number, as a word that is chosen by, and as any other text."""
    names = sorted(variables(message))
    values = (n, "you", "one", "{ x }")
    for shift in range(len(values)):
        yield {name: values[(place + shift) % len(values)] for place, name in enumerate(names)}
        yield dict.fromkeys(names, values[shift])


@pytest.mark.parametrize("n", [0, 1, 2, 5, 12, 22, 999, 1000])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_is_what_fluent_says(lang: str, n: int) -> None:
    bundle, plural_form = bundle_of(lang), Locale.parse(lang).plural_form
    by_us = 0
    for key, message in messages(lang).items():
        pattern = bundle.get_message(key.rpartition(" ")[2]).value
        assert pattern is not None
        found = quick(pattern, plural_form)
        for args in different_args(message, n):
            filled = found.filled(args) if found else None
            if filled is not None:
                by_us += 1
                assert filled == bundle.format_pattern(pattern, dict(args))[0], (key, args)
    assert by_us > 4 * len(messages(lang))


@pytest.mark.parametrize(
    "text",
    [
        "a = { NUMBER($n) }",
        "a = { b }\nb = B",
        "a = { -b }\n-b = B",
        "a = { $n ->\n   [one] x\n   [1] y\n  *[other] z\n }",
        "a = { NUMBER($n) ->\n  *[other] z\n }",
        "a = { $n ->\n  *[other] { b }\n }\nb = B",
    ],
)
def test_whatever_is_more_is_left_to_fluent(text: str) -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource(text))
    pattern = bundle.get_message("a").value
    assert pattern is not None and quick(pattern, Locale.parse("en").plural_form) is None


def test_a_missing_value_is_left_to_fluent() -> None:
    bundle = FluentBundle(["en"])
    bundle.add_resource(FluentResource("a = { $who ->\n  [you] { $n }\n *[other] x\n }"))
    pattern = bundle.get_message("a").value
    found = quick(pattern, Locale.parse("en").plural_form) if pattern else None
    assert found is not None
    assert found.filled({"who": "you", "n": 3}) == "3"
    assert found.filled({"who": "they"}) == "x"
    assert found.filled({"who": "you"}) is None and found.filled({}) is None
