"""The pending decision: the question with its options, the attack to answer, or who is awaited."""

from __future__ import annotations

from typing import Final, cast

from knockdown.content.clauses import id_of
from knockdown.engine import attack as sequence
from knockdown.engine import options as o
from knockdown.engine.book import NONE, Attack
from knockdown.engine.frames import (
    AttackFrame,
    KnockdownFrame,
    MomentFrame,
    TakeFrame,
)
from knockdown.engine.knockdown_test import test_kind
from knockdown.engine.match_rules import KNOCKDOWN_TOWER, Knockdown
from knockdown.engine.options import DECISIONS
from knockdown.engine.terms import REFRESH_ROW, ROUND_START
from knockdown.server.present.closed import closed_now
from knockdown.server.present.context import SceneContext, effect_text
from knockdown.server.present.odds import is_left_to_odds, odds_text
from knockdown.server.present.options import options_now
from knockdown.server.protocol.scene import (
    NOBODY,
    Builder,
    Coming,
    Question,
    TestNow,
    TestPhase,
)
from knockdown.telling.questions import Question as Asked
from knockdown.telling.speech import actions_left

# The part of the rules in brief that explains a decision (`telling.reference.RULES`).
RULES: Final = {
    o.PICK_FIGHTER: "match",
    o.KEEP_SKILL: "skills",
    o.SHOW_SKILL: "skills",
    o.DRAFT_CARD: "hand",
    o.TAKE_ACTION: "turn",
    o.CONTINUE_COMBO: "combo",
    o.CHOOSE_PAYMENT: "special",
    o.SECOND_DASH: "dash",
    o.REACT_NOW: "reaction",
    o.CHOOSE_DISCARD: "hand",
    o.CHOOSE_BLOCK: "block",
    o.CHOOSE_IGNORED: "block",
    o.CHOOSE_BRANCH: "sequence",
    o.USE_OR_NOT: "skills",
    o.CHOOSE_SPACE: "words",
    o.CHOOSE_GIFT: "hand",
    o.START_TEST: "ko",
    o.TEST_RESULT: "ko",
    o.CHOOSE_RELIEF: "ko",
    o.CHOOSE_ORDER: "skills",
    o.CHOOSE_ROW_CARD: "attack",
    o.CHOOSE_PAID_CARD: "combo",
    o.CHOOSE_WOUND: "wounds",
}
TESTING: Final = (o.TEST_RESULT, o.CHOOSE_RELIEF)


def question_now(context: SceneContext) -> Question | None:
    """The viewer's question, if any; a tower is built, not asked about (7.1)."""
    view = context.view
    if not view.options or is_tower(context):
        return None
    asked = Asked(context.speech, view, their_hand=context.players[1 - view.viewer].hand)
    return Question(
        decision=view.decision_name,
        text=asked.text(),
        rule=RULES[view.decision],
        actions=actions_left(view),
        options=options_now(context, asked),
        coming=coming_now(context),
        closed=closed_now(context),
        powers=asking_skills(context),
        on_row=is_on_row(context),
    )


def asking_skills(context: SceneContext) -> list[str]:
    """2.3: the Skills that may be used now and, unless a round has only one such moment, later."""
    view, book = context.view, context.book
    frame = view.stack[-1] if view.stack else None
    if view.decision != o.USE_OR_NOT or not isinstance(frame, MomentFrame):
        return []
    powers = [book.powers[option.a] for option in view.options if option.kind == o.POWER]
    if frame.moment == ROUND_START or any(power.skill == NONE for power in powers):
        return []
    return [book.skills[power.skill].key for power in powers]


def is_on_row(context: SceneContext) -> bool:
    """6.2: whether a power that may be used now exchanges a card of the Attack Row."""
    book = context.book
    powers = [book.powers[each.a] for each in context.view.options if each.kind == o.POWER]
    steps = [step for power in powers for step in book.steps_of(power.program)]
    return any(step.code == REFRESH_ROW for step in steps)


def is_tower(context: SceneContext) -> bool:
    view = context.view
    return view.decision == o.TEST_RESULT and view.match_rules.knockdown == KNOCKDOWN_TOWER


# -------------------------------------------------------------------------- what is coming
def coming_now(context: SceneContext) -> Coming | None:
    """6: the attack that is being answered."""
    view, frame = context.view, context.answered_attack()
    if frame is None:
        return None
    printed = context.book.attacks[frame.attack]
    heavy, light = pool(context, frame)
    has_effect = is_effect_to_come(frame, printed)
    effect = effect_text(context.speech, printed.effect) if has_effect else ""
    return Coming(
        attack=printed.key,
        attacker=frame.seat,
        card=next((f.card for f in view.stack if isinstance(f, TakeFrame)), NOBODY),
        heavy=heavy,
        light=light,
        ko=frame.step <= sequence.KNOCKOUT and sequence.has_knockout(context.table, frame, printed),
        effect=effect,
        in_question=view.decision == o.CHOOSE_BLOCK and has_effect,
        told=from_their_side(context, frame.seat, effect),
        text=from_their_side(context, frame.seat, context.line(frame.seat, printed)),
    )


def from_their_side(context: SceneContext, seat: int, text: str) -> str:
    """The effect, with its owner: a card's text addresses the attacker, not this reader."""
    return context.words.say("coming-told", name=context.name(seat), text=text) if text else ""


def is_effect_to_come(frame: AttackFrame, printed: Attack) -> bool:
    is_over = frame.step > sequence.EFFECT or frame.effect_cancelled or frame.is_bare
    return printed.effect != NONE and not is_over


def pool(context: SceneContext, frame: AttackFrame) -> tuple[int, int]:
    """6.1: the wounds to come, computed on a separate table if they are not known yet."""
    if frame.step > sequence.WOUNDS:
        return 0, 0
    if frame.step > sequence.POOL:
        return frame.heavy, frame.light
    table = context.trial_table.fork()
    table.set_stack([])
    trial = AttackFrame(*frame.numbers())
    table.push(trial)
    sequence.set_pool(table, trial, context.book.attacks[frame.attack])
    return trial.heavy, trial.light


# ----------------------------------------------------------------------- while one waits
def waiting_now(context: SceneContext, test: TestNow | None, thinking: bool) -> str:
    """Who is awaited, and for what."""
    view, say = context.view, context.speech.say
    if view.decider == NONE:
        return ""
    if test is not None and test.phase != "over":
        return test.text
    name = context.name(view.decider)
    if thinking:
        return say("waiting-thinking", name=name)
    return say(id_of("waiting", DECISIONS[view.decision]), name=name)


# --------------------------------------------------------------------- the Knockdown Test
def test_now(context: SceneContext, phase: str) -> TestNow | None:
    """7: the current Knockdown Test, from its beginning to the relief after it."""
    view = context.view
    frame = view.stack[-1] if view.stack else None
    if view.decision not in TESTING or not isinstance(frame, KnockdownFrame):
        return None
    player = context.player(frame.seat)
    is_over = view.decision == o.CHOOSE_RELIEF
    kind = test_kind(context.table, frame.wounds)
    heavy = min(player.heavy, frame.wounds)
    return TestNow(
        kind=kind,
        seat=frame.seat,
        heavy=heavy,
        light=frame.wounds - heavy,
        wounds=frame.wounds,
        starter=1 - frame.seat,
        builder=builder(context, frame.seat),
        phase="over" if is_over else cast(TestPhase, phase or "start"),
        text=test_text(context, frame, kind),
    )


def test_text(context: SceneContext, frame: KnockdownFrame, kind: Knockdown) -> str:
    if is_left_to_odds(context, frame.seat, kind):
        return odds_text(context, frame.seat, frame.wounds)
    who = context.speech.who(frame.seat, context.player(frame.seat).fighter)
    return context.speech.say(f"test-{kind}", n=frame.wounds, **who)


def builder(context: SceneContext, seat: int) -> Builder:
    if context.players[seat].is_computer:
        return "computer"
    return "you" if seat == context.viewer else "person"
