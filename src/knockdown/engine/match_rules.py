"""The house rules: what two players agree on before a match, where the booklets leave a choice.

`MatchRules` is one value, embedded whole in setups, records, matches and views. `FIELDS` says of
each rule what it may be and what it is called in saves, match texts and positions, so that what
reads or writes those lists no rule by name.
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict, cast, get_args

from knockdown.engine.errors import SetupError

Knockdown = Literal["dice", "table", "tower"]  # 7.1, 7.5: how Knockdown Tests are decided
KNOCKDOWN_DICE: Final = "dice"
KNOCKDOWN_TABLE: Final = "table"
KNOCKDOWN_TOWER: Final = "tower"
Relief = Literal["total", "each", "heavy", "light"]  # 7.3: what a passed test takes half of
RELIEF_TOTAL: Final = "total"
RELIEF_EACH: Final = "each"
RELIEF_HEAVY: Final = "heavy"
RELIEF_LIGHT: Final = "light"
# Saves hold a word by its place: new ones go to the end.
KNOCKDOWNS: Final[tuple[Knockdown, ...]] = get_args(Knockdown)
RELIEFS: Final[tuple[Relief, ...]] = get_args(Relief)
DEFAULT_STALL_TURNS: Final = 12  # 4.9
MOST_STALL_TURNS: Final = 1_000

Setting = str | int


class RuleWords(TypedDict, total=False):
    """House rules by name: what `new_match` and `Record` take as keywords."""

    knockdown: Knockdown
    relief: Relief
    stall_turns: int


class MatchRules:
    """The house rules of one match. It does not change; equal rules are equal."""

    def __init__(
        self,
        knockdown: Knockdown = KNOCKDOWN_DICE,
        relief: Relief = RELIEF_TOTAL,
        stall_turns: int = DEFAULT_STALL_TURNS,
    ) -> None:
        self.knockdown: Final = knockdown
        self.relief: Final = relief
        self.stall_turns: Final = stall_turns  # 0: never
        for field in FIELDS:
            field.check(getattr(self, field.name))

    def words(self) -> RuleWords:
        return {
            "knockdown": self.knockdown,
            "relief": self.relief,
            "stall_turns": self.stall_turns,
        }

    def replace(self, changes: RuleWords) -> MatchRules:
        """The same but for these."""
        words = self.words()
        words.update(changes)
        return MatchRules(**words)

    def written(self) -> list[tuple[RuleField, Setting]]:
        """The rules to be written down, in the order of `FIELDS`."""
        settings: list[tuple[RuleField, Setting]] = []
        for field in FIELDS:
            setting = getattr(self, field.name)
            if not field.is_later or setting != field.usual:
                settings.append((field, setting))
        return settings

    def to_dict(self) -> dict[str, object]:
        """As numbers, for saves and views."""
        return {field.name: field.number(setting) for field, setting in self.written()}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, MatchRules) and self.words() == other.words()

    def __hash__(self) -> int:
        return hash(tuple(self.words().values()))

    def __repr__(self) -> str:
        named = [f"{name}={setting!r}" for name, setting in self.words().items()]
        return f"MatchRules({', '.join(named)})"


class RuleField:
    """One house rule: what it is called, and what it may be: one of `words`, or a number.

    `label` is for positions, `tag` for match texts. What was written before there was a rule does
    not have it: one that `is_later` is left out where it is as usual.
    """

    def __init__(
        self,
        name: str,
        label: str,
        tag: str,
        usual: Setting,
        words: tuple[str, ...] = (),
        least: int = 0,
        most: int = 0,
        is_later: bool = False,
    ) -> None:
        self.name = name
        self.label = label
        self.tag = tag
        self.usual = usual
        self.words = words
        self.least = least
        self.most = len(words) - 1 if words else most
        self.is_later = is_later

    def check(self, setting: Setting) -> None:
        if self.words:
            if setting not in self.words:
                raise SetupError(f"{self.name} is '{setting}'; it can be {', '.join(self.words)}")
        elif not isinstance(setting, int) or not self.least <= setting <= self.most:
            raise SetupError(f"{self.name} is {setting}; it can be {self.least} to {self.most}")

    def number(self, setting: Setting) -> int:
        return setting if isinstance(setting, int) else self.words.index(setting)

    def setting(self, number: int) -> Setting:
        return self.words[number] if self.words else number


FIELDS: Final = (
    RuleField("knockdown", "test", "KnockdownTest", KNOCKDOWN_DICE, KNOCKDOWNS),
    RuleField("relief", "relief", "Relief", RELIEF_TOTAL, RELIEFS),
    RuleField("stall_turns", "stall", "StallTurns", DEFAULT_STALL_TURNS, most=MOST_STALL_TURNS),
)
USUAL: Final = MatchRules()


def rules_from(settings: dict[str, Setting]) -> MatchRules:
    """House rules as somebody wrote them; what is not possible raises `SetupError`."""
    return MatchRules(**cast(RuleWords, settings))
