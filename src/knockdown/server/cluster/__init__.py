"""Several servers with one PostgreSQL: each match is at one of them, the others pass it on."""
