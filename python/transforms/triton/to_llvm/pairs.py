"""Pairs of CTAs whose products are one: which of the two issues them, and what both do together.

Source: PTX ISA, "tcgen05.alloc", "tcgen05.mma" (.cta_group::2), "tcgen05.commit" (.multicast::cluster).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gpuir.analysis import find_ops
from gpuir.dialects import arith, ttng
from gpuir.host import AnyOp, ir
from gpuir.transforms.triton.to_llvm.tma import bits_in_common

if TYPE_CHECKING:
    from gpuir.transforms.triton.to_llvm.lowering import Lowering

__all__ = ["ctas", "group", "is_paired", "leads", "told"]


def is_paired(module: AnyOp) -> bool:
    """Whether a product of the module is one of two CTAs: then all tensor memory is allocated for pairs."""
    return any(op.two_ctas for kind in (ttng.TCGen5MMAOp, ttng.TCGen5MMAScaledOp) for op in find_ops(module, kind))


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
