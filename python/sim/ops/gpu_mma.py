"""gpu.subgroup_mma: matrices that a warp holds together.

A matrix is one array a warp, whatever the hardware's layout: no op lets a program see which lane holds which element, but
extract and insert_thread_local, for which lane ``l`` has the elements from ``l * n`` on in row-major order. All lanes
of a warp execute these ops together (PTX ISA, wmma). Products are exact and summed in f32, or i32 and f64; f32 operands are
cut to tf32; the sum is rounded once to the accumulator's type.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim import sync
from gpuir.sim.access import Access, fault
from gpuir.sim.attributes import integer, operand, operands, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.dialect_types import mma_matrix
from gpuir.sim.findings import Site
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef, check_indices, space_of
from gpuir.sim.multiply import ELEMENTS
from gpuir.sim.ops.arith import divide as towards_zero
from gpuir.sim.ops.gpu import device_only
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Data, Lanes, Mask, Op
from gpuir.sim.types import dtype_of, element_type, unsigned
from gpuir.sim.values import PerWarp, spread


class Matrix:
    """What the type of a matrix says: rows, columns, the element's name and dtype."""

    __slots__ = ("columns", "dtype", "element", "rows")

    def __init__(self, type: ir.Type):
        matrix = mma_matrix(type)
        self.rows, self.columns = matrix.shape
        self.element = str(matrix.element_type)
        self.dtype = dtype_of(matrix.element_type)

    @property
    def size(self) -> int:
        """Elements of the matrix."""
        return self.rows * self.columns


def _share(k: Compiler, op: Op, matrix: Matrix) -> int:
    """Elements that each lane holds."""
    device_only(k, op)
    if matrix.size % k.program.lanes:
        raise k.refuse(op, f"{matrix.size} elements do not spread evenly over {k.program.lanes} lanes")
    lanes: int = k.program.lanes
    return matrix.size // lanes


def _lead(g: Group, m: Mask, value: Lanes, site: Site, what: str) -> Data:
    """One value a warp, that of its first active lane; a fault where a warp's lanes differ."""
    if np.ndim(value) == 0:
        return value
    table = g.by_warp(value)
    active = g.full(m).reshape(g.count, g.lanes)
    leading = table[np.arange(g.count), active.argmax(1)]
    bad = (table != leading[:, None]) & active
    if bad.any():
        rows = np.nonzero(bad.reshape(-1))[0]
        raise fault("undefined", f"{what} differs between the lanes of a warp", site, g, rows)
    return leading


def _elements(k: Compiler, op: Op, type: ir.Type, matrix: Matrix) -> Callable[..., Any]:
    """Code for the byte addresses [threads, n] of the matrix's elements: each lane moves n that follow each other."""
    element = element_type(type)
    # A memref of vectors is one of their elements.
    group = int(np.prod(element.shape)) if isinstance(element, ir.VectorType) else 1
    dtype = dtype_of(element.element_type if group > 1 else element)
    if dtype != matrix.dtype:
        raise k.refuse(op, f"{type} has other elements than the matrix of {matrix.element}")
    n, site = _share(k, op, matrix), k.site(op)
    lead = integer(op, "leadDimension")
    transpose = "transpose" in op.attributes
    inner = matrix.rows if transpose else matrix.columns
    number = np.arange(matrix.size)
    within = ((number // inner * lead + number % inner) * dtype.itemsize).reshape(k.program.lanes, n)

    def places(g: Group, m: Mask, ref: MemRef, indices: Sequence[Lanes]) -> Data:
        sync.whole_warps(g, m, site, "the matrix operation")
        check_indices(g, m, indices, ref.sizes, site)
        element = ref.offset
        for index, stride in zip(indices, ref.strides):
            element = element + index * np.int64(stride)
        start = _lead(g, m, ref.base + element * np.int64(dtype.itemsize * group), site, "the matrix's address")
        addresses = np.reshape(start, (-1, 1, 1)) + within
        return np.broadcast_to(addresses, (g.count, *within.shape)).reshape(g.size, n)

    return places


def _arranged(matrix: Matrix, transpose: bool, data: Array, warps: int) -> Any:
    """A matrix [warps, rows, columns] from its elements in the order of memory."""
    if transpose:
        return data.reshape(warps, matrix.columns, matrix.rows).swapaxes(1, 2)
    return data.reshape(warps, matrix.rows, matrix.columns)


@rule("gpu.subgroup_mma_load_matrix", kind="group")
def _load(k: Compiler, op: Op) -> Code:
    type, matrix = op.operands[0].type, Matrix(op.results[0].type)
    places = _elements(k, op, type, matrix)
    access: Access = k.access(op, matrix.dtype, space_of(type))
    transpose = "transpose" in op.attributes

    def load(g: Group, m: Mask, ref: MemRef, *indices: Lanes) -> PerWarp:
        data = access.read(g, m, places(g, m, ref, indices))
        return PerWarp(np.ascontiguousarray(_arranged(matrix, transpose, data, g.count)))

    return load


@rule("gpu.subgroup_mma_store_matrix", kind="group")
def _store(k: Compiler, op: Op) -> Code:
    type, matrix = operand(op, "dstMemref").type, Matrix(operand(op, "src").type)
    places = _elements(k, op, type, matrix)
    access: Access = k.access(op, matrix.dtype, space_of(type))
    transpose = "transpose" in op.attributes

    def store(g: Group, m: Mask, value: PerWarp, ref: MemRef, *indices: Lanes) -> None:
        data = value.data.swapaxes(1, 2) if transpose else value.data
        access.write(g, m, places(g, m, ref, indices), data.reshape(g.size, -1))

    return store


#: Elements of operands as the tensor cores know them: f32 is taken as tf32.
_OPERANDS = {"f16": "f16", "f32": "tf32", "f64": "f64", "si8": "s8", "ui8": "u8"}


@rule("gpu.subgroup_mma_compute", kind="group")
def _compute(k: Compiler, op: Op) -> Code:
    """C + A B; the transpose attributes choose an instruction, and change nothing."""
    a, b, c = (Matrix(operand.type) for operand in op.operands)
    _share(k, op, c)
    site = k.site(op)
    if (a.rows, a.columns, b.columns) != (c.rows, b.rows, c.columns):
        raise k.refuse(op, f"no product of {a.rows}x{a.columns} and {b.rows}x{b.columns} as {c.rows}x{c.columns}")
    if a.element not in _OPERANDS or b.element not in _OPERANDS:
        raise k.refuse(op, f"no product of matrices of {a.element} and {b.element}")
    k.work(ELEMENTS[_OPERANDS[a.element]].unit, 2 * c.size * a.columns)
    left, right = ELEMENTS[_OPERANDS[a.element]], ELEMENTS[_OPERANDS[b.element]]

    def compute(g: Group, m: Mask, x: PerWarp, y: PerWarp, z: PerWarp) -> PerWarp:
        sync.whole_warps(g, m, site, "the matrix operation")
        product = np.matmul(left.widen(x.data), right.widen(y.data))
        if c.dtype.kind == "i":
            # Exact in f32; the sum wraps around.
            return PerWarp(product.astype(c.dtype) + z.data)
        return PerWarp((product + z.data.astype(product.dtype, copy=False)).astype(c.dtype, copy=False))

    return compute


@rule("gpu.subgroup_mma_constant_matrix", kind="group")
def _constant(k: Compiler, op: Op) -> Code:
    matrix, site = Matrix(op.results[0].type), k.site(op)
    _share(k, op, matrix)

    def constant(g: Group, m: Mask, value: Lanes) -> PerWarp:
        lead = np.reshape(_lead(g, m, value, site, "the constant"), (-1, 1, 1))
        return PerWarp(np.broadcast_to(lead, (g.count, matrix.rows, matrix.columns)).astype(matrix.dtype))

    return constant


_ELEMENTWISE: dict[str, Callable[..., Any]] = {
    "addf": np.add,
    "mulf": np.multiply,
    "subf": np.subtract,
    "divf": np.divide,
    "maxf": np.maximum,
    "minf": np.minimum,
    "negatef": np.negative,
    "addi": np.add,
    "muli": np.multiply,
    "subi": np.subtract,
    "divs": towards_zero,
    "divu": lambda a, b: (unsigned(a) // unsigned(b)).view(a.dtype),
    "negates": np.negative,
}


@rule("gpu.subgroup_mma_elementwise", kind="group")
def _elementwise(k: Compiler, op: Op) -> Code:
    name, matrix = word(op, "opType"), Matrix(op.results[0].type)
    _share(k, op, matrix)
    if name in ("extf", "truncf"):
        return lambda g, m, a: PerWarp(a.data.astype(matrix.dtype))
    compute = _ELEMENTWISE.get(name)
    if compute is None:
        raise k.refuse(op, f"the simulator has no elementwise operation '{name}'")
    count = 1 if name.startswith("negate") else 2
    if len(op.operands) != count:
        raise k.refuse(op, f"'{name}' takes {count} matrices, not {len(op.operands)}")
    return lambda g, m, *values: PerWarp(compute(*(value.data for value in values)))


def _local(k: Compiler, op: Op, matrix: Matrix, indices: Any) -> Any:
    """Code for the number, in a warp's matrix, of each lane's element ``index``."""
    n, site = _share(k, op, matrix), k.site(op)
    if len(indices) != 1:
        raise k.refuse(op, f"the simulator takes one index into a lane's {n} elements, not {len(indices)}")

    def element_of(g: Group, m: Mask, index: Lanes) -> Data:
        bad = (index < 0) | (index >= n)
        if np.any(bad & g.full(m)):
            rows = np.nonzero(spread(bad, g.size) & g.full(m))[0]
            text = f"index {int(spread(index, g.size)[rows[0]])} is beyond the {n} elements of a lane"
            raise fault("out-of-bounds", text, site, g, rows)
        return (g.id("lane") * n + np.clip(index, 0, n - 1)).reshape(g.count, g.lanes)

    return element_of


@rule("gpu.subgroup_mma_extract_thread_local", kind="group")
def _extract(k: Compiler, op: Op) -> Code:
    matrix = Matrix(operand(op, "matrix").type)
    element_of = _local(k, op, matrix, operands(op, "indices"))

    def extract(g: Group, m: Mask, value: PerWarp, index: Lanes) -> Data:
        flat = value.data.reshape(g.count, -1)
        return np.take_along_axis(flat, element_of(g, m, index), 1).reshape(g.size)

    return extract


@rule("gpu.subgroup_mma_insert_thread_local", kind="group")
def _insert(k: Compiler, op: Op) -> Code:
    matrix = Matrix(operand(op, "matrix").type)
    element_of = _local(k, op, matrix, operands(op, "indices"))

    def insert(g: Group, m: Mask, element: Lanes, value: PerWarp, index: Lanes) -> PerWarp:
        at = element_of(g, m, index)
        elements = value.data.reshape(g.count, -1).copy()
        new = g.by_warp(element)
        if m is not None:
            new = np.where(m.reshape(g.count, -1), new, np.take_along_axis(elements, at, 1))
        np.put_along_axis(elements, at, new, 1)
        return PerWarp(elements.reshape(value.data.shape))

    return insert
