"""Variables whose names are in the way of others: of results that ops name themselves, of constants, of numbered ones."""

import triton
import triton.language as tl


@triton.jit
def doubled(x_1, größe):
    x = x_1 * 2
    return x + größe


@triton.jit
def clashes(arg1, cst, result, N, BLOCK: tl.constexpr):
    """The same name in functions, loops and branches, with numbers behind it, and outside of ASCII."""
    x_0 = tl.program_id(0) * BLOCK
    x_0 = x_0 + tl.arange(0, BLOCK)
    x_1 = x_0 < N
    true = tl.load(arg1 + x_0, mask=x_1, other=1.0)
    größe = true * 3.0
    größe = doubled(größe, true)
    x = true
    c0_i32 = tl.zeros((BLOCK,), dtype=tl.float32)
    for i in range(0, N, 4):
        x = tl.load(cst + x_0 + i, mask=x_1)
        if i > 8:
            true = x + größe
            x = tl.exp(true)
        else:
            true = x
        c0_i32 += x * true
        c0_i32_1 = c0_i32
        for j in range(3):
            true = c0_i32_1 + j
            c0_i32_1 = tl.sqrt(true)
        c0_i32 = c0_i32_1
    low, index = tl.min(c0_i32, axis=0, return_indices=True)
    result_2 = c0_i32 * low + index
    tl.store(result + x_0, result_2, mask=x_1)


@triton.jit
def products(a, b, c, k, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """Results that the ops of tensor memory and of splits have names for, and variables of these names."""
    token = tl.program_id(0) * BM + tl.arange(0, BM)
    result = tl.program_id(1) * BN + tl.arange(0, BN)
    token_1 = tl.zeros((BM, BN), dtype=tl.float32)
    for outLHS in range(0, k, BK):
        inner = outLHS + tl.arange(0, BK)
        x = tl.load(a + token[:, None] * k + inner[None, :])
        y = tl.load(b + inner[:, None] * BN + result[None, :])
        token_1 = tl.dot(x, y, token_1)
    outRHS, result_0 = tl.split(tl.reshape(token_1, (BM, BN // 2, 2)))
    half = tl.arange(0, BN // 2)
    tl.store(c + token[:, None] * BN + half[None, :], (outRHS * result_0).to(tl.float16))


BUILDS = [
    {"kernel": clashes, "signature": "*fp32:16 *fp32:16 *fp32:16 i32", "constants": {"BLOCK": 128}, "archs": (90,)},
    {
        "kernel": products,
        "signature": "*fp16:16 *fp16:16 *fp16:16 i32:16",
        "constants": {"BM": 128, "BN": 64, "BK": 64},
        "archs": (90,),
    },
]
