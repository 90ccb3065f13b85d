"""LLVM IR of Triton's corpus in the simulator, with all checks, against NumPy: the kernels of the PTX tests, and AMD's.

Each is read without mlir-translate too, which must make the same module."""

from __future__ import annotations

import random
import re
import shutil
import sys
from pathlib import Path

import external_tools
import pytest
from _structure import structure

import gpuir
from gpuir import ir
from gpuir.interop import llvm
from gpuir.interop.llvm import older, translate, worker

sys.path.insert(0, str(Path(__file__).parents[1] / "ptx"))
import _triton_ptx

del sys.path[0]

TARGETS = ("sm_90", "gfx942")
KERNELS = _triton_ptx.kernels(TARGETS)
#: What the simulator finds in Triton's own code: see the PTX tests for NVIDIA's. On gfx942 nothing orders what the holders of a
#: lock read and write beside it.
FOUND = {
    r"3.4.0/sm_90/(attention(\.causal)?|matmul|matmul\.\w+|matmul_block_pointers)": "missing-fence",
    r".*/sm_90/(attention_descriptor(\.ws)?|matmul_persistent(\.\w+)?|matmul_specialized)": "missing-fence",
    r"3.4.0/sm_90/reduce_both.ctas2_w8": "uninitialized",
    r"3.4.0/sm_90/matmul_specialized": "out-of-bounds",
    r"3.4.0/.*/(copy_3d|matmul_descriptor|tma_reduce)": "missing-fence",
    r"3.9.0/(sm_90|gfx942)/variance": "race",
    r".*/gfx942/locked_sum": "race",
}


@pytest.fixture(autouse=True)
def with_mlir_translate() -> None:
    if not any(map(shutil.which, ("mlir-translate-22", "mlir-translate"))):
        reason = "mlir-translate is missing: apt-get install mlir-22-tools"
        if external_tools.in_ci():
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)


def expected(kernel: _triton_ptx.Kernel, table: dict[str, str]) -> list[str]:
    """What a table says of a kernel."""
    return [text for pattern, text in table.items() if re.fullmatch(pattern, kernel.id)]


def equals(kernel: _triton_ptx.Kernel, of: _triton_ptx.Compiled, seed: int) -> bool:
    """That it runs and equals NumPy, with findings that are listed alone."""
    report = _triton_ptx.run(llvm.parse(of.text, filename=f"{kernel.name}.ll"), of, seed)
    listed = {kind for kinds in expected(kernel, FOUND) for kind in kinds.split()}
    assert {each.kind for each in report.findings} <= listed, f"{kernel.id}: {report.findings[0]}"
    return True


def same_without_mlir_translate(of: _triton_ptx.Compiled) -> None:
    """That LLVM's reader in llvmlite and gpuir's importer make the module that mlir-translate makes."""
    source = older.older_text(of.text).encode()
    path = translate.program()
    assert path is not None
    with gpuir.Context(), ir.Location.unknown():
        theirs = structure(ir.Module.parse(translate.translated(path, source, "-", 60)))
        ours = structure(ir.Module.parse(worker.read(source, "-", 60)))
    assert [text.splitlines() for text in ours] == [text.splitlines() for text in theirs], of.kernel.id


def test_equals_numpy(triton, seed, request):
    chosen = KERNELS if request.config.getoption("--sweep") == "all" else random.Random(seed).sample(KERNELS, 12)
    outcomes = {}
    for kernel in chosen:
        of = _triton_ptx.compiled(kernel, triton, "llir")
        if of is not None:
            outcomes[kernel] = equals(kernel, of, seed)
            same_without_mlir_translate(of)
    for release in _triton_ptx.RELEASES:
        for target in TARGETS:
            those = [done for each, done in outcomes.items() if (each.release, each.target) == (release, target)]
            print(f"{release} {target}: {sum(those)} of {len(those)}")
    assert sum(outcomes.values()) >= len(outcomes) / 2


@pytest.mark.engine("native")
@pytest.mark.parametrize("name", ["softmax", "layer_norm", "sum_all", "transpose", "convolution"])
def test_waves_run_as_machine_code(name, triton, seed):
    """Reductions over lanes and waves, raw buffers and MFMA of gfx942, by the native engine alone."""
    kernel = _triton_ptx.Kernel("3.9.0", "gfx942", name)
    of = _triton_ptx.compiled(kernel, triton, "llir")
    assert of is not None
    report = _triton_ptx.run(llvm.parse(of.text), of, seed, engine="native")
    assert report.engine.startswith("native") and not report.findings
