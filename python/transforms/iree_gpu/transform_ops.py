"""What the ops of `transform.iree` do to their payload: the steps of this folder, with the scripts' errors."""

from __future__ import annotations

from gpuir.dialects.transform.extension import DefiniteFailure, implements
from gpuir.dialects.transform.iree import ConvertToMultiMmaOp, DistributeMultiMmaOp, ForallToLanesOp, FuseForallOp
from gpuir.host import AnyOp, ir
from gpuir.passes.rewriter import PatternRewriter
from gpuir.transforms.iree_gpu.convert import convert_to_multi_mma, convertible
from gpuir.transforms.iree_gpu.fuse import fuse_forall, why_not_fused
from gpuir.transforms.iree_gpu.lanes import distribute, forall_to_lanes, why_not_distributed
from gpuir.transforms.iree_gpu.rewriting import collect


@implements(ConvertToMultiMmaOp)
def _convert_to_multi_mma(self: ConvertToMultiMmaOp, rewriter: PatternRewriter, target: list[AnyOp]) -> list[AnyOp]:
    # All of them first, so that a failure finds nothing changed.
    for op in target:
        reason = convertible(op, self.intrinsic_kind)
        if isinstance(reason, str):
            raise DefiniteFailure(f"cannot convert to multi_mma: the payload op {reason}", op)
    made = []
    for op in target:
        with op.operation.location, ir.InsertionPoint(op):
            value = convert_to_multi_mma(op, self.intrinsic_kind)
        rewriter.replace_op(op, [value])
        made.append(value.owner)
    return made


@implements(DistributeMultiMmaOp)
def _distribute_multi_mma(self: DistributeMultiMmaOp, rewriter: PatternRewriter, target: list[AnyOp]) -> list[AnyOp]:
    for op in target:
        if op.operation.name != "iree_gpu.multi_mma":
            raise DefiniteFailure("takes iree_gpu.multi_mma ops", op)
        reason = why_not_distributed(op)
        if reason is not None:
            raise DefiniteFailure(f"cannot distribute to lanes: the payload op {reason}", op)
    made = []
    for op in target:
        with op.operation.location, ir.InsertionPoint(op):
            forall = distribute(op)
        rewriter.replace_op(op, list(forall.operation.results))
        made.append(forall)
    return made


@implements(ForallToLanesOp)
def _forall_to_lanes(self: ForallToLanesOp, rewriter: PatternRewriter, target: list[AnyOp]) -> None:
    for op in target:
        for forall in collect(op, "scf.forall"):
            forall_to_lanes(forall)


@implements(FuseForallOp)
def _fuse_forall(
    self: FuseForallOp, rewriter: PatternRewriter, producer: list[AnyOp], consumer: list[AnyOp]
) -> list[AnyOp]:
    if len(producer) != 1 or len(consumer) != 1:
        raise DefiniteFailure(
            f"takes one producer and one consumer, found {len(producer)} and {len(consumer)} payload ops"
        )
    for op in (*producer, *consumer):
        if op.operation.name != "scf.forall":
            raise DefiniteFailure("takes scf.forall ops", op)
    reason = why_not_fused(producer[0], consumer[0])
    if reason is not None:
        raise DefiniteFailure(f"cannot fuse: it {reason}", producer[0])
    fuse_forall(producer[0], consumer[0])
    return consumer
