"""`transform.nvgpu`: asynchronous copies, software pipelining, TMA and mma.sync as steps of a transform script.

All of the host's names, where it has the module; the same from the table below, where it does not. The five classes take
what Python has at hand: an op with one result for a handle, an int for ``depth``, the enum, its text or its number for
``failure_propagation_mode``, True for the unit attributes. Wrong arguments are errors that name op and argument.
"""

from __future__ import annotations

import inspect
from typing import Any

from gpuir import host as _host
from gpuir.host import ir as _ir

_transform = _host.module("dialects.transform")
_extension = _host.module("dialects._ods_common")._cext

FailurePropagationMode = _transform.FailurePropagationMode

if _host.has_module("dialects.transform.nvgpu"):
    _module = _host.module("dialects.transform.nvgpu")
    globals().update({name: value for name, value in vars(_module).items() if not name.startswith("__")})
else:
    _module = None

#: Class, op, parameters in the document's order, and the op's documentation.
_SPEC: tuple[tuple[str, str, dict[str, str], str], ...] = (
    (
        "ApplyNVGPUToNVVMConversionPatternsOp",
        "apply_conversion_patterns.nvgpu.nvgpu_to_nvvm",
        {},
        "The patterns from nvgpu to nvvm, for `transform.apply_conversion_patterns` with an LLVM type converter.",
    ),
    (
        "CreateAsyncGroupsOp",
        "nvgpu.create_async_groups",
        {"result": "result", "target": "handle", "bypass_l1": "unit"},
        "Vector transfers from global to shared memory within ``target`` become asynchronous copies.\n\n"
        "Copies in a row are one group, with a wait at its end. ``bypass_l1`` marks copies of 16 bytes to go past the L1\n"
        "cache. Consumes ``target``; ``result`` has the same payload.",
    ),
    (
        "PipelineSharedMemoryCopiesOp",
        "nvgpu.pipeline_shared_memory_copies",
        {"result": "result", "for_op": "handle", "depth": "i64", "peel_epilogue": "unit", "failure_propagation_mode": "mode"},
        "Software-pipelines loads into shared memory of an scf.for, in ``depth`` stages.\n\n"
        "Multi-buffering must have made ``depth`` iterations independent, with shared memory for the ``depth - 1`` loads\n"
        "ahead. ``peel_epilogue`` peels the last iterations instead of predicating them. Where preconditions do not hold,\n"
        'mode "propagate" fails silenceably and "suppress", the default, hands on the loop as it was. Consumes ``for_op``.',
    ),
    (
        "RewriteCopyAsTmaOp",
        "nvgpu.rewrite_copy_as_tma",
        {"target": "handle"},
        "Copies on memrefs go through shared memory by TMA; the descriptors are made around the enclosing gpu.launch.",
    ),
    (
        "RewriteMatmulAsMmaSyncOp",
        "nvgpu.rewrite_matmul_as_mma_sync",
        {"target": "handle"},
        "A matmul on memrefs of the right shape becomes mma.sync on vectors, with the loads and stores it needs.",
    ),
)  # fmt: skip

_KEYWORD = ("unit", "mode")


def _unit(name: str) -> property:
    def get(self: Any) -> bool:
        return name in self.operation.attributes

    def put(self: Any, value: Any) -> None:
        if value:
            self.operation.attributes[name] = _ir.UnitAttr.get(self.operation.context)
        elif name in self.operation.attributes:
            del self.operation.attributes[name]

    return property(get, put, lambda self: put(self, False))


def _attribute(name: str) -> property:
    def put(self: Any, value: Any) -> None:
        self.operation.attributes[name] = value

    return property(lambda self: self.operation.attributes[name], put)


def _view(operation_name: str, fields: dict[str, str]) -> type:
    """An op view as upstream generates it, for a host that has the op and no class for it."""

    def __init__(self: Any, *, loc: Any = None, ip: Any = None, **given: Any) -> None:
        context = loc.context if loc is not None else None
        attributes = {}
        for field, kind in fields.items():
            value = given.get(field)
            if kind == "unit" and value:
                attributes[field] = _ir.UnitAttr.get(context)
            elif kind in ("i64", "mode") and value is not None:
                bits = 64 if kind == "i64" else 32
                attributes[field] = (
                    value
                    if isinstance(value, _ir.Attribute)
                    else _ir.IntegerAttr.get(_ir.IntegerType.get_signless(bits, context), int(value))
                )
        _ir.OpView.__init__(
            self, operation_name, (0, True), None, None, attributes=attributes,
            results=[given[f] for f, kind in fields.items() if kind == "result"],
            operands=[given[f] for f, kind in fields.items() if kind == "handle"],
            successors=None, regions=None, loc=loc, ip=ip,
        )  # fmt: skip

    body: dict[str, Any] = {"OPERATION_NAME": operation_name, "_ODS_REGIONS": (0, True), "__init__": __init__}
    body["__init__"].__signature__ = _signature(fields)
    for position, field in enumerate(f for f, kind in fields.items() if kind == "handle"):
        body[field] = property(lambda self, position=position: self.operation.operands[position])
    for field, kind in fields.items():
        if kind == "result":
            body[field] = property(lambda self: self.operation.results[0])
        elif kind != "handle":
            body[field] = _unit(field) if kind == "unit" else _attribute(field)
    return type("View", (_ir.OpView,), body)


def _signature(fields: dict[str, str]) -> inspect.Signature:
    kinds = inspect.Parameter
    types = {
        "result": _ir.Type,
        "handle": _ir.Value,
        "i64": int | _ir.IntegerAttr,
        "unit": bool | None,
        "mode": Any,
    }
    parameters = [kinds("self", kinds.POSITIONAL_OR_KEYWORD)]
    for field, kind in fields.items():
        keyword = kind in _KEYWORD
        parameters.append(
            kinds(
                field,
                kinds.KEYWORD_ONLY if keyword else kinds.POSITIONAL_OR_KEYWORD,
                default=None if keyword else kinds.empty,
                annotation=types[kind],
            )
        )
    return inspect.Signature(parameters + [kinds(name, kinds.KEYWORD_ONLY, default=None) for name in ("loc", "ip")])


# What Python hands in ------------------------------------------------------------------------------------------------


def _refuse(op: str, argument: str, expected: str, found: Any, kind: type = TypeError) -> Exception:
    what = f"{found.type}" if isinstance(found, _ir.Value) else repr(found)
    return kind(f"'transform.{op}' argument '{argument}': expected {expected}, got {what}")


def _handle(op: str, name: str, value: Any) -> Any:
    view = getattr(value, "operation", value)
    if isinstance(view, _ir.Operation):
        if len(view.results) != 1:
            raise _refuse(
                op, name, "a handle or an op with one result", f"'{view.name}' with {len(view.results)} results"
            )
        value = view.results[0]
    if not isinstance(value, _ir.Value):
        raise _refuse(op, name, "a handle to payload ops: a value, or an op with one result", value)
    if not str(value.type).startswith(("!transform.any_op", "!transform.op<")):
        raise _refuse(op, name, "a handle to payload ops, such as !transform.any_op", value)
    return value


def _result(op: str, name: str, value: Any) -> Any:
    if not isinstance(value, _ir.Type):
        raise _refuse(op, name, "the type of the resulting handle, such as transform.AnyOpType.get()", value)
    if not str(value).startswith(("!transform.any_op", "!transform.op<")):
        raise _refuse(op, name, "a type of handles to payload ops, such as !transform.any_op", str(value))
    return value


def _positive(op: str, name: str, value: Any) -> Any:
    if isinstance(value, _ir.IntegerAttr):
        if str(value.type) != "i64":
            raise _refuse(op, name, "an i64 attribute or an int", str(value))
        number = value.value
    elif isinstance(value, bool) or not hasattr(value, "__index__"):
        raise _refuse(op, name, "a constant int", value)
    else:
        number = value = value.__index__()
    if not 1 <= number < 2**63:
        raise _refuse(op, name, "a positive int that fits 64 bits", number, ValueError)
    return value


def _flag(op: str, name: str, value: Any) -> Any:
    if value is not None and not isinstance(value, (bool, _ir.UnitAttr, _ir.BoolAttr)):
        raise _refuse(op, name, "True or False", value)
    return True if isinstance(value, _ir.UnitAttr) else value.value if isinstance(value, _ir.BoolAttr) else value


def _mode(op: str, name: str, value: Any) -> Any:
    if value is None:
        return None
    number = value.value if isinstance(value, _ir.IntegerAttr) else value
    for member in FailurePropagationMode:
        if not isinstance(number, bool) and (number == member or number in (str(member), member.name)):
            return member
    names = " or ".join(f"'{member}'" for member in FailurePropagationMode)
    raise _refuse(op, name, names, value, ValueError if isinstance(number, (int, str)) else TypeError)


_CONVERT = {"handle": _handle, "result": _result, "i64": _positive, "unit": _flag, "mode": _mode}


def _class(class_name: str, op: str, fields: dict[str, str], doc: str) -> Any:
    base = getattr(_module, class_name) if _module is not None else _view(f"transform.{op}", fields)
    positional = [f for f, kind in fields.items() if kind not in _KEYWORD]
    keywords = [f for f, kind in fields.items() if kind in _KEYWORD]
    star = ", ".join([*positional, "*", *(f"{f}=None" for f in keywords), "loc=None, ip=None"])
    converted = "".join(f"{f}=_CONVERT[{kind!r}]({op!r}, {f!r}, {f}), " for f, kind in fields.items())
    source = f"def __init__(self, {star}):\n    _base.__init__(self, {converted}loc=loc, ip=ip)\n"
    scope: dict[str, Any] = {"_CONVERT": _CONVERT, "_base": base}
    exec(source, scope)
    body = {"__init__": scope["__init__"], "__doc__": doc, "__module__": __name__, "OPERATION_NAME": f"transform.{op}"}
    cls = type(class_name, (base,), body)
    cls.__init__.__qualname__ = f"{class_name}.__init__"
    return _extension.register_operation(_transform._Dialect, replace=True)(cls)


def _function(name: str, cls: Any, fields: dict[str, str]) -> Any:
    positional = [f for f, kind in fields.items() if kind not in _KEYWORD]
    keywords = [f for f, kind in fields.items() if kind in _KEYWORD]
    star = ", ".join([*positional, "*", *(f"{f}=None" for f in keywords), "loc=None, ip=None"])
    passed = "".join(f"{f}={f}, " for f in fields)
    result = ".result" if "result" in fields else ""
    source = f"def {name}({star}):\n    return _cls({passed}loc=loc, ip=ip){result}\n"
    scope: dict[str, Any] = {"_cls": cls}
    exec(source, scope)
    function = scope[name]
    function.__doc__, function.__module__ = (
        f"{cls.__doc__}\n\nReturns {'the handle' if result else 'the op'}.",
        __name__,
    )
    return function


#: Views over the host's ops in the shape in which upstream generates them, for a catalogue of ops.
SPEC_CLASSES: tuple[Any, ...] = ()
for _name, _op, _fields, _doc in _SPEC:
    globals()[_name] = _cls = _class(_name, _op, _fields, _doc)
    if _module is None:
        SPEC_CLASSES += (_cls.__mro__[1],)
    _function_name = _op.replace(".", "_")
    globals()[_function_name] = _function(_function_name, _cls, _fields)
del _name, _op, _fields, _doc, _cls, _function_name
