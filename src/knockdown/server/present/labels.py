"""Options in a few words, for buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from knockdown.engine import options as o
from knockdown.engine.options import Option, unpack_faces
from knockdown.server.present.context import SceneContext
from knockdown.telling.questions import Question

Label = Callable[[SceneContext, Question, Option], str]


def label(context: SceneContext, question: Question, option: Option) -> str:
    """The short form if there is one, else the whole answer."""
    write = LABELS.get(option.kind)
    return write(context, question, option) if write else question.answer(option)


def beyond(label: str, text: str) -> int:
    """Where the part of the answer begins that the label does not say; its end if there is none."""
    if label.startswith(text):
        return len(text)
    if not text.startswith(label):
        return 0
    return len(text) - len(text[len(label) :].lstrip(" .:;,"))


def named(context: SceneContext, question: Question, option: Option) -> str:
    """Options labelled by a name."""
    return question.name(option)


def card(context: SceneContext, question: Question, option: Option) -> str:
    return context.speech.card(context.arena, option.a)


def attack(context: SceneContext, question: Question, option: Option) -> str:
    printed = context.book.attacks[context.arena.cards[option.a].attack]
    if context.hits(context.asker, printed):
        return card(context, question, option)
    return context.speech.say("label-take-only", card=card(context, question, option))


def with_space(message: str) -> Label:
    def write(context: SceneContext, question: Question, option: Option) -> str:
        return context.speech.say(message, space=option.a + 1)

    return write


def plain(message: str) -> Label:
    def write(context: SceneContext, question: Question, option: Option) -> str:
        return context.speech.say(message)

    return write


def with_cards(message: str) -> Label:
    def write(context: SceneContext, question: Question, option: Option) -> str:
        cards = context.speech.faces(context.arena, unpack_faces(option.a))
        return context.speech.say(message, cards=cards)

    return write


def with_wounds(message: str) -> Label:
    def write(context: SceneContext, question: Question, option: Option) -> str:
        return context.speech.say(message, wounds=context.speech.wounds(option.a, option.b))

    return write


def payment(context: SceneContext, question: Question, option: Option) -> str:
    return context.speech.faces(context.arena, unpack_faces(option.a))


def passing(context: SceneContext, question: Question, option: Option) -> str:
    message = PASSES.get(context.view.decision)
    return context.speech.say(message) if message else question.answer(option)


def power(context: SceneContext, question: Question, option: Option) -> str:
    """The label for using an optional power."""
    name = question.name(option)
    if context.view.decision != o.USE_OR_NOT:
        return name
    return context.speech.say("label-power", power=name)


def no(context: SceneContext, question: Question, option: Option) -> str:
    if context.view.decision == o.START_TEST:
        return context.speech.say("label-no-test")
    return question.answer(option)


PASSES: Final = {
    o.SECOND_DASH: "label-stay",
    o.REACT_NOW: "label-pass-react",
    o.CHOOSE_BLOCK: "label-pass-block",
}

LABELS: Final[dict[int, Label]] = {
    o.FIGHTER: named,
    o.SKILL: named,
    o.CARD: card,
    o.MOVE: with_space("label-move"),
    o.ATTACK: attack,
    o.TAKE_TOP: plain("label-take-top"),
    o.SPECIAL: named,
    o.DASH_TO: with_space("label-dash"),
    o.END_COMBO: plain("label-end-combo"),
    o.PAYMENT: payment,
    o.REACT: named,
    o.PASS: passing,
    o.BLOCK_WOUNDS: with_cards("label-block-wounds"),
    o.BLOCK_EFFECT: with_cards("label-block-effect"),
    o.BLOCK_BOTH: with_cards("label-block-both"),
    o.IGNORE: with_wounds("label-ignore"),
    o.NO: no,
    o.SPACE: with_space("label-space"),
    o.TEST: plain("option-test"),
    o.PASSED: plain("label-stood"),
    o.FAILED: plain("label-fell"),
    o.DROP: with_wounds("label-drop"),
    o.POWER: power,
}
