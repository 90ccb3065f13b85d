"""Kernels that move elements between lanes: histogram, sort, transposes, reshapes, joins."""

import triton
import triton.language as tl


@triton.jit
def histogram(x, y, n, BLOCK: tl.constexpr, BINS: tl.constexpr):
    """Counts of a block, added up over all programs."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    counts = tl.histogram(tl.load(x + place), BINS, mask=place < n)
    tl.atomic_add(y + tl.arange(0, BINS), counts, mask=counts > 0)


@triton.jit
def sort_rows(x, y, M: tl.constexpr, N: tl.constexpr):
    """Each row by itself, greatest first."""
    offsets = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    tl.store(y + offsets, tl.sort(tl.load(x + offsets), dim=1, descending=True))


@triton.jit
def transpose(x, y, M: tl.constexpr, N: tl.constexpr):
    """A tile read along rows and written along columns."""
    i, j = tl.arange(0, M), tl.arange(0, N)
    tile = tl.load(x + i[:, None] * N + j[None, :])
    tl.store(y + j[:, None] * M + i[None, :], tl.trans(tile))


@triton.jit
def permute(x, y, A: tl.constexpr, B: tl.constexpr, C: tl.constexpr):
    """Three dimensions in another order, then two of them folded into one."""
    tile = tl.load(x + tl.arange(0, A * B * C)).reshape(A, B, C)
    turned = tl.permute(tile, (2, 0, 1)).reshape(C, A * B)
    tl.store(y + tl.arange(0, C)[:, None] * (A * B) + tl.arange(0, A * B)[None, :], turned)


@triton.jit
def complex_product(x, y, z, BLOCK: tl.constexpr):
    """Pairs of real and imaginary parts taken apart and put together."""
    place = tl.arange(0, 2 * BLOCK)
    a, b = tl.split(tl.load(x + place).reshape(BLOCK, 2))
    c, d = tl.split(tl.load(y + place).reshape(BLOCK, 2))
    tl.store(z + place, tl.interleave(a * c - b * d, a * d + b * c))
    both = tl.join(a, c)
    tl.store(z + 2 * BLOCK + place, both.reshape(2 * BLOCK))
    tl.store(z + 4 * BLOCK + tl.arange(0, 2 * BLOCK), tl.cat(b, d, can_reorder=True))


@triton.jit
def outer_sum(x, y, z, M: tl.constexpr, N: tl.constexpr):
    """Broadcasts, slices of layouts, and views that may change the order."""
    a = tl.load(x + tl.arange(0, M))
    b = tl.load(y + tl.arange(0, N))
    table = tl.broadcast_to(a[:, None], (M, N)) + b[None, :]
    folded = tl.reshape(table, (M * N,), can_reorder=True)
    tl.store(z + tl.arange(0, M * N), folded)
    tl.store(z + M * N + tl.arange(0, M), tl.sum(tl.sum(table.reshape(M, N // 4, 4), axis=2), axis=1))


BUILDS = [
    {"kernel": histogram, "signature": "*i32:16 *i32:16 i32", "constants": {"BLOCK": 512, "BINS": 64}},
    {"kernel": sort_rows, "signature": "*fp32:16 *fp32:16", "constants": {"M": 2, "N": 8}, "warps": 1, "archs": (80,)},
    {"kernel": transpose, "signature": "*fp16:16 *fp16:16", "constants": {"M": 64, "N": 32}, "locations": (100,)},
    {
        "kernel": transpose,
        "signature": "*fp64:16 *fp64:16",
        "constants": {"M": 16, "N": 16},
        "variant": "f64_ctas4",
        "ctas": 4,
        "repeatable": False,
        "archs": (90,),
    },
    {"kernel": permute, "signature": "*fp32:16 *fp32:16", "constants": {"A": 4, "B": 8, "C": 16}},
    {"kernel": complex_product, "signature": "*fp32:16 *fp32:16 *fp32:16", "constants": {"BLOCK": 128}},
    {"kernel": outer_sum, "signature": "*bf16:16 *bf16:16 *bf16:16", "constants": {"M": 16, "N": 32}},
]
