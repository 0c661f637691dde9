"""Many matches at once: counting, comparing, measuring."""
