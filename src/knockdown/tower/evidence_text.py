"""Evidence as one line of text, and back.

    cubes 2/1, seed 11/0, passed, physics 1-0f3c…-7.2.0, check 1a2b3c4d AxQpAg…

First what people want to know, then the inputs in base64. Each input takes a
few bytes: the time since the one before, its kind, the cube for a grab, the
angle for a turn, and how far the pointer is from where it would be had it moved
on as before. Hands move smoothly, so that is a small number. This saves nearly
as much as zlib and, unlike its output, is the same on every machine.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import re

from knockdown.tower import inputs
from knockdown.tower.evidence import MARK, MOST_INPUTS, Evidence, EvidenceError
from knockdown.tower.inputs import ANGLE_STEPS, PLACE_STEPS, Input
from knockdown.tower.scatter import Cubes

NO_INPUTS = "-"
LONGEST = 400 + 14 * MOST_INPUTS  # ten bytes an input at the very most, in base64
MOST_BITS = 35  # of one number

_TEXT = re.compile(
    r"cubes ([0-9]{1,2})/([0-9]{1,2}), seed ([0-9]{1,16})/([0-9]{1,10}),"
    r" (?:(passed)|failed ([a-z-]{1,40})), physics (" + MARK.pattern + "),"
    r" check ([0-9a-f]{8}) ([0-9A-Za-z+/]+=*|-)"
)
_KIND_BITS = 3


def format_evidence(evidence: Evidence) -> str:
    """The evidence in one line."""
    head, data = heading(evidence), inputs_text(evidence)
    return f"{head}, check {checksum(head, data)} {data}"


def parse_evidence(text: str) -> Evidence:
    """What `format_evidence` wrote; anything else raises `EvidenceError`."""
    if len(text) > LONGEST:
        raise EvidenceError(f"more than {LONGEST} characters: this is not evidence of a tower")
    found = _TEXT.fullmatch(text)
    if found is None:
        raise EvidenceError(
            "this is not evidence of a tower, which looks like"
            " 'cubes 2/1, seed 11/0, passed, physics …, check 1a2b3c4d …'"
        )
    heavy, light, seed, number, passed, reason, physics, check, data = found.groups()
    if checksum(text.partition(", check ")[0], data) != check:
        raise EvidenceError("the checksum does not match: the evidence is damaged")
    evidence = Evidence(
        physics,
        Cubes(int(heavy), int(light)),
        int(seed),
        int(number),
        tuple(Unpacker(data_bytes(data)).inputs()),
        bool(passed),
        reason or "",
    )
    if format_evidence(evidence) != text:
        raise EvidenceError("the evidence is not in its canonical form")
    return evidence


def heading(evidence: Evidence) -> str:
    verdict = "passed" if evidence.passed else f"failed {evidence.reason}"
    return (
        f"cubes {evidence.cubes.heavy}/{evidence.cubes.light},"
        f" seed {evidence.seed}/{evidence.number}, {verdict}, physics {evidence.physics}"
    )


def checksum(head: str, data: str) -> str:
    return hashlib.sha256(f"{head} {data}".encode()).hexdigest()[:8]


def inputs_text(evidence: Evidence) -> str:
    packer = Packer()
    for one in evidence.inputs:
        packer.add(one)
    return base64.b64encode(packer.data).decode() or NO_INPUTS


def data_bytes(data: str) -> bytes:
    if data == NO_INPUTS:
        return b""
    try:
        return binascii.a2b_base64(data, strict_mode=True)
    except binascii.Error as error:
        raise EvidenceError("the inputs are not base64: the evidence is damaged") from error


class Pointer:
    """Where the pointer is, in steps, and how far its last move went."""

    def __init__(self) -> None:
        self.x = self.y = self.way_x = self.way_y = 0

    def guess(self) -> tuple[int, int]:
        return self.x + self.way_x, self.y + self.way_y

    def go(self, x: int, y: int) -> None:
        self.way_x, self.way_y = x - self.x, y - self.y
        self.x, self.y = x, y


class Packer:
    def __init__(self) -> None:
        self.data = bytearray()
        self.pointer = Pointer()
        self.tick = 0

    def add(self, one: Input) -> None:
        self.number((one.tick - self.tick) << _KIND_BITS | inputs.KINDS.index(one.kind))
        self.tick = one.tick
        if one.kind == inputs.GRAB:
            self.number(one.cube)
        if one.kind in inputs.POINTED:
            guess_x, guess_y = self.pointer.guess()
            self.pointer.go(round(one.x * PLACE_STEPS), round(one.y * PLACE_STEPS))
            self.signed(self.pointer.x - guess_x)
            self.signed(self.pointer.y - guess_y)
        elif one.kind == inputs.ROTATE:
            self.signed(round(one.angle * ANGLE_STEPS))

    def number(self, value: int) -> None:
        """Seven bits a byte, the lowest first; the eighth bit says that more follow."""
        while value >= 0x80:
            self.data.append(value & 0x7F | 0x80)
            value >>= 7
        self.data.append(value)

    def signed(self, value: int) -> None:
        """0, -1, 1, -2, 2 … as 0, 1, 2, 3, 4 …"""
        self.number(2 * value if value >= 0 else -2 * value - 1)


class Unpacker:
    """Reads what `Packer` wrote. Invalid bytes raise `EvidenceError`."""

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.place = 0
        self.pointer = Pointer()
        self.tick = 0

    def inputs(self) -> list[Input]:
        found: list[Input] = []
        while self.place < len(self.data) and len(found) <= MOST_INPUTS:
            found.append(self.input())
        return found

    def input(self) -> Input:
        first = self.number()
        self.tick += first >> _KIND_BITS
        kind = first & (1 << _KIND_BITS) - 1
        if kind >= len(inputs.KINDS):
            raise EvidenceError("an input is of an unknown kind: the evidence is damaged")
        return self.input_of(inputs.KINDS[kind])

    def input_of(self, kind: str) -> Input:
        cube = self.number() if kind == inputs.GRAB else 0
        if kind in inputs.POINTED:
            guess_x, guess_y = self.pointer.guess()
            self.pointer.go(guess_x + self.signed(), guess_y + self.signed())
            x, y = self.pointer.x / PLACE_STEPS, self.pointer.y / PLACE_STEPS
            return Input(self.tick, kind, x, y, cube)
        angle = self.signed() / ANGLE_STEPS if kind == inputs.ROTATE else 0.0
        return Input(self.tick, kind, angle=angle)

    def number(self) -> int:
        value = 0
        for bits in range(0, MOST_BITS, 7):
            if self.place == len(self.data):
                raise EvidenceError("the inputs are cut off: the evidence is damaged")
            byte = self.data[self.place]
            self.place += 1
            value |= (byte & 0x7F) << bits
            if byte < 0x80:
                return value
        raise EvidenceError("a number is too large: the evidence is damaged")

    def signed(self) -> int:
        value = self.number()
        return -(value + 1) // 2 if value & 1 else value // 2
