"""IR of one release in the ops of another, where they say the same by other ops: views of buffers of 3.4 from 3.5 on.

`ttg.memdesc_subview` is `ttg.memdesc_index` where it leaves out the first dimension, and `ttg.memdesc_subslice` where it takes a
part of a buffer at constant offsets. Barriers are a buffer each from 3.5 on, `2x1xi64`, and were the elements of one, `2xi64`.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from gpuir.dialects.tt.dialect import TRITON
from gpuir.dialects.ttg.constraints import constant
from gpuir.dialects.ttg.memory import MemDescSubviewOp
from gpuir.dialects.ttg.types import MemDescType
from gpuir.dialects.ttg.views import memdesc_index, memdesc_subslice
from gpuir.host import ir
from gpuir.ods.names import document_name
from gpuir.ods.releases import Release

_INDEXED = TRITON.range("3.5-")
#: What may use several barriers, or hand them on, beside a view of one.
_HOLDERS = (
    "ttg.local_alloc", "ttg.memdesc_subview", "ttg.local_dealloc", "ttg.warp_specialize", "ttg.warp_specialize.partitions",
)  # fmt: skip


def carried(module: ir.Operation, source: Release, release: Release) -> ir.Operation:
    """A copy of a module of `source` in the ops of the release; the module itself where there is nothing to do, or no way to."""
    if source in _INDEXED or release not in _INDEXED or not (_views(module) or _products(module)):
        return module
    copy: ir.Operation = module.clone().operation
    try:
        with module.context:
            _name_views(copy)
            for product in _products(copy):
                product.attributes["is_async"] = ir.UnitAttr.get()
        copy.verify()
    except (_Left, ir.MLIRError):
        return module
    return copy


class _Left(Exception):
    """A view has no other words: the release's refusal names its op."""


def _named(module: ir.Operation, names: Collection[str]) -> list[ir.Operation]:
    ops: list[ir.Operation] = []

    def visit(op: Any) -> ir.WalkResult:
        if document_name(op.name) in names:
            ops.append(op.operation)
        return ir.WalkResult.ADVANCE

    module.walk(visit)
    return ops


def _views(module: ir.Operation) -> list[Any]:
    return [op.opview for op in _named(module, ("ttg.memdesc_subview",))]


def _products(module: ir.Operation) -> list[ir.Operation]:
    """Those that arrive at barriers: in 3.4 they are asynchronous, later ones want it said."""
    products: list[Any] = [op.opview for op in _named(module, ("ttng.tc_gen5_mma", "ttng.tc_gen5_mma_scaled"))]
    return [op.operation for op in products if len(op.barriers)]


def _name_views(module: ir.Operation) -> None:
    views = _views(module)
    barriers = {view.src.type for view in views if _of_barriers(view)}
    if barriers:
        _spread_barriers(module, barriers)
    for view in views:
        source, result = MemDescType(view.src.type), MemDescType(view.result.type)
        offsets = list(view.offsets)
        with view.operation.location, ir.InsertionPoint(view):
            if source == result and all(constant(offset) == 0 for offset in offsets):
                new = view.src
            elif barriers and result.shape == [1] and source.shape[1:] == [1] and len(offsets) == 1:
                new = memdesc_index(view.src, offsets[0], results=[result])
            elif result.rank == source.rank - 1:
                if any(constant(offset) != 0 for offset in offsets[1:]):
                    raise _Left
                new = memdesc_index(view.src, offsets[0], results=[result])
            else:
                numbers = [number for offset in offsets if (number := constant(offset)) is not None]
                if len(numbers) != len(offsets):
                    raise _Left
                new = memdesc_subslice(result, view.src, numbers)
        view.result.replace_all_uses_with(new)
        view.operation.erase()
        for offset in offsets[1 if result.rank != source.rank or barriers else 0 :]:
            owner = offset.owner
            if not isinstance(owner, ir.Block) and not list(offset.uses) and owner.name == "arith.constant":
                owner.operation.erase()


def _of_barriers(view: MemDescSubviewOp) -> bool:
    """Whether it takes one of several elements."""
    source, result = MemDescType(view.src.type), MemDescType(view.result.type)
    return (
        result.shape == [1] != source.shape
        and source.rank == 1
        and source.shape == (source.alloc_shape or source.shape)
    )


def _spread_barriers(module: ir.Operation, types: set[ir.Type]) -> None:
    """Gives each element of values of these types a buffer of its own; views of one say so."""
    numbers = {tuple(MemDescType(type).shape) for type in types}
    several: list[ir.Value] = []
    others: list[str] = []

    def visit(op: Any) -> ir.WalkResult:
        name = document_name(op.name)
        arguments = [argument for region in op.regions for block in region for argument in block.arguments]
        for value in [*op.results, *arguments]:
            if not isinstance(value.type, MemDescType):
                continue
            type = MemDescType(value.type)
            if type in types:
                several.append(value)
                others.append(name)
                value.set_type(_buffers(type, [*type.shape, 1], None))
            elif type.shape == [1] and tuple(type.alloc_shape or ()) in numbers:
                others.extend(["tt.func"] if name == "tt.func" else [])
                value.set_type(_buffers(type, [1], [*(type.alloc_shape or ()), 1]))
        return ir.WalkResult.ADVANCE

    module.walk(visit)
    others += [document_name(use.owner.name) for value in several for use in value.uses]
    if not set(others) <= set(_HOLDERS):
        raise _Left


def _buffers(type: MemDescType, shape: list[int], whole: list[int] | None) -> MemDescType:
    return MemDescType.get(
        shape, type.element_type, type.encoding, type.memory_space, mutable=type.mutable, alloc_shape=whole or shape
    )
