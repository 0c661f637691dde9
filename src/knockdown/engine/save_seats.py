"""The two seats of a save must be consistent: fighters, spaces, tokens, Skills."""

from __future__ import annotations

from knockdown.engine import setup
from knockdown.engine.book import NONE
from knockdown.engine.errors import SaveError
from knockdown.engine.frames import SetupFrame
from knockdown.engine.kit import NO_HAND_LIMIT
from knockdown.engine.rounds import VICTORIES
from knockdown.engine.table import Player, Table
from knockdown.engine.tokens import supply


def check_seats(t: Table) -> None:
    """Errors name the field that does not fit."""
    a = t.players[0]
    b = t.players[1]
    if a.fighter == b.fighter != NONE:
        raise SaveError("players[1].fighter is the fighter of players[0]; none is taken twice")
    if t.round > 0 and a.space == b.space:
        raise SaveError("players[1].space is where players[0] stands")
    for token in t.book.tokens:
        for owner in range(2):
            if supply(t, owner, token.index) < 0:
                raise SaveError(f"tokens and board hold more {token.key} than there are")
    frame = t.stack[0] if t.stack else None
    step = frame.step if isinstance(frame, SetupFrame) else setup.BEGIN
    if t.winner == NONE and (step < setup.BEGIN) != (t.round == 0):
        raise SaveError("round does not fit the stack")
    check_victories(t)
    if step > setup.REVEAL and t.first == NONE:
        raise SaveError("first is missing, but both have shown a Skill")
    if setup.DRAFT <= step < setup.BEGIN and t.row.count(NONE) != step - setup.DRAFT:
        raise SaveError("row does not fit the opening draft")
    for player in t.players:
        check_draft(t, player, step)


def check_victories(t: Table) -> None:
    """8.3: two victories win the match, and each victory is a round that has ended."""
    for player in t.players:
        won = len([ending for ending in t.endings if ending % 2 == player.seat])
        if player.victories != won:
            raise SaveError(f"players[{player.seat}].victories does not fit endings")
        if (won >= VICTORIES) != (t.winner == player.seat):
            raise SaveError(f"players[{player.seat}].victories does not fit winner")
        if player.cards > NO_HAND_LIMIT:
            raise SaveError(f"players[{player.seat}].hand holds {player.cards} cards")
    if t.round != 0 and t.candles != t.arena.candles - candles_left(t):
        raise SaveError("candles does not fit the deck")


def candles_left(t: Table) -> int:
    return len([card for card in t.deck if card >= t.arena.attack_cards])


def check_draft(t: Table, player: Player, step: int) -> None:
    """3.3: what a player has been dealt, kept and shown at this step of the setup."""
    where = f"players[{player.seat}]"
    if step > setup.PICK_SECOND and player.fighter == NONE:
        raise SaveError(f"{where}.fighter is missing")
    has_first = step > setup.KEEP + player.seat
    has_second = step > setup.KEEP_AGAIN + player.seat
    dealt = 0
    if step > setup.DEAL and not has_first:
        dealt = 3
    elif step > setup.PASS_ON and not has_second:
        dealt = 2
    check_skill_count(where, "dealt", player.dealt, dealt)
    check_skill_count(where, "passed", player.passed, 2 if has_first else 0)
    check_skill_count(where, "received", player.received, 2 if step > setup.PASS_ON else 0)
    if (player.kept_first != NONE) != has_first or (player.kept_second != NONE) != has_second:
        raise SaveError(f"{where}.kept_first and kept_second do not fit the stack")
    check_shown(where, player, step)
    check_set(t, where, player)


def check_skill_count(where: str, field: str, skills: list[int], count: int) -> None:
    if len(skills) != count:
        raise SaveError(f"{where}.{field} has {len(skills)} Skills, not {count}")


def check_shown(where: str, player: Player, step: int) -> None:
    has_chosen = step > setup.SHOW + player.seat
    if (player.to_show in (1, 2)) != has_chosen:
        raise SaveError(f"{where}.to_show does not fit the stack")
    if (player.shown > 0) != (step > setup.REVEAL):
        raise SaveError(f"{where}.shown does not fit the stack")


def check_set(t: Table, where: str, player: Player) -> None:
    """All Skills come from the set in play, and nobody keeps one twice."""
    known = t.book.skill_sets[t.skill_set].skills
    kept = [skill for skill in (player.kept_first, player.kept_second) if skill != NONE]
    for skill in player.dealt + player.passed + player.received + kept:
        if skill not in known:
            raise SaveError(f"{where} has a Skill that is not in the set")
    if len(set(kept)) != len(kept):
        raise SaveError(f"{where}.kept_second is kept_first again")
