"""Refuses what would become a loop and a buffer of every thread in a kernel."""

from __future__ import annotations

from gpuir.dialects import linalg, scf
from gpuir.host import AnyOp
from gpuir.passes.diagnostics import failure
from gpuir.passes.registry import pass_
from gpuir.transforms.iree_gpu.utils.elementwise import elementwise
from gpuir.transforms.iree_gpu.utils.foralls import is_over_blocks
from gpuir.transforms.iree_gpu.utils.rewriting import collect, users

__all__ = ["refuse_unfused_ops"]

#: What the schedule itself makes. It is left if a step is missing, about which later steps say more.
_OWN = (linalg.FillOp, linalg.PackOp, linalg.TransposeOp, linalg.UnPackOp)


@pass_("iree-gpu-refuse-unfused-ops")
def refuse_unfused_ops(op: AnyOp) -> None:
    """Fails at linalg ops that are left in loops over workgroups, whose results are used.

    Bufferization would give each thread a buffer for them, in which it computes the whole of a tile by itself.
    """
    for forall in filter(is_over_blocks, collect(op, scf.ForallOp)):
        for inner in collect(forall, "linalg."):
            if not isinstance(inner, _OWN) and any(users(result) for result in inner.results):
                reason = elementwise(inner)
                raise failure(
                    inner,
                    f"{reason if isinstance(reason, str) else 'is read in another way than by its elements'}, so that it cannot "
                    "be computed as the contraction's kernel reads it: keep it out of the kernel, in a function that another "
                    "one calls with its result",
                )  # fmt: skip
