"""A kernel of Triton's that divides by a number: examples/scale.ttgir is what Triton makes of it."""

import triton
import triton.language as tl


@triton.jit
def scale(x, y, s, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = i < n
    tl.store(y + i, tl.load(x + i, mask=inside) / s, mask=inside)
