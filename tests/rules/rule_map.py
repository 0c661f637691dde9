"""Writes docs/rules-map.md: rule → code → tests.

    python tests/rules/rule_map.py

The code says which rule it carries out: a docstring, or a sentence of it,
opens with the number ("6.5: …", "4.3, 4.7: …", "6.5, ruling: …"), and so may a
comment. A test is named by its rule (`test_4_6_…`).
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
RULES = ROOT / "docs" / "rules.md"
PAGE = ROOT / "docs" / "rules-map.md"
ENGINE = ROOT / "src" / "knockdown" / "engine"
TESTS = ROOT / "tests" / "rules"

# Rules that are values in a box and no code of the engine.
DATA_ONLY = {
    "1.1": "what lies in a box: `src/knockdown/boxes`",
    "10.3": "the rows of spaces: `arena.toml` of each box",
}

NUMBER = r"\d{1,2}\.\d{1,2}"
SPAN = rf"(?:{NUMBER}(?:–{NUMBER})?|\d{{1,2}})"  # also a whole chapter, which names no rule
OPENING = re.compile(rf"(?:^|(?<=[.;] )|(?<=\n))({SPAN}(?:, {SPAN})*)(?=[:,]| [A-Z]|$)")
RULE_LINE = re.compile(rf"^- ({NUMBER}) (.+)$", re.MULTILINE)
CHAPTER_LINE = re.compile(r"^## (\d+) (.+)$", re.MULTILINE)
TEST_NAME = re.compile(r"^test_(\d+)_(\d+)_(\w+)$")

HEAD = """# Which code carries out which rule, and which tests hold it to it

Written by `python tests/rules/rule_map.py` from the docstrings of the engine and the names of the \
tests; a test fails when this page is out of date. The rules themselves are in [rules.md](rules.md).
"""


def order(rule: str) -> tuple[int, int]:
    chapter, number = rule.split(".")
    return int(chapter), int(number)


def rules() -> list[str]:
    """Every number of docs/rules.md."""
    return [number for number, _ in RULE_LINE.findall(RULES.read_text(encoding="utf-8"))]


def named_in(text: str, known: list[str]) -> Iterator[str]:
    """The rules that a docstring or a comment opens a sentence with."""
    flat = "\n".join(line.strip() for line in text.splitlines())
    for opening in OPENING.findall(flat):
        for span in opening.split(", "):
            first, _, last = span.partition("–")
            if "." not in first:
                continue
            for rule in known:
                if order(first) <= order(rule) <= order(last or first):
                    yield rule


def code_by_rule(known: list[str]) -> dict[str, list[str]]:
    """Functions and classes of the engine; a module where nothing inside it says so."""
    found: dict[str, list[str]] = {rule: [] for rule in known}
    for path in sorted(ENGINE.glob("*.py")):
        text = path.read_text(encoding="utf-8")
        tree = ast.parse(text)
        for where, saying in [*docstrings(tree, path.stem), *comments(text, tree, path.stem)]:
            for rule in named_in(saying, known):
                if where not in found[rule]:
                    found[rule].append(where)
        for rule in named_in(ast.get_docstring(tree) or "", known):
            if not any(where.split(".")[0] == path.stem for where in found[rule]):
                found[rule].append(path.stem)
    return found


def definitions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef | ast.ClassDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, node
        if isinstance(node, ast.ClassDef):
            for inner in node.body:
                if isinstance(inner, ast.FunctionDef):
                    yield f"{node.name}.{inner.name}", inner


def place(module: str, name: str) -> str:
    return f"{module}.{name.removesuffix('.__init__')}"


def docstrings(tree: ast.Module, module: str) -> Iterator[tuple[str, str]]:
    for name, node in definitions(tree):
        yield place(module, name), ast.get_docstring(node) or ""


def comments(text: str, tree: ast.Module, module: str) -> Iterator[tuple[str, str]]:
    """Each comment inside a function, with the innermost definition around it."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            around = [
                name
                for name, node in definitions(tree)
                if node.lineno <= token.start[0] <= (node.end_lineno or 0)
            ]
            if around:
                yield place(module, around[-1]), token.string.lstrip("# ")


def scenarios_by_rule() -> dict[str, list[tuple[str, str]]]:
    """File and saying of every scenario, in file order."""
    found: dict[str, list[tuple[str, str]]] = {}
    for path in sorted(TESTS.glob("test_*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match = TEST_NAME.match(node.name) if isinstance(node, ast.FunctionDef) else None
            if match:
                chapter, number, saying = match.groups()
                rule = f"{chapter}.{number}"
                found.setdefault(rule, []).append((path.name, saying.replace("_", " ")))
    return found


def page() -> str:
    known = rules()
    code = code_by_rule(known)
    tests = scenarios_by_rule()
    parts = [HEAD]
    for chapter, title in CHAPTER_LINE.findall(RULES.read_text(encoding="utf-8")):
        parts.append(f"\n## {chapter} {title}\n\n| rule | code | scenarios |\n|---|---|---|\n")
        for rule in known:
            if rule.split(".")[0] == chapter:
                parts.append(row(rule, code[rule], tests.get(rule, [])))
    return "".join(parts)


def row(rule: str, code: list[str], tests: list[tuple[str, str]]) -> str:
    where = "<br>".join(f"`{name}`" for name in code) or DATA_ONLY.get(rule, "")
    said: list[str] = []
    for file in dict.fromkeys(file for file, _ in tests):
        said.append(f"`{file}`")
        said += [f"– {saying}" for name, saying in tests if name == file]
    return f"| {rule} | {where} | {'<br>'.join(said)} |\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
