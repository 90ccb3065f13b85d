"""Python values for the attributes of transform ops, and texts for the types of handles."""

from __future__ import annotations

import functools
import pkgutil
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from gpuir import host
from gpuir.host import ir
from gpuir.ods.constraints import to_attribute

_I64 = re.compile(r"(S?I)(\d+)Attr\Z|UI(\d+)Attr\Z")
_MAPPING_SHORT = re.compile(r"(block|thread|warp|warpgroup|lane)s?\.(\w+)\Z")


class Refused(ValueError):
    """A value that does not fit; the text says what was expected and what was found."""


def expected(what: str, value: Any) -> Refused:
    return Refused(f"expected {what}, got {value!r}")


def _int(value: Any) -> int:
    if isinstance(value, ir.IntegerAttr):
        return int(value.value)
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise expected("an int", value)
    number = value.__index__()
    if not -(2**63) <= number < 2**63:
        raise expected("an int of at most 64 bits", value)
    return int(number)


def ints(value: Any, what: str = "a list of ints") -> list[int]:
    """A list of ints from a sequence or an attribute of them."""
    if isinstance(value, (str, bytes)) or not isinstance(
        value, (Sequence, ir.ArrayAttr, ir.DenseI64ArrayAttr, ir.DenseI32ArrayAttr)
    ):
        raise expected(what, value)
    try:
        return [_int(element) for element in value]
    except Refused:
        raise expected(what, value) from None


@functools.cache
def _enums() -> dict[str, Any]:
    dialects = host.module("dialects")
    found: dict[str, Any] = {}
    for info in pkgutil.iter_modules(dialects.__path__):
        if re.match(r"_(\w+_)?(transform|vector|bufferization|linalg)_enum_gen\Z", info.name):
            for name, cls in vars(host.module(f"dialects.{info.name}")).items():
                if isinstance(cls, type) and hasattr(cls, "__members__"):
                    found.setdefault(name, cls)
    return found


def enum_of(constraint: str) -> Any:
    """The host's enum class behind an attribute constraint, or None."""
    return _enums().get(constraint) or _enums().get(constraint.removesuffix("Attr"))


def enum_value(cls: Any, value: Any) -> Any:
    """The enum's member for a member, its text, its Python name or its number."""
    if isinstance(value, ir.IntegerAttr):
        value = value.value
    if isinstance(value, str):
        for member in cls:
            if value in (str(member), member.name):
                return member
    elif not isinstance(value, bool):
        try:
            return cls(value)
        except ValueError:
            pass
    names = ", ".join(f"'{member}'" for member in cls)
    raise expected(f"one of {names}", value)


def mapping(value: Any) -> ir.Attribute:
    """A list of device mappings from attributes, their texts, or "block.x", "thread.linear_dim_0", "lane.linear_dim_1"."""
    if isinstance(value, ir.ArrayAttr):
        return value
    if isinstance(value, (str, ir.Attribute)):
        value = [value]
    if not isinstance(value, Sequence):
        raise expected("a list of mappings such as 'block.x' or 'thread.linear_dim_0'", value)
    return ir.ArrayAttr.get([_one_mapping(element) for element in value])


def _one_mapping(value: Any) -> ir.Attribute:
    if isinstance(value, ir.Attribute):
        return value
    if isinstance(value, str):
        short = _MAPPING_SHORT.match(value)
        text = f"#gpu.{short[1]}<{short[2]}>" if short else value
        try:
            return ir.Attribute.parse(text)
        except ir.MLIRError:
            pass
    raise expected("a mapping such as 'block.x', 'thread.linear_dim_0' or '#gpu.warp<y>'", value)


def memory_space(value: Any) -> ir.Attribute:
    """A memory space from a number, an attribute or its text, or "global", "workgroup" and "private" of gpu."""
    if value in ("global", "workgroup", "private"):
        value = f"#gpu.address_space<{value}>"
    return parsed(str(value)) if isinstance(value, int) and not isinstance(value, bool) else parsed(value)


def parsed(value: Any) -> ir.Attribute:
    """An attribute, or one from its text."""
    if isinstance(value, ir.Attribute):
        return value
    if isinstance(value, str):
        try:
            return ir.Attribute.parse(value)
        except ir.MLIRError:
            pass
    raise expected("an attribute or its text", value)


def plain(value: Any) -> ir.Attribute:
    """The attribute that a Python value means on its own: None is unit, ints are i64, lists arrays, dicts dictionaries."""
    if value is None:
        return ir.UnitAttr.get()
    if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
        return ir.DictAttr.get({key: plain(element) for key, element in value.items()})
    if isinstance(value, (list, tuple)):
        return ir.ArrayAttr.get([plain(element) for element in value])
    try:
        return to_attribute(_int(value) if hasattr(value, "__index__") and not isinstance(value, bool) else value)
    except (TypeError, OverflowError):
        raise expected("a number, string, bool, list, dict, type or attribute", value) from None


def _strings(value: Any) -> list[str]:
    values = [value] if isinstance(value, str) else value
    if not isinstance(values, Sequence) or not all(isinstance(element, str) for element in values):
        raise expected("a string or a list of strings", value)
    return list(values)


def _bool(value: Any) -> bool:
    if isinstance(value, ir.BoolAttr):
        return bool(value.value)
    if not isinstance(value, (bool, int)) or value not in (0, 1):
        raise expected("True or False", value)
    return bool(value)


def _string(value: Any) -> Any:
    if not isinstance(value, (str, ir.StringAttr)):
        raise expected("a string", value)
    return value


def _bools(value: Any) -> list[bool]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise expected("a list of True and False", value)
    return [_bool(element) for element in value]


def _types(value: Any) -> ir.ArrayAttr:
    values = value if isinstance(value, Sequence) and not isinstance(value, str) else [value]
    return ir.ArrayAttr.get([ir.TypeAttr.get(type_of(element)) for element in values])


def type_of(value: Any) -> ir.Type:
    """A type, or one from its text."""
    if isinstance(value, ir.Type):
        return value
    if isinstance(value, str):
        try:
            return ir.Type.parse(value)
        except ir.MLIRError:
            pass
    raise expected("a type or its text", value)


#: What is done with a value, by the name of the attribute or by its ODS constraint.
_BY_NAME: dict[str, Callable[[Any], Any]] = {
    "memory_space": memory_space,
    "mapping": mapping,
    "filter_operand_types": _types,
    "filter_result_type": type_of,
}
_BY_CONSTRAINT: dict[str, Callable[[Any], Any]] = {
    "UnitAttr": _bool,
    "BoolAttr": _bool,
    "StrAttr": _string,
    "SymbolRefAttr": _string,
    "StrArrayAttr": _strings,
    "DenseI64ArrayAttr": ints,
    "DenseI32ArrayAttr": ints,
    "DenseBoolArrayAttr": _bools,
    "BoolArrayAttr": _bools,
    "I64ArrayAttr": ints,
    "AnyAttr": plain,
    "ArrayAttr": plain,
    "DictionaryAttr": plain,
}


def attribute(name: str, constraint: str, value: Any) -> Any:
    """What the host's constructor takes for the attribute ``name``; Refused when the value does not fit."""
    convert = _BY_NAME.get(name) or _BY_CONSTRAINT.get(constraint)
    if convert is not None:
        return value if isinstance(value, ir.Attribute) and convert is not mapping else convert(value)
    if _I64.match(constraint):
        return value if isinstance(value, ir.IntegerAttr) else _int(value)
    cls = enum_of(constraint)
    if cls is not None:
        return value if isinstance(value, ir.Attribute) else enum_value(cls, value)
    return value


def handle_type(value: Any) -> ir.Type:
    """The type of a handle: "any_op", "any_value", "any_param", "param" (of i64), "param<index>", an op's name, a type."""
    if isinstance(value, ir.Type):
        return value
    name = getattr(value, "OPERATION_NAME", value)
    if isinstance(name, str):
        if re.fullmatch(r"any_(op|value|param)|(param|op)<.*>", name):
            text = f"!transform.{name}"
        elif name == "param":
            text = "!transform.param<i64>"
        elif name.startswith("!"):
            text = name
        elif re.fullmatch(r"[\w$]+(\.[\w$]+)+", name):
            text = f'!transform.op<"{name}">'
        else:
            raise expected("a handle's type: 'any_op', 'any_value', 'param' or an op's name", value)
        try:
            return ir.Type.parse(text)
        except ir.MLIRError:
            pass
    raise expected("a handle's type: 'any_op', 'any_value', 'param' or an op's name", value)
