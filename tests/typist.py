"""A person at the terminal, for tests: types what a script says, or any answer on offer."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable

from knockdown.terminal.screen import Screen

WIDTH = 80
_ANSWER = re.compile(r"^ {0,2}(\d+)  \S", re.MULTILINE)


class Typist:
    """Keeps everything that was written; `seed` goes on after the script with any answer."""

    def __init__(self, *script: str, seed: int | None = None) -> None:
        self.script = list(script)
        self.random = None if seed is None else random.Random(seed)
        self.written: list[str] = []
        self.asked = 0
        self.screen = Screen(self.write, self.read, sleep=self.sleep, width=WIDTH)
        self.slept = 0.0

    def write(self, text: str) -> None:
        self.written.append(text)

    def sleep(self, seconds: float) -> None:
        self.slept += seconds

    def read(self, prompt: str) -> str:
        offered = _ANSWER.findall(self.since_last())
        self.written.append(prompt)
        answer = self.next_answer(offered)
        self.asked = len(self.written)
        return answer

    def next_answer(self, offered: Iterable[str]) -> str:
        if self.script:
            return self.script.pop(0)
        if self.random is None:
            raise EOFError
        return self.random.choice(list(offered) or [""])

    def since_last(self) -> str:
        """What was written since the last answer."""
        return "".join(self.written[self.asked :])

    @property
    def text(self) -> str:
        return "".join(self.written)

    @property
    def words(self) -> str:
        """Everything written on one line, however it was wrapped."""
        return " ".join(self.text.split())
