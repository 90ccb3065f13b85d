"""The stubs of schedules, whose methods are the transform ops that the host has. `scripts/generate.py --host` writes them."""

from __future__ import annotations

import inspect
from typing import Any

import gpuir
from gpuir.host import ir
from gpuir.ods.hints import Scope
from gpuir.ods.stub_model import Class, Declaration, Function, Module, Parameter, Property, Variable
from gpuir.ods.stubs import KEYWORD_ONLY, SELF, declared, members_of
from gpuir.schedules import building, convert, handles, ops
from gpuir.schedules.catalogue import Argument, OpEntry, methods, short_names
from gpuir.schedules.values import TYPES, kind_of, required_type

#: What is taken for an attribute, by the function that converts it or by the model's word. Attributes are taken everywhere.
_HINTS: dict[Any, str] = {
    convert.memory_space: "str | int",
    convert.mapping: "str | Sequence[str | ir.Attribute]",
    convert.type_of: "ir.Type | str",
    convert._types: "ir.Type | str | Sequence[ir.Type | str]",
    "bool": "bool", "int": "int", "str": "str", "Sequence[int]": "Sequence[int]", "Sequence[bool]": "Sequence[bool]",
    "Sequence[str]": "str | Sequence[str]", "Type": "ir.Type | str",
}  # fmt: skip
_HANDLE = "Handle | Results"
_GIVEN = f"{_HANDLE} | int | ir.Attribute"
_TYPE = "ir.Type | str | type[ir.OpView]"
_KINDS = {"op": "OpHandle", "param": "ParamHandle", "value": "ValueHandle"}


def _attribute(op: str, argument: Argument) -> str:
    """What an attribute may be given as, without ``ir.Attribute``."""
    field = argument.field
    if convert.enum_of(op, field.name) is not None:
        return "str | int"
    return _HINTS.get(convert._BY_NAME.get(field.name) or field.python.partition(" | ")[0], "")


def _given(op: str, argument: Argument) -> str:
    """The type of a method's argument."""
    if argument.field.role == "attribute":
        words = _attribute(op, argument)
        return f"{words} | ir.Attribute" if words else "Any"
    if argument.static is not None:
        if not argument.field.variadic:
            return f"int | {_HANDLE}"
        return f"Sequence[int | {_HANDLE}]" + (f" | {_HANDLE}" if argument.packed else "")
    return f"Sequence[{_GIVEN}] | {_GIVEN}" if argument.field.variadic else _GIVEN


def _method(entry: OpEntry, name: str) -> Function:
    """The method of a transform op, with the arguments of the op and what these may be."""
    arguments = {argument.name: argument for argument in entry.arguments}
    results = {field.name: field for field in entry.results}
    taken = [SELF]
    for parameter in list(entry.signature.parameters.values())[1:]:
        if parameter.kind is parameter.KEYWORD_ONLY and KEYWORD_ONLY not in taken:
            taken.append(KEYWORD_ONLY)
        if parameter.name in arguments:
            hint = _given(entry.name, arguments[parameter.name])
        else:
            hint = f"int | Sequence[{_TYPE}]" if results[parameter.name].variadic else _TYPE
        optional = parameter.default is not parameter.empty
        none = " | None" if optional and hint != "Any" else ""
        taken.append(Parameter(parameter.name, hint + none, "None" if optional else ""))
    return Function(name, taken, _returned(entry), f"`{entry.name}`")


def _returned(entry: OpEntry) -> str:
    """What a call returns: the handle itself where the op has no results."""
    if not entry.results:
        return "OpHandle"
    if not all(field.required for field in entry.results):
        return "Any"  # the host infers how many there are
    if len(entry.results) > 1:
        return "Results"
    with gpuir.Context():
        kind = _KINDS[kind_of(ir.Type.parse(required_type(entry.name, entry.results[0].name) or TYPES["op"]))]
    return f"tuple[{kind}, ...]" if entry.results[0].variadic else kind


def _class_name(path: str) -> str:
    return "_" + "".join(part.title().replace("_", "") for part in path.split("."))


def _namespaces() -> list[str]:
    """Paths below which ops are, the inner ones first."""
    paths = {name.rpartition(".")[0] for name in methods() if "." in name}
    paths |= {path.rpartition(".")[0] for path in paths}
    return sorted(paths - {""}, key=lambda path: (-path.count("."), path))


def _namespace(path: str) -> Class:
    members: list[Declaration] = [
        Property(other.rpartition(".")[2], _class_name(other))
        for other in _namespaces()
        if other.rpartition(".")[0] == path
    ]
    if path in methods():
        members.append(_method(methods()[path], "__call__"))
    for name, entry in methods().items():
        if name.rpartition(".")[0] == path and name not in _namespaces():
            members.append(_method(entry, entry.method_name))
    return Class(_class_name(path), members=members)


def _steps() -> Class:
    """The class with the methods that every handle has, and a schedule."""
    by_hand = {*dir(object), *vars(handles.Handle), *vars(ops.OpHandle), *vars(building.Schedule)}
    members: list[Declaration] = [
        Property(path, _class_name(path)) for path in _namespaces() if "." not in path and path not in by_hand
    ]
    for name, entries in sorted(short_names().items()):
        if len(entries) == 1 and name not in by_hand and name not in _namespaces():
            members.append(_method(entries[0], name))
    return Class("_Steps", doc="The transform ops: those whose name is one op's.", members=members)


def _by_hand(cls: Any, base: str, scope: Scope, *more: Declaration) -> Class:
    return Class(cls.__name__, [base], inspect.getdoc(cls), [*more, *members_of(cls, scope, set())])


def schedule_handles(origin: str) -> Module:
    """The stub of gpuir.schedules.handles: the transform ops are methods of handles."""
    scope = Scope("gpuir.schedules.handles")
    for name, module in (("Sequence", "collections.abc"), ("Any", "typing"), ("OpHandle", "gpuir.schedules.ops")):
        scope.use(module, name)
    scope.host("Type")
    made = Function("__init__", [SELF, Parameter("value", "ir.Value"), Parameter("schedule", "Schedule")])
    scope.use("gpuir.schedules.building", "Schedule")
    variables = [Variable("kind", "str"), Variable("value", "ir.Value"), Variable("schedule", "Schedule")]
    named = [Variable("_fields", "tuple[str, ...]"), Variable("main", "OpHandle")]
    by_name = Function("__getattr__", [SELF, Parameter("name", "str")], "Any")
    module = Module(scope, origin)
    module.members = [
        Variable("MAIN", "dict[str, str]"),
        *map(_namespace, _namespaces()),
        _steps(),
        _by_hand(
            handles.Handle, f"{scope.use('gpuir.schedules.values', 'ScriptValue')}, _Steps", scope, *variables, made
        ),
        _by_hand(handles.ParamHandle, "Handle", scope),
        _by_hand(handles.ValueHandle, "Handle", scope),
        _by_hand(handles.Results, "tuple[Any, ...]", scope, *named, by_name),
    ]
    for name in ("handle", "call", "loop_counts", "returned"):
        module.members.append(declared(getattr(handles, name), name, scope))
    return module


def schedule_building(origin: str) -> Module:
    """The stub of gpuir.schedules.building: a schedule has the methods of its root."""
    scope = Scope("gpuir.schedules.building")
    own = {name for name in vars(building.Schedule) if not name.startswith("_")}
    context = Parameter("context", f"{scope.host('Context')} | None", "None")
    sequence = scope.use("gpuir.schedules.bodies", "NamedSequence")
    variables = {
        "context": scope.host("Context"),
        "module": scope.host("Module"),
        "root": scope.use("gpuir.schedules.ops", "OpHandle"),
        "sequences": f"dict[str, {sequence}]",
        "marks": "set[str]",
    }
    members: list[Declaration] = [
        *(Variable(name, type) for name, type in variables.items()),
        Function("__init__", [SELF, context]),
        Function("__enter__", [SELF], "Schedule"),
        Function("__exit__", [SELF, Parameter("*exception", "object")]),
        Function("verify", [SELF]),  # a name that the classes of a dialect have from their base
    ]
    for cls in (ops.OpHandle, handles.Handle):
        members += members_of(cls, scope, own)
        own |= set(vars(cls))
    schedule = _by_hand(building.Schedule, scope.use("gpuir.schedules.handles", "_Steps"), scope, *members)
    return Module(scope, origin, [Variable("ENTRY", "str"), schedule])


def schedule_stubs(origin: str) -> dict[str, Module]:
    """The stubs by the names of their modules; `origin` says in them what they follow from."""
    return {
        "gpuir.schedules.handles": schedule_handles(origin),
        "gpuir.schedules.building": schedule_building(origin),
    }
