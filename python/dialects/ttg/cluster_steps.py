"""By how many shares of a CTA each bit of its number moves it along the dimensions of a tensor or a buffer."""

from __future__ import annotations

from collections.abc import Sequence

from gpuir.dialects.ttg.clusters import bases_of_keys
from gpuir.dialects.ttg.encodings import (
    CLUSTERED_SHARED,
    MMA,
    BlockedEncodingAttr,
    DotOperandEncodingAttr,
    PaddedSharedEncodingAttr,
    PartitionedSharedEncodingAttr,
    SliceEncodingAttr,
    cluster_of_encoding,
)
from gpuir.dialects.ttg.linear_encodings import (
    GenericLinearEncodingAttr,
    LinearEncodingAttr,
    SharedLinearEncodingAttr,
)
from gpuir.host import ir

Steps = list[tuple[int, ...]]


def cluster_steps(encoding: ir.Attribute | None) -> Steps | None:
    """One step for each bit of a CTA's number, zeros where CTAs have the same part; None where the encoding does not say it."""
    if isinstance(encoding, SliceEncodingAttr):
        dim, steps = encoding.dim, cluster_steps(encoding.parent)
        return None if steps is None else [(*step[:dim], *step[dim + 1 :]) for step in steps]
    if isinstance(encoding, DotOperandEncodingAttr):
        # CTAs along the dimension that is summed up have all of it.
        summed, steps = 1 - encoding.op_idx, cluster_steps(encoding.parent)
        if steps is None:
            return None
        return [tuple(0 if at - len(step) + 2 == summed else own for at, own in enumerate(step)) for step in steps]
    if isinstance(encoding, PartitionedSharedEncodingAttr):
        return cluster_steps(encoding.partition_layout)
    if isinstance(encoding, (LinearEncodingAttr, GenericLinearEncodingAttr)):
        return _in_shares(encoding.block, (*encoding.register, *encoding.lane, *encoding.warp))
    if isinstance(encoding, SharedLinearEncodingAttr):
        return _in_shares(encoding.block, encoding.offset)
    if isinstance(encoding, PaddedSharedEncodingAttr) and encoding.offset is not None:
        return _in_shares(encoding.block or [], encoding.offset)
    if not isinstance(encoding, (BlockedEncodingAttr, *MMA, *CLUSTERED_SHARED)):
        return None
    cluster = cluster_of_encoding(encoding)
    if cluster is None:
        return []
    if cluster.bases is not None:
        return list(cluster.bases)
    try:
        return [tuple(step) for step in bases_of_keys(cluster.ctas, cluster.split, cluster.order)]
    except ValueError:
        return None


def _in_shares(block: Sequence[Sequence[int]], within: Sequence[Sequence[int]]) -> Steps:
    sizes = [1 << max(steps).bit_length() for steps in zip(*within)]
    return [
        tuple(step // size for step, size in zip(basis, sizes, strict=True)) if sizes else tuple(basis)
        for basis in block
    ]
