"""Matches as numbers: observations and actions. Compiled like the engine."""
