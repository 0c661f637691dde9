"""The game on a page: live matches behind HTTP and WebSocket, kept in a database."""
