"""In the worker: LLVM IR as the host's LLVM writes it, with floating-point constants as an older LLVM reads them.

LLVM 22 reads a decimal constant only where it is exact in its type, and writes others as bits; later versions write any
number that a decimal gives back, and have words for what is no number (LLVM Language Reference, «Simple Constants»).
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
#: Bits of each type, of these the mantissa's, and how LLVM writes one as bits.
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
    for found in _LITERAL.finditer(text):
        before = text[text.rfind("\n", 0, found.start()) + 1 : found.start()]
        types = _TYPE.findall(before)
        # Assembly and names are strings; what has no type is no constant, such as a version in a comment.
        if not types or before.count('"') % 2:
            continue
        pieces += text[done : found.start() + 1], _written(_bits(found, types[-1]), types[-1])
        done = found.end()
    return "".join([*pieces, text[done:]]) if pieces else text


def _bits(found: re.Match[str], type_: str) -> int:
    """The constant as it is in memory."""
    width, mantissa, _ = _FORMATS[type_]
    if found["bits"]:
        return int(found["bits"], 16)
    if found["decimal"]:
        return _nearest(found["decimal"], type_)
    sign = int(found["sign"] == "-") << (width - 1)
    infinity = ((1 << (width - 1 - mantissa)) - 1) << mantissa
    if found["word"] == "inf":
        return sign | infinity
    quiet = 0 if found["word"].startswith("snan") else 1 << (mantissa - 1)
    return sign | infinity | quiet | int(found["payload"] or "0", 16)


def _nearest(decimal: str, type_: str) -> int:
    """The nearest number of the type: a decimal that LLVM has written is so much nearer to it than to any other that
    rounding twice does no harm."""
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
    # As the double of the same value; of what is no number with the same upper bits.
    if bits & 0x7F800000 == 0x7F800000:
        return _FORMATS["double"][2].format((bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29)
    value = struct.unpack("<f", struct.pack("<I", bits))[0]
    return _FORMATS["double"][2].format(int(np.float64(value).view(np.uint64)))
