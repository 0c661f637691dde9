"""A conformance test for external bots."""
