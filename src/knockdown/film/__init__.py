"""Films of towers: an attempt as an animated picture, in the colours of the game."""
