"""In the worker: finds the kernels of a module and puts each into a gpu.module of its own kind.

Kernels may be `gpu.func ... kernel` in a gpu.module, the body of a gpu.launch, an `llvm.func` with `nvvm.kernel` or
`rocdl.kernel`, or a `func.func` with `gpu.kernel`, the last two at top level too.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any, Protocol, TypeAlias

from gpuir.assembly.diagnostics import at, from_error
from gpuir.compile.errors import CompileError
from gpuir.dialects.upstream.definitions import fields
from gpuir.host import AnyOp, ir, module, string_value, symbol_path

__all__ = [
    "Kernels",
    "Payload",
    "argument_attributes",
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

#: What passes run on: a module, or an op with what is nested in it.
Payload: TypeAlias = "ir.Module | AnyOp"

_KERNEL = ("gpu.kernel", "nvvm.kernel", "rocdl.kernel")
#: Types by their text: to import the host's modules of their dialects would take longer than some stages.
_DESCRIPTOR = "!nvgpu.tensormap.descriptor"
_KERNEL_FORMS = (
    "gpu.func ... kernel, gpu.launch, llvm.func with nvvm.kernel or rocdl.kernel, or func.func with gpu.kernel"
)


@dataclasses.dataclass
class Kernels:
    """A module of gpu.modules only; by (gpu.module, kernel): objects passed by value, and the source's signature.

    ``by_value`` has the type of each such object by its position in LLVM's signature.
    """

    module: ir.Module
    by_value: dict[tuple[str, str], dict[int, ir.Type]]
    signatures: dict[tuple[str, str], list[dict[str, Any]]]


class PassManager(Protocol):
    """The host's pass manager."""

    def enable_verifier(self, enable: bool) -> None: ...
    def run(self, operation: ir.Operation) -> None: ...


_keeping = False
_kept: dict[tuple[str, bool], PassManager] = {}


def keep_managers() -> None:
    """Keeps pass managers, and with them their patterns; called when a process with one context at a time makes a new one."""
    global _keeping
    _keeping = True
    _kept.clear()


def run(pipeline: str, payload: Payload, *, verify: bool = True) -> None:
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


def verify(payload: Payload) -> None:
    """CompileError with the host's diagnostics where the module is not valid."""
    try:
        payload.operation.verify()
    except ir.MLIRError as error:
        raise CompileError(from_error(error)) from None


def name_of(op: AnyOp) -> str:
    """The op's symbol name."""
    return string_value(op.operation.attributes["sym_name"])


def functions(gpu_module: AnyOp, name: str = "llvm.func") -> Iterator[ir.Operation]:
    """The ops of that name directly in a gpu.module."""
    for op in gpu_module.operation.regions[0].blocks[0].operations:
        if op.operation.name == name:
            yield op.operation


def is_kernel(op: AnyOp) -> bool:
    """Whether a function is marked as a kernel."""
    attributes = op.operation.attributes
    # gpu.func has a property for it.
    return any(name in attributes for name in _KERNEL) or (op.operation.name == "gpu.func" and "kernel" in attributes)


def walk(payload: Payload, *names: str) -> list[ir.Operation]:
    """The ops of these names at any depth, each behind those inside it."""
    ops: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name in names:
            ops.append(op)
        return ir.WalkResult.ADVANCE

    if names:
        payload.operation.walk(visit)
    return ops


def gpu_modules(payload: Payload) -> list[ir.Operation]:
    """The gpu.modules at any depth."""
    ops: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == "gpu.module":
            ops.append(op)
            return ir.WalkResult.SKIP
        return ir.WalkResult.ADVANCE

    payload.operation.walk(visit, ir.WalkOrder.PRE_ORDER)
    return ops


def op_names(payload: Payload) -> set[str]:
    """The names of all ops."""
    names: set[str] = set()

    def visit(op: ir.Operation) -> ir.WalkResult:
        names.add(op.name)
        return ir.WalkResult.ADVANCE

    payload.operation.walk(visit)
    return names


def _signatures(payload: Payload) -> dict[tuple[str, str], list[dict[str, Any]]]:
    """The arguments of each kernel as the source has them, by gpu.module and kernel."""
    signatures = {}
    for op in gpu_modules(payload):
        for function in (*functions(op, "gpu.func"), *functions(op, "llvm.func")):
            if is_kernel(function):
                signatures[name_of(op), name_of(function)] = _signature(function)
    return signatures


def _signature(function: ir.Operation) -> list[dict[str, Any]]:
    signature = ir.TypeAttr(function.attributes["function_type"]).value
    inputs = (
        signature.inputs
        if isinstance(signature, ir.FunctionType)
        else [a.type for a in function.regions[0].blocks[0].arguments]
    )
    for number, type_ in enumerate(inputs):
        if isinstance(type_, (ir.RankedTensorType, ir.UnrankedTensorType)):
            message = f"argument {number} of kernel @{name_of(function)} is a {type_}: kernels take memrefs, bufferize it first"
            raise CompileError([at(function.location, "error", message)])
    by_value = ["llvm.byval" in attributes for attributes in argument_attributes(function, len(inputs))]
    return [_parameter(type_, "object" if copied else "") for type_, copied in zip(inputs, by_value)]


def _entries(attributes: ir.Attribute) -> list[ir.NamedAttribute]:
    dictionary = ir.DictAttr(attributes)
    return [dictionary[index] for index in range(len(dictionary))]


def argument_attributes(function: ir.Operation, count: int) -> list[dict[str, ir.Attribute]]:
    """The attributes of a function's ``count`` arguments, by name."""
    if "arg_attrs" not in function.attributes:
        return [{} for _ in range(count)]
    return [
        {entry.name: entry.attr for entry in _entries(one)} for one in ir.ArrayAttr(function.attributes["arg_attrs"])
    ]


def _parameter(type_: ir.Type, kind: str) -> dict[str, Any]:
    text = str(type_)
    if text.startswith(_DESCRIPTOR):
        modes = fields(type_)
        box = ir.MemRefType(ir.Type.parse(modes.pop("tensor")))
        parameter = {"type": text, "kind": "tensormap", "element": str(box.element_type), "shape": list(box.shape)}
        return {**parameter, "modes": modes}
    if not isinstance(type_, ir.MemRefType):
        default = "pointer" if text.startswith("!llvm.ptr") else "scalar"
        return {"type": text, "kind": kind or default}
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


def gather(payload: Payload) -> set[str]:
    """Puts every kernel of the module into a gpu.module: bodies of gpu.launch, and kernels at top level.

    Returns the names of the ops that were there.
    """
    names = op_names(payload)
    if "gpu.launch" in names:
        run("builtin.module(gpu-kernel-outlining)", payload)
        names.add("gpu.launch_func")
    _wrap_loose_kernels(payload.operation)
    return names


def device_modules(payload: Payload, bare_pointers: bool) -> Kernels:
    """A module with the gpu.modules of ``payload``, which get all its kernels; ``payload`` is changed.

    CompileError if there is none.
    """
    launches = walk(payload, "gpu.launch_func") if "gpu.launch_func" in gather(payload) else []
    launched = {str(op.attributes["kernel"]) for op in launches}
    modules = gpu_modules(payload)
    names: set[str] = set()
    for op in modules:
        if name_of(op) in names:
            raise CompileError([at(op.location, "error", f"there are two gpu.modules @{name_of(op)}: rename one")])
        names.add(name_of(op))
    if not modules:
        raise CompileError(
            [at(payload.operation.location, "error", f"the module has no kernel: expected {_KERNEL_FORMS}")]
        )
    signatures = _signatures(payload)
    only = ir.Module.create()
    by_value: dict[tuple[str, str], dict[int, ir.Type]] = {}
    with ir.InsertionPoint(only.body):
        for op in modules:
            copy = op.operation.clone()
            # Objects of an earlier compilation say nothing about this one.
            if "targets" in copy.attributes:
                del copy.attributes["targets"]
            for function in functions(copy, "gpu.func"):
                if is_kernel(function):
                    key = name_of(copy), name_of(function)
                    in_memory = "@{}::@{}".format(*key) in launched
                    if bare_pointers:
                        _refuse_dynamic_layouts(function)
                    by_value[key] = _descriptors(function, in_memory, bare_pointers)
                    for parameter in signatures[key] if in_memory else ():
                        parameter["kind"] = parameter["kind"].replace("tensormap", "pointer")
    if not any(
        is_kernel(f) for op in only.body.operations for n in ("gpu.func", "llvm.func") for f in functions(op, n)
    ):
        raise CompileError([at(modules[0].location, "error", f"no function is a kernel: expected {_KERNEL_FORMS}")])
    return Kernels(only, by_value, signatures)


def pass_addresses(payload: Payload) -> None:
    """Makes launches pass tensor maps as the pointers that their kernels take."""
    for launch in walk(payload, "gpu.launch_func"):
        for number, operand in enumerate(launch.operands):
            if str(operand.type).startswith(_DESCRIPTOR):
                with ir.InsertionPoint(launch), launch.location:
                    launch.operands[number] = ir.Operation.create(
                        "builtin.unrealized_conversion_cast", results=[ir.Type.parse("!llvm.ptr")], operands=[operand]
                    ).results[0]


def _descriptors(kernel: ir.Operation, launched: bool, bare_pointers: bool) -> dict[int, ir.Type]:
    """Turns arguments that are tensor maps into pointers to them; returns the types passed by value, by LLVM's position.

    A launch in the module passes the address of a map in memory, so there it stays a pointer. Otherwise the map itself
    is the parameter, as encoded by the driver's TMA functions.
    """
    by_value: dict[int, ir.Type] = {}
    signature = ir.FunctionType(ir.TypeAttr(kernel.attributes["function_type"]).value)
    block = kernel.regions[0].blocks[0]
    attributes = argument_attributes(kernel, len(signature.inputs))
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


def _refuse_dynamic_layouts(kernel: ir.Operation) -> None:
    """CompileError at a kernel with a memref that a bare pointer does not describe."""
    signature = ir.FunctionType(ir.TypeAttr(kernel.attributes["function_type"]).value)
    for number, type_ in enumerate(signature.inputs):
        known = not isinstance(type_, ir.UnrankedMemRefType)
        if known and isinstance(type_, ir.MemRefType):
            strides, offset = type_.get_strides_and_offset()
            dynamic = ir.ShapedType.get_dynamic_stride_or_offset()
            known = type_.has_static_shape and dynamic not in (offset, *strides)
        if not known:
            message = (
                f"'gpu.func' op bare pointers carry no sizes, and argument {number} is {type_}: expected a memref of static "
                "shape, strides and offset; compile with descriptors (bare_pointers=False), or make the type static"
            )
            raise CompileError([at(kernel.location, "error", message)])


def _parameters(type_: ir.Type) -> int:
    """The number of parameters that an argument of this type becomes, with memrefs as descriptors."""
    if isinstance(type_, ir.MemRefType):
        return 3 + 2 * int(type_.rank)
    return 2 if isinstance(type_, ir.UnrankedMemRefType) else 1


def _wrap_loose_kernels(payload: ir.Operation) -> None:
    """Moves kernels at top level, and what they use, into a gpu.module."""
    body = payload.regions[0].blocks[0]
    top = [op.operation for op in body.operations]
    loose = [op for op in top if op.name in ("llvm.func", "func.func") and is_kernel(op)]
    if not loose:
        return
    taken = {name_of(op) for op in top if op.name == "gpu.module"}
    name = next(n for n in ("kernels", *(f"kernels_{i}" for i in range(len(taken) + 1))) if n not in taken)
    holder = ir.Operation.parse(f"gpu.module @{name} {{}}").operation
    body.append(holder)
    for op in _with_callees(loose, top):
        end = _module_end(holder)
        if end is None:
            holder.regions[0].blocks[0].append(op)
        else:
            op.move_before(end)
        if op.name == "func.func" and is_kernel(op):
            _as_gpu_function(op)


def _module_end(holder: ir.Operation) -> ir.OpView | None:
    """The terminator of a gpu.module, in hosts where it has one."""
    operations = list(holder.regions[0].blocks[0].operations)
    return operations[-1] if operations and operations[-1].name == "gpu.module_end" else None


def _with_callees(kernels: list[ir.Operation], top: list[ir.Operation]) -> list[ir.Operation]:
    """The kernels with every function and global that they name, in the module's order."""
    symbols = {name_of(op): op for op in top if "sym_name" in op.attributes}
    needed, work = {name_of(op) for op in kernels}, list(kernels)
    while work:

        def visit(op: ir.Operation) -> ir.WalkResult:
            for name in op.attributes:
                attribute = op.attributes[name]
                if isinstance(attribute, ir.FlatSymbolRefAttr):
                    (target,) = symbol_path(attribute)
                    if target in symbols.keys() - needed:
                        needed.add(target)
                        work.append(symbols[target])
            return ir.WalkResult.ADVANCE

        work.pop().walk(visit)
    return [op for name, op in symbols.items() if name in needed]


def _as_gpu_function(function: ir.Operation) -> None:
    kept = {
        name: function.attributes[name] for name in function.attributes if name not in ("sym_visibility", "gpu.kernel")
    }
    kept["kernel"] = ir.UnitAttr.get()
    results = ir.FunctionType(ir.TypeAttr(kept["function_type"]).value).results
    if results or not function.regions[0].blocks:
        reason = f"returns {', '.join(map(str, results))}" if results else "has no body"
        message = f"kernel @{name_of(function)} {reason}: a kernel returns none"
        raise CompileError([at(function.location, "error", message)])
    with ir.InsertionPoint(function), function.location:
        gpu_function = ir.Operation.create("gpu.func", attributes=kept, regions=1)
    for block in list(function.regions[0].blocks):
        block.append_to(gpu_function.regions[0])
    function.erase()
    for block in gpu_function.regions[0].blocks:
        last = list(block.operations)[-1].operation
        if last.name == "func.return":
            with ir.InsertionPoint(last), last.location:
                ir.Operation.create("gpu.return")
            last.erase()
