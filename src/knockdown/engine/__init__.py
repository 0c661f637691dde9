"""The rules of Knockdown, chapter by chapter. Standard library only."""
