"""Effects and conditions in words: every operation, every condition, three languages."""

from __future__ import annotations

import re

import pytest

from knockdown.content.clauses import DEEDS, HOLDING
from knockdown.content.effects import DEED_VERBS
from knockdown.content.library import Library
from knockdown.content.text import CardWriter
from knockdown.content.words import LANGUAGES
from knockdown.engine import terms
from knockdown.engine.book import Condition, Op

# The tokens of the `library` fixture.
POISON, CURSE, TRAP, WARD = range(4)


def texts(library: Library, *ops: Op) -> list[str]:
    """The effect in English, Spanish and Polish."""
    program = library.book.add_program(list(ops))
    return [CardWriter(library, lang).effect_text(program) for lang in LANGUAGES]


def english(library: Library, *ops: Op) -> str:
    return texts(library, *ops)[0]


SIMPLE = {
    terms.WOUND: (Op(terms.WOUND, 1, 0), "Inflict 1 heavy wound."),
    terms.SUFFER: (Op(terms.SUFFER, 0, 2), "You suffer 2 light wounds."),
    terms.WOUND_PER: (
        Op(terms.WOUND_PER, terms.LIGHT),
        "Inflict 1 light wound for each light wound you have.",
    ),
    terms.WOUND_EACH: (
        Op(terms.WOUND_EACH, 1, 1),
        "Inflict 1 heavy and 1 light wound for each token removed.",
    ),
    terms.HEAL: (Op(terms.HEAL, terms.ANY_WOUND, 2), "Heal 2 wounds of your choice."),
    terms.MOVE_WOUND: (
        Op(terms.MOVE_WOUND, terms.HEAVY, 1),
        "Move 1 heavy wound from your Fighter Sheet to the opponent’s.",
    ),
    terms.PUSH: (Op(terms.PUSH, 2), "Push the opponent 2 spaces Backward."),
    terms.ADVANCE: (Op(terms.ADVANCE, 1), "Move 1 space Forward."),
    terms.RETREAT: (Op(terms.RETREAT, 2), "Move 2 spaces directly away from the opponent."),
    terms.DRAG: (Op(terms.DRAG, 1), "Pull the opponent 1 space toward you."),
    terms.BLINK: (Op(terms.BLINK, 3), "Blink up to 3 spaces."),
    terms.BLINK_BESIDE: (
        Op(terms.BLINK_BESIDE),
        "Blink to a free space next to the opponent.",
    ),
    terms.PULL_BESIDE: (
        Op(terms.PULL_BESIDE),
        "Blink the opponent to a free space next to you.",
    ),
    terms.BLINK_TO_TOKEN: (
        Op(terms.BLINK_TO_TOKEN, token=WARD),
        "Blink to a space with your Ward token.",
    ),
    terms.SWAP: (Op(terms.SWAP), "Swap places with the opponent."),
    terms.DISCARD: (Op(terms.DISCARD, 1), "The opponent discards 1 card."),
    terms.DISCARD_OWN: (Op(terms.DISCARD_OWN, 2), "Discard 2 cards."),
    terms.STEAL: (Op(terms.STEAL, 1), "The opponent gives you 1 card of their choice."),
    terms.DRAW_TOP: (Op(terms.DRAW_TOP, 1), "Draw the top card of the Attack deck."),
    terms.TAKE_BACK: (
        Op(terms.TAKE_BACK),
        "Take back 1 single-symbol card you paid in this Combo.",
    ),
    terms.PLACE_SPACE: (
        Op(terms.PLACE_SPACE, 2, 3, token=TRAP),
        "Place 2 Trap tokens within 3 spaces of you.",
    ),
    terms.PLACE_OPPONENT: (
        Op(terms.PLACE_OPPONENT, 1, token=CURSE),
        "Place the Curse token on the opponent’s Fighter Sheet.",
    ),
    terms.PLACE_SELF: (
        Op(terms.PLACE_SELF, 2, token=POISON),
        "Place 2 Poison tokens on your Fighter Sheet.",
    ),
    terms.REMOVE_OPPONENT: (
        Op(terms.REMOVE_OPPONENT, 0, token=POISON),
        "Remove all Poison tokens from the opponent’s Fighter Sheet.",
    ),
    terms.REMOVE_SELF: (
        Op(terms.REMOVE_SELF, 1, token=POISON),
        "Remove 1 Poison token from your Fighter Sheet.",
    ),
    terms.REMOVE_HERE: (
        Op(terms.REMOVE_HERE, token=TRAP),
        "Remove the Trap token from your space.",
    ),
    terms.CANCEL_ATTACK: (Op(terms.CANCEL_ATTACK), "Cancel the whole attack."),
    terms.CANCEL_MOVE: (Op(terms.CANCEL_MOVE), "Cancel that movement."),
    terms.EVADE: (Op(terms.EVADE), "Cancel the attack if you are now out of its range."),
    terms.UNBLOCKABLE: (
        Op(terms.UNBLOCKABLE),
        "Your next Strike this turn cannot be blocked.",
    ),
    terms.EMPOWER: (
        Op(terms.EMPOWER, 1, 0),
        "Your next Strike this turn inflicts 1 heavy wound more.",
    ),
    terms.STOP: (Op(terms.STOP), "The movement ends here."),
    terms.LOSE_ACTION: (Op(terms.LOSE_ACTION, 1), "You have 1 action fewer this turn."),
    terms.REFRESH_ROW: (
        Op(terms.REFRESH_ROW),
        "Discard 1 card of your choice from the Attack Row and refill it.",
    ),
}


def test_every_operation_is_tried() -> None:
    assert sorted([*SIMPLE, *HOLDING]) == list(range(len(terms.OPERATIONS)))


@pytest.mark.parametrize("code", SIMPLE)
def test_a_single_operation(library: Library, code: int) -> None:
    op, expected = SIMPLE[code]
    said = texts(library, op)
    assert said[0] == expected
    assert len(set(said)) == len(LANGUAGES)


@pytest.mark.parametrize("code", SIMPLE)
def test_you_may_is_followed_by_an_infinitive(library: Library, code: int) -> None:
    allowed = library.book.add_program([SIMPLE[code][0]])
    _, spanish, polish = texts(library, Op(terms.MAY, then=allowed))
    assert re.match(r"Puedes \w+(r|rte) ", spanish)
    assert re.match(r"Możesz \w+ć[ ,]", polish)


def test_steps_of_one_breath_are_one_sentence(library: Library) -> None:
    assert texts(library, Op(terms.PUSH, 1), Op(terms.ADVANCE, 1)) == [
        "Push the opponent 1 space Backward, then move 1 space Forward.",
        "Mueve a tu oponente 1 casilla hacia atrás y después mueve tu Luchador 1 casilla "
        "hacia delante.",
        "Przesuń przeciwnika o 1 pole Wstecz, a następnie przesuń się o 1 pole Naprzód.",
    ]


def test_three_steps_are_listed(library: Library) -> None:
    said = english(library, Op(terms.SWAP), Op(terms.PUSH, 1), Op(terms.ADVANCE, 1))
    assert said == (
        "Swap places with the opponent, push the opponent 1 space Backward, "
        "then move 1 space Forward."
    )


def test_another_subject_begins_a_new_sentence(library: Library) -> None:
    said = english(library, Op(terms.PUSH, 1), Op(terms.DISCARD, 1), Op(terms.ADVANCE, 1))
    assert said == (
        "Push the opponent 1 space Backward. The opponent discards 1 card. Move 1 space Forward."
    )


@pytest.mark.parametrize(
    ("number", "expected"), [(1, "1 pole"), (2, "2 pola"), (5, "5 pól"), (22, "22 pola")]
)
def test_polish_plurals(library: Library, number: int, expected: str) -> None:
    assert texts(library, Op(terms.PUSH, number))[2] == f"Przesuń przeciwnika o {expected} Wstecz."


@pytest.mark.parametrize(
    ("heavy", "light", "expected"),
    [
        (0, 0, ("no wounds", "sin Heridas", "bez Obrażeń")),
        (1, 0, ("1 heavy wound", "1 Herida Grave", "1 Obrażenie ciężkie")),
        (0, 2, ("2 light wounds", "2 Heridas Leves", "2 Obrażenia lekkie")),
        (5, 0, ("5 heavy wounds", "5 Heridas Graves", "5 Obrażeń ciężkich")),
        (1, 1, ("1 heavy and 1 light wound", "1 Herida Grave y 1 Leve", None)),
        (2, 5, (None, "2 Heridas Graves y 5 Leves", "2 Obrażenia ciężkie i 5 lekkich")),
    ],
)
def test_wounds(library: Library, heavy: int, light: int, expected: tuple[str | None, ...]) -> None:
    for lang, text in zip(LANGUAGES, expected, strict=True):
        if text is not None:
            assert CardWriter(library, lang).wounds_text(heavy, light) == text


def test_a_token_the_polish_words_cannot_decline_is_quoted(library: Library) -> None:
    assert texts(library, Op(terms.PLACE_SPACE, 1, 1, token=WARD)) == [
        "Place 1 Ward token within 1 space of you.",
        "Coloca 1 ficha de Sello a 1 casilla o menos de ti.",
        "Umieść 1 żeton „Pieczęć” w odległości do 1 pola od siebie.",
    ]


# ------------------------------------------------------- operations that hold others
def test_pay(library: Library) -> None:
    cost = library.book.add_cost([1 << terms.FIST | 1 << terms.DASH, terms.WILD])
    then = library.book.add_program([Op(terms.WOUND, 2, 0)])
    assert texts(library, Op(terms.PAY, then=then, cost=cost)) == [
        "You may pay Dash or Fist + Wild to inflict 2 heavy wounds.",
        "Puedes pagar Sprint o Puño + Comodín para infligir 2 Heridas Graves.",
        "Możesz opłacić koszt (Zryw lub Pięść + Niewiadoma), aby zadać 2 Obrażenia ciężkie.",
    ]


def test_pay_for_something_that_holds_more(library: Library) -> None:
    cost = library.book.add_cost([terms.WILD])
    push = library.book.add_program([Op(terms.PUSH, 1)])
    then = library.book.add_program([Op(terms.MAY, then=push)])
    assert english(library, Op(terms.PAY, then=then, cost=cost)) == (
        "You may pay Wild: if you do, you may push the opponent 1 space Backward."
    )


def test_choose(library: Library) -> None:
    first = library.book.add_program([Op(terms.DISCARD_OWN, 1)])
    second = library.book.add_program([Op(terms.SUFFER, 0, 1)])
    assert texts(library, Op(terms.CHOOSE, then=first, other=second)) == [
        "Either discard 1 card; or suffer 1 light wound.",
        "Elige descartar 1 carta; o sufrir 1 Herida Leve.",
        "Wybierz, czy odrzucić 1 kartę, czy otrzymać 1 Obrażenie lekkie.",
    ]


def test_choose_something_that_holds_more(library: Library) -> None:
    push = library.book.add_program([Op(terms.PUSH, 1)])
    first = library.book.add_program([Op(terms.MAY, then=push)])
    second = library.book.add_program([Op(terms.SUFFER, 0, 1)])
    assert english(library, Op(terms.CHOOSE, then=first, other=second)) == (
        "Either you may push the opponent 1 space Backward; or you suffer 1 light wound."
    )


def test_either(library: Library) -> None:
    then = library.book.add_program([Op(terms.WOUND, 1, 0)])
    assert texts(library, Op(terms.EITHER, 2, then=then)) == [
        "Unless the opponent discards 2 cards, inflict 1 heavy wound.",
        "A menos que tu oponente descarte 2 cartas, inflige 1 Herida Grave.",
        "Jeśli przeciwnik nie odrzuci 2 kart, zadaj 1 Obrażenie ciężkie.",
    ]


def test_if_and_otherwise(library: Library) -> None:
    then = library.book.add_program([Op(terms.WOUND, 0, 1)])
    push = library.book.add_program([Op(terms.PUSH, 1)])
    other = library.book.add_program([Op(terms.MAY, then=push)])
    cornered = [Condition(terms.CORNERED)]
    assert english(library, Op(terms.IF, conditions=cornered, then=then, other=other)) == (
        "If the opponent has no space behind them, inflict 1 light wound. "
        "Otherwise, you may push the opponent 1 space Backward."
    )


def test_what_follows_from_a_permission(library: Library) -> None:
    both = library.book.add_program([Op(terms.DISCARD_OWN, 1), Op(terms.DISCARD, 1)])
    assert english(library, Op(terms.MAY, then=both)) == (
        "You may discard 1 card. If you do, the opponent discards 1 card."
    )


def test_what_follows_from_success_is_not_said_twice(library: Library) -> None:
    wound = library.book.add_program([Op(terms.WOUND, 1, 0)])
    done = Op(terms.IF, conditions=[Condition(terms.DID)], then=wound)
    both = library.book.add_program([Op(terms.REMOVE_SELF, 1, token=POISON), done])
    assert english(library, Op(terms.MAY, then=both)) == (
        "You may remove 1 Poison token from your Fighter Sheet. "
        "If a token was removed, inflict 1 heavy wound."
    )


def test_a_permission_before_a_question(library: Library) -> None:
    wound = library.book.add_program([Op(terms.WOUND, 1, 0)])
    asked = library.book.add_program([Op(terms.EITHER, 1, then=wound)])
    assert english(library, Op(terms.MAY, then=asked)) == (
        "If you wish: unless the opponent discards 1 card, inflict 1 heavy wound."
    )


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        (Op(terms.BLINK, 2), "If you Blinked past the opponent"),
        (Op(terms.PUSH, 1), "If the opponent moved"),
        (Op(terms.RETREAT, 1), "If you moved"),
        (Op(terms.SWAP), "If the fighters changed sides"),
        (Op(terms.PLACE_SELF, 1, token=POISON), "If a token was placed"),
        (Op(terms.HEAL, terms.LIGHT, 1), "If this had an effect"),
    ],
)
def test_did_speaks_of_the_step_before(library: Library, before: Op, expected: str) -> None:
    wound = library.book.add_program([Op(terms.WOUND, 1, 0)])
    done = Op(terms.IF, conditions=[Condition(terms.DID)], then=wound)
    assert f"{expected}, inflict 1 heavy wound." in english(library, before, done)


def test_did_looks_past_steps_that_cannot_fail(library: Library) -> None:
    wound = library.book.add_program([Op(terms.WOUND, 1, 0)])
    done = Op(terms.IF, conditions=[Condition(terms.DID)], then=wound)
    said = english(library, Op(terms.BLINK, 2), Op(terms.SUFFER, 0, 1), done)
    assert "If you Blinked past the opponent" in said


# ------------------------------------------------------------------------ conditions
CONDITIONS = [
    Condition(terms.OPPONENT_HAS, POISON),
    Condition(terms.OPPONENT_HAS, CURSE),
    Condition(terms.YOU_HAVE, POISON),
    Condition(terms.ON_TOKEN, TRAP),
    Condition(terms.CROSSED),
    Condition(terms.MORE_WOUNDS),
    Condition(terms.DISTANCE, 1, 1),
    Condition(terms.DISTANCE, 1, 2),
    Condition(terms.DISTANCE, 3, terms.FAR),
    Condition(terms.YOUR_WOUNDS, 7),
    Condition(terms.OPPONENT_WOUNDS, 1),
    Condition(terms.YOUR_HEAVY, 2),
    Condition(terms.YOUR_LIGHT, 5),
    Condition(terms.AT_CENTRE),
    Condition(terms.HAND_AT_MOST, 0),
    Condition(terms.HAND_AT_MOST, 1),
    Condition(terms.HAVE_DASHED),
    Condition(terms.CORNERED),
    Condition(terms.DID),
    Condition(terms.ATTACK_WOUNDED, 2),
    Condition(terms.ATTACK_TYPE, terms.STRIKE),
    Condition(terms.ATTACK_TYPE, terms.ABILITY),
    Condition(terms.ATTACK_TYPE, terms.REACTION),
]


def test_every_condition_is_tried() -> None:
    assert {condition.kind for condition in CONDITIONS} == set(range(len(terms.CONDITIONS)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_conditions_and_their_opposites_all_differ(library: Library, lang: str) -> None:
    then = library.book.add_program([Op(terms.SWAP)])
    said = []
    for condition in CONDITIONS:
        opposite = Condition(condition.kind, condition.a, condition.b, negated=True)
        for each in (condition, opposite):
            op = Op(terms.IF, conditions=[each], then=then)
            said.append(texts(library, op)[LANGUAGES.index(lang)])
    assert len(set(said)) == len(said)


def test_several_conditions(library: Library) -> None:
    then = library.book.add_program([Op(terms.WOUND, 0, 1)])
    conditions = [Condition(terms.DISTANCE, 3, terms.FAR), Condition(terms.YOUR_WOUNDS, 7)]
    assert texts(library, Op(terms.IF, conditions=conditions, then=then)) == [
        "If the opponent is 3 or more spaces away and you have 7 or more wounds, "
        "inflict 1 light wound.",
        "Si tu oponente está a 3 casillas o más y tienes 7 Heridas o más, inflige 1 Herida Leve.",
        "Jeśli przeciwnik jest co najmniej 3 pola od ciebie i masz co najmniej 7 Obrażeń, "
        "zadaj 1 Obrażenie lekkie.",
    ]


def test_what_did_can_ask_about_is_what_the_loader_lets_it_ask_about() -> None:
    assert {terms.OPERATIONS[code] for code in DEEDS} == set(DEED_VERBS)
