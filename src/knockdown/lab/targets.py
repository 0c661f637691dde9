"""The targets of fair cards, in numbers, and which of them a run meets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

Figure = dict[str, Any]
Found = dict[str, Any]

# A figure is in its band or not; its interval says whether that is certain.
IN: Final = "in"
NEAR: Final = "near"  # inside, but uncertain: more games would help
OFF: Final = "off"  # outside, but uncertain
OUT: Final = "out"
UNMEASURED: Final = "unmeasured"  # no data
HOLDING: Final = (IN, NEAR)
BROKEN: Final = (OFF, OUT)


@dataclass(frozen=True)
class Target:
    """From `low` to `high`, inclusive, for each of its items."""

    key: str
    text: str
    low: float
    high: float

    def state(self, value: float | None, low: float, high: float) -> str:
        """The state of a figure with its interval."""
        if value is None:
            return UNMEASURED
        if self.low <= value <= self.high:
            return IN if self.low <= low and high <= self.high else NEAR
        return OFF if low <= self.high and high >= self.low else OUT


FIGHTERS: Final = Target("fighters", "every fighter wins 45–55 % of its matches", 0.45, 0.55)
PAIRINGS: Final = Target("pairings", "no pairing is beyond 38–62 %", 0.38, 0.62)
FIRST: Final = Target("first_player", "who begins wins 47–53 % of the matches", 0.47, 0.53)
ENDINGS: Final = Target("knockouts", "55–85 % of the rounds end by K.O.", 0.55, 0.85)
LENGTH: Final = Target("round_length", "the median round lasts 8–16 turns", 8, 16)
SKILLS: Final = Target("skills", "no Skill moves the odds by more than 6 points", -6, 6)
ATTACKS: Final = Target(
    "attacks", "every Attack card is taken in 1 % of the times it could be, or more", 0.01, 1
)
SPECIALS: Final = Target(
    "specials", "every Special Attack is played in 1 % of the times it could be, or more", 0.01, 1
)


def judged(found: Found) -> list[Figure]:
    """Every target, with the items that break it, may break it, or were not measured."""
    return [judge(target, items(found)) for target, items in ALL]


def judge(target: Target, items: list[Figure]) -> Figure:
    for item in items:
        item["state"] = target.state(item["value"], item["low"], item["high"])
    return {
        "key": target.key,
        "text": target.text,
        "low": target.low,
        "high": target.high,
        "checked": len(items),
        "holds": all(item["state"] in HOLDING for item in items),
        "sure": all(item["state"] == IN for item in items) or any_is_out(items),
        "broken": sorted(
            (item for item in items if item["state"] in BROKEN),
            key=lambda item: -beyond(target, item),
        ),
        "near": [item for item in items if item["state"] == NEAR],
        "unmeasured": [item for item in items if item["state"] == UNMEASURED],
    }


def state_of(target: Figure) -> str:
    """The state of a whole target. If neither broken nor wholly measured, it is open."""
    if target["broken"]:
        return "broken"
    return "holds" if target["holds"] else "open"


def beyond(target: Target, item: Figure) -> float:
    """How far outside an item lies."""
    value: float = item["value"]
    return round(max(target.low - value, value - target.high), 9)


def any_is_out(items: list[Figure]) -> bool:
    return any(item["state"] == OUT for item in items)


# --------------------------------------------------------------------- what is judged
NEVER_PLAYED: Final = "never played"


def item(what: str, figure: Figure) -> Figure:
    """A share as an item, or none without matches."""
    value = figure["rate"] if figure["games"] else None
    told = NEVER_PLAYED if value is None else f"{value:.1%}"
    return {
        "what": what,
        "value": value,
        "low": figure["low"],
        "high": figure["high"],
        "told": told,
    }


def fighters(found: Found) -> list[Figure]:
    return [item(found["names"][row["fighter"]], row) for row in found["fighters"]]


def pairings(found: Found) -> list[Figure]:
    names = found["names"]
    return [
        item(f"{names[row['fighter']]} against {names[row['opponent']]}", row)
        for row in stronger_sides(found)
    ]


def stronger_sides(found: Found) -> list[Figure]:
    """Each pair once, from the side that wins more."""
    order = [row["fighter"] for row in found["fighters"]]
    return [
        row
        for row in found["matchups"]
        if row["rate"] > 0.5
        or (row["rate"] == 0.5 and order.index(row["fighter"]) < order.index(row["opponent"]))
    ]


def first(found: Found) -> list[Figure]:
    return [item("who begins", row) for row in found["first"] if row["what"] == "match"]


def knockouts(found: Found) -> list[Figure]:
    row = found["endings"][0]
    share = {name: row[f"ko_{name}"] for name in ("rate", "low", "high")}
    return [item("rounds", {**share, "games": row["rounds"]})]


def length(found: Found) -> list[Figure]:
    row = found["round_length"]
    return [
        {
            "what": "the median round",
            "value": row["median"],
            "low": row["median_low"],
            "high": row["median_high"],
            "told": f"{row['median']} turns",
        }
    ]


def skills(found: Found) -> list[Figure]:
    return [
        {
            "what": row["name"],
            "value": row["points"] if row["games"] else None,
            "low": row["points_low"],
            "high": row["points_high"],
            "told": f"{row['points']:+.1f} points" if row["games"] else NEVER_PLAYED,
        }
        for row in found["skills"]
    ]


def attacks(found: Found) -> list[Figure]:
    return picks(found, found["attacks"])


def specials(found: Found) -> list[Figure]:
    return picks(found, found["specials"])


def picks(found: Found, rows: list[Figure]) -> list[Figure]:
    return [
        {
            "what": f"{row['name']} ({home_name(found, row['home'])})",
            "value": row["picked"],
            "low": row["picked_low"],
            "high": row["picked_high"],
            "told": "never possible" if row["picked"] is None else f"{row['picked']:.1%}",
        }
        for row in rows
    ]


def home_name(found: Found, home: str) -> str:
    """The name of a card's fighter or arena."""
    names: dict[str, str] = found["names"]
    return names.get(home) or names[f"arena:{home}"]


ALL: Final[list[tuple[Target, Callable[[Found], list[Figure]]]]] = [
    (FIGHTERS, fighters),
    (PAIRINGS, pairings),
    (FIRST, first),
    (ENDINGS, knockouts),
    (LENGTH, length),
    (SKILLS, skills),
    (ATTACKS, attacks),
    (SPECIALS, specials),
]
