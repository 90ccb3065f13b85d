"""Layouts of buffers in shared memory as linear maps: which element stands at each offset, bit by bit.

As in `linear`, an element's coordinates are the xor of one basis for each set bit of its offset. The tiles of
`nvmma_shared` are those of TMA: at most 256 elements a dimension, rows of the swizzle's width, 8 rows a pattern (CUDA
driver API, tensor map objects).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.dialects.tt.constraints import shape_text
from gpuir.dialects.tt.traits import Unknown
from gpuir.dialects.ttg import encodings as e
from gpuir.dialects.ttg.linear import REGISTER, LinearLayout, covering

#: The input of these layouts, the element's offset in the buffer.
OFFSET = REGISTER
_TMA_MOST = 256
#: Rows with the same swizzle, and number of different ones, by the swizzle's width in bytes.
_PHASES = {32: (4, 2), 64: (2, 4), 128: (1, 8)}


def shared_linear(type: Any) -> LinearLayout:
    """The layout of a buffer; ValueError where its encoding does not fit its shape, Unknown where there is no rule here.

    Known are swizzled_shared, amd_rotating_shared and nvmma_shared.
    """
    shape, encoding = list(type.shape), type.encoding
    if not isinstance(encoding, e.SHARED):
        raise ValueError(f"expects an encoding of shared memory, found {encoding}")
    rank = len(encoding.order) if hasattr(encoding, "order") else len(encoding.cta_order or (1, 0))
    if rank != len(shape):
        raise ValueError(f"expects an encoding of {len(shape)} dimensions, found one of {rank} ({encoding})")
    if any(size < 1 or size & (size - 1) for size in shape):
        raise ValueError(f"expects sizes that are powers of two, found {shape_text(shape)}")
    share = [max(size // parts, 1) for size, parts in zip(shape, encoding.cta_split_num or [1] * rank, strict=True)]
    if isinstance(encoding, e.AMDRotatingSharedEncodingAttr) and rank > 1:
        layout = _swizzled(shape, encoding)  # each CTA has the layout of the whole, of which a share is kept
    elif isinstance(encoding, (e.SwizzledSharedEncodingAttr, e.AMDRotatingSharedEncodingAttr)):
        layout = _swizzled(share, encoding)
    elif isinstance(encoding, e.NVMMASharedEncodingAttr):
        layout = _tiled(share, encoding)
    else:
        raise Unknown(f"the layout of {encoding} is not known")
    return layout if encoding.ctas_per_cga is None else covering(shape, encoding, layout, list(range(rank)))


def _pattern(
    layout: LinearLayout, row: int, column: int, sizes: tuple[int, int], vec: int, per_phase: int, phases: int,
    rotating: bool = False,
) -> None:  # fmt: skip
    """Rows and columns of a buffer, each row's vectors moved by its phase; `rotating` by its block of phases too."""
    rows, columns = sizes
    layout.extend(OFFSET, column, columns)
    step = 1
    while step < rows:
        basis = [0] * layout.rank
        phase = step // per_phase % phases
        if rotating:
            phase ^= step // per_phase // phases % phases
        basis[row], basis[column] = step, vec * phase % columns
        layout.bases[OFFSET].append(tuple(basis))
        step *= 2
    layout.sizes[row] = rows


def _swizzled(shape: list[int], encoding: Any) -> LinearLayout:
    layout = LinearLayout(len(shape))
    if len(shape) == 1:
        layout.extend(OFFSET, 0, shape[0])
        return layout
    if not encoding.per_phase or not encoding.max_phase:
        raise ValueError(f"expects perPhase and maxPhase of at least 1, found {encoding}")
    column, row, *others = encoding.order
    _pattern(
        layout, row, column, (shape[row], shape[column]), encoding.vec, encoding.per_phase, encoding.max_phase,
        isinstance(encoding, e.AMDRotatingSharedEncodingAttr),
    )  # fmt: skip
    for dimension in others:
        layout.extend(OFFSET, dimension, shape[dimension])
    return layout


def _tiled(shape: list[int], encoding: Any) -> LinearLayout:
    width, bits, rank = encoding.swizzling_byte_width, encoding.element_bit_width, len(shape)
    inner, padded = 0 if encoding.transposed else rank - 1, 2 if encoding.fp4_padded else 1
    tile = [min(size, _TMA_MOST) for size in shape]
    tile[inner] = min(shape[inner], _TMA_MOST // padded)
    if not width:
        layout = LinearLayout(rank)
        for dimension in reversed(range(rank)):
            layout.extend(OFFSET, dimension, tile[dimension])
        layout.grow(shape, list(reversed(range(rank))))
        return layout
    if rank < 2:
        raise ValueError(f"expects a swizzled nvmma_shared of at least 2 dimensions, found {encoding}")
    if width not in _PHASES:
        raise ValueError(f"expects a swizzle of 0, 32, 64 or 128 bytes, found swizzlingByteWidth = {width}")
    columns = 8 * width // max(bits, 1)
    if not bits or not columns or columns & (columns - 1):
        raise ValueError(f"expects an elementBitWidth that divides the swizzle's {width} bytes, found {bits}")
    if tile[inner] * padded < columns:
        raise ValueError(
            f"expects at least {columns // padded} elements along dimension {inner}, as wide as the swizzle, "
            f"found {tile[inner]}"
        )
    if encoding.fp4_padded and columns < 16:
        raise ValueError(f"expects a swizzle of at least 16 elements for fp4, found {columns} in {encoding}")
    tile[inner] = columns // padded
    # Where the tile is transposed, its last dimension is the rows, and all before it are walked along as columns.
    rows, across = _product(tile[:-1]), tile[-1]
    if encoding.transposed:
        rows, across = across, rows
    if rows < 8:
        raise ValueError(f"expects at least 8 rows of the swizzle's width, found {rows}")
    flat = LinearLayout(2)
    _pattern(flat, 0, 1, (8, columns), 128 // bits, *_PHASES[width])
    if encoding.fp4_padded:
        # 8 elements stand in 16 places: the second 8 hold the same ones.
        flat.bases[OFFSET] = [(row, column // 16 * 8 + column % 8) for row, column in flat.bases[OFFSET]]
        flat.sizes[1] //= 2
    flat.grow([rows, across], [0, 1])
    if encoding.transposed:
        layout = flat.reshaped([*tile[1:], tile[0]]).permuted([rank - 1, *range(rank - 1)])
    else:
        layout = flat.reshaped(tile)
    layout.grow(shape, list(range(rank)))
    return layout


def moved_by_swizzle(layout: LinearLayout, dimension: int, start: int, end: int) -> bool:
    """Whether a step of `start`, or of a double of it below `end`, along a dimension is no single step of the offset."""
    size = start
    while size < end:
        step = tuple(size if index == dimension else 0 for index in range(layout.rank))
        if step not in layout.bases[OFFSET]:
            return True
        size *= 2
    return False


def contiguous(layout: LinearLayout, shape: Sequence[int]) -> int:
    """How many elements stand one after another, counted row by row."""
    flat = layout.reshaped([_product(shape)])
    length = 1
    for (basis,) in flat.bases[OFFSET]:
        if basis != length:
            break
        length *= 2
    return length


def _product(shape: Sequence[int]) -> int:
    total = 1
    for size in shape:
        total *= size
    return total
