"""Triton's own pipelines: behind each pass, of every release and target, the kernels of the corpus give what they gave before."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir.bisection import Bisection, bisect_dump
from gpuir.interop.triton import Triton

sys.path[:0] = [str(Path(__file__).parents[1] / folder) for folder in ("interop/triton", "sim/tiles")]
import _corpus  # noqa: E402
import _kernels  # noqa: E402

del sys.path[:2]

TARGETS = ("sm_80", "sm_90", "sm_100", "gfx942")
#: Passes that are wrong, by the release, the target and the kernel: the word of each, and the kind of what is said.
FAULTY = {
    ("3.4.0", "sm_90", "matmul_specialized"): ("add_hopper_warpspec", "finding"),
    ("3.5.1", "sm_90", "matmul_specialized"): ("add_hopper_warpspec", "finding"),
    ("3.6.0", "sm_90", "matmul_specialized"): ("add_hopper_warpspec", "finding"),
    ("3.8.0", "gfx942", "histogram"): ("add_fold_true_cmpi", "difference"),
}


def bisected(dump: _corpus.Dump, seed: int) -> Bisection:
    case = _kernels.CASES[dump.kernel](np.random.default_rng(seed))
    tolerance = max(case.tolerance, 1e-5)
    stages = [(stage.name, stage.text) for stage in dump.stages()]
    return bisect_dump(stages, dump.kernel.partition(".")[0], case.grid, case.arguments, tolerance=tolerance)


def test_behind_each_pass_results_agree(seed: int, request: pytest.FixtureRequest) -> None:
    """A kernel for each target, drawn among all releases; all of them with --sweep=all."""
    draw = random.Random(seed)
    wrong = []
    for target in TARGETS:
        dumps = [dump for release in _corpus.ARCHIVES for dump in _corpus.dumps(release, target)]
        dumps = [dump for dump in dumps if dump.kernel in _kernels.CASES and dump[:3] not in FAULTY]
        if request.config.getoption("--sweep") != "all":
            # The longest take ten times as long as the others.
            dumps = draw.sample([dump for dump in dumps if not dump.kernel.startswith("attention")], 1)
        for dump in dumps:
            if len(dump.stages()) > 1:
                found = bisected(dump, seed)
                if found:
                    wrong.append(f"{dump.id}: {found.text()}")
    assert not wrong, "\n\n".join(wrong)


@pytest.mark.parametrize("name", FAULTY, ids="/".join)
def test_the_faulty_passes_are_named(name: tuple[str, str, str], seed: int) -> None:
    (dump,) = (dump for dump in _corpus.dumps(*name[:2]) if dump.kernel == name[2])
    culprit = bisected(dump, seed).culprit
    assert culprit is not None
    word, kind = FAULTY[name]
    assert word in culprit.step.name and culprit.kind == kind


# Released Tritons -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FAULTY, ids="/".join)
def test_tritons_own_passes_are_named_from_ttir(
    name: tuple[str, str, str], triton: Callable[[str], Triton], seed: int
) -> None:
    release, target, kernel = name
    case = _kernels.CASES[kernel](np.random.default_rng(seed))
    (dump,) = (dump for dump in _corpus.dumps(release, target) if dump.kernel == kernel)
    options = "{num_warps=4 num_stages=3}"
    found = gpuir.bisect(
        dump.stages()[0].text, f"triton:{target}{options}", kernel, case.grid, case.arguments,
        triton=triton(release), tolerance=case.tolerance,
    )  # fmt: skip
    word, kind = FAULTY[name]
    assert found.culprit is not None and word in found.culprit.step.name and found.culprit.kind == kind


def test_passes_of_three_systems_in_one_pipeline(triton: Callable[[str], Triton], seed: int) -> None:
    """gpuir's, upstream's and Triton's, of which one is called with its arguments; what is wrong is one in Python."""

    def spoils(op: gpuir.ir.Operation) -> None:
        seen = []
        op.operation.walk(lambda each: seen.append(each) or gpuir.ir.WalkResult.ADVANCE)
        difference = next(each for each in seen if each.name == "arith.subf")
        left, right = difference.operands
        difference.operands[0], difference.operands[1] = right, left

    case = _kernels.CASES["softmax"](np.random.default_rng(seed))
    (dump,) = (dump for dump in _corpus.dumps("3.4.0", "sm_80") if dump.kernel == "softmax")
    text = dump.stages()[0].text
    passes = "builtin.module(triton:sm_80:ttir,canonicalize,triton:ttir.convert_to_ttgpuir{cuda:80 4 32 1},cse)"
    right = gpuir.bisect(text, passes, "softmax", case.grid, case.arguments, triton=triton("3.4.0"))
    assert not right and len(right.steps) > 8
    wrong = [passes, spoils, "triton:common.canonicalizer"]
    found = gpuir.bisect(text, wrong, "softmax", case.grid, case.arguments, triton=triton("3.4.0"), reduce=30)
    assert found.culprit is not None and found.culprit.step.name == "spoils"
    assert found.reduced is not None and len(found.reduced) < len(found.culprit.before)


def test_passes_of_tritons_that_fail_or_are_none(triton: Callable[[str], Triton]) -> None:
    text = """module { tt.func @k(%x: !tt.ptr<f32>) {
      %range = tt.make_range {end = 64 : i32, start = 0 : i32} : tensor<64xi32>
      %base = tt.splat %x : !tt.ptr<f32> -> tensor<64x!tt.ptr<f32>>
      %at = tt.addptr %base, %range : tensor<64x!tt.ptr<f32>>, tensor<64xi32>
      %value = tt.load %at : tensor<64x!tt.ptr<f32>>
      tt.store %at, %value : tensor<64x!tt.ptr<f32>>
      tt.return
    } }"""
    arguments = [np.zeros(64, np.float32)]
    passes = "triton:common.cse,triton:ttgpuir.coalesce,canonicalize"
    found = gpuir.bisect(text, passes, "k", 1, arguments, triton=triton("3.4.0"))
    assert found.culprit is not None and found.culprit.kind == "failure" and found.culprit.step.number == 2
    assert found.culprit.step.name == "triton:ttgpuir.coalesce" and not found.culprit.after
    with pytest.raises(gpuir.Error, match="this Triton has no pass 'ttgpuir.oops'"):
        gpuir.bisect(text, "triton:ttgpuir.oops", "k", 1, arguments, triton=triton("3.4.0"))
    with pytest.raises(gpuir.Error, match="the backend has no option 'oops'"):
        gpuir.bisect(text, "triton:sm_90{oops=1}", "k", 1, arguments, triton=triton("3.4.0"))
