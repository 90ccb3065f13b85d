# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.dialects.tt.dialect import CacheModifier
from gpuir.host import ir
from gpuir.ods.definitions import AttrBase, TypeBase
from gpuir.ods.dialect import Dialect
from gpuir.ods.enums import IntEnum
from gpuir.ods.releases import Release

TTNG: Dialect
COLUMN_BITS: int
MOST_COLUMNS: int

def stride_of(values: dict[str, str], bits: int) -> str:
    """`colStride` for elements of that many bits, where `unpacked` is said."""

def unpacked_of(values: dict[str, str], bits: int) -> str:
    """`unpacked` for elements of that many bits, where `colStride` is said."""

@final
class TensorMemoryEncodingAttr(AttrBase):
    """Layout of a tile in Blackwell's tensor memory: blocks of `blockM` rows and `blockN` columns."""
    @classmethod
    def get(
        cls, block_m: int, block_n: int, unpacked: bool | None = None, cta_split_m: int = 1, cta_split_n: int = 1,
        col_stride: int | None = None, two_ctas: bool = False, cga_layout: Sequence[Sequence[int]] | None = None,
        fp4_padded: bool = False, *, context: ir.Context | None = None,
    ) -> TensorMemoryEncodingAttr: ...
    @property
    def block_m(self) -> int:
        """32-bit unsigned integer"""
    @property
    def block_n(self) -> int:
        """32-bit unsigned integer"""
    @property
    def unpacked(self) -> bool | None:
        """bool attribute"""
    @property
    def cta_split_m(self) -> int:
        """32-bit unsigned integer"""
    @property
    def cta_split_n(self) -> int:
        """32-bit unsigned integer"""
    @property
    def col_stride(self) -> int | None:
        """32-bit unsigned integer"""
    @property
    def two_ctas(self) -> bool:
        """bool attribute"""
    @property
    def cga_layout(self) -> list[list[int]] | None:
        """list of bases"""
    @property
    def fp4_padded(self) -> bool:
        """bool attribute"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
    def cta_count(self) -> int:
        """The CTAs of a cluster that have a part of the buffer."""
    def element_bits(self, bits: int) -> int:
        """Bits from an element of that many bits to the next one of its row."""

@final
class TensorMemoryScalesEncodingAttr(AttrBase):
    """Layout of the scales of a scaled dot in tensor memory."""
    @classmethod
    def get(
        cls, cta_split_m: int = 1, cta_split_n: int = 1, cga_layout: Sequence[Sequence[int]] | None = None, *,
        context: ir.Context | None = None,
    ) -> TensorMemoryScalesEncodingAttr: ...
    @property
    def cta_split_m(self) -> int:
        """32-bit unsigned integer"""
    @property
    def cta_split_n(self) -> int:
        """32-bit unsigned integer"""
    @property
    def cga_layout(self) -> list[list[int]] | None:
        """list of bases"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
    def cta_count(self) -> int:
        """The CTAs of a cluster that have a part of the buffer."""

def parts_of_cluster(encoding: TensorMemoryEncodingAttr | TensorMemoryScalesEncodingAttr) -> tuple[int, int]:
    """Parts that the CTAs of a cluster cut rows and columns into."""

@final
class TensorDescIm2ColType(TypeBase):
    """Descriptor of an image in global memory, of which TMA copies pixels and channels as the rows and columns of a matrix."""
    @classmethod
    def get(cls, block_type: ir.Type, *, context: ir.Context | None = None) -> TensorDescIm2ColType: ...
    @property
    def block_type(self) -> ir.Type:
        """type"""

class CacheEvictionPriority(IntEnum):
    """Which cache lines an access makes leave first, as PTX says it."""
    NONE = 0
    EVICT_NORMAL = 1
    EVICT_UNCHANGED = 2
    EVICT_FIRST = 3
    EVICT_LAST = 4
    NO_ALLOCATE = 5
    @classmethod
    def of(cls, value: CacheEvictionPriority | str | int) -> CacheEvictionPriority: ...
    @classmethod
    def cases(cls) -> list[CacheEvictionPriority]: ...

@final
class CachePolicyAttr(AttrBase):
    """How an access uses the caches: priorities in L1, and in L2 that of `l2_fraction` of the lines and that of the others."""
    @classmethod
    def get(
        cls, cache_modifier: CacheModifier | str | int = 'none', l1: CacheEvictionPriority | str | int = 'none',
        l2_primary: CacheEvictionPriority | str | int = 'none',
        l2_secondary: CacheEvictionPriority | str | int = 'none', l2_fraction: ir.Attribute | None = None, *,
        context: ir.Context | None = None,
    ) -> CachePolicyAttr: ...
    @property
    def cache_modifier(self) -> CacheModifier:
        """CacheModifier case"""
    @property
    def l1(self) -> CacheEvictionPriority:
        """CacheEvictionPriority case"""
    @property
    def l2_primary(self) -> CacheEvictionPriority:
        """CacheEvictionPriority case"""
    @property
    def l2_secondary(self) -> CacheEvictionPriority:
        """CacheEvictionPriority case"""
    @property
    def l2_fraction(self) -> ir.Attribute | None:
        """any attribute"""

@final
class TensorMemorySpaceAttr(AttrBase):
    """The memory space of tensor memory."""
    @classmethod
    def get(cls, *, context: ir.Context | None = None) -> TensorMemorySpaceAttr: ...
