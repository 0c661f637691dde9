"""The balance report: one HTML file that needs no network, and each plot as an SVG file."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

import altair as alt
import vl_convert

from knockdown import colours
from knockdown.lab import captions, card_plots, disk, plots, theme
from knockdown.lab.captions import some_of
from knockdown.lab.errors import LabError
from knockdown.lab.page import PAGE, SCRIPT
from knockdown.lab.targets import state_of

Found = dict[str, Any]
Spec = dict[str, Any]

SIGNS: Final = {"holds": "✓", "broken": "✗", "open": "?"}
HALF_DONE: Final = ".new"  # the suffix of files being written
AS_IT_WAS: Final = "the run itself is unchanged; make room, or name another place with --out"
ELSE: Final = "name another place with --out"


class Item(NamedTuple):
    """A plot of the report; `targets` are the keys of those drawn into it."""

    key: str
    title: str
    targets: tuple[str, ...]
    draw: Callable[[Found], plots.Plot]
    say: Callable[[Found], str]


ITEMS: Final = (
    Item("fighters", "Who wins", ("fighters",), plots.fighters, captions.fighters),
    Item("matrix", "Who beats whom", ("pairings",), plots.matrix, captions.matrix),
    Item("pairings", "The pairings in order", ("pairings",), plots.pairings, captions.pairings),
    Item(
        "first_player",
        "Does beginning help?",
        ("first_player",),
        plots.first_player,
        captions.first_player,
    ),
    Item(
        "round_length",
        "How long rounds last",
        ("round_length",),
        plots.round_length,
        captions.round_length,
    ),
    Item("endings", "How rounds end", ("knockouts",), plots.endings, captions.endings),
    Item("tests", "When the K.O. is tried", (), plots.tests, captions.tests),
    Item("skills", "What Skills are worth", ("skills",), card_plots.skills, captions.skills),
    Item("attacks", "Attack cards", ("attacks",), card_plots.attacks, captions.attacks),
    Item("specials", "Special Attacks", ("specials",), card_plots.specials, captions.specials),
)


def write_report(found: Found, path: Path) -> None:
    """The report at `path`, its plots as SVG in a folder of the same name."""
    folder = plots_folder(path)
    figures = []
    for item in ITEMS:
        spec = spec_of(item.draw(found))
        svg = vl_convert.vegalite_to_svg(spec, vl_version=VL_VERSION)
        replace(folder / f"{item.key}.svg", svg)
        figures.append(figure(item, found, spec, svg))
    replace(path, page(found, figures))


def plots_folder(path: Path) -> Path:
    """The folder for plots next to the report, which must not contain other files."""
    folder = path.with_suffix("")
    if folder == path:
        folder = path.with_name(path.name + "-plots")
    if folder.exists() and not folder.is_dir():
        raise LabError(f"{folder}: this is a file, but the plots need such a folder; {ELSE}")
    with disk.writing(folder, AS_IT_WAS):
        folder.mkdir(exist_ok=True)
    ours = {f"{item.key}.svg" for item in ITEMS}
    names = {entry.name.removesuffix(HALF_DONE) for entry in folder.iterdir()}
    strangers = sorted(names - ours)
    if strangers:
        told = ", ".join(strangers[:3])
        raise LabError(f"{folder}: the plots go here, but it holds other files ({told}); {ELSE}")
    return folder


# "6.4" of "v6.4.1": charts are drawn by the version they were written for.
VL_VERSION: Final = ".".join(alt.SCHEMA_VERSION.lstrip("v").split(".")[:2])


def spec_of(chart: plots.Plot) -> Spec:
    return {**chart.to_dict(), "config": theme.CONFIG}


def replace(path: Path, content: str) -> None:
    """Replace the file at once, when it is complete."""
    scratch = path.with_name(path.name + HALF_DONE)
    with disk.writing(path, AS_IT_WAS):
        try:
            scratch.write_text(content, encoding="utf-8")
            os.replace(scratch, path)
        finally:
            scratch.unlink(missing_ok=True)


# ---------------------------------------------------------------------------- pieces
def page(found: Found, figures: list[str]) -> str:
    values = {
        "subtitle": escape(subtitle(found["run"])),
        "verdict": verdict(found["targets"]),
        "warnings": "".join(f'<p class="hot">{text(each)}</p>' for each in found["warnings"]),
        "targets": "\n".join(chip(target) for target in found["targets"]),
        "figures": "\n".join(figures),
        "data": script_json(found),
        "colours": " ".join(colours.properties()),
        "bundle": bundle(),
    }
    filled = PAGE
    for name, value in values.items():
        filled = filled.replace(f"@{name}@", value, 1)
    return filled


@cache
def bundle() -> str:
    """The script with everything it needs."""
    return vl_convert.javascript_bundle(SCRIPT, vl_version=VL_VERSION)


def script_json(value: object) -> str:
    """Data inside a script element; nothing in it may look like the end of the element."""
    return json.dumps(value, ensure_ascii=False).replace("<", "\\u003c")


def text(words: str) -> str:
    """Escaped text; a number stays with its sign when lines break."""
    return escape(words).replace(" %", "&nbsp;%")


def subtitle(run: dict[str, Any]) -> str:
    who = " against ".join(dict.fromkeys(run["players"]))
    games = f"{run['games']:,} matches" + (
        f" of {run['planned']:,}" if run["planned"] != run["games"] else ""
    )
    return (
        f"{games} · {who} · Knockdown Tests: {run['knockdown']} · seed {run['seed']}"
        f" · knockdown {run['version']}, rules {run['rules']}, boxes {run['content']}"
    )


def verdict(targets: list[dict[str, Any]]) -> str:
    broken = [target for target in targets if target["broken"]]
    if broken:
        told = f'<strong class="hot">{len(broken)} of {len(targets)}</strong> targets are broken'
        doubtful = sum(not target["sure"] for target in broken)
        return f"{told}, {doubtful} of them not surely." if doubtful else f"{told}."
    unknown = sum(not target["holds"] for target in targets)
    if unknown:
        return f"<strong>{unknown} of {len(targets)}</strong> targets are open: not all was played."
    return f'<strong class="safe">All {len(targets)} targets hold.</strong>'


def chip(target: dict[str, Any]) -> str:
    """A target, whether it is met, and what breaks it or leaves it open."""
    state = state_of(target)
    sign = SIGNS[state]
    told = some_of(target["broken"] or target["unmeasured"])
    if not told and not target["sure"]:
        told = f"not sure yet: {len(target['near'])} of {target['checked']}"
    note = f"<small>{text(told)}</small>" if told else ""
    return (
        f'<li class="{state}"><b aria-label="{state}">{sign}</b>'
        f"<span>{text(target['text'])}{note}</span></li>"
    )


def figure(item: Item, found: Found, spec: Spec, svg: str) -> str:
    """A plot: as SVG, and interactive where scripts run."""
    broken = any(target["broken"] for target in found["targets"] if target["key"] in item.targets)
    mark = '<span class="hot">target broken</span>' if broken else ""
    source = script_json(spec)
    return (
        f'<figure id="{item.key}"><h2>{escape(item.title)} {mark}</h2>'
        f"<figcaption>{text(item.say(found))}</figcaption>"
        f'<div class="plot">{svg}</div>'
        f'<script type="application/json">{source}</script></figure>'
    )
