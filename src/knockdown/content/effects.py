"""Reads effects: lists of steps, each with one verb, into programs of the engine."""

from __future__ import annotations

from collections.abc import Callable

from knockdown.content import values
from knockdown.content.conditions import read_conditions
from knockdown.content.draft import Draft
from knockdown.content.problems import hint, shown
from knockdown.content.reader import Table
from knockdown.content.scenes import VERB_SCENES, described
from knockdown.engine.book import NONE, Op
from knockdown.engine.terms import (
    HEAL,
    OPERATIONS,
    PLACE_SPACE,
    REMOVE_HERE,
    SWAP,
    WOUND_KINDS,
)

DEEPEST = 8
MOST_STEPS = 12

WOUND_VERBS = ("wound", "suffer", "wound_each", "empower")
COUNT_VERBS = (
    "push",
    "advance",
    "retreat",
    "drag",
    "blink",
    "lose_action",
    "discard",
    "discard_own",
    "steal",
    "draw_top",
)
FLAG_VERBS = (
    "blink_beside",
    "pull_beside",
    "swap",
    "evade",
    "take_back",
    "cancel_attack",
    "cancel_move",
    "unblockable",
    "stop",
    "refresh_row",
)
# The kinds of wounds a verb can name; "any" leaves the choice to the wounds' owner.
KIND_VERBS = {
    "wound_per": WOUND_KINDS[:2],
    "heal": WOUND_KINDS,
    "move_wound": WOUND_KINDS[:2],
}
# Whether the token lies on a space (or on a sheet).
TOKEN_VERBS = {
    "blink_to": True,
    "place_near": True,
    "remove_here": True,
    "place_on_opponent": False,
    "place_on_self": False,
    "remove_from_opponent": False,
    "remove_from_self": False,
}
PARAMETERS = ("amount", "within", "then", "else", "or")
# Verbs whose outcome the condition "did" of the next step can ask about.
DEED_VERBS = OPERATIONS[HEAL : SWAP + 1] + OPERATIONS[PLACE_SPACE : REMOVE_HERE + 1]
REMOVING_VERBS = ("remove_from_opponent", "remove_from_self")


class EffectReader:
    """Reads the effects of one scene (see `scenes`)."""

    def __init__(self, draft: Draft, scene: str) -> None:
        self.draft = draft
        self.scene = scene

    def optional(self, table: Table, key: str) -> int:
        """The program under `table[key]`, NONE if there is none."""
        return self.program(table, key) if table.has(key) else NONE

    def program(self, table: Table, key: str, depth: int = 1) -> int:
        """The number of the program under `table[key]`, which is required."""
        if not table.has(key):
            table.missing(key, f"{key} = [ … ], a list of steps like {{ push = 1 }}")
            return NONE
        if depth > DEEPEST:
            table.spot.note(
                f"effects are nested more than {DEEPEST} deep", "make the effect simpler"
            )
            return NONE
        return self._program(table.tables(key), depth)

    def _program(self, steps: list[Table], depth: int) -> int:
        ops = []
        before = ""
        for step in steps:
            verb = self._verb(step)
            if verb:
                self._check_place(step, verb, before)
                ops.append(self._step(step, verb, before, depth))
                step.close()
            before = verb or "a step with a mistake"
        if len(steps) > MOST_STEPS:
            steps[MOST_STEPS].spot.note(
                f"the list has {len(steps)} steps", f"use {MOST_STEPS} steps at most"
            )
        return self.draft.book.add_program(ops)

    def _verb(self, step: Table) -> str:
        """The one verb of a step."""
        verbs = [key for key in step.data if key in OPERATIONS]
        if len(verbs) == 1:
            return verbs[0]
        if verbs:
            step.spot.note(
                "two verbs in one step: " + ", ".join(verbs),
                "give each verb its own { … }",
            )
        else:
            word = next((key for key in step.data if key not in PARAMETERS), "")
            wrong = f"{shown(word)} is not a verb" if word else "the step has no verb"
            step.spot.note(wrong, hint(word, OPERATIONS))
        return ""

    def _check_place(self, step: Table, verb: str, before: str) -> None:
        scenes = VERB_SCENES.get(verb)
        if scenes is not None and self.scene not in scenes:
            step.spot.note(f'"{verb}" means nothing here', f'use "{verb}" only {described(scenes)}')
        if verb == "wound_each" and before not in REMOVING_VERBS:
            step.spot.note(
                '"wound_each" counts the tokens removed by the step before, which removes none',
                "put it right after " + " or ".join(REMOVING_VERBS),
            )

    def _step(self, step: Table, verb: str, before: str, depth: int) -> Op:
        code = OPERATIONS.index(verb)
        if verb == "if":
            return self._if_step(step, code, after_deed=before in DEED_VERBS, depth=depth)
        nesting: dict[str, Callable[[Table, int, int], Op]] = {
            "pay": self._pay_step,
            "choose": self._choose_step,
            "either": self._either_step,
            "may": self._may_step,
        }
        if verb in nesting:
            return nesting[verb](step, code, depth)
        return self._plain_step(step, verb, code)

    def _plain_step(self, step: Table, verb: str, code: int) -> Op:
        """A step that contains no other steps."""
        if verb in WOUND_VERBS:
            heavy, light = step.notation(
                verb, values.some_wounds, f"{values.WOUNDS_FORM}, not 0/0", (0, 1)
            )
            return Op(code, heavy, light)
        if verb in COUNT_VERBS:
            return Op(code, step.integer(verb, 1, 9))
        if verb in FLAG_VERBS:
            step.sure(verb)
            return Op(code)
        if verb in KIND_VERBS:
            return self._kind_step(step, verb, code)
        return self._token_step(step, verb, code)

    def _kind_step(self, step: Table, verb: str, code: int) -> Op:
        name = step.word(verb, KIND_VERBS[verb])
        kind = WOUND_KINDS.index(name) if name else 0
        if verb == "wound_per":
            return Op(code, kind)
        return Op(code, kind, step.integer("amount", 1, 9, default=1))

    def _token_step(self, step: Table, verb: str, code: int) -> Op:
        token = self.draft.token(step, verb, TOKEN_VERBS[verb])
        if verb in ("blink_to", "remove_here"):
            return Op(code, token=token)
        if verb in REMOVING_VERBS and step.data.get("amount") == "all":
            step.has("amount")
            return Op(code, 0, token=token)
        amount = step.integer("amount", 1, 9, default=1)
        within = step.integer("within", 0, 9) if verb == "place_near" else 0
        return Op(code, amount, within, token=token)

    def _if_step(self, step: Table, code: int, after_deed: bool, depth: int) -> Op:
        conditions = read_conditions(self.draft, step, "if", self.scene, after_deed)
        then = self.program(step, "then", depth + 1)
        other = self.program(step, "else", depth + 1) if step.has("else") else NONE
        return Op(code, conditions=conditions, then=then, other=other)

    def _pay_step(self, step: Table, code: int, depth: int) -> Op:
        slots = step.notation("pay", values.cost, values.COST_FORM, [1])
        then = self.program(step, "then", depth + 1)
        return Op(code, then=then, cost=self.draft.book.add_cost(slots))

    def _choose_step(self, step: Table, code: int, depth: int) -> Op:
        right = "choose = [[ … ], [ … ]], exactly two lists of steps"
        options = step.items("choose", right)
        if len(options) != 2:
            if options:
                step.spot.note(f"choose has {len(options)} lists", f"write {right}")
            return Op(code)
        spots = [step.spot.into(f"choose[{number}]") for number in (1, 2)]
        then, other = (
            self.program(Table({"step": option}, spot), "step", depth + 1)
            for option, spot in zip(options, spots, strict=True)
        )
        return Op(code, then=then, other=other)

    def _either_step(self, step: Table, code: int, depth: int) -> Op:
        cards = step.integer("either", 1, 9)
        return Op(code, cards, then=self.program(step, "or", depth + 1))

    def _may_step(self, step: Table, code: int, depth: int) -> Op:
        return Op(code, then=self.program(step, "may", depth + 1))
