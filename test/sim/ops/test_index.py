"""index: constants, sizes, and the ops that it shares with arith on 64 bits."""

import numpy as np
import pytest

BINARY = {
    "add": np.add, "sub": np.subtract, "mul": np.multiply, "and": np.bitwise_and, "or": np.bitwise_or, "xor": np.bitwise_xor,
    "maxs": np.maximum, "mins": np.minimum, "floordivs": np.floor_divide, "ceildivs": lambda a, b: -(-a // b),
    "divs": lambda a, b: np.fix(a / b), "rems": np.fmod,
}  # fmt: skip
UNSIGNED = {
    "divu": np.floor_divide, "remu": np.remainder, "maxu": np.maximum, "minu": np.minimum,
    "ceildivu": lambda a, b: a // b + (a % b != 0),
}  # fmt: skip


def operands():
    random = np.random.default_rng(0)
    a, b = random.integers(-99, 99, 40), random.integers(-9, 9, 40)
    b[b == 0] = 5
    return [a, b]


@pytest.mark.parametrize("name", BINARY)
def test_signed(check, name):
    check(f"%r0 = index.{name} %0, %1", ["index"] * 2, ["index"], lambda a, b: BINARY[name](a, b).astype("i8"),
          arrays=operands())  # fmt: skip


@pytest.mark.parametrize("name", UNSIGNED)
def test_unsigned(check, name):
    check(f"%r0 = index.{name} %0, %1", ["index"] * 2, ["index"],
          lambda a, b: UNSIGNED[name](a.astype("u8"), b.astype("u8")).astype("i8"), arrays=operands())  # fmt: skip


def test_shifts(check):
    check(
        "%r0 = index.shl %0, %1\n%r1 = index.shrs %0, %1\n%r2 = index.shru %0, %1",
        ["index"] * 2,
        ["index"] * 3,
        lambda a, n: (a << n, a >> n, (a.astype("u8") >> n.astype("u8")).astype("i8")),
        arrays=[operands()[0], np.arange(40)],
    )


def test_casts_and_constants(check):
    check(
        """%r0 = index.castu %0 : i32 to index
  %r1 = index.casts %0 : i32 to index
  %r2 = index.casts %1 : index to i32
  %r3 = index.bool.constant true
  %r4 = index.bool.constant false
  %r5 = index.sizeof
  %r6 = index.constant -3
  %r7 = index.cmp ugt(%1, %r6)""",
        ["i32", "index"],
        ["index", "index", "i32", "i1", "i1", "index", "index", "i1"],
        lambda a, b: (
            a.astype("u4").astype("i8"),
            a.astype("i8"),
            b.astype("i4"),
            np.ones(40, bool),
            np.zeros(40, bool),
            np.full(40, 64),
            np.full(40, -3),
            b.astype("u8") > 2**64 - 3,
        ),
    )


def test_constants_of_several_blocks(compute):
    """A constant of one block is known in those that it dominates."""
    body = """%yes = index.bool.constant true
  %size = index.sizeof
  %z = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  %s = vector.step : vector<4xindex>
  cf.cond_br %0, ^a, ^b
^a:
  cf.br ^end(%size : index)
^b:
  %three = vector.extract %s[3] : index from vector<4xindex>
  cf.br ^end(%three : index)
^end(%r0: index):
  %im = complex.im %z : complex<f32>
  %r2 = arith.select %yes, %im, %im : f32
  %r1 = vector.extract %s[2] : index from vector<4xindex>"""
    flags = np.arange(40) % 3 == 0
    found, two, imaginary = compute(body, ["i1"], ["index", "index", "f32"], flags)
    assert (found == np.where(flags, 64, 3)).all() and (two == 2).all() and (imaginary == 2).all()
