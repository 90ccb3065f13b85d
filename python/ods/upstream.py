"""Builders of the host's ops that take Python values, from the classes that ODS generated for the host.

Roles, order, optionality and the kinds of plain attributes are in the annotations of a class; what more is known of an op
(that an operand is an index, that a result has an operand's type) comes from constraints:

broadcast = builder("vector.broadcast", vector=AnyVector, source=F32)
"""

from __future__ import annotations

import difflib
import inspect
import types
import typing
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, TypeGuard

from gpuir import host
from gpuir.errors import SpecError
from gpuir.host import ir
from gpuir.ods import arguments
from gpuir.ods import constraints as c
from gpuir.ods.codegen import OP, RESULT, BuilderSource, Function, Namespace, deferred, indented, list_source
from gpuir.ods.constraints import AttrConstraint, TypeConstraint
from gpuir.ods.operation import Arity
from gpuir.ods.signature import REQUIRED, Parameter, Returns, Role, Signature

#: The pair of parameters that asynchronous ops have in front of their operands.
ASYNC_PAIR = ("async_token", "async_dependencies")

if TYPE_CHECKING:

    class HostView(ir.OpView):
        """A class that ODS generated for the host."""

        OPERATION_NAME: ClassVar[str]
        _ODS_REGIONS: ClassVar[tuple[int, bool]]
        _ODS_OPERAND_SEGMENTS: ClassVar[Sequence[int] | None]
        _ODS_RESULT_SEGMENTS: ClassVar[Sequence[int] | None]


Constraint = TypeConstraint | AttrConstraint
Constraints = Mapping[str, Constraint]


class SameAs(TypeConstraint):
    """A result that has the type of an operand, or of a variadic's first value."""

    def __init__(self, operand: str):
        super().__init__(f"the type of {operand}")
        self.operand = operand


class ElementOf(TypeConstraint):
    """An operand whose numbers have the element type of another parameter: of a value's type, or of a type."""

    takes_numbers = True

    def __init__(self, peer: str):
        super().__init__(f"an element of {peer}")
        self.peer = peer

    def number_type(self, peer: Any, context: ir.Context | None) -> ir.Type:
        return (peer.type if isinstance(peer, ir.Value) else peer).element_type


def attribute_of(cls: Any) -> AttrConstraint:
    """An attribute of that class, or what its `get` takes."""

    def convert(value: Any) -> ir.Attribute:
        try:
            return cls.get(value)
        except (TypeError, ValueError) as error:
            # "DimensionAttr.get: parameter 'value': expected ..." is about the builder's argument.
            raise type(error)(str(error).rpartition(": ")[2]) from None

    python = f"{cls.__name__} | str | int"
    return AttrConstraint(cls.__name__, lambda a: isinstance(a, cls), convert, python=python, classes=(cls,))


# Annotations ----------------------------------------------------------------------------------------------------------


def _base(annotation: object) -> object:
    """``Value`` of ``Value[IndexType]``."""
    origin = typing.get_origin(annotation)
    return ir.Value if origin is ir.Value else annotation


def _alternatives(annotation: object) -> list[object]:
    if typing.get_origin(annotation) in (typing.Union, types.UnionType):
        return list(typing.get_args(annotation))
    return [annotation]


def role_of(annotation: object) -> tuple[Role, Arity]:
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


#: Attributes that only the host's class can make, since its annotations leave open of what type: it is handed what Python
#: has. By the annotation's first alternative, in its words.
_HANDED = {
    python: AttrConstraint(f"an attribute of {python}", convert=lambda value: value, python=python)
    for python in (
        "int",
        "str",
        "dict",
        "Sequence[int]",
        "Sequence[bool]",
        "Sequence[str]",
        "Sequence[Attribute]",
        "Any",
    )
}


def _plain(annotation: object) -> AttrConstraint:
    """The constraint behind an attribute's annotation."""
    rest = [a for a in _alternatives(annotation) if a is not type(None)]
    if rest == [bool]:
        return c.UnitAttr
    for constraint, python in ((c.BoolAttr, bool), (c.StrAttr, str), (c.TypeAttr, ir.Type)):
        if set(rest) == {python, *constraint.classes}:
            return constraint
    inside = typing.get_args(rest[0])
    first = getattr(inside[0] if inside else rest[0], "__name__", "Any")
    return _HANDED.get(f"Sequence[{first}]" if inside else first, _HANDED["Any"])


# Signatures -----------------------------------------------------------------------------------------------------------


def signature_of(
    view: type[HostView],
    function: Callable[..., object] | None = None,
    constraints: Constraints = types.MappingProxyType({}),
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


def _parameter(name: str, declared: inspect.Parameter, constraint: Constraint | None) -> Parameter:
    role, arity = role_of(declared.annotation)
    if role == "attribute":
        constraint = constraint or _plain(declared.annotation)
    keyword = declared.kind is declared.KEYWORD_ONLY
    default = REQUIRED if declared.default is declared.empty else declared.default
    return Parameter(name, role, declared.name, arity, constraint, default, keyword)


def _returns(view: type[HostView], parameters: Iterable[Parameter], is_async: bool) -> Returns:
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


# Builders -------------------------------------------------------------------------------------------------------------


class Stream(Protocol):
    """What asynchronous ops go into, one after the other."""

    def take(self, name: str, loc: ir.Location | None, ip: ir.InsertionPoint | None) -> tuple[ir.Type, list[ir.Value]]:
        """The token's type and the dependencies of the next op."""

    def give(self, op: ir.Operation) -> object:
        """Takes the op's token; gives its other results, or the op itself."""


class Streams(Protocol):
    """Where the stream of the running thread is."""

    @property
    def stream(self) -> Stream | None: ...


class HostBuilder(BuilderSource):
    """The builder of an op of the host.

    It makes the op past the host's class, which is quicker, where it can make all attributes; else the class does. The
    types of values are tested before, since the host's verifier speaks of operands by their numbers.
    """

    words: ClassVar = {**BuilderSource.words, "attribute": "argument"}
    checked = True

    def __init__(self, signature: Signature, view: type[HostView], streams: Streams | None = None):
        super().__init__(signature)
        self.view = view
        self.names.update(streams=streams, view=view, bind=partial(bind, signature))
        self.is_async = set(ASYNC_PAIR) <= set(signature.host_form)
        self.by_class = any(p.constraint in _HANDED.values() for p in signature.of("attribute"))
        self.inferred = "results" in signature

    def where(self, parameter: Parameter) -> str:
        return f"'{self.signature.op}' {self.words[parameter.role]} '{parameter.name}'"

    @property
    def parameter_list(self) -> str:
        """The parameters; of a builder that takes two forms positional ones come as a tuple, which tells them apart."""
        if not self.signature.host_form:
            return self.signature.parameter_list()
        keyword = [p.name for p in self.signature.keyword if p.name not in self.signature.host_form]
        return ", ".join(["*args", *(f"{name}=None" for name in (*keyword, "loc", "ip")), "**named"])

    def head(self) -> list[str]:
        return [
            *self._forms(),
            *self._stream(),
            "try: context = None if loc is None else loc.context",
            "except AttributeError: check_location(loc)",
        ]

    def _forms(self) -> list[str]:
        full, short = self.signature.host_form, [p.name for p in self.signature.positional]
        if not full:
            return []
        rest = [name for name in full if name not in short]
        return [
            f"if not named and len(args) == {len(full)}: {', '.join(full)}, = args",
            f"elif not named and len(args) == {len(short)}:",
            *indented([f"{', '.join(short)}, = args"] if short else []),
            f"    {' = '.join(rest)} = None",
            f"else: {', '.join(full)}, = bind(args, named)",
        ]

    def _stream(self) -> list[str]:
        if not self.is_async:
            return []
        return [
            "stream = streams.stream",
            "if stream is not None:",
            "    if async_token is None and async_dependencies is None:",
            f"        async_token, async_dependencies = stream.take({self.signature.op!r}, loc, ip)",
            "    else: stream = None",
            "if async_dependencies is None: async_dependencies = ()",
        ]

    def tests(self) -> list[str]:
        conditions = []
        for p in self.signature.of("operand", "result"):
            element = self._test(p, f"{p.name}.type") if p.role == "operand" else self._test(p, p.name)
            if not element:
                continue
            if p.arity == "variadic":
                first, each = (self._test(p, f"{x}.type") for x in (f"{p.name}[0]", "value"))
                alike = f"({first} and (len({p.name}) == 1 or all([{each} for value in {p.name}])))"
                conditions.append(
                    f"({p.name}.__class__ is list or {p.name}.__class__ is tuple) and (not {p.name} or {alike})"
                )
            else:
                conditions.append(element if p.required else f"({p.name} is None or {element})")
        return conditions

    def _test(self, p: Parameter, type: str) -> str:
        """Source of the test of one type; "" where any will do."""
        constraint = p.constraint
        if (
            not isinstance(constraint, TypeConstraint)
            or constraint is c.AnyType
            or isinstance(constraint, (SameAs, ElementOf))
        ):
            return ""
        if p.role == "result" and constraint.text is not None and p.arity == "one":
            return ""  # it follows
        if not constraint.classes:
            self.names[f"accepts_{p.name}"] = constraint.test
            return f"accepts_{p.name}({type})"
        self.names[f"classes_{p.name}"] = (
            constraint.classes[0] if len(constraint.classes) == 1 else frozenset(constraint.classes)
        )
        test = f"{'is' if len(constraint.classes) == 1 else 'in'} classes_{p.name}"
        if constraint.check:
            return f"(t := {type}).__class__ {test} and {constraint.check}"
        return f"{type}.__class__ {test}"

    def attributes(self) -> list[str]:
        return [] if self.by_class else super().attributes()

    def needs_attributes(self) -> bool:
        return self.view._ODS_OPERAND_SEGMENTS is not None or self.view._ODS_RESULT_SEGMENTS is not None

    def converter(self, p: Parameter) -> Function:
        constraint = p.constraint or c.AnyType
        if p.role == "operand" and isinstance(constraint, ElementOf):
            where = self.where(p)
            return lambda value, loc, ip, peer: arguments.operand(where, value, constraint, loc, ip, peer=peer)
        return super().converter(p)

    def conversion(self, p: Parameter) -> str:
        if isinstance(p.constraint, ElementOf):
            return f"{p.name} = convert_{p.name}({p.name}, loc, ip, {p.constraint.peer})"
        return super().conversion(p)

    def result_constraint(self, p: Parameter) -> TypeConstraint | None:
        constraint = p.constraint
        if not isinstance(constraint, TypeConstraint) or (constraint.text is not None and p.arity == "one"):
            return None
        return constraint

    def body(self) -> list[str]:
        lines = [self._derived(p) for p in self.signature.results if p.arity == "one" and _follows(p)]
        if self.by_class:
            given = ", ".join(f"{p.ir_name}={p.name}" for p in self.signature)
            return [*lines, f"op = view({given}, loc=loc, ip=ip).operation".replace("view(, ", "view(")]
        operands = [p for p in self._in_order() if p.role == "operand"]
        results = [p for p in self._in_order() if p.role == "result" and p.name != "results"]
        for sizes, declared, name in (
            (self.view._ODS_OPERAND_SEGMENTS, operands, "operandSegmentSizes"),
            (self.view._ODS_RESULT_SEGMENTS, results, "resultSegmentSizes"),
        ):
            if sizes is not None:
                lines.append(f"attributes[{name!r}] = segments([{', '.join(map(_size, declared))}], context)")
        types = "results" if self.inferred else list_source([(p.name, p.arity) for p in results])
        successors = ", ".join(("*" if p.arity == "variadic" else "") + p.name for p in self.signature.of("successor"))
        values = list_source([(p.name, p.arity) for p in operands])
        lines.append(
            f"op = create({self.signature.op!r}, {types}, {values}, attributes, "
            f"{f'[{successors}]' if successors else None}, {self.view._ODS_REGIONS[0]}, loc, ip"
            f"{', results is None' if self.inferred else ''})"
        )
        return lines

    def _in_order(self) -> list[Parameter]:
        """The parameters in the order of the host's class, which is the op's."""
        names = [n for n in self.signature.host_form if n not in (p.name for p in self.signature.positional)]
        if not names:
            return list(self.signature)
        listed = [self.signature[name] for name in self.signature.host_form]
        return [*listed, *(p for p in self.signature if p.name not in self.signature.host_form)]

    def _derived(self, p: Parameter) -> str:
        if isinstance(p.constraint, SameAs):
            several = self.signature[p.constraint.operand].arity == "variadic"
            return f"if {p.name} is None: {p.name} = {p.constraint.operand}{'[0]' if several else ''}.type"
        return f"if {p.name} is None: {p.name} = parse_type({getattr(p.constraint, 'text', None)!r}, context)"

    def returned(self) -> list[str]:
        """The lines behind the op's making."""
        several = [
            "results = op.results",
            f"return results[0] if len(results) == 1 else results if len(results) else {OP}",
        ]
        known = {"op": [f"return {OP}"], "result": [f"return {RESULT}"], "results": ["return op.results"]}
        if not self.is_async or self.view._ODS_RESULT_SEGMENTS is not None:
            lines = known.get(self.signature.returns, several)
        else:
            count = sum(p.name != "async_token" for p in self.signature.results)
            without = (OP, RESULT, "op.results")[min(count, 2)]
            lines = [f"return {without} if async_token is None else {'op.results' if count else RESULT}"]
        return [*(["if stream is not None: return stream.give(op)"] if self.is_async else []), *lines]


def _follows(p: Parameter) -> bool:
    """Whether the type of the result need not be given."""
    return isinstance(p.constraint, SameAs) or getattr(p.constraint, "text", None) is not None


def _size(p: Parameter) -> str:
    """Source of the number of values of an operand, or of types of a result."""
    return {"one": "1", "optional": f"{p.name} is not None", "variadic": f"len({p.name})"}[p.arity]


def bind(signature: Signature, args: tuple[object, ...], named: dict[str, object]) -> list[object]:
    """The values of the host's positional parameters for any call: the short form's, or all of the host's."""
    full, short = signature.host_form, [p.name for p in signature.positional]

    def refuse(what: str) -> None:
        keyword = [p.name for p in signature.keyword if p.name not in full]
        raise TypeError(f"'{signature.op}': {what}; it takes ({', '.join([*short, *keyword])})")

    if len(args) + len(named) == len(full) and all(name in full[len(args) :] for name in named):
        values = dict(zip(full, args)) | named
    else:
        values = dict(zip(short, args))
        if len(args) > len(short):
            refuse(f"takes {len(short)} positional arguments but {len(args)} were given")
        for name, value in named.items():
            if name in values or name not in full:
                refuse(f"got {'multiple values for' if name in values else 'an unexpected keyword'} argument '{name}'")
            values[name] = value
        missing = [p.name for p in signature.positional if p.name not in values and p.required]
        if missing:
            refuse(f"missing required argument{'s' * (len(missing) > 1)}: {', '.join(map(repr, missing))}")
    defaults = {p.name: p.default for p in signature.positional if not p.required}
    return [values.get(name, defaults.get(name)) for name in full]


def _is_view(value: object) -> TypeGuard[type[HostView]]:
    return isinstance(value, type) and issubclass(value, ir.OpView) and value is not ir.OpView


def _classes(module: types.ModuleType) -> dict[str, type[HostView]]:
    """The host's op classes by the op's name; the last one wins, which is the extended one."""
    return {value.OPERATION_NAME: value for value in list(vars(module).values()) if _is_view(value)}


def _flat(name: str) -> str:
    return name.replace(".", "_")


def builder(
    op: str, *, defaults: Mapping[str, object] = types.MappingProxyType({}), **constraints: Constraint
) -> Function:
    """The builder of an op of the host that takes Python values; it has the host's parameters.

    Args:
        op: the op's full name, e.g. ``"vector.broadcast"``.
        defaults: values of parameters that may be left out where they are the last ones.
        constraints: by parameter what is known of it besides the host's annotations: a type constraint for the values of an
            operand or the type of a result (whose type is left out if only one will do, or is an operand's, `SameAs`), an
            attribute constraint for an attribute.
    """
    module = host.module(f"dialects._{op.partition('.')[0]}_ops_gen")
    view = _classes(module).get(op)
    if view is None:
        near = difflib.get_close_matches(op, _classes(module), n=3)
        hint = f", did you mean {' or '.join(near)}?" if near else ""
        raise SpecError(f"the host '{host.name}' has no op '{op}'{hint}")
    name = _flat(op.partition(".")[2])
    function = getattr(module, name, None) or getattr(module, f"{name}_", None)
    return _build(view, function, name, constraints, defaults)


def _build(
    view: type[HostView],
    function: Function | None,
    name: str,
    constraints: Constraints,
    defaults: Mapping[str, object],
    shared: Constraints = types.MappingProxyType({}),
    streams: Streams | None = None,
) -> Function:
    signature = signature_of(view, function, {**shared, **constraints}, defaults)
    unknown = [parameter for parameter in constraints if parameter not in signature]
    if unknown:
        takes = ", ".join(p.name for p in signature)
        raise SpecError(f"'{signature.op}' has no parameter '{unknown[0]}'; it takes ({takes})")
    source = HostBuilder(signature, view, streams)

    def write() -> tuple[list[str], Namespace]:
        return source.lines(source.returned()), source.names

    made = deferred(signature, name, write, source.parameter_list)
    made.__doc__ = signature.doc
    made.signature = signature  # type: ignore[attr-defined]
    return made


def builders(
    module: types.ModuleType,
    table: Mapping[str, Constraints],
    exported: str,
    *,
    shared: Constraints = types.MappingProxyType({}),
    defaults: Mapping[str, object] = types.MappingProxyType({}),
    streams: Streams | None = None,
) -> dict[str, Function]:
    """A builder for each op of the table that the host has, by the function's name.

    Args:
        module: the host's module with the generated classes and builders.
        table: by function name the constraints of its parameters.
        exported: the module that the functions say they are from.
        shared: constraints of parameters of that name of every op.
        streams: where the stream is that asynchronous ops go into.
    """
    classes, by_name = _classes(module), {}
    prefix = f"{module._Dialect.DIALECT_NAMESPACE}."
    by_function = {_flat(name): name for name in classes if name.startswith(prefix)}
    for name, constraints in table.items():
        op = by_function.get(prefix.replace(".", "_") + name.rstrip("_"))
        function = getattr(module, name, None)
        if op is not None and function is not None:
            by_name[name] = made = _build(classes[op], function, name, constraints, defaults, shared, streams)
            made.__module__ = exported
    return by_name
