"""amdgpu and rocdl: buffers that end, lanes of a wave, packed floats; the same after the lowering."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim.ops.amd_lanes import dpp_source

pytest.importorskip("ml_dtypes")

_LOWER = (
    "builtin.module(convert-amdgpu-to-rocdl{chipset=gfx942},gpu.module(convert-scf-to-cf,convert-vector-to-llvm,"
    "convert-gpu-to-rocdl{chipset=gfx942},reconcile-unrealized-casts))"
)


def both(text: str, *arrays: np.ndarray, block: int = 64, **options: object) -> list[np.ndarray]:
    """Runs the kernel ``k`` before and after its lowering to rocdl; the two agree, and the arrays are given back."""
    options = {"chip": "gfx942", **options}
    with gpuir.Context():
        module = gpuir.parse(text)
        first = [each.copy() for each in arrays]
        sim.launch(module, "k", 1, block, *first, **options)
        gpuir.pass_manager(_LOWER).run(module)
        second = [each.copy() for each in arrays]
        sim.launch(module, "k", 1, block, *second, **options)
    for a, b in zip(first, second):
        np.testing.assert_array_equal(a, b)
    return first


def kernel(arguments: str, body: str) -> str:
    return f"""
      gpu.module @m {{
        gpu.func @k({arguments}) kernel {{
          %t = gpu.thread_id x
          %i = arith.index_cast %t : index to i32
          {body}
          gpu.return
        }}
      }}"""


def test_raw_buffer_load_reads_zero_beyond_the_end():
    x = np.arange(1, 51, dtype=np.float32)
    out = np.full(64, 7, np.float32)
    text = kernel(
        "%x: memref<50xf32>, %o: memref<64xf32>",
        """
        %v = amdgpu.raw_buffer_load {boundsCheck = true} %x[%i] : memref<50xf32>, i32 -> f32
        memref.store %v, %o[%t] : memref<64xf32>
        """,
    )
    found = both(text, x, out)[1]
    np.testing.assert_array_equal(found, np.r_[x, np.zeros(14, np.float32)])


def test_raw_buffer_load_of_vectors_with_offsets():
    x = np.arange(400, dtype=np.float32)
    out = np.zeros((64, 4), np.float32)
    text = kernel(
        "%x: memref<400xf32>, %o: memref<64x4xf32>",
        """
        %c0 = arith.constant 0 : index
        %c4 = arith.constant 4 : i32
        %c100 = arith.constant 100 : i32
        %j = arith.muli %i, %c4 : i32
        %v = amdgpu.raw_buffer_load {boundsCheck = true, indexOffset = 8 : i32} %x[%j] sgprOffset %c100 : memref<400xf32>, i32 -> vector<4xf32>
        vector.store %v, %o[%t, %c0] : memref<64x4xf32>, vector<4xf32>
        """,
    )
    found = both(text, x, out)[1]
    place = np.arange(64)[:, None] * 4 + 108 + np.arange(4)
    np.testing.assert_array_equal(found, np.where(place < 400, place, 0).astype(np.float32))


def test_raw_buffer_store_drops_what_lies_beyond_the_end():
    out = np.zeros(40, np.float32)
    text = kernel(
        "%o: memref<40xf32>",
        """
        %f = arith.sitofp %i : i32 to f32
        amdgpu.raw_buffer_store {boundsCheck = true} %f -> %o[%i] : f32 -> memref<40xf32>, i32
        """,
    )
    np.testing.assert_array_equal(both(text, out)[0], np.arange(40, dtype=np.float32))


def test_raw_buffer_without_checks_is_held_to_the_buffer_by_the_simulator():
    text = kernel(
        "%o: memref<40xf32>",
        """
        %f = arith.sitofp %i : i32 to f32
        amdgpu.raw_buffer_store {boundsCheck = false} %f -> %o[%i] : f32 -> memref<40xf32>, i32
        """,
    )
    with pytest.raises(sim.SimulationError, match="out-of-bounds"):
        sim.launch(gpuir.parse(text, context=gpuir.Context()), "k", 1, 64, np.zeros(40, np.float32), chip="gfx942")


@pytest.mark.parametrize("kind, type, start, expected", [
    ("fadd", "f32", 0.5, lambda i: 0.5 + i.sum()),
    ("fmax", "f32", 10.0, lambda i: max(10, i.max())),
    ("smax", "i32", -5, lambda i: i.max()),
    ("umin", "i32", 7, lambda i: 0),
])  # fmt: skip
def test_raw_buffer_atomics_of_all_lanes(kind, type, start, expected):
    out = np.array([start], np.float32 if type == "f32" else np.int32)
    text = kernel(
        f"%o: memref<1x{type}>",
        f"""
        %z = arith.constant 0 : i32
        %f = {"arith.sitofp %i : i32 to f32" if type == "f32" else "arith.addi %i, %z : i32"}
        amdgpu.raw_buffer_atomic_{kind} {{boundsCheck = true}} %f -> %o[%z] : {type} -> memref<1x{type}>, i32
        """,
    )
    assert both(text, out)[0][0] == expected(np.arange(64))


def test_raw_buffer_cmpswap_lets_one_lane_win():
    out, old = np.zeros(1, np.int32), np.zeros(64, np.int32)
    text = kernel(
        "%o: memref<1xi32>, %p: memref<64xi32>",
        """
        %z = arith.constant 0 : i32
        %one = arith.constant 1 : i32
        %n = arith.addi %i, %one : i32
        %was = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = true} %n, %z -> %o[%z] : i32 -> memref<1xi32>, i32
        memref.store %was, %p[%t] : memref<64xi32>
        """,
    )
    value, found = both(text, out, old)
    assert (found == 0).sum() == 1
    winner = int(np.nonzero(found == 0)[0][0])
    assert value[0] == winner + 1
    assert set(found[found != 0]) == {winner + 1}


@pytest.mark.parametrize("masks", [(31, 0, 1), (31, 0, 16), (0, 5, 0), (28, 2, 0), (24, 0, 7)])
def test_swizzle_bitmode(masks):
    a, o, x = masks
    source = np.arange(64, dtype=np.float32) * 3
    text = kernel(
        "%x: memref<64xf32>, %o: memref<64xf32>",
        f"""
        %v = memref.load %x[%t] : memref<64xf32>
        %w = amdgpu.swizzle_bitmode %v {a} {o} {x} : f32
        memref.store %w, %o[%t] : memref<64xf32>
        """,
    )
    lane = np.arange(64)
    expected = source[lane & ~31 | (((lane & 31) & a | o) ^ x)]
    np.testing.assert_array_equal(both(text, source, np.zeros(64, np.float32))[1], expected)


@pytest.mark.parametrize("permutation, expected", [
    ("quad_perm([2, 3, 0, 1])", lambda v, l: v[l & ~3 | (l & 3) ^ 2]),
    ("row_shl(3 : i32)", lambda v, l: np.where(l % 16 + 3 < 16, v[np.minimum(l + 3, 63)], -1.0)),
    ("row_shr(2 : i32)", lambda v, l: np.where(l % 16 >= 2, v[l - 2], -1.0)),
    ("row_ror(5 : i32)", lambda v, l: v[l & ~15 | (l - 5) % 16]),
    ("row_mirror", lambda v, l: v[l & ~15 | 15 - l % 16]),
    ("row_half_mirror", lambda v, l: v[l & ~7 | 7 - l % 8]),
    ("wave_shr", lambda v, l: np.where(l > 0, v[l - 1], -1.0)),
    ("row_bcast_15", lambda v, l: np.where(l >= 16, v[(l & ~15) - 1], -1.0)),
    ("row_bcast_31", lambda v, l: np.where(l >= 32, v[31], -1.0)),
])  # fmt: skip
def test_dpp(permutation, expected):
    source = np.arange(64, dtype=np.float32) + 100
    text = kernel(
        "%x: memref<64xf32>, %o: memref<64xf32>",
        f"""
        %v = memref.load %x[%t] : memref<64xf32>
        %m1 = arith.constant -1.0 : f32
        %w = amdgpu.dpp %m1 %v {permutation} : f32
        memref.store %w, %o[%t] : memref<64xf32>
        """,
    )
    lane = np.arange(64)
    np.testing.assert_array_equal(both(text, source, np.zeros(64, np.float32))[1], expected(source, lane))


def test_dpp_masks_keep_the_old_value():
    source = np.arange(64, dtype=np.float32)
    text = kernel(
        "%x: memref<64xf32>, %o: memref<64xf32>",
        """
        %v = memref.load %x[%t] : memref<64xf32>
        %m1 = arith.constant -1.0 : f32
        %w = amdgpu.dpp %m1 %v row_mirror {row_mask = 5 : i32, bank_mask = 3 : i32} : f32
        memref.store %w, %o[%t] : memref<64xf32>
        """,
    )
    lane = np.arange(64)
    kept = (5 >> lane // 16 & 1).astype(bool) & (3 >> lane // 4 % 4 & 1).astype(bool)
    expected = np.where(kept, source[lane & ~15 | 15 - lane % 16], -1)
    np.testing.assert_array_equal(both(text, source, np.zeros(64, np.float32))[1], expected)


def test_every_dpp_control_names_lanes_of_the_wave():
    for control in [
        *range(0x110),
        *range(0x111, 0x120),
        *range(0x121, 0x130),
        0x130,
        0x134,
        0x138,
        0x13C,
        *range(0x140, 0x144),
        *range(0x160, 0x170),
    ]:
        source, valid = dpp_source(control, 64)
        assert source.shape == valid.shape == (64,)
        assert ((source[valid] >= 0) & (source[valid] < 64)).all()
    with pytest.raises(ValueError, match="no DPP control 0x150"):
        dpp_source(0x150, 64)


def test_packed_floats_of_8_bits():
    from gpuir.sim.types import small_float

    dtype = small_float("float8_e4m3fnuz")
    x = np.linspace(-20, 20, 128, dtype=np.float32).reshape(64, 2)
    out, back = np.zeros((64, 4), dtype), np.zeros(64, np.float32)
    text = kernel(
        "%x: memref<64x2xf32>, %o: memref<64x4xf8E4M3FNUZ>, %p: memref<64xf32>",
        """
        %c0 = arith.constant 0 : index
        %c1 = arith.constant 1 : index
        %a = memref.load %x[%t, %c0] : memref<64x2xf32>
        %b = memref.load %x[%t, %c1] : memref<64x2xf32>
        %v = amdgpu.packed_trunc_2xfp8 %a, %b into undef[word 1] : f32 to vector<4xf8E4M3FNUZ>
        vector.store %v, %o[%t, %c0] : memref<64x4xf8E4M3FNUZ>, vector<4xf8E4M3FNUZ>
        %f = amdgpu.ext_packed_fp8 %v[3] : vector<4xf8E4M3FNUZ> to f32
        memref.store %f, %p[%t] : memref<64xf32>
        """,
    )
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "k", 1, 64, x, out, back, chip="gfx942")
    np.testing.assert_array_equal(out[:, 2:].astype(np.float32), x.astype(dtype).astype(np.float32))
    np.testing.assert_array_equal(back, x[:, 1].astype(dtype).astype(np.float32))


def test_lds_barrier_orders_the_block():
    x = np.arange(128, dtype=np.float32)
    text = """
      gpu.module @m {
        gpu.func @k(%x: memref<128xf32>) workgroup(%s: memref<128xf32, #gpu.address_space<workgroup>>) kernel {
          %t = gpu.thread_id x
          %v = memref.load %x[%t] : memref<128xf32>
          memref.store %v, %s[%t] : memref<128xf32, #gpu.address_space<workgroup>>
          amdgpu.lds_barrier
          %c127 = arith.constant 127 : index
          %r = arith.subi %c127, %t : index
          %w = memref.load %s[%r] : memref<128xf32, #gpu.address_space<workgroup>>
          memref.store %w, %x[%t] : memref<128xf32>
          gpu.return
        }
      }"""
    np.testing.assert_array_equal(both(text, x, block=128)[0], x[::-1])
    with pytest.raises(sim.SimulationError, match="race"):
        both(text.replace("amdgpu.lds_barrier", ""), x, block=128)


@pytest.mark.parametrize("op, expected", [
    ("%w = rocdl.ballot %p : i64", None),
    ("%w0 = rocdl.readfirstlane %j : i32\n%w = llvm.sext %w0 : i32 to i64", lambda l: np.full(64, 3)),
    ("%w0 = rocdl.readlane %j, %c5 : (i32, i32) -> i32\n%w = llvm.sext %w0 : i32 to i64", lambda l: np.full(64, 18)),
    ("%b = llvm.mul %i, %c4 : i32\n%r = llvm.xor %b, %c4 : i32\n%w0 = rocdl.ds_bpermute %r, %j : (i32, i32) -> i32\n%w = llvm.sext %w0 : i32 to i64",
     lambda l: 3 * (l ^ 1) + 3),
    ("%w0 = rocdl.mbcnt.lo %all, %c0 : (i32, i32) -> i32\n%w1 = rocdl.mbcnt.hi %all, %w0 : (i32, i32) -> i32\n%w = llvm.sext %w1 : i32 to i64",
     lambda l: l),
])  # fmt: skip
def test_lanes_of_a_wave(op, expected):
    text = kernel(
        "%o: memref<64xi64>",
        f"""
        %c0 = llvm.mlir.constant(0 : i32) : i32
        %c3 = llvm.mlir.constant(3 : i32) : i32
        %c4 = llvm.mlir.constant(4 : i32) : i32
        %c5 = llvm.mlir.constant(5 : i32) : i32
        %all = llvm.mlir.constant(-1 : i32) : i32
        %j0 = llvm.mul %i, %c3 : i32
        %j = llvm.add %j0, %c3 : i32
        %p0 = llvm.srem %i, %c3 : i32
        %p = llvm.icmp "eq" %p0, %c0 : i32
        {op}
        memref.store %w, %o[%t] : memref<64xi64>
        """,
    )
    out = np.zeros(64, np.int64)
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "k", 1, 64, out, chip="gfx942")
    if expected is None:
        bits = sum(1 << lane for lane in range(64) if lane % 3 == 0)
        assert (out.view(np.uint64) == np.uint64(bits)).all()
    else:
        np.testing.assert_array_equal(out, expected(np.arange(64)))
