"""Kernels that take a row, or some, into registers: softmax, norms, dropout."""

import triton
import triton.language as tl


@triton.jit
def softmax(x, y, columns, stride, BLOCK: tl.constexpr):
    """One row per program."""
    row = tl.program_id(0)
    column = tl.arange(0, BLOCK)
    values = tl.load(x + row * stride + column, mask=column < columns, other=-float("inf"))
    values = tl.exp(values - tl.max(values, axis=0))
    tl.store(y + row * stride + column, values / tl.sum(values, axis=0), mask=column < columns)


@triton.jit
def softmax_online(x, y, columns, stride, ROWS: tl.constexpr, BLOCK: tl.constexpr):
    """Several rows per program, in two passes over blocks of columns."""
    row = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    top = tl.full((ROWS,), -float("inf"), tl.float32)
    total = tl.zeros((ROWS,), tl.float32)
    for start in tl.range(0, columns, BLOCK):
        column = start + tl.arange(0, BLOCK)
        block = tl.load(x + row[:, None] * stride + column[None, :], mask=(column < columns)[None, :], other=-1e30)
        higher = tl.maximum(top, tl.max(block, axis=1))
        total = total * tl.exp2(top - higher) + tl.sum(tl.exp2(block - higher[:, None]), axis=1)
        top = higher
    for start in tl.range(0, columns, BLOCK):
        column = start + tl.arange(0, BLOCK)
        place = row[:, None] * stride + column[None, :]
        block = tl.load(x + place, mask=(column < columns)[None, :], other=0.0)
        tl.store(y + place, tl.exp2(block - top[:, None]) / total[:, None], mask=(column < columns)[None, :])


@triton.jit
def layer_norm(x, y, scale, shift, columns, eps, BLOCK: tl.constexpr):
    """Mean and variance of a row in one program."""
    row = tl.program_id(0).to(tl.int64) * columns
    column = tl.arange(0, BLOCK)
    inside = column < columns
    values = tl.load(x + row + column, mask=inside, other=0.0).to(tl.float32)
    mean = tl.sum(values, axis=0) / columns
    centred = tl.where(inside, values - mean, 0.0)
    factor = 1 / tl.sqrt(tl.sum(centred * centred, axis=0) / columns + eps)
    result = centred * factor * tl.load(scale + column, mask=inside) + tl.load(shift + column, mask=inside)
    tl.store(y + row + column, result.to(y.dtype.element_ty), mask=inside)


@triton.jit
def rms_norm(x, y, scale, columns, eps, BLOCK: tl.constexpr):
    """The row is read twice, the second time to be evicted first."""
    row = tl.program_id(0) * columns
    total = tl.zeros((BLOCK,), dtype=tl.float32)
    for start in range(0, columns, BLOCK):
        column = start + tl.arange(0, BLOCK)
        values = tl.load(x + row + column, mask=column < columns, other=0.0, eviction_policy="evict_last")
        total += values.to(tl.float32) * values.to(tl.float32)
    factor = tl.rsqrt(tl.sum(total) / columns + eps)
    for start in range(0, columns, BLOCK):
        column = start + tl.arange(0, BLOCK)
        values = tl.load(x + row + column, mask=column < columns, other=0.0, eviction_policy="evict_first")
        weight = tl.load(scale + column, mask=column < columns, cache_modifier=".ca")
        tl.store(y + row + column, values * factor * weight, mask=column < columns, cache_modifier=".cs")


@triton.jit
def dropout(x, y, n, p, seed, BLOCK: tl.constexpr):
    """Philox numbers decide which elements stay."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    values = tl.load(x + place, mask=place < n)
    keep = tl.rand(seed, place) > p
    tl.store(y + place, tl.where(keep, values / (1 - p), 0.0), mask=place < n)


BUILDS = [
    {"kernel": softmax, "signature": "*fp32:16 *fp32:16 i32 i32:16", "constants": {"BLOCK": 1024}, "locations": (90,)},
    {
        "kernel": softmax,
        "signature": "*fp16:16 *fp16:16 i32 i32",
        "constants": {"BLOCK": 256},
        "variant": "w1",
        "warps": 1,
        "archs": (90,),
    },
    {
        "kernel": softmax,
        "signature": "*fp32:16 *fp32:16 i32 i32:16",
        "constants": {"BLOCK": 4096},
        "variant": "ctas2",
        "warps": 8,
        "ctas": 2,
        "repeatable": False,
        "archs": (90,),
    },
    {
        "kernel": softmax_online,
        "signature": "*fp32:16 *fp32:16 i32 i32:16",
        "constants": {"ROWS": 4, "BLOCK": 256},
        "archs": (90, 100),
        "stages": 2,
    },
    {"kernel": layer_norm, "signature": "*fp16:16 *fp16:16 *fp32:16 *fp32:16 i32 fp32", "constants": {"BLOCK": 1024}},
    {
        "kernel": layer_norm,
        "signature": "*bf16:16 *bf16:16 *bf16:16 *bf16:16 i32:16 fp32",
        "constants": {"BLOCK": 8192},
        "variant": "w8",
        "warps": 8,
        "archs": (100,),
    },
    {"kernel": rms_norm, "signature": "*fp16:16 *fp16:16 *fp16:16 i32 fp32", "constants": {"BLOCK": 512}},
    {"kernel": dropout, "signature": "*fp32:16 *fp32:16 i32 fp32 i32", "constants": {"BLOCK": 512}, "archs": (90,)},
]
