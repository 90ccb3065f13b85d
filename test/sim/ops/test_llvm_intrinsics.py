"""llvm intrinsics that lowerings of math, arith and vector make, against NumPy; what they were lowered from gives the same."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir.errors import Error

THREADS = 40  # as many as the checks of operations have
SPECIAL = np.array([0.0, -0.0, 1.5, -2.5, np.inf, -np.inf, np.nan, 1e-42, -1e-42, 3e38, -1e-30, 7.0], np.float32)


@pytest.fixture
def of_specials(compute):
    """``of_specials(body, results)``: the results of a body whose %0 is each of the special numbers."""

    def run(body, results):
        return compute(body, ["f32"], results, SPECIAL, threads=len(SPECIAL))

    return run


@pytest.mark.parametrize("bits", [3, 4, 8, 16, 32, 64, 128, 256, 512, 516, 504, 480, 92, 1020, 0])
def test_classes(of_specials, bits: int):
    (found,) = of_specials(f'%r0 = "llvm.intr.is.fpclass"(%0) <{{bit = {bits} : i32}}> : (f32) -> i1', ["i1"])
    least = np.finfo(np.float32).smallest_normal
    kinds = []
    for x in SPECIAL:
        if np.isnan(x):
            kinds.append(3)
            continue
        size = abs(x)
        at = 0 if np.isinf(x) else 1 if size >= least else 2 if size > 0 else 3
        kinds.append(1 << (2 + at if np.signbit(x) else 9 - at))
    assert found.tolist() == [bool(bits & kind) for kind in kinds]


@pytest.mark.parametrize(("op", "bits"), [("isnan", 3), ("isinf", 516), ("isfinite", 504), ("isnormal", 264)])
def test_classes_of_math(of_specials, op: str, bits: int):
    body = f'%r0 = math.{op} %0 : f32\n%r1 = "llvm.intr.is.fpclass"(%0) <{{bit = {bits} : i32}}> : (f32) -> i1'
    one, two = of_specials(body, ["i1", "i1"])
    assert one.tolist() == two.tolist()


def test_signalling_nans_are_not_told_apart(of_specials):
    with pytest.raises(Error, match="'llvm.intr.is.fpclass': signalling NaNs are not told from quiet ones"):
        of_specials('%r0 = "llvm.intr.is.fpclass"(%0) <{bit = 1 : i32}> : (f32) -> i1', ["i1"])


def test_sincos(check):
    body = """%s = llvm.intr.sincos(%0) : (f32) -> !llvm.struct<(f32, f32)>
    %r0 = llvm.extractvalue %s[0] : !llvm.struct<(f32, f32)>
    %r1 = llvm.extractvalue %s[1] : !llvm.struct<(f32, f32)>"""
    check(body, ["f32"], ["f32", "f32"], lambda x: tuple(f(x.astype("f8")).astype("f4") for f in (np.sin, np.cos)))


@pytest.mark.parametrize(("llvm", "arith"), [
    ("towardzero", "toward_zero"), ("tonearest", "to_nearest_even"), ("upward", "upward"), ("downward", "downward"),
    ("tonearestaway", "to_nearest_away"),
])  # fmt: skip
def test_rounding_modes(compute, numbers, llvm: str, arith: str):
    body = f"""%r0 = llvm.intr.experimental.constrained.fptrunc %0 {llvm} ignore : f64 to f32
    %r1 = arith.truncf %0 {arith} : f64 to f32"""
    one, two = compute(
        body, ["f64"], ["f32", "f32"], np.r_[numbers("f64", 62, 3), 1 + 2.0**-24, -1 - 2.0**-24], threads=64
    )
    assert one.tobytes() == two.tobytes()
    assert one[-1] == {"downward": np.float32(-1 - 2.0**-23), "tonearestaway": np.float32(-1 - 2.0**-23)}.get(llvm, -1)


def test_powers(check):
    small = np.linspace(-20, 20, THREADS).astype(np.float32)
    check('%r0 = "llvm.intr.exp10"(%0) : (f32) -> f32', ["f32"], ["f32"], lambda x: (10.0 ** x.astype("f8")).astype("f4"),
          arrays=[small])  # fmt: skip
    by = np.arange(THREADS, dtype=np.int32) * 8 - 160
    check('%r0 = "llvm.intr.ldexp"(%0, %1) : (f32, i32) -> f32', ["f32", "i32"], ["f32"],
          lambda x, n: np.ldexp(x.astype("f8"), n).astype("f4"), arrays=[small, by])  # fmt: skip
    body = """%s = "llvm.intr.frexp"(%0) : (f32) -> !llvm.struct<(f32, i32)>
    %r0 = llvm.extractvalue %s[0] : !llvm.struct<(f32, i32)>
    %r1 = llvm.extractvalue %s[1] : !llvm.struct<(f32, i32)>"""
    check(body, ["f32"], ["f32", "i32"], np.frexp)


@pytest.mark.parametrize(("name", "compute_"), [
    ("lround", lambda x: np.trunc(x + np.copysign(0.5, x))), ("llround", lambda x: np.trunc(x + np.copysign(0.5, x))),
    ("lrint", np.rint), ("llrint", np.rint),
])  # fmt: skip
def test_whole_numbers(check, name: str, compute_):
    x = np.arange(THREADS, dtype=np.float32) / 4 - 5
    check(
        f'%r0 = "llvm.intr.{name}"(%0) : (f32) -> i64', ["f32"], ["i64"], lambda x: compute_(x).astype("i8"), arrays=[x]
    )


def test_shifts_that_saturate(check):
    a = (np.arange(THREADS) * 0x0604_0404 - 0x7000_0000).astype(np.int64).astype(np.int32)
    by = (np.arange(THREADS) % 9).astype(np.int32)

    def expected(low, high, view):
        return lambda a, by: np.clip(a.view(view).astype("i8") << by, low, high).astype(view).view("i4")

    for name, low, high, view in (("sshl", -(1 << 31), (1 << 31) - 1, "i4"), ("ushl", 0, (1 << 32) - 1, "u4")):
        check(f'%r0 = "llvm.intr.{name}.sat"(%0, %1) : (i32, i32) -> i32', ["i32", "i32"], ["i32"],
              expected(low, high, view), arrays=[a, by])  # fmt: skip


def test_vectors(check):
    check('%r0 = "llvm.intr.vector.interleave2"(%0, %1) : (vector<4xf32>, vector<4xf32>) -> vector<8xf32>',
          ["vector<4xf32>"] * 2, ["vector<8xf32>"], lambda a, b: np.stack([a, b], -1).reshape(-1, 8))  # fmt: skip
    struct = "!llvm.struct<(vector<4xi16>, vector<4xi16>)>"
    check(f"""%s = "llvm.intr.vector.deinterleave2"(%0) : (vector<8xi16>) -> {struct}
    %r0 = llvm.extractvalue %s[0] : {struct}
    %r1 = llvm.extractvalue %s[1] : {struct}""",
          ["vector<8xi16>"], ["vector<4xi16>"] * 2, lambda a: (a[:, ::2], a[:, 1::2]))  # fmt: skip
    check("%r0 = llvm.intr.vector.extract %0[4] : vector<4xf32> from vector<8xf32>",
          ["vector<8xf32>"], ["vector<4xf32>"], lambda a: a[:, 4:])  # fmt: skip
    check("%r0 = llvm.intr.vector.insert %0, %1[4] : vector<4xf32> into vector<8xf32>",
          ["vector<4xf32>", "vector<8xf32>"], ["vector<8xf32>"], lambda a, b: np.c_[b[:, :4], a])  # fmt: skip
    check("%s = llvm.intr.stepvector : vector<4xi32>\n%r0 = llvm.add %s, %0 : vector<4xi32>",
          ["vector<4xi32>"], ["vector<4xi32>"], lambda a: a + np.arange(4, dtype="i4"))  # fmt: skip
    first, end = np.arange(THREADS, dtype=np.int32) - 20, np.full(THREADS, 10, np.int32)
    check("%r0 = llvm.intr.get.active.lane.mask %0, %1 : i32, i32 to vector<4xi1>", ["i32", "i32"], ["vector<4xi1>"],
          lambda a, b: a.astype("u4").astype("u8")[:, None] + np.arange(4, dtype="u8") < b.astype("u4")[:, None],
          arrays=[first, end])  # fmt: skip


def test_what_changes_nothing(check):
    check("%r0 = llvm.intr.expect.with.probability %0, %0, 0.5 : i32", ["i32"], ["i32"], lambda a: a)
    check(
        '%q = "llvm.intr.is.constant"(%0) : (i32) -> i1\n%r0 = arith.extui %q : i1 to i32',
        ["i32"],
        ["i32"],
        lambda a: 0 * a,
    )


@pytest.mark.parametrize(("llvm", "arith"), [
    ("towardzero", "toward_zero"), ("tonearest", "to_nearest_even"), ("upward", "upward"), ("downward", "downward"),
])  # fmt: skip
@pytest.mark.parametrize("type", ["f32", "f64"])
def test_arithmetic_in_a_direction(compute, numbers, llvm: str, arith: str, type: str):
    """Both dialects' words leave the same, and what is rounded up is no less than what is rounded down."""
    a, b = (numbers(type, 64, seed) for seed in (3, 4))
    body = f"""%r0 = llvm.intr.experimental.constrained.fdiv %0, %1 {llvm} ignore : {type}
    %r1 = arith.divf %0, %1 {arith} : {type}
    %r2 = arith.divf %0, %1 : {type}
    %r3 = llvm.intr.experimental.constrained.fadd %0, %1 {llvm} ignore : {type}
    %r4 = arith.addf %0, %1 {arith} : {type}"""
    one, two, near, first, second = compute(body, [type] * 2, [type] * 5, a, b, threads=64)
    assert one.tobytes() == two.tobytes()
    assert first.tobytes() == second.tobytes()
    exact = a.astype(np.longdouble) / b
    known = np.isfinite(exact) & np.isfinite(near)
    if arith == "upward":
        assert (one[known] >= exact[known]).all()
    elif arith == "downward":
        assert (one[known] <= exact[known]).all()
    elif arith == "toward_zero":
        assert (abs(one[known]) <= abs(exact[known])).all()
    else:
        assert one.tobytes() == near.tobytes()
