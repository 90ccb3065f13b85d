"""`transform.nvgpu`: asynchronous copies, software pipelining, TMA and mma.sync as steps of a transform script.

All of the host's names, where it has the module; the same from the table below, where it does not. The five classes take
what Python has at hand: an op with one result for a handle, an int for ``depth``, the enum, its text or its number for
``failure_propagation_mode``, True for the unit attributes. Wrong arguments are errors that name op and argument.
"""

from __future__ import annotations

import types as _types
from collections.abc import Callable as _Callable
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any
from typing import ClassVar as _ClassVar

from gpuir import host as _host
from gpuir.dialects.transform.extension import TransformHandle as _TransformHandle
from gpuir.host import ir as _ir
from gpuir.ods import AttrConstraint as _AttrConstraint
from gpuir.ods import TypeConstraint as _TypeConstraint
from gpuir.ods.codegen import OP as _OP
from gpuir.ods.codegen import OPERATION as _OPERATION
from gpuir.ods.codegen import RESULT as _OP_RESULT
from gpuir.ods.codegen import Namespace as _Namespace
from gpuir.ods.codegen import constructor as _constructor
from gpuir.ods.codegen import deferred as _deferred
from gpuir.ods.signature import REQUIRED as _REQUIRED
from gpuir.ods.signature import Parameter as _Parameter
from gpuir.ods.signature import Signature as _Signature
from gpuir.ods.upstream import HostBuilder as _HostBuilder

if _TYPE_CHECKING:
    from gpuir.ods.upstream import HostView as _HostView

_transform = _host.module("dialects.transform")
_extension = _host.module("dialects._ods_common")._cext

FailurePropagationMode = _transform.FailurePropagationMode

_NAME = "dialects.transform.nvgpu"
_module = _host.module(_NAME) if _host.has_module(_NAME) else None
if _module is not None:
    globals().update({name: value for name, value in list(vars(_module).items()) if not name.startswith("__")})


# What Python hands in ------------------------------------------------------------------------------------------------


def _shown(value: object) -> str:
    return f"{value.type}" if isinstance(value, _ir.Value) else repr(value)


def _result_type(value: object) -> _ir.Type:
    if not isinstance(value, _ir.Type):
        expected = "the type of the resulting handle, such as transform.AnyOpType.get()"
        raise TypeError(f"expected {expected}, got {_shown(value)}")
    if not _TransformHandle.test(value):
        raise TypeError(f"expected a type of handles to payload ops, such as !transform.any_op, got '{value}'")
    return value


def _positive(value: _Any) -> _ir.Attribute:
    if isinstance(value, bool) or not hasattr(value, "__index__"):
        raise TypeError(f"expected a constant int, got {_shown(value)}")
    if not 1 <= value.__index__() < 2**63:
        raise ValueError(f"expected a positive int that fits 64 bits, got {value}")
    return _ir.IntegerAttr.get(_ir.IntegerType.get_signless(64), value.__index__())


class _Flag(_AttrConstraint):
    unit = True

    def convert(self, value: object) -> _ir.Attribute | None:  # type: ignore[override]
        if not isinstance(value, (bool, _ir.UnitAttr, _ir.BoolAttr)):
            raise TypeError(f"expected True or False, got {_shown(value)}")
        return None if isinstance(value, _ir.BoolAttr) and not value.value else _ir.UnitAttr.get()


def _mode(value: object) -> _ir.Attribute:
    for member in FailurePropagationMode:
        if not isinstance(value, bool) and (value == member or value in (str(member), member.name)):
            return _ir.IntegerAttr.get(_ir.IntegerType.get_signless(32), int(member))
    names = " or ".join(f"'{member}'" for member in FailurePropagationMode)
    raise (ValueError if isinstance(value, (int, str)) else TypeError)(f"expected {names}, got {_shown(value)}")


_HANDLE = _TypeConstraint("a handle to payload ops, such as !transform.any_op", _TransformHandle.test)
_RESULT = _TypeConstraint("a handle's type", _TransformHandle.test, make=_result_type)
_DEPTH = _AttrConstraint(
    "an i64 attribute or an int", lambda a: isinstance(a, _ir.IntegerAttr) and str(a.type) == "i64",
    _positive, python="int | IntegerAttr", classes=(),
)  # fmt: skip
_FLAG = _Flag(
    "unit attribute: True or None", lambda a: isinstance(a, (_ir.UnitAttr, _ir.BoolAttr)), python="bool",
    classes=(_ir.UnitAttr,),
)  # fmt: skip
_MODE = _AttrConstraint(
    "`FailurePropagationMode`, its text (propagate, suppress) or its number", lambda a: isinstance(a, _ir.IntegerAttr),
    _mode, python="FailurePropagationMode | str | int", classes=(_ir.IntegerAttr,),
)  # fmt: skip


def _result(name: str) -> _Parameter:
    return _Parameter(name, "result", name, constraint=_RESULT)


def _handle(name: str) -> _Parameter:
    return _Parameter(name, "operand", name, constraint=_HANDLE)


def _attribute(name: str, constraint: _AttrConstraint) -> _Parameter:
    required = constraint is _DEPTH
    default = _REQUIRED if required else None
    return _Parameter(name, "attribute", name, "one" if required else "optional", constraint, default, not required)


#: Class, op, parameters in ODS order, and the op's documentation.
_SPEC: tuple[tuple[str, str, list[_Parameter], str], ...] = (
    (
        "ApplyNVGPUToNVVMConversionPatternsOp",
        "apply_conversion_patterns.nvgpu.nvgpu_to_nvvm",
        [],
        "The patterns from nvgpu to nvvm, for `transform.apply_conversion_patterns` with an LLVM type converter.",
    ),
    (
        "CreateAsyncGroupsOp",
        "nvgpu.create_async_groups",
        [_result("result"), _handle("target"), _attribute("bypass_l1", _FLAG)],
        "Vector transfers from global to shared memory within ``target`` become asynchronous copies.\n\n"
        "Copies in a row are one group, with a wait at its end. ``bypass_l1`` marks copies of 16 bytes to go past the L1\n"
        "cache. Consumes ``target``; ``result`` has the same payload.",
    ),
    (
        "PipelineSharedMemoryCopiesOp",
        "nvgpu.pipeline_shared_memory_copies",
        [_result("result"), _handle("for_op"), _attribute("depth", _DEPTH), _attribute("peel_epilogue", _FLAG), _attribute("failure_propagation_mode", _MODE)],
        "Software-pipelines loads into shared memory of an scf.for, in ``depth`` stages.\n\n"
        "Multi-buffering must have made ``depth`` iterations independent, with shared memory for the ``depth - 1`` loads\n"
        "ahead. ``peel_epilogue`` peels the last iterations instead of predicating them. Where preconditions do not hold,\n"
        'mode "propagate" fails silenceably and "suppress", the default, hands on the loop as it was. Consumes ``for_op``.',
    ),
    (
        "RewriteCopyAsTmaOp",
        "nvgpu.rewrite_copy_as_tma",
        [_handle("target")],
        "Copies on memrefs go through shared memory by TMA; the descriptors are made around the enclosing gpu.launch.",
    ),
    (
        "RewriteMatmulAsMmaSyncOp",
        "nvgpu.rewrite_matmul_as_mma_sync",
        [_handle("target")],
        "A matmul on memrefs of the right shape becomes mma.sync on vectors, with the loads and stores it needs.",
    ),
)  # fmt: skip


class _Builder(_HostBuilder):
    words: _ClassVar = dict.fromkeys(_HostBuilder.words, "argument")


def _accessor(p: _Parameter, number: int) -> property:
    """The accessor that upstream generates, for a host that has the op and no class for it."""

    def get(self: _Any) -> _Any:
        if p.role == "operand":
            return self.operation.operands[number]
        if p.role == "result":
            return self.operation.results[number]
        return p.ir_name in self.operation.attributes if p.constraint is _FLAG else self.operation.attributes[p.ir_name]

    def put(self: _Any, value: _Any) -> None:
        if p.constraint is not _FLAG:
            self.operation.attributes[p.ir_name] = value
        elif value:
            self.operation.attributes[p.ir_name] = _ir.UnitAttr.get(self.operation.context)
        elif p.ir_name in self.operation.attributes:
            del self.operation.attributes[p.ir_name]

    return property(
        get, put if p.role == "attribute" else None, (lambda self: put(self, False)) if p.constraint is _FLAG else None
    )


def _new_class(name: str, base: type[_ir.OpView], members: dict[str, _Any]) -> type[_HostView]:
    return _types.new_class(name, (base,), {}, lambda namespace: namespace.update(members))


def _view(signature: _Signature) -> type[_HostView]:
    members: dict[str, _Any] = {"OPERATION_NAME": signature.op, "_ODS_REGIONS": (0, True)}
    for role in ("operand", "result", "attribute"):
        for number, p in enumerate(signature.of(role)):
            members[p.name] = _accessor(p, number)
    return _new_class("View", _ir.OpView, members)


def _class(class_name: str, signature: _Signature) -> tuple[type[_ir.OpView], _Callable[..., _Any]]:
    """The class of an op, and its builder."""
    base = getattr(_module, class_name) if _module is not None else _view(signature)
    source = _Builder(signature, base)

    def write(returned: str) -> _Callable[[], tuple[list[str], _Namespace]]:
        return lambda: (source.lines([f"return {returned}"]), source.names)

    function_name = signature.op.removeprefix("transform.").replace(".", "_")
    function = _deferred(signature, function_name, write(_OP_RESULT if signature.results else _OP))
    function.__doc__ = f"{signature.doc}\n\nReturns {'the handle' if signature.results else 'the op'}."
    function.__module__ = __name__
    body = {
        "__init__": _constructor(_deferred(signature, class_name, write(_OPERATION))),
        "__doc__": signature.doc, "__module__": __name__, "OPERATION_NAME": signature.op, "signature": signature,
    }  # fmt: skip
    cls = _new_class(class_name, base, body)
    return _extension.register_operation(_transform._Dialect, replace=True)(cls), function


#: The signatures of the ops by the names of their classes.
SIGNATURES: dict[str, _Signature] = {
    class_name: _Signature(
        f"transform.{op}", tuple(parameters), tuple(p for p in parameters if p.role == "result"),
        returns="result" if any(p.role == "result" for p in parameters) else "op", doc=doc,
    )
    for class_name, op, parameters, doc in _SPEC
}  # fmt: skip
#: Classes of the ops that the host has no class for.
SPEC_CLASSES: tuple[type[_ir.OpView], ...] = ()
for _name, _signature in SIGNATURES.items():
    _cls, _function = _class(_name, _signature)
    globals()[_name] = _cls
    globals()[_function.__name__] = _function
    if _module is None:
        SPEC_CLASSES += (_cls,)
del _name, _signature, _cls, _function
