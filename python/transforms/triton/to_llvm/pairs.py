"""Pairs of CTAs whose products are one: which of the two issues them, and what both do together.

Source: PTX ISA, "tcgen05.alloc", "tcgen05.mma" (.cta_group::2), "tcgen05.commit" (.multicast::cluster).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gpuir.analysis import find_ops
from gpuir.dialects import arith, ttng
from gpuir.host import AnyOp, ir

if TYPE_CHECKING:
    from gpuir.transforms.triton.to_llvm.lowering import Lowering

__all__ = ["both", "group", "is_paired", "leads"]


def is_paired(module: AnyOp) -> bool:
    """Whether a product of the module is one of two CTAs: then all tensor memory is allocated for pairs."""
    return any(op.two_ctas for kind in (ttng.TCGen5MMAOp, ttng.TCGen5MMAScaledOp) for op in find_ops(module, kind))


def group(low: Lowering) -> ir.Attribute:
    """Whose tensor memory instructions work on, as they say it."""
    return ir.Attribute.parse(f"#nvvm.cta_group<cta_{2 if low.paired else 1}>")


def leads(low: Lowering) -> ir.Value | None:
    """Whether the CTA is the one of its pair that issues for both; None where each issues for itself."""
    return low.build.equal_zero(low.block, 1) if low.paired else None


def both(low: Lowering) -> ir.Value | None:
    """A bit for each CTA of the pair, by the leading one's number; None for single CTAs."""
    i16 = ir.IntegerType.get_signless(16)
    return arith.shli(low.build.constant(i16, 3), arith.trunci(i16, low.block)) if low.paired else None
