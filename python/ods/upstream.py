"""Signatures of the host's ops, read off the classes and builders that ODS generated for it.

Roles, order, optionality and the kinds of plain attributes are in their annotations; what more is known of an op (that an
operand is an index, that a result has an operand's type) comes from a table of constraints.
"""

from __future__ import annotations

import inspect
import types
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from gpuir.host import ir
from gpuir.ods import constraints as c
from gpuir.ods.constraints import AttrConstraint, TypeConstraint
from gpuir.ods.signature import REQUIRED, Arity, Parameter, Returns, Role, Signature

#: The pair of parameters that asynchronous ops have in front of their operands.
ASYNC_PAIR = ("async_token", "async_dependencies")


class SameAs(TypeConstraint):
    """A result that has the type of an operand, or of a variadic's first value."""

    def __init__(self, operand: str):
        super().__init__(f"the type of {operand}")
        self.operand = operand


class ElementOf(TypeConstraint):
    """An operand whose numbers have the element type of another parameter: of a value's type, or of a type."""

    def __init__(self, peer: str):
        super().__init__(f"an element of {peer}")
        self.peer = peer


# Annotations ----------------------------------------------------------------------------------------------------------


def _base(annotation: object) -> object:
    """``Value`` of ``Value[IndexType]``."""
    origin = typing.get_origin(annotation)
    return ir.Value if origin is ir.Value else annotation


def _alternatives(annotation: object) -> list[object]:
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return list(typing.get_args(annotation))
    return [annotation]


def _role(annotation: object) -> tuple[Role, Arity]:
    """Role and arity of a parameter of a generated constructor."""
    alternatives = _alternatives(annotation)
    arity: Arity = "optional" if type(None) in alternatives else "one"
    rest = [a for a in alternatives if a is not type(None)]
    if len(rest) == 1:
        element = rest[0]
        if typing.get_origin(element) in (Sequence, list):
            (element,), arity = typing.get_args(element), "variadic"
        roles: list[tuple[object, Role]] = [(ir.Type, "result"), (ir.Value, "operand"), (ir.Block, "successor")]
        for kind, role in roles:
            if _base(element) is kind:
                return role, arity
        if element is int:
            return "regions", "one"
    return "attribute", "one" if arity == "variadic" else arity


def _plain(annotation: object) -> AttrConstraint | None:
    """The constraint behind an attribute's annotation; None where that leaves open what the attribute is."""
    rest = {a for a in _alternatives(annotation) if a is not type(None)}
    if rest == {bool}:
        return c.UnitAttr
    for constraint, python in ((c.BoolAttr, bool), (c.StrAttr, str), (c.TypeAttr, ir.Type)):
        if rest == {python, *constraint.classes}:
            return constraint
    return None


# Signatures -----------------------------------------------------------------------------------------------------------


def signature_of(
    view: type[ir.OpView],
    function: Callable[..., object] | None = None,
    constraints: Mapping[str, TypeConstraint | AttrConstraint] = types.MappingProxyType({}),
    defaults: Mapping[str, object] = types.MappingProxyType({}),
) -> Signature:
    """The signature of a host's op.

    Args:
        view: the generated class.
        function: its generated builder, whose parameters are named by Python's rules; the class's names without it.
        constraints: what is known of parameters besides the class's annotations.
        defaults: values of parameters that may be left out where they are the last ones.
    """
    given = [p for n, p in inspect.signature(view.__init__).parameters.items() if n not in ("self", "loc", "ip")]
    names = [p.name for p in given]
    if function is not None:
        names = [n for n in inspect.signature(function).parameters if n not in ("loc", "ip")]
    full = [_parameter(name, p, constraints.get(name)) for name, p in zip(names, given, strict=True)]
    host_form = tuple(p.name for p in full if not p.keyword)
    is_async = set(ASYNC_PAIR) <= set(host_form)
    short: list[Parameter] = []
    keyword: list[Parameter] = []
    for parameter in full:
        follows = parameter.role == "result" and (
            isinstance(parameter.constraint, SameAs) or getattr(parameter.constraint, "text", None) is not None
        )
        if not parameter.keyword and (follows or (is_async and parameter.name in ASYNC_PAIR)):
            keyword.append(_replaced(parameter, None, keyword=True))
        else:
            (keyword if parameter.keyword else short).append(parameter)
    for index in reversed(range(len(short))):
        parameter = short[index]
        if parameter.name in defaults:
            short[index] = _replaced(parameter, defaults[parameter.name])
        elif parameter.role == "operand" and parameter.arity == "variadic":
            short[index] = _replaced(parameter, ())
        else:
            break
    results = tuple(p for p in full if p.role == "result" and p.name != "results")
    return Signature(
        view.OPERATION_NAME, (*short, *keyword), results,
        host_form if len(short) != len(host_form) else (), _returns(view, full, is_async),
        inspect.cleandoc(view.__doc__ or ""),
    )  # fmt: skip


def _replaced(parameter: Parameter, default: object, *, keyword: bool = False) -> Parameter:
    p = parameter
    return Parameter(p.name, p.role, p.ir_name, p.arity, p.constraint, default, keyword)


def _parameter(name: str, found: inspect.Parameter, constraint: TypeConstraint | AttrConstraint | None) -> Parameter:
    role, arity = _role(found.annotation)
    if role == "attribute":
        constraint = constraint or _plain(found.annotation)
    keyword = found.kind is found.KEYWORD_ONLY
    default = REQUIRED if found.default is found.empty else found.default
    return Parameter(name, role, found.name, arity, constraint, default, keyword)


def _returns(view: type[ir.OpView], parameters: Iterable[Parameter], is_async: bool) -> Returns:
    """What the host's builder gives; inside a stream, and with a token, asynchronous ops give something else."""
    results = [p for p in parameters if p.role == "result"]
    if (
        is_async
        or view._ODS_RESULT_SEGMENTS is not None
        or any(p.arity == "variadic" for p in results if p.name != "results")
    ):
        return "varies"
    if any(p.name == "results" for p in results):  # inferred; accessors tell how many
        accessors = [v for base in view.__mro__ for v in vars(base).values() if isinstance(v, property)]
        count = sum(_gives_result(accessor.fget) for accessor in accessors)
        # A result that is named like the host's own accessor has none.
        return "result" if count <= 1 else "varies"
    return "op" if not results else "result" if len(results) == 1 else "results"


def _gives_result(function: Any) -> bool:
    return "OpResult" in str(getattr(function, "__annotations__", {}).get("return"))
