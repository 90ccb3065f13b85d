"""The conversions of builder arguments: Python values that stand for values, types and attributes, and clear refusals.

Everything that a builder takes besides what the host takes as it is goes through here, for gpuir's ops, the host's and
transform's. `where` is the beginning of a message, such as ``'tt.load' operand 'ptr'``.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from typing import Any, TypeAlias

from gpuir import host
from gpuir.host import ir
from gpuir.ods.callers import here
from gpuir.ods.constraints import AnyType, AttrConstraint, TypeConstraint

Location: TypeAlias = ir.Location | None
Point: TypeAlias = ir.InsertionPoint | None
#: What stands for a value: itself, or an op with one result.
ValueLike = ir.Value | ir.OpView | ir.Operation


def shown(value: object) -> str:
    """A value in a message, one line of bounded length: values of the IR as their type."""
    if isinstance(value, ir.Value):
        text = f"a Value of type {value.type}"
    elif isinstance(value, (ir.Type, ir.Attribute)):
        text = str(value)
    elif isinstance(value, (ir.OpView, ir.Operation)):
        try:
            text = f"the op '{value.operation.name}'"
        except RuntimeError:
            text = "an op that was erased"
    else:
        text = repr(value)
    text = " ".join(text.split())
    return text if len(text) <= 160 else f"{text[:157]}..."


def refusal(where: str, expected: str, value: object, error: type[Exception] = TypeError) -> Exception:
    """The exception for a value that does not fit."""
    return error(f"{where}: expected {expected}, got {shown(value)}")


def _context(loc: Location) -> ir.Context | None:
    return loc.context if loc is not None else ir.Context.current


def _items(value: object) -> list[Any] | None:
    """The items of a sequence; None of anything else, strings among it."""
    try:  # the host's lists have no __iter__ and can be walked all the same
        return None if isinstance(value, (str, bytes)) else list(value)  # type: ignore[call-overload]
    except (TypeError, RuntimeError):  # RuntimeError: of an op that was erased
        return None


# Operands -------------------------------------------------------------------------------------------------------------


def single(value: object) -> object:
    """The one result of an op; anything else as it is."""
    if isinstance(value, (ir.OpView, ir.Operation)) and len(value.results) == 1:
        return value.results[0]
    return value


def _single(where: str, value: object) -> object:
    """The same, with the beginning of a message about an op that was erased."""
    try:
        return single(value)
    except RuntimeError:
        raise refusal(where, "a Value or an op with one result", value, ValueError) from None


def constant(where: str, value: float, type: ir.Type, loc: Location = None, ip: Point = None) -> ir.Value:
    """An `arith.constant` of a Python number; a number that the type does not have is refused."""
    number: ir.Attribute
    loc = loc or here()
    if isinstance(type, (ir.VectorType, ir.RankedTensorType)) and type.has_static_shape:
        element = _number(where, value, type.element_type, loc)
        number = ir.DenseElementsAttr.get_splat(type, element)
    else:
        number = _number(where, value, type, loc)
    return host.module("dialects.arith").ConstantOp(type, number, loc=loc, ip=ip).result


def _number(where: str, value: float, type: ir.Type, loc: Location) -> ir.Attribute:
    if isinstance(type, (ir.IntegerType, ir.IndexType)):
        if isinstance(value, float) and not value.is_integer():
            raise ValueError(f"{where}: expected an integer ({type}), got {value!r}")
        width = type.width if isinstance(type, ir.IntegerType) else 64
        if not -(1 << (width - 1)) <= value < (1 << width):
            raise ValueError(f"{where}: expected an integer that fits {type}, got {value!r}")
        return ir.IntegerAttr.get(type, int(value))
    if isinstance(type, ir.FloatType):
        return ir.FloatAttr.get(type, float(value), loc=loc)
    raise TypeError(f"{where}: no number has the type {type}, pass a Value")


def operand(
    where: str,
    value: object,
    constraint: TypeConstraint,
    loc: Location = None,
    ip: Point = None,
    *,
    checked: bool = True,
    peer: object = None,
) -> ir.Value:
    """The Value for an operand: a Value, an op with one result, or a number where the constraint says of what type.

    Args:
        checked: whether a Value's type is tested here; else the verifier does it.
        peer: what a number's type follows from, for a constraint that says so (`TypeConstraint.number_type`).
    """
    value = _single(where, value)
    if isinstance(value, ir.Value):
        if not checked or constraint.test(value.type):
            return value
    elif isinstance(value, (bool, int, float)) and constraint.takes_numbers:
        return constant(where, value, constraint.number_type(peer, _context(loc)), loc, ip)
    raise refusal(where, _accepted(constraint, checked), value)


def _accepted(constraint: TypeConstraint, checked: bool) -> str:
    numbers = constraint.takes_numbers
    if constraint.text is None and numbers:
        return "a Value, an op with one result, or a number"
    if checked and constraint is not AnyType:
        number = ", or a number" if numbers else ""
        return f"{constraint.text or constraint.summary} (a Value or an op with one result{number})"
    return "a Value or an op with one result" + (f" or a number ({constraint.text})" if numbers else "")


def operands(
    where: str,
    values: object,
    constraint: TypeConstraint,
    loc: Location = None,
    ip: Point = None,
    *,
    checked: bool = True,
) -> list[ir.Value]:
    """The Values of a variadic operand: a sequence of what `operand` takes, one of these, or an op for all its results."""
    items: Iterable[object] | None
    if isinstance(values, (ir.OpView, ir.Operation)):
        try:
            items = list(values.results)
        except RuntimeError:
            raise refusal(where, "a sequence of values", values, ValueError) from None
    elif isinstance(values, ir.Value) or (isinstance(values, (int, float)) and constraint.takes_numbers):
        items = [values]
    else:
        items = [] if values is None and checked else _items(values)
    if items is None:
        raise refusal(where, "a sequence of values", values)
    return [
        operand(f"{where[:-1]}[{i}]'" if checked else where, item, constraint, loc, ip, checked=checked)
        for i, item in enumerate(items)
    ]


# Types of results -----------------------------------------------------------------------------------------------------


def result_type(
    where: str, value: object, constraint: TypeConstraint | None = None, context: ir.Context | None = None
) -> ir.Type | None:
    """The type of a result: a type of the constraint's classes, or what its `make` makes one of."""
    classes = (constraint.classes if constraint is not None else ()) or (ir.Type,)
    if isinstance(value, classes) and (constraint is None or constraint.classes or constraint.test(value)):
        return value
    if constraint is not None and constraint.make is not None:
        try:
            with context or contextlib.nullcontext():
                return constraint.make(value)
        except (TypeError, ValueError) as error:
            raise type(error)(f"{where}: {error}") from None
    raise refusal(where, "an ir.Type" if classes == (ir.Type,) else f"a {classes[0].__name__}", value)


def result_types(where: str, value: object) -> list[ir.Type | None]:
    """The types of a variadic result."""
    items = None if isinstance(value, ir.Type) else _items(value)
    if items is None:
        raise refusal(where, "a sequence of ir.Type", value)
    return [result_type(where.replace("result types", "result type"), item) for item in items]


def check_optional(where: str, value: object, text: str | None) -> None:
    """Refuses what is neither a type, nor None, nor a bool where only one type will do."""
    if not (value is None or isinstance(value, ir.Type) or (isinstance(value, bool) and text is not None)):
        raise refusal(where, "an ir.Type" + (f", or True ({text})" if text else ""), value)


def optional_result(value: ir.Type | bool | None, text: str | None, context: ir.Context) -> list[ir.Type]:
    """The list of an optional result's types; True stands for the one that it can have."""
    if value is None or value is False:
        return []
    if value is True and text is not None:
        return [ir.Type.parse(text, context)]
    return [value]  # type: ignore[list-item]


# Attributes -----------------------------------------------------------------------------------------------------------

#: By context id: what strings and sequences of strings were converted to. Raw pointers, which do not keep the context
#: alive; attributes live as long as their context, and `loading` drops the table with it.
CONVERTED: dict[int, dict[Any, Any]] = {}
_from_capsule = ir.Attribute._CAPICreate
_AFFINE_MAP = ir.AffineMap


def attribute_converter(where: str, constraint: AttrConstraint) -> Callable[[object, ir.Context | None], ir.Attribute]:
    """The function that converts Python values to the attribute in a context; it remembers strings and lists of them."""
    convert, test, summary = constraint.convert, constraint.test, constraint.summary

    def run(value: Any, context: ir.Context | None) -> ir.Attribute:
        kind = value.__class__
        key: tuple[object, ...] | None
        table: dict[Any, Any] | None
        key = table = known = None
        if context is None:
            context = ir.Context.current
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
            if context is None or _current_is(context):
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


# Successors and a spec's own functions --------------------------------------------------------------------------------


def successor(where: str, value: object) -> ir.Block:
    """The block that an op branches to."""
    if not isinstance(value, ir.Block):
        raise refusal(where, "a Block", value)
    return value


def successors(where: str, values: object) -> list[ir.Block]:
    """The blocks of a variadic successor."""
    items = _items(values)
    if items is None:
        raise refusal(where.replace("successor", "successors"), "a sequence of blocks", values)
    return [successor(where, value) for value in items]


def naming(op: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """A spec's own function, with the op's name in what it raises."""

    def run(*arguments: Any) -> Any:
        try:
            # Types such as vectors ask for a location, and the builder may have one as an argument only.
            with ir.Location.unknown(_context_of(arguments)):
                return function(*arguments)
        except (TypeError, ValueError) as error:
            raise type(error)(f"'{op}': {error}") from None

    return run


def _context_of(arguments: Iterable[object]) -> ir.Context:
    """The context of the first type or attribute among the arguments, which may be in lists and dictionaries."""
    for argument in arguments:
        if isinstance(argument, (ir.Type, ir.Attribute)):
            return argument.context
        if argument and isinstance(argument, (dict, list)):
            inner = _context_of(argument.values() if isinstance(argument, dict) else argument)
            if inner is not None:
                return inner
    return ir.Context.current
