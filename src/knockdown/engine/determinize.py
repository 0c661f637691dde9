"""Deal the hidden cards again: a match that fits what one player knows.

For search. The dealt match has its own randomness, never the real match's.
"""

from __future__ import annotations

from knockdown.engine.book import NONE
from knockdown.engine.flow import advance
from knockdown.engine.hand import count_hand
from knockdown.engine.options import NOTHING
from knockdown.engine.rng import MAX_SEED, Rng
from knockdown.engine.table import Player, Table
from knockdown.engine.view import PlayerView, View, cross_out


def copy_known(t: Table, view: View) -> None:
    """The table shares the view's lists; the rules copy one before they change it."""
    t.skill_set = view.skill_set
    t.match_rules = view.match_rules
    t.players = [copy_player(view.players[0]), copy_player(view.players[1])]
    t.row = view.row
    t.discards = view.discards
    t.board = view.board
    t.share_all()
    t.candles = view.candles
    t.first = view.first
    t.active = view.active
    t.round = view.round
    t.turn = view.turn
    t.quiet_turns = view.quiet_turns
    t.stirred = view.stirred
    t.winner = view.winner
    t.endings = view.endings
    for frame in view.stack:
        t.push(frame.clone())
    t.decider = view.decider
    t.decision = view.decision
    t.options = view.options
    for player in t.players:
        count_hand(t, player)


def copy_player(v: PlayerView) -> Player:
    p = Player(v.seat, v.kit, v.hand, v.hidden, v.tokens)
    p.share_all()
    p.fighter = v.fighter
    p.space = v.space
    p.heavy = v.heavy
    p.light = v.light
    p.victories = v.victories
    p.dealt = v.dealt
    p.received = v.received
    p.passed = v.passed
    p.kept_first = v.kept_first
    p.kept_second = v.kept_second
    p.to_show = v.to_show
    p.shown = v.shown
    p.crossed = v.crossed
    p.dashed = v.dashed
    p.unblockable = v.unblockable
    p.more_heavy = v.more_heavy
    p.more_light = v.more_light
    p.used_powers = v.used_powers
    return p


def deal(t: Table, view: View, cards: list[int], skills: list[int], rng: Rng) -> None:
    """Deal what is hidden from the viewer out of the cards and Skills they have not seen.

    Empties both lists.
    """
    t.seed = (rng.bits() << 21 | rng.bits() >> 11) & MAX_SEED
    deal_skills(t, view, skills, rng)
    deal_cards(t, view, cards, rng)


def deal_skills(t: Table, view: View, unseen: list[int], rng: Rng) -> None:
    """3.3: the opponent's Skills that the viewer cannot know.

    Before the exchange nothing of the opponent's is known. After it, their
    second Skill is one of the two the viewer passed; their first is one the
    viewer has never seen, unless it is face up.
    """
    mine = view.you
    theirs = view.opponent
    them = t.players[theirs.seat]
    if theirs.has_first and not theirs.shown & 1:
        them.kept_first = unseen.pop(rng.below(len(unseen)))
    deal_draft(mine, theirs, them, unseen, rng)
    if theirs.has_second and not theirs.shown & 2:
        them.kept_second = mine.passed[rng.below(2)]
    if theirs.has_chosen and not theirs.shown:
        them.to_show = rng.below(2) + 1


def deal_draft(
    mine: PlayerView, theirs: PlayerView, them: Player, unseen: list[int], rng: Rng
) -> None:
    """The Skills the opponent is choosing from, has received and has passed."""
    if mine.received:  # the exchange is over
        them.received = mine.passed
        them.passed = mine.received
        if theirs.dealt_count:
            them.dealt = mine.passed
    else:
        rng.shuffle(unseen)
        if theirs.dealt_count:
            them.dealt = unseen[: theirs.dealt_count]
        elif theirs.has_first:
            them.passed = unseen[:2]


def unseen_skills(t: Table, view: View) -> list[int]:
    """Skills of the set that the viewer has never had in hand nor seen face up."""
    if t.skill_set == NONE or view.opponent.shown & 1:
        return []  # there are none, or none are needed
    mine = view.you
    unseen = [True] * (len(t.book.skills) + 1)  # one place more: NONE is the last
    cross_out(unseen, mine.dealt)
    cross_out(unseen, mine.received)
    cross_out(unseen, mine.passed)
    cross_out(unseen, view.opponent.skills)
    unseen[mine.kept_first] = False
    unseen[mine.kept_second] = False
    return [skill for skill in t.book.skill_sets[t.skill_set].skills if unseen[skill]]


def deal_cards(t: Table, view: View, unseen: list[int], rng: Rng) -> None:
    """5.2: the opponent's unseen cards and the deck, from all cards not seen.

    A Candle card is never in a hand (10.2).
    """
    rng.shuffle(unseen)
    t.deck = unseen
    if view.opponent.hidden_count == 0:
        return
    them = t.players[view.opponent.seat]
    while len(them.hidden) < view.opponent.hidden_count:
        i = 0
        while unseen[i] >= t.arena.attack_cards:
            i += 1
        them.own_hidden().append(unseen.pop(i))
    count_hand(t, them)


def fits(t: Table, view: View) -> bool:
    """Whether the opponent, if the decision is theirs, could be asked it with these cards.

    If not, the rules may already have moved on, and the table must be thrown away.
    """
    if view.decider == view.viewer or view.decision == NOTHING:
        return True
    t.decision = NOTHING
    top = t.top
    if top is not None:
        advance(t, top)
    return t.top is top and t.decision == view.decision and len(t.options) > 1
