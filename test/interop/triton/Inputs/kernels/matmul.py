"""Matrix products with pointers: plain, with leaky ReLU and masks, batched, split along K, grouped by int8 and fp8."""

import triton
import triton.language as tl


@triton.jit
def matmul(a, b, c, m, n, k, stride_am, stride_bk, stride_cm, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """c = a @ b, a tile of c per program, programs along m."""
    row = tl.program_id(0) * BM + tl.arange(0, BM)
    column = tl.program_id(1) * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    a_tile = a + row[:, None] * stride_am + inner[None, :]
    b_tile = b + inner[:, None] * stride_bk + column[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, k, BK):
        acc = tl.dot(tl.load(a_tile), tl.load(b_tile), acc)
        a_tile += BK
        b_tile += BK * stride_bk
    tl.store(c + row[:, None] * stride_cm + column[None, :], acc.to(c.dtype.element_ty))


@triton.jit
def leaky_relu(x):
    return tl.where(x >= 0, x, 0.01 * x)


@triton.jit
def matmul_masked(
    a, b, c, bias, m, n, k, stride_am, stride_bk, stride_cm,
    BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr, GROUP: tl.constexpr,
):  # fmt: skip
    """c = leaky_relu(a @ b + bias) for any sizes, programs in groups that share rows of b."""
    program = tl.program_id(0)
    rows, columns = tl.cdiv(m, BM), tl.cdiv(n, BN)
    group = program // (GROUP * columns)
    first = group * GROUP
    height = min(rows - first, GROUP)
    row = (first + program % height) * BM + tl.arange(0, BM)
    column = (program % (GROUP * columns)) // height * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for start in range(tl.cdiv(k, BK)):
        left = k - start * BK
        a_tile = tl.load(
            a + row[:, None] * stride_am + (start * BK + inner)[None, :],
            mask=(row < m)[:, None] & (inner < left)[None, :],
            other=0.0,
        )
        b_tile = tl.load(
            b + (start * BK + inner)[:, None] * stride_bk + column[None, :],
            mask=(inner < left)[:, None] & (column < n)[None, :],
            other=0.0,
        )
        acc = tl.dot(a_tile, b_tile, acc)
    acc += tl.load(bias + column, mask=column < n, other=0.0)[None, :]
    place = c + row[:, None] * stride_cm + column[None, :]
    tl.store(place, leaky_relu(acc).to(tl.float16), mask=(row < m)[:, None] & (column < n)[None, :])


@triton.jit
def matmul_batched(a, b, c, n, k, SIZE: tl.constexpr, BATCH: tl.constexpr):
    """Several small products at once, as one three-dimensional dot."""
    batch = tl.arange(0, BATCH)[:, None, None]
    i = tl.arange(0, SIZE)[None, :, None]
    j = tl.arange(0, SIZE)[None, None, :]
    base = tl.program_id(0) * BATCH * SIZE * SIZE
    offsets = base + batch * SIZE * SIZE + i * SIZE + j
    acc = tl.dot(tl.load(a + offsets), tl.load(b + offsets), out_dtype=tl.float32)
    tl.store(c + offsets, acc)


@triton.jit
def matmul_split_k(a, b, c, k, stride_am, stride_bk, stride_cm, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Programs along the third axis each sum a part of K and add it to c atomically."""
    row = tl.program_id(0) * BM + tl.arange(0, BM)
    column = tl.program_id(1) * BN + tl.arange(0, BN)
    part, parts = tl.program_id(2), tl.num_programs(2)
    inner = part * BK + tl.arange(0, BK)
    a_tile = a + row[:, None] * stride_am + inner[None, :]
    b_tile = b + inner[:, None] * stride_bk + column[None, :]
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, k, BK * parts):
        acc = tl.dot(tl.load(a_tile), tl.load(b_tile), acc)
        a_tile += BK * parts
        b_tile += BK * parts * stride_bk
    tl.atomic_add(c + row[:, None] * stride_cm + column[None, :], acc, sem="relaxed")


@triton.jit
def matmul_precise(a, b, c, SIZE: tl.constexpr):
    """One tile of f32 as three products of its tf32 parts, and transposed."""
    place = tl.arange(0, SIZE)[:, None] * SIZE + tl.arange(0, SIZE)[None, :]
    x, y = tl.load(a + place), tl.load(b + place)
    product = tl.dot(x, y, input_precision="tf32x3") + tl.dot(x.T, y, input_precision="ieee")
    tl.store(c + place, product)


SIZES = {"BM": 128, "BN": 128, "BK": 64}
STRIDED = "i32 i32 i32:16 i32:16 i32:16 i32:16"
BUILDS = [
    {
        "kernel": matmul,
        "signature": f"*fp16:16 *fp16:16 *fp16:16 {STRIDED}",
        "constants": SIZES,
        "also": {"3.5.1": (80,)},
    },
    {
        "kernel": matmul,
        "signature": f"*bf16:16 *bf16:16 *fp32:16 {STRIDED}",
        "constants": {"BM": 128, "BN": 256, "BK": 32},
        "variant": "bf16_w8",
        "warps": 8,
        "stages": 4,
        "archs": (90,),
    },
    {
        "kernel": matmul,
        "signature": f"*fp8e4nv:16 *fp8e4nv:16 *fp16:16 {STRIDED}",
        "constants": SIZES,
        "variant": "fp8",
        "archs": (90,),
    },
    {
        "kernel": matmul,
        "signature": f"*fp16:16 *fp16:16 *fp16:16 {STRIDED}",
        "constants": SIZES,
        "variant": "ctas2",
        "archs": (90,),
        "ctas": 2,
        "repeatable": False,
    },
    {
        "kernel": matmul_masked,
        "signature": "*fp16:16 *fp16:16 *fp16:16 *fp32:16 i32 i32 i32 i32:16 i32:16 i32:16",
        "constants": {"BM": 64, "BN": 64, "BK": 32, "GROUP": 8},
        "archs": (80,),
    },
    {
        "kernel": matmul_batched,
        "signature": "*fp16:16 *fp16:16 *fp32:16 i32 i32",
        "constants": {"SIZE": 32, "BATCH": 4},
        "archs": (90, 100),
    },
    {
        "kernel": matmul_split_k,
        "signature": "*fp16:16 *fp16:16 *fp32:16 i32:16 i32:16 i32:16 i32:16",
        "constants": SIZES,
        "archs": (90, 100),
        "stages": 1,
    },
    {
        "kernel": matmul_precise,
        "signature": "*fp32:16 *fp32:16 *fp32:16",
        "constants": {"SIZE": 32},
        "warps": 1,
        "archs": (80,),
    },
]
