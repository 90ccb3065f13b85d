"""Entries of a dictionary as parameters: what C++ takes out of the attribute that a text gives for a key.

Texts are the host's, without aliases. A value that is of another kind is a ValueError, which says what was expected.
"""

from __future__ import annotations

import re

from gpuir.ods.syntax import split_top_level

_INTEGER = re.compile(
    r"(?P<minus>-)?\s*(?:0x(?P<hex>[0-9a-fA-F]+)|(?P<digits>[0-9]+))"
    r"(?:\s*:\s*(?:(?P<sign>[su]?)i(?P<width>[1-9][0-9]{0,6})|(?P<index>index)))?"
)
_BITS = 64


def integer(text: str) -> int:
    """What `IntegerAttr::getInt` gives of an integer attribute: 64 bits, of which the highest one of the type is the sign.

    A number has 64 bits where no type is said; one that does not fit its type is no attribute, as MLIR reads it.
    """
    if text in ("true", "false"):
        return -int(text == "true")
    match = _INTEGER.fullmatch(text)
    # Python reads any number of digits, in the square of the time.
    if match is None or len(text) > 100:
        raise ValueError(f"expected an integer, found {text[:100]}")
    value = int(match["hex"], 16) if match["hex"] else int(match["digits"])
    width = int(match["width"] or _BITS)
    highest = width if match["sign"] != "s" and not match["index"] else width - 1
    if match["minus"]:
        fits, value = 0 < value <= 1 << (width - 1) and match["sign"] != "u", -value
    else:
        fits = value < 1 << highest
    if not fits:
        raise ValueError(f"expected an integer that fits its type, found {text}")
    if width > _BITS and not -(1 << (_BITS - 1)) <= signed(value, width) < 1 << (_BITS - 1):
        raise ValueError(f"expected an integer of {_BITS} bits, found {text}")
    return value if match["sign"] == "u" else signed(value, width)


def signed(value: int, width: int) -> int:
    """The number that the lowest `width` bits are, the highest one of them the sign."""
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def unsigned(text: str, width: int = 32) -> int:
    """An integer that is not negative, and no index, cut off at `width` bits."""
    value = integer(text)
    if text.endswith("index"):
        raise ValueError(f"expected an integer with a number of bits, found {text}")
    if value < 0:
        raise ValueError(f"expected an integer that is not negative, found {text}")
    return value & ((1 << width) - 1)


def wrapped(text: str, width: int = 32) -> int:
    """The lowest `width` bits of an integer without a sign in its type."""
    value = integer(text)
    if re.search(r"[su]i[0-9]+$", text):
        raise ValueError(f"expected an integer whose type says nothing of a sign, found {text}")
    return value & ((1 << width) - 1)


def flag(text: str) -> bool:
    """A bool attribute: `true`, `false`, or an integer of one bit."""
    if text in ("true", "false"):
        return text == "true"
    match = _INTEGER.fullmatch(text)
    if match is None or match["width"] != "1" or match["sign"]:
        raise ValueError(f"expected true or false, found {text}")
    return bool(integer(text))


def items(text: str) -> list[str]:
    """The elements of an array attribute."""
    if not (text.startswith("[") and text.endswith("]")):
        raise ValueError(f"expected a list, found {text}")
    found = split_top_level(text[1:-1])
    if "" in found:
        raise ValueError(f"expected an element between the commas of {text}")
    return found
