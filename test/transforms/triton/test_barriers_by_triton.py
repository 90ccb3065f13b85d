"""Barriers stand where Triton's own analysis puts them, over the corpus, given the same offsets."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import gpuir
from gpuir.analysis.flow import op_name
from gpuir.host import ir
from gpuir.interop.triton import Triton
from gpuir.transforms.triton import insert_barriers

sys.path.insert(0, str(Path(__file__).parent))
import _triton_allocations as allocations
from _triton_allocations import DUMPS, Dump

del sys.path[0]

#: Ops of control flow and of arithmetic have other forms behind Triton's passes; barriers are counted between the others.
NOT_COMPARED = ("cf.", "scf.", "arith.", "math.", "llvm.", "rocdl.", "index.")
#: For these Triton puts barriers by rules of its lowering, such as one in each op that arrives, which gpuir has none for:
#: barriers in memory and TMA, wgmma (gpuir orders its reads), tensor memory, clusters, and atomics, which end with a read here.
OWN_RULES = ("ttng.", "amdg.arrive", "amdg.wait_barrier", "tt.atomic", "amdg.buffer_atomic")
#: Moves ops between stages of its loop behind TTGIR.
STAGED = "staged"


def ops(module: ir.Module) -> list[str]:
    every = [op for function in allocations.functions(module) for op in allocations.in_order(function)]
    names = ["wait" if "async" in name and "wait" in name else name for name in map(op_name, every)]
    return [name for name in names if not name.startswith(NOT_COMPARED)]


@pytest.mark.sweep
@pytest.mark.parametrize("structured", [False, True], ids=["blocks", "loops"])
@pytest.mark.parametrize("dump", DUMPS["3.9.0"], ids=lambda dump: dump.id)
def test_barriers_are_where_triton_puts_them(
    triton: Callable[[str], Triton], dump: Dump, structured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With `structured` in the module as it was, with its loops, otherwise in the blocks that Triton makes of them."""
    text = allocations.last_ttgir(dump)
    if text is None or (structured and dump.kernel == STAGED):
        pytest.skip("Triton refuses the kernel, or changes it behind TTGIR")
    given = text if structured else allocations.by_triton(triton(dump.release), dump, text)
    answer = allocations.by_triton(triton(dump.release), dump, text, barriers=True)
    with gpuir.Context():
        theirs = gpuir.parse(answer, release="triton-3.9")
        expected = ops(theirs)
        own = {name for name in expected if name.startswith(OWN_RULES)}
        if own:
            pytest.skip(f"Triton has rules of its own for {', '.join(sorted(own))}")
        if '"ttg.num-ctas" = 1 ' not in answer:
            pytest.skip("CTAs of a cluster wait for each other")
        ours = gpuir.parse(given, release="triton-3.9")
        if structured:
            if len(allocations.conversions(ours)) != len(allocations.conversions(theirs)):
                pytest.skip("Triton has inlined a function")
            allocations.scratch_as_triton(monkeypatch, ours, theirs)
            gpuir.pass_manager("triton-allocate-shared-memory").run(ours)
        insert_barriers(ours)
        assert ops(ours) == expected
