"""`python -m knockdown.cli`."""

from knockdown.cli import main

if __name__ == "__main__":  # worker processes import this module again
    main()
