"""The native engine: the numbers and the findings of the NumPy engine, and what it leaves to that."""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.processes.forking import forked
from gpuir.sim.native import cores
from gpuir.sim.native.guards import Guards
from gpuir.sim.native.tiers import Tier

sys.path.insert(0, str(Path(__file__).parent))
from _both import both, kernel
from _random_kernels import Kernel
from _random_meetings import Meeting

sys.path.pop(0)

SAXPY = """gpu.module @kernels {
  gpu.func @saxpy(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel {
    %i = gpu.global_id x
    %inside = arith.cmpi ult, %i, %n : index
    scf.if %inside {
      %u = memref.load %x[%i] : memref<?xf32>
      %v = memref.load %y[%i] : memref<?xf32>
      %p = arith.mulf %a, %u : f32
      %w = arith.addf %p, %v : f32
      memref.store %w, %y[%i] : memref<?xf32>
    }
    gpu.return
  }
}
"""


@pytest.mark.parametrize("checks", [True, False])
def test_elementwise_of_ten_million(checks):
    n = 10_000_000
    x, y = np.arange(n, dtype=np.float32), np.ones(n, np.float32)
    report = sim.launch(SAXPY, "saxpy", -(-n // 256), 256, n, 2.0, x, y, engine="native", checks=checks)
    assert report.engine.startswith("native: ")
    assert (report.kernel, report.block, report.findings) == ("saxpy", (256, 1, 1), [])
    assert np.array_equal(y, np.float32(2) * x + np.float32(1))


@pytest.mark.sweep(24)
@pytest.mark.parametrize("seed", range(5000))
def test_random_kernels(seed):
    drawn = Kernel(seed)
    report, _ = both(drawn.text, "kernel", drawn.grid, drawn.block, *drawn.arguments(), max_steps=500)
    assert not (report.findings and report.engine.startswith("native"))


@pytest.mark.sweep(1)
@pytest.mark.parametrize("part", range(3))
def test_the_first_random_kernels(part):
    ran = 0
    for seed in range(30 * part, 30 * (part + 1)):
        drawn = Kernel(seed)
        report, _ = both(drawn.text, "kernel", drawn.grid, drawn.block, *drawn.arguments(), max_steps=500)
        ran += report.engine.startswith("native")
    assert ran > 18


TRANSPOSED = """%tx = gpu.thread_id x
%ty = gpu.thread_id y
%bx = gpu.block_id x
%by = gpu.block_id y
%dx = gpu.block_dim x
%dy = gpu.block_dim y
%p = arith.muli %bx, %dx : index
%q = arith.muli %by, %dy : index
%r = arith.addi %p, %tx : index
%s = arith.addi %q, %ty : index
%v = memref.load %x[%r, %s] : memref<24x40xi32>
memref.store %v, %y[%s, %r] : memref<40x24xi32>"""


def test_two_dimensions():
    x = np.arange(960, dtype=np.int32).reshape(24, 40)
    text = kernel(TRANSPOSED, "%x: memref<24x40xi32>, %y: memref<40x24xi32>")
    report, (_, y) = both(text, "k", (3, 5), (8, 8), x, np.zeros((40, 24), np.int32))
    assert report.engine.startswith("native")
    assert np.array_equal(y, x.T)


@pytest.mark.parametrize("sizes", [(96, 1), (1, 96), (12, 8), ((4, 3), (4, 2)), ((2, 2, 3), (2, 2, 2))])
def test_blocks_of_few_threads(sizes):
    """Each thread writes its number in the grid, and its lane."""
    names = ("thread_id", "block_id", "block_dim", "grid_dim")
    ids = "".join(f"%{name}_{axis} = gpu.{name} {axis}\n" for name in names for axis in "xyz")
    body, last = ids + "%lane = gpu.lane_id\n%n0 = arith.constant 0 : index\n", "%n0"
    steps = [
        (f"%{size}_{axis}", f"%{id}_{axis}")
        for id, size in (("block_id", "grid_dim"), ("thread_id", "block_dim"))
        for axis in "zyx"
    ]
    for number, (size, id) in enumerate(steps):
        body += f"%m{number} = arith.muli {last}, {size} : index\n%s{number} = arith.addi %m{number}, {id} : index\n"
        last = f"%s{number}"
    body += f"""%v = arith.index_cast {last} : index to i32
%w = arith.index_cast %lane : index to i32
memref.store %v, %x[{last}] : memref<?xi32>
memref.store %w, %y[{last}] : memref<?xi32>"""
    report, (x, y) = both(kernel(body), "k", *sizes, np.zeros(96, np.int32), np.zeros(96, np.int32))
    assert report.engine.startswith("native")
    assert np.array_equal(x, np.arange(96))
    assert np.array_equal(y, np.arange(96) % np.prod(sizes[1]) % 32)


def test_a_rule_of_another_package_is_what_counts(monkeypatch):
    from gpuir.sim.rules import RULES

    def make(k, op):
        return np.subtract

    monkeypatch.setitem(RULES, "arith.addf", RULES["arith.addf"])
    sim.rule("arith.addf")(make)
    x, y = np.full(64, 5, np.float32), np.ones(64, np.float32)
    report = sim.launch(SAXPY, "saxpy", 2, 32, 64, 2.0, x, y, engine="auto")
    assert "another package" in report.engine
    assert (y == 9).all()


def test_threads_of_one_element_that_nothing_orders():
    """The shadow words tell: a sum of neighbours in place is a race, one to another array is none."""
    body = """%j = arith.addi %i, %c1 : index
%u = memref.load %x[%i] : memref<?xi32>
%v = memref.load %x[%j] : memref<?xi32>
%w = arith.addi %u, %v : i32
memref.store %w, %T[%i] : memref<?xi32>"""
    x = np.arange(65, dtype=np.int32)
    report, (_, y) = both(kernel(body.replace("%T", "%y")), "k", 2, 32, x, np.zeros(64, np.int32))
    assert report.engine.startswith("native")
    assert np.array_equal(y, x[:-1] + x[1:])
    report, _ = both(kernel(body.replace("%T", "%x")), "k", 2, 32, x, np.zeros(64, np.int32))
    assert {each.kind for each in report.findings} == {"race"}


STORE = "memref.store %v, %y[%i] : memref<?xi32>"


@pytest.mark.parametrize(("body", "kind"), [
    (f"%j = arith.addi %i, %c1 : index\n%v = memref.load %x[%j] : memref<?xi32>\n{STORE}", "out-of-bounds"),
    ("%v = memref.load %x[%i] : memref<?xi32>\nmemref.store %v, %y[%c0] : memref<?xi32>", "race"),
    ("%v = memref.load %x[%i] : memref<?xi32>\n%j = arith.index_cast %v : i32 to index\nmemref.store %v, %y[%j] : memref<?xi32>", "out-of-bounds"),
    (f"%u = memref.load %x[%i] : memref<?xi32>\n%v = arith.divsi %u, %u : i32\n{STORE}", "undefined"),
    (f"%u = memref.load %x[%i] : memref<?xi32>\n%v = arith.shli %u, %u : i32\n{STORE}", "undefined"),
    (f"scf.for %j = %c0 to %c1 step %c0 {{\n%v = memref.load %x[%i] : memref<?xi32>\n{STORE}\n}}", "undefined"),
    (f"%n = arith.constant 99999999999 : index\nscf.for %j = %c0 to %n step %c1 {{\n%v = memref.load %x[%i] : memref<?xi32>\n{STORE}\n}}", "no-progress"),
    # Behind a store of its own the thread reads an index that it has made.
    (f"%v = arith.constant -9 : i32\n{STORE}\n%w = memref.load %y[%i] : memref<?xi32>\n%j = arith.index_cast %w : i32 to index\n"
     "%u = memref.load %x[%j] : memref<?xi32>", "out-of-bounds"),
])  # fmt: skip
def test_faults_are_those_of_the_numpy_engine(body, kind):
    x = np.arange(0, 128, 2, dtype=np.int32)
    report, _ = both(kernel(body), "k", 2, 32, x, np.zeros(64, np.int32))
    assert report.engine.startswith("numpy: of the native engine, a check")
    assert report.findings[0].kind == kind


@pytest.mark.parametrize(("steps", "native"), [(101, True), (100, False)])
def test_loops_without_bounds(steps, native):
    """Each thread halves until it comes to 0; the one with 2 ** 99 looks 101 times."""
    body = """%v = memref.load %x[%i] : memref<?xf64>
%half = arith.constant 0.5 : f64
%one = arith.constant 1.0 : f64
%zero = arith.constant 0.0 : f64
%n, %last = scf.while (%count = %zero, %left = %v) : (f64, f64) -> (f64, f64) {
%more = arith.cmpf oge, %left, %one : f64
scf.condition(%more) %count, %left : f64, f64
} do {
^bb0(%count: f64, %left: f64):
%next = arith.addf %count, %one : f64
%less = arith.mulf %left, %half : f64
scf.yield %next, %less : f64, f64
}
memref.store %n, %y[%i] : memref<?xf64>"""
    text = kernel(body, "%x: memref<?xf64>, %y: memref<?xf64>")
    x = 2.0 ** np.arange(100)
    report, (_, y) = both(text, "k", 2, 50, x, np.zeros(100), max_steps=steps)
    assert report.engine.startswith("native") is native
    if native:
        assert np.array_equal(y, np.arange(100) + 1)
    else:
        assert report.findings[0].kind == "no-progress"


def test_dimensions_and_switches():
    body = """%n = memref.dim %x, %c0 : memref<?xi32>
%three = arith.constant 3 : index
%rest = arith.remui %i, %three : index
%v = memref.load %x[%i] : memref<?xi32>
%r = scf.index_switch %rest -> i32
case 1 { %w = arith.addi %v, %v : i32
scf.yield %w : i32 }
default { %w = arith.index_cast %n : index to i32
scf.yield %w : i32 }
memref.store %r, %y[%i] : memref<?xi32>"""
    x = np.arange(64, dtype=np.int32)
    report, (_, y) = both(kernel(body), "k", 2, 32, x, np.zeros_like(x))
    assert report.engine.startswith("native")
    assert np.array_equal(y, np.where(x % 3 == 1, 2 * x, 64))


@pytest.mark.parametrize("options", [
    {"watch": {"%u": "first"}}, {"workers": 2}, {"cluster": 2}, {"checks": "+nan"},
])  # fmt: skip
def test_options_that_it_has_not(options):
    x, y = np.ones(64, np.float32), np.ones(64, np.float32)
    report = sim.launch(SAXPY, "saxpy", 2, 32, 64, 2.0, x, y, engine="auto", **options)
    assert report.engine.startswith("numpy: of the native engine, it has no ")
    assert next(iter(options)) in report.engine
    assert report.operations["arith.mulf"] == 2
    with pytest.raises(gpuir.Error, match="engine='native': @saxpy: it has no "):
        sim.launch(SAXPY, "saxpy", 2, 32, 64, 2.0, x, y, engine="native", **options)


@pytest.mark.parametrize(("body", "op"), [
    ("gpu.barrier memfence [#gpu.address_space<global>]", "gpu.barrier"),
    ("%v = memref.load %x[%i] : memref<?xi32>\nscf.for %k = %c0 to %c1 step %c1 { "
     "%w = memref.atomic_rmw addi %v, %y[%c0] : (i32, memref<?xi32>) -> i32\nmemref.store %w, %x[%i] : memref<?xi32>\n}", "memref.atomic_rmw"),
    ("%f = arith.constant 1.0 : f32\n%g = math.erf %f : f32", "math.erf"),
    ("%f = arith.constant 1.0 : f16\n%g = math.exp %f : f16", "math.exp"),
    ("%f = arith.constant 1.0 : bf16\n%g = arith.maximumf %f, %f : bf16", "arith.maximumf"),
    ("%f = arith.constant dense<[1.0, 2.0]> : vector<2xbf16>", "arith.constant"),
    ("%j = gpu.thread_id x upper_bound 8", "gpu.thread_id"),
])  # fmt: skip
def test_ops_that_it_has_not(body, op):
    arguments = np.zeros(32, np.int32), np.zeros(32, np.int32)
    with pytest.raises(gpuir.Error, match=rf"[67]:\d+: error: engine='native': '{op}' in @k: ") as error:
        sim.launch(kernel(body), "k", 1, 8, *arguments, engine="native")
    assert "engine='numpy' runs it" in str(error.value)
    report, _ = both(kernel(body), "k", 1, 8, *arguments)
    assert f"('{op}')" in report.engine


@pytest.mark.parametrize(("change", "what"), [
    (lambda a: (a, a), "share memory"), (lambda a: (a, np.zeros(64, np.int32)[::2]), "not contiguous"),
    (lambda a: (np.broadcast_to(np.int32(1), 32), a), "not contiguous"),
])  # fmt: skip
def test_arguments_that_it_has_not(change, what):
    arguments = change(np.zeros(32, np.int32))
    text = kernel(f"%v = memref.load %x[%i] : memref<?xi32>\n{STORE}")
    with pytest.raises(gpuir.Error, match=what):
        sim.launch(text, "k", 1, 32, *arguments, engine="native")
    assert what in sim.launch(text, "k", 1, 32, *arguments, engine="auto").engine


def test_wrong_arguments_are_errors_of_both():
    for engine in ("auto", "native"):
        with pytest.raises(TypeError, match="takes 4 arguments"):
            sim.launch(SAXPY, "saxpy", 1, 1, 2.0, engine=engine)
    with pytest.raises(ValueError, match="engine: expected one of 'numpy', 'auto', 'native', got 'gpu'"):
        sim.launch(SAXPY, "saxpy", 1, 1, engine="gpu")


def test_a_masked_array_is_none_for_any_engine():
    x = np.ma.array(np.zeros(32, np.int32))
    text = kernel(f"%v = memref.load %x[%i] : memref<?xi32>\n{STORE}")
    with pytest.raises(TypeError, match="got a MaskedArray of int32"):
        sim.launch(text, "k", 1, 32, x, np.zeros(32, np.int32), engine="auto")
    with pytest.raises(gpuir.Error, match="is no array"):
        sim.launch(text, "k", 1, 32, x, np.zeros(32, np.int32), engine="native")


def test_fast_math_and_licenses_change_no_number():
    body = """%u = memref.load %x[%i] : memref<?xf32>
%t = arith.constant 3.0 : f32
%a = arith.addf %u, %t fastmath<fast> : f32
%b = arith.subf %a, %t fastmath<fast> : f32
%c = arith.mulf %b, %b fastmath<contract> : f32
%d = arith.addf %c, %u fastmath<contract> : f32
memref.store %d, %y[%i] : memref<?xf32>"""
    x = np.random.default_rng(0).normal(size=512).astype(np.float32)
    report, (_, y) = both(kernel(body, "%x: memref<?xf32>, %y: memref<?xf32>"), "k", 4, 128, x, np.zeros_like(x))
    assert report.engine.startswith("native")
    b = (x + np.float32(3)) - np.float32(3)
    assert np.array_equal(y, b * b + x)


def test_counts_of_a_sample():
    x, y = np.arange(6400, dtype=np.float32), np.ones(6400, np.float32)
    of_all = sim.launch(SAXPY, "saxpy", 100, 64, 6400, 2.0, x, y.copy(), engine="numpy")
    given = y.copy()
    report = sim.launch(SAXPY, "saxpy", 100, 64, 6400, 2.0, x, given, engine="native", sample=4)
    assert np.array_equal(given, 2 * x + 1) and report.sampled == [0, 25, 50, 75]
    assert not report.findings
    estimates = report.estimate("sm_90").limits, of_all.estimate("sm_90").limits
    assert estimates[0] == pytest.approx(estimates[1])
    # Every block does the same.
    assert {name: 25 * count for name, count in report.operations.items()} == of_all.operations
    assert 25 * report.issued == of_all.issued
    assert 25 * report.traffic.global_sectors == of_all.traffic.global_sectors
    rows = [report.where("memref.load"), of_all.where("memref.load")]
    assert [[(each.place, 25 * each.count) for each in rows[0]]] == [[(each.place, each.count) for each in rows[1]]]
    assert report.coverage().ran == of_all.coverage().ran
    assert "of 4 of 100 blocks (0, 25, 50, 75), which engine='numpy' ran again" in str(report)
    everywhere = sim.launch(SAXPY, "saxpy", 100, 64, 6400, 2.0, x, y.copy(), engine="native", sample=1000)
    assert everywhere.operations == of_all.operations and len(everywhere.sampled) == 100
    with pytest.raises(ValueError, match="sample: expected a number of blocks, got -1"):
        sim.launch(SAXPY, "saxpy", 100, 64, 6400, 2.0, x, y.copy(), sample=-1)


@pytest.mark.skipif(not forked(), reason="this system cannot fork")
@pytest.mark.parametrize("barrier", ["", "gpu.barrier"])
def test_a_crash_of_machine_code_is_not_the_end(monkeypatch, barrier):
    """Without its checks an access far away ends the child in which the first launch is tried; the arrays are as they were."""
    monkeypatch.setattr(Guards, "_bounded", lambda self, op: None)
    text = kernel(f"""{barrier}
%far = arith.constant 1000000000000 : index
%there = arith.muli %i, %far : index
%v = memref.load %x[%there] : memref<?xi32>
memref.store %v, %y[%i] : memref<?xi32>""")
    payload, x, y = sim.prepare(text), np.ones(64, np.int32), np.zeros(64, np.int32)
    for _ in range(2):
        report = sim.launch(payload, "k", 2, 32, x, y, engine="auto", on_fault="report")
        assert "ended a child process (SIG" in report.engine and report.engine.startswith("numpy")
        assert report.findings[0].kind == "out-of-bounds"
    with pytest.raises(gpuir.Error, match=r"engine='native': @k: its machine code ended a child process \(SIG"):
        sim.launch(payload, "k", 2, 32, x, y, engine="native")
    assert x.all()


@pytest.mark.parametrize("where", ["inside", "ahead"])
@pytest.mark.parametrize("divisor", ["%d", "%odd"])
@pytest.mark.parametrize("op", ["divui", "remui", "divsi", "remsi"])
def test_quotients_under_a_mask_are_addresses(op, divisor, where):
    """LLVM, which takes several threads at once, had the first one's quotient for those of all: numbers that came from 32 bits, and a branch on them."""
    quotient = f"%p = arith.{op} %x, {divisor} : index"
    text = f"""gpu.module @kernels {{
gpu.func @k(%y: memref<?xi64>, %d: index) kernel {{
%c1 = arith.constant 1 : index
%lim = arith.constant 35 : index
%i = gpu.global_id x
%v = arith.index_cast %i : index to i64
%k = arith.index_cast %i : index to i32
%x = arith.index_cast %k : i32 to index
%odd = arith.ori %i, %c1 : index
{quotient if where == "ahead" else ""}
%in = arith.cmpi ult, %x, %lim : index
scf.if %in {{
{quotient if where == "inside" else ""}
memref.store %v, %y[%p] : memref<?xi64>
}}
gpu.return
}}
}}"""
    numbers, by = np.arange(35), 7 if divisor == "%d" else np.arange(35) | 1
    touched = np.unique(numbers // by if op.startswith("div") else numbers % by)
    for engine in ("native", "numpy"):
        y = np.full(64, -1, np.int64)
        # Which of the threads that meet in an element comes last is nobody's business here.
        sim.launch(text, "k", 40, 1, y, 7, engine=engine, checks=False, on_fault="report")
        np.testing.assert_array_equal(np.nonzero(y >= 0)[0], touched)


def test_a_defect_of_the_engine_is_not_the_end(monkeypatch):
    """What goes wrong in the engine itself, and nobody foresaw, leaves the launch to NumPy; who asks for the engine sees it."""
    asked = []

    def wrong(self, *_):
        asked.append(self)
        raise IndexError("list index out of range")

    monkeypatch.setattr(Guards, "_bounded", wrong)
    monkeypatch.setattr(Tier, "eager", False)
    monkeypatch.setattr(Tier, "small", lambda *_: False)
    text = kernel("%v = memref.load %x[%i] : memref<?xi32>\nmemref.store %v, %y[%i] : memref<?xi32>")
    payload, x, y = sim.prepare(text), np.ones(64, np.int32), np.zeros(64, np.int32)
    for number in range(2):
        # Once for the kernel.
        with pytest.warns(RuntimeWarning, match="native engine at @k") if not number else contextlib.nullcontext():
            report = sim.launch(payload, "k", 2, 32, x, y)
        assert report.engine == (
            "numpy: of the native engine, a defect at this kernel (IndexError: list index out of range), which is worth a report"
        )
        assert y.all() and not report.findings
    assert len(asked) == 1
    with pytest.raises(IndexError):
        sim.launch(sim.prepare(text), "k", 2, 32, x, y, engine="native")


@pytest.mark.parametrize("seed", range(24))
def test_blocks_on_several_cores(monkeypatch, seed):
    """Parts of the grid run at once, each with its words; what they find and what they compute is the same."""
    monkeypatch.setattr(cores, "cores_for", lambda blocks, threads, pace: 3)
    drawn = (Kernel if seed % 3 else Meeting)(seed)
    report, _ = both(drawn.text, "kernel", drawn.grid, drawn.shape, *drawn.arguments(), max_steps=500)
    assert not (report.findings and report.engine.startswith("native"))


def test_few_threads_with_much_to_do_have_several_cores(monkeypatch):
    """The time that blocks took in the last launch counts, beside the number of their threads."""
    monkeypatch.setattr(cores.os, "sched_getaffinity", lambda _: range(6), raising=False)
    assert [cores.cores_for(4, 32, pace) for pace in (0.0, 1e-5, 1e-3)] == [1, 1, 4]
    known, calls = [], cores.cores_for

    def asked(blocks, threads, pace):
        known.append(pace)
        return calls(blocks, threads, pace)

    monkeypatch.setattr(cores, "cores_for", asked)
    body = """%n = arith.constant 1000000 : index
%s = scf.for %k = %c0 to %n step %c1 iter_args(%old = %c0) -> index {
  %twice = arith.muli %old, %k : index
  %new = arith.xori %twice, %i : index
  scf.yield %new : index
}
%w = arith.index_cast %s : index to i32
memref.store %w, %y[%i] : memref<?xi32>"""
    x, y, code = np.zeros(1, np.int32), np.zeros(8, np.int32), sim.prepare(kernel(body))
    for _ in range(2):
        assert sim.launch(code, "k", 4, 2, x, y, engine="native", checks=False).engine.startswith("native")
    assert known[0] == 0 and known[-1] > 1e-4 and calls(4, 2, known[-1]) == 4


@pytest.mark.parametrize("grid", [(1, 1, 1), (2, 1, 1), (1, 7, 1), (2, 2, 5), (100, 1, 1)])
def test_each_block_runs_once(monkeypatch, grid):
    monkeypatch.setattr(cores, "cores_for", lambda blocks, threads, pace: 4)
    body = """%gx = gpu.grid_dim x
%gy = gpu.grid_dim y
%bx = gpu.block_id x
%by = gpu.block_id y
%bz = gpu.block_id z
%a = arith.muli %bz, %gy : index
%b = arith.addi %a, %by : index
%c = arith.muli %b, %gx : index
%d = arith.addi %c, %bx : index
BARRIER
%v = memref.load %y[%d] : memref<?xi32>
%one = arith.constant 1 : i32
%w = arith.addi %v, %one : i32
memref.store %w, %y[%d] : memref<?xi32>"""
    for barrier in ("", "gpu.barrier"):
        x, y = np.zeros(1, np.int32), np.zeros(grid[0] * grid[1] * grid[2], np.int32)
        report = sim.launch(kernel(body.replace("BARRIER", barrier)), "k", grid, 1, x, y, engine="native")
        assert report.engine.startswith("native") and np.all(y == 1)
        report = sim.launch(kernel(body.replace("BARRIER", barrier)), "k", grid, 1, x, y[1:].copy(), engine="auto", on_fault="report") if len(y) > 1 else None  # fmt: skip
        assert report is None or report.findings[0].kind == "out-of-bounds"


def test_the_budget_is_one_for_all_cores(monkeypatch):
    monkeypatch.setattr(cores, "cores_for", lambda blocks, threads, pace: 2)
    body = """%n = arith.constant 100 : index
scf.for %k = %c0 to %n step %c1 {
  %v = memref.load %x[%i] : memref<?xi32>
  memref.store %v, %y[%i] : memref<?xi32>
}"""
    x = np.ones(64, np.int32)
    for most, which in ((6400, "native"), (6399, "numpy: of the native engine, a check")):
        report = sim.launch(
            kernel(body), "k", 4, 16, x, x.copy(), engine="auto", on_fault="report", max_iterations=most
        )
        assert report.engine.startswith(which)
