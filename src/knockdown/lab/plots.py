"""The plots about matches and rounds."""

from __future__ import annotations

from typing import Any

import altair as alt

from knockdown import colours
from knockdown.lab import theme
from knockdown.lab.plot_marks import (
    ROW,
    WIDTH,
    Figure,
    Measure,
    band,
    data,
    dots,
    layered,
    percent,
    with_state,
)
from knockdown.lab.targets import (
    ENDINGS,
    FIGHTERS,
    FIRST,
    LENGTH,
    PAIRINGS,
    Target,
    stronger_sides,
)

Found = dict[str, Any]
Plot = alt.LayerChart | alt.VConcatChart | alt.HConcatChart | alt.Chart | alt.FacetChart

SHARE = ("rate", "low", "high")
FIRST_WORDS = {
    "match": "wins the match",
    "first_round": "wins the first round",
    "later_rounds": "wins a later round",
}
ENDING_WORDS = {
    "ko": "K.O.",
    "deck": "the deck ran out",
    "stall": "nothing happened any more",
}


def shares(games: str = "matches") -> list[alt.Tooltip]:
    return [
        alt.Tooltip("name:N", title=" "),
        alt.Tooltip("rate:Q", format=".1%", title="won"),
        alt.Tooltip("low:Q", format=".1%", title="from"),
        alt.Tooltip("high:Q", format=".1%", title="to"),
        alt.Tooltip("games:Q", format=",", title=games),
    ]


def share_axis(rows: list[Figure], least: float, most: float, title: str) -> Measure:
    """Wide enough for every interval and for the band."""
    low = min([least, *(row["low"] for row in rows if row["games"])])
    high = max([most, *(row["high"] for row in rows if row["games"])])
    scale = alt.Scale(domain=[low, high], nice=True, zero=False)
    return Measure(scale, percent(title), title)


def lines(rows: list[Figure], axis: Measure, target: Target) -> alt.LayerChart:
    """Named dots in a band, one per line; none for what was never played."""
    rows = [with_state(row, target, *SHARE) for row in rows if row["games"]]
    y = alt.Y("name:N", sort=[row["name"] for row in rows], title=None)
    return layered(band(target, axis), dots(rows, y, SHARE, axis, shares())).properties(
        width=WIDTH, height=ROW * len(rows)
    )


# --------------------------------------------------------------------------- who wins
def fighters(found: Found) -> Plot:
    rows = [{**row, "name": found["names"][row["fighter"]]} for row in found["fighters"]]
    rows.sort(key=lambda row: -row["rate"])
    axis = share_axis(rows, 0.42, 0.58, "matches won against all others")
    return lines(rows, axis, FIGHTERS)


def matrix(found: Found) -> Plot:
    """Each cell from the point of view of the fighter on the left."""
    names = [found["names"][row["fighter"]] for row in found["fighters"]]
    rows = [cell(found, row) for row in found["matchups"] if row["games"]]
    gap = alt.Scale(paddingInner=0.06)
    base = alt.Chart(data(rows)).encode(
        x=alt.X(
            "opponent:N",
            sort=names,
            title="against",
            scale=gap,
            axis=alt.Axis(orient="top", labelAngle=0, domain=False, ticks=False),
        ),
        y=alt.Y(
            "fighter:N", sort=names, title=None, scale=gap, axis=alt.Axis(domain=False, ticks=False)
        ),
        tooltip=shares(),
    )
    cells = base.mark_rect(cornerRadius=6).encode(color=heat())
    frames = (
        base.transform_filter("datum.broken")
        .mark_rect(cornerRadius=6, fillOpacity=0, stroke=colours.HOT, strokeWidth=4)
        .encode()
    )
    ink = alt.condition(
        "abs(datum.rate - 0.5) > 0.12", alt.value(colours.INK), alt.value(colours.PAPER)
    )
    big = base.mark_text(fontSize=18, fontWeight=800, dy=-8, font=theme.TITLE_FONT).encode(
        text="told:N", color=ink
    )
    small = base.mark_text(fontSize=12, dy=13).encode(text="interval:N", color=ink)
    side = 124 * len(names)
    return layered(cells, frames, big, small).properties(width=side, height=0.6 * side)


def heat() -> alt.Color:
    scale = alt.Scale(
        domain=[0.3, 0.5, 0.7], range=[theme.COOL, colours.RAISED, theme.WARM], clamp=True
    )
    return alt.Color(
        "rate:Q", scale=scale, legend=alt.Legend(title="wins", format=".0%", gradientLength=220)
    )


def cell(found: Found, row: Figure) -> Figure:
    return {
        **row,
        "fighter": found["names"][row["fighter"]],
        "opponent": found["names"][row["opponent"]],
        "name": f"{found['names'][row['fighter']]} against {found['names'][row['opponent']]}",
        "told": f"{row['rate']:.1%}",
        "interval": f"{row['low']:.0%} – {row['high']:.0%}",
        "broken": not PAIRINGS.low <= row["rate"] <= PAIRINGS.high,
    }


def pairings(found: Found) -> Plot:
    seen = [cell(found, row) for row in stronger_sides(found)]
    seen.sort(key=lambda row: -row["rate"])
    axis = share_axis(seen, 0.36, 0.64, "matches won by the one named first")
    return lines(seen, axis, PAIRINGS)


def first_player(found: Found) -> Plot:
    rows = [
        {**row, "name": first_name(found, row["what"]), "only_compared": row["what"] != "match"}
        for row in found["first"]
    ]
    axis = share_axis(rows, 0.44, 0.56, "won by who begins")
    return lines(rows, axis, FIRST)


def first_name(found: Found, what: str) -> str:
    if what.startswith("arena:"):
        return f"… in {found['names'][what]}"
    return FIRST_WORDS[what]


# ----------------------------------------------------------------------------- rounds
def round_length(found: Found) -> Plot:
    figures = found["round_length"]
    names = arena_names(found)
    rows = towers(found)
    measure = Measure(
        alt.Scale(nice=False, zero=False), alt.Axis(grid=False, tickMinStep=1), "turns of a round"
    )
    bars = (
        alt.Chart(data(rows))
        .mark_bar(cornerRadiusEnd=2)
        .encode(
            x=measure.x("start"),
            x2="end:Q",
            y=alt.Y("below:Q", title="rounds"),
            y2="above:Q",
            color=alt.Color(
                "arena:N",
                scale=alt.Scale(domain=names, range=list(theme.ARENAS[: len(names)])),
                legend=alt.Legend(title=None),
            ),
            tooltip=["arena:N", "turns:Q", alt.Tooltip("rounds:Q", format=",")],
        )
    )
    layers = [band(LENGTH, measure), bars, *median_mark(figures["median"], measure)]
    return layered(*layers).properties(width=WIDTH + 130, height=280)


def towers(found: Found) -> list[Figure]:
    """A bar for each number of turns, with the arenas stacked."""
    rows = []
    heights: dict[int, int] = {}
    for row in found["round_length"]["arenas"]:
        turns, below = row["turns"], heights.get(row["turns"], 0)
        heights[turns] = below + row["rounds"]
        place = {"start": turns - 0.44, "end": turns + 0.44, "below": below}
        name = found["names"][f"arena:{row['arena']}"]
        rows.append({**row, **place, "above": heights[turns], "arena": name})
    return rows


def median_mark(median: int, measure: Measure) -> list[alt.Chart]:
    broken = not LENGTH.low <= median <= LENGTH.high
    colour = colours.HOT if broken else colours.PAPER
    middle = alt.Chart(data([{"at": median, "told": f"median {median}"}]))
    word = middle.mark_text(
        color=colour, baseline="bottom", fontSize=16, fontWeight=800, font=theme.TITLE_FONT
    )
    return [
        middle.mark_rule(color=colour, strokeWidth=3).encode(x=measure.x("at")),
        word.encode(x=measure.x("at"), y=alt.value(-4), text="told:N"),
    ]


def arena_names(found: Found) -> list[str]:
    return [found["names"][f"arena:{key}"] for key in found["run"]["arenas"]]


def endings(found: Found) -> Plot:
    """Stacked shares, K.O. from the left, so that the band can be drawn into it."""
    names = [group_name(found, row["group"]) for row in found["endings"]]
    y = alt.Y("name:N", sort=names, title=None)
    measure = Measure(
        alt.Scale(domain=[0, 1]), percent("of the rounds", grid=False), "of the rounds"
    )
    bars = (
        alt.Chart(data(stacked(found)))
        .mark_bar(height=19)
        .encode(
            x=measure.x("share"),
            y=y,
            order="place:O",
            color=alt.Color(
                "how:N",
                scale=alt.Scale(
                    domain=list(ENDING_WORDS.values()), range=list(theme.ENDINGS.values())
                ),
                legend=alt.Legend(title=None),
            ),
            tooltip=["name:N", "how:N", alt.Tooltip("share:Q", format=".1%"), "rounds:Q"],
        )
    )
    told = [{"name": group_name(found, row["group"]), **ko_told(row)} for row in found["endings"]]
    word = (
        alt.Chart(data(told))
        .mark_text(align="left", dx=8, fontWeight=800)
        .encode(
            x=alt.value(0),
            y=y,
            text="told:N",
            color=alt.condition("datum.broken", alt.value(colours.HEAVY), alt.value(colours.INK)),
        )
    )
    edges = (
        alt.Chart(data([{"at": ENDINGS.low}, {"at": ENDINGS.high}]))
        .mark_rule(color=colours.INK, strokeDash=[4, 4], strokeWidth=2)
        .encode(x=measure.x("at"))
    )
    layers = layered(band(ENDINGS, measure), bars, edges, word)
    return layers.properties(width=WIDTH, height=ROW * len(names))


def stacked(found: Found) -> list[Figure]:
    return [
        {
            "name": group_name(found, row["group"]),
            "how": word,
            "place": place,
            "share": row[how] / max(row["rounds"], 1),
            "rounds": row[how],
        }
        for row in found["endings"]
        for place, (how, word) in enumerate(ENDING_WORDS.items())
    ]


def ko_told(row: Figure) -> Figure:
    """The target is about all rounds together."""
    rate = row["ko_rate"]
    if row["group"] != "all":
        return {"told": f"{rate:.0%}", "broken": False}
    state = " too few" if rate < ENDINGS.low else " too many" if rate > ENDINGS.high else ""
    return {"told": f"{rate:.0%}{state}", "broken": bool(state)}


def group_name(found: Found, group: str) -> str:
    return "all rounds" if group == "all" else str(found["names"][group])


# -------------------------------------------------------------------- Knockdown Tests
def tests(found: Found) -> Plot:
    """Above, when a test is started; below, how it ends; both by wounds."""
    rows = found["tests"]
    counts = [row["wounds"] for row in rows] or [0]
    scale = alt.Scale(domain=list(range(min(counts), max(counts) + 1)))
    base = alt.Chart(data(rows)).encode(
        tooltip=[
            alt.Tooltip("wounds:O"),
            alt.Tooltip("tried:Q", format=","),
            alt.Tooltip("rate:Q", format=".1%", title="went down"),
            alt.Tooltip("odds:Q", format=".1%", title="the odds"),
        ]
    )

    def x(title: str | None) -> alt.X:
        axis = alt.Axis(grid=False, labelAngle=0, labels=title is not None)
        return alt.X("wounds:O", scale=scale, title=title, axis=axis)

    tried = base.mark_bar(color=colours.LAMP, cornerRadiusEnd=2).encode(
        x=x(None), y=alt.Y("tried:Q", title="tests tried")
    )
    under = x("wounds tested")
    y = alt.Y("rate:Q", scale=alt.Scale(domain=[0, 1]), axis=percent("K.O."), title="K.O.")
    odds = base.mark_line(color=theme.COOL, strokeWidth=2.5, strokeDash=[6, 4]).encode(
        x=under, y=alt.Y("odds:Q", title="K.O.")
    )
    reach = base.mark_rule(color=colours.PAPER, strokeWidth=2).encode(
        x=under, y=alt.Y("low:Q", title="K.O."), y2="high:Q"
    )
    went = base.mark_point(color=colours.PAPER, fill=colours.HOT, size=90, opacity=1).encode(
        x=under, y=y
    )
    return alt.vconcat(
        tried.properties(width=WIDTH + 130, height=150),
        layered(odds, reach, went).properties(width=WIDTH + 130, height=220),
        spacing=8,
    )
