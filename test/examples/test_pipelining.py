"""`transform.nvgpu.pipeline_shared_memory_copies` in schedules: each depth, peeled and not, each failure mode.

The payload's loop adds up 100 numbers, 4 at a time, through shared memory. With vector transfers for copies it runs on the
CPU before and after; asynchronous copies are checked by structure.
"""

from __future__ import annotations

import re

import _schedules
import numpy as np
import pytest

import gpuir
from gpuir.schedules import ScheduleError, ScheduleFailure

SHARED = "memref<100xf32, #gpu.address_space<workgroup>>"

TRANSFER = f"""
    %v = vector.transfer_read %in[%i], %zero : memref<100xf32>, vector<4xf32>
    vector.transfer_write %v, %shared[%i] : vector<4xf32>, {SHARED}"""
ASYNC = f"""
    %t = nvgpu.device_async_copy %in[%i], %shared[%i], 4 : memref<100xf32> to {SHARED}
    %g = nvgpu.device_async_create_group %t
    nvgpu.device_async_wait %g"""
#: What may stand in the place of the copy, and why the loop is not pipelined then.
NONE = ""
NESTED = f"""
    %some = arith.cmpi slt, %i, %n : index
    scf.if %some {{
      %v = vector.transfer_read %in[%i], %zero : memref<100xf32>, vector<4xf32>
      vector.transfer_write %v, %shared[%i] : vector<4xf32>, {SHARED}
    }}"""


def payload(copy: str, end: str = "%c100") -> str:
    """The loop is on line 8."""
    return f"""
func.func @sum(%in: memref<100xf32>, %n: index) -> f32 {{
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c100 = arith.constant 100 : index
  %zero = arith.constant 0.0 : f32
  %shared = memref.alloc() : {SHARED}
  %sum = scf.for %i = %c0 to {end} step %c4 iter_args(%acc = %zero) -> f32 {{{copy}
    %w = vector.load %shared[%i] : {SHARED}, vector<4xf32>
    %r = vector.reduction <add>, %w, %acc : vector<4xf32> into f32
    scf.yield %r : f32
  }}
  return %sum : f32
}}
"""


def run(text: str, depth: int = 2, op: str = "scf.for", **options: object) -> gpuir.ir.Module:
    with gpuir.schedule() as s:
        s.match(op).pipeline_shared_memory_copies(depth, **options).annotate("result")
    module = gpuir.parse(text, filename="kernel.mlir", context=s.context)
    s.apply(module)
    module.operation.verify()
    return module


def body(module: gpuir.ir.Module) -> tuple[str, str, str]:
    """The text before, in and after the loop that the result handle is for."""
    before, loop, after = re.fullmatch(r"(.*?)(scf\.for .*?\} \{result\})(.*)", str(module), re.DOTALL).groups()
    return before, loop, after


@pytest.mark.parametrize("mode", ["propagate", "suppress"])
@pytest.mark.parametrize("depth", [1, 2, 3, 4, 25])
def test_a_pipelined_loop_computes_the_same(depth, mode, seed):
    module = run(payload(TRANSFER), depth, peel_epilogue=True, failure_propagation_mode=mode)
    before, loop, after = body(module)
    reads = [part.count("vector.transfer_read %arg0") for part in (before, loop, after)]
    writes = [part.count("vector.transfer_write") for part in (before, loop, after)]
    assert (reads, writes) == ([depth, 1, 0], [0, 1, depth])
    # The read in flight for i + depth steps stands behind the use of step i.
    assert loop.index("vector.load") < loop.index("vector.transfer_read %arg0")
    data = np.random.default_rng(seed).integers(-50, 50, 100).astype(np.float32)
    assert _schedules.on_cpu(module).call("sum", data, 0) == data.sum()
    assert _schedules.on_cpu(module).call("sum", data * 2, 0) == 2 * data.sum()


@pytest.mark.parametrize("mode", ["propagate", "suppress"])
@pytest.mark.parametrize("peel", [True, False])
@pytest.mark.parametrize("depth", [1, 2, 3, 4])
def test_asynchronous_copies_run_ahead(depth, peel, mode):
    before, loop, after = body(run(payload(ASYNC), depth, peel_epilogue=peel, failure_propagation_mode=mode))
    assert before.count("device_async_copy") == before.count("device_async_create_group") == depth
    assert loop.count("device_async_copy") == loop.count("device_async_wait") == 1
    assert f"numGroups = {depth - 1} : i32" in loop
    # The last steps wait for one group fewer each, or copy nothing: the count of elements read becomes 0.
    assert re.findall(r"numGroups = (\d+)", after) == [str(n) for n in range(depth - 1, -1, -1)] * peel
    assert "device_async_copy" not in after
    assert ("arith.select" in loop) == (not peel)
    assert (re.search(r"device_async_copy [^\n]*, 4, %\w+ :", loop) is not None) == (not peel)


@pytest.mark.parametrize("mode", ["propagate", "suppress"])
def test_what_cannot_be_predicated_is_a_definite_failure_without_peeling(mode):
    """In both modes: the loop is half rewritten by then."""
    with pytest.raises(ScheduleFailure, match="irreversible pipelining failure") as failure:
        run(payload(TRANSFER), failure_propagation_mode=mode)
    assert failure.value.step == "transform.nvgpu.pipeline_shared_memory_copies"
    (error,) = failure.value.diagnostics
    notes = [(note.file, note.line, note.message) for note in error.notes]
    assert ("kernel.mlir", 8, "couldn't predicate?") in notes
    assert any("peel_epilogue" in message for _, _, message in notes)


#: Preconditions that do not hold: payload, depth, what is said.
REFUSED = {
    "no copies": (payload(NONE), 2, "no shared memory copy"),
    "the bound is not constant": (payload(TRANSFER, "%n"), 2, "pipelining preconditions failed"),
    "fewer steps than stages": (payload(TRANSFER), 26, "pipelining preconditions failed"),
    "one step for two stages": (payload(ASYNC, "%c4"), 2, "pipelining preconditions failed"),
    "the copies are in a region in the loop": (payload(NESTED), 2, "cannot find stage 0 ops for pipelining"),
}


@pytest.mark.parametrize("peel", [True, False])
@pytest.mark.parametrize("case", REFUSED)
def test_propagate_fails_at_the_loop(case, peel):
    text, depth, message = REFUSED[case]
    with pytest.raises(ScheduleFailure, match=message) as failure:
        run(text, depth, peel_epilogue=peel, failure_propagation_mode="propagate")
    assert failure.value.step == "transform.nvgpu.pipeline_shared_memory_copies"
    assert failure.value.payload is not None
    assert (failure.value.payload.file, failure.value.payload.line) == ("kernel.mlir", 8)


@pytest.mark.parametrize("options", [{}, {"failure_propagation_mode": "suppress"}, {"peel_epilogue": True}])
@pytest.mark.parametrize("case", REFUSED)
def test_suppress_leaves_the_loop_and_hands_it_on(case, options):
    """The default mode. The handle that the step returns is for the loop as it was."""
    text, depth, _ = REFUSED[case]
    module = run(text, depth, **options)
    before, loop, after = body(module)
    unchanged = gpuir.parse(text, context=module.context)
    assert _schedules.op_counts(module) == _schedules.op_counts(unchanged)
    assert "vector.reduction" in loop and "vector.reduction" not in before + after


def test_suppress_hands_on_both_loops_where_one_is_pipelined():
    both = payload(ASYNC) + payload(NONE).replace("@sum", "@other")
    module = run(both, failure_propagation_mode="suppress")
    assert len(re.findall(r"\{[^{}]*\bresult\b[^{}]*\}", str(module))) == 2
    assert str(module).count("device_async_copy") == 3


@pytest.mark.parametrize("mode", ["propagate", "suppress"])
def test_other_ops_than_scf_for_are_refused(mode):
    with pytest.raises((ScheduleFailure, ScheduleError)) as failure:
        run(payload(TRANSFER), op="vector.reduction", failure_propagation_mode=mode)
    assert "transform.nvgpu.pipeline_shared_memory_copies" in str(failure.value) or "scf.for" in str(failure.value)


def test_loops_in_loops_are_each_left_alone():
    text = payload("""
    scf.for %j = %c0 to %n step %c4 {
      %v = vector.transfer_read %in[%i], %zero : memref<100xf32>, vector<4xf32>
    }""")
    assert str(run(text)).count("result}") == 2


@pytest.mark.parametrize("depth", [0, -1, "2", 2.5, None, True])
def test_depth_is_a_positive_int(depth):
    with pytest.raises(
        ScheduleError, match="'transform.nvgpu.pipeline_shared_memory_copies' argument 'depth'"
    ) as error:
        run(payload(TRANSFER), depth)
    assert len(str(error.value).splitlines()) == 1


def test_modes_are_those_of_the_document():
    with pytest.raises(
        ScheduleError, match="argument 'failure_propagation_mode': expected one of 'propagate', 'suppress'"
    ):
        run(payload(TRANSFER), failure_propagation_mode="ignore")
