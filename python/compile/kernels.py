"""In the worker: finds the kernels of a module and puts each into a gpu.module of its own kind.

Kernels may be `gpu.func ... kernel` in a gpu.module, the body of a gpu.launch, an `llvm.func` with `nvvm.kernel` or
`rocdl.kernel`, or a `func.func` with `gpu.kernel`, the last two at top level too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from gpuir.assembly.diagnostics import at, from_error
from gpuir.compile.errors import CompileError
from gpuir.host import ir, module

__all__ = [
    "Kernels",
    "device_modules",
    "functions",
    "gather",
    "gpu_modules",
    "name_of",
    "op_names",
    "pass_addresses",
    "run",
    "verify",
    "walk",
]

_KERNEL = ("gpu.kernel", "nvvm.kernel", "rocdl.kernel")
_DESCRIPTOR = "!nvgpu.tensormap.descriptor"
_WAYS = "gpu.func ... kernel, gpu.launch, llvm.func with nvvm.kernel or rocdl.kernel, or func.func with gpu.kernel"


@dataclasses.dataclass
class Kernels:
    """A module that has nothing but gpu.modules, and the parameters (by kernel) that are objects passed by value."""

    module: Any
    by_value: dict[tuple[str, str], dict[int, Any]]
    signatures: dict[tuple[str, str], list[dict[str, Any]]]


_keeping = False
_kept: dict[tuple[str, bool], Any] = {}


def keep_managers() -> None:
    """For a process with one context at a time, when that is made: pass managers are kept, and with them their patterns."""
    global _keeping
    _keeping = True
    _kept.clear()


def run(pipeline: str, payload: Any, *, verify: bool = True) -> None:
    """Runs C++ passes, and the verifier after each if ``verify``; CompileError with the host's diagnostics."""
    try:
        manager = _kept.get((pipeline, verify))
        if manager is None:
            manager = module("passmanager").PassManager.parse(pipeline)
            manager.enable_verifier(verify)
            if _keeping:
                _kept[pipeline, verify] = manager
        manager.run(payload.operation)
    except ir.MLIRError as error:
        raise CompileError(from_error(error)) from None


def verify(payload: Any) -> None:
    """CompileError with the host's diagnostics where the module is not valid."""
    try:
        payload.operation.verify()
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


def walk(payload: Any, name: str) -> list[Any]:
    """The ops of that name at any depth."""
    found: list[Any] = []

    def visit(op: Any) -> Any:
        if op.name == name:
            found.append(op)
        return ir.WalkResult.ADVANCE

    payload.operation.walk(visit)
    return found


def gpu_modules(payload: Any) -> list[Any]:
    """The gpu.modules at any depth."""
    found: list[Any] = []

    def visit(op: Any) -> Any:
        if op.name == "gpu.module":
            found.append(op)
            return ir.WalkResult.SKIP
        return ir.WalkResult.ADVANCE

    payload.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return found


def op_names(payload: Any) -> set[str]:
    """The names of all ops."""
    found: set[str] = set()

    def visit(op: Any) -> Any:
        found.add(op.name)
        return ir.WalkResult.ADVANCE

    payload.operation.walk(visit)
    return found


def _signatures(payload: Any) -> dict[tuple[str, str], list[dict[str, Any]]]:
    """What each kernel's arguments are in the source, by gpu.module and kernel."""
    found = {}
    for op in gpu_modules(payload):
        for function in (*functions(op, "gpu.func"), *functions(op, "llvm.func")):
            if is_kernel(function):
                found[name_of(op), name_of(function)] = _signature(function)
    return found


def _signature(function: Any) -> list[dict[str, Any]]:
    type_ = ir.TypeAttr(function.attributes["function_type"]).value
    inputs = (
        type_.inputs
        if isinstance(type_, ir.FunctionType)
        else [a.type for a in function.regions[0].blocks[0].arguments]
    )
    by_value = [False] * len(inputs)
    if "arg_attrs" in function.attributes:
        by_value = [any(entry.name == "llvm.byval" for entry in one) for one in function.attributes["arg_attrs"]]
    for number, one in enumerate(inputs):
        if str(one).startswith("tensor<"):
            what = (
                f"argument {number} of kernel @{name_of(function)} is a {one}: kernels take memrefs, bufferize it first"
            )
            raise CompileError([at(function.location, "error", what)])
    return [_parameter(one, "object" if copied else "") for one, copied in zip(inputs, by_value)]


def _parameter(type_: Any, kind: str) -> dict[str, Any]:
    text = str(type_)
    if text.startswith(_DESCRIPTOR):
        # Only kernels with tensor maps pay for it.
        from gpuir.dialects.upstream.definitions import fields

        modes = fields(type_)
        box = ir.MemRefType(ir.Type.parse(modes.pop("tensor")))
        found = {"type": text, "kind": "tensormap", "element": str(box.element_type), "shape": list(box.shape)}
        return {**found, "modes": modes}
    if not isinstance(type_, ir.MemRefType):
        pointer = "pointer" if text.startswith("!llvm.ptr") else "scalar"
        return {"type": text, "kind": kind or pointer}
    strides, offset = type_.get_strides_and_offset()
    dynamic = ir.ShapedType.get_dynamic_stride_or_offset()
    return {
        "type": text,
        "kind": "memref",
        "element": str(type_.element_type),
        "shape": [None if type_.is_dynamic_dim(i) else size for i, size in enumerate(type_.shape)],
        "strides": [None if stride == dynamic else stride for stride in strides],
        "offset": None if offset == dynamic else offset,
    }


def gather(payload: Any) -> set[str]:
    """Puts every kernel of the module into a gpu.module: bodies of gpu.launch, and kernels at top level.

    Returns the names of the ops that were there.
    """
    names = op_names(payload)
    if "gpu.launch" in names:
        run("builtin.module(gpu-kernel-outlining)", payload)
        names.add("gpu.launch_func")
    _wrap_loose_kernels(payload)
    return names


def device_modules(payload: Any, bare_pointers: bool) -> Kernels:
    """A module with the gpu.modules of ``payload``, in which every kernel is one; ``payload`` is changed.

    CompileError when there is none.
    """
    launches = walk(payload, "gpu.launch_func") if "gpu.launch_func" in gather(payload) else []
    launched = {str(op.attributes["kernel"]) for op in launches}
    found = gpu_modules(payload)
    names: set[str] = set()
    for op in found:
        if name_of(op) in names:
            raise CompileError([at(op.location, "error", f"there are two gpu.modules @{name_of(op)}: rename one")])
        names.add(name_of(op))
    if not found:
        raise CompileError([at(payload.operation.location, "error", f"the module has no kernel: expected {_WAYS}")])
    found_signatures = _signatures(payload)
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
                    in_memory = "@{}::@{}".format(*here) in launched
                    if bare_pointers:
                        _refuse_open(function)
                    by_value[here] = _descriptors(function, in_memory, bare_pointers)
                    for parameter in found_signatures[here] if in_memory else ():
                        parameter["kind"] = parameter["kind"].replace("tensormap", "pointer")
    if not any(
        is_kernel(f) for op in only.body.operations for n in ("gpu.func", "llvm.func") for f in functions(op, n)
    ):
        raise CompileError([at(found[0].operation.location, "error", f"no function is a kernel: expected {_WAYS}")])
    return Kernels(only, by_value, found_signatures)


def pass_addresses(payload: Any) -> None:
    """Makes launches pass tensor maps as the pointers that their kernels take."""
    for launch in walk(payload, "gpu.launch_func"):
        for number, operand in enumerate(launch.operands):
            if str(operand.type).startswith(_DESCRIPTOR):
                with ir.InsertionPoint(launch), launch.location:
                    launch.operands[number] = ir.Operation.create(
                        "builtin.unrealized_conversion_cast", results=[ir.Type.parse("!llvm.ptr")], operands=[operand]
                    ).results[0]


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


def _refuse_open(kernel: Any) -> None:
    """CompileError at a kernel with a memref that a bare pointer does not describe."""
    signature = ir.FunctionType(ir.TypeAttr(kernel.attributes["function_type"]).value)
    for number, type_ in enumerate(signature.inputs):
        known = not isinstance(type_, ir.UnrankedMemRefType)
        if known and isinstance(type_, ir.MemRefType):
            strides, offset = type_.get_strides_and_offset()
            open_ = ir.ShapedType.get_dynamic_stride_or_offset()
            known = type_.has_static_shape and open_ not in (offset, *strides)
        if not known:
            what = (
                f"'gpu.func' op bare pointers carry no sizes, and argument {number} is {type_}: expected a memref of static "
                "shape, strides and offset; compile with descriptors (bare_pointers=False), or make the type static"
            )
            raise CompileError([at(kernel.operation.location, "error", what)])


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
