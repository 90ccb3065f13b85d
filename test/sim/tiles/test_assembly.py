"""PTX on elements against NumPy, packed and not; what is not known is refused by its name before anything runs."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.tiles.assembly import Assembly, UnknownInstruction


def run(text, constraints, *inputs):
    return Assembly(text, constraints).run(inputs)


WORDS = np.random.default_rng(7).integers(0, 2**32, 64, dtype=np.uint32)
OTHERS = np.random.default_rng(8).integers(0, 2**32, 64, dtype=np.uint32)
SIGNED, FLOATS = WORDS.view(np.int32), (WORDS.astype(np.float64) / 2**30 + 0.1).astype(np.float32)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("add.s32 $0, $1, $2;", WORDS + OTHERS),
        ("mul.lo.u32 $0, $1, $2;", WORDS * OTHERS),
        ("mul.hi.u32 $0, $1, $2;", (WORDS.astype(np.uint64) * OTHERS >> np.uint64(32)).astype(np.uint32)),
        (
            "mul.hi.s32 $0, $1, $2;",
            (SIGNED.astype(np.int64) * OTHERS.view(np.int32) >> 32).astype(np.int32).view(np.uint32),
        ),
        ("mad.lo.s32 $0, $1, $2, 7;", WORDS * OTHERS + np.uint32(7)),
        ("shr.s32 $0, $1, 40;", (SIGNED >> 31).view(np.uint32)),
        ("shr.u32 $0, $1, 40;", np.zeros(64, np.uint32)),
        ("shl.b32 $0, $1, 3;", WORDS << np.uint32(3)),
        ("not.b32 $0, $1;", ~WORDS),
        ("min.s32 $0, $1, $2;", np.minimum(SIGNED, OTHERS.view(np.int32)).view(np.uint32)),
        ("lop3.b32 $0, $1, $2, 0xff, 0x96;", WORDS ^ OTHERS ^ np.uint32(0xFF)),
        ("prmt.b32 $0, $1, $2, 0x0123;", WORDS.byteswap()),
        ("prmt.b32 $0, $1, $2, 0x7654;", OTHERS),
        ("popc.b32 $0, $1;", np.array([int(each).bit_count() for each in WORDS], np.uint32)),
        ("clz.b32 $0, $1;", np.array([32 - int(each).bit_length() for each in WORDS], np.uint32)),
        ("{ .reg .b32 t; xor.b32 t, $1, $2; and.b32 $0, t, 0xf0; }", (WORDS ^ OTHERS) & np.uint32(0xF0)),
        ("{ .reg .pred p; setp.lt.u32 p, $1, $2; selp.b32 $0, $1, $2, p; }", np.minimum(WORDS, OTHERS)),
        ("{ .reg .u32 %r<2>; mov.u32 %r1, $2; // a comment\n sub.u32 $0, $1, %r1; }", WORDS - OTHERS),
    ],
)
def test_integers(text, expected):
    (result,) = run(text, "=r,r,r", WORDS, OTHERS)
    np.testing.assert_array_equal(result, expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("add.f32 $0, $1, 0f3F800000;", FLOATS + 1),
        ("fma.rn.f32 $0, $1, $1, 2.0;", (FLOATS.astype(np.float64) ** 2 + 2).astype(np.float32)),
        ("ex2.approx.ftz.f32 $0, $1;", np.exp2(FLOATS)),
        ("rcp.approx.f32 $0, $1;", 1 / FLOATS),
        ("max.f32 $0, $1, 0f40000000;", np.maximum(FLOATS, 2)),
        ("abs.f32 $0, $1;", FLOATS),
        ("add.sat.f32 $0, $1, $1;", np.minimum(2 * FLOATS, 1)),
    ],
)
def test_floats(text, expected):
    (result,) = run(text, "=f,f", FLOATS.view(np.uint32))
    np.testing.assert_allclose(result.view(np.float32), expected, rtol=1e-6)


def test_conversions():
    (whole,) = run("cvt.rzi.s32.f32 $0, $1;", "=r,f", (-1e11 * FLOATS).view(np.uint32))
    assert (whole.view(np.int32) == -(2**31)).all()
    (half,) = run("cvt.rn.f16.f32 $0, $1;", "=h,f", FLOATS.view(np.uint32))
    np.testing.assert_array_equal(half.view(np.float16), FLOATS.astype(np.float16))
    (wide,) = run("cvt.s64.s32 $0, $1;", "=l,r", WORDS)
    np.testing.assert_array_equal(wide.view(np.int64), SIGNED)


HALVES = FLOATS[:32].astype(np.float16)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{ .reg .pred p; setp.lt.u32 p, $1, $2; mov.b32 $0, $2; @p mov.b32 $0, $1; }", np.minimum(WORDS, OTHERS)),
        ("{ .reg .pred p; setp.lt.u32 p, $1, $2; mov.b32 $0, $2; @!p add.u32 $0, $1, 1; }",
         np.where(WORDS < OTHERS, OTHERS, WORDS + np.uint32(1))),
        # Elements that skip, and meet the others again.
        ("{ .reg .pred p; setp.ge.u32 p, $1, $2; mov.b32 $0, 0; @p bra over; add.u32 $0, $1, 5; over: add.u32 $0, $0, $2; }",
         np.where(WORDS < OTHERS, WORDS + np.uint32(5), 0) + OTHERS),
        # A loop of each element's own length: the number of bits.
        ("""{ .reg .pred p; .reg .u32 t; mov.u32 t, $1; mov.u32 $0, 0;
          again: setp.eq.u32 p, t, 0; @p bra done; shr.u32 t, t, 1; add.u32 $0, $0, 1; bra again; done: }""",
         np.array([int(each).bit_length() for each in WORDS], np.uint32)),
        ("{ .reg .pred p; setp.lt.u32 p, $1, $2; mov.u32 $0, $1; @p ret; mov.u32 $0, $2; }", np.minimum(WORDS, OTHERS)),
        ("{ .reg .b16 lo, hi; mov.b32 {lo, hi}, $1; mov.b32 $0, {hi, lo}; }", WORDS << np.uint32(16) | WORDS >> np.uint32(16)),
    ],
)  # fmt: skip
def test_predicates_branches_and_registers_in_parts(text, expected):
    (result,) = run(text, "=r,r,r", WORDS, OTHERS)
    np.testing.assert_array_equal(result, expected)


def test_a_loop_that_does_not_end():
    assembly = Assembly("{ .reg .pred p; again: setp.ne.u32 p, $1, 0; @p bra again; mov.u32 $0, $1; }", "=r,r")
    np.testing.assert_array_equal(assembly.run([np.zeros(2, np.uint32)])[0], [0, 0])
    with pytest.raises(UnknownInstruction, match="a loop of more than 100000 steps"):
        assembly.run([np.ones(1, np.uint32)])


def test_pairs():
    """Two floats of 32 bits in a register of 64, as kernels of Blackwell compute."""
    text = """{ .reg .b64 ra, rb, rc; mov.b64 ra, { $2, $3 }; mov.b64 rb, { $4, $5 }; fma.rn.f32x2 rc, ra, rb, ra;
              mov.b64 { $0, $1 }, rc; }"""
    a, b, c, d = (FLOATS[at : at + 16] for at in (0, 16, 32, 48))
    low, high = run(text, "=r,=r,r,r,r,r", *(each.view(np.uint32) for each in (a, b, c, d)))
    np.testing.assert_allclose(low.view(np.float32), a * c + a, rtol=1e-6)
    np.testing.assert_allclose(high.view(np.float32), b * d + b, rtol=1e-6)
    packed = HALVES.view(np.uint32)
    (sums,) = run("add.f16x2 $0, $1, $1;", "=r,r", packed)
    np.testing.assert_array_equal(sums.view(np.float16), HALVES + HALVES)


@pytest.mark.parametrize(("name", "kind"), [("e4m3", ml_dtypes.float8_e4m3fn), ("e5m2", ml_dtypes.float8_e5m2)])
def test_pairs_of_8_bits(name, kind):
    """The first source is the upper half."""
    high, low = 100 * FLOATS[:32] - 50, 1e6 * FLOATS[32:]
    (made,) = run(f"cvt.rn.satfinite.{name}x2.f32 $0, $1, $2;", "=h,f,f", high.view(np.uint32), low.view(np.uint32))
    most = float(ml_dtypes.finfo(kind).max)
    pairs = made.view(np.uint8).view(kind).reshape(-1, 2).astype(np.float32)
    np.testing.assert_array_equal(pairs[:, 1], high.astype(kind).astype(np.float32))
    np.testing.assert_array_equal(pairs[:, 0], np.minimum(low, most).astype(kind).astype(np.float32))
    (wide,) = run(f"cvt.rn.f16x2.{name}x2 $0, $1;", "=r,h", made)
    np.testing.assert_array_equal(wide.view(np.float16).reshape(-1, 2).astype(np.float32), pairs)
    (halves,) = run("cvt.rn.bf16x2.f32 $0, $1, $2;", "=r,f,f", high.view(np.uint32), low.view(np.uint32))
    np.testing.assert_array_equal(halves.view(ml_dtypes.bfloat16)[1::2], high.astype(ml_dtypes.bfloat16))


@pytest.mark.parametrize(
    ("text", "constraints", "what"),
    [
        ("ld.global.b32 $0, [$1];", "=r,l", "ld.global.b32"),
        ("@p mov.b32 $0, $1;", "=r,r", "the operand p"),
        ("add.u32 {$0, $1}, $2, $2;", "=r,=r,l", "operands in braces"),
        ("bra away; mov.b32 $0, $1;", "=r,r", "the label away"),
        ("atom.add.u32 $0, [$1], 1;", "=r,l", "atom.add.u32"),
        ("mov.b32 $0, $1;", "=q,r", "the constraint =q"),
        ("mov.b32 $0, zero;", "=r,r", "the operand zero"),
        ("mov.b32 t, $1;", "=r,r", "the register t"),
        ("", "=r,r", "an output without a value ($0)"),
    ],
)
def test_what_is_not_known(text, constraints, what):
    with pytest.raises(UnknownInstruction) as error:
        Assembly(text, constraints)
    assert str(error.value) == what
    module = f"""tt.func @f() {{
      %x = arith.constant dense<1> : tensor<8xi32>
      %y = tt.elementwise_inline_asm "{text}" {{constraints = "{constraints}", packed_element = 1 : i32, pure = true}} %x : tensor<8xi32> -> tensor<8xi32>
      tt.return
    }}"""
    with pytest.raises(sim.UnsupportedOp) as refused:
        sim.launch(module, "f", 1)
    assert f"'tt.elementwise_inline_asm': {what} is not simulated in inline assembly" in str(refused.value)
