"""Kernels that the tests of launches run; read where Triton is."""

import triton
import triton.language as tl


@triton.jit
def sum_of(a, b):
    return a + b


@triton.jit
def add(x, y, z, n, BLOCK: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = at < n
    tl.store(z + at, sum_of(tl.load(x + at, mask=inside), tl.load(y + at, mask=inside)), mask=inside)


@triton.jit
def halves(x, z, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(z + at // 2, tl.load(x + at))


@triton.autotune([triton.Config({"BLOCK": 64}, num_warps=2), triton.Config({"BLOCK": 128}, num_warps=8)], key=["n"])
@triton.heuristics({"EVEN": lambda arguments: arguments["n"] % arguments["BLOCK"] == 0})
@triton.jit
def tuned(x, z, n, BLOCK: tl.constexpr, EVEN: tl.constexpr):
    at = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    if EVEN:
        tl.store(z + at, tl.load(x + at) * 2)
    else:
        tl.store(z + at, tl.load(x + at, mask=at < n) * 2, mask=at < n)


@triton.jit
def described(tensor, z, M: tl.constexpr, N: tl.constexpr):
    at = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    tl.store(z + at, tensor.load([M, 0]))


@triton.jit
def pair(both, z, seed, BLOCK: tl.constexpr):
    at = tl.arange(0, BLOCK)
    tl.store(z + at, tl.load(both[0] + at) * both[1] + seed)


@triton.jit
def unknown_name(x):
    tl.store(x, nowhere)  # noqa: F821


@triton.jit
def shared_cell(x, z):
    tl.store(z, tl.load(x + tl.program_id(0)))
