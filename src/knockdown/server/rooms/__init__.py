"""Rooms: where people meet before a match, and again after it."""
