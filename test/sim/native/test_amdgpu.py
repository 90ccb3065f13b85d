"""amdgpu in kernels of gpu.func as machine code: barriers of the LDS and lanes of a wave, as the NumPy engine has them."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim.ops.amd_lanes import dpp_source

sys.path.insert(0, str(Path(__file__).parent))
from _amdgpu import DTYPES, FAT, LDS, kernel, launched, native, numbers

sys.path.pop(0)

# Barriers


def reversed_in_lds(barrier, wait=""):
    """Each thread has another one's element."""
    return kernel(
        "%x: memref<?xf32>, %y: memref<?xf32>",
        f"""%v = memref.load %x[%g] : memref<?xf32>
        memref.store %v, %s[%t] : memref<128xf32, {LDS}>
        {wait}
        {barrier}
        %c127 = arith.constant 127 : index
        %r = arith.subi %c127, %t : index
        %w = memref.load %s[%r] : memref<128xf32, {LDS}>
        memref.store %w, %y[%g] : memref<?xf32>""",
        f"workgroup(%s: memref<128xf32, {LDS}>)",
    )


@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("wait", ["", "amdgpu.sched_barrier allow = none", "amdgpu.memory_counter_wait load(0) ds(0)"])
def test_lds_barrier(wait, lanes, seed):
    x = numbers(seed, 384)
    _, y = native(reversed_in_lds("amdgpu.lds_barrier", wait), x, np.zeros_like(x), grid=3, lanes=lanes)
    np.testing.assert_array_equal(y.reshape(3, 128), x.reshape(3, 128)[:, ::-1])


@pytest.mark.parametrize("barrier", ["", "amdgpu.sched_barrier allow = none", "amdgpu.memory_counter_wait ds(0)"])
def test_without_a_barrier(barrier, seed):
    report, _ = launched(reversed_in_lds(barrier), numbers(seed, 384), np.zeros(384, np.float32), grid=3)
    assert report.findings and {each.kind for each in report.findings} <= {"race", "uninitialized"}


OF_GLOBAL = """memref.store %v, %y[%g] : memref<?xi32>
{}
%c127 = arith.constant 127 : index
%r = arith.subi %c127, %t : index
%b = gpu.block_id x
%n = gpu.block_dim x
%first = arith.muli %b, %n : index
%p = arith.addi %first, %r : index
%w = memref.load %y[%p] : memref<?xi32>
{}
memref.store %w, %x[%g] : memref<?xi32>"""


def of_global(barrier, behind=""):
    body = "%v = memref.load %x[%g] : memref<?xi32>\n" + OF_GLOBAL.format(barrier, behind)
    return kernel("%x: memref<?xi32>, %y: memref<?xi32>", body)


@pytest.mark.parametrize("barrier", ["amdgpu.lds_barrier", f"gpu.barrier memfence [{LDS}]"])
def test_barriers_of_the_lds_order_no_global_memory(barrier, seed):
    x = numbers(seed, 256, dtype=np.int32)
    report, _ = launched(of_global(barrier), x, np.zeros_like(x), grid=2)
    assert {(each.kind, each.space) for each in report.findings} == {("race", "global")}


@pytest.mark.parametrize("barrier", [
    "gpu.barrier", "gpu.barrier\namdgpu.lds_barrier", "amdgpu.lds_barrier\ngpu.barrier\namdgpu.lds_barrier\namdgpu.lds_barrier",
])  # fmt: skip
def test_barriers_of_all_memory_beside_those_of_the_lds(barrier, seed):
    x = numbers(seed, 256, dtype=np.int32)
    x, _ = native(of_global(barrier, "amdgpu.lds_barrier"), x, np.zeros_like(x), grid=2)
    np.testing.assert_array_equal(x.reshape(2, 128), numbers(seed, 2, 128, dtype=np.int32)[:, ::-1])


def test_a_thread_comes_to_its_own_element_behind_a_barrier_of_the_lds(seed):
    """What it wrote itself needs no order."""
    body = """%v = memref.load %x[%g] : memref<?xi32>
    memref.store %v, %y[%g] : memref<?xi32>
    amdgpu.lds_barrier
    %w = memref.load %y[%g] : memref<?xi32>
    %u = arith.addi %w, %v : i32
    memref.store %u, %y[%g] : memref<?xi32>
    amdgpu.lds_barrier
    gpu.barrier
    %z = memref.load %y[%c0] : memref<?xi32>
    memref.store %z, %x[%g] : memref<?xi32>"""
    x = numbers(seed, 128, dtype=np.int32)
    made, y = native(kernel("%x: memref<?xi32>, %y: memref<?xi32>", body), x, np.zeros_like(x))
    np.testing.assert_array_equal(y, 2 * x)
    np.testing.assert_array_equal(made, np.full(128, 2 * x[0]))


def test_a_reader_ahead_of_a_writer_behind_a_barrier_of_the_lds(seed):
    body = """%c127 = arith.constant 127 : index
    %r = arith.subi %c127, %t : index
    %v = memref.load %x[%r] : memref<?xi32>
    amdgpu.lds_barrier
    memref.store %v, %x[%t] : memref<?xi32>"""
    report, _ = launched(kernel("%x: memref<?xi32>", body), numbers(seed, 128, dtype=np.int32))
    assert {(each.kind, each.space) for each in report.findings} == {("race", "global")}
    (x,) = native(
        kernel("%x: memref<?xi32>", body.replace("amdgpu.lds_barrier", "gpu.barrier")),
        numbers(seed, 128, dtype=np.int32),
    )
    np.testing.assert_array_equal(x, numbers(seed, 128, dtype=np.int32)[::-1])


def test_what_nobody_has_written_in_the_lds():
    body = f"""amdgpu.lds_barrier
    %v = memref.load %s[%t] : memref<128xf32, {LDS}>
    memref.store %v, %x[%t] : memref<?xf32>"""
    report, _ = launched(
        kernel("%x: memref<?xf32>", body, f"workgroup(%s: memref<128xf32, {LDS}>)"), np.zeros(128, np.float32)
    )
    assert {each.kind for each in report.findings} == {"uninitialized"}


def test_a_barrier_that_some_lanes_do_not_reach():
    body = """%c5 = arith.constant 5 : index
    %some = arith.cmpi ult, %t, %c5 : index
    scf.if %some {
      amdgpu.lds_barrier
    }
    memref.store %ti, %x[%t] : memref<?xi32>"""
    report, _ = launched(kernel("%x: memref<?xi32>", body), np.zeros(128, np.int32))
    assert {each.kind for each in report.findings} == {"barrier-divergence"}


# Lanes of a wave


def of_elements(op, type, arguments=""):
    """%w of %v, each thread's element of the type."""
    return kernel(
        f"%x: memref<?x{type}>, %y: memref<?x{type}>{arguments}",
        f"""%v = memref.load %x[%g] : memref<?x{type}>
        {op}
        memref.store %w, %y[%g] : memref<?x{type}>""",
    )


PERMUTATIONS = {
    "quad_perm([2, 3, 0, 1])": 0xB1 ^ 0xFF, "quad_perm([0, 0, 3, 1])": 0x70, "row_shl(3 : i32)": 0x103, "row_shl(15 : i32)": 0x10F,
    "row_shr(2 : i32)": 0x112, "row_ror(5 : i32)": 0x125, "row_mirror": 0x140, "row_half_mirror": 0x141, "row_bcast_15": 0x142,
    "row_bcast_31": 0x143, "wave_shl": 0x130, "wave_rol": 0x134, "wave_shr": 0x138, "wave_ror": 0x13C,
}  # fmt: skip
PERMUTATIONS["quad_perm([2, 3, 0, 1])"] = 2 | 3 << 2 | 0 << 4 | 1 << 6


@pytest.mark.sweep(8)
@pytest.mark.parametrize("bound", ["true", "false"])
@pytest.mark.parametrize(("rows", "banks"), [(15, 15), (10, 15), (12, 5)])
@pytest.mark.parametrize("type", ["f32", "i32", "f16", "i8", "i64", "f64"])
@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("permutation", PERMUTATIONS)
def test_dpp(permutation, lanes, type, rows, banks, bound, seed):
    if lanes == 32 and "31" in permutation:
        return
    one = "1.0" if type[0] == "f" else "1"
    fields = f"row_mask = {rows} : i32, bank_mask = {banks} : i32, bound_ctrl = {bound}"
    op = f"%o = arith.constant {one} : {type}\n%w = amdgpu.dpp %o %v {permutation} {{{fields}}} : {type}"
    x = numbers(seed, 256, dtype=DTYPES[type])
    _, y = native(of_elements(op, type), x, np.zeros_like(x), grid=2, lanes=lanes)
    source, there = dpp_source(PERMUTATIONS[permutation], lanes)
    lane = np.arange(lanes)
    enabled = (rows >> lane // 16 & 1) & (banks >> lane // 4 % 4 & 1)
    waves = np.where(there, x.reshape(-1, lanes)[:, source], 0 if bound == "true" else 1)
    np.testing.assert_array_equal(y.reshape(-1, lanes), np.where(enabled, waves, 1))


@pytest.mark.sweep(5)
@pytest.mark.parametrize("type", ["f32", "i32", "f16"])
@pytest.mark.parametrize("lanes", [32, 64])
@pytest.mark.parametrize("masks", [(31, 0, 1), (31, 0, 16), (0, 5, 0), (28, 2, 0), (24, 0, 7), (17, 9, 30)])
def test_swizzles(masks, lanes, type, seed):
    a, o, x = masks
    given = numbers(seed, 256, dtype=DTYPES[type])
    _, made = native(
        of_elements(f"%w = amdgpu.swizzle_bitmode %v {a} {o} {x} : {type}", type),
        given,
        np.zeros_like(given),
        grid=2,
        lanes=lanes,
    )
    lane = np.arange(lanes)
    source = lane & ~31 | ((lane & 31 & a | o) ^ x)
    np.testing.assert_array_equal(made.reshape(-1, lanes), given.reshape(-1, lanes)[:, source])


def test_a_swizzle_of_vectors(seed):
    body = """%v = vector.load %x[%t, %c0] : memref<?x4xf32>, vector<4xf32>
    %w = amdgpu.swizzle_bitmode %v 31 0 5 : vector<4xf32>
    vector.store %w, %y[%t, %c0] : memref<?x4xf32>, vector<4xf32>"""
    x = numbers(seed, 128, 4)
    _, y = native(kernel("%x: memref<?x4xf32>, %y: memref<?x4xf32>", body), x, np.zeros_like(x))
    np.testing.assert_array_equal(y, x[np.arange(128) ^ 5])


def reduced(op):
    """A loop of moves, in waves that all their lanes come to."""
    return of_elements(
        f"""%one = arith.constant 1 : index
        %five = arith.constant 5 : index
        %w = scf.for %n = %c0 to %five step %one iter_args(%a = %v) -> i32 {{
          {op}
          %s = arith.addi %a, %m : i32
          scf.yield %s : i32
        }}""",
        "i32",
    )


def test_moves_in_a_loop(seed):
    x = numbers(seed, 256, dtype=np.int32)
    _, y = native(reduced("%m = amdgpu.dpp %a %a row_ror(1 : i32) : i32"), x, np.zeros_like(x), grid=2)
    expected = x.reshape(-1, 16)
    for _ in range(5):
        expected = expected + np.roll(expected, 1, axis=1)
    np.testing.assert_array_equal(y.reshape(-1, 16), expected)


BRANCH = """%c{0} = arith.constant {0} : index
%some = arith.cmpi ult, %t, %c{0} : index
%w = scf.if %some -> i32 {{
  %m = amdgpu.dpp %v %v row_half_mirror : i32
  scf.yield %m : i32
}} else {{
  scf.yield %v : i32
}}"""


def test_moves_in_a_branch_of_whole_waves(seed):
    x = numbers(seed, 128, dtype=np.int32)
    _, y = native(of_elements(BRANCH.format(64), "i32"), x, np.zeros_like(x))
    np.testing.assert_array_equal(y, np.r_[x[:64].reshape(-1, 8)[:, ::-1].reshape(-1), x[64:]])


def test_moves_in_a_branch_of_some_lanes(seed):
    """Lanes that are not there leave others their old value."""
    x = numbers(seed, 128, dtype=np.int32)
    report, _ = launched(of_elements(BRANCH.format(4), "i32"), x, np.zeros_like(x))
    assert report.engine.startswith("numpy") and not report.findings


@pytest.mark.parametrize("op", ["amdgpu.swizzle_bitmode %v 31 0 1 : i32", "amdgpu.dpp %v %v row_mirror : i32"])
def test_waves_that_have_not_all_their_lanes(op, seed):
    x = numbers(seed, 96, dtype=np.int32)
    report, _ = launched(of_elements(f"%w = {op}", "i32"), x, np.zeros_like(x), block=96)
    assert "some warps have not all their lanes" in report.engine


def test_waves_of_both_sizes_of_one_kernel(seed):
    text = of_elements("%w = amdgpu.dpp %v %v wave_rol : i32", "i32")
    x = numbers(seed, 128, dtype=np.int32)
    for lanes in (64, 32, 64):
        _, y = native(text, x, np.zeros_like(x), lanes=lanes)
        np.testing.assert_array_equal(y.reshape(-1, lanes), np.roll(x.reshape(-1, lanes), -1, axis=1))


# What it has not


@pytest.mark.parametrize("body", [
    "%z = arith.constant 0 : i32\n%f = arith.constant 1.0 : f32\namdgpu.raw_buffer_atomic_fadd {boundsCheck = true} %f -> %x[%z] : f32 -> memref<?xf32>, i32",
    "%a = arith.constant dense<1.0> : vector<4xf16>\n%c = arith.constant dense<1.0> : vector<16xf32>\n"
    "%d = amdgpu.mfma 16x16x4 %a * %a + %c {blocks = 4 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<16xf32>",
    "%a = arith.constant dense<1.0> : vector<4xf16>\n%c = arith.constant dense<1.0> : vector<4xf32>\n"
    "%d = amdgpu.mfma 4x4x4 %a * %a + %c {blocks = 16 : i32} blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>",
    "%a = arith.constant 1.0 : f64\n%c = arith.constant dense<1.0> : vector<4xf64>\n"
    "%d = amdgpu.mfma 16x16x4 %a * %a + %c blgp = none : f64, f64, vector<4xf64>",
    f"%l = memref.alloc() : memref<64xi8, {LDS}>\n%xi = memref.alloc() : memref<64xi8, {LDS}>\n"
    f"%b = arith.constant 1 : i8\nmemref.store %b, %l[%t] : memref<64xi8, {LDS}>\n"
    f"%y = amdgpu.fat_raw_buffer_cast %x : memref<?xf32> to memref<?xf32, {FAT}>\n"
    f"%d = memref.alloc() : memref<64xf32, {LDS}>\n"
    f"amdgpu.gather_to_lds async %y[%t], %d[%c0] : f32, memref<?xf32, {FAT}>, memref<64xf32, {LDS}>",
], ids=["atomic", "blocks", "small", "f64", "async"])  # fmt: skip
def test_ops_that_it_has_not(body):
    text = kernel("%x: memref<?xf32>", body)
    with pytest.raises(gpuir.Error, match=r"error: engine='native': 'amdgpu\.\w+' in @k: the native engine has "):
        sim.launch(text, "k", 1, 64, np.zeros(64, np.float32), chip="gfx950", engine="native")
    report, _ = launched(text, np.zeros(64, np.float32), block=64, chip="gfx950")
    assert report.engine.startswith("numpy: of the native engine, the native engine has ")


@pytest.mark.sweep(6)
@pytest.mark.parametrize("case", range(12))
def test_moves_and_barriers_of_any_order(case, seed):
    """Kernels of moves, stores and loads of the LDS, with a barrier ahead of each, or missing."""
    rng = np.random.default_rng([seed, case])
    lines, value = [], "%v"
    for number in range(int(rng.integers(2, 6))):
        new, kind = f"%n{number}", int(rng.integers(3))
        if kind == 0:
            move = ["row_mirror", "row_ror(3 : i32)", "wave_shl", "quad_perm([1, 0, 3, 2])"][int(rng.integers(4))]
            lines.append(f"{new} = amdgpu.dpp %v {value} {move} : i32")
        elif kind == 1:
            lines.append(f"{new} = amdgpu.swizzle_bitmode {value} 31 0 {int(rng.integers(32))} : i32")
        else:
            barriers = ["amdgpu.lds_barrier", "gpu.barrier", ""]
            one, other = (barriers[int(each)] for each in rng.choice(3, 2, p=[0.6, 0.3, 0.1]))
            lines.append(f"""{one}
            memref.store {value}, %s[%t] : memref<128xi32, {LDS}>
            {other}
            %k{number} = arith.constant {int(rng.integers(128))} : index
            %x{number} = arith.xori %t, %k{number} : index
            {new} = memref.load %s[%x{number}] : memref<128xi32, {LDS}>""")
        value = new
    lines.append(f"%w = arith.addi {value}, %v : i32")
    text = (
        of_elements("\n".join(lines), "i32")
        .replace(") kernel", f") workgroup(%s: memref<128xi32, {LDS}>) kernel")
        .replace(")  kernel", f") workgroup(%s: memref<128xi32, {LDS}>) kernel")
    )
    x = np.random.default_rng(seed).integers(-100, 100, 256).astype(np.int32)
    launched(text, x, np.zeros_like(x), grid=2)
