"""Triton's kernels of test/interop, at every stage of their compilation that has a rule for each op, against NumPy."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gpuir import sim

sys.path[:0] = [str(Path(__file__).parents[2] / "interop" / "triton"), str(Path(__file__).parent)]
import _corpus  # noqa: E402
import _kernels  # noqa: E402

del sys.path[:2]

STAGES = [(file, stage) for file in _corpus.FILES for stage in _corpus.stages(file) if stage.text]
#: Where Triton's pass for Hopper's specialised warps shifts the rows of the second half twice: by an addition, and by a range
#: from 64 on. What it stores there lies outside of the result.
SHIFTED_TWICE = re.compile(r"end = 128 : i32, start = 64 : i32")


def name_of(file: Path) -> tuple[str, str]:
    """The kernel's name, and its name with the variant."""
    kernel, *words = file.name.removesuffix(".mlir").split(".")
    variant = [word for word in words if not re.fullmatch(r"sm\d+|\d+|loc", word)]
    return kernel, ".".join([kernel, *variant])


def check(text: str, kernel: str, name: str, draw: int, **options: Any) -> sim.Report:
    """Runs a stage and compares what it leaves in its arguments."""
    return _kernels.run(_kernels.CASES[name](np.random.default_rng(draw)), text, kernel, **options)


def test_kernels(seed, request):
    chosen = STAGES
    if request.config.getoption("--sweep") != "all":
        chosen = random.Random(seed).sample(STAGES, 60)
    ran = set()
    for file, stage in chosen:
        kernel, name = name_of(file)
        if kernel == "matmul_specialized" and SHIFTED_TWICE.search(stage.text):
            with pytest.raises(sim.SimulationError, match="'tt.store' out-of-bounds: element .*partition 1"):
                check(stage.text, kernel, name, seed)
            continue
        check(stage.text, kernel, name, seed)
        ran.add(name)
    assert len(ran) >= 20


def test_what_triton_shifts_twice_is_found():
    stages = [stage for file, stage in STAGES if file.name == "matmul_specialized.sm90.mlir"]
    assert any(SHIFTED_TWICE.search(stage.text) for stage in stages)
    assert not SHIFTED_TWICE.search(stages[0].text)


@pytest.mark.parametrize("which", [0, -1], ids=["TTIR", "TTGIR"])
@pytest.mark.parametrize(
    "name",
    ["softmax", "matmul_masked", "attention.causal", "histogram", "locked_sum", "collatz", "matmul_descriptor",
     "attention_descriptor.ws", "matmul_scaled", "copy_3d"],
)  # fmt: skip
def test_schedules_and_processes_change_nothing(name, which, seed):
    stage = [stage for file, stage in STAGES if name_of(file)[1] == name][which]
    for options in ({"seed": seed}, {"workers": 2}, {"checks": False}):
        check(stage.text, name.partition(".")[0], name, seed, **options)


# Every release, and AMD -----------------------------------------------------------------------------------------------

#: What a pass of Triton 3.8.0 for AMD makes of `counts > 0`, counts of a histogram: false.
NEVER_COUNTED = "dense<false>"


def _dumps() -> list[_corpus.Dump]:
    return [dump for release in _corpus.ARCHIVES for dump in _corpus.dumps(release) if dump.kernel in _kernels.CASES]


def test_every_release(seed, request):
    """The last stage of a sample, of four releases' targets and all of AMD's."""
    sample = _dumps()
    if request.config.getoption("--sweep") != "all":
        sample = random.Random(seed).sample(sample, 40)
    ran = 0
    for dump in sample:
        stages = dump.stages()
        kernel = dump.kernel.partition(".")[0]
        if not stages:
            continue
        if kernel == "matmul_specialized" and SHIFTED_TWICE.search(stages[-1].text):
            continue
        if kernel == "histogram" and NEVER_COUNTED in stages[-1].text:
            assert dump.release == "3.8.0" and dump.target.startswith("gfx")
            continue
        check(stages[-1].text, kernel, dump.kernel, seed)
        ran += 1
    assert ran >= 20


@pytest.mark.parametrize("release", ["3.7.1", "3.8.0", "3.9.0"])
def test_tiles_that_no_branch_uses_need_no_value(release):
    """Programs without work wait for copies that their predicate holds back, and load what nobody has written."""
    (dump,) = (dump for dump in _corpus.dumps(release, "gfx1250") if dump.kernel == "matmul_persistent.flat_w8")
    check(dump.stages()[-1].text, "matmul_persistent", dump.kernel, 1)


def test_what_triton_folds_to_false_is_found():
    """Triton 3.8.0, `add_fold_true_cmpi`: a histogram of nothing."""
    (dump,) = (dump for dump in _corpus.dumps("3.8.0", "gfx942") if dump.kernel == "histogram")
    stages = dump.stages()
    bad = [stage.name for stage in stages if NEVER_COUNTED in stage.text]
    assert "add_fold_true_cmpi" in bad[0]
    before = stages[[stage.name for stage in stages].index(bad[0]) - 1]
    check(before.text, "histogram", "histogram", 1)
    with pytest.raises(AssertionError, match="Mismatched elements"):
        check(stages[-1].text, "histogram", "histogram", 1)
