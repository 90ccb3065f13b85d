"""Inline assembly that gives numbers, and what is refused; products, waits and fences are tested with the ops they stand for."""

import numpy as np
import pytest

from gpuir.sim import UnsupportedOp

STRUCT = "!llvm.struct<(f32, i32, f32)>"
MOVES = (
    r'%s = llvm.inline_asm asm_dialect = att "mov.b32 $0, 0x3fc00000;\0A mov.b32 $2, 0; // last\0A mov.b32 $1, -7;", '
    f'"=f,=r,=f" : () -> {STRUCT}'
)
PARTS = "".join(f"\n%r{i} = llvm.extractvalue %s[{i}] : {STRUCT}" for i in range(3))


def test_numbers(check):
    def expected(_):
        return tuple(np.full(40, value, kind) for value, kind in ((1.5, "f4"), (-7, "i4"), (0, "f4")))

    check(MOVES + PARTS, ["i32"], ["f32", "i32", "f32"], expected)
    one = '%r0 = llvm.inline_asm "mov.b32 $0, 12;", "=r" : () -> i32'
    check(one, ["i32"], ["i32"], lambda a: np.full(40, 12, "i4"))


@pytest.mark.parametrize(("change", "message"), [
    (("mov.b32 $1, -7;", ""), "mov.b32 is simulated where it gives every result, each an i32 or f32, a number"),
    (("mov.b32 $1, -7;", "mov.b32 $0, -7;"), "mov.b32 is simulated where it gives every result"),
    (("mov.b32 $1, -7;", "brev.b32 $1, 7;"), r"inline assembly is not simulated but for .*: 'mov.b32 \$0, 0x3fc00000'"),
])  # fmt: skip
def test_refusals(compute, change, message):
    with pytest.raises(UnsupportedOp, match=f"'llvm.inline_asm': {message}"):
        compute(MOVES.replace(*change) + PARTS, ["i32"], ["f32", "i32", "f32"], np.zeros(40, "i4"), threads=40)
