"""8 End of the round, 9 Next round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.book import NONE
from knockdown.engine.events import MatchEnded, RoundBegan, RoundEnded, SkillShown
from knockdown.engine.frames import RoundFrame, TurnFrame
from knockdown.engine.kit import kit_for
from knockdown.engine.moments import announce
from knockdown.engine.options import NOTHING
from knockdown.engine.rng import DECK_STREAM, Rng
from knockdown.engine.row_steps import cards_in_play, refill_row
from knockdown.engine.table import Player, Table
from knockdown.engine.terms import ROUND_START

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

KO: Final = 0
DECK: Final = 1
STALL: Final = 2
HOW_ROUNDS_END: Final = ("ko", "deck", "stall")

ROW_SIZE: Final = 4
VICTORIES: Final = 2

START_FIRST: Final = 0
START_SECOND: Final = 1
FIRST_TURN: Final = 2
NEXT_TURN: Final = 3


def round_goes_on(t: Table, f: RoundFrame) -> None:
    """4: turns alternate, starting with the first player."""
    if f.step == START_FIRST:
        go_on(t, START_SECOND)
        announce(t, t.first, ROUND_START)
    elif f.step == START_SECOND:
        go_on(t, FIRST_TURN)
        announce(t, 1 - t.first, ROUND_START)
    elif f.step == FIRST_TURN:
        go_on(t, NEXT_TURN)
        begin_turn_of(t, t.first)
    else:
        begin_turn_of(t, 1 - t.active)


def go_on(t: Table, step: i64) -> None:
    """A round's frame never changes; the frame of its next step replaces it."""
    t.pop()
    t.push(RoundFrame(step))


def begin_turn_of(t: Table, seat: i64) -> None:
    t.active = seat
    t.push(TurnFrame(0, seat, 0))


def winner_on_wounds(t: Table, starting: i64) -> int:
    """8.2: fewest heavy wounds, then fewest light, then the player whose turn begins."""
    a = t.players[0]
    b = t.players[1]
    if a.heavy != b.heavy:
        return 0 if a.heavy < b.heavy else 1
    if a.light != b.light:
        return 0 if a.light < b.light else 1
    return starting


def end_round(t: Table, winner: i64, how: i64) -> None:
    """8.1, 8.3: the winner takes a Victory token, or has won the match."""
    t.players[winner].victories += 1
    t.endings = t.endings + [how * 2 + winner]
    if t.recording:
        t.tell(RoundEnded(winner, HOW_ROUNDS_END[how]))
    if t.players[winner].victories >= VICTORIES:
        end_match(t, winner)
        return
    show_second_skill(t, 1 - winner)
    t.first = 1 - winner  # 9.4
    t.top = None
    t.push(RoundFrame(START_FIRST))
    begin_round(t)


def end_match(t: Table, winner: i64) -> None:
    """8.3; 7.4: the card of the last attack joins no hand."""
    t.winner = winner
    t.own_discards().extend(cards_in_play(t))
    t.top = None
    t.decider = NONE
    t.decision = NOTHING
    t.options = []
    if t.recording:
        t.tell(MatchEnded(winner))


def show_second_skill(t: Table, loser: i64) -> None:
    """8.3: the loser turns their other Skill face up."""
    player = t.players[loser]
    if player.shown != 3:
        hidden = player.kept_second if player.shown == 1 else player.kept_first
        player.shown = 3
        set_kit(t, player)
        if t.recording:
            t.tell(SkillShown(loser, hidden))


def set_kit(t: Table, player: Player) -> None:
    player.set_kit(kit_for(t.book, player.fighter, player.skills(), t.arena))


def begin_round(t: Table) -> None:
    """9: clear the table and shuffle the deck again; there is no opening draft."""
    for player in t.players:
        clear(t, player)
    t.board = []
    lay_row(t)
    shuffle_candles_in(t)
    announce_round(t)


def clear(t: Table, player: Player) -> None:
    """3.2, 9.1, 9.2: wounds, hand and tokens go; the fighter stands on its own space."""
    player.heavy = 0
    player.light = 0
    player.hand = []
    player.hidden = []
    player.faces = 0
    player.symbols = 0
    player.tokens = []
    player.space = t.arena.starts[player.seat]


def announce_round(t: Table) -> None:
    t.round += 1
    t.turn = 0
    t.quiet_turns = 0
    t.stirred = False
    if t.recording:
        t.tell(RoundBegan(t.round, t.first))


def shuffle(t: Table) -> None:
    rng = Rng(t.seed, DECK_STREAM, t.shuffles)
    t.shuffles += 1
    rng.shuffle(t.own_deck())


def lay_row(t: Table) -> None:
    """3.4, 9.3: shuffle the Attack cards without the Candles and lay four face up."""
    t.deck = list(range(t.arena.attack_cards))
    t.discards = []
    t.candles = 0
    shuffle(t)
    t.row = [NONE] * ROW_SIZE
    refill_row(t)


def shuffle_candles_in(t: Table) -> None:
    """3.6: only now, so that the first row never shows a Candle."""
    if t.arena.candles:
        t.own_deck().extend(range(t.arena.attack_cards, len(t.arena.cards)))
        shuffle(t)
