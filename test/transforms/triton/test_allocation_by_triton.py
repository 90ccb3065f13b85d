"""Shared, tensor and scratch memory and warps are where Triton's own passes put them, over the corpus."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import gpuir
from gpuir.interop.triton import Triton

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
