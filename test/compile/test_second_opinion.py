"""The same kernels through upstream's mlir-opt, which has the chips' back ends in it: the instructions that matter agree."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gpuir

INPUTS = Path(__file__).parent / "Inputs" / "nvidia"
MATTER = re.compile(r"(?:tcgen05|fma|mma|wmma|ldmatrix|cp|wgmma|mbarrier|bar|barrier|shfl|redux|atom|prefetch)\.")


def instructions(ptx: str) -> list[str]:
    found = re.findall(r"^\s+(?:@\S+\s+)?([a-z][\w.:]+)", ptx, re.M)
    return sorted(name for name in found if MATTER.match(name))


@pytest.mark.parametrize(
    ("name", "target"),
    [
        ("mma_sync_sm75", "sm_80"),
        ("ldmatrix_mma_sm80", "sm_80"),
        ("cp_async_sm80", "sm_80"),
        ("wmma_sm80", "sm_80"),
        ("atomics_sm80", "sm_80"),
        ("shuffle_sm89", "sm_89"),
        ("all_reduce_sm87", "sm_87"),
        ("cluster_sm90", "sm_90"),
        ("tma_store_sm90", "sm_90"),
        ("tma_load_sm90a", "sm_90a"),
        ("mbarrier_sm90", "sm_90"),
        ("wgmma_sm90a", "sm_90a"),
        ("contract_sm90", "sm_90"),
        ("mma_sparse_sm80", "sm_80"),
        ("mma_bf16_sm120a", "sm_120a"),
        ("all_reduce_block_sm80", "sm_80"),
        ("tcgen05_sm100a", "sm_100a"),
    ],
)
def test_instructions_agree(name, target, mlir_opt, run_tool):
    artifact = gpuir.compile((INPUTS / f"{name}.mlir").read_text(), target)
    text = f"module attributes {{gpu.container_module}} {{\n{artifact.mlir}\n}}"
    done = run_tool(mlir_opt, "--gpu-module-to-binary=format=isa", input=text)
    assert done.returncode == 0, done.stderr
    (assembly,) = re.findall(r'assembly = "((?:[^"\\]|\\.)*)"', done.stdout)
    theirs = re.sub(r"\\([0-9A-F]{2})", lambda match: chr(int(match[1], 16)), assembly)
    assert instructions(artifact.ptx) == instructions(theirs)
    assert instructions(theirs), "nothing to compare"
