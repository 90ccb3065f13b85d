"""The kernel of `make bench` is the same one for gpuir and for Triton: its PTX has the same instructions that matter."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import gpuir

FOLDER = Path(__file__).resolve().parents[2] / "benchmarks"
sys.path.insert(0, str(FOLDER))
import cases_compile  # noqa: E402

sys.path.remove(str(FOLDER))

MATTER = re.compile(
    r"^\s*(?:@%\w+ )?((?:wgmma|cp\.async|stmatrix|mbarrier|fence\.proxy|cvt\.rn\.f16x2)[\w.:]*)(.*)", re.M
)


def instructions(ptx: str) -> Counter[str]:
    """What moves and multiplies the data, with the numbers that both write alike."""
    found = []
    for name, rest in MATTER.findall(ptx):
        depth = re.search(r"\d+", rest) if "wait_group" in name else None
        found.append(f"{name.replace('::cta', '')} {depth[0]}" if depth else name.replace("::cta", ""))
    return Counter(found)


@pytest.fixture(scope="module")
def triton_ptx(triton) -> dict[int, str]:
    import external_tools

    triton("3.4.0")
    program = (
        "import sys; sys.path.insert(0, sys.argv[1]); import peer_triton\n"
        "for warps in (4, 8): print(peer_triton.compile_matmul(warps).asm['ptx'], '// ----')"
    )
    command = [external_tools.find("triton-3.4.0"), "-c", program, str(FOLDER)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return dict(zip((4, 8), done.stdout.split("// ----")))


@pytest.mark.parametrize("warps", [4, 8])
def test_both_compile_the_same_kernel(warps, triton_ptx):
    artifact = gpuir.compile(cases_compile.matmul(warps), "sm_90a", "cubin")
    theirs = triton_ptx[warps]
    assert instructions(artifact.ptx) == instructions(theirs)
    assert instructions(theirs)["wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16"] == 8 * 4 // warps
    report = artifact.kernels["matmul"]
    assert report.max_threads == (32 * warps, 1, 1) and f".reqntid {32 * warps}" in theirs
    assert report.spill_stores == 0 and not report.warnings
    # Three tensor maps by value and K; Triton adds a pointer to scratch memory that this kernel has none of.
    assert [argument.size for argument in report.arguments] == [128, 128, 128, 4]
    assert [int(size) for size in re.findall(r"\.b8 matmul_param_\d\[(\d+)\]", theirs)] == [128, 128, 128]


def test_names_make_kernels_of_their_own():
    assert "@other(" in cases_compile.matmul(8, "other") and "@matmul(" not in cases_compile.matmul(8, "other")
