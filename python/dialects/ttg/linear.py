"""Distributed encodings as linear layouts: which element each register, lane, warp and CTA holds.

Two encodings that give the same layout for a shape are the same, however they are spelled. The rules are in
`gpuir.layouts.distributed`; here they are handed the encodings' parameters.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from gpuir.dialects.tt.layout_inference import Form
from gpuir.dialects.ttg import encodings as e
from gpuir.dialects.ttg.amd_encodings import AMDMfmaEncodingAttr, AMDWmmaEncodingAttr
from gpuir.dialects.ttg.encodings import thread_counts
from gpuir.dialects.ttg.linear_encodings import GenericLinearEncodingAttr, LinearEncodingAttr
from gpuir.host import ir
from gpuir.layouts import BLOCK, LANE, REGISTER, WARP, LinearLayout, distributed
from gpuir.layouts import UnknownLayout as Unknown
from gpuir.layouts.distributed import Cluster

__all__ = [
    "BLOCK",
    "INPUTS",
    "LANE",
    "REGISTER",
    "WARP",
    "LinearLayout",
    "cluster_of",
    "ctas",
    "linear",
    "linear_attribute",
]

INPUTS = (REGISTER, LANE, WARP, BLOCK)

Encoding: TypeAlias = ir.Attribute


def _is_power_of_two(size: int) -> bool:
    return size > 0 and not size & (size - 1)


def linear_attribute(layout: LinearLayout, context: ir.Context) -> LinearEncodingAttr:
    """The layout as ``#ttg.linear``."""
    return LinearEncodingAttr.get(*(layout.bases[name] for name in INPUTS), context=context)


def ctas(encoding: Encoding) -> tuple[list[int], list[int], list[int]]:
    """CTAs per CGA, their split and order, which attributes leave out where there is one CTA."""
    cluster = cluster_of(encoding)
    if cluster.bases is not None:
        raise Unknown(f"three keys do not say the CTAs of {encoding}")
    return list(cluster.ctas), list(cluster.split), list(cluster.order)


def cluster_of(encoding: Encoding) -> Cluster:
    """The CTAs of an encoding's cluster."""
    if isinstance(encoding, e.DotOperandEncodingAttr):
        cluster = cluster_of(encoding.parent)
        # All CTAs of a row (of a) or column (of b) need the whole of K.
        return cluster.shared_along(_k(encoding, len(cluster.split)))
    if not isinstance(
        encoding, (e.BlockedEncodingAttr, e.NvidiaMmaEncodingAttr, AMDMfmaEncodingAttr, AMDWmmaEncodingAttr)
    ):
        raise Unknown(f"the CTAs of {encoding} are not known")
    return e.cluster_of_encoding(encoding) or Cluster.single(len(encoding.warps_per_cta))


def checked_cluster(encoding: Encoding) -> Cluster:
    """The CTAs of an encoding's cluster, if their numbers make a layout."""
    cluster = cluster_of(encoding)
    if not cluster.fits:
        raise ValueError(f"expects CTAsPerCGA that are powers of two and multiples of CTASplitNum, found {encoding}")
    return cluster


def _k(operand: e.DotOperandEncodingAttr, rank: int) -> int:
    return rank - 1 if operand.op_idx == 0 else rank - 2


def linear(shape: Sequence[int], encoding: Encoding, form: Form = "3.8") -> LinearLayout:
    """The layout that a tensor of that shape has by a distributed encoding; Unknown where its rule is not known here.

    ValueError for an encoding that says no layout, or none of tensors of that rank. Known are blocked, linear, slice,
    nvidia_mma of versions 2 and 3, amd_mfma, amd_wmma, and dot_op of all of these. `form`: the releases whose layout it is.
    """
    shape = tuple(shape)
    if thread_counts(encoding) is None:
        raise ValueError(f"expects a distributed layout, found {encoding}")
    if not all(map(_is_power_of_two, shape)):
        raise Unknown(f"a layout of {list(shape)} is not known")
    rank = len(shape)
    if isinstance(encoding, (LinearEncodingAttr, GenericLinearEncodingAttr)):
        return _stored(shape, encoding)
    if isinstance(encoding, e.SliceEncodingAttr):
        if encoding.dim > rank:
            raise Unknown(f"{encoding} is no layout of {rank} dimensions")
        whole = (*shape[: encoding.dim], 1, *shape[encoding.dim :])
        return linear(whole, encoding.parent, form).without(encoding.dim)
    if isinstance(encoding, e.BlockedEncodingAttr) and len(encoding.order) == rank:
        blocked = distributed.blocked(
            shape, tuple(encoding.size_per_thread), tuple(encoding.threads_per_warp), tuple(encoding.warps_per_cta),
            tuple(encoding.order), checked_cluster(encoding),
        )  # fmt: skip
        return blocked.without_copies(REGISTER) if form == "3.9-" else blocked
    if isinstance(encoding, e.MMA):
        return _result(shape, encoding)
    if isinstance(encoding, e.DotOperandEncodingAttr):
        return _operand(shape, encoding, form)
    raise Unknown(f"the layout of {encoding} for {list(shape)} is not known")


def _stored(shape: tuple[int, ...], encoding: LinearEncodingAttr | GenericLinearEncodingAttr) -> LinearLayout:
    bases = tuple(tuple(map(tuple, getattr(encoding, name))) for name in INPUTS)
    if any(len(basis) != len(shape) for vectors in bases for basis in vectors):
        raise Unknown(f"{encoding} is no layout of {len(shape)} dimensions")
    return distributed.from_bases(shape, bases)


def _check_mma(encoding: e.MmaEncoding, rank: int) -> None:
    if rank < 2 or len(encoding.warps_per_cta) != rank:
        raise ValueError(f"expects a layout of tensors of {rank} dimensions, 2 or more, found {encoding}")
    if isinstance(encoding, AMDWmmaEncodingAttr) and rank > 3:
        raise ValueError(f"expects a layout of tensors of 2 or 3 dimensions, found {encoding} for {rank}")
    if isinstance(encoding, e.NvidiaMmaEncodingAttr) and encoding.version_major not in (2, 3):
        raise ValueError(f"expects nvidia_mma of version 2 or 3, the others have no layout, found {encoding}")
    if not all(map(_is_power_of_two, [*encoding.warps_per_cta, *_tiles(encoding)])):
        raise Unknown(f"the layout of {encoding} is not known")


def _result(shape: tuple[int, ...], encoding: e.MmaEncoding) -> LinearLayout:
    """The layout of the result of a matrix instruction."""
    rank = len(shape)
    _check_mma(encoding, rank)
    warps = tuple(encoding.warps_per_cta)
    if isinstance(encoding, e.NvidiaMmaEncodingAttr):
        version, instruction = encoding.version_major, list(encoding.instr_shape)
        tile = instruction if version == 2 else instruction[:2]
        if len(tile) != rank:
            raise ValueError(
                f"expects an instrShape of {rank} sizes, one a dimension, found {instruction} in {encoding}"
            )
        tile[-1] = tile[-1] or 8  # of no columns it is Triton's smallest
        return distributed.nvidia_mma(shape, version, tuple(tile), warps, checked_cluster(encoding))
    if isinstance(encoding, AMDMfmaEncodingAttr):
        size, bits = tuple(encoding.instr_shape)[:2], 64 if _is_double(encoding) else 32
        cluster = checked_cluster(encoding)
        return distributed.amd_mfma(shape, size, encoding.is_transposed, warps, cluster, _tiles(encoding), bits)
    rows = encoding.instruction[0]
    return distributed.amd_wmma(
        shape, encoding.version, encoding.is_transpose, warps, checked_cluster(encoding), rows, _instructions(encoding)
    )


def _is_double(encoding: AMDMfmaEncodingAttr) -> bool:
    return isinstance(encoding.element_type, ir.F64Type)


def _tiles(encoding: e.MmaEncoding) -> tuple[int, ...]:
    """Instructions of each warp beside each other, by dimensions; none are said where there is one."""
    if isinstance(encoding, e.NvidiaMmaEncodingAttr):
        return ()
    return tuple(encoding.tiles_per_warp or ())


def _instructions(encoding: AMDWmmaEncodingAttr) -> distributed.Instructions | None:
    """Where a CTA's instructions stand, if its warps alone do not say it."""
    if encoding.cta_layout is None and not encoding.tiles_per_warp:
        return None
    bases = encoding.bases_of_instructions
    return tuple(map(tuple, bases["register"])), tuple(map(tuple, bases["warp"]))


def _operand(shape: tuple[int, ...], encoding: e.DotOperandEncodingAttr, form: Form) -> LinearLayout:
    """The layout of an operand of a matrix instruction, or of a dot whose result is blocked."""
    parent, rank, width = encoding.parent, len(shape), encoding.k_width
    if rank not in (2, 3):
        raise ValueError(f"expects a layout of tensors of 2 or 3 dimensions, found {encoding} for {rank}")
    if isinstance(parent, e.BlockedEncodingAttr) and len(parent.order) == rank:
        return distributed.blocked_operand(
            shape, _k(encoding, rank), tuple(parent.size_per_thread), tuple(parent.threads_per_warp),
            tuple(parent.warps_per_cta), tuple(parent.order), checked_cluster(encoding),
        )  # fmt: skip
    if not isinstance(parent, e.MMA):
        raise ValueError(f"expects a layout of tensors of {rank} dimensions, 2 or more, found {parent}")
    _check_mma(parent, rank)
    warps = tuple(parent.warps_per_cta)
    if isinstance(parent, e.NvidiaMmaEncodingAttr):
        own_rows = parent.version_major == 2 and form != "-3.7"
        tall = max([8, *list(parent.instr_shape)[-2:-1]]) if own_rows else 16
        return distributed.nvidia_mma_operand(
            shape, parent.version_major, encoding.op_idx, width, warps, checked_cluster(encoding), tall
        )
    if isinstance(parent, AMDWmmaEncodingAttr):
        rows, columns, depth = parent.instruction
        # A transposed instruction takes b's columns for its rows.
        taken = rows if (encoding.op_idx == 0) is not parent.is_transpose else columns
        return distributed.amd_wmma_operand(
            shape, parent.version, encoding.op_idx, width, warps, checked_cluster(encoding), taken, depth,
            _instructions(parent),
        )  # fmt: skip
    instruction = list(parent.instr_shape)[:2]  # from Triton 3.6 on it says K too, which the layout does not depend on
    if len(instruction) != 2 or not set(instruction) <= set(distributed.MFMA_SIZES):
        raise Unknown(f"the layout of {encoding} is not known")
    # Here CTAs split K too, as they split the result.
    return distributed.amd_mfma_operand(
        shape, encoding.op_idx, instruction[encoding.op_idx], width, warps, checked_cluster(parent), _tiles(parent)
    )
