"""7 The Knockdown Test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from knockdown.engine.events import DiceRolled, KnockdownBegan, KnockdownEnded
from knockdown.engine.frames import KnockdownFrame
from knockdown.engine.kit import Kit
from knockdown.engine.match_rules import (
    KNOCKDOWN_DICE,
    KNOCKDOWN_TOWER,
    RELIEF_EACH,
    RELIEF_HEAVY,
    RELIEF_TOTAL,
    Knockdown,
)
from knockdown.engine.options import (
    CHOOSE_RELIEF,
    DROP,
    PASSED,
    PASSED_OR_FAILED,
    TEST_RESULT,
    Option,
    option,
)
from knockdown.engine.rng import DICE_STREAM, Rng
from knockdown.engine.rounds import KO, end_round
from knockdown.engine.table import Table
from knockdown.engine.terms import TOWER_LIMIT
from knockdown.engine.wounds import heal

if TYPE_CHECKING:  # a machine integer for the compiler, a plain one everywhere else
    from mypy_extensions import i64

BEGIN: Final = 0
RESULT: Final = 1
RELIEF: Final = 2


def knockdown_test(t: Table, f: KnockdownFrame) -> None:
    """7.1, 7.5: dice are rolled at once; a tower or a table test is asked for."""
    if f.step == BEGIN:
        begin(t, f)
    elif f.step == RESULT:
        t.ask(f.seat, TEST_RESULT, PASSED_OR_FAILED[:])
    else:
        relieve(t, f)


def test_kind(t: Table, wounds: i64) -> Knockdown:
    """7.2: dice also decide where a test with cubes is impossible."""
    agreed = t.match_rules.knockdown
    return KNOCKDOWN_DICE if agreed == KNOCKDOWN_TOWER and wounds > TOWER_LIMIT else agreed


def tested_wounds(wounds: i64, kit: Kit) -> int:
    """7.1: all wounds, except those a Skill leaves out."""
    return max(wounds - kit.test_discount, 0)


def begin(t: Table, f: KnockdownFrame) -> None:
    f.wounds = tested_wounds(t.players[f.seat].wounds, t.kit(f.seat))
    kind = test_kind(t, f.wounds)
    if t.recording:
        t.tell(KnockdownBegan(f.seat, f.wounds, kind))
    if f.wounds == 0:
        finish(t, f, True)  # nothing to build or to roll against
    elif kind == KNOCKDOWN_DICE:
        finish(t, f, roll_dice(t, f))
    else:
        t.towers += 1
        f.step = RESULT


def roll_dice(t: Table, f: KnockdownFrame) -> bool:
    """7.2: three dice; passed if they show at least the number of wounds."""
    rng = Rng(t.seed, DICE_STREAM, t.rolls)
    t.rolls += 1
    dice = [rng.below(6) + 1, rng.below(6) + 1, rng.below(6) + 1]
    if t.recording:
        t.tell(DiceRolled(f.seat, dice, f.wounds))
    return dice[0] + dice[1] + dice[2] >= f.wounds


def test_chosen(t: Table, f: KnockdownFrame, chosen: Option) -> None:
    if f.step == RESULT:
        finish(t, f, chosen.kind == PASSED)
    else:
        heal(t, f.seat, chosen.a, chosen.b)
        t.pop()


def finish(t: Table, f: KnockdownFrame, passed: bool) -> None:
    """7.3, 7.4: relief, or the attacker wins the round and everything stops."""
    if t.recording:
        t.tell(KnockdownEnded(f.seat, passed))
    if passed:
        f.step = RELIEF
    else:
        end_round(t, 1 - f.seat, KO)


def relieve(t: Table, f: KnockdownFrame) -> None:
    """7.3: half the wounds, rounded down, are discarded; which ones is an option."""
    player = t.players[f.seat]
    relief = t.match_rules.relief
    if relief == RELIEF_TOTAL:
        t.ask(f.seat, CHOOSE_RELIEF, drops(player.heavy, player.light))
        return
    if relief == RELIEF_EACH:
        heal(t, f.seat, player.heavy // 2, player.light // 2)
    elif relief == RELIEF_HEAVY:
        heal(t, f.seat, player.heavy // 2, 0)
    else:
        heal(t, f.seat, 0, player.light // 2)
    t.pop()


def drops(heavy: i64, light: i64) -> list[Option]:
    """Every way to discard half of all wounds, most heavy ones first."""
    half = (heavy + light) // 2
    most = min(half, heavy)
    least = max(half - light, 0)
    return [option(DROP, h, half - h) for h in range(most, least - 1, -1)]
