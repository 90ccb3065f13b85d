"""Schedules on payloads: contexts, failures with both places."""

from __future__ import annotations

import inspect

import pytest

import gpuir
from gpuir.host import ir
from gpuir.schedules import ScheduleError, ScheduleFailure


def test_apply_works_in_place_and_returns_the_payload(s, payload):
    s.match("linalg.matmul").tile([8, 8])
    module = payload()
    assert s.apply(module) is module
    assert str(module).count("scf.for") == 2


def test_a_function_can_be_the_payload(s, payload):
    s.match("linalg.matmul").annotate("here")
    module = payload("func.func @f(%m: memref<4x4xf32>) { linalg.matmul ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>) return }\n"
                     "func.func @g(%m: memref<4x4xf32>) { linalg.matmul ins(%m, %m : memref<4x4xf32>, memref<4x4xf32>) outs(%m : memref<4x4xf32>) return }")  # fmt: skip
    s.apply(module.body.operations[1])
    first, second = str(module).split("@g")
    assert "here" in second and "here" not in first


def test_a_schedule_runs_many_times_and_in_other_contexts(s, payload, texts):
    s.match("linalg.matmul").tile([8, 8]).step(lambda op, rewriter: None)
    s.match("func.func").apply_patterns("canonicalization", "iree.value_barrier_to_sequential")
    before = str(s)
    outputs = [str(s.apply(payload()))]
    outputs.append(str(s.apply(payload())))
    outputs.append(str(s.apply(gpuir.parse(texts.matmul, context=gpuir.Context()))))
    with ir.Context():
        outputs.append(str(s.apply(ir.Module.parse(texts.matmul))))
    assert len(set(outputs)) == 1
    assert str(s) == before  # nothing of a run stays in the script


def test_a_failure_names_step_and_payload(s, payload):
    s.match("linalg.matmul").nvgpu.pipeline_shared_memory_copies(2, failure_propagation_mode="propagate")
    line = inspect.currentframe().f_lineno - 1
    with pytest.raises(ScheduleFailure) as caught:
        s.apply(payload())
    error = caught.value
    assert isinstance(error, gpuir.PassError)
    assert error.step == "transform.nvgpu.pipeline_shared_memory_copies"
    (diagnostic,) = error.diagnostics
    assert (diagnostic.file, diagnostic.line) == (__file__, line)
    assert diagnostic.message == f"'{error.step}' op transform applied to the wrong op kind"
    assert (error.payload.file, error.payload.line, error.payload.column) == ("payload.mlir", 2, 3)
    assert [note.file for note in diagnostic.notes] == ["payload.mlir"]


@pytest.mark.parametrize("op", ["rewrite_copy_as_tma", "rewrite_matmul_as_mma_sync"])
def test_long_messages_of_the_host_are_one_line_and_a_note(s, payload, op):
    getattr(s.match("linalg.matmul"), op)()
    with pytest.raises(ScheduleFailure) as caught:
        s.apply(payload())
    (diagnostic,) = caught.value.diagnostics
    assert "\n" not in diagnostic.message and diagnostic.message.startswith(f"'transform.nvgpu.{op}' op ")
    assert caught.value.payload.message == "payload op 'linalg.matmul'"
    assert caught.value.payload.line == 2


def test_a_handle_that_an_outer_step_invalidated(s, payload):
    tiled = s.match("linalg.matmul").tile([8, 8, 8])
    tiled.loops[1].unroll(2)
    tiled.annotate("gone")
    line = inspect.currentframe().f_lineno - 2
    with pytest.raises(
        ScheduleFailure, match="uses a handle invalidated by a previously executed transform op"
    ) as caught:
        s.apply(payload())
    notes = caught.value.diagnostics[0].notes
    assert any("invalidated by this transform op" in note.message and note.line == line for note in notes)


def test_failures_in_bodies_and_included_sequences(s, payload):
    @s.named_sequence
    def inner(matmul):
        matmul.unroll(4)

    s.match("func.func").foreach(lambda f: inner(f.match("linalg.matmul")) and None)
    with pytest.raises(ScheduleFailure, match="'transform.loop.unroll' op failed to unroll") as caught:
        s.apply(payload())
    assert (caught.value.step, caught.value.payload.line) == ("transform.loop.unroll", 2)


def test_the_payloads_of_several_ops_are_all_named(s, payload):
    s.match(["linalg.matmul", "func.return"]).nvgpu.pipeline_shared_memory_copies(
        2, failure_propagation_mode="propagate"
    )
    with pytest.raises(ScheduleFailure) as caught:
        s.apply(payload())
    assert [note.line for note in caught.value.diagnostics[0].notes] == [2, 3]


def test_what_is_no_payload(s):
    for wrong in (3, "module {}", None):
        with pytest.raises(ScheduleError, match="'schedule.apply' argument 'payload': expected a module or an op, got"):
            s.apply(wrong)


def test_a_step_that_would_crash_on_its_payload_is_refused(s, payload):
    s.match("linalg.copy").map_copy_to_threads(32, 32)
    copy = "func.func @f(%a: memref<64xf32>, %b: memref<64xf32>) {\nlinalg.copy ins(%a : memref<64xf32>) outs(%b : memref<64xf32>)\nreturn }"
    with pytest.raises(ScheduleFailure, match="map_copy_to_threads' op maps copies of tensors only") as caught:
        s.apply(payload(copy))
    assert (caught.value.step, caught.value.payload.line) == ("transform.structured.gpu.map_copy_to_threads", 2)


def test_messages_that_the_host_glues_together(context):
    from gpuir.schedules.running import failure

    text = (
        "Failed to apply named transform sequence.\n"
        'Diagnostic message at loc("transform.loop.unroll"("s.py":3:1)): preconditions failedat loc("p.mlir":9:10): no stage\n'
        'at loc("p.mlir":9:10): see current operation: x'
    )
    (diagnostic,) = failure(text, context).diagnostics
    assert (
        str(diagnostic)
        == "s.py:3:1: error: 'transform.loop.unroll' op preconditions failed\np.mlir:9:10: note: no stage"
    )


def test_suppressed_pipelining_hands_on_loops_as_they_were(s, payload):
    loops = """func.func @f(%m: memref<16xf32>, %x: f32, %n: index) {
      %c0 = arith.constant 0 : index
      %c1 = arith.constant 1 : index
      scf.for %i = %c0 to %n step %c1 {
        memref.store %x, %m[%i] : memref<16xf32>
      }
      return
    }"""
    s.match("scf.for").pipeline_shared_memory_copies(2).annotate("handed_on")
    out = str(s.apply(payload(loops)))
    assert "{handed_on}" in out and "not_pipelined" in str(s)
