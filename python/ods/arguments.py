"""What builders do with arguments that the host does not take as they are: conversion, and clear refusals."""

from __future__ import annotations

from typing import Any

from gpuir import host
from gpuir.host import ir
from gpuir.ods.operation import AttrField, Group, OpSpec


def _number(where: str, text: str, value: Any) -> ir.Attribute:
    """The attribute of a Python number in the type with that text; a number that the type does not have is refused."""
    type = ir.Type.parse(text)
    if not isinstance(type, (ir.IntegerType, ir.IndexType)):
        return ir.FloatAttr.get(type, float(value))
    if isinstance(value, float) and not value.is_integer():
        raise ValueError(f"{where}: expected an integer ({text}), got {value!r}")
    width = type.width if isinstance(type, ir.IntegerType) else 64
    if not -(1 << (width - 1)) <= value < (1 << width):
        raise ValueError(f"{where}: expected an integer that fits {text}, got {value!r}")
    return ir.IntegerAttr.get(type, int(value))


def naming(spec: OpSpec, function: Any) -> Any:
    """The spec's own function, with the op's name in what it raises."""

    def run(*arguments: Any) -> Any:
        try:
            # Types such as vectors ask for a location, and the builder may have one as an argument only.
            with ir.Location.unknown(_context_of(arguments)):
                return function(*arguments)
        except (TypeError, ValueError) as error:
            raise type(error)(f"'{spec.name}': {error}") from None

    return run


def _context_of(arguments: Any) -> ir.Context:
    """The context of the first type or attribute among the arguments, which may be in lists and dictionaries."""
    for argument in arguments:
        if isinstance(argument, (ir.Type, ir.Attribute)):
            return argument.context
        if argument and isinstance(argument, (dict, list)):
            found = _context_of(argument.values() if isinstance(argument, dict) else argument)
            if found is not None:
                return found
    return ir.Context.current


def no_context(spec: OpSpec) -> None:
    raise ValueError(f"'{spec.name}': no context: build it inside `with Context(), Location.unknown():`, or with loc=")


def check_successors(spec: OpSpec):
    def one(name: str, value: Any) -> Any:
        if not isinstance(value, ir.Block):
            raise TypeError(f"'{spec.name}' successor '{name}': expected a Block, got {value!r}")
        return value

    def several(name: str, values: Any) -> Any:
        if isinstance(values, (str, bytes)) or not hasattr(values, "__iter__"):
            raise TypeError(f"'{spec.name}' successors '{name}': expected a sequence of blocks, got {values!r}")
        return [one(name, value) for value in values]

    return one, several


def operand_converter(spec: OpSpec, group: Group):
    text = group.constraint.text
    accepted = "a Value or an op with one result" + (f" or a number ({text})" if text else "")

    def one(value: Any, loc: Any, ip: Any) -> Any:
        if isinstance(value, ir.Value):
            return value
        if isinstance(value, (ir.OpView, ir.Operation)) and len(value.results) == 1:
            return value.results[0]
        if text is not None and isinstance(value, (bool, int, float)):
            attribute = _number(f"'{spec.name}' operand '{group.name}'", text, value)
            type = attribute.type
            return host.module("dialects.arith").ConstantOp(type, attribute, loc=loc, ip=ip).result
        raise TypeError(f"'{spec.name}' operand '{group.name}': expected {accepted}, got {value!r}")

    def several(value: Any, loc: Any, ip: Any) -> Any:
        if isinstance(value, ir.Value):
            return [value]
        if isinstance(value, (ir.OpView, ir.Operation)):
            return list(value.results)
        try:  # the host's lists have no __iter__ and can be walked all the same
            items = () if isinstance(value, (str, bytes)) else iter(value)
        except TypeError:
            items = ()
        if items == ():
            raise TypeError(f"'{spec.name}' operand '{group.name}': expected a sequence of values, got {value!r}")
        return [one(item, loc, ip) for item in items]

    if group.kind == "variadic":
        return several
    return one if group.kind == "one" else lambda value, loc, ip: None if value is None else one(value, loc, ip)


#: By context id: what strings and sequences of strings were converted to. Raw pointers, which do not keep the context
#: alive; attributes live as long as their context, and `loading` drops the table with it.
CONVERTED: dict[int, dict[Any, Any]] = {}
_from_capsule = ir.Attribute._CAPICreate
_AFFINE_MAP = ir.AffineMap


def attribute_converter(spec: OpSpec, field: AttrField):
    convert, test, summary = field.constraint.convert, field.constraint.test, field.constraint.summary
    where = f"'{spec.name}' attribute '{field.name}'"

    def run(value: Any, context: ir.Context) -> ir.Attribute:
        kind = value.__class__
        key = table = known = None
        if kind is str or ((kind is list or kind is tuple) and value):
            table = CONVERTED.get(id(context))
            try:
                if kind is str:
                    key = value, where
                elif value[0].__class__ is str:
                    key = where, *value
                elif value[0].__class__ is _AFFINE_MAP:  # unique in their context, like attributes
                    key = where, *map(hash, value)
                known = None if table is None else table.get(key)
            except TypeError:
                pass  # something else among them, of which `convert` speaks
            if known is not None:
                return _from_capsule(known)
        elif isinstance(value, ir.Attribute) and not test(value):
            raise TypeError(f"{where}: expected {summary}, got {value}")
        try:
            if _current_is(context):
                made = convert(value)
            else:
                with context:
                    made = convert(value)
        except (TypeError, ValueError) as error:
            raise type(error)(f"{where}: {error}") from None
        if table is not None and key is not None and (kind is str or len({item.__class__ for item in value}) == 1):
            if len(table) > 4096:
                table.clear()
            table[key] = made._CAPIPtr
        return made

    return run


def _current_is(context: ir.Context) -> bool:
    try:
        return ir.Context.current is context
    except ValueError:  # there is none
        return False


def optional_result(value: Any, text: str | None, context: ir.Context) -> list[ir.Type]:
    if value is None or value is False:
        return []
    if value is True and text is not None:
        return [ir.Type.parse(text, context)]
    return [value]


def check_type(spec: OpSpec):
    def check(name: str, value: Any) -> Any:
        if not isinstance(value, ir.Type):
            raise TypeError(f"'{spec.name}' result type '{name}': expected an ir.Type, got {value!r}")
        return value

    def check_all(name: str, value: Any) -> Any:
        if value is None and name == "results":
            return None
        if isinstance(value, (str, bytes, ir.Type)) or not hasattr(value, "__iter__"):
            raise TypeError(f"'{spec.name}' result types '{name}': expected a sequence of ir.Type, got {value!r}")
        return [check(name, item) for item in value]

    def check_optional(name: str, value: Any, text: str | None) -> None:
        if not (value is None or isinstance(value, ir.Type) or (isinstance(value, bool) and text is not None)):
            known = f", or True ({text})" if text else ""
            raise TypeError(f"'{spec.name}' result type '{name}': expected an ir.Type{known}, got {value!r}")

    return check, check_all, check_optional
