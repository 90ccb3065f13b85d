"""The arithmetic of the intrinsics, bit for bit, and what it does with special values."""

import numpy as np
import pytest

from gpuir.execution import jit
from gpuir.execution import mlir_runner as run_in_mlir_runner
from gpuir.execution.expected import F8E4M3FNUZ
from gpuir.transforms.iree_gpu.reference.f8 import expand_f8e4m3fnuz


def single(case, intrinsic, vector=False):
    return case(intrinsic, (), "", ((), (), ()), vector=vector)


def stepwise(a, b, c):
    """c + a @ b with the sum rounded to c's type after every product; factors are exact in f32."""
    a, b, c = a.astype(np.float32), b.astype(np.float32), c.copy()
    with np.errstate(all="ignore"):
        for k in range(a.shape[1]):
            c = (c.astype(np.float32) + a[:, k, None] * b[None, k]).astype(c.dtype)
    return c


def bits(array):
    return array.view(f"u{array.itemsize}")


def agree(found, expected):
    """The same bits, but any NaN is as good as another."""
    nan = np.isnan(expected)
    assert (np.isnan(found) == nan).all()
    assert (bits(found)[~nan] == bits(expected)[~nan]).all()


FLOATS = ["MFMA_F32_16x16x4_F32", "MFMA_F32_16x16x16_F16", "MFMA_F32_32x32x8_F16", "WMMA_F32_16x16x16_F16"]
FLOATS += ["WMMA_F16_16x16x16_F16", "MFMA_F32_16x16x32_F8E4M3FNUZ"]


@pytest.mark.parametrize("vector", [False, True])
@pytest.mark.parametrize("intrinsic", FLOATS)
def test_every_bit(lab, case, runner, seed, intrinsic, vector):
    subject = single(case, intrinsic, vector)
    view = lab.subject(lab.parse(subject.text))
    arrays = view.random([], np.random.default_rng(seed))
    if arrays[0].dtype == np.uint8:
        values = [F8E4M3FNUZ[a] for a in arrays[:2]]
    else:
        values = arrays[:2]
    agree(lab.run(subject, arrays, runner), stepwise(*values, arrays[2]))


@pytest.mark.parametrize("intrinsic", FLOATS[:5])
def test_nan_infinity_zero_and_subnormals(lab, case, runner, seed, intrinsic):
    subject = single(case, intrinsic)
    view = lab.subject(lab.parse(subject.text))
    rng = np.random.default_rng(seed)
    arrays = view.random([], rng)
    for array in arrays:
        info = np.finfo(array.dtype)
        special = [np.nan, np.inf, -np.inf, 0.0, -0.0, info.max, info.min, info.smallest_subnormal, info.tiny]
        places = rng.integers(0, array.size, len(special))
        array.reshape(-1)[places] = special
    expected = stepwise(*arrays)
    assert np.isnan(expected).any()
    agree(lab.run(subject, arrays, runner), expected)


def test_f16_accumulator_overflows(lab, case, runner):
    subject = single(case, "WMMA_F16_16x16x16_F16")
    a, b, c = (np.zeros((16, 16), np.float16) for _ in range(3))
    a[0, 0], b[0, 0] = 256, 255  # 65280: the largest multiple of 256 that is finite
    a[1, 0] = 256  # 65280 as well, and
    a[1, 1], b[1, 0] = 1, 256  # 256 more: rounds to infinity
    a[2, 0], a[2, 1] = 300, -300  # infinity stays, although the exact sum is finite
    c[3, 0], a[3, 1] = 65504, 1 / 32  # 8 more: less than half of the last place
    result = lab.run(subject, [a, b, c], runner)
    assert result[:4, 0].tolist() == [65280, np.inf, np.inf, 65504]
    # With an f32 accumulator nothing is lost.
    wide = lab.run(single(case, "WMMA_F32_16x16x16_F16"), [a, b, c.astype(np.float32)], runner)
    assert wide[:4, 0].tolist() == [65280, 65536, 300 * 255 - 300 * 256, 65512]


def test_f16_accumulator_is_rounded_after_every_product(lab, case):
    a, b, c = (np.zeros((16, 16), np.float16) for _ in range(3))
    c[0, 0], a[0, :2], b[:2, 0] = 2048, 1, 1  # 2048 + 1 rounds to 2048, twice
    assert lab.run(single(case, "WMMA_F16_16x16x16_F16"), [a, b, c])[0, 0] == 2048
    assert lab.run(single(case, "WMMA_F32_16x16x16_F16"), [a, b, c.astype(np.float32)])[0, 0] == 2050


@pytest.mark.parametrize("intrinsic", ["MFMA_I32_16x16x32_I8", "WMMA_I32_16x16x16_I8"])
def test_i8_extremes_and_wrap_around(lab, case, runner, intrinsic):
    subject = single(case, intrinsic)
    k = subject.k
    a, b, c = np.zeros((16, k), np.int8), np.zeros((k, 16), np.int8), np.zeros((16, 16), np.int32)
    a[0], b[:, 0] = -128, -128
    a[1], b[:, 1] = 127, -128
    c[0, 0], c[1, 1], c[2, 2] = 2**31 - 1, -(2**31), -1
    result = lab.run(subject, [a, b, c], runner)
    assert result[0, 0] == 2**31 - 1 + k * 128 * 128 - 2**32
    assert result[1, 1] == -(2**31) - k * 127 * 128 + 2**32
    assert result[0, 1] == k * 128 * 128 and result[2, 2] == -1


DECODE = """
func.func @scalars(%t: tensor<256xf8E4M3FNUZ>, %o: tensor<256xTYPE>) -> tensor<256xTYPE> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 256 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%u = %o) -> tensor<256xTYPE> {
    %x = tensor.extract %t[%i] : tensor<256xf8E4M3FNUZ>
    %y = arith.extf %x : f8E4M3FNUZ to TYPE
    %v = tensor.insert %y into %u[%i] : tensor<256xTYPE>
    scf.yield %v : tensor<256xTYPE>
  }
  return %r : tensor<256xTYPE>
}
func.func @vectors(%t: tensor<256xf8E4M3FNUZ>, %o: tensor<256xTYPE>) -> tensor<256xTYPE> {
  %c0 = arith.constant 0 : index
  %p = arith.constant 0.0 : f8E4M3FNUZ
  %x = vector.transfer_read %t[%c0], %p : tensor<256xf8E4M3FNUZ>, vector<256xf8E4M3FNUZ>
  %y = arith.extf %x : vector<256xf8E4M3FNUZ> to vector<256xTYPE>
  %r = vector.transfer_write %y, %o[%c0] : vector<256xTYPE>, tensor<256xTYPE>
  return %r : tensor<256xTYPE>
}
"""


@pytest.mark.parametrize("name", ["scalars", "vectors"])
@pytest.mark.parametrize("element", ["f16", "f32", "f64", "bf16"])
def test_all_codes_of_f8(lab, element, name, mlir_runner):
    module = lab.parse(DECODE.replace("TYPE", element))
    expand_f8e4m3fnuz.apply(module)
    assert "arith.extf %x" not in str(module)
    dtype = {"f16": np.float16, "f32": np.float32, "f64": np.float64, "bf16": np.uint16}[element]
    codes = np.arange(256, dtype=np.uint8)
    for found in (
        jit(module).call(name, codes, np.zeros(256, dtype)),
        run_in_mlir_runner(module, name, [codes, np.zeros(256, dtype)]),
    ):
        if element == "bf16":
            found = (found.astype(np.uint32) << 16).view(np.float32)
        agree(found.astype(np.float64), F8E4M3FNUZ)
    assert F8E4M3FNUZ[[0, 1, 7, 8, 0x40, 0x7F, 0x81, 0xFF]].tolist() == [
        0, 2**-10, 7 * 2**-10, 2**-7, 1, 240, -(2**-10), -240,
    ]  # fmt: skip
    assert np.isnan(F8E4M3FNUZ[0x80]) and np.isnan(F8E4M3FNUZ).sum() == 1 and not np.signbit(F8E4M3FNUZ[0])


def test_every_f8_product(lab, case):
    """256 codes of lhs against 256 of rhs, 32 at a time; one product an element, since the others are with 0."""
    subject = case("MFMA_F32_16x16x32_F8E4M3FNUZ")
    a, b = np.zeros((16, 1, 16, 32), np.uint8), np.zeros((1, 16, 32, 16), np.uint8)
    a[:, 0, :, 0] = b[0, :, 0, :] = np.arange(256).reshape(16, 16)
    # NaN times 0 would be NaN: its row of products has nothing else in it anyway.
    result = lab.run(subject, [a, b, np.zeros((16, 16, 16, 16), np.float32)])
    products = result.transpose(0, 2, 1, 3).reshape(256, 256)
    with np.errstate(invalid="ignore"):
        agree(products + 0.0, (np.outer(F8E4M3FNUZ, F8E4M3FNUZ) + 0.0).astype(np.float32))
