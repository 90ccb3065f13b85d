"""Initialisers of variables: values in nested braces, as in C.

Source: PTX ISA, "Initializers".
"""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from typing import Any

__all__ = ["end", "filled", "nested"]

_MARK = re.compile("[{},;]")
_PIECE = re.compile(r"[{},]|[^{},]+")


def end(text: str, at: int) -> int | None:
    """Where an initialiser ends: at the comma or the semicolon outside of its braces; None where neither comes."""
    depth = 0
    for mark in _MARK.finditer(text, at):
        if mark[0] in "{}":
            depth += 1 if mark[0] == "{" else -1
        elif mark[0] == ";" or not depth:
            return mark.start()
    return None


def nested(text: str) -> list[Any] | None:
    """The values as texts, in lists as the braces are; None where these do not fit."""
    stack: list[list[Any]] = [[]]
    for piece in _PIECE.findall(text):
        if piece == "{":
            inner: list[Any] = []
            stack[-1].append(inner)
            stack.append(inner)
        elif piece == "}":
            stack.pop()
            if not stack:
                return None
        elif piece != "," and piece.strip():
            stack[-1].append(piece.strip())
    return stack[0] if len(stack) == 1 else None


def filled(made: Sequence[Any], shape: tuple[int, ...]) -> tuple[tuple[int, ...], list[str]]:
    """The shape, with a first size that is not said by the values, and these in their order."""
    values = _flat(made[0] if len(made) == 1 and isinstance(made[0], list) else made, shape)
    if shape and not shape[0]:
        shape = (-(-len(values) // math.prod(shape[1:])), *shape[1:])
    return shape, values


def _flat(values: Sequence[Any], shape: Sequence[int]) -> list[str]:
    """The values in their order; braces of an inner dimension that says fewer are filled up with zeros."""
    found: list[str] = []
    inner = math.prod(shape[1:])
    for value in values:
        if not isinstance(value, list):
            found.append(value)
            continue
        part = _flat(value, shape[1:])
        found += part + ["0"] * (inner - len(part))
    return found
