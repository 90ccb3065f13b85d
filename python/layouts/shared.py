"""Layouts of buffers in shared memory: which element stands at each offset, counted in elements.

Swizzled, rotating and TMA's layouts are linear: an element's coordinates are the xor of one basis for each set bit of its
offset. Padded ones are not, since the gaps are counted and not exchanged; `PaddedLayout` is a linear layout and its gaps. TMA's
tiles have at most 256 elements a dimension, rows as wide as the swizzle, and 8 rows a pattern (CUDA driver API, tensor map objects).
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Sequence

from gpuir.layouts.distributed import Cluster, covering
from gpuir.layouts.linear import BLOCK, OFFSET, REGISTER, Basis, LinearLayout, dims
from gpuir.lazy_numpy import np

__all__ = [
    "PaddedLayout",
    "clustered",
    "contiguous",
    "rotating",
    "split_moves_elements",
    "swizzled",
    "tma",
]

Sizes = tuple[int, ...]
_TMA_MOST = 256
#: Rows with the same swizzle, and number of different ones, by the swizzle's width in bytes.
_PHASES = {32: (4, 2), 64: (2, 4), 128: (1, 8)}
_REMEMBERED = 4096


def _row(shape: Sequence[int], order: Sequence[int]) -> LinearLayout:
    """Elements one after another, by dimensions from the fastest on."""
    layout = LinearLayout.empty([OFFSET], dims(len(shape)))
    for dimension in order:
        layout *= LinearLayout.identity(OFFSET, dims(len(shape))[dimension], shape[dimension])
    return layout


def _grown(layout: LinearLayout, shape: Sequence[int], order: Sequence[int]) -> LinearLayout:
    """The layout repeated until it covers the shape, by dimensions from the fastest on."""
    return layout * _row([max(1, size // covered) for size, covered in zip(shape, layout.sizes)], order)


def _pattern(rows: int, columns: int, vec: int, per_phase: int, phases: int, rotate: bool = False) -> LinearLayout:
    """Rows and columns of a buffer, each row's vectors moved by its phase; rotating, by its block of phases too."""
    bases: list[Basis] = [(0, 1 << bit) for bit in range(columns.bit_length() - 1)]
    for bit in range(rows.bit_length() - 1):
        phase = (1 << bit) // per_phase % phases
        if rotate:
            phase ^= (1 << bit) // per_phase // phases % phases
        bases.append((1 << bit, vec * phase % columns))
    return LinearLayout({OFFSET: bases}, dict(zip(dims(2), (rows, columns))))


@functools.lru_cache(_REMEMBERED)
def swizzled(
    shape: Sizes, order: Sizes, vec: int, per_phase: int, max_phase: int, rotate: bool = False
) -> LinearLayout:
    """`vec` elements stay side by side; they are exchanged within a row by its phase, ``row // per_phase % max_phase``.

    With `rotate` by ``row // per_phase // max_phase % max_phase`` too.
    """
    if len(shape) == 1:
        return _row(shape, (0,))
    if not per_phase or not max_phase:
        raise ValueError(f"expects perPhase and maxPhase of at least 1, found {per_phase} and {max_phase}")
    column, row, *others = order
    names = dims(len(shape))
    pattern = _pattern(shape[row], shape[column], vec, per_phase, max_phase, rotate)
    layout = pattern.renamed(dict(zip(dims(2), (names[row], names[column])))).with_outputs(*names)
    return layout * _row([1 if index in (row, column) else size for index, size in enumerate(shape)], others)


def rotating(shape: Sizes, order: Sizes, vec: int, per_phase: int, max_phase: int) -> LinearLayout:
    """As `swizzled`, and the phase rotates with each block of `max_phase` phases, as AMD GPUs use it."""
    return swizzled(shape, order, vec, per_phase, max_phase, True)


@functools.lru_cache(_REMEMBERED)
def tma(shape: Sizes, width: int, bits: int, transposed: bool = False, padded: bool = False) -> LinearLayout:
    """What TMA writes and wgmma and tcgen05 read: rows of `width` bytes (0: no swizzle) of elements of `bits` bits.

    `transposed`: the first dimension is contiguous. `padded`: 8 bytes of fp4 pairs fill 16 bytes.
    """
    rank = len(shape)
    inner, factor = 0 if transposed else rank - 1, 2 if padded else 1
    tile = [min(size, _TMA_MOST) for size in shape]
    tile[inner] = min(shape[inner], _TMA_MOST // factor)
    backwards = tuple(reversed(range(rank)))
    if not width:
        # The first dimension is the fastest where it is contiguous, then the last one.
        order = (0, *backwards[:-1]) if transposed else backwards
        return _grown(_row(tile, order), shape, order)
    if rank < 2:
        raise ValueError(f"expects a swizzled nvmma_shared of at least 2 dimensions, found {rank}")
    if width not in _PHASES:
        raise ValueError(f"expects a swizzle of 0, 32, 64 or 128 bytes, found swizzlingByteWidth = {width}")
    columns = 8 * width // max(bits, 1)
    if not bits or not columns or columns & (columns - 1):
        raise ValueError(f"expects an elementBitWidth that divides the swizzle's {width} bytes, found {bits}")
    if tile[inner] * factor < columns:
        raise ValueError(
            f"expects at least {columns // factor} elements along dimension {inner}, as wide as the swizzle, "
            f"found {tile[inner]}"
        )
    if padded and columns < 16:
        raise ValueError(f"expects a swizzle of at least 16 elements for fp4, found {columns}")
    tile[inner] = columns // factor
    # Where the tile is transposed, its last dimension is the rows, and all before it are walked along as columns.
    rows, across = math.prod(tile[:-1]), tile[-1]
    if transposed:
        rows, across = across, rows
    if rows < 8:
        raise ValueError(f"expects at least 8 rows of the swizzle's width, found {rows}")
    flat = _pattern(8, columns, 128 // bits, *_PHASES[width])
    if padded:
        # 8 elements fill the space of 16: the second 8 offsets hold the same ones.
        flat = flat.mapped(lambda b: (b[0], b[1] // 16 * 8 + b[1] % 8), dict(zip(dims(2), (8, columns // 2))))
    flat = _grown(flat, (rows, across), (0, 1))
    if transposed:
        layout = flat.reshaped((*tile[1:], tile[0])).permuted((rank - 1, *range(rank - 1)))
    else:
        layout = flat.reshaped(tile)
    return _grown(layout, shape, range(rank))


def clustered(shape: Sizes, part: LinearLayout, cluster: Cluster) -> LinearLayout:
    """The layout of a buffer over the CTAs of a cluster, each of which has its part by the layout `part`."""
    layout = covering(shape, part.renamed({OFFSET: REGISTER}), range(len(shape)), cluster)
    return layout.sublayout([REGISTER, BLOCK]).renamed({REGISTER: OFFSET})


@dataclasses.dataclass(frozen=True)
class PaddedLayout:
    """A linear layout of offsets with gaps: after each ``interval`` offsets come ``padding`` elements that hold nothing.

    Not linear: addresses are counted, not exchanged. So `elements` is what it has, but neither product nor inverse.
    """

    shape: Sizes
    order: Sizes
    gaps: tuple[tuple[int, int], ...]

    def elements(self) -> np.ndarray:
        """The row-major number of the element at each address, counted in elements; -1 in gaps."""
        slowest_first = tuple(reversed(self.order))
        numbers = np.arange(math.prod(self.shape)).reshape(self.shape).transpose(slowest_first).reshape(-1)
        offsets = np.arange(len(numbers))
        addresses = offsets + sum(offsets // interval * padding for interval, padding in self.gaps)
        held = np.full(int(addresses[-1]) + 1, -1, np.int64)
        held[addresses] = numbers
        return held


# Questions of verifiers -----------------------------------------------------------------------------------------------


def split_moves_elements(layout: LinearLayout, dimension: int, start: int, end: int, ctas: bool = False) -> bool:
    """Whether a step of `start`, or of a double of it below `end`, along a dimension is no single step of the offset.

    With `ctas` it may be one from CTA to CTA as well.
    """
    size, steps = start, (*layout.bases[OFFSET], *(layout.bases.get(BLOCK, ()) if ctas else ()))
    while size < end:
        step = tuple(size if index == dimension else 0 for index in range(layout.rank))
        if step not in steps:
            return True
        size *= 2
    return False


def contiguous(layout: LinearLayout) -> int:
    """How many elements stand one after another, counted row by row."""
    length = 1
    for (basis,) in layout.reshaped((math.prod(layout.sizes),)).bases[OFFSET]:
        if basis != length:
            break
        length *= 2
    return length
