"""Products of tiles by the matrix instructions of warps (mma.sync), and by multiply-adds of threads where the result is blocked."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import numpy as np

from gpuir.dialects import arith, llvm, math, nvvm, tt, ttg
from gpuir.dialects.ttg.amd_encodings import AMDMfmaEncodingAttr, AMDWmmaEncodingAttr
from gpuir.host import ir
from gpuir.layouts import LinearLayout
from gpuir.passes.registry import failure
from gpuir.transforms.triton.to_llvm import registers
from gpuir.transforms.triton.to_llvm.lowering import Lowering, lowering
from gpuir.transforms.triton.to_llvm.matrix_cores import matrix_cores_product
from gpuir.transforms.triton.to_llvm.registers import register_at
from gpuir.transforms.triton.to_llvm.types import bits, element, layout_of, vector_of

__all__ = ["along", "shape_of", "words_at", "words_of"]

#: (rows, columns, depth) of mma.sync by the bits of an operand's element.
_SHAPES = {16: (16, 8, 16), 32: (16, 8, 8), 8: (16, 8, 32)}
#: PTX's names of the types of operands.
_NAMES = {"f16": "f16", "bf16": "bf16", "f32": "tf32", "i8": "s8", "f8E4M3FN": "e4m3", "f8E5M2": "e5m2"}


@lowering("tt.dot")
def _dot(low: Lowering, op: tt.DotOp) -> ir.Value:
    encoding = op.result.type.encoding
    if isinstance(encoding, ttg.BlockedEncodingAttr):
        return _multiply_add(low, op)
    if low.nvidia and isinstance(encoding, ttg.NvidiaMmaEncodingAttr) and encoding.version_major == 2:
        return _mma(low, op)
    if not low.nvidia and isinstance(encoding, (AMDMfmaEncodingAttr, AMDWmmaEncodingAttr)):
        return matrix_cores_product(low, op)
    raise failure(op, f"has a result in {encoding}, and no product of {low.target.chip} gives that")


def along(layout: LinearLayout, dimension: int) -> list[int]:
    """The coordinates along a dimension of what the first thread holds."""
    return sorted({place[dimension] for place in register_at(layout)})


def _mma(low: Lowering, op: tt.DotOp) -> ir.Value:
    """Each warp's tiles one after another, along K last.

    Instructions ask only that a thread's elements of `a` and `b` are of the same K; which of them an instruction takes
    follows the order in which the layouts have them.
    """
    a, b, c = (layout_of(value.type) for value in (op.a, op.b, op.result))
    kind = op.a.type.element_type
    width = bits(kind)
    if width == 64:
        return _mma_f64(low, op, a, b, c)
    shape = _SHAPES[width]
    per_register = 32 // width
    depths = along(a, a.rank - 1)
    if depths != along(b, b.rank - 2):
        raise failure(op, "has operands whose threads hold different elements along K")
    step = 2 * per_register
    if len(depths) % step:
        raise failure(op, f"has {len(depths)} elements of a thread along K, expects a multiple of {step}")
    rows, columns = along(a, a.rank - 2), along(b, b.rank - 1)
    batches = [place[:-2] for place in sorted({(*place[:-2], 0, 0) for place in register_at(c)})]
    left, right = (words_of(low, low[value], kind) for value in (op.a, op.b))
    at_a, at_b, at_c = (words_at(layout, count) for layout, count in ((a, per_register), (b, per_register), (c, 1)))
    result = low.build.elements(low[op.c])
    halves = bits(op.result.type.element_type) == 16
    for batch in batches:
        for row, below in zip(rows[::2], rows[1::2]):
            for column in columns:
                places = [(row, column), (row, column + 1), (below, column), (below, column + 1)]
                slots = [at_c[(*batch, *place)] for place in places]
                sums = [result[slot] for slot in slots]
                for start in range(0, len(depths), step):
                    lo, hi = depths[start], depths[start + per_register]
                    operands_a = [left[at_a[(*batch, m, k)]] for k in (lo, hi) for m in (row, below)]
                    operands_b = [right[at_b[(*batch, k, column)]] for k in (lo, hi)]
                    sums = _instruction(low, kind, shape, operands_a, operands_b, sums, halves)
                for slot, value in zip(slots, sums):
                    result[slot] = value
    return low.build.vector(result)


def _mma_f64(low: Lowering, op: tt.DotOp, a: LinearLayout, b: LinearLayout, c: LinearLayout) -> ir.Value:
    """Tiles of 8 rows and columns, four of K at a time; a thread has one element of each operand and two neighbours of the result."""
    depths = along(a, a.rank - 1)
    if depths != along(b, b.rank - 2):
        raise failure(op, "has operands whose threads hold different elements along K")
    left, right, result = (low.build.elements(low[value]) for value in (op.a, op.b, op.c))
    at_a, at_b, at_c = (register_at(layout) for layout in (a, b, c))
    for batch in sorted({place[:-2] for place in at_c}):
        for row in along(a, a.rank - 2):
            for column in along(b, b.rank - 1):
                slots = [at_c[(*batch, row, column + side)] for side in (0, 1)]
                sums = [result[slot] for slot in slots]
                kind = llvm.StructType.get_literal([sums[0].type] * 2)
                # The host aborts on verifying the op without these.
                word = ir.Attribute.parse("#nvvm.mma_type<f64>")
                for depth in depths:
                    operands = [left[at_a[(*batch, row, depth)]]], [right[at_b[(*batch, depth, column)]]]
                    made = nvvm.mma_sync(
                        kind, shape_of(8, 8, 4), _layout("row"), _layout("col"), *operands, sums,
                        multiplicand_a_ptx_type=word, multiplicand_b_ptx_type=word,
                    )  # fmt: skip
                    sums = [llvm.extractvalue(sums[0].type, made, [number]) for number in (0, 1)]
                for slot, value in zip(slots, sums):
                    result[slot] = value
    return low.build.vector(result)


@functools.lru_cache(4096)
def words_at(layout: LinearLayout, count: int) -> dict[tuple[int, ...], int]:
    """The word of the first thread's registers by where its first element stands, `count` elements a word."""
    return {place: number // count for place, number in register_at(layout).items() if number % count == 0}


def words_of(low: Lowering, vector: ir.Value, kind: ir.Type) -> list[ir.Value]:
    """An operand's registers as the instruction takes them: pairs of halves, else words."""
    count = vector.type.shape[0]
    if str(kind) == "f16":
        return [low.build.part(vector, number, 2) for number in range(0, count, 2)]
    words, _ = low.build.words(vector, bits(kind))
    return low.build.elements(words)


def _instruction(
    low: Lowering, kind: ir.Type, shape: tuple[int, int, int], a: Sequence[ir.Value], b: Sequence[ir.Value],
    sums: list[ir.Value], halves: bool,
) -> list[ir.Value]:  # fmt: skip
    scalar = sums[0].type
    given = [low.build.vector(sums[number : number + 2]) for number in (0, 2)] if halves else sums
    pieces = vector_of(2, scalar) if halves else scalar
    result = llvm.StructType.get_literal([pieces] * len(given))
    # The host aborts on verifying the op without these.
    word = ir.Attribute.parse(f"#nvvm.mma_type<{_NAMES[str(kind)]}>")
    extra: dict[str, Any] = {"multiplicand_a_ptx_type": word, "multiplicand_b_ptx_type": word}
    if isinstance(scalar, ir.IntegerType):
        extra["int_overflow_behavior"] = ir.Attribute.parse("#nvvm.mma_int_overflow<wrapped>")
    made = nvvm.mma_sync(result, shape_of(*shape), _layout("row"), _layout("col"), a, b, given, **extra)
    parts = [llvm.extractvalue(pieces, made, [number]) for number in range(len(given))]
    if halves:
        return [one for part in parts for one in low.build.elements(part)]
    return list(parts)


def shape_of(m: int, n: int, k: int) -> ir.Attribute:
    """The shape of an instruction."""
    return ir.Attribute.parse(f"#nvvm.shape<m = {m}, n = {n}, k = {k}>")


def _layout(name: str) -> ir.Attribute:
    return ir.Attribute.parse(f"#nvvm.mma_layout<{name}>")


def _multiply_add(low: Lowering, op: tt.DotOp) -> ir.Value:
    """A step along K at a time: for all of the thread's results at once, the element of `a` times that of `b`."""
    a, b, c = (layout_of(value.type) for value in (op.a, op.b, op.result))
    places = registers.coordinates(c)
    result = low[op.c]
    kind = vector_of(len(places), element(op.result.type.element_type))
    left, right = (_widened(low, low[value], kind.element_type) for value in (op.a, op.b))
    for depth in range(op.a.type.shape[-1]):
        along = np.full((len(places), 1), depth)
        from_a = registers.from_coordinates(a, np.hstack([places[:, :-1], along]))
        from_b = registers.from_coordinates(b, np.hstack([places[:, :-2], along, places[:, -1:]]))
        one, other = low.build.shuffled(left, from_a), low.build.shuffled(right, from_b)
        if isinstance(kind.element_type, ir.FloatType):
            result = math.fma(one, other, result)
        else:
            result = arith.addi(result, arith.muli(one, other))
    return result


def _widened(low: Lowering, vector: ir.Value, scalar: ir.Type) -> ir.Value:
    if vector.type.element_type == scalar:
        return vector
    kind = vector_of(vector.type.shape[0], scalar)
    return arith.extf(kind, vector) if isinstance(scalar, ir.FloatType) else arith.extsi(kind, vector)
