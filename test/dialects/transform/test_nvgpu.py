"""gpuir.dialects.transform.nvgpu: the document's names, what its arguments take, and its errors."""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from gpuir import host
from gpuir.dialects import transform
from gpuir.dialects.transform import nvgpu
from gpuir.host import ir
from gpuir.schedules.catalogue import catalogue

_HELPER = Path(__file__).parent / "_nvgpu_document.py"
_spec = importlib.util.spec_from_file_location("_nvgpu_document", _HELPER)
document = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(document)


@pytest.fixture
def script() -> Iterator[SimpleNamespace]:
    """An open named sequence with a handle to ops, an op for a handle, a parameter, and a value."""
    with ir.Context(), ir.Location.unknown():
        module = ir.Module.create()
        module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()
        any_op = transform.AnyOpType.get()
        with ir.InsertionPoint(module.body):
            main = transform.NamedSequenceOp("main", [any_op], [])
        with ir.InsertionPoint(main.body):
            handle = main.bodyTarget
            param = transform.ParamConstantOp(transform.AnyParamType.get(), ir.StringAttr.get("x")).param
            op = transform.CastOp(any_op, handle)
            yield SimpleNamespace(any_op=any_op, handle=handle, param=param, op=op, module=module)


def test_signatures_and_accessors_are_the_documents():
    assert document.differences(nvgpu) == []


def test_every_fact_of_the_document_is_compared(monkeypatch):
    """The comparison finds a change in each fact."""
    facts = document.DOCUMENT["classes"]["CreateAsyncGroupsOp"]
    for key, wrong in (
        ("signature", "(target)"),
        ("operation_name", "transform.x"),
        ("regions", [1, True]),
        ("accessors", {"target": "Value"}),
        ("accessors", {**facts["accessors"], "bypass_l1": "IntegerAttr"}),
    ):
        monkeypatch.setitem(facts, key, wrong)
        assert document.differences(nvgpu) != [], key
        monkeypatch.undo()
    function = document.DOCUMENT["functions"]["nvgpu_create_async_groups"]
    for key, wrong in (("signature", "(target)"), ("returns", "CreateAsyncGroupsOp")):
        monkeypatch.setitem(function, key, wrong)
        assert document.differences(nvgpu) != [], key
        monkeypatch.undo()


def test_a_host_without_the_module_gets_the_same_from_the_spec(run_tool):
    result = run_tool(sys.executable, str(_HELPER))
    assert (result.stderr.strip(), result.returncode) == ("", 0)
    from_host = {name: str(entry.signature) for name, entry in catalogue().items()}
    assert json.loads(result.stdout).items() <= from_host.items()


def test_all_of_the_hosts_names_are_there():
    theirs = host.module("dialects.transform.nvgpu")
    assert [name for name in vars(theirs) if not name.startswith("__") and not hasattr(nvgpu, name)] == []


def test_an_extension_that_the_host_loaded_before_is_gpuirs_all_the_same(run_tool):
    program = f"""
import {host.name}.dialects.transform.nvgpu as theirs, {host.name}.dialects.transform.structured as structured
from gpuir.dialects import transform
assert transform.nvgpu.__name__ == "gpuir.dialects.transform.nvgpu", transform.nvgpu
assert transform.structured is structured and transform.interpreter.__name__.startswith("{host.name}")
assert issubclass(transform.nvgpu.RewriteCopyAsTmaOp, theirs.RewriteCopyAsTmaOp)
"""
    result = run_tool(sys.executable, "-c", program)
    assert (result.stderr, result.returncode) == ("", 0)


def test_parsed_ops_have_the_classes(script):
    text = """transform.sequence failures(propagate) {
    ^bb0(%m: !transform.any_op):
      %l = transform.nvgpu.pipeline_shared_memory_copies failures(suppress) %m {depth = 4, peel_epilogue} : (!transform.any_op) -> !transform.any_op
    }"""
    module = ir.Module.parse(text)
    op = module.body.operations[0].regions[0].blocks[0].operations[0]
    assert isinstance(op, nvgpu.PipelineSharedMemoryCopiesOp)
    assert (op.depth.value, op.peel_epilogue, op.failure_propagation_mode.value) == (4, True, 2)
    op.peel_epilogue = False
    assert "peel_epilogue" not in str(op)


@pytest.mark.parametrize("given", ["op", "handle", "view"])
def test_handles_are_values_or_ops(script, given):
    target = {"op": script.op, "handle": script.handle, "view": script.op.operation}[given]
    op = nvgpu.nvgpu_rewrite_copy_as_tma(target)
    assert op.target == (script.handle if given == "handle" else script.op.output)


@pytest.mark.parametrize("mode", ["enum", "propagate", "Propagate", 1, "attribute"])
def test_failure_modes(script, mode):
    modes = {
        "enum": transform.FailurePropagationMode.Propagate,
        "attribute": ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 1),
    }
    result = nvgpu.nvgpu_pipeline_shared_memory_copies(
        script.any_op, script.handle, 2, failure_propagation_mode=modes.get(mode, mode)
    )
    assert result.owner.failure_propagation_mode.value == 1


def test_the_default_mode_is_suppress(script):
    assert nvgpu.PipelineSharedMemoryCopiesOp(script.any_op, script.handle, 2).failure_propagation_mode.value == 2


@pytest.mark.parametrize(
    "call, message",
    [
        (lambda s: nvgpu.nvgpu_create_async_groups(s.any_op, s.param), r"'target': expected a handle to payload ops, .*!transform.any_param"),
        (lambda s: nvgpu.nvgpu_create_async_groups(s.any_op, 3), r"'target': expected a handle to payload ops, .*a Value or an op with one result.*, got 3"),
        (lambda s: nvgpu.nvgpu_create_async_groups(s.handle, s.handle), r"'result': expected the type of the resulting handle"),
        (lambda s: nvgpu.nvgpu_create_async_groups(s.param.type, s.handle), r"'result': expected a type of handles to payload ops"),
        (lambda s: nvgpu.nvgpu_create_async_groups(s.any_op, s.handle, bypass_l1="no"), r"'bypass_l1': expected True or False, got 'no'"),
        (lambda s: nvgpu.nvgpu_rewrite_matmul_as_mma_sync(nvgpu.nvgpu_rewrite_copy_as_tma(s.handle)), r"'target': expected a handle to payload ops, .*a Value or an op with one result"),
        (lambda s: nvgpu.nvgpu_pipeline_shared_memory_copies(s.any_op, s.handle, s.param), r"'depth': expected a constant int, got !transform.any_param"),
        (lambda s: nvgpu.nvgpu_pipeline_shared_memory_copies(s.any_op, s.handle, 0), r"'depth': expected a positive int that fits 64 bits, got 0"),
        (lambda s: nvgpu.nvgpu_pipeline_shared_memory_copies(s.any_op, s.handle, None), r"'depth': expected a constant int, got None"),
        (lambda s: nvgpu.nvgpu_pipeline_shared_memory_copies(s.any_op, s.handle, True), r"'depth': expected a constant int, got True"),
        (lambda s: nvgpu.nvgpu_pipeline_shared_memory_copies(s.any_op, s.handle, 1.5), r"'depth': expected a constant int, got 1.5"),
        (lambda s: nvgpu.nvgpu_pipeline_shared_memory_copies(s.any_op, s.handle, 2**70), r"'depth': expected a positive int that fits 64 bits"),
        (lambda s: nvgpu.nvgpu_pipeline_shared_memory_copies(s.any_op, s.handle, ir.IntegerAttr.get(ir.IntegerType.get_signless(32), 1)), r"'depth': expected an i64 attribute or an int, got 1 : i32"),
        (lambda s: nvgpu.nvgpu_pipeline_shared_memory_copies(s.any_op, s.handle, 2, failure_propagation_mode="maybe"), r"'failure_propagation_mode': expected 'propagate' or 'suppress', got 'maybe'"),
        (lambda s: nvgpu.nvgpu_pipeline_shared_memory_copies(s.any_op, s.handle, 2, failure_propagation_mode=True), r"'failure_propagation_mode': expected .*, got True"),
        (lambda s: nvgpu.PipelineSharedMemoryCopiesOp(s.any_op, None, 2), r"'for_op': expected a handle .*got None"),
    ],
)  # fmt: skip
def test_wrong_arguments_name_op_and_argument(script, call, message):
    before = str(script.module)
    with pytest.raises((TypeError, ValueError), match=r"^'transform\.nvgpu\.\w+' argument " + message) as caught:
        call(script)
    assert "\n" not in str(caught.value)
    # Nothing half-built stays (the argument of one case is an op of its own).
    assert before == str(script.module) or "rewrite_copy_as_tma" in str(script.module)
