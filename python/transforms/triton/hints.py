"""Hints that Triton's kernels carry and its front end gives only by hand: caching of loads, stages of loops."""

from __future__ import annotations

from typing import Any

from gpuir.analysis import backward_slice, find_ops
from gpuir.dialects.tt.dialect import CacheModifier, EvictionPolicy
from gpuir.errors import PassError
from gpuir.host import ir
from gpuir.passes.registry import REQUIRED, Option, failure, pass_

__all__ = ["DOTS", "LOADS", "dot_loads", "set_dot_load_hints", "set_num_stages"]

#: Ops that multiply matrices; all have `a` and `b`.
DOTS = ("tt.dot", "tt.dot_scaled", "ttng.warp_group_dot", "ttng.tc_gen5_mma", "ttng.tc_gen5_mma_scaled")
#: Ops that read global memory and carry a cache modifier and an eviction policy.
LOADS = ("tt.load", "tt.descriptor_load", "ttg.async_copy_global_to_local", "ttng.async_tma_copy_global_to_local")


def dot_loads(dot: Any, operand: str) -> list[Any]:
    """The loads of which operand "a" or "b" of a dot is made, through layouts, arithmetic, buffers and loops.

    A load of indices or pointers for such a load is none of them.
    """
    names = {name for kind in LOADS for name in _host_names(kind)}

    def is_load(op: Any) -> bool:
        return op.operation.name in names

    return [op for op in backward_slice(getattr(dot, operand), stop=is_load) if is_load(op)]


def _host_names(kind: str) -> tuple[str, ...]:
    from gpuir.ods import host_names

    return tuple(host_names(kind))


@pass_(
    "ttg-set-dot-load-hints",
    options={
        "operand": Option(("a", "b", "both"), default="both", help="the operand of the dot whose loads are meant"),
        "cache": Option(tuple(map(str, CacheModifier)), default=None, help="cache modifier, unchanged unless given"),
        "evict": Option(tuple(map(str, EvictionPolicy)), default=None, help="eviction policy, unchanged unless given"),
    },
)
def set_dot_load_hints(op: Any, *, operand: str, cache: Any, evict: Any) -> None:
    """Sets cache modifier and eviction policy on the loads that feed matrix products.

    The loads are found by def-use, through convert_layout, arithmetic, shared memory, and what loops and warp
    specialization hand on: tt.load, tt.descriptor_load, and the asynchronous copies that pipelining makes of them.
    Other loads (of a bias, of indices) stay as they are. A load that feeds both operands follows either.

    Fails where a load would have a cache modifier and an eviction policy at once, which PTX does not know (ld.global
    has one or the other): set the other one to `none` or `evict_normal`.
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


def _check(load: Any) -> None:
    cache, evict = CacheModifier(load.cache.value), EvictionPolicy(load.evict.value)
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
def set_num_stages(op: Any, *, num_stages: int) -> None:
    """Has Triton pipeline each innermost loop with a matrix product in that many stages.

    It sets `tt.num_stages` on the scf.for, which Triton's pipeliner prefers to the kernel's `num_stages`: run it on TTIR.
    """
    if num_stages < 1:
        raise PassError(f"tt-set-num-stages: num-stages must be at least 1, given {num_stages}")
    with op.context:
        value = ir.IntegerAttr.get(ir.IntegerType.get_signless(32), num_stages)
    for dot in find_ops(op, *DOTS):
        loop = dot.operation.parent
        while loop is not None and loop.operation.name != "scf.for":
            loop = loop.operation.parent
        if loop is not None:
            loop.operation.attributes["tt.num_stages"] = value
