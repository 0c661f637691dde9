"""The look of the report: the game's colours, and how charts are drawn in them."""

from __future__ import annotations

from typing import Any, Final

from knockdown.lab.targets import IN, NEAR, OFF, OUT

INK: Final = "#120D1A"
NIGHT: Final = "#1B1428"
PANEL: Final = "#241A36"
RAISED: Final = "#33264B"
LIT: Final = "#4A3568"
PAPER: Final = "#F6EBD6"
MUTED: Final = "#BDB0CC"
EDGE: Final = "#8A78AA"
LAMP: Final = "#FFD23F"
HOT: Final = "#FF5647"
HEAVY: Final = "#A3142E"
SAFE: Final = "#5BE3A5"
COOL: Final = "#7DB4FF"
WARM: Final = "#FF8364"
FOCUS: Final = "#C9A2FF"

FIGHTERS: Final = {
    "veroth": "#FF6040",
    "xingo": "#34D3F0",
    "driana": "#FF74AD",
    "mistbearer": "#B48CFF",
    "maggot": "#C6E93B",
    "lost_knight": "#C4D4EE",
}
ENDINGS: Final = {"ko": LAMP, "deck": COOL, "stall": EDGE}
ARENAS: Final = (WARM, FOCUS, COOL, SAFE)  # in the order of the run

# Colour says whether a target is met, filling whether that is sure; a diamond breaks one.
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
