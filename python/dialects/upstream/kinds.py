"""Kinds of builder arguments: a quick test in the generated code, and what happens to arguments that fail it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from gpuir import host
from gpuir.dialects.upstream.definitions import shown
from gpuir.host import ir

#: Convert an argument or raise; the words before the colon of a message come first.
Convert = Callable[..., Any]


class Kind(NamedTuple):
    """What an argument may be.

    Args:
        test: source of the quick test, with ``{}`` for the argument's name.
        convert: ``convert(where, value, loc, ip, peer)`` gives what the host takes, or raises.
        names: what the sources name.
        role: "operand", "attribute", or "result" for the type of one.
        direct: source of the attribute of an argument that passed the test; empty where only the host's class makes it.
        quick: makes the attribute of a string, where there is a shorter way than `convert`; else it gives the string back.
        several, optional: whether it is a sequence of values; whether it may be left out.
        python: the Python types that are taken, for stubs: words of the host's `ir`, of its dialect and of Python.
    """

    test: str
    convert: Convert
    names: dict[str, Any]
    role: str = "attribute"
    direct: str = ""
    quick: Callable[[str, Any], Any] | None = None
    several: bool = False
    optional: bool = False
    python: str = "Any"


_VALUE = "Value | OpView | Operation"


def _where(where: str, error: type[Exception], expected: str, value: Any) -> Exception:
    return error(f"{where}: expected {expected}, got {shown(value)}")


def single(value: Any) -> Any:
    """The one result of an op; anything else as it is."""
    if isinstance(value, (ir.OpView, ir.Operation)) and len(value.results) == 1:
        return value.results[0]
    return value


def constant(where: str, value: Any, type: ir.Type, loc: Any, ip: Any) -> ir.Value:
    """An `arith.constant` of a Python number; a number that the type does not have is refused."""
    number: ir.Attribute
    if isinstance(type, (ir.IntegerType, ir.IndexType)):
        if isinstance(value, float) and not value.is_integer():
            raise ValueError(f"{where}: expected an integer ({type}), got {value!r}")
        width = type.width if isinstance(type, ir.IntegerType) else 64
        if not -(1 << (width - 1)) <= value < (1 << width):
            raise ValueError(f"{where}: expected an integer that fits {type}, got {value!r}")
        number = ir.IntegerAttr.get(type, int(value))
    elif isinstance(type, ir.FloatType):
        number = ir.FloatAttr.get(type, float(value), loc=loc)
    else:
        raise TypeError(f"{where}: no number has the type {type}, pass a Value")
    return host.module("dialects.arith").ConstantOp(type, number, loc=loc, ip=ip).result


def operand(classes: tuple[type, ...], summary: str, number: str | None = None, test: str | None = None) -> Kind:
    """A Value of one of those type classes.

    Args:
        number: text of the type that Python numbers become constants of.
        test: further source of the quick test, on the type ``t``.
    """
    names = {f"{c.__name__}": c for c in classes}
    one_of = f"is {classes[0].__name__}" if len(classes) == 1 else "in {set}"
    if len(classes) > 1:
        key = "set_" + "_".join(sorted(names))
        names[key] = frozenset(classes)
        one_of = f"in {key}"
    source = f"{{0}}.type.__class__ {one_of}"
    if test is not None:
        source = f"(t := {{0}}.type).__class__ {one_of} and {test}"
    accept = eval(f"lambda value: {source.format('value')}", dict(names))
    accepted = f"{summary} (a Value or an op with one result{', or a number' if number else ''})"

    def convert(where: str, value: Any, loc: Any, ip: Any, peer: Any = None) -> Any:
        value = single(value)
        if isinstance(value, ir.Value):
            if accept(value):
                return value
        elif number is not None and isinstance(value, (bool, int, float)):
            context = loc.context if loc is not None else ir.Context.current
            return constant(where, value, ir.Type.parse(number, context), loc, ip)
        raise _where(where, TypeError, accepted, value)

    numbers = " | float" if number and number[0] == "f" else " | int" if number else ""
    return Kind(source, convert, names, "operand", python=_VALUE + numbers)


def number_of(element: Callable[[Any], ir.Type]) -> Kind:
    """A Value, or a number of the type that ``element(peer)`` gives; the peer is another argument."""

    def convert(where: str, value: Any, loc: Any, ip: Any, peer: Any = None) -> Any:
        value = single(value)
        if isinstance(value, ir.Value):
            return value
        if isinstance(value, (bool, int, float)):
            return constant(where, value, element(peer), loc, ip)
        raise _where(where, TypeError, "a Value, an op with one result, or a number", value)

    python = f"{_VALUE} | int | float"
    return Kind("isinstance({0}, Value)", convert, {"Value": ir.Value}, "operand", python=python)


def _any(where: str, value: Any, loc: Any, ip: Any, peer: Any = None) -> Any:
    value = single(value)
    if not isinstance(value, ir.Value):
        raise _where(where, TypeError, "a Value or an op with one result", value)
    return value


ANY = Kind("isinstance({0}, Value)", _any, {"Value": ir.Value}, "operand", python=_VALUE)


def variadic(kind: Kind, name: str) -> Kind:
    """A sequence of what `kind` takes, or an op for all of its results."""
    names = dict(kind.names)
    each = eval(f"lambda values: all([{kind.test.format('v')} for v in values])", names)
    names[name] = each
    first = kind.test.format("{0}[0]")

    def convert(where: str, value: Any, loc: Any, ip: Any, peer: Any = None) -> Any:
        if isinstance(value, (ir.OpView, ir.Operation)):
            value = value.results
        elif isinstance(value, (ir.Value, int, float)):
            value = [value]
        if value is None:
            return []
        try:  # the host's lists have no __iter__ and can be walked all the same
            items = None if isinstance(value, (str, bytes)) else list(value)
        except TypeError:
            items = None
        if items is None:
            raise _where(where, TypeError, "a sequence of values", value)
        return [kind.convert(f"{where[:-1]}[{i}]'", item, loc, ip, peer) for i, item in enumerate(items)]

    source = f"({{0}}.__class__ is list or {{0}}.__class__ is tuple) and (not {{0}} or {first} and (len({{0}}) == 1 or {name}({{0}})))"
    return Kind(source, convert, names, "operand", several=True, python=f"Sequence[{kind.python}] | {kind.python}")


def optional(kind: Kind) -> Kind:
    """None, or what `kind` takes."""

    def convert(where: str, value: Any, loc: Any, ip: Any, peer: Any = None) -> Any:
        return None if value is None else kind.convert(where, value, loc, ip, peer)

    test, python = f"({{0}} is None or {kind.test})", f"{kind.python} | None"
    return kind._replace(test=test, convert=convert, optional=True, python=python)


def attribute(cls: Any) -> Kind:
    """An attribute of that class, or what its `get` takes."""

    def convert(where: str, value: Any, loc: Any, ip: Any, peer: Any = None) -> Any:
        if isinstance(value, cls):
            return value
        if isinstance(value, ir.Attribute):
            raise _where(where, TypeError, cls.__name__, value)
        try:
            return cls.get(value, loc.context if loc is not None else None)
        except (TypeError, ValueError) as error:
            # "DimensionAttr.get: parameter 'value': expected ..." is about this argument.
            raise type(error)(f"{where}: {str(error).rpartition(': ')[2]}") from None

    texts = getattr(cls, "TEXTS", {})
    parse = ir.Attribute.parse

    def quick(value: str, loc: Any) -> Any:
        text = texts.get(value)
        return value if text is None else parse(text, None if loc is None else loc.context)

    test, python = f"{{0}}.__class__ is {cls.__name__}", f"{cls.__name__} | str | int"
    return Kind(test, convert, {cls.__name__: cls}, direct="{0}", quick=quick, python=python)


def type_of(cls: Any, get: Callable[[Any], Any] | None = None) -> Kind:
    """A type of that class; `get` makes it of what else is taken."""

    def convert(where: str, value: Any, loc: Any, ip: Any, peer: Any = None) -> Any:
        if isinstance(value, cls):
            return value
        if get is not None:
            try:
                return get(value)
            except (TypeError, ValueError) as error:
                raise type(error)(f"{where}: {error}") from None
        raise _where(where, TypeError, f"a {cls.__name__}", value)

    python = cls.__name__ if get is None else "Any"
    return Kind(f"{{0}}.__class__ is {cls.__name__}", convert, {cls.__name__: cls}, "result", python=python)


def _instance(classes: Any, expected: str, **more: Any) -> Kind:
    def convert(where: str, value: Any, loc: Any, ip: Any, peer: Any = None) -> Any:
        if isinstance(value, classes):
            return value
        raise _where(where, TypeError, expected, value)

    key = "any_" + "_".join(c.__name__ for c in classes)
    return Kind(f"isinstance({{0}}, {key})", convert, {key: classes}, **more)


RESULT = _instance((ir.Type,), "an ir.Type", role="result", python="Type")
TYPE = _instance((ir.Type, ir.TypeAttr), "an ir.Type", direct="TypeAttr.get({0})", python="Type | TypeAttr")
TYPE.names["TypeAttr"] = ir.TypeAttr
STRING = _instance((str, ir.StringAttr), "a str", python="str | StringAttr")
FLAG = _instance((bool, ir.UnitAttr, type(None)), "a bool", optional=True, python="bool | UnitAttr | None")
BOOL = _instance((bool, ir.BoolAttr, type(None)), "a bool", direct="BoolAttr.get({0})", python="bool | BoolAttr | None")
BOOL.names["BoolAttr"] = ir.BoolAttr


def _integer(where: str, value: Any, loc: Any, ip: Any, peer: Any = None) -> Any:
    if isinstance(value, ir.IntegerAttr):
        return value
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise _where(where, TypeError, "an int", value)
    if not 0 <= value.__index__() < 1 << 31:
        raise ValueError(f"{where}: expected an int from 0 to {(1 << 31) - 1}, got {value}")
    return value.__index__()


def _integer_kind(type: Any) -> Kind:
    names = {"IntegerAttr": ir.IntegerAttr, "IndexType": ir.IndexType, "IntegerType": ir.IntegerType}
    test = "{0}.__class__ is int and 0 <= {0} < 2147483648"
    return Kind(test, _integer, names, direct=f"IntegerAttr.get({type}, {{0}})", python="int | IntegerAttr")


INTEGER, INTEGER32 = _integer_kind("IndexType.get()"), _integer_kind("IntegerType.get_signless(32)")


def _integers(where: str, value: Any, loc: Any, ip: Any, peer: Any = None) -> Any:
    if isinstance(value, ir.ArrayAttr):
        return value
    if isinstance(value, (str, bytes)) or not hasattr(value, "__iter__"):
        raise _where(where, TypeError, "a sequence of ints", value)
    return [_integer(where, item, loc, ip) for item in value]


INTEGERS = Kind(
    "isinstance({0}, ArrayAttr)", _integers, {"ArrayAttr": ir.ArrayAttr}, python="Sequence[int] | ArrayAttr"
)

SCALARS: tuple[type, ...] = (
    ir.IntegerType, ir.F16Type, ir.BF16Type, ir.F32Type, ir.F64Type, ir.FloatTF32Type,
    *(getattr(ir, name) for name in dir(ir) if name.startswith("Float8") and name.endswith("Type")),
)  # fmt: skip

VALUES: dict[str, Kind] = {
    "any": ANY,
    "index": operand((ir.IndexType,), "index", "index"),
    "i1": operand((ir.IntegerType,), "i1", "i1", "t.width == 1"),
    "i16": operand((ir.IntegerType,), "i16", "i16", "t.width == 16"),
    "i32": operand((ir.IntegerType,), "i32", "i32", "t.width == 32"),
    "scalar": operand(SCALARS, "an integer or a float"),
    "scalars": operand((*SCALARS, ir.VectorType), "an integer, a float or a vector of them"),
    "printable": operand((*SCALARS, ir.IndexType), "an integer, index or float"),
    "vector": operand((ir.VectorType,), "a vector"),
    "memref": operand((ir.MemRefType,), "a memref"),
    "unranked": operand((ir.UnrankedMemRefType,), "an unranked memref"),
}
ARGUMENTS: dict[str, Kind] = {
    "result": RESULT, "type": TYPE, "str": STRING, "flag": FLAG, "bool": BOOL, "int": INTEGER, "int32": INTEGER32, "ints": INTEGERS,
    "memref_type": type_of(ir.MemRefType), "vector_type": type_of(ir.VectorType),
}  # fmt: skip
