"""The layout that Triton gives a tensor where nothing else asks for one."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.dialects.ttg.clusters import are_powers_of_two
from gpuir.dialects.ttg.encodings import BlockedEncodingAttr
from gpuir.host import ir

__all__ = ["default_blocked"]


def default_blocked(
    shape: Sequence[int], warps: int, lanes: int, ctas: int, context: ir.Context
) -> BlockedEncodingAttr | None:
    """One element for each thread: lanes, then warps go along the last dimension as far as a CTA's part reaches, then along the one before it.

    CTAs cut the first dimension into as many parts as it has elements, then the next one; those that are left over have
    their parts in common. Lanes and warps that are left over go along the first dimension. None where a number is no
    power of two, of which there is no such layout.
    """
    if not shape or not are_powers_of_two([*shape, warps, lanes, ctas]):
        return None
    rank = len(shape)
    order = list(reversed(range(rank)))
    split, own_lanes, own_warps = [1] * rank, [1] * rank, [1] * rank
    left_ctas, left_lanes, left_warps = ctas, lanes, warps
    for dimension in range(rank):
        split[dimension] = min(left_ctas, shape[dimension])
        left_ctas //= split[dimension]
    for dimension in order:
        part = shape[dimension] // split[dimension]
        own_lanes[dimension] = min(part, left_lanes)
        own_warps[dimension] = min(part // own_lanes[dimension], left_warps)
        left_lanes //= own_lanes[dimension]
        left_warps //= own_warps[dimension]
    own_lanes[0] *= left_lanes
    own_warps[0] *= left_warps
    cluster = ([*split[:-1], split[-1] * left_ctas], split, order) if ctas > 1 else (None, None, None)
    return BlockedEncodingAttr.get([1] * rank, own_lanes, own_warps, order, *cluster, context=context)
