"""Towers are built in a separate process, so that physics and decisions do not delay each other."""
