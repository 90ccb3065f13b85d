"""The `ttng` dialect object, and the encodings of tensor memory."""

from __future__ import annotations

from gpuir.dialects.tt.dialect import TRITON, CacheModifier, DescriptorBody
from gpuir.dialects.ttg.bases import are_single_steps, reaches_all
from gpuir.dialects.ttg.clusters import (
    CGA,
    SINCE_BASES,
    are_powers_of_two,
    bases_of_keys,
    bases_of_text,
    bases_text,
    keys_of_bases,
)
from gpuir.dialects.ttg.dialect import GONE_SPECIALIZATION, ClusterBases
from gpuir.dialects.ttg.types import OF_ELEMENTS
from gpuir.host import ir
from gpuir.ods import (
    AnyAttribute,
    Bool,
    Dialect,
    DialectAttr,
    DialectType,
    IntEnum,
    Param,
    Parameter,
    ParameterMeta,
    TypeParameter,
    UInt32,
    named,
)
from gpuir.ods.parameters import ABSENT
from gpuir.ods.releases import Release
from gpuir.ods.syntax import Input, split_top_level

TTNG = Dialect(
    "ttng",
    summary="Triton on NVIDIA GPUs: TMA, mbarriers, wgmma, tcgen05.",
    depends=("tt", "ttg"),
    verifies_ir_only=True,
    system=TRITON,
    was={"triton_nvidia_gpu": "2.2-3.2"},
    gone=dict.fromkeys(
        (
            "alloc_mbarrier",
            "bar_arrive",
            "bar_wait",
            "consumer_release",
            "consumer_wait",
            "create_mutex",
            "create_token",
            "extract_mbarrier",
            "get_agent_id",
            "get_async_task_id",
            "get_canonical_warp_id",
            "get_cluster_cta_id",
            "get_mutex_role_id",
            "get_thread_id",
            "insert_slice_async_v2",
            "lock",
            "mbarrier_arrive",
            "mbarrier_wait",
            "producer_acquire",
            "producer_commit",
            "reg_alloc",
            "reg_dealloc",
            "store_async",
            "tensor_desc_to_tma_ptr",
            "unlock",
        ),
        GONE_SPECIALIZATION,
    ),
)


#: Bits of a column of tensor memory.
COLUMN_BITS = 32
#: Rows of a block, and steps from one column of it to the next.
_ROWS, _STRIDES = (64, 128), (1, 2, 4)
#: Columns of tensor memory.
MOST_COLUMNS = 512
_SINCE_CGA = TRITON.range("3.8-")
_SPLIT = ("CTASplitM", "CTASplitN")


def _split_of_bases(values: dict[str, str]) -> None:
    """`CTASplitM` and `CTASplitN` in place of bases, where they can say it."""
    if values[CGA] == ABSENT:
        return
    if any(values[key] != "1 : i64" for key in _SPLIT):
        raise ValueError(f"expects {' and '.join(_SPLIT)}, or {CGA}, not both")
    bases = bases_of_text(values[CGA])
    for basis in bases:
        if len(basis) != 2:
            raise ValueError(f"expects the entries of {CGA} to have 2 coordinates each, found {basis}")
    if not reaches_all(bases) or not are_single_steps(bases):
        raise ValueError(
            f"expects {CGA} to have steps by powers of two that reach all CTAs of a block, found {values[CGA]}"
        )
    keys = keys_of_bases(bases, 2)
    if keys is not None and keys[0] == keys[1] and bases == bases_of_keys(keys[1], keys[1], [0, 1]):
        values.update({key: f"{number} : i64" for key, number in zip(_SPLIT, keys[1], strict=True)})
        values[CGA] = ABSENT


def _spelled_split(values: dict[str, str], release: Release) -> dict[str, str]:
    if release not in _SINCE_CGA:
        if values[CGA] != ABSENT:
            raise ValueError(f"{CGA} is {values[CGA]}, which {' and '.join(_SPLIT)} cannot say")
        return {key: values[key] for key in _SPLIT if values[key] != "1 : i64"}
    if values[CGA] != ABSENT:
        return {CGA: values[CGA]}
    split = [int(values[key].removesuffix(" : i64")) for key in _SPLIT]
    bases = bases_of_keys(split, split, [0, 1])
    return {CGA: bases_text(bases)} if bases else {}


def _number(text: str) -> int:
    return int(text.removesuffix(" : i64"))


def _parse_flag(cursor: Input) -> str:
    # MLIR reads an integer of the size of C++'s `bool`.
    start = cursor.skip()
    number = cursor.try_bit() or cursor.integer()
    if number not in ("-1", "0", "1") or (number == "-1" and cursor.text[start] == "-"):
        cursor.fail(f"expected one of true, false, found '{number}'", start)
    return "false" if number == "0" else "true"


#: A flag that may be written as a number.
class _Flag(
    metaclass=ParameterMeta,
    parameter=Parameter(
        Bool.summary,
        parse=_parse_flag,
        print=Bool.print,
        convert=Bool.convert,
        value=Bool.value,
        python="bool",
        missing="false",
    ),
): ...


def stride_of(values: dict[str, str], bits: int) -> str:
    """`colStride` for elements of that many bits, where `unpacked` is said."""
    if values["colStride"] != ABSENT:
        return values["colStride"]
    return f"{max(COLUMN_BITS // bits, 1) if values['unpacked'] == 'true' else 1} : i64"


def unpacked_of(values: dict[str, str], bits: int) -> str:
    """`unpacked` for elements of that many bits, where `colStride` is said."""
    if values["unpacked"] != ABSENT:
        return values["unpacked"]
    stride = int(values["colStride"].removesuffix(" : i64"))
    if stride * bits not in (bits, COLUMN_BITS):
        raise ValueError(f"colStride is {stride} for elements of {bits} bits, which unpacked cannot say")
    return "true" if stride * bits == COLUMN_BITS else "false"


class TensorMemoryEncodingAttr(DialectAttr, dialect=TTNG, name="tensor_memory_encoding"):
    """Layout of a tile in Blackwell's tensor memory: blocks of `blockM` rows and `blockN` columns."""

    block_m: Param[UInt32] = named("blockM")
    block_n: Param[UInt32] = named("blockN")
    unpacked: Param[_Flag] | None = named("unpacked", releases="-3.5")
    cta_split_m: Param[UInt32] = named("CTASplitM", 1, releases="-3.7")
    cta_split_n: Param[UInt32] = named("CTASplitN", 1, releases="-3.7")
    col_stride: Param[UInt32] | None = named("colStride", releases="3.6-")
    two_ctas: Param[_Flag] = named("twoCTAs", False, releases="3.6-")
    cga_layout: Param[ClusterBases] | None = named("CGALayout", releases="3.8-")
    fp4_padded: Param[_Flag] = named("fp4Padded", False, releases="3.8-")
    assembly = "`<` struct(params) `>`"
    needed = ("blockM", "blockN")
    alias = "tmem"

    @staticmethod
    def canonical(values: dict[str, str]) -> str | None:
        if (values["unpacked"] == ABSENT) is (values["colStride"] == ABSENT):
            raise ValueError("expects unpacked (Triton up to 3.5) or colStride (from 3.6 on)")
        if values["colStride"] != ABSENT and _number(values["colStride"]) not in _STRIDES:
            raise ValueError(
                f"expects colStride to be {_STRIDES[:-1]} or {_STRIDES[-1]}, found {_number(values['colStride'])}"
            )
        if values["fp4Padded"] == "true" and values["colStride"] != "1 : i64":
            raise ValueError("expects colStride to be 1 where fp4Padded is said")
        releases = ""
        if values["twoCTAs"] == "true":
            first = bases_of_text(values[CGA])[:1] if values[CGA] != ABSENT else []
            releases = "" if first == [[1, 0]] else "-3.7"
        _split_of_bases(values)
        rows, columns, *split = (_number(values[name]) for name in ("blockM", "blockN", *_SPLIT))
        if rows not in _ROWS or not are_powers_of_two([columns]) or 0 in split:
            return f"{releases} -3.4"
        return releases if columns <= MOST_COLUMNS else f"{releases} -3.5"

    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]:
        keys = {name: values[name] for name in ("blockM", "blockN")}
        if release in SINCE_BASES:
            keys["colStride"] = stride_of(values, 32)
        else:
            keys["unpacked"] = unpacked_of(values, 32)
        keys.update(_spelled_split(values, release))
        if values["twoCTAs"] == "true":
            if release not in SINCE_BASES:
                raise ValueError(f"twoCTAs is true, which {SINCE_BASES} has")
            keys["twoCTAs"] = "true"
        if values["fp4Padded"] == "true":
            if release not in _SINCE_CGA:
                raise ValueError(f"fp4Padded is true, which {_SINCE_CGA} has")
            keys["fp4Padded"] = "true"
        return keys

    def cta_count(self) -> int:
        """The CTAs of a cluster that have a part of the buffer."""
        bases = self.cga_layout
        return self.cta_split_m * self.cta_split_n if bases is None else 1 << len(bases)

    def element_bits(self, bits: int) -> int:
        """Bits from an element of that many bits to the next one of its row."""
        return COLUMN_BITS if self.unpacked else bits * (self.col_stride or 1)


def _of_elements(text: str, bits: int, release: Release) -> str:
    """The host text of an encoding as a release says it for elements of that many bits."""
    name, _, body = text.partition("<")
    fields = [field.name for field in TensorMemoryEncodingAttr.spec.fields]
    values = dict(zip(fields, split_top_level(body[:-1]), strict=True))
    if release in SINCE_BASES:
        values.update(colStride=stride_of(values, bits), unpacked=ABSENT)
    else:
        values.update(unpacked=unpacked_of(values, bits), colStride=ABSENT)
    return f"{name}<{', '.join(values[field] for field in fields)}>"


OF_ELEMENTS[f"#{TTNG.host}.{TTNG.mangle('tensor_memory_encoding')}"] = _of_elements


class TensorMemoryScalesEncodingAttr(DialectAttr, dialect=TTNG, name="tensor_memory_scales_encoding"):
    """Layout of the scales of a scaled dot in tensor memory."""

    cta_split_m: Param[UInt32] = named("CTASplitM", 1, releases="-3.7")
    cta_split_n: Param[UInt32] = named("CTASplitN", 1, releases="-3.7")
    cga_layout: Param[ClusterBases] | None = named("CGALayout", releases="3.8-")
    assembly = "`<` struct(params) `>`"
    alias = "tmem_scales"

    @staticmethod
    def canonical(values: dict[str, str]) -> None:
        _split_of_bases(values)

    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]:
        return _spelled_split(values, release)

    def cta_count(self) -> int:
        """The CTAs of a cluster that have a part of the buffer."""
        bases = self.cga_layout
        return self.cta_split_m * self.cta_split_n if bases is None else 1 << len(bases)


def parts_of_cluster(encoding: TensorMemoryEncodingAttr | TensorMemoryScalesEncodingAttr) -> tuple[int, int]:
    """Parts that the CTAs of a cluster cut rows and columns into."""
    if encoding.cga_layout is None:
        return encoding.cta_split_m, encoding.cta_split_n
    down, across = (max(steps).bit_length() for steps in zip(*encoding.cga_layout, strict=True))
    return 1 << down, 1 << across


TTNG.directive("DescriptorBody")(DescriptorBody)


class TensorDescIm2ColType(DialectType, dialect=TTNG, name="tensordesc_im2col"):
    """Descriptor of an image in global memory, of which TMA copies pixels and channels as the rows and columns of a matrix."""

    releases = "3.7-"
    block_type: Param[TypeParameter] = named("blockType")
    assembly = "`<` custom<DescriptorBody>($blockType) `>`"

    def verify(self) -> None:
        block = self.block_type
        if not isinstance(block, ir.RankedTensorType) or len(block.shape) != 2:
            raise ValueError(f"!ttng.tensordesc_im2col takes a tensor of 2 dimensions, found {block}")


@TTNG.enum
class CacheEvictionPriority(IntEnum):
    """Which cache lines an access makes leave first, as PTX says it."""

    NONE = 0, "none"
    EVICT_NORMAL = 1, "evict_normal"
    EVICT_UNCHANGED = 2, "evict_unchanged"
    EVICT_FIRST = 3, "evict_first"
    EVICT_LAST = 4, "evict_last"
    NO_ALLOCATE = 5, "no_allocate"


_L2 = {
    "l2_primary": (
        CacheEvictionPriority.EVICT_NORMAL, CacheEvictionPriority.EVICT_UNCHANGED, CacheEvictionPriority.EVICT_FIRST,
        CacheEvictionPriority.EVICT_LAST,
    ),
    "l2_secondary": (CacheEvictionPriority.EVICT_UNCHANGED, CacheEvictionPriority.EVICT_FIRST),
}  # fmt: skip


class CachePolicyAttr(DialectAttr, dialect=TTNG, name="cache_policy"):
    """How an access uses the caches: priorities in L1, and in L2 that of `l2_fraction` of the lines and that of the others."""

    releases = "3.9-"
    cache_modifier: Param[CacheModifier] = named("cache_modifier", "none")
    l1: Param[CacheEvictionPriority] = named("l1", "none")
    l2_primary: Param[CacheEvictionPriority] = named("l2_primary", "none")
    l2_secondary: Param[CacheEvictionPriority] = named("l2_secondary", "none")
    l2_fraction: Param[AnyAttribute] | None
    assembly = "`<` struct(params) `>`"

    def verify(self) -> None:
        none = CacheEvictionPriority.NONE
        fraction: ir.Attribute | None = self.l2_fraction
        if self.cache_modifier != CacheModifier.NONE and self.l1 != none:
            raise ValueError("#ttng.cache_policy: expects a cache_modifier, or l1, not both")
        given = [self.l2_primary != none, self.l2_secondary != none, fraction is not None]
        if not any(given):
            return
        if not all(given):
            raise ValueError("#ttng.cache_policy: expects l2_primary, l2_secondary and l2_fraction, or none of them")
        for name, allowed in _L2.items():
            if getattr(self, name) not in allowed:
                expected = ", ".join(case.string for case in allowed)
                raise ValueError(
                    f"#ttng.cache_policy: expects {name} to be one of {expected}, found {getattr(self, name)}"
                )
        if not isinstance(fraction, ir.FloatAttr) or str(fraction.type) != "f32" or not 0 < fraction.value <= 1:
            raise ValueError(
                f"#ttng.cache_policy: expects l2_fraction to be an f32 above 0 and up to 1, found {fraction}"
            )


class TensorMemorySpaceAttr(DialectAttr, dialect=TTNG, name="tensor_memory"):
    """The memory space of tensor memory."""
