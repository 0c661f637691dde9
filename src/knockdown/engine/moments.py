"""2.3, 4.10: Skills, tokens and sheets act at named moments.

This is the Golden Rule (1.3) at work: the chapters announce moments, and
whatever a player's kit or sheet tokens have to say about one is settled here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.book import Power
from knockdown.engine.conditions import all_hold
from knockdown.engine.effect import is_possible, run_program
from knockdown.engine.events import PowerUsed
from knockdown.engine.frames import MomentFrame
from knockdown.engine.options import CHOOSE_ORDER, POWER, THE_PASS, USE_OR_NOT, Option, option
from knockdown.engine.table import Table
from knockdown.engine.tokens import on_sheet

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

_COUNT_BITS: Final = 4
_FULL: Final = 15


def announce(t: Table, seat: i64, moment: i64) -> bool:
    """Let the player's powers act at this moment. Returns whether there are any."""
    player = t.players[seat]
    counts = 0
    if player.tokens and t.book.token_moments >> moment & 1:
        for code in player.tokens:
            counts += 1 << (_COUNT_BITS * (code >> 1))
    if not counts and not player.kit.powers_at[moment]:
        return False
    t.push(MomentFrame(0, seat, moment, 0, counts))
    return True


def moment(t: Table, f: MomentFrame) -> None:
    """Settle the next power; the player chooses the order of several (4.10)."""
    ready = ready_powers(t, f)
    if not ready:
        t.pop()
        return
    options: list[Option] = []
    must = False
    for power in ready:
        options.append(option(POWER, power.index))
        if not power.may:
            must = True
    if must:
        t.ask(f.seat, CHOOSE_ORDER, options)
    else:
        options.append(THE_PASS)
        t.ask(f.seat, USE_OR_NOT, options)


def ready_powers(t: Table, f: MomentFrame) -> list[Power]:
    """The player's powers that are not settled yet and whose conditions hold."""
    ready: list[Power] = []
    for power in t.kit(f.seat).powers_at[f.moment]:
        if not f.done >> power.index & 1 and is_ready(t, f.seat, power):
            ready.append(power)
    if f.tokens:
        for token in t.book.tokens:
            left = f.tokens >> (_COUNT_BITS * token.index) & _FULL
            if left and on_sheet(t, f.seat, token.index):
                for power in token.powers:
                    if power.moment == f.moment and is_ready(t, f.seat, power):
                        ready.append(power)
    return ready


def is_ready(t: Table, seat: i64, power: Power) -> bool:
    if power.once_per_turn and t.players[seat].used_powers >> power.index & 1:
        return False
    if not all_hold(t, power.conditions, seat):
        return False
    return not power.may or is_possible(t, seat, power.program)


def moment_chosen(t: Table, f: MomentFrame, chosen: Option) -> None:
    if chosen is THE_PASS:
        t.pop()
        return
    power = t.book.powers[chosen.a]
    if power.token >= 0:
        f.tokens -= 1 << (_COUNT_BITS * power.token)
    else:
        f.done |= 1 << power.index
    if power.once_per_turn:
        t.players[f.seat].used_powers |= 1 << power.index
    if t.recording:
        t.tell(PowerUsed(f.seat, power.index))
    run_program(t, f.seat, power.program)
