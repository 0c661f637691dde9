"""The table as a few lines of text, as the player who decides knows it."""

from __future__ import annotations

from knockdown.engine.book import NONE
from knockdown.engine.match import Match
from knockdown.engine.view import PlayerView, View
from knockdown.referee.moves import card_name, move_texts


def table_text(match: Match) -> str:
    """The table, the pending decision and who has to make it."""
    if match.is_over:
        return f"The match is over: player_{match.winner} has won.\n"
    view = match.view(match.decider)
    lines = [
        f"Round {view.round}, turn {view.turn}, {view.deck_count} cards in the deck",
        arena_text(view),
        *(player_text(match, player) for player in view.players),
        "row: " + ", ".join("-" if c == NONE else card_name(match, c) for c in view.row),
        f"player_{match.decider} decides, {match.decision_name}: {', '.join(move_texts(match))}",
    ]
    return "\n".join(lines) + "\n"


def arena_text(view: View) -> str:
    """The spaces in a row; a fighter is the number of its player."""
    arena = view.book.arenas[view.arena]
    spaces = ["."] * arena.spaces
    for player in view.players:
        spaces[player.space] = str(player.seat)
    return f"{arena.key}: {' '.join(spaces)}"


def player_text(match: Match, player: PlayerView) -> str:
    book = match.book
    fighter = "no fighter" if player.fighter == NONE else book.fighters[player.fighter].key
    hand = [card_name(match, card) for card in player.hand + player.hidden]
    unseen = player.hidden_count - len(player.hidden)
    if unseen:
        hand.append(f"{unseen} unseen")
    parts = [
        f"{player.heavy} heavy, {player.light} light",
        f"hand {', '.join(hand) or '-'}",
        f"Skills {', '.join(book.skills[skill].key for skill in player.skills) or '-'}",
    ]
    if player.tokens:
        parts.append(f"tokens {', '.join(book.tokens[code >> 1].key for code in player.tokens)}")
    if player.victories:
        parts.append("a Victory")
    return f"player_{player.seat} {fighter}: {'; '.join(parts)}"
