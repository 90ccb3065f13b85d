# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import final

from gpuir.host import ir
from gpuir.layouts.linear import LinearLayout
from gpuir.ods.definitions import AttrBase
from gpuir.ods.releases import Release

@final
class LinearEncodingAttr(AttrBase):
    """A linear map over GF(2) from register, lane, warp and block bits to coordinates."""
    @classmethod
    def get(
        cls, register: Sequence[Sequence[int]], lane: Sequence[Sequence[int]], warp: Sequence[Sequence[int]],
        block: Sequence[Sequence[int]], *, context: ir.Context | None = None,
    ) -> LinearEncodingAttr: ...
    @property
    def register(self) -> list[list[int]]:
        """list of bases"""
    @property
    def lane(self) -> list[list[int]]:
        """list of bases"""
    @property
    def warp(self) -> list[list[int]]:
        """list of bases"""
    @property
    def block(self) -> list[list[int]]:
        """list of bases"""

@final
class GenericLinearEncodingAttr(AttrBase):
    """As ``#ttg.linear``, with bases of warps that may move along several dimensions at once."""
    @classmethod
    def get(
        cls, register: Sequence[Sequence[int]], lane: Sequence[Sequence[int]], warp: Sequence[Sequence[int]],
        block: Sequence[Sequence[int]], *, context: ir.Context | None = None,
    ) -> GenericLinearEncodingAttr: ...
    @property
    def register(self) -> list[list[int]]:
        """list of bases"""
    @property
    def lane(self) -> list[list[int]]:
        """list of bases"""
    @property
    def warp(self) -> list[list[int]]:
        """list of bases"""
    @property
    def block(self) -> list[list[int]]:
        """list of bases"""
    def layout(self) -> LinearLayout:
        """The map, of tensors of its own shape."""

@final
class SharedLinearEncodingAttr(AttrBase):
    """Shared memory by a linear map: which element stands at each `offset`, of each CTA (`block`), aligned to `alignment` bytes."""
    @classmethod
    def get(
        cls, offset: Sequence[Sequence[int]], block: Sequence[Sequence[int]] = ..., *, alignment: int,
        context: ir.Context | None = None,
    ) -> SharedLinearEncodingAttr: ...
    @property
    def offset(self) -> list[list[int]]:
        """list of bases"""
    @property
    def block(self) -> list[list[int]]:
        """list of bases"""
    @property
    def alignment(self) -> int:
        """32-bit unsigned integer"""
    @staticmethod
    def spell(values: dict[str, str], release: Release) -> dict[str, str]: ...
    def layout(self) -> LinearLayout:
        """The map, of buffers of its own shape."""
    def permuted(self, order: Sequence[int]) -> SharedLinearEncodingAttr:
        """The layout of the transposed buffer, with dimension `order[i]` as dimension i."""
