"""A match as screens show it: scenes, replays and the catalogue, built from views only (5.2)."""
