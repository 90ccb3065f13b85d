"""Distributed layouts as linear maps: which element each register, lane, warp and CTA holds, bit by bit.

Sizes are powers of two, and an element's coordinates are the xor of one basis for each set bit of the register, lane,
warp and block (CTA) number. Two encodings that give the same bases for a shape are the same layout, however they are
spelled. The maps of NVIDIA's matrix instructions are those of the PTX ISA (matrix fragments of mma.sync and wgmma).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gpuir.dialects.tt.traits import Unknown, spread
from gpuir.dialects.ttg import encodings as e

REGISTER, LANE, WARP, BLOCK = "register", "lane", "warp", "block"
INPUTS = (REGISTER, LANE, WARP, BLOCK)


def _bits(size: int) -> int:
    return size.bit_length() - 1


class LinearLayout:
    """Bases of the bits of registers, lanes, warps and blocks, each a coordinate; `sizes` is how far they reach.

    The layout is built from the inside out: `extend` and `repeat` put the next bits of an input after those it has.
    """

    def __init__(self, rank: int):
        self.sizes = [1] * rank
        self.bases: dict[str, list[tuple[int, ...]]] = {name: [] for name in INPUTS}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, LinearLayout) and self.sizes == other.sizes and self.bases == other.bases

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"LinearLayout({self.bases}, sizes={self.sizes})"

    @property
    def rank(self) -> int:
        """Number of dimensions of the tensor."""
        return len(self.sizes)

    def extend(self, name: str, dimension: int, size: int) -> None:
        """The next bits of an input walk on along a dimension, by a factor `size`."""
        for _ in range(_bits(size)):
            basis = [0] * self.rank
            basis[dimension] = self.sizes[dimension]
            self.bases[name].append(tuple(basis))
            self.sizes[dimension] *= 2

    def repeat(self, name: str, size: int) -> None:
        """The next bits of an input say nothing: `size` values hold the same elements."""
        self.bases[name] += [(0,) * self.rank] * _bits(size)

    def grow(self, shape: Sequence[int], order: Sequence[int]) -> None:
        """More registers until the layout covers the shape, fastest dimension first."""
        for dimension in order:
            self.extend(REGISTER, dimension, max(1, shape[dimension] // self.sizes[dimension]))

    def shrink(self, shape: Sequence[int], *, drop_registers: bool = False) -> None:
        """What reaches beyond the shape holds repeated elements; registers that do may go."""
        dropped: list[int] = []
        for dimension, wanted in enumerate(shape):
            found = [
                (basis[dimension], name, index)
                for name in INPUTS
                for index, basis in enumerate(self.bases[name])
                if basis[dimension]
            ]
            for _, name, index in sorted(found, reverse=True):
                if self.sizes[dimension] <= wanted:
                    break
                basis = list(self.bases[name][index])
                basis[dimension] = 0
                self.bases[name][index] = tuple(basis)
                self.sizes[dimension] //= 2
                if name == REGISTER and drop_registers:
                    dropped.append(index)
        registers = self.bases[REGISTER]
        self.bases[REGISTER] = [basis for index, basis in enumerate(registers) if index not in dropped]

    # Layouts made of others ---------------------------------------------------------------------------------------

    def permuted(self, order: Sequence[int]) -> LinearLayout:
        """The layout of the tensor with dimension `order[i]` as dimension i."""
        return self._mapped([self.sizes[i] for i in order], lambda basis: tuple(basis[i] for i in order))

    def reshaped(self, shape: Sequence[int]) -> LinearLayout:
        """The layout of the tensor in another shape, its elements counted row by row."""

        def moved(basis: tuple[int, ...]) -> tuple[int, ...]:
            flat = 0
            for coordinate, size in zip(basis, self.sizes, strict=True):
                flat = flat * size + coordinate
            found = []
            for size in reversed(shape):
                found.append(flat % size)
                flat //= size
            return tuple(reversed(found))

        return self._mapped(list(shape), moved)

    def without(self, dimension: int) -> LinearLayout:
        """The layout of the tensor with a dimension squeezed out; registers that then repeat elements go."""
        made = self._mapped(
            self.sizes[:dimension] + self.sizes[dimension + 1 :],
            lambda basis: basis[:dimension] + basis[dimension + 1 :],
        )
        made.bases[REGISTER] = [basis for basis in made.bases[REGISTER] if any(basis)]
        return made

    def doubled(self, axis: int) -> LinearLayout:
        """Two elements for each one, side by side along an axis, in neighbouring registers."""
        made = LinearLayout(self.rank)
        made.extend(REGISTER, axis, 2)
        for name in INPUTS:
            for basis in self.bases[name]:
                scaled = list(basis)
                scaled[axis] *= 2
                made.bases[name].append(tuple(scaled))
        made.sizes = [size * (2 if index == axis else 1) for index, size in enumerate(self.sizes)]
        return made

    def halved(self, axis: int) -> LinearLayout | None:
        """One element for two that are side by side along an axis; None where no register holds both."""
        pairs = [basis for basis in self.bases[REGISTER] if basis[axis] == 1]
        if not pairs:
            return None
        made = LinearLayout(self.rank)
        made.sizes = [size // (2 if index == axis else 1) for index, size in enumerate(self.sizes)]
        for name in INPUTS:
            for basis in self.bases[name]:
                if name == REGISTER and basis[axis] == 1:
                    continue
                scaled = list(basis)
                scaled[axis] //= 2
                made.bases[name].append(tuple(scaled))
        return made

    def _mapped(self, sizes: list[int], change: Any) -> LinearLayout:
        made = LinearLayout(0)
        made.sizes = sizes
        made.bases = {name: [change(basis) for basis in bases] for name, bases in self.bases.items()}
        return made

    def attribute(self, context: Any) -> Any:
        """The layout as ``#ttg.linear``."""
        return e.LinearEncodingAttr.get(*(self.bases[name] for name in INPUTS), context=context)


# Layouts of encodings -------------------------------------------------------------------------------------------------


def row_major(rank: int, yes: bool = True) -> list[int]:
    """Dimensions from the fastest on: the last one first, or the last two swapped."""
    order = list(reversed(range(rank)))
    if not yes:
        order[:2] = order[1::-1]
    return order


def ctas(encoding: Any) -> tuple[list[int], list[int], list[int]]:
    """CTAs per CGA, their split and order, which attributes leave out where there is one CTA."""
    if isinstance(encoding, e.DotOperandEncodingAttr):
        per, split, order = ctas(encoding.parent)
        # All CTAs of a row (of a) or column (of b) need the whole of K.
        split[_k(encoding, len(split))] = 1
        return per, split, order
    if isinstance(encoding, e.SliceEncodingAttr):
        raise Unknown(f"the CTAs of {encoding} are not known")
    if encoding.ctas_per_cga is None:
        rank = len(encoding.warps_per_cta)
        return [1] * rank, [1] * rank, row_major(rank)
    return list(encoding.ctas_per_cga), list(encoding.cta_split_num), list(encoding.cta_order)


def _k(dot: Any, rank: int) -> int:
    return rank - 1 if dot.op_idx == 0 else rank - 2


def linear(shape: Sequence[int], encoding: Any) -> LinearLayout:
    """The layout that a tensor of that shape has by a distributed encoding; Unknown where its rule is not known here.

    ValueError for an encoding that says no layout, or none of tensors of that rank. Known are blocked, linear, slice,
    nvidia_mma of versions 2 and 3, amd_mfma of 16x16 and 32x32, amd_wmma, and dot_op of all of these.
    """
    shape = list(shape)
    if spread(encoding) is None:
        raise ValueError(f"expects a distributed layout, found {encoding}")
    if any(size < 1 or size & (size - 1) for size in shape):
        raise Unknown(f"a layout of {shape} is not known")
    if isinstance(encoding, e.LinearEncodingAttr):
        return _stored(shape, encoding)
    if isinstance(encoding, e.SliceEncodingAttr):
        if encoding.dim > len(shape):
            raise Unknown(f"{encoding} is no layout of {len(shape)} dimensions")
        return linear([*shape[: encoding.dim], 1, *shape[encoding.dim :]], encoding.parent).without(encoding.dim)
    rank = len(shape)
    if isinstance(encoding, e.BlockedEncodingAttr) and len(encoding.order) == rank:
        return covering(shape, encoding, _blocked(encoding), encoding.order)
    if isinstance(encoding, (e.NvidiaMmaEncodingAttr, e.AMDMfmaEncodingAttr, e.AMDWmmaEncodingAttr)):
        layout = _fragment_of(shape, encoding)
        _warps(layout, encoding)
        return covering(shape, encoding, layout, row_major(rank))
    if isinstance(encoding, e.DotOperandEncodingAttr):
        return _operand(shape, encoding)
    raise Unknown(f"the layout of {encoding} for {shape} is not known")


def _fragment_of(shape: list[int], encoding: Any) -> LinearLayout:
    """What a warp holds of the result of one matrix instruction."""
    rank = len(shape)
    _check_mma(encoding, rank)
    if not isinstance(encoding, e.NvidiaMmaEncodingAttr):
        return _amd_fragment(shape, encoding)
    instruction = list(encoding.instr_shape)
    tile = instruction if encoding.version_major == 2 else instruction[:2]
    if len(tile) != rank:
        raise ValueError(f"expects an instrShape of {rank} sizes, one a dimension, found {instruction} in {encoding}")
    return _fragment(tile, 2, row_major(rank))


def _check_mma(encoding: Any, rank: int) -> None:
    if rank < 2 or len(encoding.warps_per_cta) != rank:
        raise ValueError(f"expects a layout of tensors of {rank} dimensions, 2 or more, found {encoding}")
    if isinstance(encoding, e.AMDWmmaEncodingAttr) and rank > 3:
        raise ValueError(f"expects a layout of tensors of 2 or 3 dimensions, found {encoding} for {rank}")
    if isinstance(encoding, e.NvidiaMmaEncodingAttr) and encoding.version_major not in (2, 3):
        raise ValueError(f"expects nvidia_mma of version 2 or 3, the others have no layout, found {encoding}")


#: Rows that registers and lanes of AMD's instructions step over, by lanes of a column; all columns are lanes'.
#: AMD's instruction set references: layout of the result (D) of V_MFMA_* and V_WMMA_*.
_MFMA = {32: ((1, 2, 8, 16), (4,)), 16: ((1, 2), (4, 8))}
_WMMA = {1: ((2, 4, 8), (1,)), 2: ((1, 2, 4), (8,))}


def _amd_fragment(shape: list[int], encoding: Any) -> LinearLayout:
    if isinstance(encoding, e.AMDMfmaEncodingAttr):
        columns, transposed = list(encoding.instr_shape)[1:2], encoding.is_transposed
        if columns != list(encoding.instr_shape)[:1] or columns[0] not in _MFMA or encoding.tiles_per_warp:
            raise Unknown(f"the layout of {encoding} is not known")
        size, (registers, lanes) = columns[0], _MFMA[columns[0]]
    else:
        size, (registers, lanes), transposed = 16, _WMMA[encoding.version], encoding.is_transpose
        if any(1 < found < size for found in shape[-2:]):
            raise ValueError(
                f"expects sizes of 1, or of at least the instruction's {size}, found {shape} in {encoding}"
            )
    rank = len(shape)
    layout = LinearLayout(rank)
    row, column = (rank - 1, rank - 2) if transposed else (rank - 2, rank - 1)
    layout.extend(LANE, column, size)
    for name, steps in ((REGISTER, registers), (LANE, lanes)):
        layout.bases[name] += [tuple(step if index == row else 0 for index in range(rank)) for step in steps]
    layout.sizes[row] = size
    return layout


def _blocked(encoding: Any) -> LinearLayout:
    layout = LinearLayout(len(encoding.order))
    for name, sizes in (
        (REGISTER, encoding.size_per_thread), (LANE, encoding.threads_per_warp), (WARP, encoding.warps_per_cta),
    ):  # fmt: skip
        for dimension in encoding.order:
            layout.extend(name, dimension, sizes[dimension])
    return layout


def _fragment(tile: Sequence[int], width: int, order: Sequence[int]) -> LinearLayout:
    """Matrix fragment of a warp: `width` registers and 4 lanes along the fast dimension, 8 lanes along the slow one."""
    layout = LinearLayout(len(tile))
    inner, outer = order[0], order[1]
    if width < 1 or width & (width - 1):
        raise ValueError(f"expects a kWidth that is a power of two, found {width}")
    for size, least in ((tile[outer], 8), (tile[inner], 4 * width)):
        if size < least or size & (size - 1):
            raise ValueError(f"expects an instruction's size that is a power of two of at least {least}, found {size}")
    layout.extend(REGISTER, inner, width)
    layout.extend(LANE, inner, 4)
    layout.extend(LANE, outer, 8)
    layout.extend(REGISTER, outer, tile[outer] // 8)
    layout.extend(REGISTER, inner, tile[inner] // (4 * width))
    return layout


def _warps(layout: LinearLayout, mma: Any, k: int | None = None) -> None:
    """Warps beside one another; along K, of a dot's operand, they hold the same."""
    wgmma = isinstance(mma, e.NvidiaMmaEncodingAttr) and mma.version_major == 3
    for dimension in row_major(layout.rank, not wgmma):
        size = mma.warps_per_cta[dimension]
        if dimension == k:
            layout.repeat(WARP, size)
        else:
            layout.extend(WARP, dimension, size)


def _operand(shape: list[int], encoding: Any) -> LinearLayout:
    parent, rank = encoding.parent, len(shape)
    if rank not in (2, 3):
        raise ValueError(f"expects a layout of tensors of 2 or 3 dimensions, found {encoding} for {rank}")
    k = _k(encoding, rank)
    if isinstance(parent, e.BlockedEncodingAttr) and len(parent.order) == rank:
        layout = LinearLayout(rank)
        for dimension in parent.order:
            layout.extend(REGISTER, dimension, shape[k] if dimension == k else parent.size_per_thread[dimension])
        for name, sizes in ((LANE, parent.threads_per_warp), (WARP, parent.warps_per_cta)):
            for dimension in parent.order:
                if dimension == k:
                    layout.repeat(name, sizes[dimension])
                else:
                    layout.extend(name, dimension, sizes[dimension])
        return covering(shape, encoding, layout, parent.order)
    if isinstance(parent, e.NvidiaMmaEncodingAttr):
        _check_mma(parent, rank)
        width, order = encoding.k_width, row_major(rank, encoding.op_idx == 0)
        tile = [1] * rank
        tile[order[0]], tile[order[1]] = 8 * width, 16 if encoding.op_idx == 0 else 8
        layout = _fragment(tile, width, order)
        _warps(layout, parent, k)
        return covering(shape, encoding, layout, order)
    return _amd_operand(shape, encoding, k)


def _amd_operand(shape: list[int], encoding: Any, k: int) -> LinearLayout:
    """Operand of AMD's instructions: registers hold `kWidth` elements along K, lanes all rows (of a) or columns (of b)."""
    parent, width, order = encoding.parent, encoding.k_width, row_major(len(shape), encoding.op_idx == 0)
    _check_mma(parent, len(shape))
    layout = LinearLayout(len(shape))
    layout.extend(REGISTER, k, width)
    if isinstance(parent, e.AMDWmmaEncodingAttr):
        layout.extend(LANE, order[1], 16)
        if parent.version == 1:
            layout.repeat(LANE, 2)
        else:
            layout.extend(LANE, k, 2)
    else:
        instruction = list(parent.instr_shape)
        if len(instruction) != 2 or not _MFMA.keys() >= set(instruction) or parent.tiles_per_warp:
            raise Unknown(f"the layout of {encoding} is not known")
        if width & (width - 1):
            raise ValueError(f"expects a kWidth that is a power of two, found {width}")
        size = instruction[encoding.op_idx]
        layout.extend(LANE, order[1], size)
        layout.extend(LANE, k, 64 // size)
        layout.extend(REGISTER, k, max(1, shape[k] // layout.sizes[k]))
        order = sorted(order)
    _warps(layout, parent, k)
    return covering(shape, parent, layout, order)  # CTAs split K too, as they split the result


def covering(shape: list[int], encoding: Any, layout: LinearLayout, order: Sequence[int]) -> LinearLayout:
    """One CTA's layout, stretched or cut to its share of the shape, for all CTAs of the cluster."""
    per, split, cta_order = ctas(encoding)
    for every, parts in zip(per, split, strict=True):
        if every % parts or every & (every - 1):
            raise ValueError(
                f"expects CTAsPerCGA that are powers of two and multiples of CTASplitNum, found {encoding}"
            )
    cluster = LinearLayout(len(shape))
    for dimension in cta_order:
        cluster.extend(BLOCK, dimension, split[dimension])
        cluster.repeat(BLOCK, max(1, per[dimension] // split[dimension]))
    cluster.shrink(shape)
    share = [size // max(1, parts) for size, parts in zip(shape, cluster.sizes, strict=True)]
    layout.grow(share, order)
    layout.shrink(share)
    for basis in cluster.bases[BLOCK]:
        layout.bases[BLOCK].append(tuple(a * size for a, size in zip(basis, layout.sizes, strict=True)))
    layout.sizes = [size * parts for size, parts in zip(layout.sizes, cluster.sizes, strict=True)]
    return layout


def _stored(shape: list[int], encoding: Any) -> LinearLayout:
    layout = LinearLayout(len(shape))
    for name in INPUTS:
        layout.bases[name] = [tuple(basis) for basis in getattr(encoding, name)]
    every = [basis for bases in layout.bases.values() for basis in bases]
    if any(len(basis) != len(shape) for basis in every):
        raise Unknown(f"{encoding} is no layout of {len(shape)} dimensions")
    for dimension in range(len(shape)):
        layout.sizes[dimension] = 1 << max((basis[dimension].bit_length() for basis in every), default=0)
    moved = [next(i for i, x in enumerate(basis) if x) for basis in layout.bases[REGISTER] if any(basis)]
    order = list(dict.fromkeys([*moved, *row_major(len(shape))]))
    layout.grow(shape, order)
    layout.shrink(shape, drop_registers=True)
    return layout
