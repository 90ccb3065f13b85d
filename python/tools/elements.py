"""Dense elements in hexadecimal digits, or in numbers, where the command line wants another size than the printer's 100."""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from gpuir.assembly import tokens
from gpuir.assembly.cursor import Cursor, PlainText
from gpuir.host import ir

_DENSE_OR_STRING = re.compile(rf'(?P<dense>\bdense<(?=\[|"0x))|{tokens.STRING.pattern}|//[^\n]*')


def with_hex(text: str, larger: int, context: ir.Context) -> str:
    """The text with elements attributes of more than ``larger`` elements in hexadecimal digits, others in numbers.

    -1: none in digits. Elements that NumPy has no type for stay as they are.
    """
    parts, position = [], 0
    reader = PlainText(text)
    while match := _DENSE_OR_STRING.search(text, position):
        if match["dense"] is None:
            parts.append(text[position : match.end()])
            position = match.end()
            continue
        parts.append(text[position : match.start()])
        position = match.end()
        try:
            cursor = Cursor(text, tokens.bracket_end(text, match.end() - 1), reader)
            cursor.expect(":")
            end = cursor.type_source()[1]
            attribute: Any = ir.Attribute.parse(text[match.start() : end], context)
            parts.append(_written(attribute, larger) or text[match.start() : end])
            position = end
        except (ValueError, ir.MLIRError):
            parts.append(match[0])
    return "".join([*parts, text[position:]])


def _written(attribute: Any, larger: int) -> str | None:
    type = attribute.type
    element = type.element_type
    if not isinstance(attribute, ir.DenseElementsAttr) or attribute.is_splat or str(element) == "i1":
        return None
    try:
        array = np.array(attribute)
    except (TypeError, ValueError):
        return None
    if 0 <= larger < array.size:
        return f'dense<"0x{array.tobytes().hex().upper()}"> : {type}'
    if not isinstance(element, ir.FloatType):
        return f"dense<{_listed(array, str)}> : {type}"
    location = ir.Location.unknown(attribute.context)

    def number(value: Any) -> str:
        return str(ir.FloatAttr.get(element, float(value), loc=location)).rpartition(" : ")[0] or "0.0"

    return f"dense<{_listed(array, number)}> : {type}"


def _listed(array: np.ndarray, write: Any) -> str:
    return f"[{', '.join(_listed(each, write) for each in array)}]" if array.ndim else write(array[()])
