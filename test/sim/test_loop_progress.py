"""How far long blocks are, told from within their loops."""

from __future__ import annotations

import os
import time

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim import loop_progress
from gpuir.sim.loop_progress import InBlocks, trip_count

# Machine code tells nothing from within its loops.

NEST = """
gpu.module @m { gpu.func @k(%x: memref<32xi32>, %n: index) kernel {
  %i = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %a = %c0 to %n step %c1 {
    scf.for %b = %c0 to %c10 step %c1 {
      %v = memref.load %x[%i] : memref<32xi32>
      %w = arith.addi %v, %v : i32
      memref.store %w, %x[%i] : memref<32xi32>
    }
  }
  gpu.return
} }"""
WAITS = NEST.replace("memref.store", "gpu.barrier\n      memref.store")
WHILE = """
gpu.module @m { gpu.func @k(%x: memref<32xi32>, %n: index) kernel {
  %i = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.while (%a = %c0) : (index) -> index {
    %go = arith.cmpi slt, %a, %n : index
    scf.condition(%go) %a : index
  } do {
  ^bb0(%a: index):
    %b = arith.addi %a, %c1 : index
    scf.yield %b : index
  }
  gpu.return
} }"""


@pytest.fixture
def at_once(monkeypatch):
    """Each iteration is told."""
    monkeypatch.setattr(loop_progress, "_PACE", 0.0)


def told(text: str, n: int = 20, **options: object) -> list[InBlocks]:
    said: list[InBlocks] = []
    sim.launch(text, "k", 1, 32, np.zeros(32, np.int32), n, loop_progress=said.append, **options)  # type: ignore[arg-type]
    return said


@pytest.mark.parametrize("text", [NEST, WAITS], ids=["lockstep", "coroutines"])
@pytest.mark.parametrize("seed", [None, 1])
def test_the_outermost_loop_with_those_inside(at_once, text, seed):
    said = told(text, seed=seed)
    fractions = [one.fraction for one in said]
    assert fractions == sorted(fractions) and len(set(fractions)) > 150 and fractions[-1] == 1.0
    assert {one.loop for one in said} == {"-:7:3"} and {one.blocks for one in said} == {1}
    assert said[-1].iterations == 220


def test_lanes_with_bounds_of_their_own(at_once):
    said = told(NEST.replace("to %n step", "to %i step"))
    fractions = [one.fraction for one in said]
    assert fractions == sorted(fractions) and fractions[-1] == 1.0


def test_loops_without_bounds(at_once):
    said = told(WHILE)
    assert {one.fraction for one in said} == {None} and {one.loop for one in said} == {"-:6:8"}
    assert [one.iterations for one in said] == list(range(1, 22))


def test_ten_times_a_second_at_most():
    begin = time.monotonic()
    said = told(NEST, 500)
    assert len(said) <= 10 * (time.monotonic() - begin) + 1


def test_of_several_processes_the_first_one_tells(at_once):
    pid, said = os.getpid(), []

    def progress(one: InBlocks) -> None:
        assert os.getpid() == pid
        said.append(one)

    sim.launch(NEST, "k", 4, 32, np.zeros(32, np.int32), 5, workers=2, checks=False, loop_progress=progress)
    assert said[-1].fraction == 1.0 and said[-1].blocks == 2


def test_host_functions(at_once):
    text = (
        """
    module attributes {gpu.container_module} {
      func.func @main(%x: memref<32xi32>) {
        %c1 = arith.constant 1 : index
        %c32 = arith.constant 32 : index
        %n = arith.constant 7 : index
        gpu.launch_func @m::@k blocks in (%c1, %c1, %c1) threads in (%c32, %c1, %c1) args(%x : memref<32xi32>, %n : index)
        return
      }
    """
        + NEST
        + "}"
    )
    said: list[InBlocks] = []
    sim.run(text, "main", np.zeros(32, np.int32), loop_progress=said.append)
    assert said[-1].fraction == 1.0 and said[-1].iterations == 77


@pytest.mark.parametrize("function", [5, "yes", True])
def test_it_is_a_function(function):
    with pytest.raises(TypeError, match="loop_progress: expected a function"):
        told_by = {"loop_progress": function}
        sim.launch(NEST, "k", 1, 32, np.zeros(32, np.int32), 1, **told_by)


@pytest.mark.parametrize(
    ("bounds", "count"),
    [((0, 10, 3), 4), ((0, 0, 1), 0), ((5, 1, 1), 0), ((0, 2**63 - 1, 1), 2**63), ((0, [1, 9], 2), 5)],
)
def test_counts(bounds, count):
    assert trip_count(*(np.array(bound) for bound in bounds)) == count
