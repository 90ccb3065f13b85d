"""Shared, tensor and scratch memory and warps are where Triton's own passes put them, over the corpus."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import gpuir
from gpuir.interop.triton import Triton
from gpuir.transforms.triton.scratch import scratch_bytes

sys.path.insert(0, str(Path(__file__).parent))
import _triton_allocations as allocations
from _triton_allocations import DUMPS, Dump

del sys.path[0]


def _modules(triton: Callable[[str], Triton], dump: Dump) -> tuple[str, str]:
    text = allocations.last_ttgir(dump)
    if text is None:
        pytest.skip("Triton refuses the kernel")
    return text, allocations.by_triton(triton(dump.release), dump, text)


@pytest.mark.sweep
@pytest.mark.parametrize("dump", DUMPS["3.9.0"], ids=lambda dump: dump.id)
def test_all_memory_is_where_triton_puts_it(
    triton: Callable[[str], Triton], dump: Dump, monkeypatch: pytest.MonkeyPatch
) -> None:
    """3.9.0 says how much scratch each op has: with as much for conversions of layouts every number is the same."""
    text, answer = _modules(triton, dump)
    with gpuir.Context():
        theirs, ours = gpuir.parse(answer), gpuir.parse(text)
        if len(allocations.conversions(ours)) != len(allocations.conversions(theirs)):
            pytest.skip("Triton has inlined a function")
        allocations.scratch_as_triton(monkeypatch, ours, theirs)
        for name in allocations.gpuir_passes(dump):
            gpuir.pass_manager(name).run(ours)
        assert allocations.table(ours) == allocations.table(theirs)
        names = allocations.MODULE_ATTRIBUTES
        assert allocations.attributes(ours.operation, names) == allocations.attributes(theirs.operation, names)


@pytest.mark.sweep
@pytest.mark.parametrize("dump", DUMPS["3.4.0"], ids=lambda dump: dump.id)
def test_what_an_older_release_allocates(triton: Callable[[str], Triton], dump: Dump) -> None:
    """3.4.0 says no sizes of scratch, so only kernels without conversions through shared memory are compared."""
    text, answer = _modules(triton, dump)
    with gpuir.Context():
        theirs, ours = gpuir.parse(answer), allocations.allocated(text, dump)
        if any("allocation.offset" in op.attributes for op in allocations.conversions(theirs)):
            pytest.skip("conversions of layouts need scratch, of which the size is not told")
        if dump.kernel == "atomics":
            pytest.skip("3.4.0 has no scratch for atomics of which several threads hold an element")
        assert allocations.table(ours) == allocations.table(theirs)
        names = allocations.MODULE_ATTRIBUTES
        assert allocations.attributes(ours.operation, names) == allocations.attributes(theirs.operation, names)


def test_conversions_take_no_more_scratch_than_triton(
    triton: Callable[[str], Triton], seed: int, request: pytest.FixtureRequest
) -> None:
    """Of NVIDIA's chips, by the sizes that 3.9.0 says; what goes from one CTA to another is a tile at once here."""
    dumps = [dump for dump in DUMPS["3.9.0"] if allocations.is_nvidia(dump)]
    if request.config.getoption("--sweep") != "all":
        dumps = random.Random(seed).sample(dumps, 16)
    compared = 0
    for dump in dumps:
        text = allocations.last_ttgir(dump)
        if text is None or dump.kernel.partition(".")[2].startswith("ctas"):
            continue
        with gpuir.Context():
            theirs = allocations.conversions(gpuir.parse(allocations.by_triton(triton(dump.release), dump, text)))
            ours = allocations.conversions(gpuir.parse(text))
            if len(ours) != len(theirs):
                continue  # Triton has inlined a function
            for one, other in zip(ours, theirs):
                size = other.attributes.get("allocation.size", None)
                assert scratch_bytes(one) <= (size.value if size is not None else 0), (dump.id, str(one))
                compared += 1
    assert compared > 3
