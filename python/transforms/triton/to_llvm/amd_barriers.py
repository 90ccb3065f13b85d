"""Barriers of waves that go one barrier apart (amdg.cond_barrier): waves of a workgroup meet at whichever barriers they are at.

`gpu.barrier` is one op that all threads reach; S_BARRIER counts arrivals, wherever they are (CDNA3 ISA, S_BARRIER).
"""

from __future__ import annotations

from gpuir.dialects import llvm, rocdl
from gpuir.host import ir
from gpuir.transforms.triton.to_llvm.building import Builder

__all__ = ["meet"]

#: LLVM's numbers of orderings, and what a fence of shared memory alone says, as of `gpu.barrier`.
_ACQUIRE, _RELEASE = 4, 5
_LOCAL = '#llvm.mmra_tag<"amdgpu-synchronize-as":"local">'


def meet(build: Builder, local: bool) -> None:
    """Waits for the other waves. `local`: what lies between is in shared memory."""
    _fence(build, _RELEASE, local)
    rocdl.s_barrier()
    _fence(build, _ACQUIRE, local)


def _fence(build: Builder, ordering: int, local: bool) -> None:
    made = llvm.fence(ir.IntegerAttr.get(build.i64, ordering), syncscope="workgroup")
    if local:
        made.operation.attributes["llvm.mmra"] = ir.Attribute.parse(_LOCAL)
