"""Which card, Skill or token an effect in progress comes from."""

from __future__ import annotations

from knockdown.engine.book import NONE
from knockdown.engine.frames import AttackFrame, EffectFrame
from knockdown.engine.view import View
from knockdown.telling.speech import Speech


def source_of(speech: Speech, view: View) -> str:
    """The name of the card, Skill or token that asks for the pending decision."""
    program, below = outermost(view)
    book = view.book
    if isinstance(below, AttackFrame) and book.attacks[below.attack].effect == program:
        return speech.attack(book.attacks[below.attack])
    return speech.power(next(power for power in book.powers if power.program == program))[1]


def outermost(view: View) -> tuple[int, object]:
    """6.2: the whole effect that the pending decision belongs to, and the frame below it."""
    program = NONE
    for frame in reversed(view.stack[:-1]):
        if not isinstance(frame, EffectFrame):
            return program, frame
        program = frame.program
    return program, None
