"""What threads do on memrefs: barriers in memory, vectors loaded and stored, tiles in workgroup memory spread over banks."""

from __future__ import annotations

import itertools
import math
from typing import Any

from gpuir.host import ir, module
from gpuir.passes.options import Option
from gpuir.passes.registry import apply_patterns, pass_
from gpuir.transforms.iree_gpu.banks import in_workgroup
from gpuir.transforms.iree_gpu.contraction import index_constant
from gpuir.transforms.iree_gpu.gather import as_value, whole_access
from gpuir.transforms.iree_gpu.places import offsets_of, sum_of
from gpuir.transforms.iree_gpu.rewriting import collect, replace, tidy
from gpuir.transforms.iree_gpu.workgroups import zero_of

__all__ = ["barriers_to_gpu", "forward_stores", "lower_transfers"]

#: Bytes that tiles in workgroup memory are aligned to.
ALIGNMENT = 16


@pass_("iree-gpu-barriers-to-gpu")
def barriers_to_gpu(op: Any) -> None:
    """barrier_regions become their bodies between two barriers, and value_barriers on tensors gpu.barrier.

    Bufferization keeps the order of accesses and barriers, so that it is right right before it: with the tensors in buffers,
    what is written before a barrier is in memory behind it.
    """
    apply_patterns(op, ["iree.lower_barrier_region"])
    for barrier in collect(op, "iree_gpu.value_barrier"):
        with barrier.operation.location, ir.InsertionPoint(barrier):
            module("dialects.gpu").BarrierOp()
        replace(barrier, list(barrier.operation.operands))
    tidy(op)


# Stores ----------------------------------------------------------------------------------------------------------------


@pass_("iree-gpu-forward-stores")
def forward_stores(op: Any) -> None:
    """A buffer that takes one vector and is copied to a slice of another one: the vector is stored there itself.

    A slice of a dynamic size, 1 or 0, is stored to where it is not 0.
    """
    for copy in collect(op, "memref.copy"):
        source, target = list(copy.operation.operands)
        made = source.owner.operation if isinstance(source, ir.OpResult) else None
        view = target.owner.operation if isinstance(target, ir.OpResult) else None
        if made is None or made.name != "memref.alloc" or view is None or view.name != "memref.subview":
            continue
        users = [use.owner.operation for use in source.uses]
        writes = [user for user in users if user.name == "vector.transfer_write"]
        if len(users) != 2 or len(writes) != 1 or len(list(target.uses)) != 1:
            continue
        with copy.operation.location, ir.InsertionPoint(copy):
            _store(writes[0].operands[0], view, list(made.operands))
        for each in (copy.operation, writes[0], made, view):
            each.erase()
    tidy(op)


def _store(vector: Any, view: Any, counts: list[Any]) -> None:
    """Stores a vector to where a slice begins, if the count, of which there may be one, is not 0."""
    host, scf, arith = module("dialects.vector"), module("dialects.scf"), module("dialects.arith")
    width = math.prod(vector.type.shape)
    flat = host.shape_cast(ir.VectorType.get([width], vector.type.element_type), vector)
    indices = [as_value(index) for index in offsets_of(view)]
    base = view.operands[0]

    def write() -> None:
        rank = base.type.rank
        row = ir.AffineMap.get(rank, 0, [ir.AffineDimExpr.get(rank - 1)])
        host.TransferWriteOp(None, flat, base, indices, row, ir.ArrayAttr.get([ir.BoolAttr.get(True)]))

    if not counts:
        write()
        return
    found = counts[0].owner.operation if isinstance(counts[0], ir.OpResult) else None
    if found is not None and found.name == "arith.select":
        inside = found.operands[0]
    else:
        inside = arith.cmpi(arith.CmpIPredicate.sgt, counts[0], index_constant(0))
    branch = scf.IfOp(inside)
    with ir.InsertionPoint(branch.then_block):
        write()
        scf.yield_([])


# Loads and stores ------------------------------------------------------------------------------------------------------


def _alignment(value: Any, width: int, arguments: int) -> int | None:
    """Bytes that accesses of so many elements are aligned to; None where no more is known than by their type.

    Known are tiles in workgroup memory, and arguments of functions, without a layout of their own.
    """
    if in_workgroup(value):
        most = ALIGNMENT
    elif isinstance(value, ir.BlockArgument) and isinstance(value.type.layout, ir.AffineMapAttr):
        most = arguments if value.owner.owner.operation.name == "func.func" else 1
    else:
        return None
    strides, _ = value.type.get_strides_and_offset()
    size = value.type.element_type.width // 8
    if not value.type.has_static_shape or not size:
        return None
    found = math.gcd(most, width * size, *(stride * size for stride in strides[:-1]))
    return found if found > size else None


@pass_(
    "iree-gpu-lower-transfers",
    options={"argument_alignment": Option(int, default=1, help="bytes that the buffers of functions are aligned to")},
)
def lower_transfers(op: Any, *, argument_alignment: int) -> None:
    """vector.transfer_read and transfer_write of memrefs, in bounds and without mask, become vector.load and store.

    Of more dimensions than one, one for each row. Rows begin at multiples of their length, as the other passes make them.
    """
    host = module("dialects.vector")
    for read in collect(op, "vector.transfer_read"):
        operation = read.operation
        base = operation.operands[0]
        if not isinstance(base.type, ir.MemRefType) or not whole_access(read):
            continue
        type_ = operation.results[0].type
        indices = list(operation.operands)[1 : 1 + base.type.rank]
        with operation.location, ir.InsertionPoint(operation):
            row = ir.VectorType.get([type_.shape[-1]], type_.element_type)
            alignment = _alignment(base, type_.shape[-1], argument_alignment)
            found = None
            for at in itertools.product(*map(range, type_.shape[:-1])):
                part = host.load(row, base, _shifted(indices, at), alignment=alignment)
                if not at:
                    found = part
                    break
                found = host.insert(part, found or _zeros(type_), [], list(at))
        replace(read, [found])
    for write in collect(op, "vector.transfer_write"):
        operation = write.operation
        value, base = operation.operands[0], operation.operands[1]
        if not isinstance(base.type, ir.MemRefType) or not whole_access(write):
            continue
        indices = list(operation.operands)[2 : 2 + base.type.rank]
        shape = value.type.shape
        with operation.location, ir.InsertionPoint(operation):
            alignment = _alignment(base, shape[-1], argument_alignment)
            for at in itertools.product(*map(range, shape[:-1])):
                part = host.extract(value, [], list(at)) if at else value
                host.store(part, base, _shifted(indices, at), alignment=alignment)
        operation.erase()
    tidy(op)


def _shifted(indices: list[Any], at: tuple[int, ...]) -> list[Any]:
    first = len(indices) - len(at) - 1
    return [*indices[:first], *(as_value(sum_of(i, n)) for i, n in zip(indices[first:], at)), indices[-1]]


def _zeros(type_: Any) -> Any:
    return module("dialects.arith").constant(type_, ir.DenseElementsAttr.get_splat(type_, zero_of(type_.element_type)))
