"""Loops of the host as machine code: the same numbers, and the same findings, as the simulator's own code."""

from __future__ import annotations

import numpy as np
import pytest

from gpuir import sim
from gpuir.sim.native import loop as native

CALLS: list[object] = []


@pytest.fixture(autouse=True)
def worth_it(monkeypatch):
    """Machine code for the shortest loops, too; `CALLS` tells of its calls."""
    monkeypatch.setattr(native, "_WORTH_IT", 1)
    call = native._Code.call

    def counted(self, *arguments):
        CALLS.append(self)
        return call(self, *arguments)

    monkeypatch.setattr(native._Code, "call", counted)
    CALLS.clear()


def both(text, *arrays, **options):
    """Arrays and report of a run with machine code and of one without, which agree; how often machine code ran."""
    reports, states = [], []
    for own in (False, True):
        given = [array.copy() if isinstance(array, np.ndarray) else array for array in arrays]
        with pytest.MonkeyPatch.context() as patch:
            if own:
                patch.setattr(native, "fits", lambda op: False)
            # Another text, which is not known to be prepared.
            reports.append(sim.run(text + "\n" * own, "main", *given, on_fault="report", **options))
        states.append(given)
    for one, other in zip(*states):
        np.testing.assert_array_equal(one, other)
    shown = [[(each.kind, each.operation, each.line, each.message) for each in report.findings] for report in reports]
    assert shown[0] == shown[1]
    for one, other in zip(reports[0].results, reports[1].results):
        np.testing.assert_array_equal(one, other)
    return reports[0], states[0], len(CALLS)


def main(body, arguments="%a: memref<?xf32>, %b: memref<?xf32>", result=""):
    head = f" -> ({result})" if result else ""
    return f"""func.func @main({arguments}){head} {{
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c8 = arith.constant 8 : index
{body}
{"" if result else "return"}
}}"""


def eight(dtype=np.float32):
    return (np.arange(8) + 1).astype(dtype)


COPY = """scf.for %i = %c0 to %c8 step %c1 {
  %x = memref.load %a[%i] : memref<?xf32>
  %y = arith.addf %x, %x : f32
  memref.store %y, %b[%i] : memref<?xf32>
}"""


@pytest.mark.parametrize("checks", [True, False])
def test_a_loop_over_memrefs(checks):
    report, (_, b), calls = both(main(COPY), eight(), eight(), checks=checks)
    assert (report.findings, calls) == ([], 1)
    assert np.array_equal(b, 2 * eight())


@pytest.mark.parametrize(("old", "new", "kind"), [
    ("%c0 to %c8", "%c1 to %c9", "out-of-bounds"),
    ("memref.load %a[%i]", "memref.load %a[%j]", "out-of-bounds"),
    ("memref.load %a[%i]", "memref.load %m[%i]", "uninitialized"),
    ("%b[%i]", "%b[%j]", "out-of-bounds"),
])  # fmt: skip
def test_findings_are_those_of_the_simulator(old, new, kind):
    body = """%c9 = arith.constant 9 : index
%m = memref.alloc(%c8) : memref<?xf32>
""" + COPY.replace("{", "{\n%j = arith.subi %i, %c1 : index", 1)
    report, _, calls = both(main(body.replace(old, new)), eight(), eight())
    assert (report.findings[0].kind, calls) == (kind, 1)


def test_what_a_loop_with_a_finding_wrote_is_not_seen_twice():
    body = """%c7 = arith.constant 7 : index
scf.for %i = %c0 to %c8 step %c1 {
  %x = memref.load %a[%i] : memref<?xf32>
  %y = arith.addf %x, %x : f32
  memref.store %y, %a[%i] : memref<?xf32>
  %j = arith.addi %i, %c1 : index
  %z = memref.load %a[%j] : memref<?xf32>
}"""
    report, (a, _), calls = both(main(body), eight(), eight())
    assert (report.findings[0].kind, calls) == ("out-of-bounds", 1)
    assert np.array_equal(a, 2 * eight())


def test_flags_follow_the_writes():
    body = f"""%m = memref.alloc(%c8) : memref<?xf32>
{COPY.replace("%b[", "%m[")}
{COPY.replace("%a[", "%m[").replace("%i", "%k").replace("%x", "%u").replace("%y", "%v")}"""
    report, (_, b), calls = both(main(body), eight(), eight())
    assert (report.findings, calls) == ([], 2)
    assert np.array_equal(b, 4 * eight())


@pytest.mark.parametrize(("operation", "values"), [
    ("divsi", [(7, -2), (-7, 2), (1, 0)]), ("divsi", [(-(2**31), -1)]), ("remsi", [(7, -2), (-7, 2)]), ("remsi", [(5, 0)]),
    ("divui", [(-1, 3)]), ("divui", [(1, 0)]), ("ceildivsi", [(7, 2), (-7, 2)]), ("floordivsi", [(7, -2), (-7, -2)]),
    ("shli", [(3, 4), (1, 31)]), ("shli", [(1, 32)]), ("shrsi", [(-8, 1)]), ("shrui", [(-8, 1), (1, -1)]),
])  # fmt: skip
def test_operations_that_trap_or_are_undefined(operation, values):
    body = f"""scf.for %i = %c0 to %n step %c1 {{
  %x = memref.load %a[%i] : memref<?xi32>
  %y = memref.load %b[%i] : memref<?xi32>
  %z = arith.{operation} %x, %y : i32
  memref.store %z, %a[%i] : memref<?xi32>
}}"""
    text = main(body, "%a: memref<?xi32>, %b: memref<?xi32>, %n: index")
    a, b = (np.array(each, np.int32) for each in zip(*values))
    _, _, calls = both(text, a, b, len(values))
    assert calls == 1


@pytest.mark.parametrize("value", [2.5, -0.5, -3.7, 3e9, -3e9, np.nan, np.inf])
@pytest.mark.parametrize("operation", ["fptosi", "fptoui"])
def test_conversions_to_integers(operation, value):
    body = f"""scf.for %i = %c0 to %c8 step %c1 {{
  %x = memref.load %a[%i] : memref<?xf32>
  %y = arith.{operation} %x : f32 to i32
  memref.store %y, %b[%i] : memref<?xi32>
}}"""
    text = main(body, "%a: memref<?xf32>, %b: memref<?xi32>")
    _, _, calls = both(text, np.full(8, value, np.float32), np.zeros(8, np.int32))
    assert calls == 1


def test_small_floats_round_after_each_operation():
    body = """scf.for %i = %c0 to %n step %c1 {
  %x = memref.load %a[%i] : memref<?xf16>
  %y = memref.load %b[%i] : memref<?xf16>
  %p = arith.mulf %x, %y : f16
  %s = arith.addf %p, %x : f16
  %q = arith.divf %s, %y : f16
  %r = math.fma %q, %x, %y : f16
  %k = arith.index_cast %i : index to i32
  %f = arith.sitofp %k : i32 to f16
  %t = arith.subf %r, %f : f16
  %u = arith.extf %t : f16 to f32
  %v = math.sqrt %u : f32
  %w = arith.truncf %v : f32 to f16
  memref.store %w, %b[%i] : memref<?xf16>
}"""
    random = np.random.default_rng(0)
    a, b = (random.normal(size=500).astype(np.float16) for _ in range(2))
    report, _, calls = both(main(body, "%a: memref<?xf16>, %b: memref<?xf16>, %n: index"), a, b, 500)
    assert (report.findings, calls) == ([], 1)


def test_results_conditions_and_nests():
    body = """%init = arith.constant 0 : i64
%f = arith.constant 0.5 : f64
%two = arith.constant 2 : index
%s, %g = scf.for %i = %c0 to %c8 step %two iter_args(%t = %init, %h = %f) -> (i64, f64) {
  %u = scf.for %j = %c0 to %i step %c1 iter_args(%w = %t) -> (i64) {
    %x = memref.load %a[%i, %j] : memref<8x8xi64>
    %odd = arith.remsi %j, %two : index
    %flag = arith.cmpi eq, %odd, %c0 : index
    %y = scf.if %flag -> (i64) {
      %z = arith.addi %w, %x : i64
      scf.yield %z : i64
    } else {
      memref.store %w, %a[%j, %i] : memref<8x8xi64>
      scf.yield %w : i64
    }
    scf.yield %y : i64
  }
  %k = arith.sitofp %u : i64 to f64
  %l = arith.addf %h, %k : f64
  scf.yield %u, %l : i64, f64
}
%use = arith.addi %s, %s : i64
return %use, %g : i64, f64"""
    text = main(body, "%a: memref<8x8xi64>", "i64, f64")
    report, _, calls = both(text, np.arange(64).reshape(8, 8))
    assert calls == 1
    assert len(report.results) == 2


def test_affine_loops_and_layouts():
    text = """func.func @main(%a: memref<6x8xf32>, %b: memref<4x8xf32, strided<[16, 2], offset: 3>>) {
  affine.for %i = 0 to 4 {
    affine.for %j = max affine_map<(d0) -> (d0, 1)>(%i) to 8 step 2 {
      %x = affine.load %a[%i + 2, %j] : memref<6x8xf32>
      affine.if affine_set<(d0, d1) : (d0 + d1 - 3 >= 0)>(%i, %j) {
        affine.store %x, %b[%i, 7 - %j] : memref<4x8xf32, strided<[16, 2], offset: 3>>
      }
    }
  }
  return
}"""
    _, _, calls = both(text, np.arange(48, dtype=np.float32).reshape(6, 8), np.zeros((4, 8), np.float32))
    assert calls == 1


def test_variables_on_the_stack_and_views():
    body = """%m = memref.alloca() : memref<1xf32>
%zero = arith.constant 0.0 : f32
memref.store %zero, %m[%c0] : memref<1xf32>
%v = memref.subview %b[1] [4] [2] : memref<?xf32> to memref<4xf32, strided<[2], offset: 1>>
%four = arith.constant 4 : index
scf.for %i = %c0 to %four step %c1 {
  %x = memref.load %a[%i] : memref<?xf32>
  %y = memref.load %m[%c0] : memref<1xf32>
  %z = arith.addf %x, %y : f32
  memref.store %z, %m[%c0] : memref<1xf32>
  memref.store %z, %v[%i] : memref<4xf32, strided<[2], offset: 1>>
}
%r = memref.load %m[%c0] : memref<1xf32>
return %r : f32"""
    report, _, calls = both(main(body, result="f32"), eight(), eight())
    assert (report.results, calls) == ([10], 1)


@pytest.mark.parametrize(("body", "kind"), [
    ("scf.for %i = %c0 to %big step %c1 {\nscf.for %j = %c0 to %big step %c1 {", "no-progress"),
    ("scf.for %i = %c0 to %c8 step %c1 {\nscf.for %j = %c0 to %c8 step %c0 {", "undefined"),
])  # fmt: skip
def test_loops_that_do_not_end(body, kind):
    body = f"""%big = arith.constant 9223372036854775807 : index
{body}
  %x = memref.load %a[%c0] : memref<?xf32>
  memref.store %x, %b[%c0] : memref<?xf32>
}}}}"""
    report, _, _ = both(main(body), eight(), eight(), max_iterations=1000)
    assert [each.kind for each in report.findings] == [kind]


def test_iterations_are_taken_from_the_budget():
    body = COPY + COPY.replace("%i", "%k").replace("%x", "%u").replace("%y", "%v")
    assert both(main(body), eight(), eight(), max_iterations=16)[0].findings == []
    report, _, _ = both(main(body), eight(), eight(), max_iterations=15)
    assert [each.kind for each in report.findings] == ["no-progress"]


def test_memory_of_the_device_and_pending_copies():
    body = """%d = gpu.alloc(%c8) : memref<?xf32>
scf.for %i = %c0 to %c8 step %c1 {
  %x = memref.load %d[%i] : memref<?xf32>
  memref.store %x, %b[%i] : memref<?xf32>
}"""
    report, _, calls = both(main(body), eight(), eight())
    assert ([each.kind for each in report.findings], calls) == (["wrong-space"], 0)
    body = f"""%s = gpu.wait async
%t = gpu.memcpy async [%s] %b, %a : memref<?xf32>, memref<?xf32>
{COPY.replace("%a[", "%b[")}"""
    report, _, calls = both(main(body), eight(), eight())
    assert calls == 0
    assert {each.kind for each in report.findings} == {"missing-wait"}


def test_other_loops_are_left_to_the_simulator():
    body = """scf.for %i = %c0 to %c8 step %c1 {
  %x = memref.load %a[%i] : memref<?xf32>
  %y = math.exp %x : f32
  memref.store %y, %b[%i] : memref<?xf32>
}"""
    assert both(main(body), eight(), eight())[2] == 0


def test_a_short_loop_is_not_compiled(monkeypatch):
    monkeypatch.setattr(native, "_WORTH_IT", 9)
    assert both(main(COPY), eight(), eight())[2] == 0
