"""The 61 ops of the gpu document, as Inputs/document.json lists them, against the host's classes and gpuir's builders.

The data are the tables of operands, attributes and results of the document (MLIR 20's page of the dialect).
"""

from __future__ import annotations

import inspect
import json
import re
from pathlib import Path

import pytest

from gpuir import host
from gpuir.dialects import gpu
from gpuir.dialects.gpu import ops
from gpuir.dialects.gpu.streams import TOKEN
from gpuir.dialects.upstream.constraints import MEMREF, SCALAR_OR_VECTOR, UNRANKED_MEMREF
from gpuir.host import ir
from gpuir.ods import I32, Index
from gpuir.ods.names import python_name
from gpuir.ods.upstream import ElementOf

FOLDER = Path(__file__).parent
DOCUMENT = json.loads((FOLDER / "Inputs" / "document.json").read_text())
GENERATED = host.module("dialects._gpu_ops_gen")

#: What a host newer than the document has besides, and why.
NEWER = {
    "gpu.barrier": {"address_spaces", "named_barrier", "scope"},  # which accesses it orders, and among whom
    "gpu.func": {
        "known_cluster_size",  # the third of the launch bounds
        "workgroup_attributions",  # was a discardable attribute
        "kernel",  # the same
    },
    "gpu.launch": {
        "cooperative",  # all blocks at once, for barriers of the grid
        "module", "function",  # names for the outlined kernel
        "workgroup_attributions",  # was a discardable attribute
        "asyncObject",  # a stream object, as gpu.launch_func has it in the document
    },
    "gpu.launch_func": {"cooperative"},
}  # fmt: skip
#: Ops that the document does not have.
NEW_OPS = {
    "gpu.ballot", "gpu.initialize_named_barrier", "gpu.rotate", "gpu.subgroup_broadcast",
    "gpu.subgroup_mma_extract_thread_local", "gpu.subgroup_mma_insert_thread_local", "gpu.warp_execute_on_lane_0",
}  # fmt: skip
#: gpuir's builders of these take what the document's do in another form.
OWN_FORM = {"gpu.func", "gpu.launch", "gpu.launch_func", "gpu.module", "gpu.wait", "gpu.printf", "gpu.all_reduce",
            "gpu.barrier", "gpu.binary", "gpu.dynamic_shared_memory"}  # fmt: skip
#: The document's words for a type, and the constraint that builders test; the memrefs of subgroup matrices have an element
#: type of their own, which the verifier tests.
WORDS = {
    "async token type": TOKEN, "index": Index, "memref of any type values": MEMREF,
    "unranked.memref of any type values": UNRANKED_MEMREF, "sparse matrix handle type": ops.SPMAT,
    "dense tensor handle type": ops.DNTENSOR, "SpGEMM operation handle type": ops.SPGEMM, "any type": None,
    "MMAMatrix type": ops.MMA, "32-bit signless integer": I32,
    "Integer or Float or vector of Integer or Float values of ranks 1": SCALAR_OR_VECTOR,
}  # fmt: skip


def function_name(op: str) -> str:
    name = op.removeprefix("gpu.")
    return name if hasattr(gpu, name) else f"{name}_"


def host_name(name: str) -> str:
    """The host's class has the document's names, but for Python's keywords and its own members."""
    return f"{name}_" if name == "operands" else name


def names(op: str, *tables: str) -> list[str]:
    return [name for table in tables for name, _ in DOCUMENT[op][table] if name]


def parameters(op: str) -> list[str]:
    """Those of the class that the host generates, which its own additions extend."""
    view = getattr(GENERATED, DOCUMENT[op]["class"])
    return [
        name for name in inspect.signature(view.__init__).parameters if name not in ("self", "loc", "ip", "results")
    ]


def test_ops_of_the_document_and_no_others():
    live = {
        view.OPERATION_NAME: name
        for name, view in vars(gpu).items()
        if isinstance(view, type) and issubclass(view, ir.OpView) and view.OPERATION_NAME.startswith("gpu.")
    }
    assert len(DOCUMENT) == 61
    assert {op: facts["class"] for op, facts in DOCUMENT.items()} == {o: n for o, n in live.items() if o not in NEW_OPS}
    assert set(live) - set(DOCUMENT) == NEW_OPS


@pytest.mark.parametrize("op", DOCUMENT)
def test_accessors(op):
    view = getattr(gpu, DOCUMENT[op]["class"])
    expected = [host_name(name) for name in names(op, "operands", "attributes", "results")]
    assert [name for name in expected if not isinstance(getattr(view, name, None), property)] == []


@pytest.mark.parametrize("op", DOCUMENT)
def test_parameters_of_the_class(op):
    found = set(parameters(op))
    # Results that follow from operands have no parameter.
    documented = {host_name(name) for name in names(op, "operands", "attributes")}
    results = {host_name(name) for name in names(op, "results")}
    assert documented - found == set()
    assert found - documented - results == NEWER.get(op, set())


@pytest.mark.parametrize("op", sorted(set(DOCUMENT) - OWN_FORM))
def test_parameters_of_the_builder(op):
    """The document's names in snake case, each exactly once; what the host infers is not among them."""
    found = set(inspect.signature(getattr(gpu, function_name(op))).parameters) - {"loc", "ip", "results"}
    assert found == {python_name(host_name(name)) for name in parameters(op)}


@pytest.mark.parametrize("op", sorted(set(DOCUMENT) - OWN_FORM))
def test_types_of_operands_and_results(op):
    """What the builder tests of each argument is what the document says of it."""
    signature = getattr(gpu, function_name(op)).signature
    for name, words in DOCUMENT[op]["operands"]:
        parameter = signature[python_name(host_name(name))]
        assert parameter.role == "operand"
        assert (parameter.arity == "variadic") == words.startswith("variadic of ")
        words = words.removeprefix("variadic of ")
        if isinstance(parameter.constraint, ElementOf):  # a value or a number
            assert words == "any type" or "16-bit float" in words
        elif words.startswith("gpu.mma_matrix"):
            assert parameter.constraint is ops.MMA
        elif words.startswith("memref of 8-bit"):
            assert parameter.constraint is MEMREF
        else:
            assert parameter.constraint is WORDS[words]
    for name, words in DOCUMENT[op]["results"]:
        parameter = next((p for p in signature.results if p.name == python_name(name)), None)
        if parameter is not None and parameter.constraint is not None and parameter.constraint.text:
            assert parameter.constraint is WORDS[words]


@pytest.mark.parametrize("op", sorted(set(DOCUMENT) - OWN_FORM))
def test_enums_of_attributes(op):
    signature = getattr(gpu, function_name(op)).signature
    for name, kind in DOCUMENT[op]["attributes"]:
        if kind.startswith("gpu::"):
            assert signature[python_name(name)].constraint.summary == kind.removeprefix("gpu::")


def test_an_example_of_each_op():
    """The scripts of this folder build every op of the document, by its builder or its class."""
    scripts = "".join(path.read_text() for path in FOLDER.glob("*.py") if not path.name.startswith(("test_", "_")))
    built = set(re.findall(r"\bgpu\.(\w+)", scripts))
    assert [op for op in DOCUMENT if function_name(op) not in built] == []
    looked_for = "".join(line for line in scripts.splitlines(keepends=True) if "CHECK" in line)
    assert [op for op in DOCUMENT if not re.search(rf"{re.escape(op)}(?!\w)", looked_for)] == []
