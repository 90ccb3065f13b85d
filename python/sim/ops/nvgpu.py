"""nvgpu: matrix loads, MMAs of the tensor cores, asynchronous copies (Ampere's part of the dialect).

Source: the nvgpu document, and PTX ISA, "Warp-level matrix instructions" and "cp.async".
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gpuir.host import ir
from gpuir.sim.access import fault
from gpuir.sim.attributes import flag, integer, integers, operand
from gpuir.sim.compiler import Compiler
from gpuir.sim.copies import Copies, Copy
from gpuir.sim.findings import Site
from gpuir.sim.fragments import Fragment
from gpuir.sim.fragments import mma as mma_layouts
from gpuir.sim.group import Group
from gpuir.sim.memref import MemRef, addresses, check_indices, space_of, static_layout
from gpuir.sim.multiply import ELEMENTS, Mma, Role, Sparsity, Sums, role
from gpuir.sim.narrow import unpacked
from gpuir.sim.rules import RULES, rule
from gpuir.sim.sync import whole_warps
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.types import dtype_of, element_type, size_of
from gpuir.sim.values import Deferred, settled, spread

#: Names of element types in PTX by those of MLIR.
_NAMES = {"f16": "f16", "bf16": "bf16", "f32": "tf32", "tf32": "tf32", "f64": "f64", "i8": "s8", "i4": "s4",
          "f8E4M3FN": "e4m3", "f8E5M2": "e5m2"}  # fmt: skip
_RESULTS = {"f16": "f16", "f32": "f32", "f64": "f64", "i32": "s32"}


def warps_of_32(k: Compiler, op: Op) -> None:
    """Refuses an op of NVIDIA's warps in a launch with others."""
    if k.program.lanes != 32 and not k.on_tiles:
        raise k.refuse(op, f"the op is for warps of 32 lanes, and these have {k.program.lanes}")


def _shape(op: Op) -> tuple[int, int, int]:
    m, n, k = (ir.IntegerAttr(each).value for each in ir.ArrayAttr(op.attributes["mmaShape"]))
    return m, n, k


def _element(k: Compiler, op: Op, type: ir.Type) -> str:
    """PTX's name of an operand's element type."""
    name = str(element_type(type))
    if name == "f32" and "tf32Enabled" not in op.attributes:
        raise k.refuse(op, "tensor cores have no f32 operands; tf32Enabled says that they are cut to tf32")
    return _NAMES[name]


def check_shape(k: Compiler, op: Op, shape: tuple[int, int, int], element: str, sparse: bool) -> None:
    """Refuses a shape that no instruction has."""
    shapes = (mma_layouts.SPARSE_SHAPES if sparse else mma_layouts.SHAPES).get(element, ())
    if shape not in shapes:
        known = ", ".join("m{}n{}k{}".format(*each) for each in shapes) or "none"
        raise k.refuse(op, "no instruction for {} has shape m{}n{}k{}; those of PTX: {}".format(element, *shape, known))


def _roles(k: Compiler, op: Op, sparse: bool) -> tuple[Role, Role, Role, Role]:
    """Roles of A, B, C and D; the numbers of their elements are checked by the op's verifier."""
    warps_of_32(k, op)
    m, n, depth = _shape(op)
    name = _element(k, op, op.operands[0].type)
    element = ELEMENTS[name]
    check_shape(k, op, (m, n, depth), name, sparse)
    sums = [_RESULTS.get(str(each.type.element_type), "") for each in (operand(op, "matrixC"), op.results[0])]
    for each in sums:
        if each not in element.sums:
            raise k.refuse(op, f"products of {name} are summed in {' or '.join(element.sums)}, not {each}")
    return (
        role(name, mma_layouts.multiplicand(m, depth // 2 if sparse else depth, element.per)),
        role(name, mma_layouts.multiplicand(n, depth, element.per), turned=True),
        role(sums[0], mma_layouts.accumulator(m)),
        role(sums[1], mma_layouts.accumulator(m)),
    )


def _mma_of(k: Compiler, op: Op, sparse: bool) -> Mma:
    """The MMA; sums of integers end at the limits of s32, as upstream lowers both ops (convert-nvgpu-to-nvvm)."""
    return Mma(*_roles(k, op, sparse), saturate=True)


@rule("nvgpu.mma.sync", kind="group", deferred=True)
def _mma(k: Compiler, op: Op) -> Code:
    mma = _mma_of(k, op, False)
    k.work(*mma.work())
    site, result = k.site(op), _result(mma, op)

    def run(g: Group, m: Mask, a: Lanes, b: Lanes, c: Lanes) -> Data:
        if m is not None:
            whole_warps(g, m, site, "the product", kind="undefined")
        return result(mma(g, settled(a), settled(b), c))

    return run


def _result(mma: Mma, op: Op) -> Callable[[np.ndarray], Deferred]:
    """Code for D's registers of its matrices. An MMA that goes on with the sums takes the matrices."""
    shape = tuple(op.results[0].type.shape)

    def registers(sums: Sums) -> np.ndarray:
        return mma.values(sums.matrix).reshape(-1, *shape)

    return lambda matrix: Deferred(Sums(mma.d, matrix), registers)


@rule("nvgpu.mma.sp.sync", kind="group", deferred=True)
def _sparse(k: Compiler, op: Op) -> Code:
    depth = _shape(op)[2]
    mma = _mma_of(k, op, True)
    selector = integer(op, "sparsitySelector", 0)
    run_sparse = sparse_mma(k, op, mma, depth)
    result = _result(mma, op)

    def run(g: Group, m: Mask, a: Lanes, b: Lanes, c: Lanes, metadata: Lanes) -> Data:
        words = np.ascontiguousarray(settled(metadata)).view(np.int32)[:, 0]
        return result(run_sparse(g, m, settled(a), settled(b), c, words, selector))

    return run


def sparse_mma(k: Compiler, op: Op, mma: Mma, depth: int, ordered: bool = False) -> Callable[..., np.ndarray]:
    """Code for an MMA with a sparse A: ``f(g, m, a, b, c, metadata, selector)`` gives D's matrices.

    A fault "undefined" where metadata names no valid columns or the selector no thread that has them.
    """
    element = mma.a.element
    site = k.site(op)
    k.work(*mma.work())
    choices = 4 // Sparsity.threads(depth, element)
    tables = [Sparsity(depth, element, selector) for selector in range(choices)]

    def run(g: Group, m: Mask, a: Lanes, b: Lanes, c: Lanes, metadata: Lanes, selector: Lanes) -> np.ndarray:
        if m is not None:
            whole_warps(g, m, site, "the product", kind="undefined")
        chosen = int(np.max(selector))
        if not 0 <= int(np.min(selector)) <= chosen < choices:
            raise fault(
                "undefined",
                f"the sparsity selector is {chosen}, and shape and type have 0 to {choices - 1}",
                site, g, np.nonzero(g.full(m))[0],
            )  # fmt: skip
        sparsity = tables[chosen]
        columns, bad = sparsity.columns(g.by_warp(metadata), ordered)
        if bad is not None:
            _check_metadata(g, m, site, sparsity, bad)
        left = sparsity.expand(mma.a.matrix(g, a), columns)
        return mma.add(mma.multiply(left, mma.b.matrix(g, b)), mma.c.matrix(g, c))

    return run


def _check_metadata(g: Group, m: Mask, site: Site, sparsity: Sparsity, bad: np.ndarray) -> None:
    active = g.active(m)
    at = np.argwhere(bad & active[:, None, None])
    if not len(at):
        return
    warp, row, field = (int(each) for each in at[0])
    lane = int(sparsity.lane[row, field])
    raise fault(
        "undefined",
        f"the metadata of row {row} of A, which lane {lane} has, does not name its columns, each once and in their order",
        site, g, at[:1, 0] * g.lanes + lane,
    )  # fmt: skip


# Matrices in shared memory


class MatrixRows:
    """Rows of 16 bytes of matrices (ldmatrix, stmatrix): lane i has the address of row i.

    Of ``packed`` bits each is unpacked to bytes, of 16 elements behind which there is padding.
    """

    def __init__(self, k: Compiler, op: Op, fragment: Fragment, space: str, packed: int = 0):
        warps_of_32(k, op)
        count, rows, columns = fragment.shape
        if count not in (1, 2, 4):
            raise k.refuse(op, f"1, 2 or 4 matrices, not {count}")
        self._packed = packed
        # The padding need not have been written.
        self.access = k.access(op, np.int32, space, 16) if packed else k.access(op, np.complex128, space)
        self.site = self.access.site
        self._rows = count * rows
        self.dtype = {4: np.uint32, 8: np.uint16, 16: np.uint8}[columns]
        self.fragment = fragment

    def lanes(self, g: Group, m: Mask) -> Data:
        """The mask of the lanes whose addresses count."""
        if m is not None:
            whole_warps(g, m, self.site, "the access to matrices", kind="undefined")
        if self._rows == 32:
            return m
        reading = g.id("lane") < self._rows
        return reading if m is None else reading & m

    def load(self, g: Group, m: Mask, places: Lanes) -> np.ndarray:
        """What lanes hold of the matrices: [threads, elements], in unsigned elements."""
        if self._packed:
            places = spread(np.asarray(places), g.size)[:, None] + np.arange(0, 2 * self._packed, 4)
            words = np.asarray(self.access.read(g, m, places))
            rows = unpacked(np.ascontiguousarray(words).view(np.uint8), self._packed)
        else:
            rows = spread(np.asarray(self.access.read(g, m, places)), g.size)
        rows = rows.reshape(g.count, g.lanes, -1)[:, : self._rows]
        return self.fragment.values(np.ascontiguousarray(rows).view(self.dtype).reshape(g.count, *self.fragment.shape))

    def store(self, g: Group, m: Mask, places: Lanes, values: np.ndarray) -> None:
        """Writes the matrices of which lanes hold ``values`` [threads, elements]."""
        rows = self.fragment.matrix(values).reshape(g.count, -1).view(np.complex128)
        whole = np.zeros((g.count, g.lanes), np.complex128)
        whole[:, : self._rows] = rows
        self.access.write(g, m, places, whole.reshape(-1))


@rule("nvgpu.ldmatrix", kind="group")
def _ldmatrix(k: Compiler, op: Op) -> Code:
    source, result = op.operands[0].type, op.results[0].type
    size = size_of(source)
    bits = str(source.element_type)
    if size not in (1, 2, 4) or bits == "i4":
        raise k.refuse(op, f"no matrices of {source.element_type}")
    count = integer(op, "numTiles")
    transposed = flag(op, "transpose")
    if tuple(result.shape) != (count, 4 // size):
        raise k.refuse(op, f"{count} matrices of {bits} are a vector of {count}x{4 // size}, not {result}")
    if static_layout(source)[1][-1] not in (1, None):
        raise k.refuse(op, f"rows must be contiguous in memory, and {source} has them in steps")
    rows = MatrixRows(k, op, mma_layouts.tiles(count, 4 // size, transposed), space_of(source))
    dtype, shape = dtype_of(source), tuple(result.shape)
    extents = [1] * (source.rank - 1) + [16 // size]

    def load(g: Group, m: Mask, ref: MemRef, *indices: Lanes) -> Data:
        reading = rows.lanes(g, m)
        check_indices(g, reading, indices, ref.sizes, rows.site, extents)
        return rows.load(g, reading, addresses(ref, indices, size)).view(dtype).reshape(-1, *shape)

    return load


@rule("nvgpu.rcp")
def _reciprocal(k: Compiler, op: Op) -> Code:
    return RULES["nvvm.rcp.approx.ftz.f"].make(k, op)


# Asynchronous copies


@rule("nvgpu.device_async_copy", kind="group")
def _copy(k: Compiler, op: Op) -> Code:
    lengths = integers(op, "operandSegmentSizes")
    into, out = operand(op, "dst").type, operand(op, "src").type
    count = integer(op, "dstElements")
    size = size_of(into)
    copy = Copy(k, op, count * size, space_of(into), space_of(out))
    ranks = lengths[1], lengths[3]
    target_extents = [1] * (ranks[0] - 1) + [count]
    source_extents = [1] * (ranks[1] - 1) + [count]

    def issue(g: Group, m: Mask, *operands: Data) -> None:
        target, at = operands[0], operands[1 : 1 + ranks[0]]
        source, of = operands[1 + ranks[0]], operands[2 + ranks[0] : 2 + sum(ranks)]
        check_indices(g, m, at, target.sizes, copy.site, target_extents)
        keep = None
        if lengths[4]:
            keep = operands[-1] * np.int64(size)
            # What is not read may lie outside.
            reading = g.full(m) & (keep > 0)
            check_indices(g, reading, of, source.sizes, copy.site)
        else:
            check_indices(g, m, of, source.sizes, copy.site, source_extents)
        copy(g, m, addresses(target, at, size), addresses(source, of, size), keep)

    return issue


@rule("nvgpu.device_async_create_group", kind="group")
def _commit(k: Compiler, op: Op) -> Code:
    return lambda g, m, *tokens: Copies.of(g).commit(g, m)


@rule("nvgpu.device_async_wait", kind="group")
def _wait(k: Compiler, op: Op) -> Code:
    pending = integer(op, "numGroups", 0)
    return lambda g, m, *tokens: Copies.of(g).wait(g, m, pending)
