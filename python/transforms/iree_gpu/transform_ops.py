"""What the ops of `transform.iree` do to their payload: the steps of this package, with the errors of transform scripts."""

from __future__ import annotations

from gpuir.dialects import scf, vector
from gpuir.dialects.iree_gpu import MMAAttr, MultiMmaOp
from gpuir.dialects.iree_vector_ext import LayoutAttr
from gpuir.dialects.transform.extension import DefiniteFailure, implements
from gpuir.dialects.transform.iree import (
    ConvertToMultiMmaOp,
    DistributeMultiMmaOp,
    ForallToLanesOp,
    FuseForallOp,
    SetContractionLayoutAttributesOp,
)
from gpuir.host import ir
from gpuir.passes.rewriting_run import HostRewriter
from gpuir.transforms.iree_gpu.packing.contraction_layouts import (
    contraction_layouts,
    read_layout,
    set_contraction_layouts,
)
from gpuir.transforms.iree_gpu.packing.multi_mma import convert_to_multi_mma, convertible
from gpuir.transforms.iree_gpu.tiling.lanes import distribute, forall_to_lanes, why_not_distributed
from gpuir.transforms.iree_gpu.tiling.loop_fusion import fuse_forall, why_not_fused
from gpuir.transforms.iree_gpu.utils.rewriting import collect

__all__: list[str] = []


@implements(ConvertToMultiMmaOp)
def _convert_to_multi_mma(
    self: ConvertToMultiMmaOp, rewriter: HostRewriter, target: list[ir.OpView]
) -> list[ir.OpView]:
    # All are checked first, so that a failure leaves everything unchanged.
    for op in target:
        reason = convertible(op, self.intrinsic_kind)
        if isinstance(reason, str):
            raise DefiniteFailure(f"cannot convert to multi_mma: the payload op {reason}", op)
    converted = []
    for op in target:
        with op.location, ir.InsertionPoint(op):
            result = convert_to_multi_mma(op, self.intrinsic_kind)
        rewriter.replace_op(op, [result])
        converted.append(result.owner)
    return converted


@implements(DistributeMultiMmaOp)
def _distribute_multi_mma(
    self: DistributeMultiMmaOp, rewriter: HostRewriter, target: list[ir.OpView]
) -> list[scf.ForallOp]:
    multi_mmas = []
    for op in target:
        if not isinstance(op, MultiMmaOp):
            raise DefiniteFailure("takes iree_gpu.multi_mma ops", op)
        reason = why_not_distributed(op)
        if reason is not None:
            raise DefiniteFailure(f"cannot distribute to lanes: the payload op {reason}", op)
        multi_mmas.append(op)
    foralls = []
    for op in multi_mmas:
        with op.location, ir.InsertionPoint(op):
            forall = distribute(op)
        rewriter.replace_op(op, list(forall.results))
        foralls.append(forall)
    return foralls


@implements(ForallToLanesOp)
def _forall_to_lanes(self: ForallToLanesOp, rewriter: HostRewriter, target: list[ir.OpView]) -> None:
    # All are collected before the first is erased, each once: handles may name a loop twice, and a loop inside another.
    foralls: list[scf.ForallOp] = []
    for op in target:
        foralls += [forall for forall in collect(op, scf.ForallOp) if forall not in foralls]
    for forall in foralls:
        forall_to_lanes(forall)


@implements(FuseForallOp)
def _fuse_forall(
    self: FuseForallOp, rewriter: HostRewriter, producer: list[ir.OpView], consumer: list[ir.OpView]
) -> list[ir.OpView]:
    if len(producer) != 1 or len(consumer) != 1:
        raise DefiniteFailure(
            f"takes one producer and one consumer, found {len(producer)} and {len(consumer)} payload ops"
        )
    foralls = []
    for op in (*producer, *consumer):
        if not isinstance(op, scf.ForallOp):
            raise DefiniteFailure("takes scf.forall ops", op)
        foralls.append(op)
    reason = why_not_fused(*foralls)
    if reason is not None:
        raise DefiniteFailure(f"cannot fuse: it {reason}", producer[0])
    fuse_forall(*foralls)
    return consumer


@implements(SetContractionLayoutAttributesOp)
def _set_contraction_layout_attributes(
    self: SetContractionLayoutAttributesOp,
    rewriter: HostRewriter,
    target: list[ir.OpView],
    mma_type: list[ir.Attribute],
) -> None:
    if len(mma_type) != 1 or not isinstance(mma_type[0], MMAAttr):
        raise DefiniteFailure(f"takes one #iree_gpu.mma_layout, found {', '.join(map(str, mma_type)) or 'nothing'}")
    kind, indices = mma_type[0], list(self.read_layout_indices or ())
    if not set(indices) <= {0, 1, 2}:
        raise DefiniteFailure(f"has read_layout_indices = {indices}, and operands are 0 (lhs), 1 (rhs) and 2 (acc)")
    # All are checked first, so that a failure leaves everything unchanged.
    layouts_of = []
    for op in target:
        if not isinstance(op, vector.ContractionOp):
            raise DefiniteFailure("takes vector.contract ops", op)
        layouts = contraction_layouts(op, kind)
        if isinstance(layouts, str):
            raise DefiniteFailure(f"cannot set layouts: the payload op {layouts}", op)
        reads: list[tuple[int, LayoutAttr]] = []
        for number in indices:
            owner = op.operands[number].owner
            if number < 2 and isinstance(owner, (ir.Operation, ir.OpView)) and len(owner.results) == 1:
                read = read_layout(layouts[number])
                if isinstance(read, str):
                    raise DefiniteFailure(f"cannot set layouts: the payload op {read} along k of operand {number}", op)
                if read is not None:
                    reads.append((number, read))
        layouts_of.append((op, layouts, reads))
    for contract, layouts, reads in layouts_of:
        set_contraction_layouts(contract, kind, layouts, reads)
