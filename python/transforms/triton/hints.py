"""Hints that Triton's kernels carry, and that its front end sets only by hand: caching of loads, stages of loops."""

from __future__ import annotations

from gpuir.analysis import backward_slice, find_ops
from gpuir.dialects import scf, tt, ttg, ttng
from gpuir.dialects.tt.dialect import CacheModifier, EvictionPolicy
from gpuir.errors import PassError
from gpuir.host import AnyOp, ir
from gpuir.passes.registry import REQUIRED, Option, failure, pass_

__all__ = ["DOTS", "LOADS", "dot_loads", "set_dot_load_hints", "set_num_stages"]

#: Ops that multiply matrices; all have `a` and `b`.
DOTS = ("tt.dot", "tt.dot_scaled", "ttng.warp_group_dot", "ttng.tc_gen5_mma", "ttng.tc_gen5_mma_scaled")
#: Ops that read global memory and carry a cache modifier and an eviction policy.
LOADS = ("tt.load", "tt.descriptor_load", "ttg.async_copy_global_to_local", "ttng.async_tma_copy_global_to_local")

DotOp = tt.DotOp | tt.DotScaledOp | ttng.WarpGroupDotOp | ttng.TCGen5MMAOp | ttng.TCGen5MMAScaledOp
LoadOp = tt.LoadOp | tt.DescriptorLoadOp | ttg.AsyncCopyGlobalToLocalOp | ttng.AsyncTMACopyGlobalToLocalOp
_LOAD_CLASSES = (tt.LoadOp, tt.DescriptorLoadOp, ttg.AsyncCopyGlobalToLocalOp, ttng.AsyncTMACopyGlobalToLocalOp)


def dot_loads(dot: DotOp, operand: str) -> list[LoadOp]:
    """The loads that operand "a" or "b" of a dot is computed from, through layouts, arithmetic, buffers and loops.

    Loads of the indices or pointers of such a load are not among them.
    """

    def is_load(op: AnyOp) -> bool:
        return isinstance(op.operation.opview, _LOAD_CLASSES)

    views = (op.operation.opview for op in backward_slice(getattr(dot, operand), stop=is_load))
    return [view for view in views if isinstance(view, _LOAD_CLASSES)]


@pass_(
    "ttg-set-dot-load-hints",
    options={
        "operand": Option(("a", "b", "both"), default="both", help="the operand of the dot whose loads are meant"),
        "cache": Option(tuple(map(str, CacheModifier)), default=None, help="cache modifier, unchanged unless given"),
        "evict": Option(tuple(map(str, EvictionPolicy)), default=None, help="eviction policy, unchanged unless given"),
    },
)
def set_dot_load_hints(op: AnyOp, *, operand: str, cache: str | None, evict: str | None) -> None:
    """Sets cache modifier and eviction policy on the loads that feed matrix products.

    The loads are found by def-use, through convert_layout, arithmetic, shared memory, loops and warp specialization:
    tt.load, tt.descriptor_load, and the asynchronous copies that pipelining makes of them. Other loads (of a bias, of
    indices) stay as they are. A load that feeds both operands is set for either.

    Fails where a load would have a cache modifier and an eviction policy at once: PTX's ld.global has one or the other.
    Then set the other one to `none` or `evict_normal`.
    """
    if cache is None and evict is None:
        raise PassError("ttg-set-dot-load-hints has nothing to set: give cache, evict or both")
    hints = {"cache": cache, "evict": evict}
    for dot in find_ops(op, *DOTS):
        for name in ("a", "b") if operand == "both" else (operand,):
            for load in dot_loads(dot, name):
                for attribute, value in hints.items():
                    if value is not None:
                        setattr(load, attribute, value)
                _check(load)


def _check(load: LoadOp) -> None:
    cache, evict = CacheModifier.of(load.cache.value), EvictionPolicy.of(load.evict.value)
    if cache is not CacheModifier.NONE and evict is not EvictionPolicy.NORMAL:
        raise failure(
            load,
            f"cannot have the cache modifier {cache} and the eviction policy {evict} at once: "
            "give ttg-set-dot-load-hints cache=none or evict=evict_normal too",
        )


@pass_(
    "tt-set-num-stages",
    options={
        "num_stages": Option(int, default=REQUIRED, help="stages of the software pipeline; 1 is no pipeline"),
    },
)
def set_num_stages(op: AnyOp, *, num_stages: int) -> None:
    """Has Triton pipeline each innermost loop with a matrix product in that many stages.

    It sets `tt.num_stages` on the scf.for, which Triton's pipeliner prefers to the kernel's `num_stages`: run it on TTIR.
    """
    if num_stages < 1:
        raise PassError(f"tt-set-num-stages: num-stages must be at least 1, given {num_stages}")
    with op.context:
        value = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), num_stages)
    for dot in find_ops(op, *DOTS):
        loop = dot.operation.parent
        while loop is not None and not isinstance(loop.opview, scf.ForOp):
            loop = loop.operation.parent
        if loop is not None:
            loop.attributes["tt.num_stages"] = value
