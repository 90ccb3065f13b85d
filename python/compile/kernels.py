"""In the worker: finds the kernels of a module and puts each into a gpu.module of its own kind.

Kernels may be `gpu.func ... kernel` in a gpu.module, the body of a gpu.launch, an `llvm.func` with `nvvm.kernel` or
`rocdl.kernel`, or a `func.func` with `gpu.kernel`, the last two at top level too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from gpuir.compile.errors import CompileError
from gpuir.host import ir, module
from gpuir.transforms.diagnostics import at, from_error

__all__ = ["Kernels", "device_modules", "functions", "gather", "name_of", "run"]

_KERNEL = ("gpu.kernel", "nvvm.kernel", "rocdl.kernel")
_DESCRIPTOR = "!nvgpu.tensormap.descriptor"
_WAYS = "gpu.func ... kernel, gpu.launch, llvm.func with nvvm.kernel or rocdl.kernel, or func.func with gpu.kernel"


@dataclasses.dataclass
class Kernels:
    """A module that has nothing but gpu.modules, and the parameters (by kernel) that are objects passed by value."""

    module: Any
    by_value: dict[tuple[str, str], dict[int, Any]]


def run(pipeline: str, payload: Any) -> None:
    """Runs C++ passes; CompileError with the host's diagnostics."""
    try:
        module("passmanager").PassManager.parse(pipeline).run(payload.operation)
    except ir.MLIRError as error:
        raise CompileError(from_error(error)) from None


def name_of(op: Any) -> str:
    """The op's symbol name."""
    return str(ir.StringAttr(op.operation.attributes["sym_name"]).value)


def functions(gpu_module: Any, name: str = "llvm.func") -> Iterator[Any]:
    """The ops of that name directly in a gpu.module."""
    for op in gpu_module.operation.regions[0].blocks[0].operations:
        if op.operation.name == name:
            yield op.operation


def is_kernel(op: Any) -> bool:
    """Whether a function is marked as a kernel."""
    attributes = op.operation.attributes
    # gpu.func has a property for it.
    return any(name in attributes for name in _KERNEL) or (op.operation.name == "gpu.func" and "kernel" in attributes)


def _walk(payload: Any, name: str) -> list[Any]:
    found: list[Any] = []

    def visit(op: Any) -> Any:
        if op.name == name:
            found.append(op)
        return ir.WalkResult.ADVANCE

    payload.operation.walk(visit)
    return found


def gather(payload: Any) -> None:
    """Puts every kernel of the module into a gpu.module: bodies of gpu.launch, and kernels at top level."""
    if _walk(payload, "gpu.launch"):
        run("builtin.module(gpu-kernel-outlining)", payload)
    _wrap_loose_kernels(payload)


def device_modules(payload: Any, bare_pointers: bool) -> Kernels:
    """A module with the gpu.modules of ``payload``, in which every kernel is one; ``payload`` is changed.

    CompileError when there is none.
    """
    gather(payload)
    launched = {str(op.attributes["kernel"]) for op in _walk(payload, "gpu.launch_func")}
    found = [op for op in payload.body.operations if op.operation.name == "gpu.module"]
    if not found:
        raise CompileError([at(payload.operation.location, "error", f"the module has no kernel: expected {_WAYS}")])
    only = ir.Module.create()
    by_value: dict[tuple[str, str], dict[int, Any]] = {}
    with ir.InsertionPoint(only.body):
        for op in found:
            copy = op.operation.clone()
            # Objects of an earlier compilation say nothing about this one.
            if "targets" in copy.attributes:
                del copy.attributes["targets"]
            for function in functions(copy, "gpu.func"):
                if is_kernel(function):
                    here = name_of(copy), name_of(function)
                    by_value[here] = _descriptors(function, "@{}::@{}".format(*here) in launched, bare_pointers)
    if not any(
        is_kernel(f) for op in only.body.operations for n in ("gpu.func", "llvm.func") for f in functions(op, n)
    ):
        raise CompileError([at(found[0].operation.location, "error", f"no function is a kernel: expected {_WAYS}")])
    return Kernels(only, by_value)


def _descriptors(kernel: Any, launched: bool, bare_pointers: bool) -> dict[int, Any]:
    """Makes arguments that are tensor maps pointers to them; what is passed by value, by position in LLVM's signature.

    A launch in the module passes the address of a map in memory, so there it stays a pointer. Otherwise the map itself
    is the parameter, as the driver's TMA functions make them.
    """
    by_value: dict[int, Any] = {}
    signature = ir.FunctionType(ir.TypeAttr(kernel.attributes["function_type"]).value)
    block = kernel.regions[0].blocks[0]
    attributes: list[Any] = [{} for _ in signature.inputs]
    if "arg_attrs" in kernel.attributes:
        attributes = [{entry.name: entry.attr for entry in one} for one in kernel.attributes["arg_attrs"]]
    pointer = ir.Type.parse("!llvm.ptr")
    position, changed = 0, False
    for argument, given in zip(list(block.arguments)[: len(signature.inputs)], attributes):
        if str(argument.type).startswith(_DESCRIPTOR):
            old, changed = argument.type, True
            argument.set_type(pointer)
            with ir.InsertionPoint.at_block_begin(block), kernel.location:
                cast = ir.Operation.create("builtin.unrealized_conversion_cast", results=[old], operands=[argument])
            argument.replace_all_uses_except(cast.results[0], cast)
            if not launched:
                by_value[position] = ir.Type.parse("!llvm.array<128 x i8>")
        elif "llvm.byval" in given:
            # The lowering drops it.
            by_value[position] = ir.TypeAttr(given["llvm.byval"]).value
        position += 1 if bare_pointers else _parameters(argument.type)
    if changed:
        inputs = [argument.type for argument in list(block.arguments)[: len(signature.inputs)]]
        kernel.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(inputs, signature.results))
    return by_value


def _parameters(type_: Any) -> int:
    """How many parameters an argument of this type becomes where memrefs are descriptors."""
    if isinstance(type_, ir.MemRefType):
        return 3 + 2 * int(type_.rank)
    return 2 if isinstance(type_, ir.UnrankedMemRefType) else 1


def _wrap_loose_kernels(payload: Any) -> None:
    """Moves kernels at top level, and what they use, into a gpu.module."""
    top = list(payload.body.operations)
    loose = [op.operation for op in top if op.operation.name in ("llvm.func", "func.func") and is_kernel(op)]
    if not loose:
        return
    taken = {name_of(op) for op in top if op.operation.name == "gpu.module"}
    name = next(n for n in ("kernels", *(f"kernels_{i}" for i in range(len(taken) + 1))) if n not in taken)
    body = payload.body
    holder = ir.Operation.parse(f"gpu.module @{name} {{}}")
    body.append(holder)
    for op in _with_callees(loose, top):
        op.move_before(_last(holder)) if _last(holder) else holder.regions[0].blocks[0].append(op)
        if op.name == "func.func" and is_kernel(op):
            _as_gpu_function(op)


def _last(holder: Any) -> Any:
    """The terminator of a gpu.module, in hosts where it has one."""
    operations = list(holder.regions[0].blocks[0].operations)
    return operations[-1] if operations and operations[-1].operation.name == "gpu.module_end" else None


def _with_callees(kernels: list[Any], top: list[Any]) -> list[Any]:
    """The kernels with every function and global that they name, in the module's order."""
    symbols = {name_of(op): op.operation for op in top if "sym_name" in op.operation.attributes}
    needed, work = {name_of(op) for op in kernels}, list(kernels)
    while work:

        def visit(op: Any) -> Any:
            for name in op.attributes:
                attribute = op.attributes[name]
                if isinstance(attribute, ir.FlatSymbolRefAttr) and attribute.value in symbols.keys() - needed:
                    needed.add(attribute.value)
                    work.append(symbols[attribute.value])
            return ir.WalkResult.ADVANCE

        work.pop().walk(visit)
    return [op for name, op in symbols.items() if name in needed]


def _as_gpu_function(function: Any) -> None:
    kept = {
        name: function.attributes[name] for name in function.attributes if name not in ("sym_visibility", "gpu.kernel")
    }
    kept["kernel"] = ir.UnitAttr.get()
    results = ir.FunctionType(ir.TypeAttr(kept["function_type"]).value).results
    if results or not function.regions[0].blocks:
        what = f"returns {', '.join(map(str, results))}" if results else "has no body"
        raise CompileError(
            [at(function.location, "error", f"kernel @{name_of(function)} {what}: a kernel returns none")]
        )
    with ir.InsertionPoint(function), function.location:
        made = ir.Operation.create("gpu.func", attributes=kept, regions=1)
    for block in list(function.regions[0].blocks):
        block.append_to(made.regions[0])
    function.erase()
    for block in made.regions[0].blocks:
        last = list(block.operations)[-1].operation
        if last.name == "func.return":
            with ir.InsertionPoint(last), last.location:
                ir.Operation.create("gpu.return")
            last.erase()
