"""Triton's kernels of test/interop, at every stage of their compilation, under many schedules, against NumPy."""

from __future__ import annotations

import functools
import random
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import gpuir
from gpuir import sim

sys.path[:0] = [str(Path(__file__).parents[2] / "interop" / "triton"), str(Path(__file__).parent)]
import _corpus  # noqa: E402
import _kernels  # noqa: E402

del sys.path[:2]

#: The target of the archives of which every stage is run; those for NVIDIA's chips are in `_corpus.FILES`.
EVERY_STAGE = "gfx942"
#: Schedules: in which order programs run, and when what is asynchronous ends. None: the simulator's own.
SCHEDULES = range(20)
#: Where Triton's pass for Hopper's specialised warps shifts the rows of the second half twice: by an addition, and by a range
#: from 64 on. What it stores there lies outside of the result.
SHIFTED_TWICE = re.compile(r"end = 128 : i32, start = 64 : i32")
#: What a pass of Triton 3.8.0 for AMD makes of `counts > 0`, counts of a histogram: false.
NEVER_COUNTED = "dense<false>"


def name_of(file: Path) -> tuple[str, str]:
    """The kernel's name, and its name with the variant."""
    kernel, *words = file.name.removesuffix(".mlir").split(".")
    variant = [word for word in words if not re.fullmatch(r"sm\d+|\d+|loc", word)]
    return kernel, ".".join([kernel, *variant])


def check(
    text: str, kernel: str, name: str, draw: int, schedules: Iterable[int | None] = (None,), **options: Any
) -> None:
    """Runs a stage under each schedule and compares what it leaves in its arguments."""
    module = gpuir.parse(text, context=context())
    for schedule in schedules:
        print(f"{name} of draw {draw} with seed={schedule}")  # pytest shows the last one where it fails
        chosen = options if schedule is None else {**options, "seed": schedule}
        _kernels.run(_kernels.CASES[name](np.random.default_rng(draw)), module, kernel, **chosen)


@functools.cache
def context() -> gpuir.Context:
    return gpuir.Context()


def of_stages(
    stages: list[_corpus.Stage], request: pytest.FixtureRequest, draw: random.Random
) -> Iterator[tuple[str, Any]]:
    """Texts with the schedules that they are to run under: one of each, or with --sweep=all each text under all of them."""
    if request.config.getoption("--sweep") == "all":
        yield from ((text, SCHEDULES) for text in dict.fromkeys(stage.text for stage in stages))
    elif stages:
        yield draw.choice(stages).text, [draw.choice([None, *SCHEDULES])]


@pytest.mark.sweep
@pytest.mark.parametrize("file", _corpus.FILES, ids=lambda file: file.stem)
def test_kernels(file, seed, request):
    """Kernels of Triton for NVIDIA's chips, a file each, at every stage."""
    kernel, name = name_of(file)
    stages = [stage for stage in _corpus.stages(file) if stage.text]
    for text, schedules in of_stages(stages, request, random.Random(seed)):
        if kernel == "matmul_specialized" and SHIFTED_TWICE.search(text):
            with pytest.raises(sim.SimulationError, match="'tt.store' out-of-bounds: element .*partition 1"):
                check(text, kernel, name, seed, schedules)
        else:
            check(text, kernel, name, seed, schedules)


def test_there_are_enough_kernels():
    assert len(_corpus.FILES) >= 60
    assert len({name_of(file)[1] for file in _corpus.FILES}) >= 60


@functools.cache
def stages_of(name: str) -> list[_corpus.Stage]:
    """The stages of a kernel's variant for all chips."""
    files = [file for file in _corpus.FILES if name_of(file)[1] == name]
    return [stage for file in files for stage in _corpus.stages(file) if stage.text]


def test_what_triton_shifts_twice_is_found():
    (file,) = (file for file in _corpus.FILES if file.name == "matmul_specialized.sm90.mlir")
    stages = [stage for stage in _corpus.stages(file) if stage.text]
    assert any(SHIFTED_TWICE.search(stage.text) for stage in stages)
    assert not SHIFTED_TWICE.search(stages[0].text)


@pytest.mark.parametrize("which", [0, -1], ids=["TTIR", "TTGIR"])
@pytest.mark.parametrize(
    "name",
    ["softmax", "matmul_masked", "attention.causal", "histogram", "locked_sum", "collatz", "matmul_descriptor",
     "attention_descriptor.ws", "matmul_scaled", "copy_3d"],
)  # fmt: skip
def test_schedules_and_processes_change_nothing(name, which, seed):
    stage = stages_of(name)[which]
    for options in ({"seed": seed}, {"workers": 2}, {"checks": False}):
        check(stage.text, name.partition(".")[0], name, seed, **options)


# Every release, and AMD -----------------------------------------------------------------------------------------------


CHIPS = sorted({(release, dump.target) for release in _corpus.ARCHIVES for dump in _corpus.dumps(release)})


@pytest.mark.sweep
@pytest.mark.parametrize("release, target", CHIPS, ids=["-".join(chip) for chip in CHIPS])
def test_every_release(release, target, seed, request):
    """A kernel for each target; all of them with --sweep=all, of those for AMD's MI300 at every stage."""
    dumps = [dump for dump in _corpus.dumps(release, target) if dump.kernel in _kernels.CASES]
    draw = random.Random(seed)
    if request.config.getoption("--sweep") != "all":
        dumps = draw.sample(dumps, 1)
    for dump in dumps:
        kernel = dump.kernel.partition(".")[0]
        stages = dump.stages()
        for text, schedules in of_stages(stages if target == EVERY_STAGE else stages[-1:], request, draw):
            if not is_faulty(kernel, dump, text):
                check(text, kernel, dump.kernel, seed, schedules)


def is_faulty(kernel: str, dump: _corpus.Dump, text: str) -> bool:
    """Whether it is what a faulty pass of Triton's has made."""
    if kernel == "histogram" and NEVER_COUNTED in text:
        assert dump.release == "3.8.0" and dump.target.startswith("gfx")
        return True
    return kernel == "matmul_specialized" and SHIFTED_TWICE.search(text) is not None


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
