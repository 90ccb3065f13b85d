"""Attributes and types that the host has in C++ only: Python classes over the host's parser.

A class says once how its fields are spelled. Values that the host hands out come as instances of it, so that
``value.type`` is a ``gpu.MMAMatrixType`` with a shape.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn, SupportsIndex

from gpuir import host
from gpuir.collecting import no_collections
from gpuir.host import ir
from gpuir.ods.arguments import shown
from gpuir.ods.syntax import split_top_level

extension = host.module("dialects._ods_common")._cext


def reason(error: Exception) -> str:
    """The host's first diagnostic, in one line."""
    diagnostics = getattr(error, "error_diagnostics", None)
    text = diagnostics[0].message if diagnostics else str(error)
    return " ".join(text.split())


def refuse(cls: type, parameter: str, expected: str, given: object, error: type[Exception] = ValueError) -> NoReturn:
    """Raises for a wrong argument of ``cls.get``."""
    raise error(f"{cls.__name__}.get: parameter '{parameter}': expected {expected}, got {shown(given)}")


def make(cls: Any, text: str, context: ir.Context | None) -> Any:
    """The instance of `cls` with that text; what the host refuses is a ValueError that names the class."""
    kind = ir.Type if issubclass(cls, ir.Type) else ir.Attribute
    context = context or ir.Context.current
    if context is None:
        raise ValueError(f"{cls.__name__}.get: no context: call it inside `with Context():`, or with context=")
    try:
        made = kind.parse(text, context)
        return made if isinstance(made, cls) else cls(made)
    except ir.MLIRError as error:
        raise ValueError(f"{cls.__name__}.get: {reason(error)}") from None


def register(classes: Iterable[Any]) -> None:
    """Has the host hand out values of those classes, each of which names one of its kind as EXAMPLE.

    The host's ids of its attributes and types are the process's, so one context that is thrown away serves. A class
    whose example the host does not know is left as it is: its `get` says why.
    """
    with ir.Context() as context:
        for cls in classes:
            kind = ir.Type if issubclass(cls, ir.Type) else ir.Attribute
            try:
                example = kind.parse(cls.EXAMPLE, context)
            except ir.MLIRError:
                continue
            extension.register_type_caster(example.typeid, replace=True)(cls)


def is_instance(cls: type) -> Any:
    """The host's classes have a static `isinstance`; so have these."""
    return staticmethod(lambda other: isinstance(other, cls))


# Text of fields -------------------------------------------------------------------------------------------------------


def string(cls: type, parameter: str, value: object) -> str:
    """A quoted string with MLIR's escapes; bytes are taken as they are."""
    if isinstance(value, ir.StringAttr):
        return str(value)
    data = value.encode() if isinstance(value, str) else value
    if not isinstance(data, (bytes, bytearray)):
        refuse(cls, parameter, "a str or bytes", value, TypeError)
    return '"' + "".join(chr(c) if 32 <= c < 127 and c not in b'"\\' else f"\\{c:02X}" for c in data) + '"'


def unquoted(text: str) -> bytes:
    """The bytes of a quoted string of MLIR."""
    simple = {"n": b"\n", "t": b"\t", "\\": b"\\", '"': b'"'}
    pieces = re.split(r'\\([0-9A-Fa-f]{2}|[nt\\"])', text[1:-1])
    return b"".join(
        piece.encode() if index % 2 == 0 else simple.get(piece) or bytes([int(piece, 16)])
        for index, piece in enumerate(pieces)
    )


def integer(cls: type, parameter: str, value: object, low: int = 0, high: int = 1 << 31) -> str:
    """An integer in ``[low, high)``."""
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        refuse(cls, parameter, "an int", value, TypeError)
    if not low <= value.__index__() < high:
        refuse(cls, parameter, f"an int from {low} to {high - 1}", value)
    return str(value.__index__())


def case(cls: type, parameter: str, value: object, cases: Any) -> str:
    """A case of an enum of the host, or of a tuple of words: the case, its string, its symbol or its number."""
    words = list(cases) if isinstance(cases, tuple) else [str(c) for c in cases]
    if isinstance(value, str):
        if value in words:
            return value
        if not isinstance(cases, tuple) and value in cases.__members__:
            return str(cases.__members__[value])
    elif not isinstance(cases, tuple):
        if isinstance(value, cases) or (isinstance(value, int) and not isinstance(value, bool)):
            try:
                return str(cases(value))
            except ValueError:
                pass
    refuse(cls, parameter, f"one of {', '.join(words)}", value)


def attribute(cls: type, parameter: str, value: object, kind: type | tuple[type, ...] = ir.Attribute) -> str:
    """The text of an attribute or type of that class."""
    if not isinstance(value, kind):
        kinds = kind if isinstance(kind, tuple) else (kind,)
        refuse(cls, parameter, " or ".join(k.__name__ for k in kinds), value, TypeError)
    return str(value)


def body(text: str) -> list[str]:
    """The parts between the outermost ``<`` and ``>`` of an attribute's or type's text."""
    start = text.find("<")
    return [part.strip() for part in split_top_level(text[start + 1 : text.rindex(">")])] if start >= 0 else []


def fields(value: ir.Attribute | ir.Type) -> dict[str, str]:
    """The ``key = text`` pairs of an attribute or type that is spelled as a struct."""
    pairs = (part.partition("=") for part in body(str(value)))
    return {key.strip(): text.strip() for key, separator, text in pairs if separator}


def struct(cls: Any, spelling: str, texts: Mapping[str, str | None], context: ir.Context | None) -> Any:
    """The instance spelled ``spelling<key = text, ...>``; fields whose text is None are left out."""
    inside = ", ".join(f"{key} = {text}" for key, text in texts.items() if text is not None)
    return make(cls, f"{spelling}<{inside}>" if inside else spelling, context)


def case_attribute(name: str, spelling: str, cases: Any, doc: str, module: str) -> Any:
    """The class of an attribute that holds one case: ``get(value)`` and ``value``.

    Args:
        spelling: the text with ``{}`` for the case.
        cases: an enum of the host, or the words as a tuple.
    """
    # The case stands last before the bracket: `#gpu<dim x>`, `#gpu.block<x>`.
    read = re.compile(r"([\w.-]+)>?\Z")
    words = {str(c): c for c in cases}

    def get(cls: Any, value: Any, context: ir.Context | None = None) -> Any:
        return make(cls, spelling.format(case(cls, "value", value, cases)), context)

    def value(self: Any) -> Any:
        match = read.search(str(self))
        return words[match[1]] if match else None

    get.__doc__ = f"The attribute for one of {', '.join(words)}" + (
        "." if isinstance(cases, tuple) else f" (or a case of `{cases.__name__}`, or its number)."
    )
    members = {
        "__doc__": doc,
        "__module__": module,
        "EXAMPLE": spelling.format(next(iter(words))),
        "TEXTS": {word: spelling.format(word) for word in words},
        "get": classmethod(get),
        "value": property(value, doc="The case" + ("." if isinstance(cases, tuple) else f", a `{cases.__name__}`.")),
    }
    return _class(name, ir.Attribute, members)


def plain_type(name: str, text: str, doc: str, module: str) -> Any:
    """The class of a type without parameters."""

    def get(cls: Any, context: ir.Context | None = None) -> Any:
        return make(cls, text, context)

    return _class(name, ir.Type, {"__doc__": doc, "__module__": module, "EXAMPLE": text, "get": classmethod(get)})


@no_collections()
def _class(name: str, base: type, members: dict[str, Any]) -> Any:
    metaclass: Any = type(base)
    cls = metaclass(name, (base,), members)
    cls.isinstance = is_instance(cls)
    return cls
