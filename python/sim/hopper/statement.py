"""wgmma.mma_async as a statement of inline assembly: its shape, types and flags, and which operands it names.

Source: PTX ISA, "wgmma.mma_async".
"""

from __future__ import annotations

import re
from typing import NamedTuple

__all__ = ["Statement", "flag_of", "product_of", "statements_of"]

_WGMMA = re.compile(
    r"wgmma\.mma_async\.sync\.aligned\.m(\d+)n(\d+)k(\d+)\.(\w+)\.(\w+)\.(\w+)(\.satfinite)?\s+\{([^}]*)\}\s*,\s*"
    r"(?:\{([^}]*)\}|(\$\d+))\s*,\s*(\$\d+)\s*,\s*(\w+)\s*((?:,\s*-?\d+\s*)*)$"
)
_PREDICATE = re.compile(r"setp\.ne\.b32\s+(\w+)\s*,\s*(\$?-?\d+)\s*,\s*0$")
_DECLARED = re.compile(r"\.reg\s+\.pred\s+\w+")


class Statement(NamedTuple):
    """A product. Operands are named by their numbers: ``registers`` of D, ``left`` of A where it is in registers, else ``first``, and ``second`` of the descriptors."""

    shape: tuple[int, int, int]
    d: str
    a: str
    b: str
    saturate: bool
    registers: list[int]
    left: list[int] | None
    first: int
    second: int
    #: The predicate that says whether D is added to.
    predicate: str
    negate: tuple[bool, bool]
    k_major: tuple[bool, bool]


def _numbers(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\$(\d+)", text)]


def statements_of(text: str) -> list[str]:
    """The statements of a piece of assembly but those that declare predicates."""
    body = re.sub(r"//[^\n]*", "", text).strip()
    if body.startswith("{") and body.endswith("}"):
        body = body[1:-1]
    found = [each.strip() for each in body.split(";")]
    return [each for each in found if each and not _DECLARED.fullmatch(each)]


def flag_of(statement: str) -> tuple[str, str] | None:
    """The predicate that a statement sets where a number is not zero, and that number, or ``$`` and an operand's; None of another statement."""
    match = _PREDICATE.fullmatch(statement)
    return None if match is None else (match[1], match[2])


def product_of(statement: str) -> Statement | None:
    """What a statement multiplies; None of another statement."""
    match = _WGMMA.fullmatch(statement)
    if match is None:
        return None
    m, n, depth = int(match[1]), int(match[2]), int(match[3])
    left = _numbers(match[9]) if match[9] is not None else None
    flags = [int(each) for each in re.findall(r"-?\d+", match[13] or "")]
    scales, flags = (flags[:2], flags[2:]) if match[4] != "s32" else ([1, 1], flags)
    if left is not None:
        flags = [0, *flags]
    majors = [not each for each in (*flags, 0, 0)[:2]]
    scales = [*scales, 1, 1][:2]
    return Statement(
        (m, n, depth), match[4], match[5], match[6], bool(match[7]), _numbers(match[8]), left,
        -1 if match[10] is None else _numbers(match[10])[0], _numbers(match[11])[0], match[12],
        (scales[0] == -1, scales[1] == -1), (majors[0], majors[1]),
    )  # fmt: skip
