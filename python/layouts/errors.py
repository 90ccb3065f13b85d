"""What layouts refuse with an error of their own."""

from __future__ import annotations

__all__ = ["UnknownLayout"]


class UnknownLayout(ValueError):
    """The rule of a layout, or of a type that depends on one, is not known here."""
