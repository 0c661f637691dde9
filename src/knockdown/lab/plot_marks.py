"""Marks that several plots share: bands, dots with intervals, bars."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import altair as alt

from knockdown import colours
from knockdown.lab import theme
from knockdown.lab.targets import Target

Figure = dict[str, Any]
WIDTH = 680
ROW = 30  # height of a line with a name
STATE_LEGEND = alt.Legend(title=None, columns=5)


class Measure(NamedTuple):
    """A horizontal axis that several marks of a plot share."""

    scale: alt.Scale
    axis: alt.Axis
    title: str

    def x(self, field: str) -> alt.X:
        return alt.X(f"{field}:Q", scale=self.scale, axis=self.axis, title=self.title)


def data(rows: Sequence[Figure]) -> alt.InlineData:
    return alt.InlineData(values=list(rows))


def layered(*charts: alt.Chart | alt.LayerChart) -> alt.LayerChart:
    """On top of each other, the first at the bottom."""
    return alt.LayerChart(layer=list(charts))


def band(target: Target, measure: Measure) -> alt.LayerChart:
    """The band of a target: a bright strip with dashed edges."""
    strip = alt.Chart(data([{"low": target.low, "high": target.high}])).mark_rect(
        color=colours.LIT, opacity=0.55
    )
    edges = alt.Chart(data([{"at": target.low}, {"at": target.high}])).mark_rule(
        color=colours.EDGE, strokeDash=[4, 4]
    )
    return layered(strip.encode(x=measure.x("low"), x2="high:Q"), edges.encode(x=measure.x("at")))


def state_scale(shown: Sequence[str]) -> alt.Scale:
    return alt.Scale(domain=list(theme.STATE_WORDS.values()), range=list(shown))


def with_state(row: Figure, target: Target, value: str, low: str, high: str) -> Figure:
    """The row with the word for its state; without a target, it is only compared."""
    if row.get("only_compared"):
        return {**row, "state": theme.STATE_WORDS[theme.COMPARED]}
    return {**row, "state": theme.STATE_WORDS[target.state(row[value], row[low], row[high])]}


def dots(
    rows: Sequence[Figure],
    y: alt.Y,
    fields: tuple[str, str, str],
    measure: Measure,
    tooltip: Sequence[alt.Tooltip],
) -> alt.LayerChart:
    """A dot with its interval in each line; colour, fill and shape show its state."""
    value, low, high = fields
    base = alt.Chart(data(rows)).encode(
        y=y,
        tooltip=list(tooltip),
        stroke=alt.Stroke("state:N", scale=state_scale(theme.STATE_COLOURS), legend=STATE_LEGEND),
    )
    line = base.mark_rule(strokeWidth=3, opacity=0.8).encode(x=measure.x(low), x2=f"{high}:Q")
    point = base.mark_point(size=130, strokeWidth=2.5, opacity=1).encode(
        x=measure.x(value),
        fill=alt.Fill("state:N", scale=state_scale(theme.STATE_FILLS), legend=STATE_LEGEND),
        shape=alt.Shape("state:N", scale=state_scale(theme.STATE_SHAPES), legend=STATE_LEGEND),
    )
    return layered(line, point)


def percent(title: str | None, grid: bool = True) -> alt.Axis:
    return alt.Axis(format=".0%", title=title, grid=grid)
