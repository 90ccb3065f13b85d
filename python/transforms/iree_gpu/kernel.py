"""A contraction on memrefs as one kernel: tiles of workgroups and subgroups, workgroup memory, multi_mma for each lane.

What a lane does with the fragments is an iree_gpu.multi_mma on vectors, and where workers wait for each other is an
iree_gpu.value_barrier; iree-gpu-unroll-to-intrinsics and iree-gpu-lower-ops take them to the target.
"""

from __future__ import annotations

import itertools
import math
from typing import Any

from gpuir.dialects import iree_gpu
from gpuir.host import ir, module
from gpuir.transforms.iree_gpu.configuration import Tiling
from gpuir.transforms.iree_gpu.contraction import index_constant
from gpuir.transforms.iree_gpu.convert import MatmulView
from gpuir.transforms.iree_gpu.slices import apply_map

__all__ = ["build_launch"]

#: Bytes that a thread loads or stores at once, at most.
_WIDE = 16

Index = Any


def _sum(left: Index, right: Index) -> Index:
    """Sum of two indices, numbers where both are."""
    if isinstance(left, int) and isinstance(right, int):
        return left + right
    if isinstance(left, int):
        left, right = right, left
    if isinstance(right, int):
        return left if right == 0 else apply_map(lambda d: d + right, left)
    return apply_map(lambda a, b: a + b, left, right)


def _value(index: Index) -> Any:
    return index_constant(index) if isinstance(index, int) else index


def _divided(index: Any, number: int) -> Any:
    return apply_map(lambda d: ir.AffineExpr.get_floor_div(d, number), index) if number > 1 else index


def _rest(index: Any, number: int) -> Index:
    return apply_map(lambda d: ir.AffineExpr.get_mod(d, number), index) if number > 1 else 0


def _scaled(index: Index, number: int) -> Index:
    if isinstance(index, int):
        return index * number
    return apply_map(lambda d: d * number, index) if number != 1 else index


class _Kernel:
    """Builds the body of the launch; the insertion point is in it."""

    def __init__(self, view: MatmulView, tiling: Tiling, sizes: dict[int, Index], name: str):
        self.view, self.tiling, self.sizes, self.name = view, tiling, sizes, name
        self.kind = tiling.kind
        self.m, self.n, self.k = view.inner

    # Where things are

    def inside(self, iterator: int, tile: int) -> bool:
        """Whether tiles of that size fill an iterator's extent without a rest."""
        size = self.sizes[iterator]
        return isinstance(size, int) and size % tile == 0

    def place(self, operand: int, at: dict[int, Index]) -> list[Any]:
        """Indices into an operand's memref for these values of the iterators."""
        return [_value(at[iterator]) for iterator in self.view.maps[operand]]

    def valid(self, at: dict[int, Index], tiles: dict[int, int]) -> Any:
        """An i1 that these iterators are inside of their extents, None where they always are."""
        arith = module("dialects.arith")
        found = None
        for iterator, tile in tiles.items():
            if self.inside(iterator, tile):
                continue
            this = arith.cmpi(arith.CmpIPredicate.slt, _value(at[iterator]), _value(self.sizes[iterator]))
            found = this if found is None else arith.andi(found, this)
        return found

    def load(self, operand: int, at: dict[int, Index], valid: Any, count: int) -> Any:
        """A vector of ``count`` neighbours in an operand's memory; zeros where ``valid`` is false."""
        arith, vector = module("dialects.arith"), module("dialects.vector")
        memref = self.view.operands[operand]
        element = memref.type.element_type
        type_ = ir.VectorType.get([count], element)
        indices = self.place(operand, at)
        if valid is not None:
            zero = index_constant(0)
            indices = [arith.select(valid, index, zero) for index in indices]
        value = vector.load(type_, memref, indices)
        if valid is None:
            return value
        return arith.select(valid, value, _zeros(type_))

    # Workgroup memory

    def width(self, operand: int) -> tuple[int, int | None]:
        """Elements that a thread copies at once, and the iterator they lie along in memory."""
        memref = self.view.operands[operand].type
        last = self.view.maps[operand][-1]
        if last not in (self.k, self.view.inner[operand]) or not _contiguous(memref):
            return 1, None
        size = self.sizes[last]
        most = _WIDE * 8 // memref.element_type.width
        if not isinstance(size, int):
            return 1, last
        tile = self.tiling.depth if last == self.k else (self.tiling.rows, self.tiling.columns)[operand]
        return math.gcd(math.gcd(size, tile), most), last

    def copies(self, operand: int, thread: Any, base: dict[int, Index]) -> list[tuple[Any, Any, Any, bool]]:
        """What a thread loads of an operand's tile: (vector, row, column of the tile, whether along rows)."""
        tiling = self.tiling
        row_iterator = self.view.inner[operand]
        rows = (tiling.rows, tiling.columns)[operand]
        width, along = self.width(operand)
        by_rows = along == row_iterator
        # Threads that are neighbours load neighbours.
        inner = (rows if by_rows else tiling.depth) // width
        chunks = rows * tiling.depth // width
        found = []
        for start in range(0, chunks, tiling.threads):
            number = _sum(thread, start)
            if start + tiling.threads > chunks:
                number = apply_map(lambda d: ir.AffineExpr.get_mod(d, chunks), number)
            outer, fast = _divided(number, inner), _scaled(_rest(number, inner), width)
            row, column = (fast, outer) if by_rows else (outer, fast)
            at = {**base, row_iterator: _sum(base[row_iterator], row), self.k: _sum(base[self.k], column)}
            valid = self.valid(at, {row_iterator: rows, self.k: tiling.depth})
            found.append((self.load(operand, at, valid, width), row, column, by_rows))
        return found

    def put(self, shared: Any, copies: list[tuple[Any, Any, Any, bool]]) -> None:
        """Stores what ``copies`` loaded."""
        vector, memref = module("dialects.vector"), module("dialects.memref")
        for value, row, column, by_rows in copies:
            width = value.type.shape[0]
            if not by_rows:
                vector.store(value, shared, [_value(row), _value(column)])
                continue
            for i in range(width):
                memref.store(vector.extract(value, [], [i]), shared, [_value(_sum(row, i)), _value(column)])

    # Fragments

    def coordinates(self, fragment: str, lane: Any) -> tuple[Index, Index]:
        """The first row and column of a lane's elements."""
        layout = self.kind.layout(fragment)
        found = []
        for threads, stride, element in zip(layout.thread, layout.tstrides, layout.element):
            number: Index = 0
            if stride and threads > 1:
                number = _scaled(_rest(_divided(lane, stride), threads), element)
            found.append(number)
        return found[0], found[1]

    def fragments(self, operand: int, shared: Any, lane: Any, first: Index, base: dict[int, Index]) -> Any:
        """A subgroup's fragments of lhs or rhs for a step: vector [tiles, tiles along k, pieces, elements] for each lane.

        ``first`` is the row of the subgroup's first tile among the workgroup's.
        """
        vector = module("dialects.vector")
        tiling, kind = self.tiling, self.kind
        name = ("lhs", "rhs")[operand]
        row, column = self.coordinates(name, lane) if operand == 0 else reversed(self.coordinates(name, lane))
        row = _sum(row, first)
        layout, size = kind.layout(name), (kind.m, kind.n)[operand]
        # Axes of the layout: along the operand's rows, and along k, where a lane's elements are side by side.
        across, along = (0, 1) if operand == 0 else (1, 0)
        strides = [threads * element for threads, element in zip(layout.thread, layout.element)]
        width = layout.element[along]
        pieces = [(r, c) for r in range(layout.outer[0]) for c in range(layout.outer[1])]
        count, steps = tiling.tiles[operand], tiling.tiles[2]
        element = kind.element_types[operand]
        whole = _zeros(ir.VectorType.get([count, steps, len(pieces), width], element))
        for i in range(count):
            for j in range(steps):
                for number, piece in enumerate(pieces):
                    here = _sum(row, i * size + piece[across] * strides[across])
                    there = _sum(column, j * kind.k + piece[along] * strides[along])
                    if shared is not None:
                        value = vector.load(ir.VectorType.get([width], element), shared, [_value(here), _value(there)])
                    else:
                        value = self.direct(operand, here, there, width, base)
                    whole = vector.insert(value, whole, [], [i, j, number])
        return whole

    def direct(self, operand: int, row: Index, column: Index, elements: int, base: dict[int, Index]) -> Any:
        """A lane's elements of one fragment from the operand's own memory."""
        row_iterator = self.view.inner[operand]
        tiles = {row_iterator: (self.tiling.rows, self.tiling.columns)[operand], self.k: self.tiling.depth}
        at = {**base, row_iterator: _sum(base[row_iterator], row), self.k: _sum(base[self.k], column)}
        size = self.sizes[self.k]
        if self.view.maps[operand][-1] == self.k and isinstance(size, int) and size % elements == 0:
            if _contiguous(self.view.operands[operand].type):
                return self.load(operand, at, self.valid(at, tiles), elements)
        vector = module("dialects.vector")
        parts = []
        for i in range(elements):
            here = {**at, self.k: _sum(at[self.k], i)}
            parts.append(vector.extract(self.load(operand, here, self.valid(here, tiles), 1), [], [0]))
        return vector.from_elements(ir.VectorType.get([elements], self.kind.element_types[operand]), parts)

    def accumulators(self, lane: Any, firsts: tuple[Index, Index], base: dict[int, Index]) -> Any:
        """For each element of a lane's accumulators its place in the vector and its iterators."""
        tiling, kind = self.tiling, self.kind
        layout = kind.layout("acc")
        row, column = self.coordinates("acc", lane)
        row, column = _sum(row, firsts[0]), _sum(column, firsts[1])
        for i in range(tiling.tiles[0]):
            for j in range(tiling.tiles[1]):
                places = itertools.product(*map(range, (*layout.outer, *layout.element)))
                for number, (outer_row, outer_column, below, beside) in enumerate(places):
                    down = i * kind.m + outer_row * layout.thread[0] * layout.element[0] + below
                    right = j * kind.n + outer_column * layout.thread[1] * layout.element[1] + beside
                    at = {
                        **base,
                        self.m: _sum(_sum(base[self.m], row), down),
                        self.n: _sum(_sum(base[self.n], column), right),
                    }
                    yield [i, j, number], at

    def acc_tiles(self) -> dict[int, int]:
        return {self.m: self.tiling.rows, self.n: self.tiling.columns}

    def start(self, lane: Any, firsts: tuple[Index, Index], base: dict[int, Index], fill: Any) -> Any:
        """The accumulators that a lane begins with: a constant, or what is in memory."""
        vector, arith = module("dialects.vector"), module("dialects.arith")
        element = self.kind.element_types[2]
        type_ = ir.VectorType.get([*self.tiling.tiles[:2], self.kind.elements("acc")[1]], element)
        if fill is not None:
            return arith.constant(type_, ir.DenseElementsAttr.get_splat(type_, fill))
        whole = _zeros(type_)
        for position, at in self.accumulators(lane, firsts, base):
            whole = vector.insert(self.element(at), whole, [], position)
        return whole

    def element(self, at: dict[int, Index]) -> Any:
        """An element of the accumulator's memory, zero outside of it.

        Nothing else is read in its place: other workgroups may be writing there.
        """
        memref, scf = module("dialects.memref"), module("dialects.scf")
        valid, acc = self.valid(at, self.acc_tiles()), self.view.operands[2]
        if valid is None:
            return memref.load(acc, self.place(2, at))
        inside = scf.IfOp(valid, [acc.type.element_type], has_else=True)
        with ir.InsertionPoint(inside.then_block):
            scf.yield_([memref.load(acc, self.place(2, at))])
        with ir.InsertionPoint(inside.else_block):
            zero = _zeros(ir.VectorType.get([1], acc.type.element_type))
            scf.yield_([module("dialects.vector").extract(zero, [], [0])])
        return inside.results[0]

    def finish(self, acc: Any, lane: Any, firsts: tuple[Index, Index], base: dict[int, Index]) -> None:
        """Stores the accumulators of a lane."""
        vector, memref, scf = (module(f"dialects.{name}") for name in ("vector", "memref", "scf"))
        for position, at in self.accumulators(lane, firsts, base):
            value = vector.extract(acc, [], position)
            valid = self.valid(at, self.acc_tiles())
            if valid is None:
                memref.store(value, self.view.operands[2], self.place(2, at))
                continue
            inside = scf.IfOp(valid)
            with ir.InsertionPoint(inside.then_block):
                memref.store(value, self.view.operands[2], self.place(2, at))
                scf.yield_([])

    # The whole

    def body(self, block: Any, thread: Any, shared: list[Any], fill: Any) -> None:
        """The kernel for one thread; ``block`` are the workgroup's ids along x, y and z."""
        tiling, kind = self.tiling, self.kind
        base: dict[int, Index] = {self.m: _scaled(block[1], tiling.rows), self.n: _scaled(block[0], tiling.columns)}
        base.update(self.batch(block[2]))
        lane = module("dialects.gpu").lane_id()
        subgroup = _divided(thread, kind.subgroup_size)
        along = tiling.subgroups[1]
        firsts = (
            _scaled(_divided(subgroup, along), tiling.tiles[0] * kind.m),
            _scaled(_rest(subgroup, along), tiling.tiles[1] * kind.n),
        )
        acc = self.start(lane, firsts, base, fill)
        reductions = [i for i, is_reduction in enumerate(self.view.reductions) if is_reduction and i != self.k]
        acc = self.reduce(reductions, acc, base, thread, lane, firsts, shared)
        self.finish(acc, lane, firsts, base)

    def batch(self, number: Any) -> dict[int, Index]:
        """The other parallel iterators, which the workgroup's id along z counts."""
        arith = module("dialects.arith")
        others = [i for i, r in enumerate(self.view.reductions) if not r and i not in (self.m, self.n)]
        found = {}
        for iterator in reversed(others[1:]):
            size = _value(self.sizes[iterator])
            found[iterator] = arith.remui(number, size)
            number = arith.divui(number, size)
        if others:
            found[others[0]] = number
        return found

    def reduce(self, reductions: list[int], acc: Any, base: Any, *rest: Any) -> Any:
        """Loops over reductions, k's in steps innermost; returns the accumulators after them."""
        scf = module("dialects.scf")
        iterator = reductions[0] if reductions else self.k
        step = 1 if reductions else self.tiling.depth
        loop = scf.ForOp(index_constant(0), _value(self.sizes[iterator]), index_constant(step), [acc])
        with ir.InsertionPoint(loop.body):
            inner = {**base, iterator: loop.induction_variable}
            carried = loop.inner_iter_args[0]
            result = (
                self.reduce(reductions[1:], carried, inner, *rest) if reductions else self.step(carried, inner, *rest)
            )
            scf.yield_([result])
        return loop.results[0]

    def step(self, acc: Any, base: Any, thread: Any, lane: Any, firsts: Any, shared: list[Any]) -> Any:
        """One step along k: tiles to workgroup memory, fragments out of it, multi_mma."""
        promoted = [i for i in (0, 1) if shared[i] is not None]
        copies = [self.copies(i, thread, base) for i in promoted]
        if promoted:
            # Nobody writes before all have read the step before; the copies pass through, so that they are there by then.
            values = [value for each in copies for value, *_ in each]
            held = iree_gpu.value_barrier(values)
            held = iter([held] if isinstance(held, ir.Value) else list(held))
            for i, each in zip(promoted, copies):
                self.put(shared[i], [(next(held), *where) for _, *where in each])
            acc = iree_gpu.value_barrier(acc)
        parts = [self.fragments(i, shared[i], lane, firsts[i], base) for i in (0, 1)]
        dims = [ir.AffineDimExpr.get(i) for i in range(3)]
        maps = [ir.AffineMap.get(3, 0, [dims[a], dims[b]]) for a, b in ((0, 2), (1, 2), (0, 1))]
        return iree_gpu.multi_mma(
            *parts, acc, indexing_maps=maps, iterator_types=["parallel", "parallel", "reduction"], kind=self.kind
        )


def _contiguous(type_: Any) -> bool:
    """Whether neighbours along the last dimension are neighbours in memory."""
    if isinstance(type_.layout, ir.AffineMapAttr):
        return True
    strides, _ = type_.get_strides_and_offset()
    return bool(strides) and strides[-1] == 1


def _zeros(type_: Any) -> Any:
    element = type_.element_type
    zero = ir.IntegerAttr.get(element, 0) if isinstance(element, ir.IntegerType) else ir.FloatAttr.get(element, 0.0)
    return module("dialects.arith").constant(type_, ir.DenseElementsAttr.get_splat(type_, zero))


def build_launch(view: MatmulView, tiling: Tiling, symbols: Any, name: str, fill: Any = None) -> Any:
    """A gpu.launch at the current place that computes the contraction.

    ``symbols`` is the block for the buffers in workgroup memory, ``name`` the beginning of their names. With ``fill`` the
    accumulators begin as that constant, else as what is in memory.
    """
    gpu, memref = module("dialects.gpu"), module("dialects.memref")
    sizes: dict[int, Index] = {}
    for value, map_ in zip(view.operands, view.maps):
        for dimension, iterator in enumerate(map_):
            if not value.type.is_dynamic_dim(dimension):
                sizes[iterator] = value.type.get_dim_size(dimension)
            elif iterator not in sizes:
                sizes[iterator] = memref.dim(value, index_constant(dimension))
    globals_: list[str | None] = [None, None]
    space = ir.Attribute.parse("#gpu.address_space<workgroup>")
    types: list[Any] = [None, None]
    for i, extent in enumerate((tiling.rows, tiling.columns)):
        if tiling.promoted[i]:
            types[i] = ir.MemRefType.get(
                [extent, tiling.row_length(i)], tiling.kind.element_types[i], memory_space=space
            )
            globals_[i] = f"{name}_{('lhs', 'rhs')[i]}"
            with ir.InsertionPoint.at_block_begin(symbols):
                memref.global_(
                    globals_[i], types[i], sym_visibility="private", initial_value=ir.UnitAttr.get(), alignment=16
                )

    def tiles(iterator: int, tile: int) -> Any:
        size = sizes[iterator]
        if isinstance(size, int):
            return index_constant(-(-size // tile))
        return apply_map(lambda d: ir.AffineExpr.get_ceil_div(d, tile), size)

    depth: Any = index_constant(1)
    for i, is_reduction in enumerate(view.reductions):
        if not is_reduction and i not in (view.m, view.n):
            depth = module("dialects.arith").muli(depth, _value(sizes[i]))
    grid = (tiles(view.n, tiling.columns), tiles(view.m, tiling.rows), depth)
    one = index_constant(1)
    launch = gpu.LaunchOp(grid, (index_constant(tiling.threads), one, one))
    block = launch.regions[0].blocks[0]
    with ir.InsertionPoint(block):
        kernel = _Kernel(view, tiling, sizes, name)
        shared = [None if g is None else memref.get_global(t, g) for t, g in zip(types, globals_)]
        kernel.body(list(block.arguments)[:3], block.arguments[3], shared, fill)
        gpu.terminator()
    return launch
