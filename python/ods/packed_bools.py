"""Constants of i1 in hexadecimal, as in ``dense<"0x01FF"> : tensor<16xi1>``: a bit an element, or a byte.

MLIR kept them as bits until 2026; its printer gives hexadecimal to constants of more than 100 elements that are not all the
same. Which releases of a system write bits is said by `System(packed_bools=)`.
"""

from __future__ import annotations

import math
import re

__all__ = ["DENSE", "count", "is_packed", "packed", "unpacked", "write"]

#: What stands between the digits and the type, and the type up to the end of its elements' type.
_TYPE = r'"\s*>\s*:\s*(?:tensor|vector)\s*<\s*(?P<sizes>(?:\d+\s*x\s*)+)i1(?![\w.])'
#: Digits of hexadecimal and what follows, from behind the ``0x`` on.
DENSE = re.compile(rf"(?P<digits>[0-9A-Fa-f]+){_TYPE}")
_WRITTEN = re.compile(rf'(?<=dense<"0x){DENSE.pattern}')


def count(sizes: str) -> int:
    """Elements of a type with such sizes, ``32x32x``."""
    return math.prod(map(int, re.findall(r"\d+", sizes)))


def is_packed(digits: str, elements: int) -> bool:
    """Whether so many digits are a bit an element; of one element nobody can tell, and the two mean the same."""
    return elements > 1 and len(digits) == 2 * math.ceil(elements / 8)


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
        if len(digits) != 2 * count(match["sizes"]):
            return match[0]
        return packed(digits) + match[0][len(digits) :]

    return _WRITTEN.sub(bits, line)
