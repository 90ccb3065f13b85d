"""ttng: arithmetic on packed elements, tile by tile.

Source: PTX ISA, "add", "sub", "mul", "fma" (f32x2, and packed f16, bf16 and 8-bit floats).
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from gpuir.sim.attributes import integer
from gpuir.sim.compiler import Compiler
from gpuir.sim.floats import rounded
from gpuir.sim.ops.tt_dot import unpacked
from gpuir.sim.rules import rule
from gpuir.sim.terms import Array, Code, Op
from gpuir.sim.tiles.values import shape_of, whole
from gpuir.sim.types import dtype_of

#: By the numbers of ttng's enum.
_OPERATIONS: dict[int, Callable[..., Array]] = {
    0: lambda a, b: a + b,
    1: lambda a, b: a - b,
    2: lambda a, b: a * b,
    3: lambda a, b, c: a * b + c,
    4: np.fmin,
    5: np.fmax,
}


@rule("ttng.packed_arith")
def _packed(k: Compiler, op: Op) -> Code:
    """In f64, which holds products of all these formats, and rounded once."""
    result = op.results[0].type
    operate, dtype = _OPERATIONS[integer(op, "op_kind")], dtype_of(result)
    shapes = [shape_of(each.type) for each in op.operands]
    last = len(shape_of(result))

    def wide(tile: Array, shape: tuple[int, ...]) -> Array:
        # Bytes hold pairs of e2m1.
        return (unpacked(whole(tile, shape), last) if tile.dtype.kind == "i" else tile).astype(np.float64)

    return lambda *tiles: rounded(operate(*map(wide, tiles, shapes)), dtype)
