"""Matrix products with tensor descriptors: plain, persistent, warp-specialised; with block pointers; with scales."""

import triton
import triton.language as tl


@triton.jit
def matmul_descriptor(a, b, c, m, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Descriptors made on the device, b kept transposed."""
    a_desc = tl.make_tensor_descriptor(a, [m, k], [k, 1], [BM, BK])
    b_desc = tl.make_tensor_descriptor(b, [n, k], [k, 1], [BN, BK])
    c_desc = tl.make_tensor_descriptor(c, [m, n], [n, 1], [BM, BN])
    row, column = tl.program_id(0) * BM, tl.program_id(1) * BN
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for inner in range(0, k, BK):
        acc = tl.dot(a_desc.load([row, inner]), b_desc.load([column, inner]).T, acc)
    c_desc.store([row, column], acc.to(tl.float16))


@triton.jit
def matmul_persistent(a_desc, b_desc, c_desc, m, n, k, PROGRAMS: tl.constexpr, FLATTEN: tl.constexpr):
    """A program goes over several tiles; descriptors come from the host."""
    BM: tl.constexpr = a_desc.block_shape[0]
    BK: tl.constexpr = a_desc.block_shape[1]
    BN: tl.constexpr = b_desc.block_shape[0]
    columns = tl.cdiv(n, BN)
    for tile in tl.range(tl.program_id(0), tl.cdiv(m, BM) * columns, PROGRAMS, flatten=FLATTEN):
        row, column = tile // columns * BM, tile % columns * BN
        acc = tl.zeros((BM, BN), dtype=tl.float32)
        for inner in range(tl.cdiv(k, BK)):
            acc = tl.dot(a_desc.load([row, inner * BK]), b_desc.load([column, inner * BK]).T, acc)
        c_desc.store([row, column], acc.to(tl.float16))


@triton.jit
def matmul_specialized(a_desc, b_desc, c, n, k):
    """Loads, tensor cores and the rest of the program in different warps."""
    BM: tl.constexpr = a_desc.block_shape[0]
    BK: tl.constexpr = a_desc.block_shape[1]
    BN: tl.constexpr = b_desc.block_shape[0]
    row, column = tl.program_id(0) * BM, tl.program_id(1) * BN
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for inner in tl.range(0, k, BK, warp_specialize=True):
        acc = tl.dot(a_desc.load([row, inner]), b_desc.load([column, inner]).T, acc)
    place = (row + tl.arange(0, BM))[:, None] * n + (column + tl.arange(0, BN))[None, :]
    tl.store(c + place, acc.to(tl.float16))


@triton.jit
def matmul_block_pointers(a, b, c, m, n, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Block pointers that check the bounds of one dimension."""
    row, column = tl.program_id(0) * BM, tl.program_id(1) * BN
    a_block = tl.make_block_ptr(a, (m, k), (k, 1), (row, 0), (BM, BK), (1, 0))
    b_block = tl.make_block_ptr(b, (k, n), (n, 1), (0, column), (BK, BN), (1, 0))
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for _ in range(0, k, BK):
        a_tile = tl.load(a_block, boundary_check=(1,), padding_option="zero")
        acc = tl.dot(a_tile, tl.load(b_block, boundary_check=(0,), padding_option="zero"), acc)
        a_block = tl.advance(a_block, (0, BK))
        b_block = tl.advance(b_block, (BK, 0))
    c_block = tl.make_block_ptr(c, (m, n), (n, 1), (row, column), (BM, BN), (1, 0))
    tl.store(c_block, acc.to(tl.float16), boundary_check=(0, 1))


@triton.jit
def matmul_scaled(
    a, b, a_scale, b_scale, c, k, A: tl.constexpr, B: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr
):
    """Operands in fp8 or packed fp4 with a scale for each 32 elements along K."""
    PACK_A: tl.constexpr = 2 if A == "e2m1" else 1
    PACK_B: tl.constexpr = 2 if B == "e2m1" else 1
    row = tl.program_id(0) * BM + tl.arange(0, BM)
    column = tl.program_id(1) * BN + tl.arange(0, BN)
    scale = tl.arange(0, BK // 32)
    acc = tl.zeros((BM, BN), dtype=tl.float32)
    for start in range(0, k, BK):
        inner_a = start // PACK_A + tl.arange(0, BK // PACK_A)
        inner_b = start // PACK_B + tl.arange(0, BK // PACK_B)
        a_tile = tl.load(a + row[:, None] * (k // PACK_A) + inner_a[None, :])
        b_tile = tl.load(b + inner_b[:, None] + column[None, :] * (k // PACK_B))
        a_factor = tl.load(a_scale + row[:, None] * (k // 32) + (start // 32 + scale)[None, :])
        b_factor = tl.load(b_scale + column[:, None] * (k // 32) + (start // 32 + scale)[None, :])
        acc = tl.dot_scaled(a_tile, a_factor, A, b_tile, b_factor, B, acc)
    tl.store(c + row[:, None] * BN + column[None, :], acc)


TILES = "tensordesc<fp16[128,64]> tensordesc<fp16[128,64]> tensordesc<fp16[128,128]>"


@triton.jit
def scaled_tile(a, b, scale, c, A: tl.constexpr, WIDTH: tl.constexpr, SIZE: tl.constexpr, INNER: tl.constexpr):
    """One tile, of which b is packed fp4 and only a has scales."""
    i, j = tl.arange(0, SIZE), tl.arange(0, SIZE)
    a_tile = tl.load(a + i[:, None] * WIDTH + tl.arange(0, WIDTH)[None, :])
    b_tile = tl.load(b + tl.arange(0, INNER // 2)[:, None] + j[None, :] * (INNER // 2))
    factor = tl.load(scale + i[:, None] * (INNER // 32) + tl.arange(0, INNER // 32)[None, :])
    product = tl.dot_scaled(a_tile, factor, A, b_tile, None, "e2m1")
    tl.store(c + i[:, None] * SIZE + j[None, :], product)


SIZES = {"BM": 128, "BN": 128, "BK": 64}
BUILDS = [
    {
        "kernel": matmul_descriptor,
        "signature": "*fp16:16 *fp16:16 *fp16:16 i32:16 i32:16 i32:16",
        "constants": SIZES,
        "also": {"3.5.1": (90,)},
    },
    {
        "kernel": matmul_persistent,
        "signature": f"{TILES} i32 i32 i32",
        "constants": {"PROGRAMS": 132, "FLATTEN": False},
        "archs": (90, 100),
        "also": {"3.5.1": (90, 100)},
    },
    {
        "kernel": matmul_persistent,
        "signature": f"{TILES} i32 i32 i32",
        "constants": {"PROGRAMS": 132, "FLATTEN": True},
        "variant": "flat_w8",
        "warps": 8,
        "archs": (90,),
    },
    {
        "kernel": matmul_specialized,
        "signature": "tensordesc<fp16[128,64]> tensordesc<fp16[128,64]> *fp16:16 i32:16 i32",
        "archs": (100,),
        "targets": ("sm_80", "sm_100", "sm_120", "gfx942", "gfx950", "gfx1201", "gfx1250"),
        "locations": (100,),
        "inner": True,
        "also": {"3.5.1": (100,)},
    },
    {
        "kernel": matmul_specialized,
        "signature": "tensordesc<fp16[128,64]> tensordesc<fp16[128,64]> *fp16:16 i32:16 i32",
        "archs": (90,),
        "targets": ("sm_90",),
        "repeatable": False,
        "inner": True,
        "also": {"3.5.1": (90,)},
    },
    {
        "kernel": matmul_block_pointers,
        "signature": "*fp16:16 *fp16:16 *fp16:16 i32:16 i32:16 i32:16",
        "constants": {"BM": 64, "BN": 64, "BK": 32},
        "archs": (80,),
    },
    {
        "kernel": matmul_scaled,
        "signature": "*u8:16 *u8:16 *u8:16 *u8:16 *fp32:16 i32:16",
        "constants": {"A": "e2m1", "B": "e2m1", "BM": 128, "BN": 128, "BK": 128},
        "archs": (100,),
    },
    {
        "kernel": matmul_scaled,
        "signature": "*fp8e4nv:16 *fp8e4nv:16 *u8:16 *u8:16 *fp32:16 i32:16",
        "constants": {"A": "e4m3", "B": "e4m3", "BM": 128, "BN": 64, "BK": 64},
        "variant": "fp8",
        "archs": (90,),
    },
    {
        "kernel": scaled_tile,
        "signature": "*u8:16 *u8:16 *u8:16 *fp32:16",
        "constants": {"A": "e2m1", "WIDTH": 32, "SIZE": 64, "INNER": 64},
        "archs": (90,),
    },
    {
        "kernel": scaled_tile,
        "signature": "*fp8e5:16 *u8:16 *u8:16 *fp32:16",
        "constants": {"A": "e5m2", "WIDTH": 64, "SIZE": 128, "INNER": 64},
        "variant": "mixed",
        "archs": (100,),
    },
]
