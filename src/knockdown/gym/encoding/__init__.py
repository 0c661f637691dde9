"""Matches as numbers: what a player knows, and what can be answered. Compiled like the engine."""
