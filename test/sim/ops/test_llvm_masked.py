"""llvm: masked loads and stores, overflow, as upstream's lowerings of vector and arith use them."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim

N = 40
MASK = np.random.default_rng(1).integers(0, 2, (N, 4)).astype(bool)


def run(body, *arrays):
    """A kernel of pointers %p0, %p1, ...; %t is the thread's number, %m its mask of four and %e its element 4 t."""
    arguments = ", ".join(f"%p{i}: !llvm.ptr" for i in range(len(arrays) + 1))
    text = f"""
      llvm.func @k({arguments}) attributes {{gpu.kernel, nvvm.kernel}} {{
        %tx = nvvm.read.ptx.sreg.tid.x : i32
        %t = llvm.sext %tx : i32 to i64
        %four = llvm.mlir.constant(4 : i64) : i64
        %e = llvm.mul %t, %four : i64
        %pm = llvm.getelementptr %p{len(arrays)}[%e] : (!llvm.ptr, i64) -> !llvm.ptr, i8
        %m8 = llvm.load %pm {{alignment = 4 : i64}} : !llvm.ptr -> vector<4xi8>
        %m = llvm.trunc %m8 : vector<4xi8> to vector<4xi1>
        {body}
        llvm.return
      }}"""
    copies = [each.copy() for each in arrays]
    sim.launch(gpuir.parse(text, context=gpuir.Context()), "k", 1, N, *copies, MASK.view(np.int8).copy())
    return copies


AT = "%a{0} = llvm.getelementptr %p{0}[%e] : (!llvm.ptr, i64) -> !llvm.ptr, f32\n"
X = np.arange(4 * N, dtype=np.float32).reshape(N, 4)
SOURCE = AT.format(0) + "%s = llvm.load %a0 {alignment = 4 : i64} : !llvm.ptr -> vector<4xf32>\n"
STORE = "llvm.store %v, %a1 {alignment = 4 : i64} : vector<4xf32>, !llvm.ptr\n"


def packed(x, rest):
    """What an expanding load gives: the first elements where the mask is set, ``rest`` elsewhere."""
    found = rest.copy()
    for row, mask, values in zip(found, MASK, x):
        row[mask] = values[: mask.sum()]
    return found


def test_load():
    body = (
        SOURCE + AT.format(1) + "%n = llvm.fneg %s : vector<4xf32>\n"
        "%v = llvm.intr.masked.load %a0, %m, %n {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>\n"
        + STORE
    )
    _, found = run(body, X, np.zeros_like(X))
    assert np.array_equal(found, np.where(MASK, X, -X))


def test_a_load_touches_only_what_the_mask_has():
    # The last thread's elements lie behind the end.
    body = (
        "%a0 = llvm.getelementptr %p0[%e] : (!llvm.ptr, i64) -> !llvm.ptr, f32\n"
        + AT.format(1)
        + "%z = llvm.mlir.zero : vector<4xf32>\n"
        "%v = llvm.intr.masked.load %a0, %m, %z {alignment = 4 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>\n"
        + STORE
    )
    last = 4 * N - 4 + int(np.nonzero(MASK[-1])[0].max(initial=-1)) + 1
    flat = X.reshape(-1)
    run(body, flat[:last], np.zeros_like(X))
    with pytest.raises(sim.SimulationError, match="'llvm.intr.masked.load' out-of-bounds"):
        run(body, flat[: last - 1], np.zeros_like(X))


def test_store():
    body = (
        SOURCE
        + AT.format(1)
        + "llvm.intr.masked.store %s, %a1, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into !llvm.ptr\n"
    )
    _, found = run(body, X, -np.ones_like(X))
    assert np.array_equal(found, np.where(MASK, X, -1))


POINTERS = (
    "%i = llvm.mlir.constant(dense<[3, 0, 2, 1]> : vector<4xi64>) : vector<4xi64>\n"
    "%q{0} = llvm.getelementptr %a{0}[%i] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f32\n"
)


def test_gather():
    body = (
        SOURCE
        + AT.format(1)
        + POINTERS.format(0)
        + "%v = llvm.intr.masked.gather %q0, %m, %s {alignment = 4 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>\n"
        + STORE
    )
    _, found = run(body, X, np.zeros_like(X))
    assert np.array_equal(found, np.where(MASK, X[:, [3, 0, 2, 1]], X))


def test_scatter():
    body = (
        SOURCE
        + AT.format(1)
        + POINTERS.format(1)
        + "llvm.intr.masked.scatter %s, %q1, %m {alignment = 4 : i32} : vector<4xf32>, vector<4xi1> into vector<4x!llvm.ptr>\n"
    )
    _, found = run(body, X, -np.ones_like(X))
    assert np.array_equal(found[:, [3, 0, 2, 1]], np.where(MASK, X, -1))


def test_expandload_and_compressstore():
    load = (
        SOURCE
        + AT.format(1)
        + '%v = "llvm.intr.masked.expandload"(%a0, %m, %s) : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> vector<4xf32>\n'
        + STORE
    )
    _, found = run(load, X, np.zeros_like(X))
    assert np.array_equal(found, packed(X, X))
    store = (
        SOURCE
        + AT.format(1)
        + '"llvm.intr.masked.compressstore"(%s, %a1, %m) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()\n'
    )
    _, found = run(store, X, -np.ones_like(X))
    for row, mask, values in zip(found, MASK, X):
        assert row.tolist() == [*values[mask], *[-1] * (4 - mask.sum())]


NUMBERS = np.array([0, 1, -1, 5, -(1 << 31), (1 << 31) - 1, 1 << 30, -(1 << 30), 65536, -65537], np.int32)
PAIRS = np.array([(a, b) for a in NUMBERS for b in NUMBERS], np.int32)[:N]


@pytest.mark.parametrize("sign", "su")
@pytest.mark.parametrize("name", ["add", "sub", "mul"])
def test_overflow(name, sign):
    body = f"""
      %a0 = llvm.getelementptr %p0[%t] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
      %a = llvm.load %a0 : !llvm.ptr -> i32
      %b0 = llvm.getelementptr %a0[1] : (!llvm.ptr) -> !llvm.ptr, i32
      %b = llvm.load %b0 : !llvm.ptr -> i32
      %r = "llvm.intr.{sign}{name}.with.overflow"(%a, %b) : (i32, i32) -> !llvm.struct<(i32, i1)>
      %v = llvm.extractvalue %r[0] : !llvm.struct<(i32, i1)>
      %o = llvm.extractvalue %r[1] : !llvm.struct<(i32, i1)>
      %w = llvm.zext %o : i1 to i32
      %c0 = llvm.getelementptr %p1[%t] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x i32>
      llvm.store %v, %c0 : i32, !llvm.ptr
      %c1 = llvm.getelementptr %c0[1] : (!llvm.ptr) -> !llvm.ptr, i32
      llvm.store %w, %c1 : i32, !llvm.ptr"""
    _, found = run(body, PAIRS, np.zeros_like(PAIRS))
    for (a, b), (value, flag) in zip(PAIRS.tolist(), found.tolist()):
        if sign == "u":
            a, b = a % (1 << 32), b % (1 << 32)
        exact = {"add": a + b, "sub": a - b, "mul": a * b}[name]
        low, high = (-(1 << 31), 1 << 31) if sign == "s" else (0, 1 << 32)
        assert flag == (not low <= exact < high) and (value - exact) % (1 << 32) == 0


@pytest.mark.parametrize(("name", "view"), [("scmp", "i4"), ("ucmp", "u4")])
def test_three_way_comparison(compute, name, view):
    a, b = (np.ascontiguousarray(PAIRS[:, i]) for i in (0, 1))
    (found,) = compute(f"%r0 = llvm.intr.{name}(%0, %1) : (i32, i32) -> i8", ["i32", "i32"], ["i8"], a, b)
    one, other = a.view(view).astype(np.int64), b.view(view).astype(np.int64)
    assert np.array_equal(found, np.sign(one - other))


def test_a_prefetch_does_nothing():
    (found,) = run('"llvm.intr.prefetch"(%p0) {rw = 0 : i32, hint = 3 : i32, cache = 1 : i32} : (!llvm.ptr) -> ()', X)
    assert np.array_equal(found, X)
