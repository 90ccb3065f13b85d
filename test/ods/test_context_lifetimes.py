"""Contexts go with the last handle of the user's, whatever was done in them: each takes some megabytes."""

from __future__ import annotations

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

import gpuir
from gpuir import ir, sim
from gpuir.analysis import layouts, memory_use

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
TTGIR = (EXAMPLES / "scale.ttgir").read_text()
FUNCTION = """
func.func @f(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %x = arith.addi %a, %c : i32
  return %x : i32
}
"""


def _reads_and_prints() -> None:
    gpuir.asm(gpuir.parse(TTGIR))


def _is_refused() -> None:
    with pytest.raises(gpuir.ParseError):
        gpuir.parse("tt.func @f() { tt.retorn }")


def _runs_passes_of_the_host() -> None:
    gpuir.pass_manager("builtin.module(canonicalize,cse)").run(gpuir.parse(FUNCTION))


def _runs_passes_in_python() -> None:
    gpuir.pass_manager("builtin.module(func.func(iree-gpu-lower-ops))").run(gpuir.parse(FUNCTION))


def _fails() -> None:
    with pytest.raises(gpuir.PassError, match="__transform_main"):
        gpuir.pass_manager("builtin.module(canonicalize,transform-interpreter)").run(gpuir.parse(FUNCTION))


def _runs_a_script() -> None:
    module = gpuir.parse((EXAMPLES / "multi_mma.mlir").read_text())
    script = (EXAMPLES / "lower_multi_mma.mlir").resolve()
    paths = f"transform-preload-library{{transform-library-paths={script}}}"
    gpuir.pass_manager(f"builtin.module({paths},transform-interpreter)").run(module)


def _lowers() -> None:
    gpuir.pass_manager("builtin.module(convert-triton-to-llvm{target=sm_90})").run(gpuir.parse(TTGIR))


def _analyses() -> None:
    module = gpuir.parse(TTGIR)
    assert layouts(module) and memory_use(module)


def _prepares() -> None:
    sim.prepare(gpuir.parse(TTGIR))


def _contexts_after(use: Callable[[], None], times: int) -> int:
    for _ in range(times):
        with gpuir.Context():
            use()
    # The first collection lets go of modules that were kept, the second of what these had kept.
    gc.collect()
    gc.collect()
    return ir.Context._get_live_count()


@pytest.mark.parametrize(
    "use",
    [
        _reads_and_prints,
        _is_refused,
        _runs_passes_of_the_host,
        _runs_passes_in_python,
        _fails,
        _runs_a_script,
        _lowers,
        _analyses,
    ],
)
def test_nothing_keeps_a_context(use: Callable[[], None]) -> None:
    before = _contexts_after(use, 1)
    assert _contexts_after(use, 3) <= before


def test_the_simulator_keeps_the_last_modules_alone() -> None:
    before = _contexts_after(_prepares, 10)
    assert _contexts_after(_prepares, 5) <= before
