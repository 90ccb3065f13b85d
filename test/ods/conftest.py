"""Dialects that tests declare."""

from _declaring import context, declaring, mirror, trial  # noqa: F401
