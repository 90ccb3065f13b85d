"""From upstream ops to the LLVM dialect of the CPU: one pipeline, the same for both ways of running a module.

Takes func, scf, arith, math, tensor, memref, vector, linalg, affine, bufferization, cf and index. In order:

1. ``BUFFERIZE``: tensors become memrefs, also at function boundaries, where they have the identity layout. A tensor
   argument is a value: a function that updates it works on a copy (it is marked ``bufferization.writable = false``).
2. ``OWNERSHIP``: every allocation is freed exactly once; a returned memref belongs to the caller and aliases no
   argument. Left out when the module frees memory itself (memref.dealloc): such a module keeps its own discipline.
3. Copies between memrefs that are not contiguous become loops: the library function ``memrefCopy`` that LLVM would
   call is in no pip-installable package.
4. ``LOOPS_TO_LLVM``: linalg and vector to loops, loops to branches, all the rest to the LLVM dialect.
"""

from __future__ import annotations

import io
from typing import Any

from gpuir.assembly.diagnostics import from_error
from gpuir.execution.diagnostics import ExecutionError, error_at
from gpuir.execution.signature import can_be_called, is_identity
from gpuir.host import ir, module

__all__ = [
    "BUFFERIZE",
    "LOOPS_TO_LLVM",
    "OWNERSHIP",
    "bufferize",
    "check_dialects",
    "copy_of",
    "finish",
    "lower_to_llvm",
    "manages_memory",
]

BUFFERIZE = (
    "builtin.module("
    "convert-elementwise-to-linalg,"
    "one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},"
    "canonicalize,cse)"
)

OWNERSHIP = "builtin.module(buffer-deallocation-pipeline,convert-bufferization-to-memref)"

LOOPS_TO_LLVM = (
    "builtin.module("
    "scf-forall-to-for,convert-linalg-to-loops,func.func(lower-vector-multi-reduction),convert-vector-to-scf,"
    "expand-strided-metadata,affine-expand-index-ops,lower-affine,convert-scf-to-cf,arith-expand,"
    "convert-math-to-llvm,convert-math-to-libm,convert-vector-to-llvm,convert-index-to-llvm,finalize-memref-to-llvm,"
    "convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts)"
)

_DIALECTS = (
    "affine arith bufferization builtin cf complex func index linalg llvm math memref scf tensor ub vector".split()
)
_ENTRY = "llvm.emit_c_interface"


def copy_of(source: ir.Module | Any) -> ir.Module:
    """An independent copy of a module of upstream ops, locations included, in the same context.

    Attributes of dialects that were made at run time are left out: upstream's ops have no use for them, and other
    processes cannot read them.
    """
    operation = source.operation
    bytecode = io.BytesIO()
    operation.write_bytecode(bytecode)

    with operation.context:
        copy = ir.Module.parse(bytecode.getvalue())
        leave_out_dynamic(copy.operation)
    return copy


def leave_out_dynamic(operation: ir.Operation) -> None:
    """Takes attributes of dialects that were made at run time from an op and those inside it."""

    def clean(op: Any) -> Any:
        for name in list(op.attributes):
            old = op.attributes[name]
            new = _without_dynamic(old)
            if new is None:
                del op.attributes[name]
            elif new != old:
                op.attributes[name] = new
        return ir.WalkResult.ADVANCE

    with operation.context:
        operation.walk(clean)


def _without_dynamic(attribute: Any) -> Any:
    """The attribute without what belongs to a dialect made at run time; None: nothing is left of it."""
    if isinstance(attribute, ir.DynamicAttr):
        return None
    if isinstance(attribute, ir.DictAttr):
        kept = {entry.name: _without_dynamic(entry.attr) for entry in attribute}
        return ir.DictAttr.get({name: value for name, value in kept.items() if value is not None})
    if isinstance(attribute, ir.ArrayAttr):
        elements = [_without_dynamic(element) for element in attribute]
        return None if any(element is None for element in elements) else ir.ArrayAttr.get(elements)
    return attribute


def _run(pipeline: str, lowered: ir.Module) -> None:
    manager = module("passmanager").PassManager
    with lowered.context:
        try:
            manager.parse(pipeline).run(lowered.operation)
        except ir.MLIRError as error:
            raise ExecutionError(from_error(error)) from None


def _functions(lowered: ir.Module) -> list[Any]:
    return [op for op in lowered.body.operations if op.operation.name == "func.func"]


def _protect_tensor_arguments(function: Any) -> None:
    types = function.type.inputs
    given: list[dict[str, ir.Attribute]] = [{} for _ in types]
    if "arg_attrs" in function.attributes:
        given = [{a.name: a.attr for a in attribute} for attribute in function.attributes["arg_attrs"]]
    for type_, attributes in zip(types, given):
        if isinstance(type_, ir.RankedTensorType):
            attributes.setdefault("bufferization.writable", ir.BoolAttr.get(False))
    if given:
        function.attributes["arg_attrs"] = ir.ArrayAttr.get([ir.DictAttr.get(attributes) for attributes in given])


def _named(lowered: ir.Module, name: str) -> list[Any]:
    ops = []

    def visit(op: Any) -> Any:
        if op.name == name:
            ops.append(op)
        return ir.WalkResult.ADVANCE

    lowered.operation.walk(visit)
    return ops


def _copy_to_loops(copy: Any) -> None:
    """Replaces a memref.copy by a nest of loops around a load and a store."""
    memref, scf, arith = (module(f"dialects.{name}") for name in ("memref", "scf", "arith"))
    source, target = copy.operands
    index = ir.IndexType.get()
    with ir.InsertionPoint(copy), copy.location:
        constants = {i: arith.constant(index, i) for i in range(max(2, source.type.rank))}

        def nest(indices: list[Any]) -> None:
            axis = len(indices)
            if axis == source.type.rank:
                memref.store(memref.load(source, indices), target, indices)
                return
            loop = scf.ForOp(constants[0], memref.dim(source, constants[axis]), constants[1])
            with ir.InsertionPoint(loop.body):
                nest([*indices, loop.induction_variable])
                scf.yield_([])

        nest([])
    copy.operation.erase()


def _strided_copies_to_loops(lowered: ir.Module) -> None:
    for copy in _named(lowered, "memref.copy"):
        types = [operand.type for operand in copy.operands]
        if all(isinstance(t, ir.MemRefType) for t in types) and not all(map(is_identity, types)):
            _copy_to_loops(copy)


def manages_memory(source: Any) -> bool:
    """Whether the module frees memory itself; then nothing is freed for it, the memory of its results neither."""
    return bool(_named(source, "memref.dealloc"))


def check_dialects(source: Any) -> None:
    """ExecutionError at every op of a dialect that has no meaning on the CPU."""
    strangers = []

    def visit(op: Any) -> Any:
        if op.name.partition(".")[0] not in _DIALECTS:
            strangers.append(error_at(op, f"does not run on the CPU: lower it to ops of {', '.join(_DIALECTS)} first"))
        return ir.WalkResult.ADVANCE

    source.operation.walk(visit)
    _raise_all(strangers)


def _raise_all(errors: list[ExecutionError]) -> None:
    if errors:
        raise ExecutionError([diagnostic for error in errors for diagnostic in error.diagnostics])


def bufferize(source: ir.Module, only: str | None = None) -> ir.Module:
    """A copy of the module with memrefs in the place of tensors and every public function callable from C.

    With ``only`` the copy has that public function and what it needs, no others.
    """
    check_dialects(source)
    lowered = copy_of(source)
    with lowered.context, ir.Location.unknown():
        if only is not None:
            _keep(lowered, only)
        for function in _functions(lowered):
            if not can_be_called(function):
                continue
            function.attributes[_ENTRY] = ir.UnitAttr.get()
            _protect_tensor_arguments(function)
        _run(BUFFERIZE, lowered)
        if not manages_memory(lowered):
            _run(OWNERSHIP, lowered)
    return lowered


def _keep(lowered: ir.Module, name: str) -> None:
    for function in _functions(lowered):
        if can_be_called(function) and function.sym_name.value != name:
            function.attributes["sym_visibility"] = ir.StringAttr.get("private")
    _run("builtin.module(symbol-dce)", lowered)


def finish(lowered: ir.Module) -> None:
    """Takes what ``bufferize`` made on to the LLVM dialect, in place."""
    with lowered.context, ir.Location.unknown():
        _strided_copies_to_loops(lowered)
        _run(LOOPS_TO_LLVM, lowered)
    left: list[ExecutionError] = []

    def visit(op: Any) -> Any:
        if not op.name.startswith("llvm.") and op.name != "builtin.module":
            types = ", ".join(sorted({str(value.type) for value in (*op.operands, *op.results)}))
            left.append(error_at(op, f"has no lowering to the CPU (types: {types or 'none'})"))
        return ir.WalkResult.ADVANCE

    lowered.operation.walk(visit)
    # Casts stand around what was not converted: they say nothing by themselves.
    _raise_all([error for error in left if "builtin.unrealized_conversion_cast" not in str(error)] or left)


def lower_to_llvm(source: ir.Module) -> ir.Module:
    """A copy of the module in the LLVM dialect, ready for ``ExecutionEngine`` or mlir-runner.

    ExecutionError, with the location of the op, for what the pipeline does not take: ops of other dialects, vectors or
    unranked types as arguments or results of a function.
    """
    lowered = bufferize(source)
    finish(lowered)
    return lowered
