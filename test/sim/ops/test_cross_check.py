"""vector, math and index as upstream's lowering to LLVM runs them on the CPU: the same functions give the same arrays."""

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.execution import jit

BODIES = {
    "reductions of integers": "\n".join(
        f"""%r{kind} = vector.reduction <{kind}>, %row, %first : vector<4xi32> into i32
  memref.store %r{kind}, %out[%c{at}] : memref<64xi32>"""
        for at, kind in enumerate(["add", "mul", "and", "or", "xor", "minsi", "maxsi", "minui", "maxui"])
    ),
    "reductions of floats": "\n".join(
        f"""%r{kind} = vector.reduction <{kind}>, %frow, %ffirst : vector<4xf32> into f32
  memref.store %r{kind}, %fout[%c{at}] : memref<64xf32>"""
        for at, kind in enumerate(["add", "mul", "minnumf", "maxnumf", "minimumf", "maximumf"])
    ),
    "multi_reduction": """%m = vector.transfer_read %b[%c0, %c0], %ffirst {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>
  %s = vector.multi_reduction <add>, %m, %frow [0] : vector<8x4xf32> to vector<4xf32>
  vector.store %s, %fout[%c0] : memref<64xf32>, vector<4xf32>""",
    "contract": """%x = vector.transfer_read %b[%c0, %c0], %ffirst {in_bounds = [true, true]} : memref<8x4xf32>, vector<8x4xf32>
  %y = vector.transfer_read %b[%c4, %c0], %ffirst {in_bounds = [true, true]} : memref<8x4xf32>, vector<4x4xf32>
  %z = arith.constant dense<0.5> : vector<8x4xf32>
  %p = vector.contract {indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (n, k)>,
    affine_map<(m, n, k) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction"]} %x, %y, %z
    : vector<8x4xf32>, vector<4x4xf32> into vector<8x4xf32>
  %flat = vector.shape_cast %p : vector<8x4xf32> to vector<32xf32>
  vector.store %flat, %fout[%c0] : memref<64xf32>, vector<32xf32>""",
    "outerproduct": """%p = vector.outerproduct %frow, %frow : vector<4xf32>, vector<4xf32>
  %q = vector.outerproduct %frow, %frow, %p : vector<4xf32>, vector<4xf32>
  %flat = vector.shape_cast %q : vector<4x4xf32> to vector<16xf32>
  vector.store %flat, %fout[%c0] : memref<64xf32>, vector<16xf32>""",
    "transfers": """%pad = arith.constant -7.0 : f32
  %v = vector.transfer_read %b[%c6, %c2], %pad {permutation_map = affine_map<(i, j) -> (j, i)>}
    : memref<8x4xf32>, vector<3x4xf32>
  %m = vector.create_mask %c3, %c2 : vector<4x3xi1>
  %w = vector.transfer_read %b[%c2, %c1], %pad, %m {permutation_map = affine_map<(i, j) -> (j, i)>}
    : memref<8x4xf32>, vector<3x4xf32>
  %s = arith.addf %v, %w : vector<3x4xf32>
  vector.transfer_write %s, %b[%c6, %c1] : vector<3x4xf32>, memref<8x4xf32>
  %u = vector.transfer_read %b[%c1, %c0], %pad {permutation_map = affine_map<(i, j) -> (0, j)>, in_bounds = [true, true]}
    : memref<8x4xf32>, vector<2x4xf32>
  %flat = vector.shape_cast %u : vector<2x4xf32> to vector<8xf32>
  vector.store %flat, %fout[%c0] : memref<64xf32>, vector<8xf32>""",
    "single elements": """%m = vector.constant_mask [3] : vector<4xi1>
  %i = arith.constant dense<[3, 0, 2, 99]> : vector<4xi32>
  %v = vector.gather %fout[%c8] [%i], %m, %frow : memref<64xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.scatter %fout[%c16] [%i], %m, %v : memref<64xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  %w = vector.maskedload %fout[%c8], %m, %frow : memref<64xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %n = arith.constant dense<[true, false, true, true]> : vector<4xi1>
  vector.maskedstore %fout[%c24], %n, %w : memref<64xf32>, vector<4xi1>, vector<4xf32>
  %x = vector.expandload %fout[%c8], %n, %frow : memref<64xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.compressstore %fout[%c32], %n, %x : memref<64xf32>, vector<4xi1>, vector<4xf32>""",
    "moves": """%x = vector.transfer_read %b[%c0, %c0], %ffirst {in_bounds = [true, true]} : memref<8x4xf32>, vector<4x4xf32>
  %t = vector.transpose %x, [1, 0] : vector<4x4xf32> to vector<4x4xf32>
  %e = vector.extract_strided_slice %t {offsets = [1, 0], sizes = [2, 2], strides = [1, 1]} : vector<4x4xf32> to vector<2x2xf32>
  %i = vector.insert_strided_slice %e, %x {offsets = [2, 1], strides = [1, 1]} : vector<2x2xf32> into vector<4x4xf32>
  %r = vector.extract %i[2] : vector<4xf32> from vector<4x4xf32>
  %s = vector.shuffle %r, %frow [7, 0, 3, 4] : vector<4xf32>, vector<4xf32>
  %l = vector.interleave %s, %frow : vector<4xf32> -> vector<8xf32>
  %d0, %d1 = vector.deinterleave %l : vector<8xf32> -> vector<4xf32>
  %o = arith.subf %d0, %d1 : vector<4xf32>
  %h = vector.bitcast %o : vector<4xf32> to vector<8xi16>
  %k = vector.bitcast %h : vector<8xi16> to vector<4xi32>
  vector.store %k, %out[%c0] : memref<64xi32>, vector<4xi32>
  vector.store %l, %fout[%c0] : memref<64xf32>, vector<8xf32>""",
    "bits": "\n".join(
        f"""%r{name} = math.{name} %row : vector<4xi32>
  vector.store %r{name}, %out[%c{at}] : memref<64xi32>, vector<4xi32>"""
        for at, name in zip((0, 4, 8, 12), ["ctlz", "cttz", "ctpop", "absi"])
    ),
    "exact functions": "\n".join(
        f"""%r{name} = math.{name} %frow : vector<4xf32>
  vector.store %r{name}, %fout[%c{at}] : memref<64xf32>, vector<4xf32>"""
        for at, name in zip((0, 4, 8, 12, 16, 24, 32), ["floor", "ceil", "trunc", "round", "roundeven", "absf", "sqrt"])
    ),
    "fma": """%p = arith.mulf %frow, %frow : vector<4xf32>
  %n = arith.negf %p : vector<4xf32>
  %r = math.fma %frow, %frow, %n : vector<4xf32>
  %s = vector.fma %frow, %frow, %n : vector<4xf32>
  vector.store %r, %fout[%c0] : memref<64xf32>, vector<4xf32>
  vector.store %s, %fout[%c4] : memref<64xf32>, vector<4xf32>""",
    "index": """%big = index.constant -5
  %d = index.divs %big, %c2
  %f = index.floordivs %big, %c2
  %g = index.ceildivs %big, %c2
  %u = index.ceildivu %big, %c3
  %m = index.maxu %big, %u
  %s = index.shru %m, %c4
  %sum = index.add %d, %f
  %all = index.xor %sum, %s
  %x = index.castu %all : index to i32
  %y = index.casts %g : index to i32
  memref.store %x, %out[%c0] : memref<64xi32>
  memref.store %y, %out[%c1] : memref<64xi32>""",
}
#: Functions of the C library differ in their last bits.
NEAR = [
    "exp",
    "exp2",
    "expm1",
    "log",
    "log2",
    "log10",
    "log1p",
    "sin",
    "cos",
    "tan",
    "tanh",
    "atan",
    "erf",
    "cbrt",
    "rsqrt",
]


def function(body):
    constants = "\n  ".join(f"%c{i} = arith.constant {i} : index" for i in (0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 24, 32))
    return f"""func.func @f(%a: memref<4xi32>, %b: memref<8x4xf32>, %out: memref<64xi32>, %fout: memref<64xf32>) {{
  {constants}
  %row = vector.load %a[%c0] : memref<4xi32>, vector<4xi32>
  %first = memref.load %a[%c3] : memref<4xi32>
  %frow = vector.load %b[%c3, %c0] : memref<8x4xf32>, vector<4xf32>
  %ffirst = memref.load %b[%c1, %c1] : memref<8x4xf32>
  {body}
  return
}}"""


def both(body):
    """The arrays after the function, as the simulator and as the CPU ran it."""
    random = np.random.default_rng(11)
    start = [
        np.array([-(2**31), 77, -3, 2**30 + 5], "i4"),
        random.standard_normal((8, 4)).astype("f"),
        np.zeros(64, "i4"),
        random.standard_normal(64).astype("f"),
    ]
    start[1][3] = [2.5, -0.5, 1.75, 0.3]
    module = gpuir.parse(function(body), context=gpuir.Context())
    here, there = ([each.copy() for each in start] for _ in range(2))
    sim.launch(module, "f", 1, 1, *here)
    jit(module).call("f", *there)
    assert any((a != b).any() for a, b in zip(here, start))
    return here, there


@pytest.mark.parametrize("name", BODIES)
def test_same_bits(name):
    for here, there in zip(*both(BODIES[name])):
        if name == "contract":
            np.testing.assert_allclose(here, there, rtol=1e-6, atol=1e-6)
        else:
            assert np.array_equal(here, there, equal_nan=True)


def test_near_functions():
    body = "\n".join(
        f"""%x{name} = math.absf %ffirst : f32
  %r{name} = math.{name} %x{name} : f32
  %at{name} = arith.constant {at} : index
  memref.store %r{name}, %fout[%at{name}] : memref<64xf32>"""
        for at, name in enumerate(NEAR)
    )
    here, there = both(body)
    np.testing.assert_allclose(here[3], there[3], rtol=5e-7)
