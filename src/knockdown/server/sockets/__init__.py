"""The WebSockets: of a match, of a room, of a practice tower."""
