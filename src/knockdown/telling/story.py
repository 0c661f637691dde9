"""Events as sentences: what happened, who did it, and which card or Skill it was."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from knockdown.content.clauses import id_of
from knockdown.engine import events as e
from knockdown.engine.arena import candle_spaces
from knockdown.engine.book import NONE, Arena, Attack
from knockdown.engine.events import Event
from knockdown.engine.kit import kit_for
from knockdown.engine.terms import ENTER, REACTION
from knockdown.telling.ledger import Ledger
from knockdown.telling.speech import Speech, has_edges

# Banners: what stands out from the other lines.
BANNERS: Final = ("round_began", "round_ended", "match_ended")
HEADINGS: Final = ("turn_began",)


class Storyteller:
    """Tells the events of one match in order; `fighters` are those of the two seats.

    The ledger holds what was before the next event.
    """

    def __init__(
        self, speech: Speech, arena: Arena, fighters: Sequence[int], ledger: Ledger | None = None
    ) -> None:
        self.speech = speech
        self.arena = arena
        self.fighters = fighters
        self.ledger = ledger or Ledger(speech.book, arena)

    def tell(self, event: Event, times: int = 1) -> str:
        """The event as a sentence; only placing tokens may be repeated."""
        if isinstance(event, e.TokenPlaced):
            text = self.token_placed(event, times)
        else:
            text = TELLERS[type(event)](self, event)
        self.ledger.follow(event, times)
        return text

    def say(self, message: str, **args: str | int) -> str:
        return self.speech.say(message, **args)

    def who(self, seat: int) -> dict[str, str]:
        return self.speech.who(seat, self.fighters[seat])

    def card(self, card: int) -> str:
        return self.speech.card(self.arena, card)

    # ---------------------------------------------------------------- setup
    def token_drawn(self, event: e.TokenDrawn) -> str:
        if event.kind == "arena":
            thing = self.speech.library.arena_name(self.speech.book.arenas[event.value], self.lang)
            return self.say("event-token-drawn-arena", thing=thing)
        if event.kind == "skill_set":
            box = self.speech.book.skill_sets[event.value].key
            thing = self.speech.library.box_name(box, self.lang)
            return self.say("event-token-drawn-skill-set", thing=thing)
        return self.taken("event-token-drawn-fighter", event.player, event.value)

    def fighter_taken(self, event: e.FighterTaken) -> str:
        return self.taken("event-fighter-taken", event.player, event.fighter)

    def taken(self, message: str, seat: int, fighter: int) -> str:
        """3.1: before it has a fighter, a seat goes by the player's name."""
        return self.say(message, thing=self.speech.fighter(fighter), **self.speech.who(seat, NONE))

    @property
    def lang(self) -> str:
        return self.speech.lang

    def skills_received(self, event: e.SkillsReceived) -> str:
        seen = [self.speech.skill(skill) for skill in event.skills if skill != e.UNSEEN]
        count = len(event.skills)
        skills = ", ".join(seen)
        return self.say("event-skills-received", skills=skills, n=count, **self.who(event.player))

    def skill_kept(self, event: e.SkillKept) -> str:
        if event.skill == e.UNSEEN:
            return self.say("event-skill-kept-unseen", name=self.who(event.player)["name"])
        skill = self.speech.skill(event.skill)
        return self.say("event-skill-kept", skill=skill, **self.who(event.player))

    def skill_shown(self, event: e.SkillShown) -> str:
        skill = self.speech.skill_text(event.skill).removesuffix(".")
        return self.say("event-skill-shown", skill=skill, **self.who(event.player))

    # ------------------------------------------------------ rounds and turns
    def first_player(self, event: e.FirstPlayer) -> str:
        return self.say("event-first-player", **self.who(event.player))

    def round_began(self, event: e.RoundBegan) -> str:
        return self.say("event-round-began", round=event.round, **self.who(event.first))

    def turn_began(self, event: e.TurnBegan) -> str:
        return self.say("event-turn-began", **self.who(event.player))

    def row_filled(self, event: e.RowFilled) -> str:
        cards = self.speech.card_list(self.arena, event.cards)
        return self.say("event-row-filled", cards=cards)

    def candle_drawn(self, event: e.CandleDrawn) -> str:
        spaces = [str(space + 1) for space in sorted(set(candle_spaces(self.arena, event.count)))]
        listed = self.speech.enumerated(spaces)
        return self.say("event-candle-drawn", n=len(spaces), spaces=listed)

    def action_lost(self, event: e.ActionLost) -> str:
        return self.say("event-action-lost", n=event.count, **self.who(event.player))

    def round_ended(self, event: e.RoundEnded) -> str:
        text = self.say(id_of("event-round-ended", event.how), **self.who(event.winner))
        if event.how == "ko":
            return text
        first = max(self.speech.you, 0)
        return self.say(
            "event-round-tally",
            text=text,
            first=self.called(first),
            wounds=self.suffered(first),
            second=self.called(1 - first),
            others=self.suffered(1 - first),
        )

    def called(self, seat: int) -> str:
        if seat == self.speech.you:
            return self.say("picture-you")
        return self.who(seat)["name"]

    def suffered(self, seat: int) -> str:
        return self.speech.wounds(self.ledger.heavy[seat], self.ledger.light[seat])

    def match_ended(self, event: e.MatchEnded) -> str:
        return self.say("event-match-ended", **self.who(event.winner))

    # --------------------------------------------------------------- moving
    def moved(self, event: e.Moved) -> str:
        message = id_of("event-moved", event.how)
        return self.say(message, start=event.start + 1, end=event.end + 1, **self.who(event.player))

    def move_cancelled(self, event: e.MoveCancelled) -> str:
        return self.say("event-move-cancelled", **self.who(event.player))

    # -------------------------------------------------------------- attacks
    def attack_began(self, event: e.AttackBegan) -> str:
        attack = self.speech.book.attacks[event.attack]
        how = "card" if event.hits else "miss"
        if event.card == NONE:
            how = "reaction" if attack.type == REACTION else "special"
        return self.say(
            f"event-attack-began-{how}",
            attack=self.speech.attack(attack),
            line=self.attack_line(event.player, attack),
            card=self.card(event.card) if event.card != NONE else "",
            **self.who(event.player),
        )

    def attack_line(self, seat: int, attack: Attack) -> str:
        kit = kit_for(self.speech.book, self.fighters[seat], self.ledger.skills[seat], self.arena)
        wounds = self.ledger.heavy[1 - seat] + self.ledger.light[1 - seat]
        return self.speech.attack_line(attack, kit, wounds)

    def attack_cancelled(self, event: e.AttackCancelled) -> str:
        attack = self.speech.attack(self.speech.book.attacks[event.attack])
        return self.say("event-attack-cancelled", attack=attack, **self.who(event.player))

    def blocked(self, event: e.Blocked) -> str:
        reduced = event.heavy + event.light > 0
        what = "both" if reduced and event.effect else "wounds" if reduced else "effect"
        text = self.say(
            f"event-blocked-{what}",
            cards=self.speech.card_list(self.arena, event.cards),
            wounds=self.speech.wounds(event.heavy, event.light),
            **self.who(event.player),
        )
        effect = self.cancelled_effect(event.player) if event.effect else ""
        return self.say("event-blocked-what", text=text, effect=effect) if effect else text

    def cancelled_effect(self, blocker: int) -> str:
        """6.5: the effect that a block cancelled, as printed on the attack."""
        attack = self.ledger.attack_on(blocker)
        program = attack.effect if attack else NONE
        return self.speech.cards.effect_text(program) if program != NONE else ""

    # ---------------------------------------------------------------- cards
    def one_card(self, event: OneCard) -> str:
        """Events that only name a player and a card."""
        message = id_of("event", event.name)
        if event.card == e.UNSEEN:
            return self.say(f"{message}-unseen", name=self.who(event.player)["name"])
        return self.say(message, card=self.card(event.card), **self.who(event.player))

    def card_taken(self, event: e.CardTaken) -> str:
        """4.4: once the card is in hand the attack is over, even if it did nothing."""
        text = self.one_card(event)
        idle = self.idle_attack()
        if idle is None:
            return text
        return f"{self.say('event-effect-idle', attack=self.speech.attack(idle))} {text}"

    def idle_attack(self) -> Attack | None:
        """6.2: the attack in progress, while its effect has done nothing."""
        attack = self.ledger.attack if self.ledger.is_idle else None
        return self.speech.book.attacks[attack.attack] if attack else None

    def card_stolen(self, event: e.CardStolen) -> str:
        card = self.card(event.card)
        return self.say(
            "event-card-stolen", card=card, **self.giver(event.player), **self.who(event.player)
        )

    def giver(self, taker: int) -> dict[str, str]:
        """`$from`: the player from whom something was taken."""
        return {"from": "you" if 1 - taker == self.speech.you else "other"}

    def cards_paid(self, event: e.CardsPaid) -> str:
        cards = self.speech.card_list(self.arena, event.cards)
        return self.say("event-cards-paid", cards=cards, **self.who(event.player))

    # ------------------------------------------------------ wounds, tokens
    def wounded(self, event: e.Wounded) -> str:
        text = self.wounds(id_of("event-wounded", event.cause), event)
        causes = self.causes(event) if event.cause == "attack" else []
        if not causes:
            return text
        return self.say("event-wounded-why", text=text, causes=", ".join(causes))

    def causes(self, event: e.Wounded) -> list[str]:
        """6.1, 10.1: why an attack's wounds differ from those printed on it."""
        heavy, light = self.ledger.added(event)
        found: list[str] = []
        at_edge = has_edges(self.arena) and self.ledger.is_at_edge(event.player)
        if (heavy, light) != (0, 0) and at_edge:
            heavy, light = heavy - self.arena.edge_heavy, light - self.arena.edge_light
            found.append(self.speech.words.say("cause-edge"))
        if (heavy, light) == (0, 0):
            return found
        skills = self.ledger.changing_skills(event.player, more=heavy > 0 or light > 0)
        found += [self.speech.skill(skill) for skill in skills]
        if not skills and heavy + light > 0:
            found.append(self.speech.words.say("cause-prepared"))
        return found

    def healed(self, event: e.Healed) -> str:
        return self.wounds("event-healed", event)

    def wound_moved(self, event: e.WoundMoved) -> str:
        return self.wounds("event-wound-moved", event, **self.giver(event.player))

    def wounds(self, message: str, event: e.Wounded | e.Healed | e.WoundMoved, **args: str) -> str:
        wounds = self.speech.wounds(event.heavy, event.light)
        return self.say(message, wounds=wounds, **args, **self.who(event.player))

    def token_placed(self, event: e.TokenPlaced, times: int = 1) -> str:
        return self.token("event-token-placed", event, self.speech.token(event.token, times))

    def token_removed(self, event: e.TokenRemoved) -> str:
        held = self.ledger.tokens[event.holder][event.token] if event.holder != e.UNSEEN else 1
        return self.token("event-token-removed", event, self.speech.some_of(event.token, 1, held))

    def token(self, message: str, event: e.TokenPlaced | e.TokenRemoved, tokens: str) -> str:
        if event.holder == e.UNSEEN:
            return self.say(f"{message}-space", tokens=tokens, space=event.space + 1)
        return self.say(f"{message}-sheet", tokens=tokens, **self.who(event.holder))

    def power_used(self, event: e.PowerUsed) -> str:
        printed = self.speech.book.powers[event.power]
        owner, power = self.speech.power(printed)
        place = "space" if printed.moment == ENTER else owner
        return self.say(f"event-power-used-{place}", power=power, **self.who(event.player))

    # --------------------------------------------------- the Knockdown Test
    def knockdown_began(self, event: e.KnockdownBegan) -> str:
        return self.say("event-knockdown-began", n=event.wounds, **self.who(event.player))

    def dice_rolled(self, event: e.DiceRolled) -> str:
        dice = " ".join(f"[{die}]" for die in event.dice)
        return self.say("event-dice-rolled", dice=dice, sum=sum(event.dice), needed=event.needed)

    def knockdown_ended(self, event: e.KnockdownEnded) -> str:
        result = "passed" if event.passed else "failed"
        return self.say(f"event-knockdown-ended-{result}", **self.who(event.player))


OneCard = (
    e.CardDrafted
    | e.CardTaken
    | e.CardDrawn
    | e.CardDiscarded
    | e.CardTakenBack
    | e.RowCardDiscarded
)

TELLERS: Final[dict[type[Event], Callable[..., str]]] = {
    e.TokenDrawn: Storyteller.token_drawn,
    e.FighterTaken: Storyteller.fighter_taken,
    e.SkillsReceived: Storyteller.skills_received,
    e.SkillKept: Storyteller.skill_kept,
    e.SkillShown: Storyteller.skill_shown,
    e.FirstPlayer: Storyteller.first_player,
    e.CardDrafted: Storyteller.one_card,
    e.RoundBegan: Storyteller.round_began,
    e.TurnBegan: Storyteller.turn_began,
    e.RowFilled: Storyteller.row_filled,
    e.CandleDrawn: Storyteller.candle_drawn,
    e.RowCardDiscarded: Storyteller.one_card,
    e.Moved: Storyteller.moved,
    e.MoveCancelled: Storyteller.move_cancelled,
    e.AttackBegan: Storyteller.attack_began,
    e.AttackCancelled: Storyteller.attack_cancelled,
    e.CardTaken: Storyteller.card_taken,
    e.CardDrawn: Storyteller.one_card,
    e.CardsPaid: Storyteller.cards_paid,
    e.CardDiscarded: Storyteller.one_card,
    e.CardStolen: Storyteller.card_stolen,
    e.CardTakenBack: Storyteller.one_card,
    e.Blocked: Storyteller.blocked,
    e.Wounded: Storyteller.wounded,
    e.Healed: Storyteller.healed,
    e.WoundMoved: Storyteller.wound_moved,
    e.TokenPlaced: Storyteller.token_placed,
    e.TokenRemoved: Storyteller.token_removed,
    e.PowerUsed: Storyteller.power_used,
    e.ActionLost: Storyteller.action_lost,
    e.KnockdownBegan: Storyteller.knockdown_began,
    e.DiceRolled: Storyteller.dice_rolled,
    e.KnockdownEnded: Storyteller.knockdown_ended,
    e.RoundEnded: Storyteller.round_ended,
    e.MatchEnded: Storyteller.match_ended,
}


def condensed(news: Iterable[Event]) -> list[tuple[Event, int]]:
    """The events without repetition: each with how often it came in a row.

    A walk of several spaces is one movement, and taking a card that did not hit
    is told together with the attack.
    """
    told: list[tuple[Event, int]] = []
    for event in news:
        last, times = told[-1] if told else (None, 0)
        if isinstance(event, e.Moved) and isinstance(last, e.Moved) and continues(last, event):
            told[-1] = e.Moved(event.player, last.start, event.end, event.how), 1
        elif isinstance(event, e.TokenPlaced) and is_same_placing(last, event):
            told[-1] = event, times + 1
        elif not (isinstance(event, e.CardTaken) and has_told_taking(last)):
            told.append((event, 1))
    return told


def continues(last: e.Moved, event: e.Moved) -> bool:
    same = last.player == event.player and last.how == event.how
    return same and last.end == event.start and event.how != "blink"


def is_same_placing(last: Event | None, event: e.TokenPlaced) -> bool:
    on_sheet = event.space == e.UNSEEN
    return on_sheet and isinstance(last, e.TokenPlaced) and last.to_dict() == event.to_dict()


def has_told_taking(last: Event | None) -> bool:
    return isinstance(last, e.AttackBegan) and last.card != e.UNSEEN and not last.hits
