"""Encodings of `ttg`: how a tensor's elements are spread over lanes, warps and CTAs, and how shared memory is swizzled."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from gpuir.dialects.tt.layout_inference import ThreadCounts
from gpuir.dialects.ttg.amd_encodings import AMDMfmaEncodingAttr, AMDWmmaEncodingAttr
from gpuir.dialects.ttg.bases import MOST, are_single_steps, reaches_all
from gpuir.dialects.ttg.clusters import (
    CGA,
    CTA,
    SINCE_BASES,
    are_powers_of_two,
    bases_of_keys,
    bases_of_text,
    canonical_cga,
    canonical_cta,
    drop_single_cta,
    keys_of_bases,
    permutation,
    power_of_two,
    spelled_cga,
)
from gpuir.dialects.ttg.dialect import DICTIONARY, STRUCT, TTG, Bases, ClusterBases, Ints, int_array, ints
from gpuir.dialects.ttg.linear_encodings import (
    GenericLinearEncodingAttr,
    LinearEncodingAttr,
    SharedLinearEncodingAttr,
)
from gpuir.host import ir
from gpuir.layouts import UnknownLayout
from gpuir.layouts.distributed import Cluster
from gpuir.ods import AnyAttribute, Bool, DialectAttr, Param, ParameterMeta, UInt32, entries, named
from gpuir.ods.definitions import Definition, Spelling, Unset
from gpuir.ods.parameters import ABSENT
from gpuir.ods.releases import Release
from gpuir.ods.syntax import Input, Output

_MOST_DIMENSIONS = 1024


def cluster_of_keys(encoding: ClusteredEncoding) -> Cluster | None:
    """The cluster that an encoding's three CTA keys say; None where they are left out, for one CTA."""
    per, split, order = encoding.ctas_per_cga, encoding.cta_split_num, encoding.cta_order
    bases = getattr(encoding, "cga_layout", None)
    if bases is not None:
        raise UnknownLayout(f"gpuir has no rule for {CGA} = {bases}, which {', '.join(CTA)} cannot say")
    if per is None or split is None or order is None:
        return None
    return Cluster(tuple(per), tuple(split), tuple(order))


def cluster_of_encoding(encoding: ClusteredEncoding) -> Cluster | None:
    """The cluster that an encoding's keys, or bases, say; None where they are left out, for one CTA."""
    bases = getattr(encoding, "cga_layout", None)
    return Cluster.of_bases([tuple(basis) for basis in bases], len(bases[0])) if bases else cluster_of_keys(encoding)


def cta_count(encoding: ClusteredEncoding) -> int:
    """The CTAs of an encoding's cluster."""
    bases = getattr(encoding, "cga_layout", None)
    return 1 << len(bases) if bases else math.prod(encoding.ctas_per_cga or ())


def _same_rank(values: dict[str, str], *names: str) -> int:
    ranks = {name: len(ints(values[name])) for name in names}
    if len(set(ranks.values())) > 1:
        raise ValueError(f"expects {', '.join(names)} to have one length, found {', '.join(map(str, ranks.values()))}")
    return next(iter(ranks.values()))


def _spelled(*names: str) -> Callable[[dict[str, str], Release], dict[str, str]]:
    """The keys of those names in that order, `CGA` for what a release says of a cluster."""

    def spell(values: dict[str, str], release: Release) -> dict[str, str]:
        keys: dict[str, str] = {}
        for name in names:
            keys.update(spelled_cga(values, release) if name == CGA else {name: values[name]})
        return keys

    return spell


class BlockedEncodingAttr(DialectAttr, dialect=TTG, name="blocked"):
    """Each thread holds a block of `sizePerThread` elements; threads, warps and CTAs tile the tensor in `order`."""

    size_per_thread: Param[Ints] = named("sizePerThread")
    threads_per_warp: Param[Ints] = named("threadsPerWarp")
    warps_per_cta: Param[Ints] = named("warpsPerCTA")
    order: Param[Ints]
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA", releases="-3.5")
    cta_split_num: Param[Ints] | None = named("CTASplitNum", releases="-3.5")
    cta_order: Param[Ints] | None = named("CTAOrder", releases="-3.5")
    cga_layout: Param[ClusterBases] | None = named("CGALayout", releases="3.6-")
    assembly = DICTIONARY
    alias = "blocked"
    spell = staticmethod(_spelled("sizePerThread", "threadsPerWarp", "warpsPerCTA", "order", CGA))

    @staticmethod
    def canonical(values: dict[str, str]) -> str:
        rank = _same_rank(values, "sizePerThread", "threadsPerWarp", "warpsPerCTA", "order")
        permutation("order", ints(values["order"]), rank)
        releases = canonical_cta(values, rank) or ""
        counts = [ints(values[name]) for name in ("sizePerThread", "threadsPerWarp", "warpsPerCTA")]
        return releases if all(map(are_powers_of_two, counts)) else f"{releases} -3.4"

    def check_built(self) -> None:
        for name in ("size_per_thread", "threads_per_warp", "warps_per_cta"):
            field = next(field for field in self.spec.fields if field.python == name)
            try:
                power_of_two(field.name, getattr(self, name))
            except ValueError as error:
                raise ValueError(f"#ttg.blocked: {error}") from None


class NvidiaMmaEncodingAttr(DialectAttr, dialect=TTG, name="nvidia_mma"):
    """Result layout of NVIDIA's tensor-core instructions; version 2 is mma.sync, 3 wgmma, 5 tcgen05."""

    version_major: Param[UInt32] = named("versionMajor")
    version_minor: Param[UInt32] = named("versionMinor")
    warps_per_cta: Param[Ints] = named("warpsPerCTA")
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA", releases="-3.5")
    cta_split_num: Param[Ints] | None = named("CTASplitNum", releases="-3.5")
    cta_order: Param[Ints] | None = named("CTAOrder", releases="-3.5")
    instr_shape: Param[Ints] = named("instrShape")
    cga_layout: Param[ClusterBases] | None = named("CGALayout", releases="3.6-")
    assembly = DICTIONARY
    ignores_unknown = True
    alias = "mma"
    spell = staticmethod(_spelled("versionMajor", "versionMinor", "warpsPerCTA", CGA, "instrShape"))
    was = {"mma": "-2.3"}

    @staticmethod
    def formerly(values: dict[str, str]) -> None:
        """The shape of an instruction was not said before 2.2; Volta's instructions have no layout today."""
        if values["versionMajor"] == "1 : i64":
            raise ValueError("versionMajor is 1, for Volta's tensor cores, which Triton has up to 3.1")
        if values["instrShape"] == int_array([]):
            values["instrShape"] = int_array([16, 8])

    @staticmethod
    def canonical(values: dict[str, str]) -> str:
        releases = canonical_cta(values, len(ints(values["warpsPerCTA"])), of_rank=False) or ""
        drop_single_cta(values)
        return releases if values["versionMajor"] in ("2 : i64", "3 : i64") else f"{releases} -3.8"


#: A number that a release takes the lowest 32 bits of, whatever its sign.
class _Wrapped(
    int, metaclass=ParameterMeta, parameter=UInt32.with_entry(lambda text: f"{entries.wrapped(text)} : i64")
): ...


class _NoDimension(ValueError):
    """A slice along a dimension that the parent does not have."""


class SliceEncodingAttr(DialectAttr, dialect=TTG, name="slice"):
    """Another layout with one dimension squeezed out, as a reduction leaves it."""

    dim: Param[_Wrapped]
    parent: Param[AnyAttribute]
    assembly = DICTIONARY
    ignores_unknown = True

    def verify(self) -> str | None:
        try:
            self.check_built()
        except _NoDimension:
            return "-3.4"
        return None

    def check_built(self) -> None:
        parent = _parent(self)
        counts = thread_counts(parent)
        if counts is None:
            raise ValueError(f"#ttg.slice: expects a distributed layout as parent, found {parent}")
        rank = counts.rank
        if rank < 2:
            raise _NoDimension(f"#ttg.slice: expects a parent of at least 2 dimensions, found {rank}")
        if self.dim >= rank:
            raise _NoDimension(f"#ttg.slice: expects dim to be less than the parent's rank, {rank}, found {self.dim}")


#: By version of amd_wmma: the widths that Triton takes, and since which release.
_WMMA_WIDTHS = {
    1: {8: "3.5-", 16: ""},
    2: {4: "3.5-", 8: "", 16: ""},
    3: {2: "3.6-", 8: "3.6-", 16: "3.6-"},
}


class DotOperandEncodingAttr(DialectAttr, dialect=TTG, name="dot_op"):
    """Layout that an operand of a dot has for the result layout `parent`; 0 is a, 1 is b."""

    op_idx: Param[UInt32] = named("opIdx")
    parent: Param[AnyAttribute]
    k_width: Param[UInt32] = named("kWidth", 0)
    assembly = STRUCT
    # What releases up to 3.2 leave out follows from the elements' type.
    verified_upgraded = True

    def verify(self) -> str | None:
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
            releases = _WMMA_WIDTHS[parent.version].get(width)
            if releases is None and width and parent.version == 3:
                releases = "3.7-"  # any that is not 0
            if releases is None:
                *few, last = map(str, _WMMA_WIDTHS[parent.version])
                raise ValueError(
                    f"#ttg.dot_op: expects a kWidth of {', '.join(few)} or {last} for amd_wmma of version "
                    f"{parent.version}, found {width}"
                )
            return releases
        else:
            raise ValueError(f"#ttg.dot_op: expects a blocked, nvidia_mma, amd_mfma or amd_wmma parent, found {parent}")
        return None


class SwizzledSharedEncodingAttr(DialectAttr, dialect=TTG, name="swizzled_shared"):
    """Shared memory with `vec` elements side by side, xor-swizzled over `maxPhase` phases of `perPhase` rows."""

    vec: Param[UInt32]
    per_phase: Param[UInt32] = named("perPhase")
    max_phase: Param[UInt32] = named("maxPhase")
    order: Param[Ints]
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA", releases="-3.5")
    cta_split_num: Param[Ints] | None = named("CTASplitNum", releases="-3.5")
    cta_order: Param[Ints] | None = named("CTAOrder", releases="-3.5")
    cga_layout: Param[ClusterBases] | None = named("CGALayout", releases="3.6-")
    assembly = DICTIONARY
    alias = "shared"
    spell = staticmethod(_spelled("vec", "perPhase", "maxPhase", "order", CGA))
    was = {"shared": "-3.2"}
    spellings = {"hasLeadingOffset": Spelling(Bool, "-3.2")}

    @staticmethod
    def formerly(values: dict[str, str]) -> tuple[Definition, dict[str, str]] | None:
        """With `hasLeadingOffset` it is the layout that TMA and wgmma read, `nvmma_shared` today."""
        return _nvmma_of_swizzle(values) if values.get("hasLeadingOffset") == "true" else None

    @staticmethod
    def canonical(values: dict[str, str]) -> str | None:
        order = ints(values["order"])
        permutation("order", order, len(order))
        return canonical_cta(values, len(order))


class AMDRotatingSharedEncodingAttr(DialectAttr, dialect=TTG, name="amd_rotating_shared"):
    """Shared memory whose phases rotate with the block, as AMD GPUs use it."""

    vec: Param[UInt32]
    per_phase: Param[UInt32] = named("perPhase")
    max_phase: Param[UInt32] = named("maxPhase")
    order: Param[Ints]
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA", releases="-3.5")
    cta_split_num: Param[Ints] | None = named("CTASplitNum", releases="-3.5")
    cta_order: Param[Ints] | None = named("CTAOrder", releases="-3.5")
    cga_layout: Param[ClusterBases] | None = named("CGALayout", releases="3.6-")
    assembly = DICTIONARY
    alias = "shared"
    spell = staticmethod(_spelled("vec", "perPhase", "maxPhase", "order", CGA))

    @staticmethod
    def canonical(values: dict[str, str]) -> str | None:
        return canonical_cta(values, len(ints(values["order"])), of_rank=False)

    def check_built(self) -> None:
        try:
            permutation("order", self.order, len(self.order))
        except ValueError as error:
            raise ValueError(f"#ttg.amd_rotating_shared: {error}") from None


@TTG.directive("Padding")
class _Padding:
    """``[INTERVAL:+PAD, ...]``, in two parameters."""

    @staticmethod
    def parse(cursor: Input, values: dict[str, str], intervals: str, paddings: str) -> None:
        pairs: list[tuple[int, int]] = []
        cursor.expect("[", "of the intervals and their padding")
        while not pairs or cursor.accept(","):
            interval = cursor.integer_value(1 - (1 << 31), (1 << 32) - 1, "an integer of 32 bits")
            cursor.expect(":", "after the interval")
            cursor.expect("+", "before the padding")
            pairs.append((interval, cursor.integer_value(1 - (1 << 31), (1 << 32) - 1, "an integer of 32 bits")))
        cursor.expect("]", "after the padding")
        values[intervals], values[paddings] = (int_array(column) for column in zip(*pairs, strict=True))

    @staticmethod
    def print(writer: Output, values: dict[str, str], intervals: str, paddings: str) -> str:
        pairs = zip(ints(values[intervals]), ints(values[paddings]), strict=True)
        return f"[{', '.join(f'{interval}:+{padding}' for interval, padding in pairs)}]"


class PaddedSharedEncodingAttr(DialectAttr, dialect=TTG, name="padded_shared"):
    """Shared memory with `paddings[i]` elements left out after every `intervals[i]`, the elements laid in `order`.

    From Triton 3.6 on the encoding is of one `shape`; where elements do not go in order, or CTAs have parts, `offset` and
    `block` say in bases where they go.
    """

    intervals: Param[Ints]
    paddings: Param[Ints]
    order: Param[Ints] | None
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA", releases="-3.5")
    cta_split_num: Param[Ints] | None = named("CTASplitNum", releases="-3.5")
    cta_order: Param[Ints] | None = named("CTAOrder", releases="-3.5")
    shape: Param[Ints] | None = named("shape", releases="3.6-")
    offset: Param[Bases] | None = named("offset", releases="3.6-")
    block: Param[Bases] | None = named("block", releases="3.6-")
    assembly = (
        "`<` custom<Padding>($intervals, $paddings) ` ` "
        "dictionary($order, $CTAsPerCGA, $CTASplitNum, $CTAOrder, $shape, $offset, $block) `>`"
    )
    alias = "shared"
    ignores_unknown = ("offset", "block")

    @staticmethod
    def canonical(values: dict[str, str]) -> str | None:
        if not _same_rank(values, "intervals", "paddings"):
            raise ValueError("expects at least one interval with its padding")
        intervals = ints(values["intervals"])
        power_of_two("intervals", intervals)
        power_of_two("paddings", ints(values["paddings"]))
        if len(set(intervals)) < len(intervals):
            raise ValueError(f"expects intervals that differ, found {intervals}")
        if (values["offset"] == ABSENT) is not (values["block"] == ABSENT):
            raise ValueError("expects offset and block, or none of them")
        if values["offset"] != ABSENT:
            releases = _in_order(values)
            if values["offset"] != ABSENT:
                return releases
        order = ints(values["order"]) if values["order"] != ABSENT else []
        if not order:
            raise ValueError("expects order to have an entry for each dimension, found none")
        permutation("order", order, len(order))
        if values["shape"] == ABSENT:
            canonical_cta(values, len(order))
            return "3.5"
        _same_rank(values, "order", "shape")
        shape = ints(values["shape"])
        power_of_two("shape", shape)
        if max(shape) > MOST:
            raise ValueError(f"expects shape to be at most {MOST} along each dimension, found {shape}")
        values["order"] = int_array(_order_of(shape, order))
        return "3.6-"

    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]:
        if release not in SINCE_BASES:
            if values["offset"] != ABSENT:
                raise ValueError(f"offset is {values['offset']}, which an order cannot say")
            return {"order": values["order"], **{key: values[key] for key in CTA if values[key] != ABSENT}}
        if values["offset"] != ABSENT:
            return {"offset": values["offset"], "block": values["block"]}
        if values["shape"] == ABSENT:
            raise ValueError("it has no shape, which Triton asks for from 3.6 on")
        if values[CTA[0]] != ABSENT:
            raise ValueError(f"it has {', '.join(CTA)}, which Triton has up to 3.5")
        return {"order": values["order"], "shape": values["shape"]}


def _order_of(shape: Sequence[int], order: Sequence[int]) -> list[int]:
    """The order with the dimensions of size 1 last, from the last one on: where they stand says nothing."""
    single = [dimension for dimension in reversed(range(len(shape))) if shape[dimension] == 1]
    return [dimension for dimension in order if shape[dimension] > 1] + single


def _in_order(values: dict[str, str]) -> str | None:
    """`order` and `shape` in place of `offset`, where that goes through the dimensions in order, and one CTA has all.

    Returns the releases that take these bases; None for all that have them.
    """
    values.update(order=ABSENT, shape=ABSENT)  # beside offset and block they are passed over
    offset, block = (bases_of_text(values[name]) for name in ("offset", "block"))
    ranks = {len(basis) for basis in offset + block}
    if len(ranks) != 1:
        raise ValueError(f"expects bases with equally many coordinates in offset and block, found {sorted(ranks)}")
    if not are_single_steps(offset) or not all(map(any, offset)):
        raise ValueError(f"expects offset to have steps by powers of two that differ, found {values['offset']}")
    if not reaches_all(offset + block):
        raise ValueError(
            f"expects offset and block to reach every element, found {values['offset']} and {values['block']}"
        )
    if not all(are_single_steps([basis]) for basis in block):
        raise ValueError(f"expects block to have steps by powers of two, found {values['block']}")
    keys = keys_of_bases(offset, ranks.pop())
    if block or keys is None or keys[0] != keys[1] or bases_of_keys(*keys) != offset:
        return None if all(map(any, block)) and are_single_steps(offset + block) else "3.7-"
    values.update(order=int_array(_order_of(keys[1], keys[2])), shape=int_array(keys[1]), offset=ABSENT, block=ABSENT)
    return None


class NVMMASharedEncodingAttr(DialectAttr, dialect=TTG, name="nvmma_shared"):
    """Shared memory as TMA, wgmma and tcgen05 read it: swizzled in rows of 0, 32, 64 or 128 bytes."""

    swizzling_byte_width: Param[UInt32] = named("swizzlingByteWidth")
    transposed: Param[Bool]
    element_bit_width: Param[UInt32] = named("elementBitWidth")
    fp4_padded: Param[Bool] = named("fp4Padded", False)
    ctas_per_cga: Param[Ints] | None = named("CTAsPerCGA", releases="-3.5")
    cta_split_num: Param[Ints] | None = named("CTASplitNum", releases="-3.5")
    cta_order: Param[Ints] | None = named("CTAOrder", releases="-3.5")
    cga_layout: Param[ClusterBases] | None = named("CGALayout", releases="3.6-")
    assembly = DICTIONARY
    alias = "shared"
    spellings = {"rank": Spelling(UInt32, "3.6-")}
    left_out = {"elementBitWidth": Unset("16 : i64"), "swizzlingByteWidth": Unset("0 : i64", "-3.6")}

    @staticmethod
    def canonical(values: dict[str, str]) -> str:
        rank = max(entries.signed(int(values["rank"].removesuffix(" : i64")), 32), 0) if "rank" in values else None
        releases = ""
        if values["CGALayout"] != ABSENT:
            bases = bases_of_text(values["CGALayout"])
            given = len(bases[0]) if bases else 2
            if rank is None:
                releases += "" if given == 2 else " 3.8-"
            elif rank != given:
                raise ValueError(f"expects the entries of CGALayout to have {rank} coordinates each, found {given}")
            releases += f" {canonical_cga(values, given) or ''}"
        elif rank not in (None, 2):
            if rank > _MOST_DIMENSIONS:
                raise ValueError(f"expects a rank of at most {_MOST_DIMENSIONS}, found {rank}")
            single = (int_array([1] * rank), int_array([1] * rank), int_array(range(rank - 1, -1, -1)))
            values.update(zip(CTA, single, strict=True))
        if values["CGALayout"] == ABSENT:
            canonical_cta(values, None)
        swizzled = values["swizzlingByteWidth"] in ("0 : i64", "32 : i64", "64 : i64", "128 : i64")
        return releases if swizzled and values["elementBitWidth"] != "0 : i64" else f"{releases} -3.6"

    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]:
        padded = {"fp4Padded": "true"} if values["fp4Padded"] == "true" else {}
        keys = {key: values[key] for key in ("swizzlingByteWidth", "transposed", "elementBitWidth")}
        return {**keys, **padded, **spelled_cga(values, release, rank_key=True)}


class PartitionedSharedEncodingAttr(DialectAttr, dialect=TTG, name="partitioned_shared"):
    """Shared memory in `numPartitions` parts that AMD's GPUs access at once, cut along dimension `partitionDim`.

    Each part has `numGroups` pieces of the buffer, in turns, and each piece the layout `partitionLayout`.
    """

    releases = "3.8-"
    num_partitions: Param[UInt32] = named("numPartitions")
    num_groups: Param[UInt32] = named("numGroups")
    partition_dim: Param[UInt32] = named("partitionDim")
    partition_layout: Param[AnyAttribute] = named("partitionLayout")
    assembly = DICTIONARY
    alias = "shared"

    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]:
        return values

    def verify(self) -> None:
        for name, least, number in (
            ("numPartitions", 2, self.num_partitions),
            ("numGroups", 1, self.num_groups),
        ):
            if number < least or number & (number - 1):
                raise ValueError(
                    f"#ttg.partitioned_shared: expects {name} to be a power of two, {least} or more, found {number}"
                )
        layout = self.partition_layout
        if not isinstance(layout, SHARED):
            raise ValueError(
                f"#ttg.partitioned_shared: expects an encoding of shared memory as partitionLayout, found {layout}"
            )
        rank = shared_rank(layout)
        if self.partition_dim >= rank:
            raise ValueError(
                f"#ttg.partitioned_shared: expects partitionDim to be less than the layout's rank, {rank}, found "
                f"{self.partition_dim}"
            )


#: Bytes that a swizzle moves together, and rows of them in its pattern.
_SWIZZLED_BYTES, _SWIZZLED_ROWS = 16, 8


def _nvmma_of_swizzle(values: dict[str, str]) -> tuple[Definition, dict[str, str]]:
    """`nvmma_shared` for the parameters that say it up to Triton 3.2."""
    vec, per_phase, max_phase = (int(values[key].split(" ")[0]) for key in ("vec", "perPhase", "maxPhase"))
    if per_phase * max_phase != _SWIZZLED_ROWS or vec not in (4, 8, 16):
        raise ValueError(
            f"expects vec of 4, 8 or 16 and perPhase * maxPhase = {_SWIZZLED_ROWS} with hasLeadingOffset, found {vec} and "
            f"{per_phase} * {max_phase}"
        )
    order = ints(values["order"])
    rank = len(order)
    cluster = {key: values[key] for key in (*CTA, CGA)}
    if rank != 2 and cluster[CTA[0]] == ABSENT:
        single = (int_array([1] * rank), int_array([1] * rank), int_array(range(rank - 1, -1, -1)))
        cluster.update(zip(CTA, single, strict=True))
    return NVMMASharedEncodingAttr.spec, {
        "swizzlingByteWidth": f"{_SWIZZLED_BYTES * max_phase if max_phase > 1 else 0} : i64",
        "transposed": "true" if rank > 1 and order[0] != rank - 1 else "false",
        "elementBitWidth": f"{8 * _SWIZZLED_BYTES // vec} : i64",
        "fp4Padded": "false",
        **cluster,
    }


#: Encodings of buffers in shared memory that say by CTA keys how a cluster's CTAs share one.
CLUSTERED_SHARED = (
    SwizzledSharedEncodingAttr, AMDRotatingSharedEncodingAttr, PaddedSharedEncodingAttr, NVMMASharedEncodingAttr,
)  # fmt: skip
#: Encodings of buffers in shared memory.
SHARED = (*CLUSTERED_SHARED, SharedLinearEncodingAttr, PartitionedSharedEncodingAttr)
_ClusteredShared: TypeAlias = (
    SwizzledSharedEncodingAttr | AMDRotatingSharedEncodingAttr | PaddedSharedEncodingAttr | NVMMASharedEncodingAttr
)
SharedEncoding: TypeAlias = _ClusteredShared | SharedLinearEncodingAttr | PartitionedSharedEncodingAttr


def shared_rank(encoding: SharedEncoding) -> int:
    """Dimensions of the buffers that an encoding of shared memory is for."""
    if isinstance(encoding, PartitionedSharedEncodingAttr):
        return shared_rank(encoding.partition_layout)  # type: ignore[arg-type]  # verified
    if isinstance(encoding, SharedLinearEncodingAttr):
        return len((encoding.offset or encoding.block)[0])
    if isinstance(encoding, NVMMASharedEncodingAttr):
        return len(encoding.cta_order or (encoding.cga_layout or [(1, 0)])[0])
    if isinstance(encoding, PaddedSharedEncodingAttr) and encoding.order is None:
        return len((encoding.offset or encoding.block or [[]])[0])
    return len(encoding.order or ())


#: Encodings of the results of matrix instructions.
MMA = (NvidiaMmaEncodingAttr, AMDMfmaEncodingAttr, AMDWmmaEncodingAttr)
MmaEncoding: TypeAlias = NvidiaMmaEncodingAttr | AMDMfmaEncodingAttr | AMDWmmaEncodingAttr
#: Encodings that say how the CTAs of a cluster share a tensor.
ClusteredEncoding: TypeAlias = BlockedEncodingAttr | MmaEncoding | _ClusteredShared


class SharedMemorySpaceAttr(DialectAttr, dialect=TTG, name="shared_memory"):
    """The memory space of shared memory."""

    alias = "smem"


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
    if isinstance(encoding, (LinearEncodingAttr, GenericLinearEncodingAttr)):
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
    warps = math.prod(per_cta)
    if isinstance(encoding, AMDWmmaEncodingAttr) and encoding.cta_layout is not None:
        warps = 1 << len(encoding.bases_of_layout.get("warp", ()))
    return ThreadCounts(len(per_cta), lanes, warps, cta_count(encoding))
