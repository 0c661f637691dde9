"""Several servers with one PostgreSQL: one of them hosts each match, the others forward to it."""
