"""A match in the terminal, line by line: plain text in, plain text out."""
