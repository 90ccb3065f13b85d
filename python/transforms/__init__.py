"""Patterns and passes in Python, and pipelines of these and the host's."""
