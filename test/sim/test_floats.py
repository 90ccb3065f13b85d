"""Rounding once: narrowing and fused multiply-add against rational numbers, on operands that make double rounding show."""

from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest

from gpuir.sim.floats import fma, narrowed, rounded, widened
from gpuir.sim.special import bit_length

FORMATS = [np.float16, ml_dtypes.bfloat16, np.float32, np.float64]


def nearest(exact, found, dtype):
    """Whether no other number of the format is nearer to ``exact`` than ``found``, or as near and even."""
    if not np.isfinite(float(found)):
        limit = np.finfo(dtype) if np.dtype(dtype).kind == "f" else ml_dtypes.finfo(dtype)
        return abs(exact) >= Fraction(float(limit.max)) + Fraction(float(limit.max)) * Fraction(float(limit.eps)) / 4
    distance = abs(Fraction(float(found)) - exact)
    even = int(found.reshape(1).view(f"u{found.dtype.itemsize}")[0]) % 2 == 0
    for end in (np.inf, -np.inf):
        other = float(np.nextafter(found, np.array(end, dtype)))
        if np.isfinite(other):
            away = abs(Fraction(other) - exact)
            if away < distance or (away == distance and distance and not even):
                return False
    return True


def drawn(dtype, count, seed):
    """Numbers of any exponent: random bits, without infinities and NaN."""
    size = np.dtype(dtype).itemsize
    bits = np.random.default_rng(seed).integers(0, 256, (count, size), dtype=np.uint8)
    found = bits.view(dtype).reshape(-1)
    return np.where(np.isfinite(found.astype("f8")), found, np.array(1, dtype))


@pytest.mark.parametrize("dtype", FORMATS)
def test_fma(dtype):
    with np.errstate(all="ignore"):
        a, b, c = (drawn(dtype, 600, seed) for seed in range(3))
        # Half of the sums cancel, and a quarter ends near a tie.
        c[:300] = (
            (-(a[:300].astype("f8") * b[:300].astype("f8"))).astype("f8" if dtype is np.float64 else "f").astype(dtype)
        )
        c = np.where(np.isfinite(c.astype("f8")), c, np.array(0, dtype))
        a[300:450], b[300:450] = np.array(1, dtype) + np.array(np.finfo("f").eps, dtype), np.array(1, dtype)
        found = fma(a, b, c)
    for x, y, z, value in zip(a, b, c, found):
        assert nearest(Fraction(float(x)) * Fraction(float(y)) + Fraction(float(z)), value, dtype), (x, y, z, value)


def test_fma_where_two_roundings_differ():
    """The sum is 2**-70 below a tie of float32 whose even neighbour is above; float64 cannot tell it from the tie."""
    a, b, c = np.float32(1 + 2.0**-23), np.float32(2.0**-24 * (1 - 2.0**-23)), np.float32(1 + 2.0**-23)
    assert np.float32(np.float64(a) * np.float64(b) + np.float64(c)) == np.float32(1 + 2.0**-22)
    assert fma(a, b, c) == c
    assert fma(-a, b, -c) == -c


@pytest.mark.parametrize("dtype", FORMATS)
def test_fma_of_infinities_and_zeros(dtype):
    inf, nan = np.inf, np.nan
    cases = [(inf, 1, 1, inf), (inf, 0, 1, nan), (inf, 1, -inf, nan), (1, 1, -inf, -inf), (nan, 1, 1, nan),
             (1, 1, nan, nan), (-0.0, 1, -0.0, -0.0), (-0.0, 1, 0.0, 0.0), (1, -1, 1, 0.0), (0.0, -3, -0.0, -0.0)]  # fmt: skip
    a, b, c, expected = (np.array(column).astype(dtype) for column in zip(*cases))
    with np.errstate(all="ignore"):
        found = fma(a, b, c)
    assert np.array_equal(found.astype("f8"), expected.astype("f8"), equal_nan=True)
    assert (np.signbit(found.astype("f8")) == np.signbit(expected.astype("f8")))[6:].all()


def test_fma_of_doubles_at_the_ends():
    a = np.array([1e308, 1e308, 2.0**-1000, 2.0**-537, -1e308, 1e308])
    b = np.array([10.0, 10.0, 2.0**-1000, 2.0**-537, 10.0, 10.0])
    c = np.array([-1e308, -np.inf, 2.0**-1074, 2.0**-1073, 0.0, -1.7e308])
    with np.errstate(all="ignore"):
        found = fma(a, b, c)
    assert found.tolist() == [np.inf, -np.inf, 2.0**-1074, 1.5 * 2.0**-1073, -np.inf, np.inf]


def test_values_of_one_thread_stay_scalars():
    for dtype in FORMATS:
        one = np.array(1.5).astype(dtype)[()]
        assert np.ndim(fma(one, one, one)) == 0 and isinstance(fma(one, one, one), type(one))


@pytest.mark.parametrize("shape", [(1 << 16,), (64, 1, 1 << 10)])
def test_halves_by_their_bits(shape, seed):
    """Every f16 in f32, and f32 in f16 where rounding, underflow, overflow and NaN are, as NumPy has them."""
    halves = np.arange(1 << 16, dtype=np.uint16).view(np.float16).reshape(shape)
    np.testing.assert_array_equal(widened(halves).view(np.uint32), halves.astype(np.float32).view(np.uint32))
    random = np.random.default_rng(seed)
    for mask, more in ((0xFFFFFFFF, 0), (0x8FFFFFFF, 0x30000000), (0xBFFFE000, 0x1000), (0x8FFFC000, 0x38001000)):
        bits = random.integers(0, 1 << 32, shape, dtype=np.uint32) & np.uint32(mask) | np.uint32(more)
        values = bits.view(np.float32)
        with np.errstate(all="ignore"):
            expected = values.astype(np.float16)
            got = narrowed(values, np.dtype(np.float16))
        np.testing.assert_array_equal(got.view(np.uint16), expected.view(np.uint16))
    turned = np.broadcast_to(halves.reshape(-1, 64)[:, None], (1024, 3, 64)).transpose(2, 0, 1)
    np.testing.assert_array_equal(widened(turned), turned.astype(np.float32))


def test_rounded():
    """A double just above a tie of bfloat16 is a tie of it in float32."""
    tie = 1 + 2.0**-8
    values = np.array([tie, tie + 2.0**-40, tie - 2.0**-40, -tie - 2.0**-40, np.inf, np.nan, 1e300, 2.0**-140])
    with np.errstate(all="ignore"):
        found = rounded(values, np.dtype(ml_dtypes.bfloat16)).astype("f8")
    step = 2.0**-7
    assert np.array_equal(found, [1, 1 + step, 1, -1 - step, np.inf, np.nan, np.inf, 0.0], equal_nan=True)
    assert rounded(np.float64(0.1), np.dtype(np.float16)) == np.float16(0.1)


@pytest.mark.parametrize("bits", [8, 16, 32, 64])
def test_bit_length(bits):
    numbers = [0, 1, 2, 3, (1 << bits) - 1, 1 << (bits - 1), (1 << (bits - 1)) - 1, 0x5A5A5A5A5A5A5A5A >> (64 - bits)]
    values = np.array(numbers, f"u{bits // 8}")
    assert bit_length(values).tolist() == [n.bit_length() for n in numbers]
    assert [int(bit_length(v)) for v in values] == [n.bit_length() for n in numbers]
