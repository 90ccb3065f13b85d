# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from typing import final

from gpuir.host import ir
from gpuir.ods.definitions import AttrBase
from gpuir.ods.dialect import Dialect

TTNG: Dialect

@final
class TensorMemoryEncodingAttr(AttrBase):
    """Layout of a tile in Blackwell's tensor memory: blocks of `blockM` rows and `blockN` columns."""
    @classmethod
    def get(
        cls, block_m: int, block_n: int, unpacked: bool, cta_split_m: int = 1, cta_split_n: int = 1, *,
        context: ir.Context | None = None,
    ) -> TensorMemoryEncodingAttr: ...
    @property
    def block_m(self) -> int:
        """32-bit unsigned integer"""
    @property
    def block_n(self) -> int:
        """32-bit unsigned integer"""
    @property
    def unpacked(self) -> bool:
        """bool attribute"""
    @property
    def cta_split_m(self) -> int:
        """32-bit unsigned integer"""
    @property
    def cta_split_n(self) -> int:
        """32-bit unsigned integer"""

@final
class TensorMemoryScalesEncodingAttr(AttrBase):
    """Layout of the scales of a scaled dot in tensor memory."""
    @classmethod
    def get(
        cls, cta_split_m: int = 1, cta_split_n: int = 1, *, context: ir.Context | None = None,
    ) -> TensorMemoryScalesEncodingAttr: ...
    @property
    def cta_split_m(self) -> int:
        """32-bit unsigned integer"""
    @property
    def cta_split_n(self) -> int:
        """32-bit unsigned integer"""

@final
class TensorMemorySpaceAttr(AttrBase):
    """The memory space of tensor memory."""
    @classmethod
    def get(cls, *, context: ir.Context | None = None) -> TensorMemorySpaceAttr: ...
