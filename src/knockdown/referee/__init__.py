"""One live match: its record, its text notation, and what may be undone."""
