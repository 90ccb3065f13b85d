"""Operand tiles in shared memory: which byte holds which element.

A tile of R rows and C columns (C is the contiguous dimension) stands in shared memory in one of two ways:

- swizzled by S = 32, 64 or 128 bytes: columns are cut into blocks of S bytes; a block's R rows of S bytes stand one after
  the other, then comes the next block; the units of 16 bytes are exchanged within each row by the row's number. This is
  what TMA writes with boxes of S bytes.
- linear (or none): 8 rows of 16 bytes, a *core matrix*, stand together in 128 bytes; core matrices follow each other along
  a stripe of 8 rows, then comes the next stripe. The hardware cannot read plain row-major rows of more than 16 bytes.

Both are whole: they take R * C elements, the same as the memref's type says, in another order. ``Shared.indices`` gives the
position in the memref.
"""

from __future__ import annotations

import dataclasses
import importlib
from collections.abc import Iterable, Sequence
from typing import Any, TypeAlias

import numpy as np

from gpuir.host import ir
from gpuir.intrinsics.wgmma import values
from gpuir.intrinsics.wgmma.dtypes import DType, Element, element
from gpuir.intrinsics.wgmma.errors import WgmmaError
from gpuir.intrinsics.wgmma.swizzle import SwizzleMode
from gpuir.intrinsics.wgmma.values import ValueLike

__all__ = ["Shared", "SharedTile", "TileLike", "shared", "shared_tile", "tile_of"]

#: The module whose ``memory_svg`` draws; it stands above this one, and is loaded when a picture is asked for.
_DRAWING = "gpuir.viz"
_UNIT = 16  # bytes that stay together in every layout
_STRIPE = 8  # rows of a core matrix, and of a swizzle's pattern


@dataclasses.dataclass(frozen=True)
class SharedTile:
    """A tile of ``shape`` (rows, contiguous columns) of ``dtype`` in shared memory, in the order of ``mode``."""

    shape: tuple[int, int]
    dtype: Element
    mode: SwizzleMode

    def __post_init__(self) -> None:
        rows, columns = self.shape
        unit = _UNIT // self.dtype.bytes
        if rows < 1 or columns < 1:
            raise WgmmaError(f"shape {rows}x{columns}: a tile needs at least one row and one column")
        block = self.mode.swizzle_atom_size() * unit
        if self.mode and columns % block:
            raise WgmmaError(
                f"{columns} contiguous elements of {self.dtype} ({columns * self.dtype.bytes} bytes) are no multiple of the "
                f"{self.mode.swizzle_byte_size()} bytes of layout '{self.layout}', which are {block} elements"
            )
        if self.mode and rows % _STRIPE:
            raise WgmmaError(f"{rows} rows are no multiple of 8, the rows of a pattern of layout '{self.layout}'")

    @property
    def layout(self) -> str:
        """linear, 32B, 64B or 128B."""
        return f"{self.mode.swizzle_byte_size()}B" if self.mode else "linear"

    @property
    def bytes(self) -> int:
        return self.shape[0] * self.shape[1] * self.dtype.bytes

    @property
    def alignment(self) -> int:
        """Bytes that the tile's address must be a multiple of: the repeat of the pattern, 16 without one."""
        return _STRIPE * self.mode.swizzle_byte_size() if self.mode else _UNIT

    def start_offset(self, row: Any, column: Any) -> Any:
        """Bytes from the tile's start to the element before units are exchanged: what descriptors count in.

        Rows and columns are numbers, arrays of them, or ``Index``: the formulas are written for all three.
        """
        size = self.dtype.bytes
        if not self.mode:
            unit = _UNIT // size
            stripe = row // _STRIPE * (_STRIPE * self.shape[1] * size)
            return stripe + column // unit * (_STRIPE * _UNIT) + row % _STRIPE * _UNIT + column % unit * size
        span = self.mode.swizzle_byte_size()
        block = span // size
        return column // block * (self.shape[0] * span) + row * span + column % block * size

    def byte_offset(self, row: Any, column: Any) -> Any:
        """Bytes from the tile's start, which is aligned, to the element."""
        return self.mode.swizzle(self.start_offset(row, column))

    def table(self) -> np.ndarray:
        """Byte offsets of all elements, as an array of the tile's shape."""
        row, column = np.indices(self.shape)
        table: np.ndarray = self.byte_offset(row, column)
        return table

    def store(self, matrix: np.ndarray) -> np.ndarray:
        """The tile's bytes when it holds ``matrix``, whose elements must have the tile's width."""
        matrix = np.ascontiguousarray(matrix)
        if matrix.shape != self.shape or matrix.dtype.itemsize != self.dtype.bytes:
            raise WgmmaError(
                f"an array {matrix.shape} of {matrix.dtype} does not fit the tile {self.shape} of {self.dtype}"
            )
        memory = np.zeros(self.bytes, np.uint8)
        addresses = self.table()[..., None] + np.arange(self.dtype.bytes)
        memory[addresses] = matrix.view(np.uint8).reshape(*self.shape, -1)
        return memory

    def svg(self) -> str:
        """The tile as a picture of its memory: a line for each 128 bytes, units of 16 bytes with their row and columns."""
        size, (rows, columns) = self.dtype.bytes, self.shape
        unit = _UNIT // size
        title = f"{rows}x{columns} {self.dtype}, {self.layout}"
        starts = np.arange(0, columns, unit)
        offsets = self.byte_offset(np.arange(rows)[:, None], starts[None, :])
        colours = np.broadcast_to(np.arange(len(starts))[None, :], offsets.shape)
        labels = [[f"{row},{column}" for column in starts] for row in range(rows)]
        draw = importlib.import_module(_DRAWING).memory_svg
        picture: str = draw(offsets, labels, colours, unit=_UNIT, title=title)
        return picture

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"SharedTile({self.shape}, {self.dtype.name!r}, {self.layout!r})"


def shared_tile(shape: Sequence[int], dtype: DType, layout: object = "none") -> SharedTile:
    """Describes an operand tile without any IR: its shape, element type, and layout (none, linear, 32B, 64B or 128B).

    Refused: unknown types and layouts, shapes that are not two positive numbers, and rows that are no multiple of the
    swizzle's bytes.
    """
    numbers = tuple(shape) if isinstance(shape, Iterable) else (shape,)
    if len(numbers) != 2 or not all(isinstance(number, (int, np.integer)) for number in numbers):
        raise WgmmaError(f"shape {numbers}: an operand tile has two dimensions, both known")
    return SharedTile((int(numbers[0]), int(numbers[1])), element(dtype), SwizzleMode.of(layout))


@dataclasses.dataclass(frozen=True)
class Shared:
    """A memref in shared memory with the layout in which its elements stand there: what wgmma takes as A and B."""

    memref: Any
    tile: SharedTile

    def indices(self, row: values.IndexLike, column: values.IndexLike) -> tuple[Any, Any]:
        """The indices at which the memref holds the tile's element (row, column): SSA values of type index.

        Row and column are SSA values of type index or numbers; code is added at the insertion point.
        """
        size = self.tile.dtype.bytes
        offset = self.tile.byte_offset(values.Index.of(row), values.Index.of(column)) // size
        return (offset // self.tile.shape[1]).value, (offset % self.tile.shape[1]).value


def shared(memref: Shared | ValueLike, layout: object = "none", dtype: DType | None = None) -> Shared:
    """Tells the layout of a memref in shared memory: none, linear, 32B, 64B or 128B.

    The memref has two static dimensions, an identity layout up to its offset, and memory space 3 or workgroup. ``dtype`` is
    needed for uint8 alone, since i8 has no sign. Refused: anything else, with a message that shows the type.
    """
    if isinstance(memref, Shared):
        return memref
    value = values.value_of(memref)
    if value is None or not isinstance(value.type, ir.MemRefType):
        raise WgmmaError(
            f"{values.shown(memref)} is no operand in shared memory; expected a memref in memory space 3 or workgroup"
        )
    type_ = ir.MemRefType(value.type)
    space = type_.memory_space
    if str(space).split(" ")[0] not in ("3", "#gpu.address_space<workgroup>"):
        raise WgmmaError(
            f"{type_} is not in shared memory; expected memory space 3 or #gpu.address_space<workgroup>, found {space}"
        )
    if type_.rank != 2 or not type_.has_static_shape:
        raise WgmmaError(
            f"{type_}: an operand tile has two static dimensions; take a memref.subview of a larger buffer"
        )
    strides, _ = type_.get_strides_and_offset()
    if list(strides) != [type_.shape[1], 1]:
        raise WgmmaError(f"{type_}: strides {list(strides)} are not those of whole rows, [{type_.shape[1]}, 1]")
    kind = element(type_.element_type if dtype is None else dtype)
    if kind.mlir != str(type_.element_type):
        raise WgmmaError(f"{type_} has no elements of {kind}, which are {kind.mlir}")
    return Shared(value, shared_tile(type_.shape, kind, layout))


#: What says how an operand stands in shared memory.
TileLike: TypeAlias = "SharedTile | Shared | ValueLike"


def tile_of(operand: TileLike) -> SharedTile:
    """The tile of an operand: itself, that of a Shared, or of a memref value, which is taken to be linear."""
    return operand if isinstance(operand, SharedTile) else shared(operand).tile
