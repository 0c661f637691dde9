"""7 The Knockdown Test: the tower as physics, the dice, and real cubes at a table."""
