"""Events: typed facts about what happened, for screens, logs and statistics.

The rules write events and never read them. A match that does not record pays
nothing for them. `seen_by` gives the event as a player may see it (5.2).
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from knockdown.engine.match_rules import Knockdown

EVERYBODY: Final = -1
UNSEEN: Final = -1

Drawn = Literal["fighter", "skill_set", "arena"]
Movement = Literal["move", "dash", "forced", "forward", "back", "blink"]
WoundCause = Literal["attack", "effect", "candle"]
RoundEnd = Literal["ko", "deck", "stall"]


class Event:
    """A fact. `fields` are the attribute names, in order."""

    name: ClassVar[str] = ""
    fields: ClassVar[tuple[str, ...]] = ()

    def seen_by(self, player: int) -> Event:
        """The event as this player sees it; secret numbers become UNSEEN."""
        return self

    def to_dict(self) -> dict[str, object]:
        data: dict[str, object] = {"event": self.name}
        for field in self.fields:
            data[field] = getattr(self, field)
        return data

    def __repr__(self) -> str:
        values = ", ".join(f"{field}={getattr(self, field)!r}" for field in self.fields)
        return f"{self.name}({values})"


class TokenDrawn(Event):
    """11.1: a selection token."""

    name = "token_drawn"
    fields = ("kind", "player", "value")

    def __init__(self, kind: Drawn, player: int, value: int) -> None:
        self.kind = kind
        self.player = player
        self.value = value


class FighterTaken(Event):
    name = "fighter_taken"
    fields = ("player", "fighter")

    def __init__(self, player: int, fighter: int) -> None:
        self.player = player
        self.fighter = fighter


class SkillsReceived(Event):
    """3.3: dealt, or passed by the opponent; only the receiver sees which."""

    name = "skills_received"
    fields = ("player", "skills")

    def __init__(self, player: int, skills: list[int]) -> None:
        self.player = player
        self.skills = skills

    def seen_by(self, player: int) -> Event:
        if player in (self.player, EVERYBODY):
            return self
        return SkillsReceived(self.player, [UNSEEN] * len(self.skills))


class SkillKept(Event):
    name = "skill_kept"
    fields = ("player", "skill")

    def __init__(self, player: int, skill: int) -> None:
        self.player = player
        self.skill = skill

    def seen_by(self, player: int) -> Event:
        if player in (self.player, EVERYBODY):
            return self
        return SkillKept(self.player, UNSEEN)


class SkillShown(Event):
    """3.3, 8.3: a Skill is face up from now on."""

    name = "skill_shown"
    fields = ("player", "skill")

    def __init__(self, player: int, skill: int) -> None:
        self.player = player
        self.skill = skill


class FirstPlayer(Event):
    name = "first_player"
    fields = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class CardDrafted(Event):
    name = "card_drafted"
    fields = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


class RoundBegan(Event):
    name = "round_began"
    fields = ("round", "first")

    def __init__(self, round: int, first: int) -> None:
        self.round = round
        self.first = first


class TurnBegan(Event):
    name = "turn_began"
    fields = ("player", "turn")

    def __init__(self, player: int, turn: int) -> None:
        self.player = player
        self.turn = turn


class RowFilled(Event):
    name = "row_filled"
    fields = ("cards",)

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards


class CandleDrawn(Event):
    name = "candle_drawn"
    fields = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count


class RowCardDiscarded(Event):
    name = "row_card_discarded"
    fields = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


class Moved(Event):
    name = "moved"
    fields = ("player", "start", "end", "how")

    def __init__(self, player: int, start: int, end: int, how: Movement) -> None:
        self.player = player
        self.start = start
        self.end = end
        self.how = how


class MoveCancelled(Event):
    name = "move_cancelled"
    fields = ("player",)

    def __init__(self, player: int) -> None:
        self.player = player


class AttackBegan(Event):
    """An attack; card is UNSEEN for a Special Attack. hits: in range (4.4)."""

    name = "attack_began"
    fields = ("player", "attack", "card", "hits")

    def __init__(self, player: int, attack: int, card: int, hits: bool) -> None:
        self.player = player
        self.attack = attack
        self.card = card
        self.hits = hits


class AttackCancelled(Event):
    name = "attack_cancelled"
    fields = ("player", "attack")

    def __init__(self, player: int, attack: int) -> None:
        self.player = player
        self.attack = attack


class CardTaken(Event):
    name = "card_taken"
    fields = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


class CardDrawn(Event):
    """A card from the top of the deck; only the player who draws it sees it (5.2)."""

    name = "card_drawn"
    fields = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card

    def seen_by(self, player: int) -> Event:
        if player in (self.player, EVERYBODY):
            return self
        return CardDrawn(self.player, UNSEEN)


class CardsPaid(Event):
    name = "cards_paid"
    fields = ("player", "cards")

    def __init__(self, player: int, cards: list[int]) -> None:
        self.player = player
        self.cards = cards


class CardDiscarded(Event):
    name = "card_discarded"
    fields = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


class CardStolen(Event):
    name = "card_stolen"
    fields = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player = player  # who has it now
        self.card = card


class CardTakenBack(Event):
    name = "card_taken_back"
    fields = ("player", "card")

    def __init__(self, player: int, card: int) -> None:
        self.player = player
        self.card = card


class Blocked(Event):
    """6.4–6.6: heavy and light are the wounds ignored."""

    name = "blocked"
    fields = ("player", "cards", "heavy", "light", "effect")

    def __init__(self, player: int, cards: list[int], heavy: int, light: int, effect: bool) -> None:
        self.player = player
        self.cards = cards
        self.heavy = heavy
        self.light = light
        self.effect = effect


class Wounded(Event):
    """By an attack's pool (an edge included), by an effect or a Candle."""

    name = "wounded"
    fields = ("player", "heavy", "light", "cause")

    def __init__(self, player: int, heavy: int, light: int, cause: WoundCause) -> None:
        self.player = player
        self.heavy = heavy
        self.light = light
        self.cause = cause


class Healed(Event):
    name = "healed"
    fields = ("player", "heavy", "light")

    def __init__(self, player: int, heavy: int, light: int) -> None:
        self.player = player
        self.heavy = heavy
        self.light = light


class WoundMoved(Event):
    name = "wound_moved"
    fields = ("player", "heavy", "light")

    def __init__(self, player: int, heavy: int, light: int) -> None:
        self.player = player  # who has it now
        self.heavy = heavy
        self.light = light


class TokenPlaced(Event):
    """On a sheet (space UNSEEN) or on a space (holder UNSEEN)."""

    name = "token_placed"
    fields = ("token", "owner", "holder", "space")

    def __init__(self, token: int, owner: int, holder: int, space: int) -> None:
        self.token = token
        self.owner = owner
        self.holder = holder
        self.space = space


class TokenRemoved(Event):
    name = "token_removed"
    fields = ("token", "owner", "holder", "space")

    def __init__(self, token: int, owner: int, holder: int, space: int) -> None:
        self.token = token
        self.owner = owner
        self.holder = holder
        self.space = space


class PowerUsed(Event):
    """A Skill, a token or a sheet does something now."""

    name = "power_used"
    fields = ("player", "power")

    def __init__(self, player: int, power: int) -> None:
        self.player = player
        self.power = power


class ActionLost(Event):
    name = "action_lost"
    fields = ("player", "count")

    def __init__(self, player: int, count: int) -> None:
        self.player = player
        self.count = count


class KnockdownBegan(Event):
    """7: player is tested on this many wounds."""

    name = "knockdown_began"
    fields = ("player", "wounds", "kind")

    def __init__(self, player: int, wounds: int, kind: Knockdown) -> None:
        self.player = player
        self.wounds = wounds
        self.kind = kind


class DiceRolled(Event):
    name = "dice_rolled"
    fields = ("player", "dice", "needed")

    def __init__(self, player: int, dice: list[int], needed: int) -> None:
        self.player = player
        self.dice = dice
        self.needed = needed


class KnockdownEnded(Event):
    name = "knockdown_ended"
    fields = ("player", "passed")

    def __init__(self, player: int, passed: bool) -> None:
        self.player = player
        self.passed = passed


class RoundEnded(Event):
    name = "round_ended"
    fields = ("winner", "how")

    def __init__(self, winner: int, how: RoundEnd) -> None:
        self.winner = winner
        self.how = how


class MatchEnded(Event):
    name = "match_ended"
    fields = ("winner",)

    def __init__(self, winner: int) -> None:
        self.winner = winner
