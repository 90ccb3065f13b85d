"""scf: every op, with bounds and conditions of the lane, of the warp and of all; what waits inside of it."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim.scheduler import SWITCH as REQUEST


@pytest.fixture(autouse=True)
def context():
    with gpuir.Context() as context:
        context.allow_unregistered_dialects = True
        yield context


@sim.rule("test.switch", kind="waits")
def _switch(k, op):
    def switch(g, m):
        yield REQUEST

    return switch


#: An op at which other warps go on, so that what is around it runs as coroutines.
WAITS = '"test.switch"() : () -> ()'


def launch(text: str, *arguments, block: int = 40, **options) -> None:
    sim.launch(text, "k", 1, block, *arguments, checks=False, **options)


@pytest.mark.parametrize("type", ["i8", "i32", "i64", "index"])
@pytest.mark.parametrize("unsigned", [False, True])
def test_for_with_bounds_of_each_lane(type, unsigned):
    text = f"""
func.func @k(%lo: memref<?x{type}>, %hi: memref<?x{type}>, %st: memref<?x{type}>, %o: memref<?x2x{type}>) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : {type}
  %one = arith.constant 1 : {type}
  %a = memref.load %lo[%t] : memref<?x{type}>
  %b = memref.load %hi[%t] : memref<?x{type}>
  %s = memref.load %st[%t] : memref<?x{type}>
  %r:2 = scf.for {"unsigned " if unsigned else ""}%i = %a to %b step %s iter_args(%n = %zero, %sum = %zero) -> ({type}, {type}) {": " + type if type != "index" else ""} {{
    %m = arith.addi %n, %one : {type}
    %x = arith.xori %sum, %i : {type}
    %y = arith.addi %x, %m : {type}
    scf.yield %m, %y : {type}, {type}
  }}
  memref.store %r#0, %o[%t, %c0] : memref<?x2x{type}>
  memref.store %r#1, %o[%t, %c1] : memref<?x2x{type}>
  return
}}
"""
    bits = 64 if type == "index" else int(type[1:])
    dtype = np.dtype(f"i{bits // 8}")
    low = 1 << (bits - 1)
    cases = [
        (0, 7, 1),
        (5, 5, 1),
        (7, 0, 1),
        (-3, 4, 2),
        (-3, 4, 7),
        (-3, 5, 100),
        (low - 3, low - 1, 2),
        (-low, -low + 5, 2),
    ]
    if bits == 8:
        cases += [(-100, 100, 3), (-128, 127, 127)]
    if unsigned:
        cases = [(a, b, s) for a, b, s in cases if (b - a) % (1 << bits) < 1000 or b % (1 << bits) <= a % (1 << bits)]
        cases += [(low - 3, low + 4, 2), (-5, -1, 3), (1, -1 if bits == 8 else 300, 9)]

    def held(value: int) -> int:
        value &= (1 << bits) - 1
        return value - (1 << bits) if value >> (bits - 1) else value

    def expected(a: int, b: int, s: int) -> list[int]:
        count = total = 0
        if unsigned:
            a, b = a % (1 << bits), b % (1 << bits)
        for i in range(a, b, s):
            count += 1
            total = (total ^ i) + count
        return [held(count), held(total)]

    wants = [expected(*case) for case in cases]
    columns = [np.array([held(each) for each in column]).astype(dtype) for column in zip(*cases)]
    o = np.zeros((len(cases), 2), dtype)
    launch(text, *columns, o, block=len(cases))
    assert o.tolist() == wants
    for case, want in zip(cases, wants):
        # One thread: uniform bounds.
        one = [np.array([held(each)]).astype(dtype) for each in case]
        o = np.zeros((1, 2), dtype)
        launch(text, *one, o, block=1)
        assert o.tolist() == [want]


@pytest.mark.parametrize("step", [0, -1])
def test_step_that_is_not_positive(step):
    text = f"""
func.func @k(%n: index) {{
  %c0 = arith.constant 0 : index
  %s = arith.constant {step} : index
  scf.for %i = %c0 to %n step %s {{
  }}
  return
}}
"""
    try:
        module = gpuir.parse(text)
    except gpuir.Error:
        text = text.replace("%n: index", "%n: index, %s: index").replace(f"  %s = arith.constant {step} : index\n", "")
        module = gpuir.parse(text)
    given = (4,) if "%s: index" not in text else (4, step)
    with pytest.raises(sim.SimulationError, match="undefined: the step of the loop is not positive"):
        sim.launch(module, "k", 1, 1, *given)


SWITCH = """
func.func @k(%o: memref<?x2xi32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %by = arith.constant DIVISOR : index
  %flag = arith.DIVISION %t, %by : index
  %r:2 = scf.index_switch %flag -> i32, i32
  case 0 {
    WAIT
    %x = arith.constant 10 : i32
    scf.yield %x, %x : i32, i32
  }
  case 3 {
    WAIT
    %x = arith.constant 13 : i32
    %y = arith.index_cast %t : index to i32
    scf.yield %x, %y : i32, i32
  }
  default {
    WAIT
    %x = arith.constant -1 : i32
    %y = arith.index_cast %flag : index to i32
    scf.yield %x, %y : i32, i32
  }
  memref.store %r#0, %o[%t, %c0] : memref<?x2xi32>
  memref.store %r#1, %o[%t, %c1] : memref<?x2xi32>
  return
}
"""


@pytest.mark.parametrize("schedule", [None, 1])
@pytest.mark.parametrize(("divisor", "division", "wait"), [(5, "remui", ""), (32, "divui", ""), (32, "divui", WAITS), (5, "remui", WAITS),
                                                           (1, "muli", ""), (4, "divui", "")])  # fmt: skip
def test_index_switch(divisor, division, wait, schedule):
    text = SWITCH.replace("DIVISOR", str(divisor)).replace("DIVISION", division).replace("WAIT", wait)
    o = np.zeros((128, 2), np.int32)
    launch(text, o, block=128, seed=schedule)
    for t in range(128):
        flag = {"remui": t % divisor, "divui": t // divisor, "muli": t * divisor}[division]
        assert o[t].tolist() == ([10, 10] if flag == 0 else [13, t] if flag == 3 else [-1, flag])


def test_parallel_reduces_in_order():
    text = """
func.func @k(%a: memref<6x8xf32>, %o: memref<?x2xf32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %rest = arith.remui %t, %c6 : index
  %start = arith.constant 1.5 : f32
  %least = arith.constant 100.0 : f32
  %r:2 = scf.parallel (%i, %j) = (%c0, %rest) to (%c6, %c6) step (%c2, %c1) init (%start, %least) -> (f32, f32) {
    %x = memref.load %a[%i, %j] : memref<6x8xf32>
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%old: f32, %new: f32):
      %h = arith.divf %old, %new : f32
      scf.reduce.return %h : f32
    }, {
    ^bb0(%old: f32, %new: f32):
      %m = arith.minimumf %old, %new : f32
      scf.reduce.return %m : f32
    }
  }
  scf.parallel (%i) = (%c0) to (%c6) step (%c1) {
    scf.reduce
  }
  memref.store %r#0, %o[%t, %c0] : memref<?x2xf32>
  memref.store %r#1, %o[%t, %c1] : memref<?x2xf32>
  return
}
"""
    a = np.random.default_rng(0).integers(1, 9, (6, 8)).astype(np.float32)
    o = np.zeros((40, 2), np.float32)
    launch(text, a, o)
    for t in range(40):
        total = np.float32(1.5)
        for i in range(0, 6, 2):
            for j in range(t % 6, 6):
                total = total / a[i, j]
        assert o[t, 0] == total and o[t, 1] == a[::2, t % 6 : 6].min()


FORALL = """
func.func @k(%o: memref<4x6xindex>, %n: index) {
  %c10 = arith.constant 10 : index
  scf.forall (%i, %j) = (0, 1) to (4, %n) step (1, 2) {
    %x = arith.muli %i, %c10 : index
    %y = arith.addi %x, %j : index
    memref.store %y, %o[%i, %j] : memref<4x6xindex>
  } MAPPING
  return
}
"""


def test_forall_is_a_nest_of_loops():
    o = np.zeros((4, 6), np.int64)
    launch(FORALL.replace("MAPPING", ""), o, 6, block=1)
    expected = 10 * np.arange(4)[:, None] + np.arange(6)
    expected[:, ::2] = 0
    assert (o == expected).all()


def test_forall_that_is_mapped_to_threads_is_refused():
    text = FORALL.replace("MAPPING", "{mapping = [#gpu.thread<x>, #gpu.thread<y>]}")
    with pytest.raises(
        sim.UnsupportedOp, match="its iterations are mapped to blocks or threads.*map_nested_forall_to_threads"
    ):
        launch(text, np.zeros((4, 6), np.int64), 6)


def test_tensors_are_refused():
    text = """
func.func @k(%c: i1) {
  %r = scf.if %c -> tensor<4xf32> {
    %a = tensor.empty() : tensor<4xf32>
    scf.yield %a : tensor<4xf32>
  } else {
    %a = tensor.empty() : tensor<4xf32>
    scf.yield %a : tensor<4xf32>
  }
  return
}
"""
    with pytest.raises(sim.UnsupportedOp, match="no values of type tensor<4xf32>; bufferize the module first"):
        launch(text, True)


@pytest.mark.parametrize("wait", ["", WAITS])
def test_region_of_several_blocks(wait):
    text = f"""
func.func @k(%o: memref<?xindex>) {{
  %t = gpu.thread_id x
  %c32 = arith.constant 32 : index
  %c7 = arith.constant 7 : index
  %small = arith.cmpi ult, %t, {"%c32" if wait else "%c7"} : index
  %r = scf.execute_region -> index {{
    %x = arith.addi %t, %c7 : index
    cf.cond_br %small, ^a, ^b(%x : index)
  ^a:
    {wait}
    %y = arith.muli %x, %c7 : index
    cf.br ^c(%y : index)
  ^b(%z: index):
    {wait}
    cf.br ^c(%z : index)
  ^c(%found: index):
    scf.yield %found : index
  }}
  memref.store %r, %o[%t] : memref<?xindex>
  return
}}
"""
    o = np.zeros(64, np.int64)
    launch(text, o, block=64)
    t = np.arange(64)
    assert (o == np.where(t < (32 if wait else 7), (t + 7) * 7, t + 7)).all()


def test_while_whose_values_differ_in_number():
    """The first region passes on other values than it takes; a loop that never runs passes them too."""
    text = """
func.func @k(%o: memref<?x2xi64>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %x = arith.index_cast %t : index to i64
  %r:2 = scf.while (%a = %x) : (i64) -> (i64, i1) {
    %go = arith.cmpi sgt, %a, %three : i64
    %d = arith.muli %a, %three : i64
    scf.condition(%go) %d, %go : i64, i1
  } do {
  ^bb0(%d: i64, %flag: i1):
    %h = arith.divsi %d, %three : i64
    %l = arith.shrsi %h, %one : i64
    scf.yield %l : i64
  }
  %f = arith.extui %r#1 : i1 to i64
  memref.store %r#0, %o[%t, %c0] : memref<?x2xi64>
  memref.store %f, %o[%t, %c1] : memref<?x2xi64>
  return
}
"""
    o = np.zeros((40, 2), np.int64)
    launch(text, o)
    for t in range(40):
        a = t
        while a > 3:
            a >>= 1
        assert o[t].tolist() == [3 * a, 0]


def test_while_without_an_end():
    text = """
func.func @k() {
  %true = arith.constant true
  scf.while : () -> () {
    scf.condition(%true)
  } do {
    scf.yield
  }
  return
}
"""
    with pytest.raises(sim.SimulationError, match="no-progress: the loop went on for more than 50 iterations"):
        launch(text, max_steps=50)


def test_values_that_are_memrefs():
    text = """
func.func @k(%a: memref<?xi32>, %b: memref<?xi32>, %o: memref<?xi32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %rest = arith.remui %t, %c3 : index
  %odd = arith.cmpi eq, %rest, %c1 : index
  %m = scf.if %odd -> memref<?xi32> {
    scf.yield %a : memref<?xi32>
  } else {
    scf.yield %b : memref<?xi32>
  }
  %p:2 = scf.for %i = %c0 to %rest step %c1 iter_args(%x = %m, %y = %a) -> (memref<?xi32>, memref<?xi32>) {
    scf.yield %y, %x : memref<?xi32>, memref<?xi32>
  }
  %v = memref.load %p#0[%t] : memref<?xi32>
  memref.store %v, %o[%t] : memref<?xi32>
  return
}
"""
    a, b, o = np.arange(40, dtype=np.int32), -np.arange(50, dtype=np.int32), np.zeros(40, np.int32)
    launch(text, a, b, o)
    for t in range(40):
        x, y = (a if t % 3 == 1 else b), a
        for _ in range(t % 3):
            x, y = y, x
        assert o[t] == x[t]


@pytest.mark.parametrize("lowered", [False, True])
def test_buffers_of_a_branch_outlive_it(lowered):
    """Warps that part take private memory of their own; what they take later lies elsewhere."""
    text = f"""
func.func @k(%o: memref<?xi32>) {{
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %one = arith.constant 1 : i32
  %x = arith.index_cast %t : index to i32
  %first = arith.cmpi ult, %t, %c32 : index
  %m = scf.if %first -> memref<4xi32> {{
    %a = memref.alloca() : memref<4xi32>
    {WAITS}
    memref.store %x, %a[%c0] : memref<4xi32>
    scf.yield %a : memref<4xi32>
  }} else {{
    %more = memref.alloca() : memref<64xi32>
    %a = memref.alloca() : memref<4xi32>
    {WAITS}
    memref.store %x, %a[%c0] : memref<4xi32>
    scf.yield %a : memref<4xi32>
  }}
  %b = memref.alloca() : memref<4xi32>
  memref.store %one, %b[%c0] : memref<4xi32>
  %v = memref.load %m[%c0] : memref<4xi32>
  memref.store %v, %o[%t] : memref<?xi32>
  return
}}
"""
    module = gpuir.parse(text)
    if lowered:
        gpuir.pass_manager("builtin.module(convert-scf-to-cf)").run(module)
    o = np.zeros(64, np.int32)
    sim.launch(module, "k", 1, 64, o, checks=False)
    assert (o == np.arange(64)).all()
