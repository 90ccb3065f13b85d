"""Python values for the attributes of transform ops, and texts for the types of handles."""

from __future__ import annotations

import enum
import functools
import pkgutil
import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any, SupportsIndex

from gpuir import host
from gpuir.host import ir
from gpuir.ods.constraints import to_attribute
from gpuir.ods.signature import Parameter

_MAPPING_SHORT = re.compile(r"(block|thread|warp|warpgroup|lane)s?\.(\w+)\Z")


Conversion = Callable[[Any], Any]


class Refused(ValueError):
    """A value that does not fit; the text says what was expected and what was given."""


def expected(what: str, value: object) -> Refused:
    return Refused(f"expected {what}, got {value!r}")


def _int(value: object) -> int:
    if isinstance(value, ir.IntegerAttr):
        return int(value.value)
    if isinstance(value, bool) or not isinstance(value, SupportsIndex):
        raise expected("an int", value)
    number = value.__index__()
    if not -(2**63) <= number < 2**63:
        raise expected("an int of at most 64 bits", value)
    return int(number)


def ints(value: object, what: str = "a list of ints") -> list[int]:
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
def _enums() -> dict[str, type[enum.IntEnum]]:
    dialects = host.module("dialects")
    enums: dict[str, type[enum.IntEnum]] = {}
    for info in pkgutil.iter_modules(dialects.__path__):
        if re.match(r"_(\w+_)?(transform|vector|bufferization|linalg)_enum_gen\Z", info.name):
            for name, cls in vars(host.module(f"dialects.{info.name}")).items():
                if isinstance(cls, type) and hasattr(cls, "__members__"):
                    enums.setdefault(name, cls)
    return enums


def enum_value(cls: type[enum.IntEnum], value: Any) -> enum.IntEnum:
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


def mapping(value: object) -> ir.Attribute:
    """A list of device mappings from attributes, their texts, or "block.x", "thread.linear_dim_0", "lane.linear_dim_1"."""
    if isinstance(value, ir.ArrayAttr):
        return value
    if isinstance(value, (str, ir.Attribute)):
        value = [value]
    if not isinstance(value, Sequence):
        raise expected("a list of mappings such as 'block.x' or 'thread.linear_dim_0'", value)
    return ir.ArrayAttr.get([_one_mapping(element) for element in value])


def _one_mapping(value: object) -> ir.Attribute:
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


def memory_space(value: object) -> ir.Attribute:
    """A memory space from a number, an attribute or its text, or "global", "workgroup" and "private" of gpu."""
    if value in ("global", "workgroup", "private"):
        value = f"#gpu.address_space<{value}>"
    return parsed(str(value)) if isinstance(value, int) and not isinstance(value, bool) else parsed(value)


def parsed(value: object) -> ir.Attribute:
    """An attribute, or one from its text."""
    if isinstance(value, ir.Attribute):
        return value
    if isinstance(value, str):
        try:
            return ir.Attribute.parse(value)
        except ir.MLIRError:
            pass
    raise expected("an attribute or its text", value)


def plain(value: object) -> ir.Attribute:
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


def _strings(value: object) -> list[str]:
    values = [value] if isinstance(value, str) else value
    if not isinstance(values, Sequence) or not all(isinstance(element, str) for element in values):
        raise expected("a string or a list of strings", value)
    return list(values)


def _bool(value: object) -> bool:
    if isinstance(value, ir.BoolAttr):
        return bool(value.value)
    if not isinstance(value, (bool, int)) or value not in (0, 1):
        raise expected("True or False", value)
    return bool(value)


def _string(value: object) -> Any:
    if not isinstance(value, (str, ir.StringAttr)):
        raise expected("a string", value)
    return value


def _bools(value: object) -> list[bool]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise expected("a list of True and False", value)
    return [_bool(element) for element in value]


def _types(value: object) -> ir.ArrayAttr:
    values = value if isinstance(value, Sequence) and not isinstance(value, str) else [value]
    return ir.ArrayAttr.get([ir.TypeAttr.get(type_of(element)) for element in values])


def type_of(value: object) -> ir.Type:
    """A type, or one from its text."""
    if isinstance(value, ir.Type):
        return value
    if isinstance(value, str):
        try:
            return ir.Type.parse(value)
        except ir.MLIRError:
            pass
    raise expected("a type or its text", value)


#: What is done with a value: by the name of the attribute, by the enum behind it, by what the host's class takes.
_BY_NAME: dict[str, Conversion] = {
    "memory_space": memory_space, "mapping": mapping, "filter_operand_types": _types, "filter_result_type": type_of,
    "value": plain, "options": plain, "selected": plain,
}  # fmt: skip
#: The host's annotations do not say which enum an attribute is of.
_ENUMS = {
    "failure_propagation_mode": "FailurePropagationMode", "function_boundary_type_conversion": "LayoutMapOption",
    "predicate": "MatchCmpIPredicate", "interface": "MatchInterfaceEnum", "inputToTranspose": "TransposeMatmulInput",
    "split_transfer_strategy": "VectorTransferSplit", "fmr": "WinogradConv2DFmr",
    "apply_patterns.vector.lower_contraction.lowering_strategy": "VectorContractLowering",
    "apply_patterns.vector.lower_transpose.lowering_strategy": "VectorTransposeLowering",
    "apply_patterns.vector.multi_reduction_flattening.lowering_strategy": "VectorMultiReductionLowering",
    "apply_patterns.vector.multi_reduction_unrolling.lowering_strategy": "VectorMultiReductionLowering",
    "apply_patterns.vector.reorder_multi_reduction_dims.lowering_strategy": "VectorMultiReductionLowering",
}  # fmt: skip
_BY_HINT: dict[str, Conversion] = {
    "bool": _bool, "int": _int, "str": _string, "dict": plain, "Type": type_of, "Sequence[Attribute]": plain,
    "Sequence[int]": ints, "Sequence[bool]": _bools, "Sequence[str]": _strings,
}  # fmt: skip


def enum_of(op: str, name: str) -> type[enum.IntEnum] | None:
    """The host's enum behind an op's attribute, or None."""
    return _enums().get(_ENUMS.get(name) or _ENUMS.get(f"{op.removeprefix('transform.')}.{name}") or "")


def conversion(op: str, parameter: Parameter) -> Conversion:
    """What makes what the host's constructor takes for an attribute; it raises Refused when the value does not fit."""
    known = _BY_NAME.get(parameter.name) or _BY_HINT.get(parameter.python.partition(" | ")[0])
    cls = enum_of(op, parameter.name)
    if known is None:
        known = (lambda value: value) if cls is None else (lambda value: enum_value(cls, value))
    # What the host's class takes is no attribute of any kind, and a single mapping is a list of one.
    return lambda value: value if isinstance(value, ir.Attribute) and known is not mapping else known(value)


def handle_type(value: object) -> ir.Type:
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
