"""Sums of products on their way through control flow: registers are made of them where an op looks at them, and are right."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.fragments import mma
from gpuir.sim.structure import deaths
from gpuir.sim.values import Deferred, join, merge, settled, take

WARPS = 4
#: A, B and the sums of m16n8k16 in registers.
A, B, D = mma.multiplicand(16, 16, 2), mma.multiplicand(8, 16, 2), mma.accumulator(16)
TYPES = "(vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>"


def product(name: str, c: str) -> str:
    return f"%{name} = nvgpu.mma.sync(%x, %y, %{c}) {{mmaShape = [16, 8, 16]}} : {TYPES}"


def kernel(body: str, functions: str = "") -> str:
    """A kernel in which %x, %y and %z are operands of a product, %w is the warp; ``body`` stores by ``store``."""
    return f"""
gpu.module @kernels {{
  {functions}
  gpu.func @k(%a: memref<4x32x4x2xf16>, %b: memref<4x32x2x2xf16>, %c: memref<4x32x2x2xf32>, %d: memref<4x32x2x2xf32>,
      %e: memref<4x32x2x2xf32>) kernel {{
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %c32 = arith.constant 32 : index
    %t = gpu.thread_id x
    %w = arith.divui %t, %c32 : index
    %l = arith.remui %t, %c32 : index
    %odd = arith.remui %w, %c2 : index
    %is_odd = arith.cmpi eq, %odd, %c1 : index
    %x = vector.load %a[%w, %l, %c0, %c0] : memref<4x32x4x2xf16>, vector<4x2xf16>
    %y = vector.load %b[%w, %l, %c0, %c0] : memref<4x32x2x2xf16>, vector<2x2xf16>
    %z = vector.load %c[%w, %l, %c0, %c0] : memref<4x32x2x2xf32>, vector<2x2xf32>
{body}
    gpu.return
  }}
}}"""


def store(name: str, to: str = "d") -> str:
    return f"vector.store %{name}, %{to}[%w, %l, %c0, %c0] : memref<4x32x2x2xf32>, vector<2x2xf32>"


#: What is stored in the end: how many products each warp has summed up.
CASES = {
    "a loop, each warp as often as it likes": (
        f"""%n = arith.addi %w, %c1 : index
    %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %z) -> vector<2x2xf32> {{
      {product("p", "s")}
      scf.yield %p : vector<2x2xf32>
    }}
    {store("r")}""",
        [1, 2, 3, 4],
    ),
    "a loop with barriers": (
        f"""%r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %z) -> vector<2x2xf32> {{
      gpu.barrier
      %go = arith.cmpi ule, %i, %w : index
      %q = scf.if %go -> vector<2x2xf32> {{
        {product("p", "s")}
        scf.yield %p : vector<2x2xf32>
      }} else {{
        scf.yield %s : vector<2x2xf32>
      }}
      scf.yield %q : vector<2x2xf32>
    }}
    {store("r")}""",
        [1, 2, 3, 3],
    ),
    "warps that part behind a product": (
        f"""{product("p", "z")}
    %r = scf.if %is_odd -> vector<2x2xf32> {{
      %bar = arith.constant 1 : i32
      nvvm.barrier id = %bar number_of_threads = %sixty_four
      {product("q", "p")}
      scf.yield %q : vector<2x2xf32>
    }} else {{
      scf.yield %p : vector<2x2xf32>
    }}
    {store("r")}""",
        [1, 2, 1, 2],
    ),
    "one side only has a product": (
        f"""%r = scf.if %is_odd -> vector<2x2xf32> {{
      {product("p", "z")}
      scf.yield %p : vector<2x2xf32>
    }} else {{
      scf.yield %z : vector<2x2xf32>
    }}
    {product("q", "r")}
    {store("q")}""",
        [1, 2, 1, 2],
    ),
    "a switch": (
        f"""{product("p", "z")}
    %r = scf.index_switch %w -> vector<2x2xf32>
    case 1 {{
      {product("q1", "p")}
      scf.yield %q1 : vector<2x2xf32>
    }}
    case 2 {{
      scf.yield %z : vector<2x2xf32>
    }}
    default {{
      scf.yield %p : vector<2x2xf32>
    }}
    {store("r")}""",
        [1, 2, 0, 1],
    ),
    "while": (
        f"""%r:2 = scf.while (%i = %c0, %s = %z) : (index, vector<2x2xf32>) -> (index, vector<2x2xf32>) {{
      %more = arith.cmpi ult, %i, %w : index
      scf.condition(%more) %i, %s : index, vector<2x2xf32>
    }} do {{
    ^bb0(%i: index, %s: vector<2x2xf32>):
      {product("p", "s")}
      %next = arith.addi %i, %c1 : index
      scf.yield %next, %p : index, vector<2x2xf32>
    }}
    {store("r#1")}""",
        [0, 1, 2, 3],
    ),
    "blocks": (
        f"""cf.br ^head(%c0, %z : index, vector<2x2xf32>)
  ^head(%i: index, %s: vector<2x2xf32>):
    {product("p", "s")}
    %next = arith.addi %i, %c1 : index
    %more = arith.cmpi ult, %i, %w : index
    cf.cond_br %more, ^head(%next, %p : index, vector<2x2xf32>), ^tail
  ^tail:
    {store("p")}""",
        [1, 2, 3, 4],
    ),
    "a function": (
        f"""{product("p", "z")}
    %q = func.call @twice(%x, %y, %p) : (vector<4x2xf16>, vector<2x2xf16>, vector<2x2xf32>) -> vector<2x2xf32>
    {product("r", "q")}
    {store("r")}""",
        [4, 4, 4, 4],
    ),
    "a function that only hands it on": (
        f"""{product("p", "z")}
    %q = func.call @same(%p) : (vector<2x2xf32>) -> vector<2x2xf32>
    {store("q")}""",
        [1, 1, 1, 1],
    ),
    "a region": (
        f"""%q = scf.execute_region -> vector<2x2xf32> {{
      {product("p", "z")}
      scf.yield %p : vector<2x2xf32>
    }}
    {product("r", "q")}
    {store("r")}""",
        [2, 2, 2, 2],
    ),
    "a region that gives a constant": (
        f"""{product("p", "z")}
    %zero = arith.constant dense<0.0> : vector<2x2xf32>
    %k = scf.execute_region -> vector<2x2xf32> {{
      scf.yield %zero : vector<2x2xf32>
    }}
    %sum = arith.addf %p, %k : vector<2x2xf32>
    {store("sum")}""",
        [1, 1, 1, 1],
    ),
    "a while that forwards a constant": (
        f"""{product("p", "z")}
    %zero = arith.constant dense<0.0> : vector<2x2xf32>
    %r:2 = scf.while (%i = %c0, %s = %p) : (index, vector<2x2xf32>) -> (vector<2x2xf32>, vector<2x2xf32>) {{
      %more = arith.cmpi ult, %i, %w : index
      scf.condition(%more) %zero, %s : vector<2x2xf32>, vector<2x2xf32>
    }} do {{
    ^bb0(%k: vector<2x2xf32>, %s: vector<2x2xf32>):
      %sum = arith.addf %s, %k : vector<2x2xf32>
      scf.yield %w, %sum : index, vector<2x2xf32>
    }}
    {store("r#1")}""",
        [1, 1, 1, 1],
    ),
    "looked at on the way": (
        f"""{product("p", "z")}
    {store("p", "e")}
    %one = arith.constant dense<1.0> : vector<2x2xf32>
    %scaled = arith.mulf %p, %one : vector<2x2xf32>
    {product("q", "scaled")}
    {product("r", "p")}
    %difference = arith.subf %q, %r : vector<2x2xf32>
    %sum = arith.addf %difference, %r : vector<2x2xf32>
    {store("sum")}""",
        [2, 2, 2, 2],
    ),
}
FUNCTIONS = f"""
  func.func @same(%v: vector<2x2xf32>) -> vector<2x2xf32> {{
    return %v : vector<2x2xf32>
  }}
  func.func @twice(%x: vector<4x2xf16>, %y: vector<2x2xf16>, %z: vector<2x2xf32>) -> vector<2x2xf32> {{
    {product("p", "z")}
    {product("q", "p")}
    return %q : vector<2x2xf32>
  }}"""


def fragments(seed: int = 0):
    """A, B and C as matrices of each warp, and as the registers of its lanes."""
    random = np.random.default_rng(seed)
    a, b = (random.integers(-4, 5, (WARPS, rows, 16)).astype(np.float16) for rows in (16, 8))
    c = random.integers(-4, 5, (WARPS, 16, 8)).astype(np.float32)
    registers = [A.values(a).reshape(4, 32, 4, 2), B.values(b).reshape(4, 32, 2, 2), D.values(c).reshape(4, 32, 2, 2)]
    return a.astype(np.float32) @ b.astype(np.float32).swapaxes(1, 2), c, [np.ascontiguousarray(r) for r in registers]


@pytest.mark.parametrize("seed", [None, 0, 1])
@pytest.mark.parametrize("name", CASES)
def test_sums_go_through_control_flow(name: str, seed: int | None):
    body, counts = CASES[name]
    step, c, registers = fragments()
    text = kernel("%sixty_four = arith.constant 64 : i32\n    " + body, FUNCTIONS)
    d, e = np.zeros((4, 32, 2, 2), np.float32), np.zeros((4, 32, 2, 2), np.float32)
    sim.launch(text, "k", 1, 32 * WARPS, *registers, d, e, seed=seed)
    expected = c + np.array(counts)[:, None, None] * step
    assert np.array_equal(D.matrix(d.reshape(-1, 4)), expected)
    if "%e[%w" in body:
        assert np.array_equal(D.matrix(e.reshape(-1, 4)), c + step)


def test_sums_are_operands_of_the_next_product():
    """D of m16n8 in f16 has the registers of A of m16n8k8."""
    text = """
gpu.module @kernels {
  gpu.func @k(%a: memref<32x2x2xf16>, %b: memref<32x1x2xf16>, %d: memref<32x2x2xf16>) kernel {
    %c0 = arith.constant 0 : index
    %t = gpu.thread_id x
    %zero = arith.constant dense<0.0> : vector<2x2xf16>
    %x = vector.load %a[%t, %c0, %c0] : memref<32x2x2xf16>, vector<2x2xf16>
    %y = vector.load %b[%t, %c0, %c0] : memref<32x1x2xf16>, vector<1x2xf16>
    %p = nvgpu.mma.sync(%x, %y, %zero) {mmaShape = [16, 8, 8]} : (vector<2x2xf16>, vector<1x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    %q = nvgpu.mma.sync(%p, %y, %p) {mmaShape = [16, 8, 8]} : (vector<2x2xf16>, vector<1x2xf16>, vector<2x2xf16>) -> vector<2x2xf16>
    vector.store %q, %d[%t, %c0, %c0] : memref<32x2x2xf16>, vector<2x2xf16>
    gpu.return
  }
}"""
    random = np.random.default_rng(1)
    left, right = (random.integers(-2, 3, (1, rows, 8)).astype(np.float16) for rows in (16, 8))
    a = np.ascontiguousarray(mma.multiplicand(16, 8, 2).values(left).reshape(32, 2, 2))
    b = np.ascontiguousarray(mma.multiplicand(8, 8, 2).values(right).reshape(32, 1, 2))
    d = np.zeros((32, 2, 2), np.float16)
    sim.launch(text, "k", 1, 32, a, b, d)
    p = left[0] @ right[0].T
    assert np.array_equal(mma.accumulator(16).matrix(d.reshape(32, 4))[0], p @ right[0].T + p)


def test_a_value_is_made_once_and_as_it_is_asked_for():
    made = []

    def make(source):
        made.append(source)
        return np.arange(4) + source

    value = Deferred(10, make)
    assert merge(None, value, None) is value and not made
    mask = np.array([True, False, True, False])
    assert merge(mask, value, np.zeros(4, int)).tolist() == [10, 0, 12, 0]
    assert merge(mask, np.zeros(4, int), value).tolist() == [0, 11, 0, 13]
    assert settled(value) is value.get() and settled(3) == 3
    assert made == [10]


def test_parts_of_a_group_take_and_give_what_was_deferred():
    class Chosen:
        def __init__(self, rows):
            self.rows = self.warps = np.array(rows)

    value = Deferred(0, lambda source: np.arange(4.0))
    one, two = Chosen([0, 2]), Chosen([1, 3])
    assert take(value, one, 4).tolist() == [0, 2]
    back = join([(one, Deferred(0, lambda source: np.array([5.0, 6.0]))), (two, np.array([7.0, 8.0]))], 4)
    assert back.tolist() == [5, 7, 6, 8]


def test_values_die_with_their_last_use():
    from gpuir.host import ir

    with ir.Context(), ir.Location.unknown():
        module = ir.Module.parse("""
          func.func @f(%m: memref<4xi32>, %i: index, %c: i1) -> i32 {
            %a = memref.load %m[%i] : memref<4xi32>
            %b = arith.addi %a, %a : i32
            %unused = arith.muli %a, %b : i32
            %r = scf.if %c -> i32 {
              %n = arith.subi %a, %b : i32
              scf.yield %n : i32
            } else {
              scf.yield %b : i32
            }
            %last = arith.addi %r, %b : i32
            return %last : i32
          }""")
        operations = list(module.body.operations[0].regions[0].blocks[0].operations)
        a, b, unused, r = (operations[i].results[0] for i in range(4))
        dead = deaths([op.operation for op in operations])
    assert [set(each) for each in dead] == [set(), set(), {unused}, {a}, {r, b}, set()]
