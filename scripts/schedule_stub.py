"""Stubs of schedules: the transform ops are methods of handles, which the host's op classes make at run time.

Each method has the arguments of the op and what these may be, by the constraints that the host converts them with. What
kind of handle a result is says a script in which the op is written once. `scripts/generate.py --host` writes them.
"""

from __future__ import annotations

import contextlib
import importlib.metadata
import inspect
from typing import Any

import gpuir
from gpuir import host
from gpuir.ods import stubs
from gpuir.ods.hints import Scope
from gpuir.schedules import ScheduleError, building, convert, emission, handles, ops
from gpuir.schedules.catalogue import Argument, OpEntry, methods, short_names

#: What the host's constructor is handed, by the function that converts it. Attributes are taken everywhere.
_HINTS: dict[Any, str] = {
    convert.memory_space: "str | int",
    convert.mapping: "str | Sequence[str | ir.Attribute]",
    convert.type_of: "ir.Type | str",
    convert._types: "ir.Type | str | Sequence[ir.Type | str]",
    convert._bool: "bool",
    convert._string: "str",
    convert._strings: "str | Sequence[str]",
    convert.ints: "Sequence[int]",
    convert._bools: "Sequence[bool]",
}
#: A value for each, with which an op can be written for a trial.
_TRIALS = {"str": "x", "bool": False, "int": 1, "Sequence[int]": [1], "Sequence[bool]": [False]}
_HANDLE = "Handle | Results"
_GIVEN = f"{_HANDLE} | int | ir.Attribute"
_TYPE = "ir.Type | str | type[ir.OpView]"
_KINDS = {"op": "OpHandle", "param": "ParamHandle", "value": "ValueHandle"}
_HOST = host.name.replace("_", "-")
_HEAD = (
    f"# Generated from {_HOST} {importlib.metadata.version(_HOST)}: `python scripts/generate.py --host` writes it.\n\n"
)


def _attribute(argument: Argument) -> str:
    """What an attribute may be given as, without ``ir.Attribute``."""
    field = argument.field
    function = convert._BY_NAME.get(field.name) or convert._BY_CONSTRAINT.get(field.constraint)
    if function is not None:
        return _HINTS.get(function, "")
    if convert._I64.match(field.constraint):
        return "int"
    return "str | int" if convert.enum_of(field.constraint) is not None else ""


def _given(argument: Argument) -> str:
    """The type of a method's argument."""
    if argument.field.role == "attribute":
        words = _attribute(argument)
        return f"{words} | ir.Attribute" if words else "Any"
    if argument.static is not None:
        if not argument.field.variadic:
            return f"int | {_HANDLE}"
        return f"Sequence[int | {_HANDLE}]" + (f" | {_HANDLE}" if argument.packed else "")
    return f"Sequence[{_GIVEN}] | {_GIVEN}" if argument.field.variadic else _GIVEN


def _parameters(entry: OpEntry) -> list[str]:
    arguments = {argument.name: argument for argument in entry.arguments}
    results = {field.name: field for field in entry.results}
    found, star = ["self"], False
    for parameter in list(entry.signature.parameters.values())[1:]:
        if parameter.kind is parameter.KEYWORD_ONLY and not star:
            found.append("*")
            star = True
        name = parameter.name
        if name in arguments:
            hint = _given(arguments[name])
        else:
            hint = f"int | Sequence[{_TYPE}]" if results[name].variadic else _TYPE
        optional = parameter.default is not inspect.Parameter.empty
        none = " | None" if optional and hint != "Any" else ""
        found.append(f"{name}: {hint}{none}" + (" = None" if optional else ""))
    return found


def _learn(entry: OpEntry) -> None:
    """Writes the op once, so that its results' types are asked for; the arguments may be wrong, the types are not."""
    schedule = gpuir.schedule(gpuir.Context())
    given: dict[str, Any] = {}
    for parameter in list(entry.signature.parameters.values())[1:]:
        argument = next((a for a in entry.arguments if a.name == parameter.name), None)
        if argument is None or parameter.default is not inspect.Parameter.empty:
            continue
        hint = _attribute(argument).split(" | ")[0] if argument.field.role == "attribute" else ""
        given[parameter.name] = _TRIALS.get(hint, [schedule.root] if argument.field.variadic else schedule.root)
    with contextlib.suppress(ScheduleError):
        handles.call(schedule.root, entry, given)


def _result(entry: OpEntry, number: int) -> str:
    type = emission._types.get((entry.name, "result", number), "!transform.any_op")
    with gpuir.Context():
        return _KINDS[emission.kind_of(gpuir.ir.Type.parse(type))]


def _returned(entry: OpEntry) -> str:
    """What a call returns: the handle itself where the op has no results."""
    if not entry.results:
        return "OpHandle"
    if not all(field.required for field in entry.results):
        return "Any"  # the host infers how many there are
    if len(entry.results) > 1:
        return "Results"
    _learn(entry)
    kind = _result(entry, 0)
    return f"tuple[{kind}, ...]" if entry.results[0].variadic else kind


def _method(entry: OpEntry, name: str) -> str:
    return stubs.function_text(name, _parameters(entry), _returned(entry), f"`{entry.name}`", "    ")


def _class_name(path: str) -> str:
    return "_" + "".join(part.title().replace("_", "") for part in path.split("."))


def _namespaces() -> list[str]:
    """Paths below which ops are, the inner ones first."""
    paths = {name.rpartition(".")[0] for name in methods() if "." in name}
    paths |= {path.rpartition(".")[0] for path in paths}
    return sorted(paths - {""}, key=lambda path: (-path.count("."), path))


def _namespace(path: str) -> str:
    members = [
        stubs.property_text(other.rpartition(".")[2], _class_name(other), None, None, "    ")
        for other in _namespaces()
        if other.rpartition(".")[0] == path
    ]
    if path in methods():
        members.append(_method(methods()[path], "__call__"))
    for name, entry in methods().items():
        if name.rpartition(".")[0] == path and name not in _namespaces():
            members.append(_method(entry, entry.method_name))
    return stubs.class_text(_class_name(path), "", None, members)


def _steps() -> str:
    """The class with the methods that every handle has, and a schedule."""
    by_hand = {*dir(object), *vars(handles.Handle), *vars(ops.OpHandle), *vars(building.Schedule)}
    members = [
        stubs.property_text(path, _class_name(path), None, None, "    ")
        for path in _namespaces()
        if "." not in path and path not in by_hand
    ]
    for name, entries in sorted(short_names().items()):
        if len(entries) == 1 and name not in by_hand and name not in _namespaces():
            members.append(_method(entries[0], name))
    return stubs.class_text("_Steps", "", "The transform ops: those whose name is one op's.", members)


def _class(cls: Any, base: str, scope: Scope, *more: str) -> str:
    members = [*more, *stubs.members_of(cls, scope, set())]
    return stubs.class_text(cls.__name__, base, inspect.getdoc(cls), members)


def _head(scope: Scope) -> str:
    return f"{_HEAD}{scope.header()}\n\n"


def handles_stub() -> str:
    """The stub of gpuir.schedules.handles."""
    scope = Scope("gpuir.schedules.handles")
    for module, name in (("collections.abc", "Sequence"), ("typing", "Any"), ("gpuir.schedules.ops", "OpHandle")):
        scope.use(module, name)
    scope.host("Type")
    made = "    def __init__(self, value: ir.Value, schedule: Schedule) -> None: ...\n"
    scope.use("gpuir.schedules.building", "Schedule")
    attributes = "    kind: str\n    value: ir.Value\n    schedule: Schedule\n"
    tuple_members = "    _fields: tuple[str, ...]\n    main: OpHandle\n"
    getattr_ = "    def __getattr__(self, name: str) -> Any: ...\n"
    parts = [
        *(_namespace(path) for path in _namespaces()),
        _steps(),
        _class(handles.Handle, "_Steps", scope, attributes, made),
        _class(handles.ParamHandle, "Handle", scope),
        _class(handles.ValueHandle, "Handle", scope),
        _class(handles.Results, "tuple[Any, ...]", scope, tuple_members, getattr_),
    ]
    for name in ("handle", "call", "loop_counts", "returned"):
        parts.append(stubs.declared(getattr(handles, name), name, scope))
    return _head(scope) + stubs.blocks(["MAIN: dict[str, str]\n", *parts])


def building_stub() -> str:
    """The stub of gpuir.schedules.building: a schedule has the methods of its root."""
    scope = Scope("gpuir.schedules.building")
    own = {name for name in vars(building.Schedule) if not name.startswith("_")}
    context = scope.host("Context")
    scope.use("gpuir.schedules.ops", "OpHandle")
    scope.use("gpuir.schedules.bodies", "NamedSequence")
    members = [
        f"    context: {context}\n    module: ir.Module\n    root: OpHandle\n"
        "    sequences: dict[str, NamedSequence]\n    marks: set[str]\n",
        f"    def __init__(self, context: {context} | None = None) -> None: ...\n"
        "    def __enter__(self) -> Schedule: ...\n    def __exit__(self, *exception: object) -> None: ...\n"
        "    def verify(self) -> None: ...\n",  # a name that the classes of a dialect have from their base
    ]
    for cls in (ops.OpHandle, handles.Handle):
        members += stubs.members_of(cls, scope, own)
        own |= set(vars(cls))
    schedule = _class(building.Schedule, scope.use("gpuir.schedules.handles", "_Steps"), scope, *members)
    return _head(scope) + stubs.blocks(["ENTRY: str\n", schedule])


def schedule_stubs() -> dict[str, str]:
    """The stubs by the names of the modules."""
    return {"gpuir.schedules.handles": handles_stub(), "gpuir.schedules.building": building_stub()}
