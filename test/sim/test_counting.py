"""Counts of launches that the native engine ran: made when they are read, on memory as it was."""

from __future__ import annotations

import gc
import pickle

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim import counting
from gpuir.sim.native.dependence import depends_on_memory

SAXPY = """gpu.module @kernels {
  gpu.func @k(%n: index, %a: f32, %x: memref<?xf32>, %y: memref<?xf32>) kernel {
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
#: Twice the numbers that are below 100, in place.
BELOW = """gpu.module @kernels {
  gpu.func @k(%x: memref<?xi32>) kernel {
    %i = gpu.global_id x
    %v = memref.load %x[%i] : memref<?xi32>
    %most = arith.constant 100 : i32
    %two = arith.constant 2 : i32
    %low = arith.cmpi slt, %v, %most : i32
    scf.if %low {
      %w = arith.muli %v, %two : i32
      memref.store %w, %x[%i] : memref<?xi32>
    }
    gpu.return
  }
}
"""
COUNTED = ("operations", "issued", "flops", "tensor", "sampled")


def native(text, *arguments, blocks=4, **options):
    report = sim.launch(text, "k", blocks, 64, *arguments, engine="native", **options)
    assert report.engine == "native: it has every op and option of the launch"
    return report


def same_counts(one, other):
    assert [getattr(one, name) for name in COUNTED] == [getattr(other, name) for name in COUNTED]
    assert one.traffic.dictionary() == other.traffic.dictionary()
    assert one.estimate("sm_90").limits == other.estimate("sm_90").limits
    assert str(one.where()) == str(other.where()) and str(one.coverage()) == str(other.coverage())


def test_counts_are_those_of_the_numpy_engine():
    x, y = np.arange(256, dtype=np.float32), np.ones(256, np.float32)
    expected = sim.launch(SAXPY, "k", 4, 64, 250, 2.0, x, y.copy(), engine="numpy")
    report = native(SAXPY, 250, 2.0, x, y)
    # Nothing that the kernel does depends on the arrays, which need not be kept.
    assert report.held == 0
    x[:] = y[:] = 0
    same_counts(report, expected)
    assert "warp instructions issued" in str(report) and report.engine in str(report)
    assert not np.any(y)


def test_counts_are_of_memory_as_it_was():
    start = (np.arange(256) % 70 + 60).astype(np.int32)
    expected = sim.launch(BELOW, "k", 4, 64, start.copy(), engine="numpy")
    x = start.copy()
    report = native(BELOW, x)
    assert report.held == x.nbytes
    assert np.array_equal(x, np.where(start < 100, 2 * start, start))
    x[:] = 1000
    same_counts(report, expected)
    assert report.held == 0 and np.all(x == 1000)


def test_a_large_launch_is_sampled(monkeypatch):
    monkeypatch.setattr(counting, "_WORTH", 0.01)
    n = 1 << 18
    x, y = np.arange(n, dtype=np.float32), np.ones(n, np.float32)
    report = native(SAXPY, n, 2.0, x, y, blocks=n // 64)
    expected = sim.launch(SAXPY, "k", n // 64, 64, n, 2.0, x, y, engine="numpy")
    assert 0 in report.sampled and 1 < len(report.sampled) <= 16
    times = n // 64 / len(report.sampled)
    assert report.issued * times == expected.issued
    assert report.estimate("sm_90").limits == pytest.approx(expected.estimate("sm_90").limits)
    assert f"of {len(report.sampled)} of {n // 64} blocks (0, " in str(report)
    assert report.dictionary()["sampled"] == report.sampled


def test_reports_travel_with_their_counts():
    x, y = np.arange(256, dtype=np.float32), np.ones(256, np.float32)
    report = pickle.loads(pickle.dumps(native(SAXPY, 250, 2.0, x, y)))
    assert report.operations["arith.mulf"] == 8 and report.engine.startswith("native")
    with pytest.raises(AttributeError, match="no attribute 'operation'"):
        _ = report.operation


def test_what_reports_hold_has_an_end(monkeypatch):
    monkeypatch.setattr(counting, "_MOST_KEPT", 3000)
    kept = [native(BELOW, np.full(256, number, np.int32)) for number in (99, 100, 99, 100)]
    # Each holds 1,024 bytes: the first two had to count what they hold.
    assert [each.held for each in kept] == [0, 0, 1024, 1024]
    assert [each.operations["arith.muli"] for each in kept] == [8, 0, 8, 0]
    del kept
    gc.collect()
    more = [native(BELOW, np.full(256, number, np.int32)) for number in (99, 99)]
    assert [each.held for each in more] == [1024, 1024]


@pytest.mark.parametrize(("body", "depends"), [
    ("%v = memref.load %x[%i] : memref<?xi32>\n%w = arith.muli %v, %v : i32\nmemref.store %w, %x[%i] : memref<?xi32>", False),
    ("%v = memref.load %x[%i] : memref<?xi32>\n%j = arith.index_cast %v : i32 to index\nmemref.store %v, %x[%j] : memref<?xi32>", True),
    ("%v = memref.load %x[%i] : memref<?xi32>\n%w = arith.divsi %one, %v : i32\nmemref.store %w, %x[%i] : memref<?xi32>", True),
    ("%v = memref.load %x[%i] : memref<?xi32>\n%w = arith.shli %v, %one : i32\nmemref.store %w, %x[%i] : memref<?xi32>", False),
    ("%v = memref.load %x[%i] : memref<?xi32>\n%w = arith.shli %one, %v : i32\nmemref.store %w, %x[%i] : memref<?xi32>", True),
    ("%s = scf.for %k = %c0 to %i step %c1 iter_args(%a = %one) -> (i32) {\n%v = memref.load %x[%k] : memref<?xi32>\n"
     "%b = arith.addi %a, %v : i32\nscf.yield %b : i32\n}\nmemref.store %s, %x[%i] : memref<?xi32>", False),
    ("%s = scf.for %k = %c0 to %i step %c1 iter_args(%a = %one) -> (i32) {\n%v = memref.load %x[%k] : memref<?xi32>\n"
     "%b = arith.addi %a, %v : i32\nscf.yield %b : i32\n}\n%j = arith.index_cast %s : i32 to index\nmemref.store %one, %x[%j] : memref<?xi32>", True),
    ("%s = scf.for %k = %c0 to %i step %c1 iter_args(%a = %c0) -> (index) {\n%v = memref.load %x[%a] : memref<?xi32>\n"
     "%b = arith.index_cast %v : i32 to index\nscf.yield %b : index\n}", True),
    ("%c = arith.cmpi eq, %i, %c0 : index\n%s = scf.if %c -> (i32) {\nscf.yield %one : i32\n} else {\n%v = memref.load %x[%i] : memref<?xi32>\n"
     "scf.yield %v : i32\n}\n%t = arith.cmpi eq, %s, %one : i32\nscf.if %t {\nmemref.store %one, %x[%i] : memref<?xi32>\n}", True),
    ("%s = scf.while (%a = %one) : (i32) -> i32 {\n%v = memref.load %x[%i] : memref<?xi32>\n%t = arith.cmpi eq, %v, %a : i32\n"
     "scf.condition(%t) %a : i32\n} do {\n^bb0(%b: i32):\nscf.yield %b : i32\n}", True),
    ("%s = memref.atomic_rmw addi %one, %x[%i] : (i32, memref<?xi32>) -> i32\n%t = arith.cmpi eq, %s, %one : i32\n"
     "%c0a = arith.select %t, %c0, %c1 : index\nmemref.store %one, %x[%c0a] : memref<?xi32>", True),
    ("%t = \"test.op\"() : () -> i1\nscf.if %t {\nmemref.store %one, %x[%i] : memref<?xi32>\n}", True),
    ("%v = memref.load %x[%i] : memref<?xi32>\ncf.br ^a(%v : i32)\n^a(%w: i32):\n%t = arith.cmpi eq, %w, %one : i32\ncf.cond_br %t, ^a(%v : i32), ^b\n^b:", True),
    ("%v = memref.load %x[%i] : memref<?xi32>\ncf.br ^a(%v, %c0 : i32, index)\n^a(%w: i32, %n: index):\n%m = arith.addi %n, %c1 : index\n"
     "%t = arith.cmpi ult, %m, %i : index\ncf.cond_br %t, ^a(%w, %m : i32, index), ^b(%m, %w : index, i32)\n^b(%j: index, %u: i32):\n"
     "memref.store %u, %x[%j] : memref<?xi32>", False),
    ("%v = memref.load %x[%i] : memref<?xi32>\ncf.br ^a(%v : i32)\n^a(%w: i32):\nmemref.store %w, %x[%i] : memref<?xi32>", False),
])  # fmt: skip
def test_what_depends_on_memory(body, depends):
    text = f"""gpu.module @kernels {{
gpu.func @k(%x: memref<?xi32>) kernel {{
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%one = arith.constant 1 : i32
%i = gpu.global_id x
{body}
gpu.return
}}
}}"""
    import gpuir

    with gpuir.Context() as context:
        context.allow_unregistered_dialects = True
        assert depends_on_memory(sim.prepare(gpuir.parse(text)).function("k")) is depends
