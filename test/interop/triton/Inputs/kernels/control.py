"""Control flow, calls, math on integers and floats, conversions, inline assembly, library functions, messages."""

import triton
import triton.language as tl
from triton.language.extra import libdevice


@triton.jit(noinline=True)
def polynomial(x, a, b):
    return (x * a + b) * x, x - b


@triton.jit
def calls(x, y, a, b, BLOCK: tl.constexpr):
    """A function of its own that is not inlined, with two results."""
    place = tl.arange(0, BLOCK)
    p, q = polynomial(a, b, a + b)
    tl.store(y + place, tl.load(x + place) * p + q)


@triton.jit
def collatz(x, y, limit):
    """while, if, else and an early return, on numbers."""
    value = tl.load(x + tl.program_id(0))
    if value < 1:
        tl.store(y, -1)
        return
    count = 0
    while (value != 1) & (count < limit):
        if value % 2 == 0:
            value = value // 2
        elif value > 1000000:
            value = value // 3
        else:
            value = 3 * value + 1
        count += 1
    tl.store(y + tl.program_id(0), count)


@triton.jit
def loops(x, y, n, STEPS: tl.constexpr, BLOCK: tl.constexpr):
    """Loops unrolled in three ways, one with several results, tensors carried through an if."""
    place = tl.arange(0, BLOCK)
    value = tl.load(x + place)
    low = value
    for i in tl.static_range(STEPS):
        value += i
    for i in tl.range(0, n, loop_unroll_factor=2):
        value, low = value * 2 + i, tl.minimum(low, value)
    for i in tl.range(0, n, disallow_acc_multi_buffer=True, num_stages=1):
        if i % 2 == 0:
            low += value
        else:
            value -= low
    tl.store(y + place, value + low)


@triton.jit
def integers(x, y, z, BLOCK: tl.constexpr):
    """Division, remainder, shifts, high halves, comparisons of signed and unsigned numbers."""
    place = tl.arange(0, BLOCK)
    a, b = tl.load(x + place), tl.load(y + place)
    unsigned = a.to(tl.uint32, bitcast=True)
    high = tl.umulhi(unsigned, b.to(tl.uint32, bitcast=True))
    mixed = (a // b) + (a % b) + (a >> 3) + (unsigned >> 3).to(tl.int32) + (a << 2) + tl.cdiv(a, 7)
    mixed += tl.where(a < b, a & b, a | ~b) ^ tl.minimum(a, b) + tl.maximum(a, b) + tl.abs(a)
    wide = a.to(tl.int64) * b.to(tl.int64) + high.to(tl.int64) + (a != b).to(tl.int8)
    tl.store(z + place, wide + mixed)


@triton.jit
def floats(x, y, BLOCK: tl.constexpr):
    """Functions of one number, fused operations, clamping with and without NaN."""
    place = tl.arange(0, BLOCK)
    a = tl.load(x + place)
    value = tl.exp(a) + tl.exp2(a) + tl.log(a) + tl.log2(a) + tl.sin(a) + tl.cos(a) + tl.sqrt(a) + tl.rsqrt(a)
    value += tl.sqrt_rn(a) + tl.div_rn(a, value) + tl.floor(a) + tl.ceil(a) + tl.erf(a) + tl.fma(a, value, 2.0)
    value = tl.clamp(value, -1.0, 1.0) + tl.clamp(a, a, value, propagate_nan=tl.PropagateNan.ALL)
    value += tl.maximum(a, value, propagate_nan=tl.PropagateNan.ALL) + tl.sigmoid(a) + a.to(tl.int32).to(tl.float32)
    tl.store(y + place, value + tl.fdiv(a, value))


@triton.jit
def float8(x, y, z, w, BLOCK: tl.constexpr):
    """To and from the formats of eight bits, with both roundings."""
    place = tl.arange(0, BLOCK)
    a = tl.load(x + place)
    tl.store(y + place, a.to(tl.float8e5))
    tl.store(z + place, a.to(tl.float16, fp_downcast_rounding="rtz") + tl.load(y + place).to(tl.float16))
    tl.store(w + place, tl.load(w + place).to(tl.float32).to(tl.bfloat16))


@triton.jit
def assembly(x, y, z, BLOCK: tl.constexpr):
    """PTX for packed bytes, and PTX with two results."""
    place = tl.arange(0, BLOCK)
    a = tl.load(x + place)
    shifted = tl.inline_asm_elementwise("shl.b32 $0, $1, 3;", "=r,r", [a], dtype=tl.int8, is_pure=True, pack=4)
    low, high = tl.inline_asm_elementwise(
        "{ add.s32 $0, $2, $3; sub.s32 $1, $2, $3; }",
        "=r,=r,r,r",
        [a.to(tl.int32), shifted.to(tl.int32)],
        dtype=(tl.int32, tl.int32),
        is_pure=False,
        pack=1,
    )
    tl.store(y + place, low)
    tl.store(z + place, high)


@triton.jit
def library(x, y, BLOCK: tl.constexpr):
    """Functions of CUDA's device library, of one and two arguments."""
    place = tl.arange(0, BLOCK)
    a = tl.load(x + place)
    tl.store(y + place, libdevice.tanh(a) + libdevice.pow(a, libdevice.acosh(a)) + libdevice.ffs(a.to(tl.int32)))


@triton.jit
def selu(x, alpha):
    if x > 0:
        return x, 1
    return alpha * (tl.exp(x) - 1), 0


@triton.jit
def elements(x, y, alpha, BLOCK: tl.constexpr):
    """A function with branches, for each element by itself."""
    place = tl.arange(0, BLOCK)
    value, positive = tl.map_elementwise(selu, tl.load(x + place), alpha)
    tl.store(y + place, tl.where(positive == 1, value, value * 2))


@triton.jit
def messages(x, y, n, BLOCK: tl.constexpr):
    """print and assert on the device."""
    place = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    value = tl.load(x + place, mask=place < n, other=1)
    tl.device_assert(value > 0, "numbers are positive")
    tl.device_print("value and place", value, place)
    tl.device_print("in hexadecimal", value, hex=True)
    tl.store(y + place, tl.program_id(1) // value, mask=place < n)


BUILDS = [
    {"kernel": calls, "signature": "*fp32:16 *fp32:16 fp32 fp32", "constants": {"BLOCK": 128}, "locations": (90,)},
    {"kernel": collatz, "signature": "*i64:16 *i32:16 i32", "warps": 1},
    {"kernel": loops, "signature": "*fp32:16 *fp32:16 i32", "constants": {"STEPS": 3, "BLOCK": 128}},
    {"kernel": integers, "signature": "*i32:16 *i32:16 *i64:16", "constants": {"BLOCK": 128}},
    {"kernel": floats, "signature": "*fp32:16 *fp32:16", "constants": {"BLOCK": 128}},
    {
        "kernel": float8,
        "signature": "*fp32:16 *fp8e5:16 *fp16:16 *bf16:16",
        "constants": {"BLOCK": 256},
    },
    {"kernel": assembly, "signature": "*i8:16 *i32:16 *i32:16", "constants": {"BLOCK": 512}},
    {"kernel": library, "signature": "*fp32:16 *fp32:16", "constants": {"BLOCK": 128}},
    {
        "kernel": elements,
        "signature": "*fp32:16 *fp32:16 fp32",
        "constants": {"BLOCK": 128},
        "archs": (90,),
        "versions": ("3.5.1",),
    },
    {
        "kernel": messages,
        "signature": "*i32:16 *i32:16 i32",
        "constants": {"BLOCK": 128},
        "options": {"debug": True},
    },
]
