"""Attention, forward: pointers or descriptors, all keys or those up to the query, one program per block of queries."""

import triton
import triton.language as tl


@triton.jit
def attention(q, k, v, out, length, scale, BM: tl.constexpr, BN: tl.constexpr, DIM: tl.constexpr, CAUSAL: tl.constexpr):
    """A head per program of the second axis; scores in base 2."""
    head = tl.program_id(1).to(tl.int64) * length * DIM
    row = tl.program_id(0) * BM + tl.arange(0, BM)
    key = tl.arange(0, BN)
    lane = tl.arange(0, DIM)
    query = tl.load(q + head + row[:, None] * DIM + lane[None, :])
    top = tl.full((BM,), -float("inf"), tl.float32)
    total = tl.zeros((BM,), tl.float32)
    acc = tl.zeros((BM, DIM), tl.float32)
    end = (tl.program_id(0) + 1) * BM if CAUSAL else length
    for start in range(0, end, BN):
        keys = tl.load(k + head + (start + key)[None, :] * DIM + lane[:, None])
        score = tl.dot(query, keys) * scale
        if CAUSAL:
            score = tl.where(row[:, None] >= (start + key)[None, :], score, -1.0e6)
        higher = tl.maximum(top, tl.max(score, 1))
        weight = tl.exp2(score - higher[:, None])
        fade = tl.exp2(top - higher)
        total = total * fade + tl.sum(weight, 1)
        values = tl.load(v + head + (start + key)[:, None] * DIM + lane[None, :])
        acc = tl.dot(weight.to(tl.float16), values, acc * fade[:, None])
        top = higher
    tl.store(out + head + row[:, None] * DIM + lane[None, :], (acc / total[:, None]).to(tl.float16))


@triton.jit
def attention_descriptor(q_desc, k_desc, v_desc, out_desc, length, scale, SPECIALIZE: tl.constexpr):
    """The same with descriptors from the host, and warps specialised where the architecture has it."""
    BM: tl.constexpr = q_desc.block_shape[0]
    BN: tl.constexpr = k_desc.block_shape[0]
    DIM: tl.constexpr = q_desc.block_shape[1]
    first = tl.program_id(1) * length
    row = first + tl.program_id(0) * BM
    query = q_desc.load([row, 0])
    top = tl.full((BM,), -float("inf"), tl.float32)
    total = tl.zeros((BM,), tl.float32)
    acc = tl.zeros((BM, DIM), tl.float32)
    for start in tl.range(0, length, BN, warp_specialize=SPECIALIZE):
        score = tl.dot(query, k_desc.load([first + start, 0]).T)
        higher = tl.maximum(top, tl.max(score, 1) * scale)
        weight = tl.exp2(score * scale - higher[:, None])
        fade = tl.exp2(top - higher)
        total = total * fade + tl.sum(weight, 1)
        acc = tl.dot(weight.to(tl.float16), v_desc.load([first + start, 0]), acc * fade[:, None])
        top = higher
    out_desc.store([row, 0], (acc / total[:, None]).to(tl.float16))


SIZES = {"BM": 64, "BN": 64, "DIM": 64}
TILES = "tensordesc<fp16[128,64]> tensordesc<fp16[64,64]> tensordesc<fp16[64,64]> tensordesc<fp16[128,64]>"
BUILDS = [
    {
        "kernel": attention,
        "signature": "*fp16:16 *fp16:16 *fp16:16 *fp16:16 i32:16 fp32",
        "constants": {**SIZES, "CAUSAL": False},
        "archs": (80, 100),
    },
    {
        "kernel": attention,
        "signature": "*fp16:16 *fp16:16 *fp16:16 *fp16:16 i32:16 fp32",
        "constants": {**SIZES, "CAUSAL": True},
        "variant": "causal",
        "stages": 2,
        "archs": (90,),
    },
    {
        "kernel": attention,
        "signature": "*fp16:16 *fp16:16 *fp16:16 *fp16:16 i32:16 fp32",
        "constants": {**SIZES, "CAUSAL": False},
        "variant": "hinted",
        "options": {"schedule_hint": "attention"},
        "archs": (),
        "targets": ("gfx942", "gfx950"),
    },
    {
        "kernel": attention_descriptor,
        "signature": f"{TILES} i32 fp32",
        "constants": {"SPECIALIZE": False},
        "archs": (90,),
    },
    {
        "kernel": attention_descriptor,
        "signature": f"{TILES} i32 fp32",
        "constants": {"SPECIALIZE": True},
        "variant": "ws",
        "inner": True,
        "archs": (100,),
        "stages": 2,
        "also": {"3.5.1": (100,)},
    },
]
