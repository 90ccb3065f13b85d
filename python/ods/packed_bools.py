"""Constants of i1 in hexadecimal, as in ``dense<"0x01FF"> : tensor<16xi1>``: a bit an element, or a byte.

MLIR kept them as bits until 2026; its printer gives hexadecimal to constants of more than 100 elements that are not all the
same. Which releases of a system write bits is said by `System(packed_bools=)`.
"""

from __future__ import annotations

import math
import re
from typing import NamedTuple

__all__ = ["Digits", "packed", "unpacked", "write"]

#: What stands between the digits and the type, and the type up to the end of its elements' type.
_TYPE = r'"\s*>\s*:\s*(?:tensor|vector)\s*<\s*(?P<sizes>(?:\d+\s*x\s*)+)i1(?![\w.])'
#: Digits of hexadecimal and what follows, from behind the ``0x`` on.
_DENSE = re.compile(rf"(?P<digits>[0-9A-Fa-f]+){_TYPE}")
_WRITTEN = re.compile(rf'(?<=dense<"0x){_DENSE.pattern}')


class Digits(NamedTuple):
    """Digits of a constant of i1 in a text, and how many elements they are of."""

    start: int
    end: int
    digits: str
    elements: int

    @classmethod
    def find(cls, text: str, position: int) -> Digits | None:
        """Those behind the ``0x`` that ends at `position`; None where none stand there."""
        match = _DENSE.match(text, position)
        if match is None:
            return None
        return cls(*match.span("digits"), match["digits"], _count(match["sizes"]))

    @property
    def packed(self) -> bool | None:
        """Whether they are a bit an element, not a byte; None: neither, or one element, of which nobody can tell."""
        if self.elements == 1 or len(self.digits) not in (_bits(self.elements), 2 * self.elements):
            return None
        return len(self.digits) == _bits(self.elements)


def _bits(elements: int) -> int:
    """Digits for a bit an element."""
    return 2 * math.ceil(elements / 8)


def _count(sizes: str) -> int:
    """Elements of a type with such sizes, ``32x32x``."""
    return math.prod(map(int, re.findall(r"\d+", sizes)))


def unpacked(digits: str, elements: int) -> str:
    """A byte an element, of bits: the lowest bit of a byte is the first element."""
    octets = bytes.fromhex(digits)
    return "".join("01" if octets[i // 8] >> i % 8 & 1 else "00" for i in range(elements))


def packed(digits: str) -> str:
    """Bits, of a byte an element."""
    octets = bytes.fromhex(digits)
    kept = bytearray(math.ceil(len(octets) / 8))
    for i, octet in enumerate(octets):
        kept[i // 8] |= (octet != 0) << i % 8
    return kept.hex().upper()


def write(line: str) -> str:
    """A line of upstream's text with a bit an element."""

    def bits(match: re.Match[str]) -> str:
        digits = match["digits"]
        if len(digits) != 2 * _count(match["sizes"]):
            return match[0]
        return packed(digits) + match[0][len(digits) :]

    return _WRITTEN.sub(bits, line)
