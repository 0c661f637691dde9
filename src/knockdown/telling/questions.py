"""Decisions as questions: what is asked, and what each answer means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from knockdown.content.catalogue import Selection
from knockdown.content.clauses import id_of
from knockdown.engine import options as o
from knockdown.engine.blocking import counted, has_effect, ignore_options
from knockdown.engine.book import NONE, Attack, Op
from knockdown.engine.frames import (
    AttackFrame,
    DiscardFrame,
    EffectFrame,
    Frame,
    PayFrame,
    ReactionFrame,
    StealFrame,
    StepFrame,
)
from knockdown.engine.hand import hand_limit
from knockdown.engine.knockdown_test import tested_wounds
from knockdown.engine.match import Match, known_match
from knockdown.engine.match_rules import KNOCKDOWN_DICE, KNOCKDOWN_TABLE, KNOCKDOWN_TOWER
from knockdown.engine.options import DECISIONS, Option, unpack_faces
from knockdown.engine.terms import (
    EITHER,
    PAY,
    PLACE_SPACE,
    PULL_BESIDE,
    TOWER_LIMIT,
    TRIGGERS,
    WOUND_KINDS,
)
from knockdown.engine.view import View
from knockdown.players.odds import UNKNOWN_HAND
from knockdown.telling.certain_wounds import with_stand_ins, wounds_suffered
from knockdown.telling.choices import branch_text
from knockdown.telling.odds import pass_percent
from knockdown.telling.places import marks
from knockdown.telling.sources import source_of
from knockdown.telling.speech import Speech, actions_left, arena_of, distance_of, kit_of

Found = TypeVar("Found", bound=Frame)
REDUCING: Final = (o.BLOCK_WOUNDS, o.BLOCK_BOTH)
SHORTEST_PART: Final = 3  # letters of a name that are enough to find it
POOR_ODDS: Final = 10  # percent: starting a test this early mostly helps the opponent


class Question:
    """The pending decision of the viewer, in words."""

    def __init__(
        self,
        speech: Speech,
        view: View,
        *,
        brief: bool = False,
        their_hand: str = UNKNOWN_HAND,
    ) -> None:
        self.speech = speech
        self.view = view
        self.brief = brief  # attacks by their numbers, without the text of their effects
        self.their_hand = their_hand  # the skill that builds the opponent's towers
        self.book = view.book
        self.arena = arena_of(view)
        self.say = speech.say
        self.trial_table: Match | None = None

    def text(self) -> str:
        ask = ASKS.get(self.view.decision)
        return ask(self) if ask else self.say(id_of("ask", self.view.decision_name))

    def answers(self) -> list[str]:
        """One line for each option, in canonical order."""
        return [self.answer(option) for option in self.view.options]

    def answer(self, option: Option) -> str:
        return ANSWERS[option.kind](self, option)

    # ---------------------------------------------------------------- context
    def frame(self, kind: type[Found]) -> Found:
        """The innermost rule in progress of this kind."""
        for frame in reversed(self.view.stack):
            if isinstance(frame, kind):
                return frame
        raise LookupError(kind.__name__)

    def attack(self) -> AttackFrame:
        return self.frame(AttackFrame)

    def attack_name(self) -> str:
        return self.speech.attack(self.book.attacks[self.attack().attack])

    def op(self) -> Op:
        """The step of the effect in progress."""
        frame = self.frame(EffectFrame)
        return self.book.programs[frame.program][frame.place]

    def effect(self, program: int) -> str:
        return self.speech.cards.effect_text(program) if program != NONE else ""

    def coming(self) -> str:
        """6.1: the pool that would wound now."""
        return self.speech.wounds(self.attack().heavy, self.attack().light)

    # --------------------------------------------------------- what is asked
    def ask_keep_skill(self) -> str:
        return self.say(
            "ask-keep-skill-second" if self.view.you.has_first else "ask-keep-skill-first"
        )

    def ask_take_action(self) -> str:
        return self.say(
            "ask-take-action", n=actions_left(self.view), distance=distance_of(self.view)
        )

    def ask_choose_payment(self) -> str:
        cost = self.frame(PayFrame).cost
        if cost == NONE:
            return self.say("ask-choose-payment-dash")
        return self.say(
            "ask-choose-payment", cost=self.speech.cards.cost_text(self.book.costs[cost])
        )

    def ask_react_now(self) -> str:
        trigger = TRIGGERS[self.frame(ReactionFrame).trigger]
        message = id_of("ask-react-now", trigger)
        if trigger == "opponent_moves":
            return self.say(message, space=self.frame(StepFrame).space + 1)
        return self.say(message, attack=self.attack_name())

    def ask_choose_discard(self) -> str:
        you = self.view.you
        held = len(you.hand) + len(you.hidden)
        limit = hand_limit(kit_of(self.view, you), kit_of(self.view, self.view.opponent))
        if held > limit:
            return self.say("ask-choose-discard-limit", n=held, limit=limit)
        return self.ask_for_cards("ask-choose-discard", self.frame(DiscardFrame).left)

    def ask_choose_gift(self) -> str:
        return self.ask_for_cards("ask-choose-gift", self.frame(StealFrame).left)

    def ask_for_cards(self, message: str, left: int) -> str:
        """5.4: names the card or effect that asks for them."""
        return self.say(message, source=source_of(self.speech, self.view), n=left)

    def ask_choose_block(self) -> str:
        if not has_effect(self.book, self.attack()):
            return self.say("ask-choose-block", attack=self.attack_name(), wounds=self.coming())
        effect = self.effect(self.book.attacks[self.attack().attack].effect)
        text = self.say(
            "ask-choose-block-effect",
            attack=self.attack_name(),
            wounds=self.coming(),
            effect=effect,
        )
        reduces = any(option.kind in REDUCING for option in self.view.options)
        if reduces or not self.attack().heavy + self.attack().light:
            return text
        return self.say("block-too-few", text=text)

    def ask_choose_ignored(self) -> str:
        return self.say("ask-choose-ignored", attack=self.attack_name())

    def ask_choose_branch(self) -> str:
        op = self.op()
        if op.code != EITHER:
            return self.say("ask-choose-branch")
        you = self.view.you
        wounds = self.speech.wounds(you.heavy, you.light)
        unseen = you.hidden_count - len(you.hidden)
        hand = self.speech.hand(self.arena, you.hand + you.hidden, unseen)
        return self.say("ask-choose-branch-either", wounds=wounds, hand=hand)

    def ask_use_or_not(self) -> str:
        first = self.view.options[0]
        if first.kind == o.POWER:
            owner, _ = self.speech.power(self.book.powers[first.a])
            return self.say(f"ask-use-or-not-{'skill' if owner == 'skill' else 'power'}")
        op = self.op()
        effect = self.effect(op.then)
        if op.code == PAY:
            cost = self.speech.cards.cost_text(self.book.costs[op.cost])
            return self.say("ask-use-or-not-pay", cost=cost, effect=effect)
        return self.say("ask-use-or-not-may", effect=effect)

    def ask_choose_space(self) -> str:
        op = self.op()
        if op.code == PLACE_SPACE:
            return self.say("ask-choose-space-token", tokens=self.speech.token(op.token))
        who = "opponent" if op.code == PULL_BESIDE else "you"
        return self.say(f"ask-choose-space-{who}")

    def ask_start_test(self) -> str:
        """7: how many wounds the test would be on, and which Skill leaves some out."""
        them, tested = self.view.opponent, self.tested_wounds()
        total = them.heavy + them.light
        if tested == total:
            return self.say("ask-start-test", n=tested)
        skills = [s for s in them.skills if self.book.skills[s].modifiers.test_discount]
        return self.say(
            "ask-start-test-less",
            total=total,
            skills=self.speech.enumerated([self.speech.skill(skill) for skill in skills]),
            less=total - tested,
            n=tested,
        )

    def tested_wounds(self) -> int:
        them = self.view.opponent
        return tested_wounds(them.heavy + them.light, kit_of(self.view, them))

    # ------------------------------------------------------------ by name
    def named(self, text: str) -> list[int]:
        """The numbers of the options with this name, or else with this text in their name."""
        wanted = Selection(search=text)
        names = [self.name(option) for option in self.view.options]
        found = [place for place, name in enumerate(names, 1) if wanted.finds(name)]
        whole = [place for place in found if Selection(search=names[place - 1]).finds(text)]
        short = len(text) < SHORTEST_PART
        return whole or ([] if short else [n for n in found if self.has_name(n)])

    def has_name(self, number: int) -> bool:
        return self.view.options[number - 1].kind in NAMES

    def name(self, option: Option) -> str:
        """What an option is called: a card, a fighter, a Skill; else the whole answer."""
        return NAMES[option.kind](self, option) if option.kind in NAMES else self.answer(option)

    def fighter_name(self, option: Option) -> str:
        return self.speech.fighter(option.a)

    def skill_name(self, option: Option) -> str:
        return self.speech.skill(option.a)

    def card_name(self, option: Option) -> str:
        return self.speech.attack(self.book.attacks[self.arena.cards[option.a].attack])

    def special_name(self, option: Option) -> str:
        return self.speech.attack(kit_of(self.view, self.view.you).specials[option.a])

    def power_name(self, option: Option) -> str:
        return self.speech.power(self.book.powers[option.a])[1]

    # --------------------------------------------------------- the answers
    def fighter(self, option: Option) -> str:
        fighter = self.book.fighters[option.a]
        library, lang = self.speech.library, self.speech.lang
        return self.say(
            "option-fighter",
            fighter=library.fighter_name(fighter, lang),
            **{"class": library.fighter_class(fighter, lang)},
            plan=library.fighter_plan(fighter, lang),
        )

    def skill(self, option: Option) -> str:
        return self.speech.skill_text(option.a)

    def card(self, option: Option) -> str:
        printed = self.arena.cards[option.a]
        attack = self.speech.attack(self.book.attacks[printed.attack])
        symbols = self.speech.face(self.arena, printed.face)
        return self.say("option-card", attack=attack, symbols=symbols)

    def row_attack(self, option: Option) -> str:
        """4.4: a row card, whether it hits now, and the symbols it gives."""
        printed = self.arena.cards[option.a]
        attack = self.book.attacks[printed.attack]
        return self.say(
            "option-attack-hits" if self.reaches(attack) else "option-attack-misses",
            attack=self.speech.attack(attack),
            text=self.line(attack).removeprefix(f"{self.speech.attack(attack)}: "),
            symbols=self.speech.face(self.arena, printed.face),
        )

    def reaches(self, attack: Attack) -> bool:
        return kit_of(self.view, self.view.you).reaches(attack.index, distance_of(self.view))

    def line(self, attack: Attack) -> str:
        """An attack as it is now, with your Skills."""
        kit = kit_of(self.view, self.view.you)
        wounds = self.view.opponent.heavy + self.view.opponent.light
        if not self.brief:
            return self.speech.attack_line(attack, kit, wounds)
        name = self.speech.attack(attack)
        if attack.cost != NONE:
            name = f"{name} ({self.speech.cards.cost_text(self.book.costs[attack.cost])})"
        return f"{name}: {self.speech.attack_numbers(attack, kit, wounds)}"

    def take_top(self, option: Option) -> str:
        attack = self.book.attacks[kit_of(self.view, self.view.you).take_top]
        if not self.reaches(attack):
            return self.say("option-take-top")
        wounds = self.speech.wounds(attack.heavy, attack.light)
        return self.say("option-take-top-hits", wounds=wounds)

    def special(self, option: Option) -> str:
        attack = kit_of(self.view, self.view.you).specials[option.a]
        return self.say(id_of("option", o.OPTION_KINDS[option.kind]), line=self.line(attack))

    def step(self, option: Option) -> str:
        place = self.place(option.a, self.view.opponent.space)
        return self.say(id_of("option", o.OPTION_KINDS[option.kind]), place=place)

    def space(self, option: Option) -> str:
        """Where a fighter lands or a token is placed; the distance is measured differently."""
        you, them = self.view.you.space, self.view.opponent.space
        if self.op().code == PLACE_SPACE:
            return self.say("option-space", place=self.place(option.a, you, "place-from-you"))
        other = you if self.op().code == PULL_BESIDE else them
        return self.say("option-space", place=self.place(option.a, other))

    def place(self, space: int, other: int, message: str = "place") -> str:
        found = marks(self.speech, self.view, space)
        distance = abs(space - other)
        say = self.speech.words.say
        if found:
            listed = ", ".join(found)
            return say(f"{message}-marked", space=space + 1, distance=distance, marks=listed)
        return say(message, space=space + 1, distance=distance)

    def plain(self, option: Option) -> str:
        return self.say(id_of("option", o.OPTION_KINDS[option.kind]))

    def passing(self, option: Option) -> str:
        message = id_of("option-pass", DECISIONS[self.view.decision])
        if self.view.decision != o.CHOOSE_BLOCK:
            return self.say(message)
        message += "-effect" if has_effect(self.book, self.attack()) else ""
        return self.say(message, wounds=self.coming())

    def payment(self, option: Option) -> str:
        paid = unpack_faces(option.a)
        left = self.held_faces()
        for face in paid:
            left.remove(face)
        cards = self.speech.faces(self.arena, paid)
        return self.say("option-payment", cards=cards, left=self.speech.faces(self.arena, left))

    def held_faces(self) -> list[int]:
        you = self.view.you
        return sorted(self.arena.cards[card].face for card in you.hand + you.hidden)

    def face(self, option: Option) -> str:
        return self.say("option-face", cards=self.speech.face(self.arena, option.a))

    # ------------------------------------------------------------- blocking
    def block_effect(self, option: Option) -> str:
        cards = self.speech.faces(self.arena, unpack_faces(option.a))
        return self.say("option-block-effect", cards=cards, wounds=self.coming())

    def block_wounds(self, option: Option) -> str:
        """6.5: what the cards left in hand would let you ignore."""
        discarded = unpack_faces(option.a)
        message = id_of("option", o.OPTION_KINDS[option.kind])
        if option.kind == o.BLOCK_WOUNDS and has_effect(self.book, self.attack()):
            message += "-effect"
        cards = self.speech.faces(self.arena, discarded)
        return self.say(message, cards=cards, most=self.most(len(discarded)))

    def most(self, discarded: int) -> str:
        you, them = self.view.you, self.view.opponent
        left = len(you.hand) + len(you.hidden) - discarded
        cards = counted(left, kit_of(self.view, you), kit_of(self.view, them))
        ways = [(way.a, way.b) for way in ignore_options(self.attack(), cards)]
        best = [way for way in ways if not any(beats(other, way) for other in ways)]
        return self.speech.alternatives([self.speech.wounds(*way) for way in best])

    def ignore(self, option: Option) -> str:
        ignored = self.speech.wounds(option.a, option.b)
        suffered = self.speech.wounds(*self.suffered(option))
        return self.say("option-ignore", ignored=ignored, suffered=suffered)

    def suffered(self, option: Option) -> tuple[int, int]:
        """6: heavy and light wounds that are certain with this answer to an attack."""
        if self.trial_table is None:
            self.trial_table = with_stand_ins(known_match(self.view), self.view)
        return wounds_suffered(self.trial_table, option)

    # ---------------------------------------------------------------- others
    def branch(self, option: Option) -> str:
        return branch_text(self.speech, self.op(), option.a)

    def test(self, option: Option) -> str:
        """7: with its odds, and a word where they are poor."""
        told = self.test_odds()
        if not self.is_early(option):
            return told
        on_dice = self.view.match_rules.knockdown == KNOCKDOWN_DICE
        is_vain = on_dice and self.fall_percent() == 0
        return self.say("option-test-vain" if is_vain else "option-test-early", test=told)

    def is_early(self, option: Option) -> bool:
        """7: whether it starts a test that the opponent will almost certainly pass."""
        return option.kind == o.TEST and self.fall_percent() <= POOR_ODDS

    def fall_percent(self) -> int:
        return 100 - pass_percent(self.view, self.their_hand, self.tested_wounds())

    def test_odds(self) -> str:
        """The odds of the test; unknown for a test at the table."""
        tested, percent = self.tested_wounds(), self.fall_percent()
        knockdown = self.view.match_rules.knockdown
        if knockdown == KNOCKDOWN_TABLE:
            return self.say("option-test")
        if knockdown == KNOCKDOWN_TOWER and tested <= TOWER_LIMIT:
            skill = self.speech.words.say(id_of("tower-skill", self.their_hand))
            return self.say("option-test-tower", percent=percent, skill=skill)
        return self.say("option-test-odds", percent=percent)

    def drop(self, option: Option) -> str:
        you = self.view.you
        dropped = self.speech.wounds(option.a, option.b)
        kept = self.speech.wounds(you.heavy - option.a, you.light - option.b)
        return self.say("option-drop", dropped=dropped, kept=kept)

    def power(self, option: Option) -> str:
        power = self.book.powers[option.a]
        owner, name = self.speech.power(power)
        text = self.speech.power_text(power)
        return self.say(f"option-power-{owner}", power=name, text=text)

    def wound_kind(self, option: Option) -> str:
        return self.say(id_of("option-wound-kind", WOUND_KINDS[option.a]))


def beats(one: tuple[int, int], other: tuple[int, int]) -> bool:
    return one != other and one[0] >= other[0] and one[1] >= other[1]


ASKS: Final[dict[int, Callable[[Question], str]]] = {
    o.KEEP_SKILL: Question.ask_keep_skill,
    o.TAKE_ACTION: Question.ask_take_action,
    o.CHOOSE_PAYMENT: Question.ask_choose_payment,
    o.REACT_NOW: Question.ask_react_now,
    o.CHOOSE_DISCARD: Question.ask_choose_discard,
    o.CHOOSE_GIFT: Question.ask_choose_gift,
    o.CHOOSE_BLOCK: Question.ask_choose_block,
    o.CHOOSE_IGNORED: Question.ask_choose_ignored,
    o.CHOOSE_BRANCH: Question.ask_choose_branch,
    o.USE_OR_NOT: Question.ask_use_or_not,
    o.CHOOSE_SPACE: Question.ask_choose_space,
    o.START_TEST: Question.ask_start_test,
}

NAMES: Final[dict[int, Callable[[Question, Option], str]]] = {
    o.FIGHTER: Question.fighter_name,
    o.SKILL: Question.skill_name,
    o.CARD: Question.card_name,
    o.ATTACK: Question.card_name,
    o.SPECIAL: Question.special_name,
    o.REACT: Question.special_name,
    o.POWER: Question.power_name,
    o.FACE: Question.face,
}

ANSWERS: Final[dict[int, Callable[[Question, Option], str]]] = {
    o.FIGHTER: Question.fighter,
    o.SKILL: Question.skill,
    o.CARD: Question.card,
    o.MOVE: Question.step,
    o.ATTACK: Question.row_attack,
    o.TAKE_TOP: Question.take_top,
    o.SPECIAL: Question.special,
    o.DASH_TO: Question.step,
    o.END_COMBO: Question.plain,
    o.PAYMENT: Question.payment,
    o.REACT: Question.special,
    o.PASS: Question.passing,
    o.FACE: Question.face,
    o.BLOCK_WOUNDS: Question.block_wounds,
    o.BLOCK_EFFECT: Question.block_effect,
    o.BLOCK_BOTH: Question.block_wounds,
    o.IGNORE: Question.ignore,
    o.BRANCH: Question.branch,
    o.YES: Question.plain,
    o.NO: Question.plain,
    o.SPACE: Question.space,
    o.TEST: Question.test,
    o.PASSED: Question.plain,
    o.FAILED: Question.plain,
    o.DROP: Question.drop,
    o.POWER: Question.power,
    o.WOUND_KIND: Question.wound_kind,
}
