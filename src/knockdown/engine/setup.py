"""3 Setup: fighters, the Skill draft, the row and the opening draft."""

from __future__ import annotations

from typing import Final

from knockdown.engine.book import NONE
from knockdown.engine.events import (
    CardDrafted,
    FighterTaken,
    FirstPlayer,
    SkillKept,
    SkillShown,
    SkillsReceived,
)
from knockdown.engine.frames import RoundFrame, SetupFrame
from knockdown.engine.hand import add_card
from knockdown.engine.options import (
    CARD,
    DRAFT_CARD,
    FIGHTER,
    KEEP_SKILL,
    PICK_FIGHTER,
    SHOW_SKILL,
    SKILL,
    Option,
    option,
)
from knockdown.engine.rng import SETUP_STREAM, Rng
from knockdown.engine.rounds import (
    announce_round,
    clear,
    lay_row,
    set_kit,
    shuffle_candles_in,
)
from knockdown.engine.row_steps import refill_row
from knockdown.engine.table import Table

PICK_FIRST: Final = 0
PICK_SECOND: Final = 1
DEAL: Final = 2
KEEP: Final = 3  # and 4: seat 0, then seat 1
PASS_ON: Final = 5
KEEP_AGAIN: Final = 6  # and 7
SHOW: Final = 8  # and 9
REVEAL: Final = 10
ROW: Final = 11
DRAFT: Final = 12  # and 13, 14, 15: first, second, second, first player
BEGIN: Final = 16

SKILLS_DEALT: Final = 3
# Streams of the setup's randomness, so that one draw never shifts another.
DRAW_TOKENS: Final = 0
WHO_PICKS: Final = 1
DEAL_SKILLS: Final = 2
TIE_BREAK: Final = 3


def setup(t: Table, f: SetupFrame) -> None:
    step = f.step
    if step <= PICK_SECOND:
        pick_fighter(t, f)
    elif step == DEAL:
        deal_skills(t)
        f.step = KEEP
    elif step < PASS_ON:
        t.ask(step - KEEP, KEEP_SKILL, skill_options(t.players[step - KEEP].dealt))
    elif step == PASS_ON:
        pass_skills(t)
        f.step = KEEP_AGAIN
    elif step < SHOW:
        seat = step - KEEP_AGAIN
        t.ask(seat, KEEP_SKILL, skill_options(t.players[seat].dealt))
    elif step < REVEAL:
        player = t.players[step - SHOW]
        t.ask(player.seat, SHOW_SKILL, skill_options([player.kept_first, player.kept_second]))
    elif step == REVEAL:
        reveal(t)
        f.step = ROW
    elif step == ROW:
        lay_first_row(t)
        f.step = DRAFT
    elif step < BEGIN:
        t.ask(drafter(t, f), DRAFT_CARD, [option(CARD, card) for card in t.row if card != NONE])
    else:
        begin_match(t)


def setup_chosen(t: Table, f: SetupFrame, chosen: Option) -> None:
    step = f.step
    if step <= PICK_SECOND:
        take_fighter(t, picker(f, step), chosen.a)
    elif step < PASS_ON:
        keep_first(t, step - KEEP, chosen.a)
    elif step < SHOW:
        keep_second(t, step - KEEP_AGAIN, chosen.a)
    elif step < REVEAL:
        player = t.players[step - SHOW]
        player.to_show = 1 if chosen.a == player.kept_first else 2
    else:
        draft(t, drafter(t, f), chosen.a)
    f.step += 1


# ---------------------------------------------------------------- 3.1 the fighters
def picker(f: SetupFrame, step: int) -> int:
    return f.seat if step == PICK_FIRST else 1 - f.seat


def who_picks_first(t: Table) -> int:
    """3.1, ruling: at random."""
    return Rng(t.seed, SETUP_STREAM, WHO_PICKS).below(2)


def pick_fighter(t: Table, f: SetupFrame) -> None:
    """3.1: each player takes one fighter; none is taken twice."""
    seat = picker(f, f.step)
    if t.players[seat].fighter != NONE:
        f.step += 1
        return
    taken = t.players[1 - seat].fighter
    options = [option(FIGHTER, i) for i in range(len(t.book.fighters)) if i != taken]
    t.ask(seat, PICK_FIGHTER, options)


def take_fighter(t: Table, seat: int, fighter: int) -> None:
    t.players[seat].fighter = fighter
    if t.recording:
        t.tell(FighterTaken(seat, fighter))


# ------------------------------------------------------------- 3.3 the Skill draft
def skill_options(skills: list[int]) -> list[Option]:
    return [option(SKILL, skill) for skill in sorted(skills)]


def deal_skills(t: Table) -> None:
    """3.3: three Skills each."""
    skills = t.book.skill_sets[t.skill_set].skills[:]
    Rng(t.seed, SETUP_STREAM, DEAL_SKILLS).shuffle(skills)
    for seat in range(2):
        receive(t, seat, skills[seat * SKILLS_DEALT : (seat + 1) * SKILLS_DEALT])


def receive(t: Table, seat: int, skills: list[int]) -> None:
    t.players[seat].dealt = skills
    if t.recording:
        t.tell(SkillsReceived(seat, skills))


def keep_first(t: Table, seat: int, skill: int) -> None:
    """3.3: keep one and put two aside for the opponent."""
    player = t.players[seat]
    player.kept_first = skill
    player.passed = [other for other in player.dealt if other != skill]
    player.dealt = []
    if t.recording:
        t.tell(SkillKept(seat, skill))


def pass_skills(t: Table) -> None:
    """3.3: both have kept one; the others change hands."""
    for seat in range(2):
        t.players[seat].received = t.players[1 - seat].passed
        receive(t, seat, t.players[1 - seat].passed)


def keep_second(t: Table, seat: int, skill: int) -> None:
    """3.3: keep one of the two received; the other leaves the game."""
    t.players[seat].kept_second = skill
    t.players[seat].dealt = []
    if t.recording:
        t.tell(SkillKept(seat, skill))


def reveal(t: Table) -> None:
    """3.3: both turn one Skill face up at once. 3.5: the higher Initiative is first."""
    for player in t.players:
        player.shown = player.to_show
        set_kit(t, player)
        if t.recording:
            t.tell(SkillShown(player.seat, player.skills()[0]))
    t.first = first_player(t)
    if t.recording:
        t.tell(FirstPlayer(t.first))


def first_player(t: Table) -> int:
    """3.5: the higher Initiative; a tie is broken at random."""
    a = t.book.skills[t.players[0].skills()[0]].initiative
    b = t.book.skills[t.players[1].skills()[0]].initiative
    if a == b:
        return Rng(t.seed, SETUP_STREAM, TIE_BREAK).below(2)
    return 0 if a > b else 1


# --------------------------------------------------------- 3.4–3.6 the opening draft
def lay_first_row(t: Table) -> None:
    for player in t.players:
        clear(t, player)
    lay_row(t)


def drafter(t: Table, f: SetupFrame) -> int:
    """3.5: the first player takes one card, the second two, the first the last."""
    return t.first if f.step in (DRAFT, DRAFT + 3) else 1 - t.first


def draft(t: Table, seat: int, card: int) -> None:
    t.take_from_row(card)
    add_card(t, seat, card, False)
    if t.recording:
        t.tell(CardDrafted(seat, card))


def begin_match(t: Table) -> None:
    """3.5, 3.6: refill the row, shuffle the Candles in, and the first round begins."""
    refill_row(t)
    shuffle_candles_in(t)
    t.pop()
    t.push(RoundFrame(0))
    announce_round(t)
