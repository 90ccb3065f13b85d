# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Sequence
from typing import Any, final

from gpuir.dialects.iree_vector_ext.dialect import LayoutDimension
from gpuir.host import ir
from gpuir.ods.definitions import AttrBase

__all__ = [
    "LayoutAttr",
    "NestedLayoutAttr",
    "PerDimLayoutAttr",
]

@final
class PerDimLayoutAttr(AttrBase):
    """The factors of one dimension of a vector, the outermost first: what each counts, and how many there are."""
    @classmethod
    def get(
        cls, labels: Sequence[LayoutDimension | str | int], shapes: Sequence[int], *, context: ir.Context | None = None,
    ) -> PerDimLayoutAttr: ...
    @property
    def labels(self) -> list[LayoutDimension]:
        """list of LayoutDimension case"""
    @property
    def shapes(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def size(self) -> int:
        """Elements along the dimension."""

@final
class LayoutAttr(AttrBase):
    """How a subgroup holds a vector: the factors of each of its dimensions."""
    @classmethod
    def get(
        cls, layouts: Sequence[PerDimLayoutAttr | tuple[Any, ...]], *, context: ir.Context | None = None,
    ) -> LayoutAttr: ...
    @property
    def layouts(self) -> list[PerDimLayoutAttr]:
        """list of PerDimLayoutAttr"""
    @property
    def vector_shape(self) -> list[int]:
        """The shape of the vector."""

@final
class NestedLayoutAttr(AttrBase):
    """How a workgroup holds a vector: each dimension is subgroups x batches x outer x threads x elements of a thread."""
    @classmethod
    def get(
        cls, subgroup_tile: Sequence[int], batch_tile: Sequence[int], outer_tile: Sequence[int],
        thread_tile: Sequence[int], element_tile: Sequence[int], subgroup_strides: Sequence[int],
        thread_strides: Sequence[int], *, context: ir.Context | None = None,
    ) -> NestedLayoutAttr: ...
    @property
    def subgroup_tile(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def batch_tile(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def outer_tile(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def thread_tile(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def element_tile(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def subgroup_strides(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def thread_strides(self) -> list[int]:
        """list of 64-bit signed integer"""
    @property
    def tiles(self) -> tuple[list[int], ...]:
        """The tiles, the outermost first."""
    @property
    def vector_shape(self) -> list[int]:
        """The shape of the vector."""
