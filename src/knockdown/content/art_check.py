"""Which drawings a box can have: what lies there by mistake, and what is not drawn yet."""

from __future__ import annotations

from knockdown.content.art import FIGURES, FOLDER, PLANES, fault_in, files_in
from knockdown.content.library import BoxInfo, Library
from knockdown.content.problems import Problem, hint
from knockdown.engine.book import NONE


def places(library: Library, box: str) -> list[str]:
    """Every drawing that this box can have."""
    book = library.book
    fighters = [fighter for fighter in book.fighters if fighter.box == box]
    arenas = [arena for arena in book.arenas if arena.box == box]
    found = [f"fighters/{fighter.key}/{name}" for fighter in fighters for name in FIGURES]
    for arena in arenas:
        found += [f"arenas/{arena.key}/{name}" for name in PLANES]
        found += [f"arenas/{arena.key}/candle"] if arena.candles else []
    numbers = {card.attack for arena in arenas for card in arena.cards if card.attack != NONE}
    found += [f"cards/{book.attacks[number].key}" for number in sorted(numbers)]
    found += [f"skills/{skill.key}" for skill in book.skills if skill.box == box]
    found += [f"tokens/{token.key}" for token in book.tokens if token.box == box]
    return found


def specials(library: Library, box: str) -> list[str]:
    """Special Attacks may have a picture too, which is shown where they are told about."""
    book = library.book
    return [
        book.attacks[number].key
        for fighter in book.fighters
        if fighter.box == box
        for number in fighter.specials
    ]


def check_art(library: Library, box: BoxInfo) -> list[Problem]:
    """What lies there and belongs to nothing, and what must not be shown."""
    folder = f"{box.label}/{FOLDER}"
    possible = places(library, box.key) + [f"cards/{key}" for key in specials(library, box.key)]
    problems = []
    for name, file in files_in(box.art.root):
        place = name.removesuffix(".svg")
        if not name.endswith(".svg"):
            problems.append(Problem(f"{folder}/{name}", "", "this is no .svg", "drawings are SVG"))
        elif place not in possible:
            wrong = "nothing in the box has such a drawing"
            problems.append(Problem(f"{folder}/{name}", "", wrong, hint(place, possible)))
        elif fault := fault_in(file.read_bytes()):
            problems.append(Problem(f"{folder}/{name}", "", *fault))
    return problems


def not_drawn(library: Library, box: BoxInfo) -> list[str]:
    """A box can be played without any of these; an attack may be drawn in another box."""
    drawn = {place for each in library.boxes for place in each.art.drawings}
    return [place for place in places(library, box.key) if place not in drawn]
