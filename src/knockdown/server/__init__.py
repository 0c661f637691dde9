"""The game on a page: live matches behind HTTP and WebSocket, stored in a database."""
