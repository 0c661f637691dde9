"""The plots about cards: how often they are picked, and who wins with them."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import altair as alt

from knockdown import colours
from knockdown.lab import theme
from knockdown.lab.plot_marks import Figure, Measure, band, data, dots, layered, percent, with_state
from knockdown.lab.plots import Found, Plot
from knockdown.lab.targets import ATTACKS, SKILLS

POINTS: Final = ("points", "points_low", "points_high")
LINE: Final = 24
PICKS_WIDTH: Final = 270
WORTH_WIDTH: Final = 400
GAP: Final = 18
WIDTH: Final = PICKS_WIDTH + GAP + WORTH_WIDTH
NAMES: Final = 160  # width for the cards' names, so that sections are aligned
WIDEST: Final = 25.0  # points; longer intervals are cut off, since they say little


class Section(NamedTuple):
    """The cards of one arena or fighter, under its name and in its colour."""

    home: str
    title: str
    colour: str


def skills(found: Found) -> Plot:
    """The worth of Skills face up from the start, and how often they are kept if players choose."""
    nobody_chose = set(found["run"]["players"]) <= set(found["skills_by_chance"])
    kept = "" if nobody_chose else "kept when offered"
    return sections(found["skills"], arenas(found), kept, is_judged=True)


def attacks(found: Found) -> Plot:
    return sections(found["attacks"], arenas(found), "taken when in the row")


def specials(found: Found) -> Plot:
    homes = [
        Section(key, found["names"][key], found["colours"][key]) for key in found["run"]["fighters"]
    ]
    return sections(found["specials"], homes, "played when possible")


def arenas(found: Found) -> list[Section]:
    return [
        Section(key, found["names"][f"arena:{key}"], theme.ARENAS[place % len(theme.ARENAS)])
        for place, key in enumerate(found["run"]["arenas"])
    ]


def sections(
    rows: list[Figure], homes: list[Section], picked: str, is_judged: bool = False
) -> alt.VConcatChart:
    """All sections on the same scales. Skills are judged by their worth, attacks by picks.

    Without a title for `picked`, picks are left out.
    """
    most = max([0.05, *(row["picked"] or 0 for row in rows)])
    played = [row for row in rows if row["games"]]
    reach = max([8.0, *(min(abs(row[end]), WIDEST) for row in played for end in POINTS[1:])])
    share = Measure(
        alt.Scale(domain=[0, min(most * 1.15, 1)], nice=True), percent(picked, grid=False), picked
    )
    points = Measure(
        alt.Scale(domain=[-reach, reach], nice=True, clamp=True),
        alt.Axis(format="+.0f"),
        "points more often won with it",
    )
    charts: list[alt.LayerChart | alt.HConcatChart] = []
    for home in homes:
        ours = [row for row in rows if row["home"] == home.home]
        ours.sort(key=lambda row: -row["points"])
        # The domain is given in full, since a card that was never played has no dot.
        cards = alt.Scale(domain=[row["name"] for row in ours])
        named = alt.Y("name:N", scale=cards, title=None, axis=alt.Axis(grid=False, minExtent=NAMES))
        right = alt.Y("name:N", scale=cards, title=None, axis=None)
        title = alt.Title(home.title, color=home.colour)
        if not picked:
            alone = judged_worth(ours, named, points, is_alone=True)
            charts.append(alone.properties(title=title))
            continue
        left = picks(ours, named, share, home.colour)
        charts.append(
            alt.hconcat(
                left if is_judged else layered(left, least_picked(share)),
                judged_worth(ours, right, points) if is_judged else worth(ours, right, points),
                spacing=GAP,
                title=title,
            )
        )
    return alt.vconcat(*charts, spacing=22)


def picks(rows: list[Figure], y: alt.Y, share: Measure, colour: str) -> alt.LayerChart:
    told = [
        {
            **row,
            "share": row["picked"] or 0,
            "told": "never" if row["picked"] is None else f"{row['picked']:.1%}",
            "broken": row["picked"] is not None and row["picked"] < ATTACKS.low,
        }
        for row in rows
    ]
    base = alt.Chart(data(told)).encode(y=y, tooltip=tooltip())
    bars = base.mark_bar(height=13, cornerRadiusEnd=2, opacity=0.85).encode(
        x=share.x("share"),
        color=alt.condition("datum.broken", alt.value(colours.HOT), alt.value(colour)),
    )
    words = base.mark_text(align="left", dx=8, fontSize=12).encode(
        x=share.x("share"),
        text="told:N",
        color=alt.condition("datum.broken", alt.value(colours.HOT), alt.value(colours.PAPER)),
    )
    return layered(bars, words).properties(width=PICKS_WIDTH, height=LINE * len(rows))


def least_picked(share: Measure) -> alt.Chart:
    line = alt.Chart(data([{"at": ATTACKS.low}])).mark_rule(color=colours.PAPER, strokeDash=[3, 3])
    placed: alt.Chart = line.encode(x=share.x("at"))
    return placed


def judged_worth(
    rows: list[Figure], y: alt.Y, points: Measure, is_alone: bool = False
) -> alt.LayerChart:
    """`is_alone`: without picks beside it."""
    stated = [with_state(row, SKILLS, *POINTS) for row in rows if row["games"]]
    marks = dots(stated, y, POINTS, points, tooltip(with_picks=not is_alone))
    return layered(band(SKILLS, points), zero(points), marks).properties(
        width=WIDTH if is_alone else WORTH_WIDTH, height=LINE * len(rows)
    )


def zero(points: Measure) -> alt.Chart:
    line = alt.Chart(data([{"at": 0}])).mark_rule(color=colours.EDGE)
    placed: alt.Chart = line.encode(x=points.x("at"))
    return placed


def worth(rows: list[Figure], y: alt.Y, points: Measure) -> alt.LayerChart:
    """Points without a target."""
    value, low, high = POINTS
    base = alt.Chart(data([row for row in rows if row["games"]])).encode(y=y, tooltip=tooltip())
    line = base.mark_rule(color=colours.MUTED, strokeWidth=2.5).encode(
        x=points.x(low), x2=f"{high}:Q"
    )
    point = base.mark_point(color=colours.PAPER, fill=colours.PAPER, size=70, opacity=1).encode(
        x=points.x(value)
    )
    return layered(zero(points), line, point).properties(width=WORTH_WIDTH, height=LINE * len(rows))


def tooltip(with_picks: bool = True) -> list[Any]:
    about_picks = [
        alt.Tooltip("picked:Q", format=".1%"),
        alt.Tooltip("offered:Q", format=","),
        alt.Tooltip("chosen:Q", format=","),
    ]
    return [
        alt.Tooltip("name:N", title=" "),
        *(about_picks if with_picks else []),
        alt.Tooltip("points:Q", format="+.1f"),
        alt.Tooltip("points_low:Q", format="+.1f", title="from"),
        alt.Tooltip("points_high:Q", format="+.1f", title="to"),
        alt.Tooltip("games:Q", format=",", title="matches with it"),
    ]
