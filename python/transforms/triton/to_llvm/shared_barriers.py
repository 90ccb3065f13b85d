"""Mbarriers that CTAs of a cluster share: the first of those CTAs has it, all of them tell it, and that one alone waits.

In kernels whose products are of two CTAs, from Triton 3.8 on, as 3.9.0's code has it; before, each CTA has one of its own whatever its
layout says. Source: PTX ISA, "mapa", "mbarrier.arrive", "cp.async.bulk.tensor" (.cta_group::2).
"""

from __future__ import annotations

from typing import Any

from gpuir.assembly.kept_release import kept_release
from gpuir.dialects import arith, llvm, nvvm
from gpuir.dialects.tt import TRITON
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm.lowering import Lowering
from gpuir.transforms.triton.to_llvm.tma import bits_in_common
from gpuir.transforms.triton.to_llvm.types import SHARED

__all__ = ["check_own", "for_copies", "in_cluster", "is_first", "sharing"]

_SHARED = TRITON.range("3.8-")


def sharing(low: Lowering, op: AnyOp, kind: Any) -> int:
    """The bits of a CTA's number by which those that share an mbarrier differ; 0 where each has one of its own."""
    if not low.paired:
        return 0
    kept = kept_release(op)
    if kept is not None and kept.release not in _SHARED:
        return 0
    return bits_in_common(kind)


def is_first(low: Lowering, shared: int) -> ir.Value | None:
    """Whether the CTA is the one that has the mbarrier; None where each has its own."""
    return low.build.equal_zero(low.block, shared) if shared else None


def in_cluster(low: Lowering, address: ir.Value, shared: int) -> ir.Value:
    """The address of the mbarrier that the CTAs share, in the shared memory of the cluster."""
    first = arith.andi(low.block, low.build.number(low.ctas - 1 & ~shared))
    return nvvm.mapa(low.cluster_pointer, address, first)


def for_copies(low: Lowering, address: ir.Value, shared: int) -> ir.Value:
    """The same as an address of shared memory, as copies of two CTAs take it."""
    return llvm.addrspacecast(low.pointer(SHARED), in_cluster(low, address, shared))


def check_own(low: Lowering, op: AnyOp, kind: Any, what: str) -> None:
    """Refuses what can tell no mbarrier of another CTA."""
    if sharing(low, op, kind):
        raise failure(op, f"{what} an mbarrier that CTAs share, and only one of each CTA's own is told so")
