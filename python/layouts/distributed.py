"""Layouts of tensors over registers, lanes, warps and blocks (CTAs), as Triton's encodings describe them.

Each rule makes the tile that one CTA covers at once; `covering` stretches or cuts it to a shape. Dimensions are named dim0,
dim1, ...; sizes are powers of two. Results are remembered by the values of the arguments.
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Iterable, Sequence

from gpuir.layouts import fragments
from gpuir.layouts.errors import UnknownLayout
from gpuir.layouts.linear import BLOCK, DISTRIBUTED, LANE, REGISTER, WARP, Basis, LinearLayout, dims

__all__ = [
    "Cluster",
    "amd_mfma",
    "amd_mfma_operand",
    "amd_wmma",
    "amd_wmma_operand",
    "blocked",
    "blocked_operand",
    "covering",
    "doubled",
    "from_bases",
    "halved",
    "nvidia_mma",
    "nvidia_mma_operand",
    "row_major",
]

Sizes = tuple[int, ...]
#: Rows of the operands, and rows and columns of the results of MFMA instructions.
MFMA_SIZES = (4, 16, 32, 64)
MFMA_RESULTS = ((16, 16), (32, 32), (4, 64), (64, 4))
_REMEMBERED = 4096


@dataclasses.dataclass(frozen=True)
class Cluster:
    """The CTAs of a cluster: how many along each dimension, into how many parts they cut it, and their order.

    ``bases``, where these do not say it: for each bit of the CTA's number the parts that it moves by along each dimension.
    """

    ctas: Sizes
    split: Sizes
    order: Sizes
    bases: tuple[Basis, ...] | None = None

    @classmethod
    def of_bases(cls, bases: Sequence[Basis], rank: int) -> Cluster:
        """The cluster of such bases; CTAs with the same part are counted along dimension 0."""
        split = [1 << max((basis[dimension].bit_length() for basis in bases), default=0) for dimension in range(rank)]
        ctas = [max(1, (1 << len(bases)) // math.prod(split)) * split[0], *split[1:]]
        return cls(tuple(ctas), tuple(split), row_major(rank), tuple(map(tuple, bases)))

    def shared_along(self, dimension: int) -> Cluster:
        """CTAs along a dimension have the same part, the whole of it."""
        split = tuple(1 if index == dimension else parts for index, parts in enumerate(self.split))
        bases = self.bases and tuple(
            tuple(0 if index == dimension else step for index, step in enumerate(basis)) for basis in self.bases
        )
        return dataclasses.replace(self, split=split, bases=bases)

    @classmethod
    def single(cls, rank: int) -> Cluster:
        """One CTA."""
        return cls((1,) * rank, (1,) * rank, row_major(rank))

    @property
    def fits(self) -> bool:
        """Whether numbers are powers of two, and CTAs go evenly over the parts."""
        return not any(number % parts or number & (number - 1) for number, parts in zip(self.ctas, self.split))


def row_major(rank: int, swapped: bool = False) -> Sizes:
    """Dimensions from the fastest on: the last one first, or the last two swapped."""
    order = list(reversed(range(rank)))
    if swapped:
        order[:2] = order[1::-1]
    return tuple(order)


class _Tile:
    """A layout under construction, from the inside out; the same as a product of identities, made in one go."""

    def __init__(self, rank: int, layout: LinearLayout | None = None):
        self.sizes = [1] * rank
        self.bases: dict[str, list[Basis]] = {name: [] for name in DISTRIBUTED}
        if layout is not None:
            self.sizes = list(layout.sizes)
            for name, vectors in layout.bases.items():
                self.bases[name] += vectors

    def extend(self, name: str, dimension: int, size: int) -> None:
        """The next bits of an input walk on along a dimension, by a factor `size`."""
        rank = len(self.sizes)
        for _ in range(size.bit_length() - 1):
            step = self.sizes[dimension]
            self.bases[name].append(tuple(step if index == dimension else 0 for index in range(rank)))
            self.sizes[dimension] = 2 * step

    def repeat(self, name: str, size: int) -> None:
        """The next bits of an input move nowhere: `size` indices hold the same elements."""
        self.bases[name] += [(0,) * len(self.sizes)] * (size.bit_length() - 1)

    def grow(self, shape: Sizes, order: Iterable[int]) -> None:
        """More registers until the layout covers the shape, fastest dimension first."""
        for dimension in order:
            self.extend(REGISTER, dimension, max(1, shape[dimension] // self.sizes[dimension]))

    def shrink(self, shape: Sizes, *, drop_registers: bool = False) -> None:
        """Indices that reach beyond the shape repeat elements; registers that do so may go."""
        dropped: list[int] = []
        for dimension, wanted in enumerate(shape):
            if self.sizes[dimension] <= wanted:
                continue
            steps = [
                (basis[dimension], name, index)
                for name in DISTRIBUTED
                for index, basis in enumerate(self.bases[name])
                if basis[dimension]
            ]
            last = 0
            for step, name, index in sorted(steps, reverse=True):
                # Several bases of one step, as warps with the same elements have them, go together.
                if step != last and self.sizes[dimension] <= wanted:
                    break
                basis = list(self.bases[name][index])
                basis[dimension] = 0
                self.bases[name][index] = tuple(basis)
                if step != last:
                    self.sizes[dimension] //= 2
                last = step
                if name == REGISTER and drop_registers:
                    dropped.append(index)
        if dropped:
            registers = self.bases[REGISTER]
            self.bases[REGISTER] = [basis for index, basis in enumerate(registers) if index not in dropped]

    def layout(self) -> LinearLayout:
        """The layout, with all four inputs."""
        bases = {name: tuple(vectors) for name, vectors in self.bases.items()}
        return LinearLayout._of(bases, dict(zip(dims(len(self.sizes)), self.sizes)))


def _warps(tile: _Tile, warps: Sizes, order: Iterable[int], k: int | None = None) -> None:
    """Warps beside one another; along K, of an operand, they hold the same."""
    for dimension in order:
        if dimension == k:
            tile.repeat(WARP, warps[dimension])
        else:
            tile.extend(WARP, dimension, warps[dimension])


def _tiles(tile: _Tile, tiles: Sizes, k: int | None = None) -> None:
    """Several instructions of one warp beside each other, but not along K."""
    for dimension in row_major(len(tiles)):
        if dimension != k:
            tile.extend(REGISTER, dimension, tiles[dimension])


def _instructions(tile: _Tile, registers: Sequence[Basis], warps: Sequence[Basis], k: int | None = None) -> None:
    """Instructions beside each other, as bases in their tiles say; along K, of an operand, warps hold the same."""
    scale, reached = tuple(tile.sizes), [0] * len(tile.sizes)
    for name, bases in ((REGISTER, registers), (WARP, warps)):
        for basis in bases:
            moved = tuple(0 if dimension == k else step for dimension, step in enumerate(basis))
            if name == WARP or any(moved):
                tile.bases[name].append(tuple(step * size for step, size in zip(moved, scale)))
            reached = [most | step for most, step in zip(reached, moved)]
    tile.sizes = [size << most.bit_length() for size, most in zip(scale, reached)]


def _fragment(rank: int, fragment: LinearLayout, transposed: bool = False) -> _Tile:
    """The fragment of a matrix instruction as a tile of the last two dimensions."""
    names = dims(rank)[-2:]
    layout = fragment.renamed(dict(zip(dims(2), names[::-1] if transposed else names)))
    return _Tile(rank, layout.with_outputs(*dims(rank)))


# Rules ----------------------------------------------------------------------------------------------------------------


@functools.lru_cache(_REMEMBERED)
def blocked(
    shape: Sizes, per_thread: Sizes, per_warp: Sizes, warps: Sizes, order: Sizes, cluster: Cluster
) -> LinearLayout:
    """Registers, lanes and warps tile the tensor one after the other, each in the same order of dimensions."""
    tile = _Tile(len(order))
    for name, sizes in ((REGISTER, per_thread), (LANE, per_warp), (WARP, warps)):
        for dimension in order:
            tile.extend(name, dimension, sizes[dimension])
    return covering(shape, tile.layout(), order, cluster)


@functools.lru_cache(_REMEMBERED)
def blocked_operand(
    shape: Sizes, k: int, per_thread: Sizes, per_warp: Sizes, warps: Sizes, order: Sizes, cluster: Cluster
) -> LinearLayout:
    """An operand of a dot whose result is blocked: each thread has all of dimension `k`, and lanes and warps repeat it."""
    tile = _Tile(len(order))
    for dimension in order:
        tile.extend(REGISTER, dimension, shape[k] if dimension == k else per_thread[dimension])
    for name, sizes in ((LANE, per_warp), (WARP, warps)):
        for dimension in order:
            if dimension == k:
                tile.repeat(name, sizes[dimension])
            else:
                tile.extend(name, dimension, sizes[dimension])
    return covering(shape, tile.layout(), order, cluster)


def _check_tile(sizes: Sequence[int], width: int) -> None:
    """What a fragment of mma.sync needs; rows, then columns with `width` neighbours in a register."""
    if width < 1 or width & (width - 1):
        raise ValueError(f"expects a kWidth that is a power of two, found {width}")
    for size, least in zip(sizes, (8, 4 * width)):
        if size < least or size & (size - 1):
            raise ValueError(f"expects an instruction's size that is a power of two of at least {least}, found {size}")


@functools.lru_cache(_REMEMBERED)
def nvidia_mma(shape: Sizes, version: int, tile: Sizes, warps: Sizes, cluster: Cluster) -> LinearLayout:
    """The result of mma.sync (version 2) or wgmma (3); `tile` is that of an instruction, of one warp."""
    rank = len(shape)
    _check_tile(tile[-2:], 2)
    made = _fragment(rank, fragments.mma_accumulator(*tile[-2:]).linear())
    _warps(made, warps, row_major(rank, swapped=version == 3))
    return covering(shape, made.layout(), row_major(rank), cluster)


@functools.lru_cache(_REMEMBERED)
def nvidia_mma_operand(
    shape: Sizes, version: int, operand: int, width: int, warps: Sizes, cluster: Cluster, tall: int = 16
) -> LinearLayout:
    """Operand 0 or 1 of such a product, with `width` neighbours along K in a register; `tall`: rows of the result, 8 for f64."""
    rank = len(shape)
    rows, k = (tall, rank - 1) if operand == 0 else (8, rank - 2)
    _check_tile((rows, 8 * width), width)
    made = _fragment(rank, fragments.mma_operand(rows, 8 * width, width, b=operand == 1).linear())
    _warps(made, warps, row_major(rank, swapped=version == 3), k)
    return covering(shape, made.layout(), row_major(rank, swapped=operand == 1), cluster)


@functools.lru_cache(_REMEMBERED)
def amd_mfma(
    shape: Sizes,
    instruction: Sizes,
    transposed: bool,
    warps: Sizes,
    cluster: Cluster,
    tiles: Sizes = (),
    bits: int = 32,
) -> LinearLayout:
    """The result of MFMA of 16x16, 32x32, 4x64 or 64x4; each warp has `tiles` instructions beside each other."""
    if instruction not in MFMA_RESULTS:
        raise UnknownLayout(f"the layout of MFMA of {instruction} is not known")
    if instruction == (64, 4) and not transposed:
        raise ValueError("expects the result of MFMA of 64x4 to be transposed")
    rows, columns = instruction[::-1] if transposed else instruction
    made = _fragment(len(shape), fragments.mfma_accumulator(rows, columns, 1 if bits == 64 else 4).linear(), transposed)
    for dimension in row_major(len(shape)):
        # A row of instructions goes as far as the tensor does, before the next of the warp's rows.
        made.extend(REGISTER, dimension, tiles[dimension] if tiles else 1)
        made.extend(WARP, dimension, warps[dimension])
        if dimension == len(shape) - 1:
            made.extend(REGISTER, dimension, max(1, shape[dimension] // made.sizes[dimension]))
    return covering(shape, made.layout(), row_major(len(shape)), cluster)


@functools.lru_cache(_REMEMBERED)
def amd_mfma_operand(
    shape: Sizes, operand: int, rows: int, width: int, warps: Sizes, cluster: Cluster, tiles: Sizes = ()
) -> LinearLayout:
    """Operand 0 or 1 of MFMA, of which an instruction takes `rows` rows (of b: columns)."""
    if rows not in MFMA_SIZES:
        raise UnknownLayout(f"the operand's layout of MFMA of {rows} rows is not known")
    if width & (width - 1):
        raise ValueError(f"expects a kWidth that is a power of two, found {width}")
    rank = len(shape)
    k = rank - 1 if operand == 0 else rank - 2
    made = _fragment(rank, fragments.mfma_operand(rows, 64 // rows * width, width, b=operand == 1).linear())
    # A lane of 64 rows has the K of 16 lanes; what of that lies beyond the tensor is there again.
    made.extend(REGISTER, k, max(1, max(shape[k], 16 * width if rows == 64 else 1) // made.sizes[k]))
    _tiles(made, tiles, k)
    _warps(made, warps, row_major(rank), k)
    return covering(shape, made.layout(), row_major(rank), cluster)


#: Of several WMMA instructions beside each other: the bases of registers and of warps, in tiles of one instruction.
Instructions = tuple[tuple[Basis, ...], tuple[Basis, ...]]


def _beside(warps: Sizes) -> Instructions:
    """One instruction of each warp."""
    tile = _Tile(len(warps))
    _warps(tile, warps, row_major(len(warps)))
    return (), tuple(tile.bases[WARP])


@functools.lru_cache(_REMEMBERED)
def amd_wmma(
    shape: Sizes, version: int, transposed: bool, warps: Sizes, cluster: Cluster, rows: int = 16,
    instructions: Instructions | None = None,
) -> LinearLayout:  # fmt: skip
    """The result of WMMA of 16 columns, of RDNA3 (version 1), RDNA4 (2) or gfx1250 (3); `instructions` go before `warps`."""
    rank = len(shape)
    made = _fragment(rank, fragments.wmma_accumulator(version).linear(), transposed)
    made.extend(REGISTER, rank - 1 if transposed else rank - 2, rows // 16)
    _instructions(made, *(instructions or _beside(warps)))
    return covering(shape, made.layout(), row_major(rank), cluster)


@functools.lru_cache(_REMEMBERED)
def amd_wmma_operand(
    shape: Sizes, version: int, operand: int, width: int, warps: Sizes, cluster: Cluster, rows: int = 16, depth: int = 1,
    instructions: Instructions | None = None,
) -> LinearLayout:  # fmt: skip
    """Operand 0 or 1 of WMMA, `rows` x `depth`, of which a lane has `width` neighbours along K."""
    rank = len(shape)
    k, row = (rank - 1, rank - 2) if operand == 0 else (rank - 2, rank - 1)
    made = _fragment(rank, fragments.wmma_operand(version, width, b=operand == 1).linear())
    made.extend(REGISTER, k, max(1, depth // made.sizes[k]))
    made.extend(REGISTER, row, rows // 16)
    _instructions(made, *(instructions or _beside(warps)), k)
    return covering(shape, made.layout(), row_major(rank, swapped=operand == 1), cluster)


@functools.lru_cache(_REMEMBERED)
def from_bases(shape: Sizes, bases: tuple[tuple[Basis, ...], ...]) -> LinearLayout:
    """The layout of the bases of register, lane, warp and block, stretched or cut to a shape by its registers."""
    tile = _Tile(len(shape))
    tile.bases = {name: list(vectors) for name, vectors in zip(DISTRIBUTED, bases)}
    every = [basis for vectors in bases for basis in vectors]
    for dimension in range(len(shape)):
        tile.sizes[dimension] = 1 << max((basis[dimension].bit_length() for basis in every), default=0)
    walked = [next(i for i, step in enumerate(basis) if step) for basis in bases[0] if any(basis)]
    tile.grow(shape, dict.fromkeys([*walked, *row_major(len(shape))]))
    tile.shrink(shape, drop_registers=True)
    return tile.layout()


def covering(shape: Sizes, tile: LinearLayout, order: Iterable[int], cluster: Cluster) -> LinearLayout:
    """The layout of a shape by one CTA's tile: stretched by registers in `order`, or cut, to a CTA's part, for all CTAs."""
    rank = len(shape)
    ctas = _Tile(rank)
    if cluster.bases is not None:
        ctas.bases[BLOCK], ctas.sizes = list(cluster.bases), list(cluster.split)
    for dimension in cluster.order if cluster.bases is None else ():
        ctas.extend(BLOCK, dimension, cluster.split[dimension])
        ctas.repeat(BLOCK, max(1, cluster.ctas[dimension] // cluster.split[dimension]))
    ctas.shrink(shape)
    part = tuple(size // parts for size, parts in zip(shape, ctas.sizes))
    one = _Tile(rank, tile)
    one.grow(part, order)
    one.shrink(part)
    return one.layout() * ctas.layout()


# Layouts made of others -----------------------------------------------------------------------------------------------


def doubled(layout: LinearLayout, axis: int) -> LinearLayout:
    """Two elements for each one, side by side along an axis, in neighbouring registers."""
    names = tuple(layout.outputs)
    return LinearLayout.identity(REGISTER, names[axis], 2) * layout


def halved(layout: LinearLayout, axis: int) -> LinearLayout | None:
    """One element for two that are side by side along an axis; None where no register holds both."""
    pairs = [basis for basis in layout.bases[REGISTER] if basis[axis] == 1]
    if not pairs:
        return None
    others = tuple(basis for basis in layout.bases[REGISTER] if basis[axis] != 1)
    bases = {**layout.bases, REGISTER: others}
    sizes = [size // 2 if index == axis else size for index, size in enumerate(layout.sizes)]
    halves = {
        name: [tuple(c // 2 if i == axis else c for i, c in enumerate(basis)) for basis in vectors]
        for name, vectors in bases.items()
    }
    return LinearLayout(halves, dict(zip(layout.outputs, sizes)))
