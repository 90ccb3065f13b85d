"""The functions of a module: converted all together, into one gpu.module."""

from __future__ import annotations

from typing import Any

from gpuir.analysis.walk import find_ops
from gpuir.compile import CompileError, Target, find_target
from gpuir.compile.from_tensors import BY_ELEMENT
from gpuir.dialects import gpu, llvm
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.lowering import MEMORY, Lowering
from gpuir.transforms.triton.to_llvm.types import SHARED, is_descriptor, local

__all__ = ["MODULE", "convert", "target_of"]

#: The name of the gpu.module that holds the kernels.
MODULE = "kernels"
#: How a tensor descriptor is passed: by value, at an address that the kernel does not write to.
_BY_VALUE = "{llvm.align = 64 : i64, llvm.byval = !llvm.array<128 x i8>, nvvm.grid_constant}"


def target_of(module: AnyOp, chip: str = "") -> Target:
    """The chip of that name, or the one that the module's ttg.target says: "cuda:90" is sm_90a, "hip:gfx942" gfx942."""
    if not chip:
        if "ttg.target" not in module.attributes:
            raise failure(module, "has no ttg.target: give the pass one, as target=sm_90a")
        system, _, number = ir.StringAttr(module.attributes["ttg.target"]).value.partition(":")
        chip = number if system != "cuda" else f"sm_{number}{'a' if int(number) >= 90 else ''}"
    try:
        return find_target(chip)
    except CompileError as error:
        raise failure(module, str(error)) from None


def convert(module: AnyOp, target: str, scratch_parameters: int) -> None:
    """Converts the functions of a module, or leaves it as it is; see the pass `triton-ops-to-llvm`."""
    if "ttg.num-warps" not in module.attributes:
        raise failure(module, "has no ttg.num-warps: only TTGIR is lowered; Triton's passes make it of TTIR")
    chip = target_of(module, target)
    functions = find_ops(module, "tt.func")
    with module.location, ir.InsertionPoint(module.regions[0].blocks[0]):
        made = gpu.module(MODULE)
    try:
        low = Lowering(module, chip, scratch_parameters)
        low.body = made.operation.regions[0].blocks.append()
        with ir.InsertionPoint(low.body), made.location:
            if low.shared_bytes:
                _shared_memory()
            for function in functions:
                _function(low, function)
    except BaseException:
        made.operation.erase()
        raise
    for function in functions:
        function.operation.erase()


def _shared_memory() -> None:
    """A block's memory, whose size the launch says."""
    llvm.GlobalOp(
        ir.Type.parse("!llvm.array<0 x i8>"), MEMORY, ir.Attribute.parse("#llvm.linkage<external>"),
        alignment=16, addr_space=SHARED,
    )  # fmt: skip


def _function(low: Lowering, source: Any) -> None:
    if not len(source.regions[0].blocks):
        raise failure(source, "has no body: a function of another module cannot be called")
    is_kernel = "sym_visibility" not in source.attributes or source.sym_visibility.value == "public"
    arguments = list(source.regions[0].blocks[0].arguments)
    kinds = [low.parameter(argument.type) for argument in arguments]
    own = len(kinds)
    kinds += low.extra_parameters(is_kernel)
    results = [local(kind) for kind in ir.FunctionType(source.function_type.value).results]
    result = low.result_of(results)
    signature = _signature(result, kinds)
    with source.location:
        made = llvm.LLVMFuncOp(source.sym_name.value, ir.TypeAttr.get(signature))
    attributes = made.operation.attributes
    attributes[BY_ELEMENT] = ir.UnitAttr.get()
    if is_kernel:
        _mark_kernel(low, attributes)
        descriptors = [is_descriptor(argument.type) for argument in arguments]
        if low.nvidia and any(descriptors):
            attributes["arg_attrs"] = ir.ArrayAttr.get(
                [
                    ir.Attribute.parse(_BY_VALUE if each else "{}")
                    for each in (*descriptors, *[False] * (len(kinds) - own))
                ]
            )
    else:
        attributes["linkage"] = ir.Attribute.parse("#llvm.linkage<internal>")
        if source.attributes.get("noinline", None) is not None and ir.BoolAttr(source.attributes["noinline"]).value:
            attributes["no_inline"] = ir.UnitAttr.get()
    places = [argument.location for argument in arguments] + [source.location] * (len(kinds) - own)
    made.operation.regions[0].blocks.append(*kinds, arg_locs=places)
    low.function(source, made, own, is_kernel)


def _signature(result: ir.Type | None, kinds: list[ir.Type]) -> ir.Type:
    returned = "void" if result is None else str(result)
    return ir.Type.parse(f"!llvm.func<{returned} ({', '.join(map(str, kinds))})>")


def _mark_kernel(low: Lowering, attributes: Any) -> None:
    """Says that the function is a kernel, and what its launches have: threads, cluster, registers."""
    threads = low.all_warps * low.warp_size
    if not low.nvidia:
        attributes["rocdl.kernel"] = ir.UnitAttr.get()
        attributes["rocdl.reqd_work_group_size"] = ir.DenseI32ArrayAttr.get([threads, 1, 1])
        attributes["rocdl.flat_work_group_size"] = ir.StringAttr.get(f"{threads},{threads}")
        return
    attributes["nvvm.kernel"] = ir.UnitAttr.get()
    attributes["nvvm.reqntid"] = ir.DenseI32ArrayAttr.get([threads])
    if low.ctas > 1:
        attributes["nvvm.cluster_dim"] = ir.DenseI32ArrayAttr.get([low.ctas, 1, 1])
    if "ttg.maxnreg" in low.module.attributes:
        attributes["nvvm.maxnreg"] = low.module.attributes["ttg.maxnreg"]
