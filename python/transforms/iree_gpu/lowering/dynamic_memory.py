"""Workgroup memory beyond what a kernel may declare by itself becomes dynamic: the launch says how much of it there is."""

from __future__ import annotations

import math

from gpuir.dialects import arith, func, memref
from gpuir.host import AnyOp, ir
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.utils import gpu
from gpuir.transforms.iree_gpu.utils.indices import index_constant
from gpuir.transforms.iree_gpu.utils.memory_reads import is_in_workgroup_memory
from gpuir.transforms.iree_gpu.utils.rewriting import collect, enclosing_symbol_table, replace

__all__ = ["STATIC_LIMIT", "share_dynamic_memory"]

#: Bytes that a kernel may declare on NVIDIA's chips (CUDA C++ Programming Guide, "Technical Specifications").
STATIC_LIMIT = 48 << 10
#: The place of the size among the segments of a gpu.launch's operands: behind tokens, and sizes of grid, block and cluster.
_DYNAMIC = 10
#: What each buffer's start is a multiple of at least.
_ALIGNMENT = 16


@pass_("iree-gpu-share-dynamic-memory")
def share_dynamic_memory(op: AnyOp) -> None:
    """Puts the buffers of kernels with more than 48 KiB of workgroup memory into gpu.dynamic_shared_memory.

    Kernels are gpu.launch, which gets the size as its operand, and functions that use globals in workgroup memory: whoever
    launches a function gives it as many bytes. Globals that nothing uses any more are erased. Kernels with ops of amdgpu stay
    as they are: AMD's may declare all the memory that they can have. Fails at a kernel that has dynamic memory already.
    """
    for kernel in collect(op, gpu.LaunchOp, gpu.GPUFuncOp, func.FuncOp):
        gets = [
            get
            for get in collect(kernel, memref.GetGlobalOp)
            if is_in_workgroup_memory(get.result.type) and _kernel_of(get) == kernel.operation
        ]
        sizes = {get.name.value: _bytes(get.result.type) for get in gets}
        if sum(sizes.values()) > STATIC_LIMIT and not collect(kernel, "amdgpu."):
            _share(kernel, gets)


def _kernel_of(get: memref.GetGlobalOp) -> ir.Operation | None:
    """The innermost kernel around the op."""
    parent = get.operation.parent
    while parent is not None and not isinstance(parent.opview, (gpu.LaunchOp, gpu.GPUFuncOp, func.FuncOp)):
        parent = parent.parent
    return parent


def _bytes(type_: ir.MemRefType) -> int:
    element = type_.element_type
    bits = element.width if isinstance(element, (ir.IntegerType, ir.FloatType)) else 64
    return math.prod(type_.shape) * -(-bits // 8)


def _global(get: memref.GetGlobalOp) -> memref.GlobalOp | None:
    """The global that an op gets: of the module around it, or of one around that."""
    table: ir.Operation | None = enclosing_symbol_table(get)
    while table is not None:
        for each in table.regions[0].blocks[0].operations:
            if isinstance(each, memref.GlobalOp) and each.sym_name.value == get.name.value:
                return each
        table = table.parent
    return None


def _share(kernel: AnyOp, gets: list[memref.GetGlobalOp]) -> None:
    if collect(kernel, gpu.DynamicSharedMemoryOp):
        raise failure(kernel, f"has dynamic workgroup memory, and buffers of more than {STATIC_LIMIT} bytes besides")
    offsets: dict[str, int] = {}
    end = 0
    for get in gets:
        name, declared = get.name.value, _global(get)
        if name not in offsets:
            given = 0 if declared is None or declared.alignment is None else declared.alignment.value
            align = max(given, _ALIGNMENT)
            offsets[name] = -(-end // align) * align
            end = offsets[name] + _bytes(get.result.type)
    space = gets[0].result.type.memory_space
    bytes_type = ir.MemRefType.get(
        [ir.ShapedType.get_dynamic_size()], ir.IntegerType.get_signless(8), memory_space=space
    )
    declarations = {get.name.value: _global(get) for get in gets}
    with kernel.location, ir.InsertionPoint.at_block_begin(kernel.regions[0].blocks[0]):
        whole = gpu.dynamic_shared_memory(bytes_type)
        starts = {name: index_constant(offset) for name, offset in offsets.items()}
    for get in gets:
        with get.location, ir.InsertionPoint(get):
            replace(get, [memref.view(get.result.type, whole, starts[get.name.value], [])])
    _erase_unused([each for each in declarations.values() if each is not None])
    if isinstance(kernel, gpu.LaunchOp):
        _set_size(kernel, end)


def _erase_unused(declarations: list[memref.GlobalOp]) -> None:
    for each in declarations:
        name = each.sym_name.value
        if all(get.name.value != name for get in collect(enclosing_symbol_table(each), memref.GetGlobalOp)):
            each.operation.erase()


def _set_size(launch: AnyOp, size: int) -> None:
    """Replaces the launch by one with dynamic memory, and the old one's body."""
    old = launch.operation
    attributes = {name: old.attributes[name] for name in old.attributes}
    segments = list(ir.DenseI32ArrayAttr(attributes["operandSegmentSizes"]))
    first = sum(segments[:_DYNAMIC])
    with launch.location, ir.InsertionPoint(launch):
        operands = list(old.operands)
        operands.insert(first, arith.constant(ir.IntegerType.get_signless(32), size))
        segments[_DYNAMIC] = 1
        attributes["operandSegmentSizes"] = ir.DenseI32ArrayAttr.get(segments)
        types = [result.type for result in old.results]
        new = ir.Operation.create("gpu.launch", types, operands, attributes, regions=1)
    launch.regions[0].blocks[0].append_to(new.regions[0])
    replace(launch, list(new.results))
