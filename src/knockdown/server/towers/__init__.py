"""Towers in a process of their own: no decision waits for physics, no picture for a scene."""
