"""nvvm: MMAs of the tensor cores, matrix loads and stores.

Source: PTX ISA, "Warp-level matrix instructions". Those with scale factors are in nvvm_mma_scale.
"""

from __future__ import annotations

import re
from typing import Any

import numpy as np

from gpuir.host import ir
from gpuir.sim.attributes import integer, segments, sizes, word
from gpuir.sim.compiler import Compiler
from gpuir.sim.fragments import mma as mma_layouts
from gpuir.sim.group import Group
from gpuir.sim.memref import space_of_address_space
from gpuir.sim.multiply import ELEMENTS, Mma, Role, role
from gpuir.sim.ops.llvm_memory import address_space
from gpuir.sim.ops.nvgpu import MatrixRows, check_shape, sparse_mma, warps_of_32
from gpuir.sim.rules import rule
from gpuir.sim.sync import whole_warps
from gpuir.sim.terms import Code, Data, Lanes, Mask, Op
from gpuir.sim.values import spread

#: Element types that may be multiplied with each other: the same ones, and integers of one width whatever their sign.
MIXED = ({"s8", "u8"}, {"s4", "u4"}, {"e4m3", "e5m2", "e2m3", "e3m2", "e2m1"})
#: PTX's names of types of sums by those of registers.
_SUMS = {"vector<2xf16>": "f16", "f32": "f32", "f64": "f64", "i32": "s32"}


def _element(k: Compiler, op: Op, attribute: str, type: ir.Type) -> str:
    """PTX's name of an operand's elements, from the attribute or the operand's type."""
    name = word(op, attribute)
    if not name:
        name = {"vector<2xf16>": "f16", "f64": "f64", "f32": "tf32", "vector<2xbf16>": "bf16"}.get(str(type), "")
    if name not in ELEMENTS or name in ("f32", "s32"):
        raise k.refuse(op, f"{attribute}: no products of {name or type} are simulated")
    return name


def members(type: ir.Type) -> list[str]:
    """Types of a struct's members as text, or of the one value."""
    text = str(type)
    if not text.startswith("!llvm.struct<"):
        return [text]
    return re.findall(r"vector<[^>]*>|[a-z]\w*", text[text.index("(") + 1 : text.rindex(")")])


def _roles(k: Compiler, op: Op, sparse: bool) -> tuple[Role, Role, Role, Role]:
    """Roles of A, B, C and D; layouts and numbers of registers are checked by the op's verifier."""
    warps_of_32(k, op)
    m, n, depth = sizes(op)
    a, b, c = (segment[0].type for segment in segments(op)[:3])
    left, right = _element(k, op, "multiplicandAPtxType", a), _element(k, op, "multiplicandBPtxType", b)
    if left != right and not any({left, right} <= each for each in MIXED):
        raise k.refuse(op, f"{left} is not multiplied with {right}")
    check_shape(k, op, (m, n, depth), left, sparse)
    sums = [_SUMS[text] for text in (str(c), members(op.results[0].type)[0])]
    if (m, n, depth) == (8, 8, 4) and left == "f16":
        return (
            role(left, mma_layouts.quad_pair_multiplicand(word(op, "layoutA") == "row")),
            role(right, mma_layouts.quad_pair_multiplicand(word(op, "layoutB") == "col"), turned=True),
            role(sums[0], mma_layouts.quad_pair_accumulator(sums[0] == "f32")),
            role(sums[1], mma_layouts.quad_pair_accumulator(sums[1] == "f32")),
        )
    return (
        role(left, mma_layouts.multiplicand(m, depth // 2 if sparse else depth, ELEMENTS[left].per)),
        role(right, mma_layouts.multiplicand(n, depth, ELEMENTS[right].per), turned=True),
        role(sums[0], mma_layouts.accumulator(m)),
        role(sums[1], mma_layouts.accumulator(m)),
    )


def _mma_of(k: Compiler, op: Op, sparse: bool) -> Mma:
    a, b, c, d = _roles(k, op, sparse)
    popcount = ""
    if a.element.name == "b1":
        popcount = word(op, "b1Op", "xor_popc").split("_")[0]
    return Mma(a, b, c, d, saturate=word(op, "intOverflowBehavior") == "satfinite", popcount=popcount)


def registers(mma: Mma, g: Group, matrix: np.ndarray) -> tuple[Any, ...]:
    """D as the members of the struct that an op gives, remembered with its matrix."""
    values = mma.values(matrix)
    if mma.d.element.name == "f16":
        held = tuple(values[:, i : i + 2] for i in range(0, values.shape[1], 2))
    else:
        held = tuple(np.ascontiguousarray(values.T))
    mma.d.keep(g, held, matrix)
    return held


@rule("nvvm.mma.sync", kind="group")
def _mma(k: Compiler, op: Op) -> Code:
    mma = _mma_of(k, op, False)
    k.work(*mma.work())
    site = k.site(op)
    first, second = (len(each) for each in segments(op)[:2])

    def run(g: Group, m: Mask, *operands: Lanes) -> Data:
        if m is not None:
            whole_warps(g, m, site, "the product", kind="undefined")
        a, b, c = list(operands[:first]), list(operands[first : first + second]), list(operands[first + second :])
        return registers(mma, g, mma(g, a, b, c))

    return run


@rule("nvvm.mma.sp.sync", kind="group")
def _sparse(k: Compiler, op: Op) -> Code:
    mma = _mma_of(k, op, True)
    run_sparse = sparse_mma(k, op, mma, sizes(op)[2], ordered="orderedMetadata" in op.attributes)
    first, second = (len(each) for each in segments(op)[:2])

    def run(g: Group, m: Mask, *operands: Lanes) -> Data:
        *others, metadata, selector = operands
        a, b, c = others[:first], others[first : first + second], others[first + second :]
        return registers(mma, g, run_sparse(g, m, a, b, c, metadata, selector))

    return run


# Matrices in shared memory. Which bytes a lane has of those of 16 rows the pictures of the ISA show; CuTe's traits of SM100's copies
# (SM100_U8x16_LDSM_T with the bytes that it exchanges behind the load, SM100_U8x4_STSM_T) say the same.


def _rows(k: Compiler, op: Op, count: int, transposed: bool) -> MatrixRows:
    """Rows of what the op loads or stores; which shape is of which elements, and transposed, its verifier says."""
    fragment = {
        "16x16": lambda: mma_layouts.bytes_of_columns(count),
        "8x16": lambda: mma_layouts.tiles(count, 4),
        "16x8": lambda: mma_layouts.bytes_of_accumulators(count),
    }.get("x".join(map(str, sizes(op))), lambda: mma_layouts.tiles(count, 2, transposed))()
    packed = {"b8x16.b4x16_p64": 4, "b8x16.b6x16_p32": 6}.get(word(op, "eltType", "b16"), 0)
    return MatrixRows(k, op, fragment, space_of_address_space(address_space(op.operands[0].type)), packed)


@rule("nvvm.ldmatrix", kind="group")
def _ldmatrix(k: Compiler, op: Op) -> Code:
    count = integer(op, "num")
    rows = _rows(k, op, count, word(op, "layout") == "col")

    def load(g: Group, m: Mask, pointer: Lanes) -> Data:
        words = rows.load(g, rows.lanes(g, m), pointer).view(np.int32)
        return words[:, 0] if words.shape[1] == 1 else tuple(np.ascontiguousarray(words.T))

    return load


@rule("nvvm.stmatrix", kind="group")
def _stmatrix(k: Compiler, op: Op) -> Code:
    count = len(op.operands) - 1
    rows = _rows(k, op, count, word(op, "layout") == "col")

    def store(g: Group, m: Mask, pointer: Lanes, *sources: Lanes) -> None:
        words = np.empty((g.size, count), np.int32)
        for i, source in enumerate(sources):
            words[:, i] = source
        rows.store(g, rows.lanes(g, m), pointer, words.view(rows.dtype))

    return store


@rule("nvvm.movmatrix", kind="group")
def _movmatrix(k: Compiler, op: Op) -> Code:
    warps_of_32(k, op)
    site = k.site(op)
    straight, turned = mma_layouts.tile(2), mma_layouts.tile(2, True)

    def move(g: Group, m: Mask, source: Lanes) -> Data:
        if m is not None:
            whole_warps(g, m, site, "the matrix", kind="undefined")
        values = np.ascontiguousarray(spread(source, g.size)).view(np.uint16).reshape(-1, 2)
        return turned.values(straight.matrix(values)).view(np.int32)[:, 0]

    return move
