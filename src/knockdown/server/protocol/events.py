"""What happened, as the viewer of a scene may see it: each kind of event by its own name.

Things are named by the keys of the boxes, and cards also by what they show: their
symbols and their attack, both empty of a card that the viewer has not seen.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from knockdown.engine.events import Drawn, Movement, RoundEnd, WoundCause
from knockdown.engine.match_rules import Knockdown
from knockdown.referee.forfeit import ForfeitReason

Mark = Literal["banner", "heading", "line"]


# ------------------------------------------------------------------------- what is told
class SeatData(Struct, frozen=True):
    """Whom it is about."""

    player: int


class CardData(Struct, frozen=True):
    """One card, and who has to do with it."""

    player: int
    card: int  # −1 if the viewer does not see which
    letters: str
    attack: str


class CardTakenData(CardData, frozen=True):
    """4.4: a card of the Attack Row."""

    idle: bool  # 6.2: the effect of its attack did nothing, and the text says so


class RowCardsData(Struct, frozen=True):
    """Cards that are laid into the Attack Row."""

    cards: list[int]
    letters: list[str]
    attacks: list[str]


class HandCardsData(RowCardsData, frozen=True):
    """Cards that leave a hand."""

    player: int


class BlockedData(HandCardsData, frozen=True):
    """6.4: a block, and what it ignores."""

    heavy: int
    light: int
    effect: bool


class SkillData(Struct, frozen=True):
    """One Skill; empty if the viewer does not see which."""

    player: int
    skill: str


class SkillsData(Struct, frozen=True):
    """Several Skills; empty if the viewer does not see which."""

    player: int
    skills: list[str]


class TokenDrawnData(Struct, frozen=True):
    """11.1: a selection token, and the key of what it shows."""

    kind: Drawn
    player: int  # −1 if it is about both
    value: str


class FighterTakenData(Struct, frozen=True):
    """3.1: who plays which fighter."""

    player: int
    fighter: str


class RoundBeganData(Struct, frozen=True):
    """The number of the round, and whose turn is the first."""

    round: int
    first: int


class TurnBeganData(Struct, frozen=True):
    """Whose turn it is, and which of the round."""

    player: int
    turn: int


class CandleDrawnData(Struct, frozen=True):
    """10.2: how many Candles there are now."""

    count: int


class MovedData(Struct, frozen=True):
    """From one space to another; several steps of the same kind in a row are one."""

    player: int
    start: int
    end: int
    how: Movement


class AttackBeganData(Struct, frozen=True):
    """4.4: an attack, and whether it is in range. A Special Attack has no card: −1."""

    player: int
    attack: str
    card: int
    hits: bool
    letters: str


class AttackData(Struct, frozen=True):
    """One attack."""

    player: int
    attack: str


class WoundsData(Struct, frozen=True):
    """How many wounds of each kind."""

    player: int
    heavy: int
    light: int


class WoundedData(WoundsData, frozen=True):
    """By what somebody is wounded: by an attack's own wounds, its effect or a Candle."""

    cause: WoundCause


class TokenData(Struct, frozen=True):
    """A token on a sheet (`space` is −1) or on a space (`holder` is −1)."""

    token: str
    owner: int
    holder: int
    space: int


class TokenPlacedData(TokenData, frozen=True):
    """As many as `times` on the same sheet."""

    times: int


class PowerUsedData(Struct, frozen=True):
    """2.3: a Skill, a token or a fighter's own power, by its key."""

    player: int
    power: str
    of: Literal["skill", "token", "fighter"]


class ActionLostData(Struct, frozen=True):
    """How many actions the seat loses."""

    player: int
    count: int


class KnockdownBeganData(Struct, frozen=True):
    """7: how many wounds a seat is tested on, and how."""

    player: int
    wounds: int
    kind: Knockdown
    percent: int | None  # 7.5: how likely it passes, where only odds decide


class DiceRolledData(Struct, frozen=True):
    """What the dice show, and the sum that was needed."""

    player: int
    dice: list[int]
    needed: int


class KnockdownEndedData(Struct, frozen=True):
    """Whether the seat stays in the round."""

    player: int
    passed: bool


class RoundEndedData(Struct, frozen=True):
    """8.2: who won the round and how, and the wounds of both seats that were counted."""

    winner: int
    how: RoundEnd
    heavy: tuple[int, int]
    light: tuple[int, int]


class MatchEndedData(Struct, frozen=True):
    """Who won the match."""

    winner: int


class ForfeitedData(Struct, frozen=True):
    """Who lost the match without being beaten, and why."""

    player: int
    reason: ForfeitReason


class BranchChosenData(Struct, frozen=True):
    """6.2: which of an effect's alternatives was chosen, counted from 0."""

    player: int
    branch: int


class NoData(Struct, frozen=True):
    """There is nothing more to say of it."""


# -------------------------------------------------------------------------- the events
class EventBase(Struct, tag_field="name", frozen=True):
    """What every event has; `data` is by its name."""

    text: str  # empty if the event before it tells it already
    mark: Mark


class TokenDrawn(EventBase, tag="token_drawn", frozen=True):
    data: TokenDrawnData


class FighterTaken(EventBase, tag="fighter_taken", frozen=True):
    data: FighterTakenData


class SkillsReceived(EventBase, tag="skills_received", frozen=True):
    data: SkillsData


class SkillKept(EventBase, tag="skill_kept", frozen=True):
    data: SkillData


class SkillShown(EventBase, tag="skill_shown", frozen=True):
    data: SkillData


class FirstPlayer(EventBase, tag="first_player", frozen=True):
    data: SeatData


class CardDrafted(EventBase, tag="card_drafted", frozen=True):
    data: CardData


class RoundBegan(EventBase, tag="round_began", frozen=True):
    data: RoundBeganData


class TurnBegan(EventBase, tag="turn_began", frozen=True):
    data: TurnBeganData


class RowFilled(EventBase, tag="row_filled", frozen=True):
    data: RowCardsData


class CandleDrawn(EventBase, tag="candle_drawn", frozen=True):
    data: CandleDrawnData


class RowCardDiscarded(EventBase, tag="row_card_discarded", frozen=True):
    data: CardData


class Moved(EventBase, tag="moved", frozen=True):
    data: MovedData


class MoveCancelled(EventBase, tag="move_cancelled", frozen=True):
    data: SeatData


class AttackBegan(EventBase, tag="attack_began", frozen=True):
    data: AttackBeganData


class AttackCancelled(EventBase, tag="attack_cancelled", frozen=True):
    data: AttackData


class CardTaken(EventBase, tag="card_taken", frozen=True):
    data: CardTakenData


class CardDrawn(EventBase, tag="card_drawn", frozen=True):
    data: CardData


class CardsPaid(EventBase, tag="cards_paid", frozen=True):
    data: HandCardsData


class CardDiscarded(EventBase, tag="card_discarded", frozen=True):
    data: CardData


class CardStolen(EventBase, tag="card_stolen", frozen=True):
    """`player` has it now."""

    data: CardData


class CardTakenBack(EventBase, tag="card_taken_back", frozen=True):
    data: CardData


class Blocked(EventBase, tag="blocked", frozen=True):
    data: BlockedData


class Wounded(EventBase, tag="wounded", frozen=True):
    data: WoundedData


class Healed(EventBase, tag="healed", frozen=True):
    data: WoundsData


class WoundMoved(EventBase, tag="wound_moved", frozen=True):
    """`player` has it now."""

    data: WoundsData


class TokenPlaced(EventBase, tag="token_placed", frozen=True):
    data: TokenPlacedData


class TokenRemoved(EventBase, tag="token_removed", frozen=True):
    data: TokenData


class PowerUsed(EventBase, tag="power_used", frozen=True):
    data: PowerUsedData


class ActionLost(EventBase, tag="action_lost", frozen=True):
    data: ActionLostData


class KnockdownBegan(EventBase, tag="knockdown_began", frozen=True):
    data: KnockdownBeganData


class DiceRolled(EventBase, tag="dice_rolled", frozen=True):
    data: DiceRolledData


class KnockdownEnded(EventBase, tag="knockdown_ended", frozen=True):
    data: KnockdownEndedData


class RoundEnded(EventBase, tag="round_ended", frozen=True):
    data: RoundEndedData


class MatchEnded(EventBase, tag="match_ended", frozen=True):
    data: MatchEndedData


class Forfeited(EventBase, tag="forfeited", frozen=True):
    """The end that is not in the rules; the match ends with the event after it."""

    data: ForfeitedData


class BranchChosen(EventBase, tag="branch_chosen", frozen=True):
    data: BranchChosenData


class NoTest(EventBase, tag="no_test", frozen=True):
    """6.3: the attacker did without a Knockdown Test."""

    data: SeatData


class LeftOut(EventBase, tag="left_out", frozen=True):
    """Stands for all that happened before the first event told."""

    data: NoData


EventNow = (
    TokenDrawn
    | FighterTaken
    | SkillsReceived
    | SkillKept
    | SkillShown
    | FirstPlayer
    | CardDrafted
    | RoundBegan
    | TurnBegan
    | RowFilled
    | CandleDrawn
    | RowCardDiscarded
    | Moved
    | MoveCancelled
    | AttackBegan
    | AttackCancelled
    | CardTaken
    | CardDrawn
    | CardsPaid
    | CardDiscarded
    | CardStolen
    | CardTakenBack
    | Blocked
    | Wounded
    | Healed
    | WoundMoved
    | TokenPlaced
    | TokenRemoved
    | PowerUsed
    | ActionLost
    | KnockdownBegan
    | DiceRolled
    | KnockdownEnded
    | RoundEnded
    | MatchEnded
    | Forfeited
    | BranchChosen
    | NoTest
    | LeftOut
)
