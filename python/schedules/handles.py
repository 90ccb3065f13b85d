"""Handles: what a step of a schedule works on and returns. Their methods are the transform ops.

``h.unroll(4)`` and ``h.loop.unroll(4)`` are both ``transform.loop.unroll``: the short name works where it is the only op
of that name. Arguments have the names and the order of the op's document; lists of sizes take ints and parameters
together; results are handles, several of them a tuple with names. Types of results can be given by the results' names.
"""

from __future__ import annotations

import difflib
from typing import TYPE_CHECKING, Any

from gpuir.host import ir
from gpuir.schedules.catalogue import OpEntry, methods, short_names
from gpuir.schedules.convert import Refused, handle_type
from gpuir.schedules.emission import Emission
from gpuir.schedules.errors import use_error
from gpuir.schedules.values import KINDS, ScriptValue, ScriptValues, kind_of

if TYPE_CHECKING:
    from gpuir.schedules.building import Schedule

#: The result on which a chain goes on, where it is not the first: as the ops' documents name what was transformed.
MAIN = {
    "transform.structured.split_reduction": "split_linalg_op",
    "transform.structured.tile_reduction_using_for": "split_op",
    "transform.structured.tile_reduction_using_forall": "split_op",
    "transform.structured.gpu.map_copy_to_threads": "tiled_op",
    "transform.structured.convert_conv2d_to_img2col": "transformed",
}


class Namespace:
    """``h.structured``: the ops of an extension on a handle; it is called where an op has that very name."""

    def __init__(self, handle: Handle, prefix: str):
        self._handle, self._prefix = handle, prefix

    def __getattr__(self, name: str) -> Any:
        path = f"{self._prefix}.{name}"
        if name.startswith("_"):
            raise AttributeError(name)
        if path in methods():
            if any(other.startswith(f"{path}.") for other in methods()):
                return Namespace(self._handle, path)
            return method_of(type(self._handle), methods()[path]).__get__(self._handle)
        if any(other.startswith(f"{path}.") for other in methods()):
            return Namespace(self._handle, path)
        raise AttributeError(_unknown(path))

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        entry = methods().get(self._prefix)
        if entry is None:
            raise use_error(f"transform.{self._prefix}", "is an extension, not an op: name one of its ops")
        return method_of(type(self._handle), entry).__get__(self._handle)(*args, **kwargs)

    def __dir__(self) -> list[str]:
        start = f"{self._prefix}."
        return sorted({name.removeprefix(start).partition(".")[0] for name in methods() if name.startswith(start)})

    def __repr__(self) -> str:
        return f"<transform.{self._prefix} on {self._handle!r}>"


class Results(ScriptValues):
    """The handles that one op returned: a tuple, each also by its name; methods are those of ``main``."""

    _fields: tuple[str, ...]
    main: Handle

    def __new__(cls, entry: OpEntry, values: dict[str, Any]) -> Results:
        self = super().__new__(cls, values.values())
        self._fields = tuple(values)
        self.main = values.get(MAIN.get(entry.name, ""), self[0])
        return self

    def __getattr__(self, name: str) -> Any:
        if name in self._fields:
            return self[self._fields.index(name)]
        if name.startswith("_"):
            raise AttributeError(name)
        return getattr(self.main, name)

    def __dir__(self) -> list[str]:
        return sorted({*self._fields, *dir(self.main)})

    def __repr__(self) -> str:
        return "Results(" + ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self)) + ")"


#: The class of the handles of each kind.
_CLASSES: dict[str, type[Handle]] = {}


class Handle(ScriptValue):
    """A value of the script: payload ops, payload values or parameters, depending on the class."""

    kind = ""

    def __init__(self, value: ir.Value, schedule: Schedule):
        self.value, self.schedule = value, schedule

    def __init_subclass__(cls) -> None:
        _CLASSES.setdefault(cls.kind, cls)

    def __repr__(self) -> str:
        return f"<{KINDS[self.kind]} {self.type}>"

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        if any(path.startswith(f"{name}.") for path in methods()):
            return Namespace(self, name)
        candidates = short_names().get(name, [])
        if len(candidates) == 1:
            return method_of(type(self), candidates[0]).__get__(self)
        if candidates:
            ways = " or ".join(f".{entry.name.removeprefix('transform.')}" for entry in candidates)
            raise AttributeError(f"'{name}' is an op of several extensions: write {ways}")
        raise AttributeError(_unknown(name))

    def __dir__(self) -> list[str]:
        single = [name for name, entries in short_names().items() if len(entries) == 1]
        return sorted({*super().__dir__(), *single, *(path.partition(".")[0] for path in methods() if "." in path)})

    def cast(self, type: ir.Type | str | type[ir.OpView]) -> Any:
        """`transform.cast`: the same payload under another handle type: "any_op", "scf.for", or a type."""
        try:
            with self.schedule.context:
                wanted = handle_type(type)
        except Refused as refused:
            raise use_error("transform.cast", str(refused), "type") from None
        return call(self, methods()["cast"], {"output": wanted})

    def print(self, name: str | None = None, **options: object) -> Any:
        """`transform.print`: writes the payload to stdout when the schedule runs; returns the handle."""
        call(self, methods()["print"], {"name": name, **options})
        return self

    def annotate(self, name: str, value: object = None) -> Any:
        """`transform.annotate`: puts the attribute ``name`` on each payload op: a parameter's value, or unit; returns the handle."""
        call(self, methods()["annotate"], {"name": name, "param": value})
        return self


class ParamHandle(Handle):
    """Parameters: numbers, types or attributes that the script computes or that it is given."""

    kind = "param"


class ValueHandle(Handle):
    """Payload values: operands, results and block arguments."""

    kind = "value"


def _unknown(path: str) -> str:
    names = {*methods(), *short_names(), *(name for name in dir(_CLASSES["op"]) if not name.startswith("_"))}
    near = difflib.get_close_matches(path, names, n=3)
    hint = f", did you mean {' or '.join(near)}?" if near else ""
    return f"no transform op is named '{path}'{hint}"


def method_of(cls: type, entry: OpEntry) -> Any:
    """The function behind a handle's method: the op with its arguments, checked against the op's signature."""

    def method(self: Handle, *args: Any, **kwargs: Any) -> Any:
        try:
            bound = entry.signature.bind(self, *args, **kwargs)
        except TypeError as error:
            takes = ", ".join(str(p) for p in list(entry.signature.parameters.values())[1:])
            raise use_error(entry.name, f"{error} (it takes: {takes or 'nothing'})") from None
        given = dict(bound.arguments)
        given.pop("self")
        return call(self, entry, given)

    method.__name__ = entry.method_name
    method.__qualname__ = f"{cls.__name__}.{entry.method_name}"
    method.__doc__ = f"`{entry.name}`\n\n{entry.doc}"
    method.__signature__ = entry.signature  # type: ignore[attr-defined]
    return method


def call(target: Handle, entry: OpEntry, given: dict[str, Any], counts: dict[str, int] | None = None) -> Any:
    """Emits ``entry`` on ``target``: its handles, or the target where the op returns none and consumes nothing."""
    schedule = target.schedule
    with schedule.writing():
        emission = Emission(schedule, entry)
        schedule.use(target, entry.name, entry.target.name if entry.target else "target")
        fields = emission.fields(given, target)
        types = emission.result_types(given, target, counts or loop_counts(entry, fields))
        op = emission.build(fields, types)
    return returned(schedule, entry, op, types, target)


def loop_counts(entry: OpEntry, fields: dict[str, Any]) -> dict[str, int]:
    """How many loops a tiling makes, by the name of its variadic result: one for each size that is not zero."""
    for result in entry.results:
        if result.name == "loops":
            if fields.get("use_forall") or fields.get("packed_tile_sizes") is not None:
                return {"loops": 1}
            sizes = fields.get("static_sizes", fields.get("static_tile_sizes")) or []
            return {"loops": sum(size != 0 for size in sizes)}
    return {}


def returned(schedule: Schedule, entry: OpEntry, op: ir.OpView, types: dict[str, Any], target: Handle | None) -> Any:
    """Handles for the op's results."""
    results = iter(op.operation.results)
    values: dict[str, Any] = {}
    for field in entry.results:
        if field.name not in types:
            continue
        count = len(types[field.name]) if field.variadic else 1
        handles = tuple(handle(next(results), schedule) for _ in range(count))
        values[field.name] = handles if field.variadic else handles[0]
    rest = tuple(handle(value, schedule) for value in results)
    if rest:  # inferred by the host
        name = next(field.name for field in entry.results if field.name not in values)
        values[name.removesuffix("_")] = rest[0] if len(rest) == 1 else rest
    if not values:
        return target
    if target is not None:
        schedule.follow(target, entry.name, values)
    if len(values) == 1:
        return next(iter(values.values()))
    return Results(entry, values)


def handle(value: ir.Value, schedule: Schedule) -> Any:
    """A handle of the class that the value's type asks for."""
    return _CLASSES[kind_of(value.type)](value, schedule)
