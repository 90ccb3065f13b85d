"""The native engine on kernels whose threads meet: the numbers and the findings of the NumPy engine."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim

sys.path.insert(0, str(Path(__file__).parent))
from _both import both, kernel
from _random_meetings import Meeting

sys.path.pop(0)

SPACE = "#gpu.address_space<workgroup>"


@pytest.mark.sweep(20)
@pytest.mark.parametrize("seed", range(5000))
def test_random_kernels(seed):
    drawn = Meeting(seed)
    report, _ = both(drawn.text, "kernel", drawn.grid, drawn.shape, *drawn.arguments(), max_steps=500)
    assert not (report.findings and report.engine.startswith("native"))


def test_the_first_random_kernels():
    reports = []
    for seed in range(24):
        drawn = Meeting(seed)
        reports.append(both(drawn.text, "kernel", drawn.grid, drawn.shape, *drawn.arguments(), max_steps=500)[0])
    assert sum(each.engine.startswith("native") for each in reports) > 12
    assert any(each.findings for each in reports)


TRANSPOSE = f"""gpu.module @kernels {{
gpu.func @k(%x: memref<?x?xf32>, %y: memref<?x?xf32>) workgroup(%tile: memref<32x33xf32, {SPACE}>) kernel {{
  %tx = gpu.thread_id x
  %ty = gpu.thread_id y
  %bx = gpu.block_id x
  %by = gpu.block_id y
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %c32 = arith.constant 32 : index
  %left = arith.muli %bx, %c32 : index
  %top = arith.muli %by, %c32 : index
  %column = arith.addi %left, %tx : index
  scf.for %j = %c0 to %c32 step %c8 {{
    %line = arith.addi %ty, %j : index
    %row = arith.addi %top, %line : index
    %v = memref.load %x[%row, %column] : memref<?x?xf32>
    memref.store %v, %tile[%line, %tx] : memref<32x33xf32, {SPACE}>
  }}
  gpu.barrier
  %other = arith.addi %top, %tx : index
  scf.for %j = %c0 to %c32 step %c8 {{
    %line = arith.addi %ty, %j : index
    %row = arith.addi %left, %line : index
    %v = memref.load %tile[%tx, %line] : memref<32x33xf32, {SPACE}>
    memref.store %v, %y[%row, %other] : memref<?x?xf32>
  }}
  gpu.return
}}
}}"""


def transpose(text, size=128, **options):
    x = np.random.default_rng(0).random((size, size), np.float32)
    report, (_, y) = both(text, "k", (size // 32, size // 32), (32, 8), x, np.zeros_like(x), **options)
    return report, x, y


@pytest.mark.parametrize("checks", [True, False])
def test_the_tiled_transpose(checks):
    report, x, y = transpose(TRANSPOSE, checks=checks)
    assert report.engine.startswith("native")
    assert np.array_equal(y, x.T)


@pytest.mark.parametrize(("old", "new", "kind"), [
    ("gpu.barrier", "", "race"),
    ("step %c8 {\n    %line = arith.addi %ty, %j : index\n    %row = arith.addi %top", "step %c32 {\n    %line = arith.addi %ty, %j : index\n    %row = arith.addi %top",
     "uninitialized"),
    ("%tile[%line, %tx]", "%tile[%line, %column]", "out-of-bounds"),
    ("%y[%row, %other]", "%y[%row, %tx]", "race"),
    ("gpu.barrier", "%few = arith.cmpi ult, %ty, %c1 : index\nscf.if %few { gpu.barrier }", "barrier-divergence"),
])  # fmt: skip
def test_faults_of_the_transpose(old, new, kind):
    assert old in TRANSPOSE
    report, *_ = transpose(TRANSPOSE.replace(old, new, 1), 64)
    assert report.engine.startswith("numpy: of the native engine, a check")
    assert report.findings[0].kind == kind


MATMUL = f"""gpu.module @kernels {{
gpu.func @k(%n: index, %a: memref<?x?xf32>, %b: memref<?x?xf32>, %c: memref<?x?xf32>) kernel {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %bytes = arith.constant 1024 : index
  %zero = arith.constant 0.0 : f32
  %memory = gpu.dynamic_shared_memory : memref<?xi8, {SPACE}>
  %s = memref.view %memory[%c0][] : memref<?xi8, {SPACE}> to memref<16x16xf32, {SPACE}>
  %t = memref.view %memory[%bytes][] : memref<?xi8, {SPACE}> to memref<16x16xf32, {SPACE}>
  %tx = gpu.thread_id x
  %ty = gpu.thread_id y
  %column = gpu.global_id x
  %row = gpu.global_id y
  %sum = scf.for %step = %c0 to %n step %c16 iter_args(%all = %zero) -> (f32) {{
    %i = arith.addi %step, %tx : index
    %j = arith.addi %step, %ty : index
    %u = memref.load %a[%row, %i] : memref<?x?xf32>
    %v = memref.load %b[%j, %column] : memref<?x?xf32>
    memref.store %u, %s[%ty, %tx] : memref<16x16xf32, {SPACE}>
    memref.store %v, %t[%ty, %tx] : memref<16x16xf32, {SPACE}>
    gpu.barrier
    %part = scf.for %k = %c0 to %c16 step %c1 iter_args(%some = %all) -> (f32) {{
      %p = memref.load %s[%ty, %k] : memref<16x16xf32, {SPACE}>
      %q = memref.load %t[%k, %tx] : memref<16x16xf32, {SPACE}>
      %next = math.fma %p, %q, %some : f32
      scf.yield %next : f32
    }}
    gpu.barrier
    scf.yield %part : f32
  }}
  memref.store %sum, %c[%row, %column] : memref<?x?xf32>
  gpu.return
}}
}}"""


def matmul(text, smem=2048):
    drawn = np.random.default_rng(0)
    a, b = (drawn.random((64, 64), np.float32) for _ in range(2))
    report, (*_, c) = both(text, "k", (4, 4), (16, 16), 64, a, b, np.zeros((64, 64), np.float32), smem=smem)
    return report, a, b, c


def test_the_tiled_product():
    report, a, b, c = matmul(MATMUL)
    assert report.engine.startswith("native")
    np.testing.assert_allclose(c, a @ b, rtol=1e-5)


@pytest.mark.parametrize("number", range(2))
def test_each_barrier_of_the_product_is_needed(number):
    parts = MATMUL.split("gpu.barrier")
    text = (
        "gpu.barrier".join(parts[: number + 1]) + "gpu.barrier".join(["", *parts[number + 1 :]])[len("gpu.barrier") :]
    )
    assert text.count("gpu.barrier") == 1
    report, *_ = matmul(text)
    assert report.engine.startswith("numpy: of the native engine, a check")
    assert {each.kind for each in report.findings} <= {"race", "uninitialized"} and report.findings


def test_dynamic_memory_that_is_too_small():
    report, *_ = matmul(MATMUL, 2000)
    assert (
        report.engine == "numpy: of the native engine, the launch has less dynamic shared memory than the kernel uses"
    )
    assert report.findings[0].kind == "out-of-bounds"


WARP_SUM = """%v = memref.load %x[%i] : memref<?xf32>
{steps}
memref.store {last}, %y[%i] : memref<?xf32>"""


def one_dimension(body, more=""):
    return f"""gpu.module @kernels {{
gpu.func @k(%x: memref<?xf32>, %y: memref<?xf32>){more} kernel {{
%i = gpu.global_id x
%tid = gpu.thread_id x
%c0 = arith.constant 0 : index
%width = arith.constant 32 : i32
{body}
gpu.return
}}
}}"""


def test_sums_of_a_warp_in_the_order_of_its_shuffles():
    steps, last = "", "%v"
    for offset in (16, 8, 4, 2, 1):
        steps += f"""%o{offset} = arith.constant {offset} : i32
%s{offset}, %f{offset} = gpu.shuffle xor {last}, %o{offset}, %width : f32
%v{offset} = arith.addf {last}, %s{offset} : f32
"""
        last = f"%v{offset}"
    text = one_dimension(WARP_SUM.format(steps=steps, last=last))
    x = np.random.default_rng(0).normal(size=256).astype(np.float32)
    report, (_, y) = both(text, "k", 2, 128, x, np.zeros_like(x))
    assert report.engine.startswith("native")
    np.testing.assert_allclose(y, np.repeat(x.reshape(-1, 32).sum(1), 32), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    ("threads", "offset", "native"), [(64, 5, True), (40, 5, True), (40, 8, False), (64, 31, True)]
)
def test_lanes_that_there_are_not(threads, offset, native):
    """Of 40 threads the last warp has 8; who asks for another lane of it gets what is undefined."""
    steps = f"%o = arith.constant {offset} : i32\n%s, %f = gpu.shuffle xor %v, %o, %width : f32"
    text = one_dimension(WARP_SUM.format(steps=steps, last="%s"))
    # Lanes 0 to 7 ask for 5 to 2 by 5, and for 8 to 15 by 8.
    report, _ = both(text, "k", 1, threads, np.arange(threads, dtype=np.float32), np.zeros(threads, np.float32))
    assert report.engine.startswith("native") is native
    assert bool(report.findings) is not native


def test_a_branch_that_warps_take_apart_has_shuffles_but_no_barrier():
    inner = """%w = gpu.subgroup_id : index
%first = arith.cmpi eq, %w, %c0 : index
%r = scf.if %first -> (f32) {
%o = arith.constant 1 : i32
%s, %f = gpu.shuffle xor %v, %o, %width : f32
BARRIER
scf.yield %s : f32
} else {
scf.yield %v : f32
}"""
    text = one_dimension(WARP_SUM.format(steps=inner, last="%r"))
    x = np.arange(64, dtype=np.float32)
    report, (_, y) = both(text.replace("BARRIER", ""), "k", 1, 64, x, np.zeros_like(x))
    assert report.engine.startswith("native")
    assert np.array_equal(y, np.concatenate([np.arange(32) ^ 1, np.arange(32, 64)]))
    report, _ = both(text.replace("BARRIER", "gpu.barrier"), "k", 1, 64, x, np.zeros_like(x))
    assert report.findings


def test_accesses_of_blocks_that_no_barrier_orders():
    """A barrier orders the threads of a block, and not those of another one."""
    body = """%v = memref.load %x[%i] : memref<?xf32>
memref.store %v, %y[%FIRST] : memref<?xf32>
gpu.barrier
%size = gpu.block_dim x
%one = arith.constant 1 : index
%t = arith.addi %tid, %one : index
%o = arith.remui %t, %size : index
%b = gpu.block_id x
%s = arith.muli %b, %size : index
%at = arith.addi %s, %o : index
%w = memref.load %y[%SECOND] : memref<?xf32>
gpu.barrier
memref.store %w, %y[%i] : memref<?xf32>"""
    x = np.arange(64, dtype=np.float32)
    for first, second, native in (("i", "at", True), ("i", "o", False), ("tid", "at", False)):
        text = one_dimension(body.replace("FIRST", first).replace("SECOND", second))
        report, (_, y) = both(text, "k", 2, 32, x, np.ones_like(x))
        assert report.engine.startswith("native") is native, (first, second)
        assert bool(report.findings) is not native
    report, (_, y) = both(
        one_dimension(body.replace("FIRST", "i").replace("SECOND", "at")), "k", 2, 32, x, np.ones_like(x)
    )
    assert np.array_equal(y, np.roll(x.reshape(2, 32), -1, 1).reshape(-1))


def test_a_histogram():
    body = """memref.store %none, %h[%tid] : memref<64xi32, #gpu.address_space<workgroup>>
gpu.barrier
%v = memref.load %x[%i] : memref<?xf32>
%w = arith.fptosi %v : f32 to i32
%at = arith.index_cast %w : i32 to index
%old = memref.atomic_rmw addi %once, %h[%at] : (i32, memref<64xi32, #gpu.address_space<workgroup>>) -> i32
gpu.barrier
%n = memref.load %h[%tid] : memref<64xi32, #gpu.address_space<workgroup>>
%all = memref.atomic_rmw addi %n, %y[%tid] : (i32, memref<64xi32>) -> i32"""
    text = one_dimension(body, " workgroup(%h: memref<64xi32, #gpu.address_space<workgroup>>)")
    text = text.replace("%y: memref<?xf32>", "%y: memref<64xi32>").replace(
        "%c0 =", "%none = arith.constant 0 : i32\n%once = arith.constant 1 : i32\n%c0 ="
    )
    x = np.random.default_rng(0).integers(0, 64, 1024).astype(np.float32)
    report, (_, y) = both(text, "k", 16, 64, x, np.zeros(64, np.int32), explore=2)
    assert report.engine.startswith("native")
    assert np.array_equal(y, np.bincount(x.astype(int), minlength=64))
    parts = text.split("gpu.barrier")
    for less in ("".join(parts[:2]) + "gpu.barrier" + parts[2], parts[0] + "gpu.barrier" + "".join(parts[1:])):
        report, _ = both(less, "k", 16, 64, x, np.zeros(64, np.int32))
        assert report.engine.startswith("numpy: of the native engine, a check")
        assert report.findings


def test_progress_is_told_at_the_end():
    told = []
    x = np.zeros((64, 64), np.float32)
    sim.launch(TRANSPOSE, "k", (2, 2), (32, 8), x, x.copy(), engine="native", progress=lambda *at: told.append(at))
    assert told == [(4, 4)]


@pytest.mark.parametrize("mode", ["xor", "down", "up", "idx"])
@pytest.mark.parametrize("width", [32, 16])
def test_shuffles_over_known_distances(mode, width):
    """Of whole warps or parts, by powers of two and others."""
    lines = [
        f"%w = arith.constant {width} : i32",
        "%many = arith.constant 1000 : i32",
        "%v = memref.load %x[%i] : memref<?xi32>",
    ]
    total = "%v"
    for number in (0, 1, 2, 3, 5, 8, 16, 31, 32):
        lines.append(f"""%o{number} = arith.constant {number} : i32
%r{number}, %f{number} = gpu.shuffle {mode} {total}, %o{number}, %w : i32
%g{number} = arith.extui %f{number} : i1 to i32
%s{number} = arith.muli %g{number}, %many : i32
%a{number} = arith.addi {total}, %r{number} : i32
%z{number} = arith.addi %a{number}, %s{number} : i32""")
        total = f"%z{number}"
    text = kernel("\n".join([*lines, f"memref.store {total}, %y[%i] : memref<?xi32>"]))
    x = np.random.default_rng(width).integers(0, 1000, 192).astype(np.int32)
    report, _ = both(text, "k", 2, 96, x, np.zeros(192, np.int32))
    assert report.engine.startswith("native"), report.engine


def test_loops_in_loops_are_looked_at_once():
    """Each would double the work of those within, if it were walked through again for what its iterations end in."""
    deep = 30
    begins = "\n".join(f"scf.for %k{number} = %c0 to %c1 step %c1 {{" for number in range(deep))
    body = f"{begins}\ngpu.barrier\n%v = memref.load %x[%i] : memref<?xi32>\nmemref.store %v, %y[%i] : memref<?xi32>\n{'}' * deep}"
    x = np.arange(64, dtype=np.int32)
    report, (_, y) = both(kernel(body), "k", 2, 32, x, np.zeros_like(x))
    assert report.engine.startswith("native") and np.array_equal(y, x)


@pytest.mark.parametrize("divisor", [4, 5])
def test_elements_are_counted_where_sums_do_not_tell_whose_they_are(divisor):
    """Threads write neighbours of each other's numbers: of four each is one thread's, of five not."""
    body = f"""%c4 = arith.constant 4 : index
    %d = arith.constant {divisor} : index
    %q = arith.divui %i, %d : index
    %r = arith.remui %i, %c4 : index
    %s = arith.xori %r, %c1 : index
    %row = arith.muli %q, %c4 : index
    %at = arith.addi %row, %s : index
    %v = memref.load %x[%i] : memref<?xi32>
    memref.store %v, %y[%at] : memref<?xi32>"""
    text = kernel(body)
    report, _ = both(text, "k", 4, 64, np.arange(256, dtype=np.int32), np.zeros(512, np.int32))
    kinds = [each.kind for each in report.findings]
    assert (report.engine.startswith("native"), kinds) == ((True, []) if divisor == 4 else (False, ["race"]))
