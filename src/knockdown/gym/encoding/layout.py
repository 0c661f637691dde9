"""The layout of an observation: named blocks of numbers, one after the other."""

from __future__ import annotations

from typing import NamedTuple


class Block(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    start: int
    size: int
    text: str


class Layout:
    """Blocks are added in order; writers remember the start of each."""

    def __init__(self) -> None:
        self.blocks: list[Block] = []
        self.size = 0

    def add(self, name: str, size: int, text: str) -> int:
        """Add a block at the end. Returns where it starts."""
        start = self.size
        self.blocks.append(Block(name, start, size, text))
        self.size += size
        return start

    def block(self, name: str) -> Block:
        return next(block for block in self.blocks if block.name == name)
