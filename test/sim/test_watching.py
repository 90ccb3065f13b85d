"""Values that are watched while a kernel runs, and traces of all ops."""

from __future__ import annotations

import concurrent.futures
import json
import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim

sys.path[:0] = [str(Path(__file__).parents[1] / "interop" / "triton"), str(Path(__file__).parent / "tiles")]
import _corpus  # noqa: E402
import _kernels  # noqa: E402

del sys.path[:2]

SUMS = """
// Sums of a row, step by step.
tt.func @sums(%x: !tt.ptr<f32> {tt.divisibility = 16 : i32}, %y: !tt.ptr<f32>, %n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %zero = arith.constant dense<0.0> : tensor<16xf32>
  %pid = tt.get_program_id x : i32
  %c16 = arith.constant 16 : i32
  %off = arith.muli %pid, %c16 : i32
  %range = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32>
  %s = tt.splat %off : i32 -> tensor<16xi32>
  %idx = arith.addi %s, %range : tensor<16xi32>
  %from = tt.splat %x : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
  %sources = tt.addptr %from, %idx : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
  %acc:2 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %zero, %last = %c0) -> (tensor<16xf32>, i32) : i32 {
    %values = tt.load %sources : tensor<16x!tt.ptr<f32>>
    %next = arith.addf %sum, %values : tensor<16xf32>
    scf.yield %next, %i : tensor<16xf32>, i32
  }
  %odd = arith.cmpi sgt, %pid, %c1 : i32
  scf.if %odd {
    %rare = arith.addi %pid, %c16 : i32
    %to = tt.splat %y : !tt.ptr<f32> -> tensor<16x!tt.ptr<f32>>
    %targets = tt.addptr %to, %idx : tensor<16x!tt.ptr<f32>>, tensor<16xi32>
    tt.store %targets, %acc#0 : tensor<16x!tt.ptr<f32>>
  }
  tt.return
}
"""
X = np.arange(64, dtype=np.float32)
ROWS = X.reshape(4, 16)


def sums(module=SUMS, **options):
    return sim.launch(module, "sums", 4, X.copy(), np.zeros_like(X), 3, **options)


def test_values_by_their_names_in_the_text(seed):
    names = {
        "%acc#0": "last",
        "%acc#1": "last",
        "%sum": "all",
        "next": "first",
        "%i": "all",
        "%pid": "last",
        "%n": "last",
    }
    watched = sums(watch=names, seed=seed).watched
    np.testing.assert_array_equal(watched["%acc#0"], 3 * ROWS)
    np.testing.assert_array_equal(watched["%acc#1"], [2] * 4)
    np.testing.assert_array_equal(watched["next"], ROWS)
    for program in range(4):
        np.testing.assert_array_equal(watched["%sum"][program], np.arange(3)[:, None] * ROWS[program])
        np.testing.assert_array_equal(watched["%i"][program], [0, 1, 2])
    np.testing.assert_array_equal(watched["%pid"], range(4))
    np.testing.assert_array_equal(watched["%n"], [3] * 4)


def test_names_as_asm_prints_them():
    """Of a module without its text, and of what the text's names do not hide."""
    module = gpuir.parse(SUMS, context=gpuir.Context())
    line = next(line for line in gpuir.asm(module).splitlines() if "arith.addf" in line)
    name = line.split("=")[0].strip()
    np.testing.assert_array_equal(sums(module, watch={name: "last"}).watched[name], 3 * ROWS)
    np.testing.assert_array_equal(sums(watch={name: "last"}).watched[name], 3 * ROWS)


def test_what_some_programs_never_had_is_masked():
    watched = sums(watch={"%rare": "last"}).watched["%rare"]
    assert isinstance(watched, np.ma.MaskedArray)
    np.testing.assert_array_equal(np.ma.getmaskarray(watched), [True, True, False, False])
    np.testing.assert_array_equal(watched[2:], [18, 19])
    assert [len(each) for each in sums(watch={"%rare": "all"}).watched["%rare"]] == [0, 0, 1, 1]


def test_a_function_gets_each_value():
    seen = []
    report = sums(watch={"%next": lambda program, value: seen.append((program, float(value[1])))})
    assert sorted(seen) == [((i, 0, 0), float(ROWS[i, 1] * times)) for i in range(4) for times in (1, 2, 3)]
    assert report.watched == {}


@pytest.mark.parametrize(
    "watch, kind, message",
    [
        ({"%nxt": "last"}, gpuir.Error, r"there is no value %nxt in the function; did you mean %next"),
        ({"%next@3": "last"}, gpuir.Error, r"there is no value %next at line 3"),
        ({"%next": "newest"}, ValueError, "of %next expected 'first', 'last', 'all' or a function, got 'newest'"),
        ({3: "last"}, TypeError, "expected the name of a value, such as '%acc', got 3"),
    ],
)
def test_wrong_names_are_refused(watch, kind, message):
    with pytest.raises(kind, match=message):
        sums(watch=watch)


@pytest.fixture(params=["workers", "threads", "processes"])
def shared(request):
    """Options of launches whose blocks run in several processes, or as parts on an executor."""
    if request.param == "workers":
        yield {"workers": 3}
        return
    made = {"threads": concurrent.futures.ThreadPoolExecutor, "processes": concurrent.futures.ProcessPoolExecutor}
    with made[request.param](2) as executor:
        yield {"workers": 3, "executor": executor}


def test_shared_blocks_are_watched(shared, tmp_path):
    names = {"%acc#0": "last", "next": "first", "%sum": "all", "%rare": "last"}
    traces = [tmp_path / "one", tmp_path / "shared"]
    one, more = (sums(watch=names, trace=path, **options) for path, options in zip(traces, ({}, shared)))
    assert one.watched.keys() == more.watched.keys()
    for name in ("%acc#0", "next", "%rare"):
        np.testing.assert_array_equal(np.ma.getmaskarray(one.watched[name]), np.ma.getmaskarray(more.watched[name]))
        np.testing.assert_array_equal(np.ma.filled(one.watched[name]), np.ma.filled(more.watched[name]))
    for alone, together in zip(one.watched["%sum"], more.watched["%sum"]):
        np.testing.assert_array_equal(alone, together)
    # Blocks of one process run in lockstep: lines of one program keep their order.
    of = [[json.loads(line) for line in path.read_text().splitlines()] for path in traces]
    for program in range(4):
        first, second = ([each for each in lines if each["program"][0] == program] for lines in of)
        assert first == second and len(first) > 10


def test_functions_are_called_here(shared):
    seen = []
    sums(watch={"%next": lambda program, value: seen.append((program[0], float(value[1])))}, **shared)
    assert sorted(seen) == sorted((i, float(ROWS[i, 1] * times)) for i in range(4) for times in (1, 2, 3))


def test_threads_of_shared_blocks(shared, seed):
    a = np.arange(96, dtype=np.float32)
    watch = {"%v": "last", "%w": "first"}
    watched = sim.launch(TOOK, "k", 2, 48, a.copy(), watch=watch, seed=seed, **shared).watched
    np.testing.assert_array_equal(watched["%v"], a.reshape(2, 48))
    np.testing.assert_array_equal(watched["%w"][:, :8], 2 * a.reshape(2, 48)[:, :8])
    assert watched["%w"].mask[:, 8:].all()


def test_what_shared_blocks_keep_is_bounded(shared, tmp_path, monkeypatch):
    monkeypatch.setattr("gpuir.sim.watching._MOST_LINES", 10)
    sums(trace=tmp_path / "trace", **shared)
    *records, last = [json.loads(line) for line in (tmp_path / "trace").read_text().splitlines()]
    assert len(records) == 10 and last["dropped"] > 50
    monkeypatch.setattr("gpuir.sim.watching._MOST_BYTES", 200)
    with pytest.raises(gpuir.Error, match="%sum takes more than"):
        sums(watch={"%sum": "all"}, **shared)


def test_a_name_that_several_values_have():
    text = """
tt.func @two(%p: i1) {
  scf.if %p {
    %a = arith.constant 1 : i32
  } else {
    %a = arith.constant 2 : i32
  }
  tt.return
}
"""
    with pytest.raises(gpuir.Error, match=r"%a is the name of several values: say which one, %a@4, %a@6"):
        sim.launch(text, "two", 1, True, watch={"%a": "last"})
    watched = sim.launch(text, "two", 2, True, watch={"%a@4": "last"}).watched
    np.testing.assert_array_equal(watched["%a@4"], [1, 1])


def test_other_orders_and_launches_change_nothing(seed):
    first = sums(watch={"%next": "all"}, explore=3, seed=seed).watched["%next"]
    assert all(len(each) == 3 for each in first)
    assert sums().watched == {}


TOOK = """
module attributes {gpu.container_module} { gpu.module @m {
  gpu.func @k(%a: memref<96xf32>) kernel {
    %t = gpu.thread_id x
    %b = gpu.block_id x
    %c48 = arith.constant 48 : index
    %o = arith.muli %b, %c48 : index
    %at = arith.addi %o, %t : index
    %v = memref.load %a[%at] : memref<96xf32>
    %c8 = arith.constant 8 : index
    %lt = arith.cmpi ult, %t, %c8 : index
    cf.cond_br %lt, ^small, ^end
  ^small:
    %w = arith.addf %v, %v : f32
    memref.store %w, %a[%at] : memref<96xf32>
    cf.br ^end
  ^end:
    gpu.return
  }
} }
"""


def test_threads(seed):
    a = np.arange(96, dtype=np.float32)
    watched = sim.launch(
        TOOK, "k", 2, 48, a.copy(), watch={"%v": "last", "%w": "first", "%w@14": "all"}, seed=seed
    ).watched
    np.testing.assert_array_equal(watched["%v"], a.reshape(2, 48))
    few = watched["%w"]
    np.testing.assert_array_equal(np.ma.getmaskarray(few), np.broadcast_to(np.arange(48) >= 8, (2, 48)))
    np.testing.assert_array_equal(few[:, :8], 2 * a.reshape(2, 48)[:, :8])
    assert [each.shape for each in watched["%w@14"]] == [(1, 48), (1, 48)]


def test_a_trace_has_each_op_of_each_program(tmp_path):
    path = tmp_path / "trace.jsonl"
    sums(trace=path)
    records = [json.loads(line) for line in path.read_text().splitlines()]
    adds = [each for each in records if each["op"] == "arith.addf"]
    assert len(adds) == 12
    assert {tuple(each["program"]) for each in adds} == {(i, 0, 0) for i in range(4)}
    last = [each for each in adds if each["program"] == [1, 0, 0]][-1]
    assert last["at"].endswith(":17:13") and last["results"][0]["value"] == "%next"
    assert (last["results"][0]["min"], last["results"][0]["max"], last["results"][0]["nan"]) == (48.0, 93.0, 0)
    stores = [each for each in records if each["op"] == "tt.store"]
    assert len(stores) == 2 and "results" not in stores[0]


def test_a_trace_is_bounded(tmp_path, monkeypatch):
    monkeypatch.setattr("gpuir.sim.watching._MOST_LINES", 10)
    path = tmp_path / "trace.jsonl"
    sums(trace=str(path))
    *records, last = [json.loads(line) for line in path.read_text().splitlines()]
    assert len(records) == 10 and last["dropped"] > 50


def test_partitions(seed):
    """A value within a partition of specialised warps."""
    (dump,) = (each for each in _corpus.dumps("3.9.0", "sm_100") if each.kernel == "matmul_specialized")
    text = dump.stages()[-1].text
    number, line = next((i, each) for i, each in enumerate(text.splitlines(), 1) if "ttng.tmem_load" in each)
    name = line.split("=")[0].strip().split(",")[0]
    case = _kernels.CASES["matmul_specialized"](np.random.default_rng(seed))
    report = _kernels.run(case, text, "matmul_specialized", watch={f"{name}@{number}": "last"})
    (tiles,) = report.watched.values()
    assert tiles.dtype == np.float32 and tiles.shape[1:] == (128, 128) and np.isfinite(tiles).all()
