"""What screens show of a match: scenes, replays and the catalogue, built from views only (5.2)."""
