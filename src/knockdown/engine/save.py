"""Save and load a match at any decision.

A save is plain data: numbers, lists and dicts. Every field is checked before a
match is made of it, and the rules ask the pending decision again, so a save can
never offer what the rules would not.
"""

from __future__ import annotations

from knockdown.engine.book import NONE, Arena, Book
from knockdown.engine.errors import SaveError
from knockdown.engine.flow import advance
from knockdown.engine.frames import Frame
from knockdown.engine.hand import count_hand
from knockdown.engine.kit import empty_kit
from knockdown.engine.match_rules import FIELDS, MatchRules, Setting, rules_from
from knockdown.engine.options import NOTHING
from knockdown.engine.rng import MAX_SEED
from knockdown.engine.rounds import HOW_ROUNDS_END, ROW_SIZE, VICTORIES, set_kit
from knockdown.engine.row_steps import cards_in_play
from knockdown.engine.save_frames import check_stack, frame_from
from knockdown.engine.save_seats import check_seats
from knockdown.engine.table import Player, Table
from knockdown.engine.terms import RULES_VERSION

FORMAT = "knockdown-save"
FORMAT_VERSION = 1

# Field → smallest and largest value. `BIG` is for counters, `MANY` for wounds.
BIG = 2**62
MANY = 9_999
HUGE = 2**512  # bit sets by power
TABLE_NUMBERS = {
    "candles": (0, 64),
    "seed": (0, MAX_SEED),
    "shuffles": (0, BIG),
    "rolls": (0, BIG),
    "towers": (0, BIG),
    "first": (NONE, 1),
    "active": (0, 1),
    "round": (0, 2 * VICTORIES - 1),
    "turn": (0, BIG),
    "quiet_turns": (0, BIG),
    "winner": (NONE, 1),
}
PLAYER_NUMBERS = {
    "heavy": (0, MANY),
    "light": (0, MANY),
    "victories": (0, VICTORIES),
    "to_show": (NONE, 2),
    "shown": (0, 3),
    "more_heavy": (0, MANY),
    "more_light": (0, MANY),
    "used_powers": (0, HUGE),
}
PLAYER_FLAGS = ("crossed", "dashed", "unblockable")
SKILL_LISTS = ("dealt", "received", "passed")


def to_dict(t: Table) -> dict[str, object]:
    data: dict[str, object] = {
        "format": FORMAT,
        "version": FORMAT_VERSION,
        "rules": RULES_VERSION,
        "content": t.book.content_hash,
        "arena": t.arena.index,
        "skill_set": t.skill_set,
        "stirred": t.stirred,
        "endings": t.endings[:],
        "players": [player_to_dict(player) for player in t.players],
        "row": t.row[:],
        "deck": t.deck[:],
        "discards": t.discards[:],
        "board": t.board[:],
        "stack": [[frame.kind, *frame.numbers()] for frame in t.stack],
        **t.match_rules.to_dict(),
    }
    for field in TABLE_NUMBERS:
        data[field] = getattr(t, field)
    return data


def player_to_dict(player: Player) -> dict[str, object]:
    data: dict[str, object] = {
        "fighter": player.fighter,
        "space": player.space,
        "hand": player.hand[:],
        "hidden": player.hidden[:],
        "tokens": player.tokens[:],
        "kept_first": player.kept_first,
        "kept_second": player.kept_second,
    }
    for field in (*PLAYER_NUMBERS, *PLAYER_FLAGS):
        data[field] = getattr(player, field)
    for field in SKILL_LISTS:
        data[field] = list(getattr(player, field))
    return data


class Checked:
    """A save in which every field has been checked. Errors name the field."""

    def __init__(self, book: Book, data: object) -> None:
        self.book = book
        self.data = a_dict("the save", data)
        self.check_origin()
        self.arena: Arena = book.arenas[self.number("arena", 0, len(book.arenas) - 1)]
        self.skill_set = self.number("skill_set", 0, len(book.skill_sets) - 1)

    def check_origin(self) -> None:
        for field, expected, what in (
            ("format", FORMAT, "it is not a saved match"),
            ("version", FORMAT_VERSION, "it was saved by another version"),
            ("rules", RULES_VERSION, "it was played with another version of the rules"),
            ("content", self.book.content_hash, "it was played with other boxes"),
        ):
            found = self.data.get(field)
            if type(found) is not type(expected) or found != expected:
                raise SaveError(f"{field} is {found!r}, not {expected!r}: {what}")

    def number(self, field: str, smallest: int, largest: int) -> int:
        return a_number(field, self.field(field), smallest, largest)

    def field(self, field: str) -> object:
        if field not in self.data:
            raise SaveError(f"{field} is missing")
        return self.data[field]

    def numbers(self, field: str, smallest: int, largest: int) -> list[int]:
        return some_numbers(field, self.field(field), smallest, largest)

    def fill(self, t: Table) -> None:
        """Restore the table, and ask its pending decision again."""
        t.skill_set = self.skill_set
        t.match_rules = self.match_rules()
        for field, (smallest, largest) in TABLE_NUMBERS.items():
            setattr(t, field, self.number(field, smallest, largest))
        t.stirred = a_flag("stirred", self.field("stirred"))
        t.endings = self.numbers("endings", 0, len(HOW_ROUNDS_END) * 2 - 1)
        last = len(self.arena.cards) - 1
        t.row = self.numbers("row", NONE, last)
        t.deck = self.numbers("deck", 0, last)
        t.discards = self.numbers("discards", 0, last)
        t.board = self.numbers("board", 0, len(self.book.tokens) * 64 - 1)
        self.check_board(t)
        players = a_list("players", self.field("players"))
        if len(players) != 2:
            raise SaveError(f"players has {len(players)} entries, not 2")
        t.players = [self.player(seat, players[seat]) for seat in range(2)]
        t.set_stack(self.stack())
        self.check_cards(t)
        if t.winner != NONE and t.top is not None:
            raise SaveError("stack is not empty, but the match has a winner")
        check_seats(t)
        self.prepare(t)

    def match_rules(self) -> MatchRules:
        settings: dict[str, Setting] = {}
        for field in FIELDS:
            if not field.is_later or field.name in self.data:
                number = self.number(field.name, field.least, field.most)
                settings[field.name] = field.setting(number)
        return rules_from(settings)

    def check_board(self, t: Table) -> None:
        for placed in t.board:
            if placed & 31 >= self.arena.spaces:
                raise SaveError(f"board has a token on space {placed & 31}, off the arena")

    def player(self, seat: int, data: object) -> Player:
        where = f"players[{seat}]"
        values = a_dict(where, data)
        reader = Fields(where, values)
        last = self.arena.attack_cards - 1
        player = Player(
            seat,
            empty_kit(self.book, self.arena),
            reader.numbers("hand", 0, last),
            reader.numbers("hidden", 0, last),
            reader.numbers("tokens", 0, len(self.book.tokens) * 2 - 1),
        )
        player.fighter = reader.number("fighter", NONE, len(self.book.fighters) - 1)
        player.space = reader.number("space", 0, self.arena.spaces - 1)
        skills = len(self.book.skills) - 1
        player.kept_first = reader.number("kept_first", NONE, skills)
        player.kept_second = reader.number("kept_second", NONE, skills)
        for field, (smallest, largest) in PLAYER_NUMBERS.items():
            setattr(player, field, reader.number(field, smallest, largest))
        for field in PLAYER_FLAGS:
            setattr(player, field, a_flag(f"{where}.{field}", reader.field(field)))
        for field in SKILL_LISTS:
            setattr(player, field, reader.numbers(field, 0, skills))
        return player

    def stack(self) -> list[Frame]:
        stack: list[Frame] = []
        for i, entry in enumerate(a_list("stack", self.field("stack"))):
            where = f"stack[{i}]"
            numbers = some_numbers(where, entry, -HUGE, HUGE)
            stack.append(frame_from(self.book, self.arena, where, numbers))
        check_stack(self.book, stack)
        return stack

    def check_cards(self, t: Table) -> None:
        """Every card is in exactly one place."""
        if not t.row and t.round == 0:
            return
        if len(t.row) != ROW_SIZE:
            raise SaveError(f"row has {len(t.row)} places, not {ROW_SIZE}")
        cards = [card for card in t.row if card != NONE]
        cards += t.deck + t.discards + cards_in_play(t)
        for player in t.players:
            cards += player.hand + player.hidden
        count = len(self.arena.cards) if t.round > 0 else self.arena.attack_cards
        if sorted(cards) != list(range(count)):
            raise SaveError("row, deck, discards and hands do not hold each card exactly once")

    def prepare(self, t: Table) -> None:
        """Derive what is not saved: faces, kits, the pending decision."""
        for player in t.players:
            count_hand(t, player)
            if player.shown:
                set_kit(t, player)
        if t.winner == NONE:
            self.ask_again(t)

    def ask_again(self, t: Table) -> None:
        top = t.top
        if top is None:
            raise SaveError("stack is empty, but the match has no winner")
        try:
            advance(t, top)
        except (IndexError, AssertionError, TypeError, ValueError, AttributeError) as error:
            raise SaveError(f"stack does not describe a pending decision ({error})") from error
        if t.decision == NOTHING or t.top is not top or len(t.options) < 2:
            raise SaveError("stack does not describe a pending decision")


class Fields:
    """The fields of one part of a save; errors name the part and the field."""

    def __init__(self, where: str, values: dict[str, object]) -> None:
        self.where = where
        self.values = values

    def field(self, field: str) -> object:
        if field not in self.values:
            raise SaveError(f"{self.where}.{field} is missing")
        return self.values[field]

    def number(self, field: str, smallest: int, largest: int) -> int:
        return a_number(f"{self.where}.{field}", self.field(field), smallest, largest)

    def numbers(self, field: str, smallest: int, largest: int) -> list[int]:
        return some_numbers(f"{self.where}.{field}", self.field(field), smallest, largest)


def a_dict(where: str, value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise SaveError(f"{where} is {kind_of(value)}, not a table of fields")
    return value


def a_list(where: str, value: object) -> list[object]:
    if not isinstance(value, list):
        raise SaveError(f"{where} is {kind_of(value)}, not a list")
    return value


def a_flag(where: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise SaveError(f"{where} is {value!r}, not true or false")
    return value


def a_number(where: str, value: object, smallest: int, largest: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise SaveError(f"{where} is {kind_of(value)}, not a whole number")
    if not smallest <= value <= largest:
        raise SaveError(f"{where} is {value}, not between {smallest} and {largest}")
    return value


def some_numbers(where: str, value: object, smallest: int, largest: int) -> list[int]:
    return [
        a_number(f"{where}[{i}]", item, smallest, largest)
        for i, item in enumerate(a_list(where, value))
    ]


def kind_of(value: object) -> str:
    return f"a {type(value).__name__}" if value is not None else "nothing"
