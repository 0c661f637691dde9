"""Live matches: hosted here, decided by their log."""
