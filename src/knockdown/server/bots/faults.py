"""What a bot did that it may not do."""

from __future__ import annotations


class Fault(Exception):
    """One thing that did not hold, in a sentence about the bot: `it …`."""
