"""Typed errors. Each leaves the match exactly as it was."""

from __future__ import annotations


class KnockdownError(Exception):
    """Anything this package refuses, with a message for people."""


class IllegalOption(KnockdownError):
    """The option is not among those the pending decision offers."""


class MatchOver(KnockdownError):
    """The match has a winner; nothing is left to decide."""


class SetupError(KnockdownError):
    """The match cannot be set up as asked (3, 11)."""


class SaveError(KnockdownError):
    """The saved match is damaged, or was made with other boxes or rules."""
