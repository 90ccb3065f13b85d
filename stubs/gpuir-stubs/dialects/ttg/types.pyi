# Generated from the dialect's spec: `make docs` writes it.
# mypy: disable-error-code="override, assignment"

from collections.abc import Callable, Sequence
from typing import final

from gpuir.host import ir
from gpuir.ods.definitions import TypeBase
from gpuir.ods.metaclasses import ParameterMeta
from gpuir.ods.releases import Release

class Shape(list[int], metaclass=ParameterMeta): ...
OF_ELEMENTS: dict[str, Callable[[str, int, Release], str]]

@final
class MemDescType(TypeBase):
    """A view of a buffer in shared or tensor memory: shape, element type, encoding, memory space."""
    @property
    def shape(self) -> list[int]:
        """shape"""
    @property
    def element_type(self) -> ir.Type:
        """type"""
    @property
    def encoding(self) -> ir.Attribute:
        """any attribute"""
    @property
    def memory_space(self) -> ir.Attribute:
        """any attribute"""
    @property
    def mutable_memory(self) -> bool:
        """bool attribute"""
    @property
    def alloc_shape(self) -> list[int] | None:
        """shape"""
    @staticmethod
    def carry(values: dict[str, str], source: Release, release: Release) -> None:
        """A view of one of several buffers kept their number up to Triton 3.5; from 3.6 on the buffer is the allocation."""
    @classmethod
    def get(
        cls, shape: Sequence[int], element_type: ir.Type, encoding: ir.Attribute, memory_space: ir.Attribute,
        mutable: bool = False, alloc_shape: Sequence[int] | None = None, *, mutable_memory: bool | None = None,
        context: ir.Context | None = None,
    ) -> MemDescType:
        """The type of those parameters; `mutable_memory` is `mutable` by Triton's name."""
    @property
    def rank(self) -> int:
        """Number of dimensions."""
    @property
    def mutable(self) -> bool:
        """Whether the buffer may be written through this view; Triton's `mutableMemory`."""

@final
class AsyncTokenType(TypeBase):
    """Orders asynchronous operations after one another."""
    @classmethod
    def get(cls, *, context: ir.Context | None = None) -> AsyncTokenType: ...
