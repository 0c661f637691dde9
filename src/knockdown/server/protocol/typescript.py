"""The page's types, written from the server's.

python -m knockdown.server.protocol.typescript > web/src/protocol.ts
"""

from __future__ import annotations

import sys
import types
from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec.structs import FieldInfo

from knockdown.content.words import LANGUAGES
from knockdown.engine.match_rules import KNOCKDOWNS, RELIEFS
from knockdown.engine.options import DECISIONS, OPTION_KINDS
from knockdown.players import LEVELS
from knockdown.server.protocol import (
    events,
    library,
    messages,
    practice,
    refusals,
    requests,
    rooms,
    scene,
)
from knockdown.server.protocol.events import EventNow
from knockdown.server.protocol.messages import PHRASES, FromPage, ToPage
from knockdown.server.protocol.practice import FromLearner, ToLearner
from knockdown.server.protocol.requests import LARGEST_TEXT
from knockdown.server.protocol.rooms import CODE_LENGTH, FromGuest, ToGuest
from knockdown.server.protocol.scene import CLOCKS, NOBODY, HouseRules
from knockdown.tower.countdown import BUILD_SECONDS, COUNT_IN_SECONDS

MODULES: Final = (events, scene, messages, requests, rooms, practice, library)
UNIONS: Final = {
    "EventNow": EventNow,
    "FromPage": FromPage,
    "ToPage": ToPage,
    "FromGuest": FromGuest,
    "ToGuest": ToGuest,
    "FromLearner": FromLearner,
    "ToLearner": ToLearner,
}
CONSTANTS: Final[dict[str, int | str]] = {
    "NOBODY": NOBODY,
    "LARGEST_TEXT": LARGEST_TEXT,  # bytes
    "CODE_LENGTH": CODE_LENGTH,
    "COUNT_IN_SECONDS": COUNT_IN_SECONDS,
    "BUILD_SECONDS": BUILD_SECONDS,
    "OLD_REVISION": refusals.OLD_REVISION,
    "TOWER_LOST": refusals.TOWER_LOST,
    "NOT_OVER": refusals.NOT_OVER,
    "CLOSED_TO_OTHER_PAGES": refusals.CLOSE_CODES[refusals.FOREIGN_PAGE],
    "CLOSED_TO_TOO_MANY": refusals.CLOSE_CODES[refusals.TOO_MANY],
}
LISTS: Final[dict[str, tuple[str, Sequence[str]]]] = {
    "Language": ("LANGUAGES", LANGUAGES),
    "Decision": ("DECISIONS", DECISIONS),
    "OptionKind": ("OPTION_KINDS", OPTION_KINDS),
    "Level": ("LEVELS", LEVELS),
    "ClockKind": ("CLOCKS", CLOCKS),
    "Knockdown": ("KNOCKDOWNS", KNOCKDOWNS),
    "Relief": ("RELIEFS", RELIEFS),
    "Phrase": ("PHRASES", PHRASES),
}
PLAIN: Final[dict[object, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
}


def typescript() -> str:
    """The whole file; the same types always give the same text."""
    lines = [
        "// Generated from the server’s types by knockdown.server.protocol.typescript; do not edit."
    ]
    lines += ["", *(f"export const {name} = {value!r};" for name, value in CONSTANTS.items())]
    for name, (constant, values) in LISTS.items():
        listed = ", ".join(f"'{value}'" for value in values)
        lines += ["", f"export const {constant} = [{listed}] as const;"]
        lines.append(f"export type {name} = (typeof {constant})[number];")
    for struct in structs():
        lines += ["", *interface(struct)]
    lines.append("")
    for name, union in UNIONS.items():
        parts = " | ".join(part.__name__ for part in get_args(union))
        lines.append(f"export type {name} = {parts};")
    return "\n".join(lines) + "\n"


def structs() -> Iterator[type[msgspec.Struct]]:
    """Every struct where it is defined, in the order of the files."""
    for module in MODULES:
        for value in vars(module).values():
            is_struct = isinstance(value, type) and issubclass(value, msgspec.Struct)
            if is_struct and value.__module__ == module.__name__:
                yield value


def interface(struct: type[msgspec.Struct]) -> Iterator[str]:
    """One struct with its explanation, its tag and the fields that its base does not have."""
    if struct.__doc__:
        yield f"/** {' '.join(struct.__doc__.split())} */"
    base = struct.__bases__[0]
    is_extended = base is not msgspec.Struct
    config = struct.__struct_config__
    is_sent = config.forbid_unknown_fields
    extended = f"Partial<{base.__name__}>" if is_sent and base is HouseRules else base.__name__
    extends = f"extends {extended} " if is_extended else ""
    yield f"export interface {struct.__name__} {extends}{{"
    if config.tag is not None and not struct.__subclasses__():
        yield f"  {config.tag_field}: '{config.tag}';"
    inherited = msgspec.structs.fields(base) if is_extended else ()
    names = {field.name for field in inherited}
    hints = get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        if field.name in names:
            continue
        mark = "?" if is_sent and has_default(field) else ""
        yield f"  {field.encode_name}{mark}: {type_text(hints[field.name])};"
    yield "}"


def has_default(field: FieldInfo) -> bool:
    """What the page may leave out of what it sends; what it receives is always whole."""
    return field.default is not msgspec.NODEFAULT or field.default_factory is not msgspec.NODEFAULT


def type_text(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        listed = (name for name, (_, values) in LISTS.items() if tuple(values) == args)
        return next(listed, " | ".join(map(repr, args)))
    named = next((name for name, union in UNIONS.items() if union == hint), "")
    if named:
        return named
    if origin in (Union, types.UnionType):
        return " | ".join(type_text(each) for each in args)
    if origin is list:
        return f"{grouped(args[0])}[]"
    if origin is tuple:
        return f"[{', '.join(type_text(each) for each in args)}]"
    if origin is dict:
        return f"Record<{type_text(args[0])}, {type_text(args[1])}>"
    raise TypeError(f"no TypeScript is known for {hint!r}")


def grouped(hint: Any) -> str:
    """Alternatives in brackets, so that what follows belongs to all of them."""
    text = type_text(hint)
    return f"({text})" if " | " in text else text


if __name__ == "__main__":
    sys.stdout.write(typescript())
