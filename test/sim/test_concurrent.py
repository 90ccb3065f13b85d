"""Kernels that run at the same time."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from gpuir import sim

PROGRAM = """module attributes {gpu.container_module} {
gpu.module @m {
  gpu.func @meet(%counter: memref<i32>, %seen: memref<?xi32>, %where: index) kernel {
    %zero = arith.constant 0 : i32
    %one = arith.constant 1 : i32
    %two = arith.constant 2 : i32
    %old = memref.atomic_rmw addi %one, %counter[] : (i32, memref<i32>) -> i32
    %last = scf.while : () -> i32 {
      %now = memref.atomic_rmw addi %zero, %counter[] : (i32, memref<i32>) -> i32
      %more = arith.cmpi slt, %now, %two : i32
      scf.condition(%more) %now : i32
    } do {
    ^bb0(%now: i32):
      scf.yield
    }
    memref.store %last, %seen[%where] : memref<?xi32>
    gpu.return
  }
}
func.func @main(%seen: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %counter = gpu.alloc host_shared () : memref<i32>
  memref.store %zero, %counter[] : memref<i32>
  %s = gpu.wait async
  %t = gpu.wait async
  %a = gpu.launch_func async [%s] @m::@meet blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    args(%counter : memref<i32>, %seen : memref<?xi32>, %c0 : index)
  %b = gpu.launch_func async [%t] @m::@meet blocks in (%c1, %c1, %c1) threads in (%c1, %c1, %c1)
    args(%counter : memref<i32>, %seen : memref<?xi32>, %c1 : index)
  gpu.wait [%a, %b]
  %v = memref.load %counter[] : memref<i32>
  return %v : i32
} }"""


def threads():
    return threading.active_count()


def test_kernels_of_two_streams_wait_for_each_other():
    before = threads()
    seen = np.zeros(2, np.int32)
    report = sim.run(PROGRAM, "main", seen)
    assert (report.results, seen.tolist()) == ([2], [2, 2])
    assert [each.kernel for each in report.kernels] == ["meet", "meet"]
    # Each counts what it does itself.
    assert all(each.operations["memref.store"] == 1 for each in report.kernels)
    assert threads() == before


@pytest.mark.parametrize(("old", "new"), [("[%t] @m", "[%a] @m"), ("[%t] @m", "[%s] @m")])
def test_kernels_of_one_stream_follow_each_other(old, new):
    before = threads()
    report = sim.run(PROGRAM.replace(old, new), "main", np.zeros(2, np.int32), on_fault="report", max_steps=500)
    assert "no-progress" in [each.kind for each in report.findings]
    assert threads() == before


def test_the_host_lets_a_kernel_go_on():
    """It waits for what the host writes when the kernel runs already."""
    text = (
        PROGRAM[: PROGRAM.index("  %b = ")]
        + """
  %two = arith.constant 2 : i32
  %old = memref.atomic_rmw assign %two, %counter[] : (i32, memref<i32>) -> i32
  gpu.wait [%a]
  return %old : i32
} }"""
    )
    seen = np.zeros(1, np.int32)
    report = sim.run(text, "main", seen, checks="all,-host")
    assert (report.results, seen.tolist()) == ([1], [2])


def test_a_fault_of_the_host_ends_the_kernels_threads():
    text = PROGRAM.replace("  %b = ", "  %bad = memref.load %seen[%big] : memref<?xi32>\n  %b = ", 1).replace(
        "  %s = gpu.wait async", "  %big = arith.constant 99 : index\n  %s = gpu.wait async", 1
    )
    before = threads()
    report = sim.run(text, "main", np.zeros(2, np.int32), on_fault="report")
    assert "out-of-bounds" in [each.kind for each in report.findings]
    assert threads() == before
