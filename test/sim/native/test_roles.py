"""Kernels of Hopper whose warps play roles, in the native engine: NumPy's numbers, no finding on right ones, and every fault left to the NumPy engine."""

from __future__ import annotations

import dataclasses
import importlib
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.rules import RULES

sys.path.insert(0, str(Path(__file__).parents[1] / "hopper"))
import _hopper
from _hopper_faults import MISTAKES

sys.path.pop(0)


@pytest.mark.parametrize("case", _hopper.KERNELS)
@pytest.mark.parametrize(("steps", "seed"), [(1, None), (2, 0), (7, 3)])
def test_right_kernels_run_natively(case, steps, seed):
    found, want, report = _hopper.run(case, grid=(3, 2), steps=steps, seed=seed, engine="native")
    assert np.array_equal(found, want)
    assert report.engine.startswith("native") and not report.findings


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.name.replace(" ", "-"))
def test_mistakes_are_left_to_the_numpy_engine(mistake):
    """What the native engine suspects is said by the other one, of the arrays as they were."""
    reports = [mistake.run(mistake.module, engine=engine) for engine in ("auto", "numpy")]
    assert "a check of its code failed" in reports[0].engine
    assert mistake.names(reports[0].findings)
    assert reports[0].findings == reports[1].findings


@pytest.fixture
def example(monkeypatch):
    monkeypatch.syspath_prepend(str(Path(__file__).resolve().parents[3] / "examples"))
    return importlib.import_module("hopper_gemm")


@pytest.mark.parametrize("options", [
    {}, {"tile": (128, 64, 64), "stages": 3, "out_dtype": "bfloat16"}, {"consumers": 1, "tile": (64, 64, 64), "specialized": False},
    {"dtype": "bfloat16", "tile": (128, 128, 64), "stages": 2}, {"tile": (128, 64, 64), "b_transposed": False},
])  # fmt: skip
def test_the_generator_of_products(example, options):
    """Sizes that no tile divides: TMA reads zeros outside, and writes nothing there."""
    gemm = example.Gemm(**options)
    kernel = example.Kernel(gemm)
    module = kernel.build()
    m, n, k = 140, 264, 208
    a, b, c, expected = kernel.operands(m, n, k)
    maps = [
        sim.tensor_map(array, copy.box, swizzle=copy.buffer.tile.layout.lower())
        for copy, array in ((kernel.a, a), (kernel.b, b), (kernel.c, c))
    ]
    report = sim.launch(
        module, "gemm", gemm.grid(m, n), gemm.threads, *maps, k, smem=kernel.plan.bytes, engine="native"
    )
    np.testing.assert_array_equal(c, expected.astype(c.dtype))
    assert report.engine.startswith("native")


RELAY = """gpu.module @kernels {
  llvm.mlir.global internal @tile() {addr_space = 3 : i32, alignment = 128 : i64} : !llvm.array<64 x f32>
  llvm.mlir.global internal @full() {addr_space = 3 : i32, alignment = 8 : i64} : i64
  gpu.func @k(%x: memref<64xf32>, %y: memref<64xf32>) kernel {
    %tile = llvm.mlir.addressof @tile : !llvm.ptr<3>
    %full = llvm.mlir.addressof @full : !llvm.ptr<3>
    %t = gpu.thread_id x
    %c0 = arith.constant 0 : index
    %c32 = arith.constant 32 : index
    %c31 = arith.constant 31 : index
    %n32 = arith.constant 32 : i32
    %phase = arith.constant 0 : i32
    %ticks = arith.constant 1000 : i32
    %first = arith.cmpi eq, %t, %c0 : index
    scf.if %first {
      nvvm.mbarrier.init %full, %n32 : !llvm.ptr<3>, i32
    }
    gpu.barrier
    %lane = arith.andi %t, %c31 : index
    %place = arith.index_cast %lane : index to i64
    %at = llvm.getelementptr %tile[%place] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
    %gives = arith.cmpi ult, %t, %c32 : index
    scf.if %gives {
      %v = memref.load %x[%t] : memref<64xf32>
      llvm.store %v, %at : f32, !llvm.ptr<3>
      %state = nvvm.mbarrier.arrive %full : !llvm.ptr<3> -> i64
    } else {
      WAIT
      %w = llvm.load %at : !llvm.ptr<3> -> f32
      memref.store %w, %y[PLACE] : memref<64xf32>
    }
    gpu.return
  }
}"""
WAIT = "nvvm.mbarrier.try_wait.parity %full, %phase, %ticks : !llvm.ptr<3>, i32, i32"


def relay(wait=WAIT, place="%t", **options):
    x, y = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    report = sim.launch(
        RELAY.replace("WAIT", wait).replace("PLACE", place), "k", 1, 64, x, y, on_fault="report", **options
    )
    return report, y


def test_one_warp_gives_another_one_what_it_has_read():
    report, y = relay(engine="native")
    assert not report.findings
    assert np.array_equal(y[32:], np.arange(32))


@pytest.mark.parametrize(("wait", "place", "kinds"), [
    ("", "%t", {"race", "uninitialized"}), ("%n1 = arith.constant 1 : i32\n" + WAIT.replace("%phase,", "%n1,"), "%t", {"race", "uninitialized"}),
    (WAIT, "%c31", {"race"}),
])  # fmt: skip
def test_what_a_relay_may_lack(wait, place, kinds):
    """No wait, a wait for the phase ahead of the first one, and threads that write one element."""
    reports = [relay(wait, place, engine=engine)[0] for engine in ("auto", "numpy")]
    assert "a check of its code failed" in reports[0].engine
    assert reports[0].findings == reports[1].findings
    assert {each.kind for each in reports[0].findings} & kinds


def of_blocks(wait, blocks, engine):
    """A relay in each block; where it waits is said by its number."""
    text = RELAY.replace("WAIT", wait).replace("64xf32", "?xf32").replace("PLACE", "%i")
    text = text.replace(
        "%t = gpu", "%i = gpu.global_id x\n%b = gpu.block_id x\n%two = arith.constant 2 : index\n%t = gpu", 1
    )
    x, y = np.arange(64 * blocks, dtype=np.float32), np.zeros(64 * blocks, np.float32)
    report = sim.launch(text.replace("%x[%t]", "%x[%i]"), "k", blocks, 64, x, y, on_fault="report", engine=engine)
    return report, y


def test_blocks_that_do_what_one_did_before():
    for _ in range(2):
        report, y = of_blocks(WAIT, 5, "native")
        assert not report.findings
        assert np.array_equal(y.reshape(5, 2, 32)[:, 1], np.arange(320).reshape(5, 2, 32)[:, 0])


@pytest.mark.parametrize(("how", "right"), [
    ("ne", False), ("ule", False), ("ugt", False), ("uge", False), ("two", True),
])  # fmt: skip
def test_a_block_that_does_something_else_is_checked(how, right):
    """One or some of the blocks do not wait; or one waits twice."""
    wait = f"%w0 = arith.cmpi {how}, %b, %two : index\nscf.if %w0 {{ {WAIT} }}"
    if right:
        wait = f"{WAIT}\n%w0 = arith.cmpi eq, %b, %two : index\nscf.if %w0 {{ {WAIT} }}"
    reports = [of_blocks(wait, 5, engine) for engine in ("auto", "numpy")]
    assert reports[0][0].engine.startswith("native") is right
    assert reports[0][0].findings == reports[1][0].findings
    assert bool(reports[0][0].findings) is not right
    assert not right or np.array_equal(reports[0][1], reports[1][1])


def test_an_index_outside_of_an_array():
    report, y = relay(
        place="%t64", wait=WAIT + "\n%c8 = arith.constant 8 : index\n%t64 = arith.addi %t, %c8 : index", engine="auto"
    )
    assert [each.kind for each in report.findings] == ["out-of-bounds"]
    assert "outside" in report.engine


@pytest.mark.parametrize(("old", "new", "why"), [
    ("memref.store %w, %y[PLACE]", "%o = memref.load %y[%t] : memref<64xf32>\nmemref.store %w, %y[PLACE]", "both read and written"),
    ("gpu.barrier", "gpu.barrier\nnvvm.mbarrier.inval %full : !llvm.ptr<3>\ngpu.barrier", "no such op"),
    ("%v = memref.load", "%q = math.exp %r : f32\n%v = memref.load", "no such op"),
])  # fmt: skip
def test_what_is_left_to_the_numpy_engine_by_name(old, new, why):
    text = RELAY.replace("WAIT", WAIT).replace(old, new, 1).replace("PLACE", "%t")
    text = text.replace("%q = math", "%r = arith.constant 1.0 : f32\n%q = math")
    x, y = np.arange(64, dtype=np.float32), np.zeros(64, np.float32)
    report = sim.launch(text, "k", 1, 64, x, y, engine="auto", on_fault="report")
    assert report.engine.startswith("numpy") and why in report.engine


def test_launches_of_different_sizes_one_after_the_other():
    """What was noted of a longer loop says nothing of a shorter one, which is checked itself."""
    text = _hopper.KERNELS["roles"][0]
    module = sim.prepare(text)
    for steps in (5, 2, 5, 7, 2):
        found, want, report = _hopper.run("roles", module, grid=(2, 2), steps=steps, engine="native")
        assert np.array_equal(found, want) and report.engine.startswith("native")


def test_launches_at_the_same_time():
    text = _hopper.KERNELS["epilogue"][0]
    module = sim.prepare(text)
    with ThreadPoolExecutor(4) as pool:
        runs = [pool.submit(_hopper.run, "epilogue", module, grid=(2, 2), steps=3 + i % 2, engine="native") for i in range(8)]  # fmt: skip
        for each in runs:
            found, want, report = each.result()
            assert np.array_equal(found, want) and not report.findings


def test_a_rule_of_another_package_is_the_one_that_says_what_an_op_does(monkeypatch):
    known = RULES["nvvm.mbarrier.init"]

    def make(k, op):
        return known.make(k, op)

    monkeypatch.setitem(RULES, "nvvm.mbarrier.init", dataclasses.replace(known, make=make))
    _, _, report = _hopper.run("ring", "\n" + _hopper.KERNELS["ring"][0], engine="auto")
    assert "another package" in report.engine
