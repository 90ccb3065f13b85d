"""Encodings of `ttg`: how a tensor's elements are spread over lanes, warps and CTAs, and how shared memory is swizzled."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from gpuir.dialects.tt.layout_inference import ThreadCounts
from gpuir.dialects.ttg.dialect import TTG, Bases, Ints, int_array, ints
from gpuir.host import ir
from gpuir.layouts import distributed
from gpuir.ods import AnyAttribute, Bool, DialectAttr, Param, TypeParameter, UInt32, named
from gpuir.ods.parameters import ABSENT
from gpuir.ods.syntax import Input, Output

_CTA = ("CTAsPerCGA", "CTASplitNum", "CTAOrder")
_STRUCT = "`<` `{` struct(params) `}` `>`"
#: Coordinates of a linear layout's bases, and numbers of CTAs, are signed and have 32 bits.
_MOST = (1 << 31) - 1


def _power_of_two(name: str, values: list[int]) -> None:
    for value in values:
        if value < 1 or value & (value - 1):
            raise ValueError(f"expects {name} to be powers of two, found {values}")


def _permutation(name: str, values: list[int], rank: int) -> None:
    if sorted(values) != list(range(rank)):
        raise ValueError(f"expects {name} to be a permutation of 0..{rank - 1}, found {values}")


def canonical_cta(values: dict[str, str], rank: int | None) -> None:
    """Three CTA keys or none; left out where they say one CTA, whose order says nothing.

    With `rank` None the rank that the text leaves out is 2, and the keys of any other one stay. The order of a single
    CTA is written as ``rank-1..0``, whatever was said of it.
    """
    given = [values[key] for key in _CTA]
    if all(text == ABSENT for text in given):
        return
    if ABSENT in given:
        raise ValueError(f"expects all of {', '.join(_CTA)}, or none of them")
    per, split, order = (ints(text) for text in given)
    if set(per) <= {1}:
        order = list(reversed(range(len(per))))
        values["CTAOrder"] = int_array(order)
    if {len(per), len(split), len(order)} != {len(order) if rank is None else rank}:
        expected = "equally many" if rank is None else rank
        raise ValueError(
            f"expects {', '.join(_CTA)} to have {expected} entries each, found {len(per)}, {len(split)} and {len(order)}"
        )
    _permutation("CTAOrder", order, len(order))
    for name, numbers in (("CTAsPerCGA", per), ("CTASplitNum", split)):
        if any(not 1 <= number <= _MOST for number in numbers):
            raise ValueError(f"expects {name} to be between 1 and {_MOST} each, found {numbers}")
    if set(per) | set(split) == {1} and (rank is not None or len(order) == 2):
        values.update(dict.fromkeys(_CTA, ABSENT))


def cluster_of_keys(encoding: ClusteredEncoding) -> distributed.Cluster | None:
    """The cluster that an encoding's three CTA keys say; None where they are left out, for one CTA."""
    per, split, order = encoding.ctas_per_cga, encoding.cta_split_num, encoding.cta_order
    if per is None or split is None or order is None:
        return None
    return distributed.Cluster(tuple(per), tuple(split), tuple(order))


def _same_rank(values: dict[str, str], *names: str) -> int:
    ranks = {name: len(ints(values[name])) for name in names}
    if len(set(ranks.values())) > 1:
        raise ValueError(f"expects {', '.join(names)} to have one length, found {', '.join(map(str, ranks.values()))}")
    return next(iter(ranks.values()))


class BlockedEncodingAttr(DialectAttr, dialect=TTG, name="blocked"):
    """Each thread holds a block of `sizePerThread` elements; threads, warps and CTAs tile the tensor in `order`."""

    size_per_thread: Param[Ints] = named("sizePerThread")
    threads_per_warp: Param[Ints] = named("threadsPerWarp")
    warps_per_cta: Param[Ints] = named("warpsPerCTA")
    order: Param[Ints]
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA")
    cta_split_num: Param[Ints] | None = named("CTASplitNum")
    cta_order: Param[Ints] | None = named("CTAOrder")
    assembly = _STRUCT
    alias = "blocked"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        rank = _same_rank(values, "sizePerThread", "threadsPerWarp", "warpsPerCTA", "order")
        _permutation("order", ints(values["order"]), rank)
        for name in ("sizePerThread", "threadsPerWarp", "warpsPerCTA"):
            _power_of_two(name, ints(values[name]))
        canonical_cta(values, rank)


class LinearEncodingAttr(DialectAttr, dialect=TTG, name="linear"):
    """A linear map over GF(2) from register, lane, warp and block bits to coordinates."""

    register: Param[Bases]
    lane: Param[Bases]
    warp: Param[Bases]
    block: Param[Bases]
    assembly = _STRUCT
    alias = "linear"

    def verify(self) -> None:
        bases = [basis for name in ("register", "lane", "warp", "block") for basis in getattr(self, name)]
        rank = len(bases[0]) if bases else 0
        if not rank:
            raise ValueError(
                "#ttg.linear: expects at least one basis, with a coordinate for each dimension, found none"
            )
        for basis in bases:
            if len(basis) != rank:
                raise ValueError(f"#ttg.linear: expects bases of {rank} coordinates each, found {basis}")
            if max(basis) > _MOST:
                raise ValueError(f"#ttg.linear: expects coordinates between 0 and {_MOST}, found {max(basis)}")
            if min(basis) < 0 or sum(map(bool, basis)) > 1:
                raise ValueError(f"#ttg.linear: expects each basis to move along one dimension at most, found {basis}")
        for dimension, column in enumerate(zip(*bases, strict=True)):
            missing = _unreached(column)
            if missing:
                raise ValueError(
                    f"#ttg.linear: expects bases that reach every coordinate along dimension {dimension}, "
                    f"found none that gives {missing}"
                )


class NvidiaMmaEncodingAttr(DialectAttr, dialect=TTG, name="nvidia_mma"):
    """Result layout of NVIDIA's tensor-core instructions; version 2 is mma.sync, 3 wgmma, 5 tcgen05."""

    version_major: Param[UInt32] = named("versionMajor")
    version_minor: Param[UInt32] = named("versionMinor")
    warps_per_cta: Param[Ints] = named("warpsPerCTA")
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA")
    cta_split_num: Param[Ints] | None = named("CTASplitNum")
    cta_order: Param[Ints] | None = named("CTAOrder")
    instr_shape: Param[Ints] = named("instrShape")
    assembly = _STRUCT
    alias = "mma"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        canonical_cta(values, len(ints(values["warpsPerCTA"])))


class AMDMfmaEncodingAttr(DialectAttr, dialect=TTG, name="amd_mfma"):
    """Result layout of AMD's MFMA instructions."""

    version: Param[UInt32]
    warps_per_cta: Param[Ints] = named("warpsPerCTA")
    tiles_per_warp: Param[Ints] | None = named("tilesPerWarp")
    instr_shape: Param[Ints] = named("instrShape")
    is_transposed: Param[Bool] = named("isTransposed")
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA")
    cta_split_num: Param[Ints] | None = named("CTASplitNum")
    cta_order: Param[Ints] | None = named("CTAOrder")
    element_type: Param[TypeParameter] | None = named("elementType")
    assembly = _STRUCT
    alias = "mma"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        rank = len(ints(values["warpsPerCTA"]))
        if values["tilesPerWarp"] == int_array([1] * rank):
            values["tilesPerWarp"] = ABSENT
        canonical_cta(values, rank)


class AMDWmmaEncodingAttr(DialectAttr, dialect=TTG, name="amd_wmma"):
    """Result layout of AMD's WMMA instructions."""

    version: Param[UInt32]
    is_transpose: Param[Bool] = named("isTranspose")
    warps_per_cta: Param[Ints] = named("warpsPerCTA")
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA")
    cta_split_num: Param[Ints] | None = named("CTASplitNum")
    cta_order: Param[Ints] | None = named("CTAOrder")
    assembly = _STRUCT
    alias = "mma"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        version = int(values["version"].split(" ")[0])
        if version not in (1, 2):
            raise ValueError(f"expects version to be 1 or 2, found {version}")
        if version == 1 and values["isTranspose"] == "true":
            raise ValueError("expects isTranspose to be false for version 1, found true")
        canonical_cta(values, len(ints(values["warpsPerCTA"])))


class SliceEncodingAttr(DialectAttr, dialect=TTG, name="slice"):
    """Another layout with one dimension squeezed out, as a reduction leaves it."""

    dim: Param[UInt32]
    parent: Param[AnyAttribute]
    assembly = _STRUCT

    def verify(self) -> None:
        parent = _parent(self)
        counts = thread_counts(parent)
        if counts is None:
            raise ValueError(f"#ttg.slice: expects a distributed layout as parent, found {parent}")
        rank = counts.rank
        if rank < 2:
            raise ValueError(f"#ttg.slice: expects a parent of at least 2 dimensions, found {rank}")
        if self.dim >= rank:
            raise ValueError(f"#ttg.slice: expects dim to be less than the parent's rank, {rank}, found {self.dim}")


class DotOperandEncodingAttr(DialectAttr, dialect=TTG, name="dot_op"):
    """Layout that an operand of a dot has for the result layout `parent`; 0 is a, 1 is b."""

    op_idx: Param[UInt32] = named("opIdx")
    parent: Param[AnyAttribute]
    k_width: Param[UInt32] = named("kWidth", 0)
    assembly = _STRUCT

    def verify(self) -> None:
        parent, width = _parent(self), self.k_width
        if self.op_idx > 1:
            raise ValueError(f"#ttg.dot_op: expects opIdx to be 0 or 1, found {self.op_idx}")
        if isinstance(parent, NvidiaMmaEncodingAttr):
            packs = parent.version_major in (2, 3)
            if packs is not bool(width):
                expected = "a kWidth" if packs else "no kWidth"
                raise ValueError(
                    f"#ttg.dot_op: expects {expected} for nvidia_mma of version {parent.version_major}, found {width}"
                )
            if self.op_idx and parent.version_major == 3:
                raise ValueError(
                    "#ttg.dot_op: expects opIdx to be 0 for nvidia_mma of version 3: wgmma takes b in shared memory"
                )
        elif isinstance(parent, BlockedEncodingAttr):
            if width:
                raise ValueError(f"#ttg.dot_op: expects no kWidth for a blocked parent, found {width}")
        elif isinstance(parent, AMDMfmaEncodingAttr):
            if not width:
                raise ValueError("#ttg.dot_op: expects a kWidth for amd_mfma, found 0")
        elif isinstance(parent, AMDWmmaEncodingAttr):
            widths = (16,) if parent.version == 1 else (8, 16)
            if width not in widths:
                expected = " or ".join(map(str, widths))
                raise ValueError(
                    f"#ttg.dot_op: expects a kWidth of {expected} for amd_wmma of version {parent.version}, found {width}"
                )
        else:
            raise ValueError(f"#ttg.dot_op: expects a blocked, nvidia_mma, amd_mfma or amd_wmma parent, found {parent}")


class SwizzledSharedEncodingAttr(DialectAttr, dialect=TTG, name="swizzled_shared"):
    """Shared memory with `vec` elements side by side, xor-swizzled over `maxPhase` phases of `perPhase` rows."""

    vec: Param[UInt32]
    per_phase: Param[UInt32] = named("perPhase")
    max_phase: Param[UInt32] = named("maxPhase")
    order: Param[Ints]
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA")
    cta_split_num: Param[Ints] | None = named("CTASplitNum")
    cta_order: Param[Ints] | None = named("CTAOrder")
    assembly = _STRUCT
    alias = "shared"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        order = ints(values["order"])
        _permutation("order", order, len(order))
        canonical_cta(values, len(order))


class AMDRotatingSharedEncodingAttr(DialectAttr, dialect=TTG, name="amd_rotating_shared"):
    """Shared memory whose phases rotate with the block, as AMD GPUs use it."""

    vec: Param[UInt32]
    per_phase: Param[UInt32] = named("perPhase")
    max_phase: Param[UInt32] = named("maxPhase")
    order: Param[Ints]
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA")
    cta_split_num: Param[Ints] | None = named("CTASplitNum")
    cta_order: Param[Ints] | None = named("CTAOrder")
    assembly = _STRUCT
    alias = "shared"
    canonical = SwizzledSharedEncodingAttr.__dict__["canonical"]


@TTG.directive("Padding")
class _Padding:
    """``[INTERVAL:+PAD, ...]``, in two parameters."""

    @staticmethod
    def parse(cursor: Input, values: dict[str, str], intervals: str, paddings: str) -> None:
        pairs: list[tuple[int, int]] = []
        cursor.expect("[", "of the intervals and their padding")
        while not pairs or cursor.accept(","):
            interval = cursor.integer_value(-(1 << 31), (1 << 32) - 1, "an integer of 32 bits")
            cursor.expect(":", "after the interval")
            cursor.expect("+", "before the padding")
            pairs.append((interval, cursor.integer_value(-(1 << 31), (1 << 32) - 1, "an integer of 32 bits")))
        cursor.expect("]", "after the padding")
        values[intervals], values[paddings] = (int_array(column) for column in zip(*pairs, strict=True))

    @staticmethod
    def print(writer: Output, values: dict[str, str], intervals: str, paddings: str) -> str:
        pairs = zip(ints(values[intervals]), ints(values[paddings]), strict=True)
        return f"[{', '.join(f'{interval}:+{padding}' for interval, padding in pairs)}]"


class PaddedSharedEncodingAttr(DialectAttr, dialect=TTG, name="padded_shared"):
    """Shared memory with `paddings[i]` elements left out after every `intervals[i]`, the elements laid in `order`."""

    intervals: Param[Ints]
    paddings: Param[Ints]
    order: Param[Ints]
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA")
    cta_split_num: Param[Ints] | None = named("CTASplitNum")
    cta_order: Param[Ints] | None = named("CTAOrder")
    assembly = "`<` custom<Padding>($intervals, $paddings) ` ` `{` struct($order, $CTAsPerCGA, $CTASplitNum, $CTAOrder) `}` `>`"
    alias = "shared"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        if not _same_rank(values, "intervals", "paddings"):
            raise ValueError("expects at least one interval with its padding")
        intervals, order = ints(values["intervals"]), ints(values["order"])
        _power_of_two("intervals", intervals)
        _power_of_two("paddings", ints(values["paddings"]))
        if len(set(intervals)) < len(intervals):
            raise ValueError(f"expects intervals that differ, found {intervals}")
        if not order:
            raise ValueError("expects order to have an entry for each dimension, found none")
        _permutation("order", order, len(order))
        canonical_cta(values, len(order))


class NVMMASharedEncodingAttr(DialectAttr, dialect=TTG, name="nvmma_shared"):
    """Shared memory as TMA, wgmma and tcgen05 read it: swizzled in rows of 0, 32, 64 or 128 bytes."""

    swizzling_byte_width: Param[UInt32] = named("swizzlingByteWidth")
    transposed: Param[Bool]
    element_bit_width: Param[UInt32] = named("elementBitWidth")
    fp4_padded: Param[Bool] = named("fp4Padded", False)
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA")
    cta_split_num: Param[Ints] | None = named("CTASplitNum")
    cta_order: Param[Ints] | None = named("CTAOrder")
    assembly = _STRUCT
    alias = "shared"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        canonical_cta(values, None)


#: Encodings of buffers in shared memory.
SHARED = (
    SwizzledSharedEncodingAttr, AMDRotatingSharedEncodingAttr, PaddedSharedEncodingAttr, NVMMASharedEncodingAttr,
)  # fmt: skip
SharedEncoding: TypeAlias = (
    SwizzledSharedEncodingAttr | AMDRotatingSharedEncodingAttr | PaddedSharedEncodingAttr | NVMMASharedEncodingAttr
)
#: Encodings of the results of matrix instructions.
MMA = (NvidiaMmaEncodingAttr, AMDMfmaEncodingAttr, AMDWmmaEncodingAttr)
MmaEncoding: TypeAlias = NvidiaMmaEncodingAttr | AMDMfmaEncodingAttr | AMDWmmaEncodingAttr
#: Encodings that say how the CTAs of a cluster share a tensor.
ClusteredEncoding: TypeAlias = BlockedEncodingAttr | MmaEncoding | SharedEncoding


class SharedMemorySpaceAttr(DialectAttr, dialect=TTG, name="shared_memory"):
    """The memory space of shared memory."""

    alias = "smem"


def _unreached(column: Sequence[int]) -> int:
    """The first power of two within the numbers' bits that no xor of them is; 0 where all are."""
    reduced: dict[int, int] = {}
    for number in column:
        while number and number.bit_length() in reduced:
            number ^= reduced[number.bit_length()]
        if number:
            reduced[number.bit_length()] = number
    return next((1 << bit for bit in range(max(column).bit_length()) if bit + 1 not in reduced), 0)


def _parent(encoding: SliceEncodingAttr | DotOperandEncodingAttr) -> ir.Attribute:
    """The parent of a layout; a location, of which the host has no class, is none."""
    try:
        return encoding.parent
    except TypeError:
        raise ValueError(f"#{encoding.spec.full_name}: expects a layout as parent, found a location") from None


def thread_counts(encoding: ir.Attribute | None) -> ThreadCounts | None:
    """Rank of the tensors that a distributed layout is for, and its lanes, warps and CTAs; None for other encodings."""
    if isinstance(encoding, SliceEncodingAttr):
        parent = thread_counts(encoding.parent)
        return parent and parent._replace(rank=parent.rank - 1)
    if isinstance(encoding, DotOperandEncodingAttr):
        return thread_counts(encoding.parent)
    if isinstance(encoding, LinearEncodingAttr):
        bases = (encoding.register, encoding.lane, encoding.warp, encoding.block)
        rank = next((len(basis) for vectors in bases for basis in vectors), 0)
        return ThreadCounts(rank, *(1 << len(vectors) for vectors in bases[1:]))
    if isinstance(encoding, BlockedEncodingAttr):
        lanes = math.prod(encoding.threads_per_warp)
    elif isinstance(encoding, (NvidiaMmaEncodingAttr, AMDWmmaEncodingAttr)):
        lanes = 32
    elif isinstance(encoding, AMDMfmaEncodingAttr):
        lanes = 64
    else:
        return None
    per_cta = encoding.warps_per_cta
    return ThreadCounts(len(per_cta), lanes, math.prod(per_cta), math.prod(encoding.ctas_per_cga or ()))
