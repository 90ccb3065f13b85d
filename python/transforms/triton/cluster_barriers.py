"""Puts barriers of a cluster around accesses to what other CTAs have in their shared memory.

Source: PTX ISA, "barrier.cluster"; CUDA C++ programming guide, "Distributed Shared Memory": the CTAs must have started, and none may end
before the last access to its memory.
"""

from __future__ import annotations

import dataclasses

from gpuir.analysis.flow import op_name
from gpuir.assembly.kept_release import kept_release
from gpuir.dialects import ttg, ttng
from gpuir.dialects.tt import TRITON
from gpuir.host import AnyOp, ir
from gpuir.layouts import UnknownLayout
from gpuir.passes.registry import pass_
from gpuir.transforms.triton.barriers import FunctionBarriers, Pending, meets_cluster, place_barriers
from gpuir.transforms.triton.module_numbers import module_number
from gpuir.transforms.triton.scratch import layout_of
from gpuir.transforms.triton.shared_accesses import Access, Footprint

__all__ = ["insert_cluster_barriers", "reaches_other_ctas"]

#: Releases that have the barrier as one op.
_ONE_OP = TRITON.range("3.8-")


@pass_("triton-insert-cluster-barriers")
def insert_cluster_barriers(op: AnyOp) -> None:
    """Inserts a barrier of the cluster where CTAs load or store what others have in their shared memory, in kernels of several CTAs.

    One stands before the first such access of a function, since the other CTA may not have started; before each op that reads or
    writes what another CTA may still be writing, or the other way round; and before the function's end, where another CTA may
    still access the memory. Barriers of the cluster that the program has count. Run it before `triton-insert-barriers`, for which
    they are barriers too. Triton 3.9.0 puts one before the end alone, and barriers of each CTA elsewhere.
    """
    if module_number(op, "ttg.num-ctas", 1) < 2:
        return
    for placement in place_barriers(op, _OfCluster):
        for each in placement.before:
            with ir.InsertionPoint(each), each.location:
                _insert(each)


def _insert(op: ir.Operation) -> None:
    """Writes a barrier of the cluster, as the release of the op's module says it."""
    kept = kept_release(op)
    if kept is None or kept.release.system != _ONE_OP.system or kept.release in _ONE_OP:
        ttng.cluster_barrier()
    else:
        ttng.cluster_arrive(False)
        ttng.cluster_wait()


def reaches_other_ctas(op: ir.Operation) -> bool:
    """Whether an op loads or stores elements that other CTAs have in their shared memory."""
    from gpuir.transforms.triton.to_llvm import shared_access

    view, axis = op.opview, None
    if isinstance(view, ttg.LocalGatherOp):
        buffer, tensor, axis = view.src.type, view.indices.type, view.axis.value
    elif isinstance(view, (ttg.LocalScatterOp, ttg.LocalAtomicScatterRMWOp)):
        buffer, tensor, axis = view.dst.type, view.indices.type, view.axis.value
    elif isinstance(view, ttg.LocalLoadOp):
        buffer, tensor = view.src.type, view.result.type
    elif isinstance(view, ttg.LocalStoreOp):
        buffer, tensor = view.dst.type, view.src.type
    elif isinstance(view, ttg.LocalAllocOp) and view.src is not None:
        buffer, tensor = view.result.type, view.src.type
    else:
        return False
    try:
        layout = layout_of(tensor)
        if len(buffer.shape) != layout.rank:
            return False
        if axis is not None:
            return shared_access.indices_reach_others(layout, shared_access.memory_of(buffer), axis)
        return shared_access.reaches_others(layout, shared_access.memory_of(buffer))
    except UnknownLayout:
        return False


class _OfCluster(FunctionBarriers):
    """Barriers of the cluster in a function: accesses wait for each other where one of them reaches another CTA."""

    def _step(self, op: ir.Operation, number: int, state: Pending) -> Pending:
        name = op_name(op)
        if number in self._before or meets_cluster(op, name):
            state = Pending()
        if name == "tt.call":
            return self._call(op, number, state)
        if name in ("tt.return", "ttg.warp_specialize") and any(access.across for access in state.reads | state.writes):
            self._before.add(number)
            state = Pending()
        footprint = self._footprint(op, number)
        reads, writes = footprint.reads, footprint.writes
        if footprint.scratch is not None:
            reads, writes = reads | {footprint.scratch}, writes | {footprint.scratch}
        if not reads and not writes:
            return state
        across = any(access.across for access in reads | writes)
        if (across and state.entered) or self._meets(state, reads, writes):
            self._before.add(number)
            state = Pending()
        return self._touch(state, reads, writes)

    def _footprint(self, op: ir.Operation, number: int) -> Footprint:
        if number not in self._footprints:
            found = self._accesses.of(op)
            if reaches_other_ctas(op):
                found = Footprint(_across(found.reads), _across(found.writes), found.scratch)
            self._footprints[number] = found
        return self._footprints[number]

    def _may_be_unordered(self, before: Access, after: Access) -> bool:
        return not (before.across or after.across)


def _across(accesses: frozenset[Access]) -> frozenset[Access]:
    return frozenset(dataclasses.replace(access, across=True) for access in accesses)
