"""Identity, allowed origins, and rate limits."""
