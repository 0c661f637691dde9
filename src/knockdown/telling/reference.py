"""Looking things up during a match: cards, sheets, and the rules in brief."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from knockdown.content.catalogue import Selection
from knockdown.content.clauses import id_of
from knockdown.engine import options as o
from knockdown.engine.book import NONE, Arena
from knockdown.telling.speech import Speech

RULES: Final = (
    "match",
    "turn",
    "move",
    "attack",
    "hand",
    "combo",
    "special",
    "symbols",
    "dash",
    "reaction",
    "types",
    "sequence",
    "block",
    "wounds",
    "range",
    "words",
    "ko",
    "skills",
    "tokens",
    "edge",
    "candles",
    "next",
    "stall",
    "golden",
)

# The rule that explains an answer best.
RULE_OF: Final = {
    o.SKILL: "skills",
    o.CARD: "hand",
    o.MOVE: "move",
    o.ATTACK: "attack",
    o.TAKE_TOP: "attack",
    o.SPECIAL: "special",
    o.DASH_TO: "dash",
    o.END_COMBO: "combo",
    o.PAYMENT: "special",
    o.REACT: "reaction",
    o.FACE: "hand",
    o.BLOCK_WOUNDS: "block",
    o.BLOCK_EFFECT: "block",
    o.BLOCK_BOTH: "block",
    o.IGNORE: "block",
    o.SPACE: "words",
    o.TEST: "ko",
    o.PASSED: "ko",
    o.FAILED: "ko",
    o.DROP: "ko",
    o.POWER: "skills",
    o.WOUND_KIND: "wounds",
}


def rule(speech: Speech, key: str) -> str:
    return speech.say(id_of("rule", key), n=speech.match_rules.stall_turns)


def rule_titles(speech: Speech) -> list[str]:
    return [title(rule(speech, key)) for key in RULES]


def title(text: str) -> str:
    return text.partition(":")[0]


def rules_about(speech: Speech, word: str) -> list[str]:
    """The rules with this word in their title, or else in their text."""
    wanted = Selection(search=word)
    texts = [rule(speech, key) for key in RULES]
    named = [text for text in texts if wanted.finds(title(text))]
    return named or [text for text in texts if wanted.finds(text)]


def sheet(speech: Speech, fighter: int) -> list[str]:
    """2.2: a Fighter Sheet: class, plan, tokens and Special Attacks."""
    printed = speech.book.fighters[fighter]
    library, lang = speech.library, speech.lang
    lines = [
        speech.say(
            "option-fighter",
            fighter=library.fighter_name(printed, lang),
            **{"class": library.fighter_class(printed, lang)},
            plan=library.fighter_plan(printed, lang),
        )
    ]
    if printed.powers:
        lines.append(speech.cards.powers_text(printed.powers))
    lines += [speech.cards.attack_line(speech.book.attacks[each]) for each in printed.specials]
    for token in library.fighter_tokens(printed):
        lines.append(f"{library.token_name(token, lang)}: {speech.cards.token_text(token)}")
    return lines


def arena_text(speech: Speech, arena: Arena) -> str:
    name = speech.library.arena_name(arena, speech.lang)
    return f"{name}: {speech.cards.arena_text(arena)}"


def cards_called(speech: Speech, name: str) -> list[str]:
    """Everything with this text in its name; an exact match is returned alone."""
    found = [(title, lines) for title, lines in everything(speech) if matches(title, name)]
    exact = [lines for title, lines in found if title.casefold() == name.casefold()]
    chosen = exact or [lines for _, lines in found]
    unique: dict[str, None] = {}
    for lines in chosen:
        unique.update(dict.fromkeys(lines))
    return list(unique)


def matches(title: str, name: str) -> bool:
    return Selection(search=name).finds(title)


def everything(speech: Speech) -> Iterator[tuple[str, Sequence[str]]]:
    """The name and the text of every card."""
    library, lang, book = speech.library, speech.lang, speech.book
    for fighter in book.fighters:
        yield library.fighter_name(fighter, lang), sheet(speech, fighter.index)
    own = {skill.modifiers.take_top for skill in book.skills} - {NONE}
    for attack in book.attacks:
        if attack.index not in own:
            yield library.attack_name(attack, lang), [speech.cards.attack_line(attack)]
    for skill in book.skills:
        yield library.skill_name(skill, lang), [speech.skill_text(skill.index)]
    for token in book.tokens:
        name = library.token_name(token, lang)
        yield name, [f"{name}: {speech.cards.token_text(token)}"]
    for arena in book.arenas:
        yield library.arena_name(arena, lang), [arena_text(speech, arena)]
