"""Copies to workgroup memory as vectors: loaded before the barrier, stored behind it."""

from __future__ import annotations

from typing import Any

from gpuir.host import ir, module
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.contraction import index_constant
from gpuir.transforms.iree_gpu.gather import as_value
from gpuir.transforms.iree_gpu.places import behind, offsets_of
from gpuir.transforms.iree_gpu.rewriting import collect, replace, tidy
from gpuir.transforms.iree_gpu.vectorize import read_tensor

__all__ = ["unroll_copies", "vectorize_copies"]

#: Ops without effects that may stand before a barrier_region as well as in it.
_PURE = ("affine.", "arith.", "tensor.", "vector.", "linalg.pack", "linalg.transpose")


def _constant(value: Any) -> int | None:
    if isinstance(value, ir.OpResult) and value.owner.name == "arith.constant":
        return int(ir.IntegerAttr(value.owner.attributes["value"]).value)
    return None


@pass_("iree-gpu-unroll-copies")
def unroll_copies(op: Any) -> None:
    """Unrolls loops that say ``unroll_loop`` and whose bounds are constants, as those around copies do."""
    for loop in reversed(collect(op, "scf.for")):
        operation = loop.operation
        numbers = [_constant(value) for value in list(operation.operands)[:3]]
        if "unroll_loop" not in operation.attributes or None in numbers:
            continue
        carried = list(operation.operands)[3:]
        block = operation.regions[0].blocks[0]
        for number in range(*numbers):
            with operation.location, ir.InsertionPoint(operation):
                mapping = dict(zip(list(block.arguments), [index_constant(number), *carried]))
                carried = _copied(block, mapping)
        replace(loop, carried)
    tidy(op)


def _copied(block: Any, mapping: dict[Any, Any]) -> list[Any]:
    """A loop's body at the current place, with values for its arguments; returns what it yields."""
    for each in block.operations:
        operation = each.operation
        values = [mapping.get(value, value) for value in operation.operands]
        if operation.name == "scf.yield":
            return values
        new = operation.clone()
        for number, value in enumerate(values):
            new.operands[number] = value
        mapping.update(zip(list(operation.results), list(new.results)))
    raise AssertionError("a loop's body ends with scf.yield")


@pass_("iree-gpu-vectorize-copies")
def vectorize_copies(op: Any) -> None:
    """Slices that are put into a barrier_region's tensors become vectors, read before the region and written in it.

    So loads of a step are under way while others still work on the step before.
    """
    regions = collect(op, "iree_gpu.barrier_region")
    for region in regions:
        for put in collect(region, "tensor.insert_slice"):
            _vectorized(put)
        _read_before(region)
    tidy(op)


def _vectorized(put: Any) -> None:
    """A tensor.insert_slice of static size as transfer_read and transfer_write; linalg.transpose on the way as vectors'."""
    operation = put.operation
    source, into = operation.operands[0], operation.operands[1]
    sizes = list(ir.DenseI64ArrayAttr(operation.attributes["static_sizes"]))
    rank = source.type.rank
    plain = all(n == 1 for n in ir.DenseI64ArrayAttr(operation.attributes["static_strides"]))
    if not plain or not source.type.has_static_shape or sizes != [1] * (len(sizes) - rank) + list(source.type.shape):
        return
    with operation.location, ir.InsertionPoint(operation):
        offsets = [as_value(offset) for offset in offsets_of(operation)]
        turned = behind(source)
        if turned is not None and turned.name == "linalg.transpose":
            permutation = list(ir.DenseI64ArrayAttr(turned.attributes["permutation"]))
            vector = read_tensor(turned.operands[0])
            type_ = ir.VectorType.get(source.type.shape, source.type.element_type)
            vector = module("dialects.vector").transpose(type_, vector, permutation)
        else:
            vector = read_tensor(source)
        outer = into.type.rank
        map_ = ir.AffineMap.get(outer, 0, [ir.AffineDimExpr.get(d) for d in range(outer - rank, outer)])
        written = module("dialects.vector").TransferWriteOp(
            into.type, vector, into, offsets, map_, ir.ArrayAttr.get([ir.BoolAttr.get(True)] * rank)
        ).result  # fmt: skip
    replace(put, [written])


def _read_before(region: Any) -> None:
    """Moves what does not depend on the region's tensors before it."""
    block = region.operation.regions[0].blocks[0]
    inside: set[Any] = set(block.arguments)
    for each in [each.operation for each in block.operations][:-1]:
        if len(each.regions) or not each.name.startswith(_PURE) or any(v in inside for v in each.operands):
            inside.update(each.results)
        else:
            each.move_before(region.operation)
