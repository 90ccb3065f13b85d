"""Requests for the next program that wait for their answer (ttng.clc_try_cancel_sync), and what is refused of them."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir.interop.triton import Triton

sys.path.insert(0, str(Path(__file__).parent))
import _lowered

del sys.path[0]

_HEAD = """#blocked = #ttg.blocked<{sizePerThread = [2], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:100", "ttg.threads-per-warp" = 32 : i32} {
"""
#: Programs go on with others while there are any, and ask anew `rounds` times even if there are none.
TEXT = (
    _HEAD
    + """  tt.func public @k(%p: !tt.ptr<i32>, %rounds: i32) {
    %x = tt.get_program_id x : i32
    %one = arith.constant 1 : i32
    %zero = arith.constant 0 : i32
    %true = arith.constant true
    %end:3 = scf.while (%now = %x, %n = %zero, %go = %true) : (i32, i32, i1) -> (i32, i32, i1) {
      scf.condition(%go) %now, %n, %go : i32, i32, i1
    } do {
    ^bb0(%now: i32, %n: i32, %go: i1):
      %asked = ttng.clc_try_cancel_sync : tensor<2xi64, #blocked>
      %kept = ttg.local_alloc %asked {alignment = 16 : i32} : (tensor<2xi64, #blocked>) -> !ttg.memdesc<2xi64, #shared, #smem, mutable>
      %at = tt.addptr %p, %now : !tt.ptr<i32>, i32
      %old = tt.load %at : !tt.ptr<i32>
      %new = arith.addi %old, %one : i32
      tt.store %at, %new : !tt.ptr<i32>
      %answer = ttng.clc_load_result %kept : !ttg.memdesc<2xi64, #shared, #smem, mutable> -> i128
      %more = ttng.clc_is_canceled %answer : i128 -> i1
      %next = scf.if %more -> (i32) {
        %other = ttng.clc_get_program_id %answer, x : i128 -> i32
        scf.yield %other : i32
      } else {
        scf.yield %now : i32
      }
      %m = arith.addi %n, %one : i32
      %again = arith.cmpi slt, %m, %rounds : i32
      %on = arith.ori %more, %again : i1
      scf.yield %next, %m, %on : i32, i32, i1
    }
    tt.return
  }
}
"""
)


@pytest.mark.parametrize("rounds", [1, 5])
def test_against_numpy(rounds: int, seed: int) -> None:
    """All programs of a grid are launched in the simulator, so that each answer is that there are no others."""
    found = np.arange(3, dtype=np.int32)
    report = _lowered.Lowered(TEXT).launch(3, [found, rounds], seed=seed, explore=2)
    assert not report.findings
    np.testing.assert_array_equal(found, np.arange(3) + rounds)


@pytest.mark.parametrize(
    ("pattern", "put", "kinds"),
    [
        # The next answer is asked for while warps have yet to read this one.
        (r"nvvm\.barrier\n((?:.*\n){0,12}?.*mbarrier.arrive.expect_tx)", r"\1", "race|deadlock"),
        # Nobody waits for the answer.
        (r"nvvm\.mbarrier\.try_wait.*", "", "missing-wait|race|uninitialized"),
        # All rounds wait for the first phase.
        (r"(\n +)(nvvm\.mbarrier\.try_wait\.parity %\S+, )%\w+", r"\1\2%c0_i32", "missing-wait|race|deadlock"),
    ],
    ids=["no barrier", "no wait", "one phase"],
)  # fmt: skip
def test_faults_are_found(pattern: str, put: str, kinds: str, seed: int) -> None:
    def edited(lowered: str) -> str:
        changed, count = re.subn(pattern, put, lowered)
        assert count, lowered
        return changed

    lowered = _lowered.Lowered(TEXT, edits={"triton-ops-to-llvm": edited})
    findings = lowered.launch(3, [np.arange(3, dtype=np.int32), 5], seed=seed, explore=4, on_fault="report").findings
    assert any(re.search(kinds, finding.kind) for finding in findings), findings


def test_the_pass_is_tritons(triton: Callable[[str], Triton]) -> None:
    """It leaves what Triton's own pass leaves, but for what 3.9 says of a cluster's CTAs where there is one."""
    theirs = triton("3.9.0").passes(TEXT, ["ttnvgpuir.lower_clc"]).text
    assert theirs is not None
    with gpuir.Context():
        texts = []
        for text, passes in ((TEXT, "triton-lower-launch-control"), (theirs.replace("{fromCTA = 0 : i32}", ""), "")):
            module = gpuir.parse(text)
            gpuir.pass_manager(f"builtin.module({passes})").run(module)
            texts.append(gpuir.asm(module))
    assert texts[0] == texts[1]


def test_instructions_are_tritons(triton: Callable[[str], Triton]) -> None:
    pytest.importorskip("llvmlite")
    lowered = triton("3.9.0").passes(TEXT, ["ttnvgpuir.lower_clc"]).text
    assert lowered is not None
    theirs = triton("3.9.0").compile(lowered, capability=100, stage="ttgir", until="ptx")["ptx"]
    ours = gpuir.compile(TEXT, "sm_100a", emit="cubin").ptx
    words = (
        r"clusterlaunchcontrol\.try_cancel", r"clusterlaunchcontrol\.query_cancel", r"mbarrier\.init", r"mbarrier\.inval",
        r"mbarrier\.arrive\.expect_tx", r"mbarrier\.try_wait", r"ld\.shared\.v2\.b64",
    )  # fmt: skip
    counts = [[len(re.findall(word, ptx)) for word in words] for ptx in (ours, theirs)]
    assert counts[0] == counts[1] == [1, 2, 1, 1, 1, 1, 1]
    assert len(re.findall(r"bar\.sync", ours)) <= len(re.findall(r"bar\.sync", theirs))


@pytest.mark.parametrize(
    ("edit", "message"),
    [
        (lambda text: re.sub(r"%end:3 = scf.while(?s:.*?)do \{\n.*\n", "", text).replace(
            "      scf.yield %next, %m, %on : i32, i32, i1\n    }\n", "").replace("%now", "%x").replace("%n,", "%zero,"),
         "body of an scf.while"),
        (lambda text: text.replace('"ttg.num-ctas" = 1', '"ttg.num-ctas" = 2').replace("order = [0]}", "order = [0], CGALayout = [[0]]}"),
         "with one CTA only"),
        (lambda text: text.replace("      %kept", "      %twice = arith.addi %asked, %asked : tensor<2xi64, #blocked>\n      %kept"),
         "not stored by one ttg.local_alloc"),
    ],
    ids=["no loop", "a cluster", "used elsewhere"],
)  # fmt: skip
def test_refused_as_tritons_pass_refuses_it(
    edit: Callable[[str], str], message: str, triton: Callable[[str], Triton]
) -> None:
    text = edit(TEXT)
    assert text != TEXT
    assert not triton("3.9.0").passes(text, ["ttnvgpuir.lower_clc"]).accepted
    _lowered.refused(text, message)
