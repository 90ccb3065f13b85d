"""Loads and stores of every kind: atomics, gathers, TMA gather, scatter and reduction, convolution, cache modifiers."""

import triton
import triton.language as tl


@triton.jit
def atomics(x, counters, floats, BLOCK: tl.constexpr):
    """Read-modify-write of several kinds, orders and scopes."""
    place = tl.arange(0, BLOCK)
    value = tl.load(x + place)
    old = tl.atomic_add(counters + place, value, sem="relaxed")
    old = tl.atomic_max(counters + place, old, mask=place < 100, sem="acquire", scope="cta")
    tl.atomic_min(counters + BLOCK, tl.max(old, 0), sem="release", scope="sys")
    tl.atomic_and(counters + place, value)
    tl.atomic_or(counters + place, value)
    tl.atomic_xor(counters + place, value)
    tl.store(x + place, tl.atomic_xchg(counters + place, value))
    tl.atomic_add(floats + place, value.to(tl.float32))
    tl.atomic_max(floats + place, value.to(tl.float32))


@triton.jit
def locked_sum(x, lock, total, BLOCK: tl.constexpr):
    """Programs take turns, by compare-and-swap in a loop."""
    value = tl.load(x + tl.program_id(0) * BLOCK + tl.arange(0, BLOCK))
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    place = total + tl.arange(0, BLOCK)
    tl.store(place, tl.load(place, volatile=True) + value)
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)


@triton.jit
def gather_rows(x, index, y, M: tl.constexpr, N: tl.constexpr):
    """tl.gather along both dimensions."""
    offsets = tl.arange(0, M)[:, None] * N + tl.arange(0, N)[None, :]
    tile, chosen = tl.load(x + offsets), tl.load(index + offsets)
    tl.store(y + offsets, tl.gather(tile, chosen % M, axis=0) + tl.gather(tile, chosen % N, axis=1))


@triton.jit
def embedding(table, index, y, columns, BLOCK: tl.constexpr):
    """Rows of a table that an index chooses."""
    row = tl.load(index + tl.program_id(0)).to(tl.int64)
    column = tl.arange(0, BLOCK)
    value = tl.load(table + row * columns + column, mask=(column < columns) & (row >= 0), other=0.0)
    tl.store(y + tl.program_id(0) * columns + column, value, mask=column < columns)


@triton.jit
def tma_gather_scatter(x, y, index, rows, columns, M: tl.constexpr, N: tl.constexpr):
    """Rows of one matrix that an index chooses, to rows of another."""
    source = tl.make_tensor_descriptor(x, [rows, columns], [columns, 1], [1, N])
    target = tl.make_tensor_descriptor(y, [rows, columns], [columns, 1], [1, N])
    row = tl.load(index + tl.arange(0, M))
    for column in range(0, columns, N):
        target.scatter(source.gather(row, column), row, column)


@triton.jit
def tma_reduce(x, y, rows, columns, M: tl.constexpr, N: tl.constexpr):
    """Adds and compares tiles in memory by TMA."""
    source = tl.make_tensor_descriptor(x, [rows, columns], [columns, 1], [M, N])
    target = tl.make_tensor_descriptor(y, [rows, columns], [columns, 1], [M, N])
    row, column = tl.program_id(0) * M, tl.program_id(1) * N
    tile = source.load([row, column])
    target.atomic_add([row, column], tile)
    target.atomic_max([row, column], tile + 1)


@triton.jit
def copy_3d(x, y, depth, rows, columns, D: tl.constexpr, M: tl.constexpr, N: tl.constexpr):
    """Tiles with three dimensions."""
    strides_0, strides_1 = rows * columns, columns
    source = tl.make_tensor_descriptor(x, [depth, rows, columns], [strides_0, strides_1, 1], [D, M, N])
    target = tl.make_tensor_descriptor(y, [depth, rows, columns], [strides_0, strides_1, 1], [D, M, N])
    place = [tl.program_id(0) * D, tl.program_id(1) * M, tl.program_id(2) * N]
    target.store(place, source.load(place) * 2)


@triton.jit
def convolution(x, weight, y, height, width, SIZE: tl.constexpr, CHANNELS: tl.constexpr, BLOCK: tl.constexpr):
    """A small convolution as a sum of dots over the window, its edges masked."""
    row = tl.program_id(0)
    column = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    channel = tl.arange(0, CHANNELS)
    acc = tl.zeros((BLOCK, CHANNELS), dtype=tl.float32)
    for tap in range(SIZE * SIZE):
        i, j = row + tap // SIZE - SIZE // 2, column + tap % SIZE - SIZE // 2
        inside = (i >= 0) & (i < height) & (j >= 0) & (j < width)
        tile = tl.load(x + (i * width + j)[:, None] * CHANNELS + channel[None, :], mask=inside[:, None], other=0.0)
        factor = tl.load(weight + tap * CHANNELS * CHANNELS + channel[:, None] * CHANNELS + channel[None, :])
        acc = tl.dot(tile, factor, acc)
    place = (row * width + column)[:, None] * CHANNELS + channel[None, :]
    tl.store(y + place, acc.to(tl.float16), mask=(column < width)[:, None])


@triton.jit
def copy_hinted(x, y, n, BLOCK: tl.constexpr):
    """Cache modifiers, eviction policies, and what the author knows about addresses."""
    start = tl.multiple_of(tl.program_id(0) * BLOCK, 32)
    tl.assume(n > 0)
    place = start + tl.max_contiguous(tl.arange(0, BLOCK), BLOCK)
    a = tl.load(x + place, mask=place < n, cache_modifier=".cg", eviction_policy="evict_first")
    b = tl.load(x + n + place, mask=place < n, other=0, cache_modifier=".cv", volatile=True)
    tl.store(y + place, a, mask=place < n, cache_modifier=".wb")
    tl.store(y + n + place, a + b, mask=place < n, cache_modifier=".wt", eviction_policy="evict_last")


@triton.jit
def addresses(x, y, BLOCK: tl.constexpr):
    """Pointers as numbers, and numbers as pointers."""
    place = x + tl.arange(0, BLOCK)
    even = place.to(tl.int64) & -8
    tl.store(y + tl.arange(0, BLOCK), tl.load(even.to(tl.pointer_type(tl.float32))))


TILE = {"M": 32, "N": 64}
BUILDS = [
    {"kernel": atomics, "signature": "*i32:16 *i32:16 *fp32:16", "constants": {"BLOCK": 128}},
    {"kernel": locked_sum, "signature": "*fp32:16 *i32:16 *fp32:16", "constants": {"BLOCK": 128}},
    {"kernel": gather_rows, "signature": "*fp32:16 *i32:16 *fp32:16", "constants": TILE},
    {"kernel": embedding, "signature": "*fp16:16 *i64 *fp16:16 i32", "constants": {"BLOCK": 256}, "warps": 1},
    {
        "kernel": tma_gather_scatter,
        "signature": "*fp16:16 *fp16:16 *i32:16 i32 i32:16",
        "constants": {"M": 32, "N": 64},
        "archs": (80, 90, 100),
    },
    {"kernel": tma_reduce, "signature": "*i32:16 *i32:16 i32 i32:16", "constants": TILE, "archs": (90, 100)},
    {
        "kernel": copy_3d,
        "signature": "*fp16:16 *fp16:16 i32 i32 i32:16",
        "constants": {"D": 2, "M": 16, "N": 32},
    },
    {
        "kernel": convolution,
        "signature": "*fp16:16 *fp16:16 *fp16:16 i32 i32",
        "constants": {"SIZE": 3, "CHANNELS": 16, "BLOCK": 32},
        "archs": (80,),
    },
    {"kernel": addresses, "signature": "*fp32 *fp32", "constants": {"BLOCK": 64}, "archs": (80,), "warps": 2},
    {"kernel": copy_hinted, "signature": "*i16:16 *i16:16 i32:16", "constants": {"BLOCK": 256}},
]
