"""Knockdown: an unofficial fan implementation of the two-player fighting board game."""

__version__ = "0.1.0"
