"""Reductions and scans: along either dimension, with indices, with several values, with a function of our own."""

import triton
import triton.language as tl


@triton.jit
def sum_all(x, y, n, BLOCK: tl.constexpr):
    """One number per program."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(y + tl.program_id(0), tl.sum(tl.load(x + place, mask=place < n, other=0.0), axis=0))


@triton.jit
def reduce_both(x, rows, columns, M: tl.constexpr, N: tl.constexpr):
    """A tile along its first dimension, and along its second."""
    i, j = tl.arange(0, M), tl.arange(0, N)
    tile = tl.load(x + i[:, None] * N + j[None, :])
    tl.store(columns + j, tl.sum(tile, axis=0))
    tl.store(rows + i, tl.max(tile, axis=1))


@triton.jit
def argmax_rows(x, best, index, M: tl.constexpr, N: tl.constexpr):
    """The greatest of each row with its place, and the place of the least one, the last where several are."""
    i, j = tl.arange(0, M), tl.arange(0, N)
    tile = tl.load(x + i[:, None] * N + j[None, :])
    value, place = tl.max(tile, axis=1, return_indices=True)
    tl.store(best + i, value)
    tl.store(index + i, place - tl.argmin(tile, axis=1, tie_break_left=False))


@triton.jit
def welford(mean, square, weight, other_mean, other_square, other_weight):
    """Joins the means and sums of squares of two sets."""
    delta = other_mean - mean
    both = weight + other_weight
    part = tl.where(both == 0.0, 0.0, other_weight / both)
    return mean + delta * part, square + other_square + delta * delta * weight * part, both


@triton.jit
def variance(x, y, n, BLOCK: tl.constexpr):
    """A reduction of three values at once."""
    place = tl.arange(0, BLOCK)
    values = tl.load(x + place, mask=place < n, other=0.0)
    weight = (place < n).to(tl.float32)
    _, square, total = tl.reduce((values, tl.zeros_like(values), weight), 0, welford)
    tl.store(y, square / total)


@triton.jit
def cumulative(x, sums, products, M: tl.constexpr, N: tl.constexpr):
    """Running sums of rows, and running products of columns from below."""
    offsets = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    tile = tl.load(x + offsets)
    tl.store(sums + offsets, tl.cumsum(tile, axis=1))
    tl.store(products + offsets, tl.cumprod(tile, axis=0, reverse=True))


@triton.jit
def step(factor, term, next_factor, next_term):
    return factor * next_factor, next_factor * term + next_term


@triton.jit
def recurrence(factors, terms, y, BLOCK: tl.constexpr):
    """y[i] = factors[i] * y[i - 1] + terms[i], as a scan of pairs."""
    place = tl.arange(0, BLOCK)
    _, result = tl.associative_scan((tl.load(factors + place), tl.load(terms + place)), 0, step)
    tl.store(y + place, result)


TILE = {"M": 32, "N": 64}
BUILDS = [
    {"kernel": sum_all, "signature": "*fp32:16 *fp32:16 i32", "constants": {"BLOCK": 1024}, "locations": (80,)},
    {
        "kernel": sum_all,
        "signature": "*fp16:16 *fp16:16 i32",
        "constants": {"BLOCK": 128},
        "variant": "w8",
        "warps": 8,
        "archs": (90,),
    },
    {"kernel": reduce_both, "signature": "*fp32:16 *fp32:16 *fp32:16", "constants": TILE},
    {
        "kernel": reduce_both,
        "signature": "*fp16:16 *fp16:16 *fp32:16",
        "constants": TILE,
        "variant": "ctas2_w8",
        "warps": 8,
        "ctas": 2,
        "repeatable": False,
        "archs": (90,),
    },
    {"kernel": argmax_rows, "signature": "*fp32:16 *fp32:16 *i32:16", "constants": TILE},
    {"kernel": variance, "signature": "*fp32:16 *fp32:16 i32", "constants": {"BLOCK": 512}},
    {"kernel": cumulative, "signature": "*fp32:16 *fp32:16 *fp32:16", "constants": TILE},
    {"kernel": recurrence, "signature": "*fp32:16 *fp32:16 *fp32:16", "constants": {"BLOCK": 256}},
]
