"""The orders that wgmma reads tiles in: how lhs and rhs are laid out in workgroup memory."""

from __future__ import annotations

import dataclasses
import warnings

from gpuir.dialects import arith, memref
from gpuir.dialects.iree_gpu.nvidia import NvWgmmaAttr
from gpuir.host import ir
from gpuir.transforms.iree_gpu.utils.indices import (
    DYNAMIC,
    apply_map,
    constant_index,
    floordiv,
    index_constant,
    mod,
)
from gpuir.transforms.iree_gpu.utils.memory_reads import ReadOp

__all__ = ["ROWS", "UNIT_BYTES", "TileOrder", "WgmmaTile", "element_bytes", "offset_in_buffer", "tile_orders"]

#: Bytes that stay together, under a swizzle too.
UNIT_BYTES = 16
#: Rows of a core matrix, and of a swizzle's pattern.
ROWS = 8


def element_bytes(kind: NvWgmmaAttr) -> int:
    """Bytes of an element of lhs or rhs."""
    element = kind.element_types[0]
    assert isinstance(element, (ir.IntegerType, ir.FloatType))
    return element.width // 8


@dataclasses.dataclass(frozen=True)
class TileOrder:
    """One way to lay out lhs or rhs in workgroup memory: its inner dimensions and permutation in a multi_mma.

    The tile has ``rows`` of ``columns`` adjacent elements, which run along k or (``k_major`` is false) across it. With a
    swizzle they are blocks of ``swizzle`` bytes of columns; without one core matrices, of 8 rows of 16 bytes.
    """

    rows: int
    columns: int
    element_bytes: int
    swizzle: int
    k_major: bool
    shape: tuple[int, ...]
    permutation: tuple[int, ...]

    @property
    def layout(self) -> str:
        """The order's name in gpuir.intrinsics.wgmma."""
        return f"{self.swizzle}B" if self.swizzle else "linear"

    @property
    def unit(self) -> int:
        """Elements that stay together."""
        return UNIT_BYTES // self.element_bytes

    def indices(self, row: ir.Value, column: ir.Value) -> list[ir.Value]:
        """Where a unit of the tile begins, in dimensions of ``shape``; vectors of ``unit`` elements may be stored there.

        ``column`` is the unit's number in the row.
        """
        if not self.swizzle:
            core, line = _divmod(row, ROWS)
            return [core, column, line, index_constant(0)]
        per_block = self.swizzle // UNIT_BYTES
        block, within = _divmod(column, per_block)
        # The number of the unit's 128 bytes in the pattern.
        number = apply_map(lambda d: mod(floordiv(d, 8 // per_block), per_block), row)
        element = apply_map(lambda d: d * self.unit, arith.xori(within, number))
        return [block, row, element] if len(self.shape) == 3 else [row, element]


def _divmod(index: ir.Value, number: int) -> tuple[ir.Value, ir.Value]:
    return apply_map(lambda d: floordiv(d, number), index), apply_map(lambda d: mod(d, number), index)


def tile_orders(kind: NvWgmmaAttr, name: str, swizzle: int | None = None) -> list[TileOrder]:
    """The orders that ``"lhs"`` or ``"rhs"`` of a kind may have in workgroup memory, the one that is contiguous along k first.

    ``swizzle`` replaces that of the kind. Only elements of 16 bits may be contiguous across k.
    """
    swizzle = kind.swizzle if swizzle is None else swizzle
    size = element_bytes(kind)
    shape = kind.tile_shape(name)
    orders = []
    for k_major in (True, False) if size == 2 else (True,):
        # The canonical dimension along which elements are adjacent: the second of (m, k), the first of (k, n).
        last = 1 if k_major == (name == "lhs") else 0
        rows, columns = shape[1 - last], shape[last]
        if rows % ROWS or columns * size % (swizzle or UNIT_BYTES):
            continue
        inner: tuple[int, ...]
        permutation: tuple[int, ...]
        if not swizzle:
            unit = UNIT_BYTES // size
            inner = (rows // ROWS, columns // unit, ROWS, unit)
            permutation = (0, 2, 1, 3) if last else (2, 0, 3, 1)
        elif columns * size == swizzle:
            inner, permutation = (rows, columns), ((0, 1) if last else (1, 0))
        else:
            block = swizzle // size
            inner, permutation = (columns // block, rows, block), ((1, 0, 2) if last else (0, 2, 1))
        orders.append(TileOrder(rows, columns, size, swizzle, k_major, inner, permutation))
    return orders


@dataclasses.dataclass(frozen=True)
class WgmmaTile:
    """An operand in memory: the op that reads it, the tile's offsets in what was read, and the tile's order."""

    read: ReadOp
    offsets: list[int]
    order: TileOrder

    def memref(self) -> ir.Value:
        """The tile as a memref of rows and columns, built at the insertion point."""
        source = self.read.base
        type_ = source.type
        strides, start = type_.get_strides_and_offset()
        static, dynamic = offset_in_buffer(self.read, self.offsets)
        if start == DYNAMIC:
            dynamic.append((memref.ExtractStridedMetadataOp(source).offset, 1))
        shape = [self.order.rows, self.order.columns]
        if not dynamic and static == 0 and list(type_.shape) == shape and list(strides) == [shape[1], 1]:
            return source
        offset = None
        if dynamic:
            factors = [stride for _, stride in dynamic]

            def linearized(*dims: ir.AffineExpr) -> ir.AffineExpr:
                products = (d * factor for d, factor in zip(dims, factors))
                return sum(products, ir.AffineConstantExpr.get(static))

            offset = apply_map(linearized, *(value for value, _ in dynamic))
        start = DYNAMIC if dynamic else static
        layout = ir.StridedLayoutAttr.get(start, [shape[1], 1])
        result = ir.MemRefType.get(shape, type_.element_type, layout=layout, memory_space=type_.memory_space)
        if start == 0:
            result = ir.MemRefType.get(shape, type_.element_type, memory_space=type_.memory_space)
        offsets = [] if offset is None else [offset]
        return memref.ReinterpretCastOp(result, source, offsets, [], [], [start], shape, [shape[1], 1]).result


def offset_in_buffer(read: ReadOp, offsets: list[int]) -> tuple[int, list[tuple[ir.Value, int]]]:
    """Elements from the start of a read's buffer to a part of what it reads: the static sum, and dynamic indices by strides."""
    type_ = read.base.type
    strides, start = type_.get_strides_and_offset()
    static = 0 if start == DYNAMIC else start
    dynamic: list[tuple[ir.Value, int]] = []
    part = [0] * (type_.rank - len(offsets)) + offsets
    for index, offset, stride in zip(read.indices, part, strides):
        number = constant_index(index)
        if number is None:
            dynamic.append((index, stride))
        static += (offset + (number or 0)) * stride
    return static, dynamic


def __getattr__(name: str) -> object:
    if name == "orders_of":
        warnings.warn("orders_of is now tile_orders; the old name goes in 0.3", DeprecationWarning, stacklevel=2)
        return tile_orders
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
