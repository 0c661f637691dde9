"""Matches and rooms in a database."""
