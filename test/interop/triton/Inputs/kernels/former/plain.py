"""In words that 2.0 to 3.3 have: TMA as 3.0 to 3.2 spell it, products without an accumulator, no type of descriptors."""

import triton
import triton.language as tl


@triton.jit
def matmul_experimental(a_desc, b_desc, c_desc, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Tiles by TMA, whose descriptors are pointers."""
    row, column = tl.program_id(0) * BM, tl.program_id(1) * BN
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for inner in range(0, k, BK):
        x = tl._experimental_descriptor_load(a_desc, [row, inner], [BM, BK], tl.float16)
        y = tl._experimental_descriptor_load(b_desc, [inner, column], [BK, BN], tl.float16)
        acc = tl.dot(x, y, acc)
    tl._experimental_descriptor_store(c_desc, acc.to(tl.float16), [row, column])


@triton.jit
def copy_experimental(x_desc, y_desc, BM: tl.constexpr, BN: tl.constexpr):
    """A tile there and back."""
    tile = tl._experimental_descriptor_load(x_desc, [tl.program_id(0) * BM, 0], [BM, BN], tl.float32)
    tl._experimental_descriptor_store(y_desc, tile * 2, [tl.program_id(0) * BM, 0])


@triton.jit
def printed(x, y, BLOCK: tl.constexpr):
    """Messages, and a conversion there and back."""
    place = tl.arange(0, BLOCK)
    value = tl.load(x + place)
    tl.device_print("value", value)
    tl.device_assert(value > 0, "positive")
    tl.store(y + place, tl.where(value > 1, value.to(tl.int32).to(tl.float32), value))


@triton.jit
def matmul_plain(a, b, c, k, stride_am, stride_bk, stride_cm, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """The sum outside of the product."""
    row = tl.program_id(0) * BM + tl.arange(0, BM)
    column = tl.program_id(1) * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    a_tile = a + row[:, None] * stride_am + inner[None, :]
    b_tile = b + inner[:, None] * stride_bk + column[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, k, BK):
        acc += tl.dot(tl.load(a_tile), tl.load(b_tile))
        a_tile += BK
        b_tile += BK * stride_bk
    tl.store(c + row[:, None] * stride_cm + column[None, :], acc.to(tl.float16))


@triton.jit
def attention_plain(q, k, v, out, length, scale, BM: tl.constexpr, BN: tl.constexpr, DIM: tl.constexpr):
    """One head, scores in base e."""
    row = tl.program_id(0) * BM + tl.arange(0, BM)
    key = tl.arange(0, BN)
    lane = tl.arange(0, DIM)
    query = tl.load(q + row[:, None] * DIM + lane[None, :])
    top = tl.zeros((BM,), tl.float32) - 1.0e6
    total = tl.zeros((BM,), tl.float32)
    acc = tl.zeros((BM, DIM), tl.float32)
    for start in range(0, length, BN):
        keys = tl.load(k + (start + key)[None, :] * DIM + lane[:, None])
        score = tl.dot(query, keys) * scale
        score = tl.where(row[:, None] >= (start + key)[None, :], score, -1.0e6)
        higher = tl.maximum(top, tl.max(score, 1))
        weight = tl.exp(score - higher[:, None])
        fade = tl.exp(top - higher)
        total = total * fade + tl.sum(weight, 1)
        values = tl.load(v + (start + key)[:, None] * DIM + lane[None, :])
        acc = acc * fade[:, None] + tl.dot(weight.to(tl.float16), values)
        top = higher
    tl.store(out + row[:, None] * DIM + lane[None, :], (acc / total[:, None]).to(tl.float16))


@triton.jit
def counts_plain(x, y, lock, BLOCK: tl.constexpr):
    """Atomic operations, a lock, hints, a reduction."""
    place = tl.arange(0, BLOCK)
    value = tl.load(x + place, mask=place < 100, other=0, eviction_policy="evict_last", cache_modifier=".cg")
    tl.atomic_add(y + place, value)
    tl.atomic_max(y + place, value, mask=place < 100)
    while tl.atomic_cas(lock, 0, 1) == 1:
        pass
    tl.debug_barrier()
    tl.atomic_xchg(lock, 0)
    tl.store(y + tl.program_id(1), tl.sum(value, 0) + tl.num_programs(0))


@triton.jit
def blocks_plain(x, y, n, BM: tl.constexpr, BN: tl.constexpr):
    """Block pointers."""
    source = tl.make_block_ptr(x, (n, n), (n, 1), (0, 0), (BM, BN), (1, 0))
    target = tl.make_block_ptr(y, (n, n), (n, 1), (0, 0), (BM, BN), (1, 0))
    tile = tl.load(source, boundary_check=(0, 1), padding_option="zero")
    source = tl.advance(source, (BM, 0))
    tl.store(target, tile + tl.load(source), boundary_check=(1,))


BUILDS = [
    {
        "kernel": matmul_experimental,
        "signature": "*i8:16 *i8:16 *i8:16 i32:16",
        "constants": {"BM": 128, "BN": 128, "BK": 64},
    },
    {"kernel": copy_experimental, "signature": "*i8:16 *i8:16", "constants": {"BM": 32, "BN": 64}},
    {"kernel": printed, "signature": "*fp32:16 *fp32:16", "constants": {"BLOCK": 128}},
    {
        "kernel": matmul_plain,
        "signature": "*fp16:16 *fp16:16 *fp16:16 i32:16 i32:16 i32:16 i32:16",
        "constants": {"BM": 128, "BN": 128, "BK": 32},
    },
    {
        "kernel": attention_plain,
        "signature": "*fp16:16 *fp16:16 *fp16:16 *fp16:16 i32:16 fp32",
        "constants": {"BM": 64, "BN": 64, "DIM": 64},
    },
    {"kernel": counts_plain, "signature": "*i32:16 *i32:16 *i32:16", "constants": {"BLOCK": 128}},
    {"kernel": blocks_plain, "signature": "*fp16:16 *fp16:16 i32:16", "constants": {"BM": 32, "BN": 64}},
]
