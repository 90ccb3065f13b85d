"""Python values for the operands of the host's own op classes: ``arith.addi(i, 1)``, ``arith.cmpi("slt", i, n)``.

`gpuir.dialects.arith` is the host's module, the same object, so what its classes take is widened in place: only calls that
the host refuses are tried again, with constants in the place of numbers and cases in the place of their names. A number's
type is the one that the annotation of its parameter has, or that of the operands beside it.
"""

from __future__ import annotations

import enum
import functools
import inspect
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from gpuir import host
from gpuir.collecting import no_collections
from gpuir.host import ir
from gpuir.ods import arguments
from gpuir.ods.codegen import may_miss_location
from gpuir.ods.detached import LOOSE, hold, loosen
from gpuir.ods.refusals import amended, check_location, check_point, refusing
from gpuir.ods.terminators import refuse_open
from gpuir.ods.watch import WATCH, check, quick_test

if TYPE_CHECKING:
    from gpuir.ods.upstream import HostView

_NUMBERS = (int, float)
_CONDITIONS = ("condition", "cond")
#: Integers that nothing beside them gives a type.
_INDICES = ("scf.for", "scf.parallel")


@no_collections()
def widen(module: types.ModuleType) -> None:
    """Lets the op classes of a module of the host take Python values; once."""
    for view in list(vars(module).values()):
        if not isinstance(view, type) or not issubclass(view, ir.OpView):
            continue
        for cls in view.__mro__[: view.__mro__.index(ir.OpView)]:
            construct = vars(cls).get("__init__")
            if construct is None or hasattr(construct, "__wrapped__") or not hasattr(cls, "OPERATION_NAME"):
                continue  # the last: a base of ops, as `dialects.ext` has one
            if cls.__module__.endswith("_ops_gen"):
                cls.__init__ = _widened(cls, module)  # type: ignore[misc]
            elif cls.__module__.startswith(f"{host.name}."):  # upstream's own over that, which calls it
                cls.__init__ = refusing(cls.OPERATION_NAME, construct)  # type: ignore[misc]
    namespace = module.__name__.rpartition(".")[2]
    for name, function in list(vars(module).items()):
        if (
            isinstance(function, types.FunctionType)
            and function.__module__ == module.__name__
            and not inspect.isgeneratorfunction(function)
            and not hasattr(function, "__wrapped__")
            and "loc" in function.__code__.co_varnames
            and name[0] != "_"
        ):
            setattr(module, name, refusing(f"{namespace}.{name.rstrip('_')}", function))
    loop = getattr(module, "for_", None)
    if loop is not None and not hasattr(loop, "__wrapped__"):
        module.for_ = _ended(loop)  # type: ignore[attr-defined]


def _widened(cls: type[HostView], module: types.ModuleType) -> Callable[..., None]:
    construct = cls.__init__

    @functools.wraps(construct)
    def first_call(self: ir.OpView, *args: Any, **named: Any) -> None:
        cls.__init__ = made = _compiled(cls, module, construct)  # type: ignore[method-assign]
        made(self, *args, **named)

    return first_call


def _compiled(cls: type[HostView], module: types.ModuleType, construct: Callable[..., None]) -> Callable[..., None]:
    """A constructor with the parameters of the host's, so that passing them on costs next to nothing."""
    from gpuir.ods.upstream import role_of  # only programs that build need it

    _, *parameters = inspect.signature(construct).parameters.values()
    defaults = {f"default_{p.name}": p.default for p in parameters if p.default is not p.empty}
    listed, passed, keyword = ["self"], ["self"], False
    for p in parameters:
        if p.kind is p.KEYWORD_ONLY and not keyword:
            keyword = True
            listed.append("*")
        listed.append(f"{p.name}=default_{p.name}" if p.default is not p.empty else p.name)
        passed.append(f"{p.name}={p.name}" if keyword else p.name)
    values = ", ".join(f"{p.name!r}: {p.name}" for p in parameters)
    given = [p.name for p in parameters if p.name not in ("loc", "ip")]
    operands = [p.name for p in parameters if role_of(p.annotation)[0] == "operand"]
    expected = _operand_types(cls)
    tests = [f"not isinstance({name}.type, _type_{name})" for name in expected]
    inferred = ""
    if any(p.name == "results" for p in parameters):
        condition = " or ".join(tests) if tests else "False"
        inferred = f"        if results is not None or {condition}: _check_values({{{values}}})\n"
    check = _CHECKS.get(cls.OPERATION_NAME)
    checked = f"        check_numbers({{{values}}})\n" if check is not None else ""
    source = (
        f"def build({', '.join(listed)}):\n"
        f"    if unlocated and loc is None: loc = here()\n"
        f"    try:\n"
        f"        if {quick_test(given)}: check(loc, ip, {{{values}}})\n"
        f"{inferred}"
        f"{checked}"
        f"        _construct({', '.join(passed)})\n"
        f"        if not self.attached: loosen(self)\n"
        f"        if loose.any: hold({', '.join(operands)})\n"
        f"        return\n"
        f"    except IndexError as _error: reopened(_error, ip)\n"
        f"    except RuntimeError as _error: loc = missed(_error, loc)\n"
        f"    except Exception: pass\n"
        f"    _again(self, {{{values}}})\n"
    )
    scope: dict[str, Any] = {
        **defaults,
        "_construct": construct,
        "check_numbers": check,
        "_check_values": functools.partial(_check_values, cls),
        **{f"_type_{name}": type for name, type in expected.items()},
        "_again": functools.partial(_again, cls, module, construct),
    }
    may_miss_location(cls.OPERATION_NAME, scope)
    exec(compile(source, f"<constructor of {cls.OPERATION_NAME}>", "exec"), scope)
    made: Callable[..., None] = functools.wraps(construct)(scope["build"])
    return made


def _check_basis(values: Mapping[str, Any]) -> None:
    """Refuses numbers of values that the host's verifier does not compare before it reads them."""
    try:
        given = values["dynamic_basis"]
        dynamic = len(given.results) if isinstance(given, (ir.OpView, ir.Operation)) else len(list(given))
        static = list(values["static_basis"])
        results = len(values["multi_index"])
    except TypeError:
        return  # the host says what is wrong
    unknown = static.count(ir.ShapedType.get_dynamic_size())
    if dynamic != unknown or not 0 < len(static) <= results <= len(static) + 1:
        raise ValueError(
            f"'affine.delinearize_index': {results} results, {len(static)} sizes in 'static_basis' of which {unknown} are "
            f"dynamic, and {dynamic} values in 'dynamic_basis': expected a value for each dynamic size, and as many results "
            "as sizes or one more"
        )


#: What is looked at before the host makes an op, of ops that it cannot even verify where this is wrong.
_CHECKS: dict[str, Callable[[Mapping[str, Any]], None]] = {"affine.delinearize_index": _check_basis}


def _operand_types(cls: type[HostView]) -> dict[str, type]:
    """What the host takes the types of operands for, unasked, to infer those of results."""
    parameters = inspect.signature(cls.__init__).parameters
    if "results" not in parameters:
        return {}
    types_ = {}
    for name, parameter in parameters.items():
        arguments_ = typing.get_args(parameter.annotation)
        if typing.get_origin(parameter.annotation) is ir.Value and isinstance(arguments_[0], type):
            types_[name] = arguments_[0]
    return types_


def _check_values(cls: type[HostView], values: Mapping[str, Any]) -> None:
    """Refuses what is no operand, or one from which no type of a result follows, and result types that are too many or too few."""
    from gpuir.ods.upstream import role_of  # only programs that build need it

    results = values.get("results")
    if results is not None and "result" in vars(cls) and (not hasattr(results, "__len__") or len(results) != 1):
        raise arguments.refusal(f"'{cls.OPERATION_NAME}' argument 'results'", "one type", results, ValueError)
    for name, parameter in inspect.signature(cls.__init__).parameters.items():
        if role_of(parameter.annotation) == ("operand", "one") and not isinstance(values[name], arguments.ValueLike):
            raise ValueError(
                f"'{cls.OPERATION_NAME}' operand '{name}' must be a Value or an op with one result, "
                f"got {arguments.shown(values[name])}"
            )
    for name, type in _operand_types(cls).items():
        value = arguments.single(values[name])
        if not isinstance(value, ir.Value) or not isinstance(value.type, type):
            raise arguments.refusal(f"'{cls.OPERATION_NAME}' operand '{name}'", f"a Value of {type.__name__}", value)


def _again(
    cls: type[HostView],
    module: types.ModuleType,
    construct: Callable[..., None],
    view: ir.OpView,
    values: dict[str, Any],
) -> None:
    """Makes the op of what the host has refused: with values for numbers and cases for names, or else for its words."""
    values = _converted(cls, module, values) or values
    check_location(cls.OPERATION_NAME, values["loc"])
    check_point(cls.OPERATION_NAME, values["ip"])
    if WATCH.on:
        check(cls.OPERATION_NAME, values["loc"], values["ip"], values)
    _check_values(cls, values)
    if cls.OPERATION_NAME in _CHECKS:
        _CHECKS[cls.OPERATION_NAME](values)
    while True:
        try:
            construct(view, **values)
            if not view.attached:
                loosen(view)
            if LOOSE.any:
                hold(*values.values())
            return
        except Exception as error:
            values["loc"] = amended(cls.OPERATION_NAME, error, values["loc"], values["ip"])


def _converted(
    cls: type[HostView],
    module: types.ModuleType,
    values: dict[str, Any],
) -> dict[str, Any] | None:
    """The arguments with values for numbers and attributes for names of cases; None where there are none to replace."""
    from gpuir.ods.upstream import role_of  # only programs that build need it

    signature = inspect.signature(cls.__init__)
    roles = {name: role_of(parameter.annotation) for name, parameter in signature.parameters.items()}
    changed = False
    for name, value in list(values.items()):
        role, arity = roles[name]
        if role == "attribute" and isinstance(value, str):
            case = _case(cls.OPERATION_NAME, name, value, module)
            changed, values[name] = (True, case) if case is not None else (changed, value)
        elif role == "operand" and arity != "variadic" and isinstance(value, _NUMBERS):
            changed, values[name] = True, _constant(cls, name, value, values, signature)
        elif role == "operand" and arity == "variadic":
            items = [value] if isinstance(value, (*_NUMBERS, ir.Value)) else value
            if isinstance(items, (list, tuple)) and any(isinstance(item, _NUMBERS) for item in items):
                items = [
                    _constant(cls, name, item, values, signature) if isinstance(item, _NUMBERS) else item
                    for item in items
                ]
            if items is not value:
                changed, values[name] = True, items
    return values if changed else None


def _constant(
    cls: type[HostView], name: str, number: float, values: Mapping[str, Any], signature: inspect.Signature
) -> ir.Value:
    where = f"'{cls.OPERATION_NAME}' operand '{name}'"
    loc, ip = values.get("loc"), values.get("ip")
    with loc.context if loc is not None else ir.Context.current:
        type = _number_type(cls, name, values, signature)
        if type is None:
            raise TypeError(
                f"{where}: nothing tells the type of the number {number!r}: pass a Value, such as arith.constant gives"
            )
        return arguments.constant(where, number, type, loc, ip)


def _number_type(
    cls: type[HostView], name: str, values: Mapping[str, Any], signature: inspect.Signature
) -> ir.Type | None:
    """The type of a number, from its annotation or from the arguments beside it."""
    annotation = _element(signature.parameters[name].annotation)
    kinds = typing.get_args(annotation)
    if kinds == (ir.IndexType,):
        return ir.IndexType.get()
    if name in _CONDITIONS:
        return ir.IntegerType.get_signless(1)
    beside: list[ir.Type] = []
    alike: list[ir.Type] = []
    for other, value in values.items():
        value = arguments.single(value)
        if other == name or other in _CONDITIONS or not isinstance(value, (ir.Value, ir.Type)):
            continue
        type = value.type if isinstance(value, ir.Value) else value
        same = isinstance(value, ir.Value) and _element(signature.parameters[other].annotation) == annotation
        (alike if same else beside).append(type)
    for types_ in (alike, beside):
        choices = {
            type if types_ is alike and not isinstance(type, ir.MemRefType) else _element_type(type) for type in types_
        }
        if len(choices) == 1:
            return choices.pop()
    return ir.IndexType.get() if cls.OPERATION_NAME in _INDICES else None


def _element(annotation: Any) -> Any:
    """``Value[IndexType]`` of an operand's annotation, one or several."""
    for alternative in typing.get_args(annotation) if typing.get_origin(annotation) is typing.Union else (annotation,):
        if alternative is not type(None):
            inside = typing.get_args(alternative)
            several = inside and typing.get_origin(alternative) is not ir.Value
            return inside[0] if several else alternative
    return annotation


def _element_type(type: ir.Type) -> ir.Type:
    return type.element_type if isinstance(type, ir.ShapedType) else type


def _case(op: str, parameter: str, value: str, module: types.ModuleType) -> enum.Enum | None:
    """The case of that name of the enum that belongs to an op's attribute."""
    short = op.partition(".")[2].replace(".", "")
    for cls in list(vars(module).values()):
        if not isinstance(cls, type) or not issubclass(cls, enum.Enum):
            continue
        name = cls.__name__.lower()
        if short in name and parameter in name:
            for case in cls:
                if value in (case.name, str(case)):
                    return case
    return None


def _ended(loop: Callable[..., Iterator[Any]]) -> Callable[..., Iterator[Any]]:
    """The host's loop helper, whose body must yield what it carries."""

    @functools.wraps(loop)
    def ended(*args: Any, **named: Any) -> Iterator[Any]:
        for values in loop(*args, **named):
            yield values
            body = ir.InsertionPoint.current.block
            refuse_open(body.owner.operation, body)

    return ended
