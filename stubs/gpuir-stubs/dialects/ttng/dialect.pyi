# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.host import ir
from gpuir.ods.definitions import AttrBase
from gpuir.ods.dialect import Dialect
from gpuir.ods.releases import Release

TTNG: Dialect

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
        col_stride: int | None = None, two_ctas: bool = False, cga_layout: Sequence[Sequence[int]] | None = None, *,
        context: ir.Context | None = None,
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
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
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

@final
class TensorMemorySpaceAttr(AttrBase):
    """The memory space of tensor memory."""
    @classmethod
    def get(cls, *, context: ir.Context | None = None) -> TensorMemorySpaceAttr: ...
