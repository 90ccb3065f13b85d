"""In the worker: rewrites floating-point constants of the host's LLVM IR as an older LLVM reads them.

LLVM 22 reads a decimal constant only if it is exact in its type, and writes others as bits. Later versions write the shortest
decimal that rounds to the number, and words for infinities and NaN (LLVM Language Reference, "Simple Constants").
"""

from __future__ import annotations

import re
import struct

import numpy as np

__all__ = ["older_literals"]

#: A space comes before each.
_LITERAL = re.compile(
    r" (?:(?P<decimal>[+-]?\d+\.\d*(?:e[+-]?\d+)?)|(?P<sign>[+-])(?P<word>inf|qnan|s?nan\(0x(?P<payload>[0-9A-Fa-f]+)\))"
    r"|f0x(?P<bits>[0-9A-Fa-f]+))(?![\w.])"
)
_TYPE = re.compile(r"(?<![\w.%@$])(half|bfloat|float|double)(?![\w.])")
#: The bits of each type, the bits of its mantissa, and how LLVM writes a constant as bits.
_FORMATS = {
    "half": (16, 10, "0xH{:04X}"),
    "bfloat": (16, 7, "0xR{:04X}"),
    "float": (32, 23, ""),
    "double": (64, 52, "0x{:016X}"),
}


def older_literals(text: str) -> str:
    """The same IR, for every LLVM."""
    pieces: list[str] = []
    done = 0
    for match in _LITERAL.finditer(text):
        before = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
        types = _TYPE.findall(before)
        # Not in strings (assembly, names), and only after a type: a version in a comment has none.
        if not types or before.count('"') % 2:
            continue
        pieces += text[done : match.start() + 1], _written(_bits(match, types[-1]), types[-1])
        done = match.end()
    return "".join([*pieces, text[done:]]) if pieces else text


def _bits(match: re.Match[str], type_: str) -> int:
    """The bits of a constant."""
    width, mantissa, _ = _FORMATS[type_]
    if match["bits"]:
        return int(match["bits"], 16)
    if match["decimal"]:
        return _nearest(match["decimal"], type_)
    sign = int(match["sign"] == "-") << (width - 1)
    infinity = ((1 << (width - 1 - mantissa)) - 1) << mantissa
    if match["word"] == "inf":
        return sign | infinity
    quiet = 0 if match["word"].startswith("snan") else 1 << (mantissa - 1)
    return sign | infinity | quiet | int(match["payload"] or "0", 16)


def _nearest(decimal: str, type_: str) -> int:
    """The bits of the nearest number of the type.

    LLVM's decimals are so close to one number that rounding twice, by way of float, gives the same.
    """
    if type_ == "double":
        return int(np.float64(decimal).view(np.uint64))
    if type_ == "half":
        return int(np.float16(decimal).view(np.uint16))
    single = int(np.float32(decimal).view(np.uint32))
    if type_ == "float":
        return single
    return (single + 0x7FFF + (single >> 16 & 1)) >> 16


def _written(bits: int, type_: str) -> str:
    if type_ != "float":
        return _FORMATS[type_][2].format(bits)
    # As the double of the same value; infinities and NaN with the same upper bits.
    if bits & 0x7F800000 == 0x7F800000:
        return _FORMATS["double"][2].format((bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29)
    value = struct.unpack("<f", struct.pack("<I", bits))[0]
    return _FORMATS["double"][2].format(int(np.float64(value).view(np.uint64)))
