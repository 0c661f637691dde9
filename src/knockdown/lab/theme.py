"""The look of the report: the game's colours, and how charts are drawn in them."""

from __future__ import annotations

from typing import Any, Final

from knockdown.colours import BLOCK, EDGE, FIST, FOCUS, HOT, LAMP, MUTED, PANEL, PAPER, RAISED, SAFE
from knockdown.lab.targets import IN, NEAR, OFF, OUT

COOL: Final = BLOCK
WARM: Final = FIST
ENDINGS: Final = {"ko": LAMP, "deck": COOL, "stall": EDGE}
ARENAS: Final = (WARM, FOCUS, COOL, SAFE)  # in the order of the run

# The colour shows whether a target is met, the fill whether that is certain; a diamond breaks one.
COMPARED: Final = "compared"
STATE_WORDS: Final = {
    IN: "in the band",
    NEAR: "in the band, not surely",
    OFF: "outside, not surely",
    OUT: "outside",
    COMPARED: "no target",
}
STATE_COLOURS: Final = (SAFE, SAFE, HOT, HOT, MUTED)
STATE_FILLS: Final = (SAFE, PANEL, PANEL, HOT, MUTED)
STATE_SHAPES: Final = ("circle", "circle", "diamond", "diamond", "circle")

FONT: Final = "Barlow, 'Segoe UI', 'Liberation Sans', Arial, sans-serif"
TITLE_FONT: Final = "Kanit, Barlow, 'Segoe UI', 'Liberation Sans', Arial, sans-serif"

CONFIG: Final[dict[str, Any]] = {
    "background": PANEL,
    "font": FONT,
    "padding": 16,
    "view": {"stroke": None},
    "title": {"color": PAPER, "font": TITLE_FONT, "fontSize": 16, "anchor": "start"},
    "axis": {
        "labelColor": PAPER,
        "titleColor": MUTED,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
        "gridColor": RAISED,
        "domainColor": EDGE,
        "tickColor": EDGE,
        "labelLimit": 260,
        "labelFlush": False,
    },
    "legend": {
        "labelColor": PAPER,
        "titleColor": MUTED,
        "labelFontSize": 13,
        "titleFontSize": 13,
        "titleFontWeight": "normal",
        "orient": "bottom",
        "symbolSize": 110,
        "labelLimit": 0,
    },
    "header": {"labelColor": PAPER, "labelFontSize": 14, "labelFont": TITLE_FONT, "title": None},
    "text": {"color": PAPER, "fontSize": 13},
}
