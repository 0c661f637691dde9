"""The drawings of a box, and what may be in one.

They lie in the folder `art` of the box and are SVG. A drawing is called by its place in that
folder, without the ending: `fighters/veroth/idle`. The page puts some of them into itself, where
a script in one would be its own: only shapes and colours are allowed.
"""

from __future__ import annotations

import hashlib
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from functools import cached_property
from importlib.resources.abc import Traversable

from knockdown.content.problems import hint

FOLDER = "art"
POSES = ("idle", "strike", "special", "block", "hit", "down", "win", "step")
FIGURES = (*POSES, "portrait", "crest", "token")
PLANES = ("sky", "far", "middle", "floor", "front")
MOVES = ("flame", "flash", "cloud", "cloth", "ember", "crow", "fall", "mist", "groove", "still")
# Small and everywhere: the page has them in itself instead of fetching each.
SYMBOLS = re.compile("tokens/[^/]+|fighters/[^/]+/(?:crest|token)")

LARGEST = 200_000  # bytes
DEEPEST = 3  # folders
NAMESPACE = "{http://www.w3.org/2000/svg}"
STRUCTURE = ("svg", "g", "defs", "symbol", "use", "title", "desc", "clipPath", "mask", "pattern")
PAINT = ("path", "rect", "circle", "ellipse", "line", "polyline", "polygon")
GRADIENTS = ("linearGradient", "radialGradient", "stop")
SHAPES = (*STRUCTURE, *PAINT, *GRADIENTS)
ELSEWHERE = re.compile(r"(?i)url\((?!#)")
VIEW_BOX = re.compile(r"-?[\d.]+(?:[ ,]+-?[\d.]+){3}")


class Art:
    """The drawings in a box's folder; nothing is read before it is asked for."""

    def __init__(self, box: Traversable) -> None:
        self.root = box / FOLDER

    @cached_property
    def drawings(self) -> dict[str, bytes]:
        """Every drawing that is there, by its place."""
        return {
            name.removesuffix(".svg"): file.read_bytes()
            for name, file in files_in(self.root)
            if name.endswith(".svg")
        }

    @cached_property
    def version(self) -> str:
        """Changes with any of them."""
        digest = hashlib.sha256()
        for place, drawing in sorted(self.drawings.items()):
            digest.update(f"\0{place}\0".encode())
            digest.update(drawing)
        return digest.hexdigest()[:16]

    def symbols(self) -> dict[str, str]:
        return {
            place: drawing.decode()
            for place, drawing in self.drawings.items()
            if SYMBOLS.fullmatch(place)
        }


def files_in(folder: Traversable, deep: int = 1) -> Iterator[tuple[str, Traversable]]:
    """Everything below a folder, by its path; nothing if there is no such folder."""
    if not folder.is_dir():
        return
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_file():
            yield entry.name, entry
        elif deep < DEEPEST:
            for name, file in files_in(entry, deep + 1):
                yield f"{entry.name}/{name}", file


def fault_in(drawing: bytes) -> tuple[str, str] | None:
    """What is wrong with a drawing, and what would be right."""
    if len(drawing) > LARGEST:
        return f"it has {len(drawing)} bytes", f"draw it with {LARGEST} at most"
    try:
        text = drawing.decode()
    except UnicodeDecodeError:
        return "it is not UTF-8", "save it as UTF-8"
    # The page reads drawings as HTML, to which comments and the like can mean something else.
    if "<!" in text or "<?" in text.removeprefix("<?xml "):
        return "it has a comment, a type of its own or an instruction", "leave that out"
    try:
        root = ElementTree.fromstring(drawing)
    except (ElementTree.ParseError, ValueError) as error:
        return f"this is not XML: {error}", "put that place right"
    if root.tag != f"{NAMESPACE}svg":
        return "this is no SVG", 'begin with <svg xmlns="http://www.w3.org/2000/svg" …>'
    if not VIEW_BOX.fullmatch(root.get("viewBox", "")):
        return "it has no viewBox", 'write one, like viewBox="0 0 64 64"'
    return next(filter(None, map(_fault_of, root.iter())), None)


def _fault_of(element: ElementTree.Element) -> tuple[str, str] | None:
    name = str(element.tag).removeprefix(NAMESPACE)
    if name not in SHAPES:
        return f"there is a <{name}>", "use only " + ", ".join(SHAPES)
    for key, value in element.items():
        key = key.rpartition("}")[2]
        if key == "style" or key.lower().startswith("on"):
            return f'<{name}> has "{key}"', "use attributes like fill and stroke"
        if (key == "href" and not value.startswith("#")) or ELSEWHERE.search(value):
            return f'<{name}> points elsewhere in "{key}"', "point to an id of this drawing"
        if key == "data-moves" and value not in MOVES:
            return f'nothing moves like "{value}"', hint(value, MOVES)
    return None
