"""affine: maps, loops, conditions and accesses against Python, with the roundings that MLIR defines."""

from __future__ import annotations

import itertools
import math

import numpy as np
import pytest

import gpuir
from gpuir import sim


@pytest.fixture(autouse=True)
def context():
    with gpuir.Context() as context:
        yield context


def launch(text: str, *arguments, block: int = 40, **options) -> None:
    sim.launch(text, "k", 1, block, *arguments, checks=False, **options)


EXPRESSIONS = {
    "d0 + s0 * 3 - 2": lambda d, s: d + 3 * s - 2,
    "d0 floordiv 4": lambda d, s: d // 4,
    "d0 ceildiv 4": lambda d, s: -(-d // 4),
    "d0 mod 5": lambda d, s: d % 5,
    "(d0 + s0) floordiv 3 - d0 mod 7 ceildiv 2": lambda d, s: (d + s) // 3 - -(-(d % 7) // 2),
    "d0 * -1 + s0 floordiv 2": lambda d, s: -d + s // 2,
    "d0 floordiv (s0 + 9)": lambda d, s: d // (s + 9),
    "42": lambda d, s: 42,
}


@pytest.mark.parametrize("expression", EXPRESSIONS)
def test_apply(expression):
    text = f"""
func.func @k(%x: memref<?xindex>, %s: index, %o: memref<?x2xindex>) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.load %x[%t] : memref<?xindex>
  %r = affine.apply affine_map<(d0)[s0] -> ({expression})>(%d)[%s]
  memref.store %r, %o[%t, %c0] : memref<?x2xindex>
  %u = affine.apply affine_map<(d0)[s0] -> ({expression})>(%s)[%s]
  memref.store %u, %o[%t, %c1] : memref<?x2xindex>
  return
}}
"""
    x, s = np.arange(-20, 20), 5
    o = np.zeros((40, 2), np.int64)
    launch(text, x, s, o)
    compute = EXPRESSIONS[expression]
    assert o[:, 0].tolist() == [compute(int(d), s) for d in x]
    assert (o[:, 1] == compute(s, s)).all()


@pytest.mark.parametrize(("op", "choose"), [("min", min), ("max", max)])
def test_extremes(op, choose):
    text = f"""
func.func @k(%s: index, %o: memref<?xindex>) {{
  %t = gpu.thread_id x
  %r = affine.{op} affine_map<(d0)[s0] -> (d0, s0 * 2, d0 mod 4 + 7)>(%t)[%s]
  memref.store %r, %o[%t] : memref<?xindex>
  return
}}
"""
    o = np.zeros(40, np.int64)
    launch(text, 5, o)
    assert o.tolist() == [choose(t, 10, t % 4 + 7) for t in range(40)]


def test_loop_between_extremes_of_maps():
    text = """
func.func @k(%n: index, %o: memref<?xi64>) {
  %t = gpu.thread_id x
  %zero = arith.constant 0 : i64
  %r:2 = affine.for %i = max affine_map<(d0)[s0] -> (d0 floordiv 2, s0 - 5)>(%t)[%n] to min affine_map<(d0)[s0] -> (d0 + 7, s0 * 4)>(%t)[%n] step 3
      iter_args(%a = %zero, %b = %zero) -> (i64, i64) {
    %x = arith.index_cast %i : index to i64
    %c = arith.addi %a, %x : i64
    affine.yield %b, %c : i64, i64
  }
  %s = arith.subi %r#0, %r#1 : i64
  affine.store %s, %o[%t] : memref<?xi64>
  return
}
"""
    o = np.zeros(40, np.int64)
    launch(text, 8, o)

    def expected(t: int) -> int:
        a = b = 0
        for i in range(max(t // 2, 3), min(t + 7, 32), 3):
            a, b = b, a + i
        return a - b

    assert o.tolist() == [expected(t) for t in range(40)]


def test_condition():
    text = """
#set = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 mod 2 == 0, -d0 + 30 >= 0)>
func.func @k(%n: index, %o: memref<?xi32>) {
  %t = gpu.thread_id x
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %r = affine.if #set(%t)[%n] -> i32 {
    affine.yield %one : i32
  } else {
    affine.yield %two : i32
  }
  affine.store %r, %o[%t] : memref<?xi32>
  affine.if affine_set<() : (1 == 0)>() {
    affine.store %two, %o[0] : memref<?xi32>
  }
  affine.if affine_set<(d0) : (d0 - 39 == 0)>(%t) {
    affine.store %two, %o[symbol(%n) - 1] : memref<?xi32>
  }
  return
}
"""
    o = np.zeros(40, np.int32)
    launch(text, 7, o)
    expected = np.array([1 if t >= 7 and t % 2 == 0 and t <= 30 else 2 for t in range(40)])
    expected[6] = 2
    assert (o == expected).all()


def test_accesses_through_maps():
    text = """
func.func @k(%a: memref<12x16xf32>, %n: index, %o: memref<?x4xf32>, %p: memref<12x16xf32>) {
  %t = gpu.thread_id x
  %x = affine.load %a[%t mod 4 + 2, 3 * (%t floordiv 4) + symbol(%n)] : memref<12x16xf32>
  affine.store %x, %o[%t, 3] : memref<?x4xf32>
  %v = affine.vector_load %a[%t mod 8 + 1, symbol(%n) + 2] : memref<12x16xf32>, vector<2xf32>
  affine.vector_store %v, %o[%t, 1] : memref<?x4xf32>, vector<2xf32>
  %m = affine.vector_load %a[2, symbol(%n)] : memref<12x16xf32>, vector<3x4xf32>
  affine.vector_store %m, %p[4, 8] : memref<12x16xf32>, vector<3x4xf32>
  affine.prefetch %a[%t, 99], read, locality<3>, data : memref<12x16xf32>
  return
}
"""
    a = np.arange(192, dtype=np.float32).reshape(12, 16)
    o, p = np.zeros((20, 4), np.float32), np.zeros_like(a)
    launch(text, a, 1, o, p, block=20)
    t = np.arange(20)
    assert (o[:, 3] == a[t % 4 + 2, 3 * (t // 4) + 1]).all()
    assert (o[:, 1:3] == np.stack([a[t % 8 + 1, 3], a[t % 8 + 1, 4]], 1)).all()
    expected = np.zeros_like(a)
    expected[4:7, 8:12] = a[2:5, 1:5]
    assert (p == expected).all()
    beyond = text.replace("%m = affine.vector_load %a[2, symbol(%n)]", "%m = affine.vector_load %a[2, 14]")
    with pytest.raises(sim.SimulationError, match="elements 14 to 17 of dimension 1 are outside of its size 16"):
        launch(beyond, a, 1, o, p, block=20)


REDUCTIONS = {
    "addf": (sum, "f32"),
    "mulf": (math.prod, "f32"),
    "maximumf": (max, "f32"),
    "minimumf": (min, "f32"),
    "maxnumf": (max, "f32"),
    "minnumf": (min, "f32"),
    "addi": (sum, "i32"),
    "muli": (math.prod, "i32"),
    "maxs": (max, "si32"),
    "mins": (min, "si32"),
    "maxu": (lambda xs: max(xs, key=lambda x: x % 2**32), "ui32"),
    "minu": (lambda xs: min(xs, key=lambda x: x % 2**32), "ui32"),
    "ori": (lambda xs: np.bitwise_or.reduce(list(xs)), "i32"),
    "andi": (lambda xs: np.bitwise_and.reduce(list(xs)), "i32"),
}


@pytest.mark.parametrize("kind", REDUCTIONS)
def test_parallel_with_reduction(kind):
    reduce, type = REDUCTIONS[kind]
    text = f"""
func.func @k(%a: memref<6x8x{type}>, %n: index, %o: memref<?x{type}>) {{
  %t = gpu.thread_id x
  %r = affine.parallel (%i, %j) = (max(0, %t - 2), 1) to (min(%t + 2, 6), symbol(%n)) step (1, 2) reduce ("{kind}") -> {type} {{
    %x = affine.load %a[%i, %j] : memref<6x8x{type}>
    affine.yield %x : {type}
  }}
  affine.store %r, %o[%t] : memref<?x{type}>
  return
}}
"""
    dtype = np.float32 if type == "f32" else np.int32
    a = np.random.default_rng(1).choice([-3, -2, -1, 1, 2, 3], (6, 8)).astype(dtype)
    o = np.zeros(7, dtype)
    launch(text, a, 7, o, block=7)
    for t in range(7):
        chosen = [a[i, j].item() for i in range(max(0, t - 2), min(t + 2, 6)) for j in range(1, 7, 2)]
        assert o[t] == np.array(reduce(chosen), np.float64 if type == "f32" else np.int64).astype(dtype)


def test_parallel_writes_everything():
    text = """
func.func @k(%o: memref<5x6xindex>) {
  affine.parallel (%i, %j) = (0, 0) to (5, 6) {
    %v = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
    affine.store %v, %o[%i, %j] : memref<5x6xindex>
  }
  return
}
"""
    o = np.zeros((5, 6), np.int64)
    launch(text, o, block=1)
    assert (o == 10 * np.arange(5)[:, None] + np.arange(6)).all()


@pytest.mark.parametrize("outer", ["4, ", ""])
def test_delinearize_and_linearize(outer):
    text = f"""
func.func @k(%x: memref<?xindex>, %n: index, %o: memref<?x4xindex>) {{
  %t = gpu.thread_id x
  %i = memref.load %x[%t] : memref<?xindex>
  %d:3 = affine.delinearize_index %i into ({outer}%n, 6) : index, index, index
  %l = affine.linearize_index [%d#0, %d#1, %d#2] by ({outer}%n, 6) : index
  affine.store %d#0, %o[%t, 0] : memref<?x4xindex>
  affine.store %d#1, %o[%t, 1] : memref<?x4xindex>
  affine.store %d#2, %o[%t, 2] : memref<?x4xindex>
  affine.store %l, %o[%t, 3] : memref<?x4xindex>
  return
}}
"""
    x = np.arange(-8, 112, 3)
    o = np.zeros((40, 4), np.int64)
    launch(text, x, 5, o)
    expected = [[i // 30, i // 6 % 5, i % 6, i] for i in x.tolist()]
    assert o.tolist() == expected


def test_index_alone():
    text = """
func.func @k(%o: memref<?x2xindex>) {
  %t = gpu.thread_id x
  %d = affine.delinearize_index %t into (9) : index
  %l = affine.linearize_index [%t] by () : index
  affine.store %d, %o[%t, 0] : memref<?x2xindex>
  affine.store %l, %o[%t, 1] : memref<?x2xindex>
  return
}
"""
    o = np.zeros((40, 2), np.int64)
    launch(text, o)
    assert (o == np.arange(40)[:, None]).all()


@pytest.mark.parametrize("schedule", [None, 1, 2])
def test_loops_of_barriers(schedule):
    """Warps take part in barriers of a loop, and one branch of a condition has a barrier for all."""
    text = """
func.func @k(%o: memref<?xindex>, %n: index) {
  %t = gpu.thread_id x
  %zero = arith.constant 0 : index
  %s = memref.alloc() : memref<64xindex, 3>
  %r = affine.for %i = 0 to %n iter_args(%v = %t) -> index {
    affine.store %v, %s[symbol(%t)] : memref<64xindex, 3>
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      gpu.barrier
    } else {
      gpu.barrier
    }
    %w = affine.load %s[(symbol(%t) + 32) mod 64] : memref<64xindex, 3>
    gpu.barrier
    %u = arith.addi %v, %w : index
    affine.yield %u : index
  }
  affine.parallel (%i) = (0) to (2) {
    gpu.barrier
  }
  affine.store %r, %o[%t] : memref<?xindex>
  return
}
"""
    o = np.zeros(64, np.int64)
    sim.launch(text, "k", 1, 64, o, 3, seed=schedule)
    total = np.arange(32) + np.arange(32, 64)
    assert (o == np.tile(4 * total, 2)).all()


def test_set_of_all_pairs():
    """A condition over two dimensions, in nested loops, as a set of points."""
    text = """
func.func @k(%o: memref<6x6xi32>) {
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 6 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to 6 {
      affine.if affine_set<(d0, d1) : (d0 + d1 - 5 == 0)>(%i, %j) {
      } else {
        affine.store %one, %o[%i, %j] : memref<6x6xi32>
      }
    }
  }
  return
}
"""
    o = np.zeros((6, 6), np.int32)
    launch(text, o, block=1)
    for i, j in itertools.product(range(6), repeat=2):
        assert o[i, j] == (j >= i and i + j != 5)
