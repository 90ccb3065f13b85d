"""memref's buffers: of kernels and of the host, globals, copies, atomics."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.sim.types import SMALL_FLOATS, small_float


@pytest.fixture(autouse=True)
def context():
    with gpuir.Context() as context:
        yield context


def test_private_buffers_belong_to_their_thread():
    text = """
func.func @k(%o: memref<?xi32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %rest = arith.remui %t, %c4 : index
  %n = arith.addi %rest, %c1 : index
  %a = memref.alloca(%n) : memref<?xi32>
  %x = arith.index_cast %t : index to i32
  scf.for %i = %c0 to %n step %c1 {
    %inner = memref.alloca() : memref<4xi32, 5>
    memref.store %x, %inner[%c0] : memref<4xi32, 5>
    %v = memref.load %inner[%c0] : memref<4xi32, 5>
    memref.store %v, %a[%i] : memref<?xi32>
  }
  %last = arith.subi %n, %c1 : index
  %r = memref.load %a[%last] : memref<?xi32>
  memref.store %r, %o[%t] : memref<?xi32>
  return
}
"""
    o = np.zeros(70, np.int32)
    sim.launch(text, "k", 1, 70, o)
    assert (o == np.arange(70)).all()


@pytest.mark.parametrize("scope", ["scf.for %i = %c0 to %many step %c1", "affine.for %i = 0 to 4000",
                                   "scf.for %i = %c0 to %many step %c1 { memref.alloca_scope"])  # fmt: skip
def test_a_scope_gives_its_buffers_back(scope):
    text = f"""
func.func @k() {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %many = arith.constant 4000 : index
  %v = arith.constant 1.0 : f32
  {scope} {{
    %a = memref.alloca() : memref<1024xf32>
    memref.store %v, %a[%c0] : memref<1024xf32>
  {"} }" if "{" in scope else "}"}
  return
}}
"""
    sim.launch(text, "k", 1, 1, checks=False)


@pytest.mark.parametrize(("least", "lanes"), [(0, 0), (-4, 4)])
def test_sizes_of_lanes_that_are_not_active(least: int, lanes: int):
    """Lanes below %least would ask for a negative size, those above 20 for more than there is."""
    text = """func.func @k(%least: index, %out: memref<32xi32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %four = arith.constant 4 : index
  %many = arith.constant 20 : index
  %seven = arith.constant 7 : i32
  %from = arith.subi %t, %four : index
  %square = arith.muli %t, %t : index
  %power = arith.muli %square, %square : index
  %over = arith.subi %t, %many : index
  %large = arith.cmpi sgt, %t, %many : index
  %size0 = arith.select %large, %power, %from : index
  %low = arith.cmpi sge, %from, %least : index
  %below = arith.cmpi slt, %over, %c0 : index
  %yes = arith.andi %low, %below : i1
  scf.if %yes {
    %a = memref.alloca(%size0) : memref<?x8xi32>
    %n = memref.dim %a, %c0 : memref<?x8xi32>
    %i = arith.index_cast %n : index to i32
    memref.store %i, %out[%t] : memref<32xi32>
  }
  return
}"""
    out = np.full(32, -1, np.int32)
    report = sim.launch(text, "k", 1, 32, least, out, on_fault="report")
    if lanes:
        (found,) = report.findings
        assert (found.kind, found.message, found.lane, found.count) == (
            "undefined",
            "the buffer has a size of -4",
            0,
            lanes,
        )
    else:
        assert not report.findings
        assert out.tolist() == [-1] * 4 + [*range(16)] + [-1] * 12


def test_private_memory_ends():
    text = "func.func @k() {\n %a = memref.alloca() : memref<1000000xf32>\n return\n}"
    with pytest.raises(sim.SimulationError, match="out-of-bounds: 4000000 bytes more than private memory of"):
        sim.launch(text, "k", 1, 1)


def test_buffers_in_shared_memory_have_places_of_their_own():
    text = """
memref.global "private" @first : memref<32xi32, #gpu.address_space<workgroup>> = uninitialized
func.func @k(%o: memref<2x32xi32>) {
  %t = gpu.thread_id x
  %b = gpu.block_id x
  %x = arith.index_cast %t : index to i32
  %c31 = arith.constant 31 : index
  %r = arith.subi %c31, %t : index
  %f = memref.get_global @first : memref<32xi32, #gpu.address_space<workgroup>>
  %g = memref.get_global @first : memref<32xi32, #gpu.address_space<workgroup>>
  %s = memref.alloc() {alignment = 64 : i64} : memref<32xi32, 3>
  memref.store %x, %f[%t] : memref<32xi32, #gpu.address_space<workgroup>>
  %y = arith.muli %x, %x : i32
  memref.store %y, %s[%t] : memref<32xi32, 3>
  gpu.barrier
  %u = memref.load %g[%r] : memref<32xi32, #gpu.address_space<workgroup>>
  %v = memref.load %s[%r] : memref<32xi32, 3>
  %w = arith.addi %u, %v : i32
  memref.store %w, %o[%b, %t] : memref<2x32xi32>
  memref.dealloc %s : memref<32xi32, 3>
  return
}
"""
    o = np.zeros((2, 32), np.int32)
    sim.launch(text, "k", 2, 32, o)
    r = np.arange(32)[::-1]
    assert (o == r + r * r).all()


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("%a = memref.alloc() : memref<4xf32>", "'memref.alloc': a kernel cannot allocate generic memory"),
        ("%a = memref.alloc(%n) : memref<?xf32, 3>", "a buffer in shared memory needs a static shape"),
        ("memref.dealloc %m : memref<4xf32>", "'memref.dealloc': a kernel cannot free generic memory"),
        ("%a = memref.realloc %d : memref<?xf32> to memref<8xf32>", "a kernel cannot change a buffer's size"),
        ("%a = memref.alloca() : memref<4xf32, 3>", "is in shared memory, where no thread has a stack"),
        ("%a = memref.get_global @full : memref<2xf32, 3>", "a global in shared memory has no initial value"),
        ("%a = memref.get_global @own : memref<2xf32, 5>", "no thread has globals of its own"),
        ("%a = memref.get_global @declared : memref<2xf32>", "the global is only declared"),
        ("%a = memref.alloca() : memref<4xf32, 77>", "no address space 77"),
        (
            "%a = memref.alloca() : memref<4x4xf32, affine_map<(i, j) -> (i floordiv 2, j)>>",
            "a layout that is not strided",
        ),
    ],
)
def test_what_kernels_have_not(body, message):
    text = f"""
memref.global @full : memref<2xf32, 3> = dense<1.0>
memref.global @own : memref<2xf32, 5> = uninitialized
memref.global "private" @declared : memref<2xf32>
func.func @k(%m: memref<4xf32>, %d: memref<?xf32>, %n: index) {{
  {body}
  return
}}
"""
    with pytest.raises(sim.UnsupportedOp, match=message) as caught:
        sim.launch(text, "k", 1, 1, np.zeros(4, np.float32), np.zeros(4, np.float32), 4)
    assert caught.value.diagnostics[0].line == 6


GLOBALS = """
memref.global constant @table : memref<2x3xf32> = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
memref.global "private" @splat : memref<4xi16> = dense<-7>
memref.global "private" @counter : memref<i32> = dense<10>
memref.global "private" @turned : memref<2x3xf32, strided<[1, 2]>> = dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]>
memref.global "private" @raw : memref<4xi32> = uninitialized
func.func @k(%o: memref<2x3xf32>, %p: memref<4xi16>, %q: memref<1xi32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant 1 : i32
  %table = memref.get_global @table : memref<2x3xf32>
  %turned = memref.get_global @turned : memref<2x3xf32, strided<[1, 2]>>
  %splat = memref.get_global @splat : memref<4xi16>
  %counter = memref.get_global @counter : memref<i32>
  %old = memref.atomic_rmw addi %one, %counter[] : (i32, memref<i32>) -> i32
  gpu.barrier
  %i = arith.divui %t, %c3 : index
  %j = arith.remui %t, %c3 : index
  %in = arith.cmpi ult, %t, %six : index
  scf.if %in {
    %x = memref.load %table[%i, %j] : memref<2x3xf32>
    %y = memref.load %turned[%i, %j] : memref<2x3xf32, strided<[1, 2]>>
    %z = arith.addf %x, %y : f32
    memref.store %z, %o[%i, %j] : memref<2x3xf32>
  }
  %first = arith.cmpi eq, %t, %c0 : index
  scf.if %first {
    memref.copy %splat, %p : memref<4xi16> to memref<4xi16>
    %n = memref.load %counter[] : memref<i32>
    memref.store %n, %q[%c0] : memref<1xi32>
  }
  return
}
""".replace("%t = gpu", "%six = arith.constant 6 : index\n  %t = gpu")


def test_globals_begin_anew_in_every_run():
    module = gpuir.parse(GLOBALS)
    for _ in range(2):
        o, p, q = np.zeros((2, 3), np.float32), np.zeros(4, np.int16), np.zeros(1, np.int32)
        sim.launch(module, "k", 1, 32, o, p, q)
        assert (o == 2 * np.arange(1, 7).reshape(2, 3)).all() and (p == -7).all() and q == 42


def test_copies_that_overlap_move_what_was_there():
    text = """
func.func @k(%a: memref<?xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %s = memref.subview %a[0][%n][1] : memref<?xi32> to memref<?xi32, strided<[1]>>
  %d = memref.subview %a[3][%n][1] : memref<?xi32> to memref<?xi32, strided<[1], offset: 3>>
  memref.copy %s, %d : memref<?xi32, strided<[1]>> to memref<?xi32, strided<[1], offset: 3>>
  return
}
"""
    a = np.arange(12, dtype=np.int32)
    sim.launch(text, "k", 1, 1, a, 9)
    assert a.tolist() == [0, 1, 2, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    with pytest.raises(sim.SimulationError, match="undefined: the sizes of dimension 0 differ"):
        sim.launch(text.replace("%a[3][%n]", "%a[3][%c0]"), "k", 1, 1, a, 9)


def test_copies_between_spaces_of_as_much_as_each_thread_wants():
    text = """
func.func @k(%a: memref<4x8xi32>, %o: memref<40x4x8xi32>) {
  %t = gpu.thread_id x
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %c30 = arith.constant 30 : index
  %p = memref.alloca() : memref<4x8xi32, #gpu.address_space<private>>
  %rest = arith.remui %t, %c4 : index
  %n = arith.addi %rest, %c1 : index
  %in = arith.cmpi ult, %t, %c30 : index
  scf.if %in {
    memref.copy %a, %p : memref<4x8xi32> to memref<4x8xi32, #gpu.address_space<private>>
    %from = memref.subview %p[0, 0][%n, %n][1, 2] : memref<4x8xi32, #gpu.address_space<private>> to memref<?x?xi32, strided<[8, 2]>, #gpu.address_space<private>>
    %to = memref.subview %o[%t, 0, 0][1, %n, %n][1, 1, 1] : memref<40x4x8xi32> to memref<?x?xi32, strided<[8, 1], offset: ?>>
    memref.copy %from, %to : memref<?x?xi32, strided<[8, 2]>, #gpu.address_space<private>> to memref<?x?xi32, strided<[8, 1], offset: ?>>
  }
  return
}
"""
    a, o = np.arange(32, dtype=np.int32).reshape(4, 8), np.full((40, 4, 8), -1, np.int32)
    sim.launch(text, "k", 1, 40, a, o)
    expected = np.full_like(o, -1)
    for t in range(30):
        n = t % 4 + 1
        expected[t, :n, :n] = a[:n, : 2 * n : 2]
    assert (o == expected).all()


def test_elements_that_are_vectors():
    text = """
func.func @k(%o: memref<8x4xf32>) {
  %t = gpu.thread_id x
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %s = memref.alloc() : memref<8xvector<4xf32>, 3>
  %x = arith.index_cast %t : index to i32
  %f = arith.sitofp %x : i32 to f32
  %two = arith.constant 2.0 : f32
  %v = vector.from_elements %f, %two, %f, %two : vector<4xf32>
  memref.store %v, %s[%t] : memref<8xvector<4xf32>, 3>
  gpu.barrier
  %r = arith.subi %c7, %t : index
  %w = memref.load %s[%r] : memref<8xvector<4xf32>, 3>
  vector.store %w, %o[%t, %c0] : memref<8x4xf32>, vector<4xf32>
  return
}
"""
    o = np.zeros((8, 4), np.float32)
    sim.launch(text, "k", 1, 8, o)
    r = np.arange(8)[::-1]
    assert (o == np.stack([r, np.full(8, 2), r, np.full(8, 2)], 1)).all()


# Atomics

INTEGER_KINDS = {
    "addi": lambda a, b: a + b,
    "muli": lambda a, b: a * b,
    "andi": lambda a, b: a & b,
    "ori": lambda a, b: a | b,
    "xori": lambda a, b: a ^ b,
    "maxs": max,
    "mins": min,
    "maxu": lambda a, b: max(a, b, key=lambda n: n % (1 << 64)),
    "minu": lambda a, b: min(a, b, key=lambda n: n % (1 << 64)),
    "assign": lambda a, b: b,
}
FLOAT_KINDS = {
    "addf": lambda a, b: a + b,
    "mulf": lambda a, b: a * b,
    "maximumf": max,
    "minimumf": min,
    "maxnumf": max,
    "minnumf": min,
    "assign": lambda a, b: b,
}


def atomic(kind: str, type: str) -> str:
    return f"""
func.func @k(%v: memref<64x{type}>, %at: memref<64xindex>, %o: memref<4x{type}>, %old: memref<64x{type}>) {{
  %t = gpu.thread_id x
  %c60 = arith.constant 60 : index
  %in = arith.cmpi ult, %t, %c60 : index
  scf.if %in {{
    %i = memref.load %at[%t] : memref<64xindex>
    %x = memref.load %v[%t] : memref<64x{type}>
    %r = memref.atomic_rmw {kind} %x, %o[%i] : ({type}, memref<4x{type}>) -> {type}
    memref.store %r, %old[%t] : memref<64x{type}>
  }}
  return
}}
"""


@pytest.mark.parametrize(
    ("kind", "type"),
    [
        *((kind, type) for kind in INTEGER_KINDS for type in ("i8", "i32", "i64")),
        *((kind, type) for kind in FLOAT_KINDS for type in ("f16", "bf16", "f32", "f64")),
    ],
)
def test_atomic(kind, type):
    """Threads that meet in one element go one after the other: the old values tell the order."""
    integers = type[0] == "i"
    dtype = np.dtype(f"i{int(type[1:]) // 8}") if integers else np.dtype(
        {"f16": "f2", "f32": "f4", "f64": "f8"}.get(type) or small_float(SMALL_FLOATS[type]))  # fmt: skip
    random = np.random.default_rng(5)
    values = random.integers(-9, 10, 64)
    if kind == "mulf":
        values = random.choice([0.5, 1, 2, -1], 64)
    values = values.astype(np.float32 if not integers else dtype).astype(dtype)
    at = random.integers(0, 4, 64)
    start = np.array([3, -2, 1, 0]).astype(np.float32 if not integers else dtype).astype(dtype)
    o, old = start.copy(), np.zeros(64, dtype)
    sim.launch(atomic(kind, type), "k", 1, 64, values, at, o, old)
    compute = {**FLOAT_KINDS, **INTEGER_KINDS}[kind]
    expected, before = list(start.tolist()), []
    for i, value in zip(at[:60], values[:60].tolist()):
        before.append(expected[i])
        expected[i] = compute(expected[i], value)
        if integers:
            expected[i] = int(np.array(expected[i] & ((1 << 64) - 1), np.uint64).astype(dtype))
        else:
            expected[i] = float(np.array(expected[i]).astype(dtype))
    assert o.tolist() == expected and old[:60].tolist() == before and not old[60:].astype(float).any()


def test_generic_atomic():
    """The region runs once for each thread, on what the thread before has left."""
    text = """
func.func @k(%at: memref<64xindex>, %o: memref<4xf32>) {
  %t = gpu.thread_id x
  %c60 = arith.constant 60 : index
  %in = arith.cmpi ult, %t, %c60 : index
  scf.if %in {
    %i = memref.load %at[%t] : memref<64xindex>
    %x = arith.index_cast %t : index to i32
    %f = arith.sitofp %x : i32 to f32
    %r = memref.generic_atomic_rmw %o[%i] : memref<4xf32> {
    ^bb0(%old: f32):
      %half = arith.constant 0.5 : f32
      %c = arith.cmpf ogt, %old, %f : f32
      %m = scf.if %c -> f32 {
        scf.yield %f : f32
      } else {
        %h = arith.mulf %old, %half : f32
        scf.yield %h : f32
      }
      %s = arith.addf %m, %f : f32
      memref.atomic_yield %s : f32
    }
  }
  return
}
"""
    at = np.random.default_rng(2).integers(0, 4, 64)
    o = np.array([100, 50, -1, 0], np.float32)
    expected = o.copy()
    for t in range(60):
        old = expected[at[t]]
        expected[at[t]] = np.float32((t if old > t else old / 2) + t)
    sim.launch(text, "k", 1, 64, at, o)
    assert (o == expected).all()


def test_index_outside_of_the_memref():
    text = atomic("addi", "i32")
    at = np.zeros(64, np.int64)
    at[7] = 4
    with pytest.raises(sim.SimulationError, match="index 4 of dimension 0 is outside of its size 4 .*lane 7"):
        sim.launch(text, "k", 1, 64, np.zeros(64, np.int32), at, np.zeros(4, np.int32), np.zeros(64, np.int32))


# The host's buffers


def host(body: str, *arguments, signature: str = "%o: memref<4xi32>") -> sim.Report:
    return sim.run(
        f"""
memref.global "private" @state : memref<2xi32> = dense<[5, 6]>
func.func @main({signature}) {{
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8 = arith.constant 8 : index
  %seven = arith.constant 7 : i32
  {body}
  return
}}
""",
        "main",
        *arguments,
    )


def test_host_buffers():
    o = np.zeros(4, np.int32)
    host(
        """%a = memref.alloc(%c2) {alignment = 128 : i64} : memref<?xi32>
  memref.store %seven, %a[%c0] : memref<?xi32>
  memref.store %seven, %a[%c1] : memref<?xi32>
  %b = memref.realloc %a(%c8) : memref<?xi32> to memref<?xi32>
  %v = memref.load %b[%c1] : memref<?xi32>
  memref.store %v, %o[%c0] : memref<4xi32>
  %g = memref.get_global @state : memref<2xi32>
  %w = memref.load %g[%c1] : memref<2xi32>
  memref.store %w, %o[%c1] : memref<4xi32>
  %s = memref.alloca() : memref<2xi32>
  memref.store %w, %s[%c1] : memref<2xi32>
  %x = memref.load %s[%c1] : memref<2xi32>
  memref.store %x, %o[%c2] : memref<4xi32>
  memref.dealloc %b : memref<?xi32>""",
        o,
    )
    assert o.tolist() == [7, 6, 6, 0]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("memref.dealloc %a : memref<4xi32>\nmemref.dealloc %a : memref<4xi32>",
         "'memref.dealloc' wrong-space: the buffer of 'memref.alloc' at .* is freed already"),
        ("memref.dealloc %a : memref<4xi32>\n%x = memref.load %a[%c0] : memref<4xi32>",
         "'memref.load' .*the buffer of 'memref.alloc' at .*freed"),
        ("memref.store %seven, %a[%c0] : memref<4xi32>\nmemref.store %seven, %a[%c1] : memref<4xi32>\n"
         "memref.store %seven, %a[%c2] : memref<4xi32>\nmemref.store %seven, %a[%c3] : memref<4xi32>\n"
         "%b = memref.realloc %d : memref<?xi32> to memref<8xi32>\n%x = memref.load %a[%c0] : memref<4xi32>", "freed"),
        ("memref.dealloc %o : memref<4xi32>", "argument 0 .*, byte 0: this was not allocated by memref.alloc"),
        ("%x = memref.load %a[%c8] : memref<4xi32>", "index 8 of dimension 0 is outside of its size 4"),
        ("%g = memref.get_global @state : memref<2xi32>\nmemref.dealloc %g : memref<2xi32>", "the global @state"),
    ],
)  # fmt: skip
def test_host_buffers_misused(body, message):
    body = "%a = memref.alloc() : memref<4xi32>\n%d = memref.cast %a : memref<4xi32> to memref<?xi32>\n" + body
    with pytest.raises(sim.SimulationError, match=message):
        host(body, np.zeros(4, np.int32))


CONSTANT = """
memref.global "private" constant @c : memref<4xf32> = dense<1.0>
llvm.mlir.global internal constant @l(dense<1.0> : tensor<4xf32>) : !llvm.array<4 x f32>
func.func @k(%o: memref<4xf32>) {{
  %c1 = arith.constant 1 : index
  %two = arith.constant 2.0 : f32
  %twos = arith.constant dense<2.0> : vector<2xf32>
  %t = gpu.thread_id x
  %g = memref.get_global @c : memref<4xf32>
  %p = llvm.mlir.addressof @l : !llvm.ptr
  {body}
  return
}}
"""


@pytest.mark.parametrize(("body", "byte", "count"), [
    ("memref.store %two, %g[%c1] : memref<4xf32>", 4, 1),
    ("memref.store %two, %g[%t] : memref<4xf32>", 0, 4),
    ("vector.store %twos, %g[%c1] : memref<4xf32>, vector<2xf32>", 4, 1),
    ("memref.copy %o, %g : memref<4xf32> to memref<4xf32>", 0, 1),
    ("%x = memref.atomic_rmw addf %two, %g[%c1] : (f32, memref<4xf32>) -> f32", 4, 1),
    ("llvm.store %two, %p : f32, !llvm.ptr", 0, 1),
])  # fmt: skip
def test_a_constant_is_written(body, byte, count):
    what = "the global @c" if "%g" in body else "@l"
    message = rf"undefined: writes byte {byte} of {what}, which is constant \[block \(0, 0, 0\), warp 0, lane 0\]"
    for checks in (True, False):
        with pytest.raises(sim.SimulationError, match=message) as caught:
            sim.launch(CONSTANT.format(body=body), "k", 1, 4, np.zeros(4, np.float32), checks=checks)
        assert caught.value.findings[0].count >= count


def test_what_is_next_to_a_constant_is_written():
    o = np.zeros(4, np.float32)
    body = "%x = memref.load %g[%t] : memref<4xf32>\nmemref.store %x, %o[%t] : memref<4xf32>"
    sim.launch(CONSTANT.format(body=body), "k", 1, 4, o)
    assert o.tolist() == [1.0] * 4
