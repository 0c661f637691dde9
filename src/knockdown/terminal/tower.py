"""A tower being built, told line by line, since cubes cannot be dragged in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields

from knockdown.content.clauses import id_of
from knockdown.telling.speech import Speech
from knockdown.terminal.cubes import draw
from knockdown.terminal.progress import CLAIMED, FALLING, STANDING, STOPPED, News, news_of
from knockdown.terminal.screen import Screen
from knockdown.tower import countdown
from knockdown.tower.attempt import Attempt
from knockdown.tower.settings import SETTINGS, TICKS_PER_SECOND
from knockdown.tower.verdict import Status


class TowerTeller:
    """Reports attempts on a screen, from the count-in to the verdict."""

    def __init__(self, speech: Speech, screen: Screen, *, drawn: bool) -> None:
        self.speech = speech
        self.screen = screen
        self.drawn = drawn

    def introduce(self, cubes: int, who: dict[str, str]) -> None:
        """7.1: what has to be built, and by whom."""
        conditions = [
            self.speech.words.say(id_of("tower-condition", each.name)) for each in fields(Status)
        ]
        listed = "; ".join(conditions)
        self.line(self.speech.say("tower-ready", n=cubes, conditions=listed, **who))

    def tell(self, attempt: Attempt, step: Callable[[], None], *, paced: bool) -> None:
        """The whole attempt; `step` lets a tick pass. In real time at a terminal if `paced`."""
        attempt.start()
        news = news_of(attempt, step)
        if paced and self.screen.keeps_time:
            self.tell_in_time(news, attempt)
        else:
            self.screen.raw(" ".join([*self.count_in(), self.call(countdown.GO)]))
            for each in news:
                self.line(self.text(each, attempt))
        self.tell_verdict(attempt)
        if self.drawn:
            self.show_cubes(attempt)

    def tell_in_time(self, news: list[News], attempt: Attempt) -> None:
        """In real time; Enter skips to the verdict."""
        self.line(self.speech.say("tower-skip"))
        if self.screen.call_out(self.count_in()):
            return
        self.screen.raw(self.call(countdown.GO))
        tick = 0
        for each in news:
            if self.screen.is_stopped((each.tick - tick) / TICKS_PER_SECOND):
                return
            tick = each.tick
            self.line(self.text(each, attempt))
        self.screen.is_stopped((attempt.tick - tick) / TICKS_PER_SECOND)

    def line(self, text: str) -> None:
        self.screen.line(text, "  ", "    ")

    # ----------------------------------------------------------------- in words
    def count_in(self) -> list[str]:
        return [self.call(cue.call) for cue in countdown.COUNT_IN]

    def call(self, call: str) -> str:
        return call_text(self.speech, call)

    def text(self, news: News, attempt: Attempt) -> str:
        if news.kind == STOPPED:
            return self.call(countdown.STOP)
        if news.kind == CLAIMED:
            return self.with_time("tower-claimed", news.tick)
        message = {STANDING: "tower-standing", FALLING: "tower-falling"}[news.kind]
        counts = {"n": news.standing, "total": attempt.cubes.total}
        if news.tick >= attempt.ended:
            return self.speech.say(message, **counts)
        return self.with_time(message, news.tick, **counts)

    def with_time(self, message: str, tick: int, **counts: int) -> str:
        """`4.2 s left: …`"""
        tenths = (SETTINGS.build_ticks - tick) * 10 // TICKS_PER_SECOND
        text = self.speech.words.say(message, **counts)
        return self.speech.say("tower-left", whole=tenths // 10, tenth=tenths % 10, text=text)

    def tell_verdict(self, attempt: Attempt) -> None:
        verdict = attempt.verdict
        assert verdict is not None
        if verdict.passed:
            self.line(self.speech.say("tower-passed"))
        else:
            message = id_of("tower-reason", verdict.reason)
            self.line(self.speech.say(message, n=len(verdict.cubes)))

    # --------------------------------------------------------------- the drawing
    def show_cubes(self, attempt: Attempt) -> None:
        held = attempt.world.held
        drawing = draw(attempt.poses(), attempt.colours, self.screen.width, held)
        for line in drawing.lines:
            self.screen.raw(line)
        notes = self.notes(drawing.cut_above, drawing.cut_beside)
        self.line(" ".join([self.speech.say("tower-legend"), *notes]))

    def notes(self, above: int, beside: int) -> Iterator[str]:
        if above:
            yield self.speech.say("tower-cut-above", n=above)
        if beside:
            yield self.speech.say("tower-cut-beside", n=beside)


def call_text(speech: Speech, call: str) -> str:
    """The text of a countdown call; numbers are the same in every language."""
    return speech.say(id_of("tower-call", call)) if call in countdown.CALLS else call
