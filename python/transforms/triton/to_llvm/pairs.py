"""Pairs of CTAs whose products are one: which of the two issues them, and what both do together.

Source: PTX ISA, "tcgen05.alloc", "tcgen05.mma" (.cta_group::2), "tcgen05.commit" (.multicast::cluster).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from gpuir.analysis import find_ops
from gpuir.dialects import arith, ttng
from gpuir.host import AnyOp, ir
from gpuir.transforms.triton.module_numbers import module_number
from gpuir.transforms.triton.to_llvm.tma import bits_in_common

if TYPE_CHECKING:
    from gpuir.transforms.triton.to_llvm.lowering import Lowering

__all__ = ["ctas", "group", "is_paired", "leads", "reached", "tells_others", "told"]


def is_paired(module: AnyOp) -> bool:
    """Whether a product of the module is one of two CTAs: then all tensor memory is allocated for pairs."""
    return any(op.two_ctas for kind in (ttng.TCGen5MMAOp, ttng.TCGen5MMAScaledOp) for op in find_ops(module, kind))


def tells_others(module: AnyOp) -> bool:
    """Whether CTAs of the module's cluster tell each other's mbarriers, of which all have to know that they are there."""
    clustered = module_number(module, "ttg.num-ctas", 1) > 1
    return clustered and any(_tells(op) for op in find_ops(module, *_TELLING))


#: Ops that may tell mbarriers of other CTAs.
_TELLING = (
    "ttng.arrive_barrier", "ttng.barrier_expect", "ttng.async_tma_copy_global_to_local", "ttng.async_tma_gather",
    "ttng.async_shared_store", "ttng.clc_try_cancel", "ttng.tc_gen5_mma", "ttng.tc_gen5_mma_scaled", "ttng.tc_gen5_commit",
)  # fmt: skip


def _tells(op: AnyOp) -> bool:
    view: Any = op.operation.opview
    if isinstance(view, (ttng.ArriveBarrierOp, ttng.BarrierExpectOp)):
        return bool(reached(view))
    if isinstance(view, ttng.TCGen5CommitOp):
        return bool(len(view.descs))
    return isinstance(view, (ttng.AsyncSharedStoreOp, ttng.CLCTryCancelOp)) or bool(view.multicast)


def reached(op: ttng.ArriveBarrierOp | ttng.BarrierExpectOp) -> int:
    """The bits of a CTA's number by which those differ whose mbarriers one CTA tells, as the op's attributes say; 0 for its own."""
    others = module_number(op, "ttg.num-ctas", 1) - 1
    if op.from_cta is not None:
        return others & ~int(op.from_cta.value)
    if isinstance(op, ttng.ArriveBarrierOp):
        return int(op.multicast_cta.value | op.cta_mask.value) & others
    return 0


def group(low: Lowering) -> ir.Attribute:
    """Whose tensor memory instructions work on, as they say it."""
    return ir.Attribute.parse(f"#nvvm.cta_group<cta_{2 if low.paired else 1}>")


def leads(low: Lowering) -> ir.Value | None:
    """Whether the CTA is the one of its pair that issues for both; None where each issues for itself."""
    return low.build.equal_zero(low.block, 1) if low.paired else None


def told(low: Lowering, buffers: Iterable[ir.Value]) -> ir.Value | None:
    """A bit for each CTA that learns that the buffers may be written again: those of the pair, and those that have the same parts.

    None where the CTA tells itself alone.
    """
    shared = int(low.paired)
    if low.ctas > 1:
        for buffer in buffers:
            shared |= bits_in_common(buffer.type)
    return ctas(low, shared) if shared else None


def ctas(low: Lowering, shared: int) -> ir.Value:
    """A bit for each CTA whose number differs from this one's in these bits alone, those bits of its own counting as 0."""
    mask = sum(1 << number for number in range(low.ctas) if not number & ~shared)
    i16 = ir.IntegerType.get_signless(16)
    bits = low.build.constant(i16, mask - (mask >> 15 << 16))
    kept = low.ctas - 1 & ~shared
    if not kept:
        return bits
    return arith.shli(bits, arith.trunci(i16, arith.andi(low.block, low.build.number(kept))))
