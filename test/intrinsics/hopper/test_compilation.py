"""The generator's kernels through LLVM and ptxas for sm_90a: no spills, nothing serialised, the instructions they should have."""

from __future__ import annotations

import re
import subprocess

import pytest
from hopper_gemm import Gemm, Kernel

import gpuir

F8 = {"dtype": "float8_e4m3fn", "out_dtype": "bfloat16"}
BF = {"dtype": "bfloat16", "out_dtype": "bfloat16"}
GRID = [
    Gemm(),
    Gemm(cluster=2),
    Gemm(cluster=4, b_transposed=False),
    Gemm(specialized=False, stages=3),
    Gemm((128, 256, 128), **F8),
    Gemm((128, 256, 64), epilogue="direct", out_dtype="float32", dtype="bfloat16"),
    Gemm((256, 128, 64), **BF),
    Gemm((256, 64, 64), stages=3, **BF, b_transposed=False),
    Gemm((128, 128, 64), stages=5, cluster=2),
    Gemm((128, 64, 128), stages=2),
    Gemm((64, 64, 64), consumers=1, stages=8),
    Gemm((64, 256, 64), consumers=1, specialized=False, cluster=2),
    Gemm((64, 96, 32), consumers=1, stages=6),
    Gemm((192, 192, 64), consumers=3, stages=3),
    Gemm((256, 128, 64), consumers=4, stages=3),
    Gemm((128, 128, 64), consumers=1, stages=4, epilogue="direct"),
    Gemm((64, 64, 128), consumers=1, b_dtype="float8_e5m2", **F8),
]
#: nvJitLink assembles relocatable code, in which setmaxnreg has no effect: «(C7504) ... 'setmaxnreg' ignored».
RELOCATABLE = "C7504"


def compiled(gemm: Gemm):
    return gpuir.compile(Kernel(gemm).build(), target="sm_90a", emit="cubin")


@pytest.fixture(autouse=True)
def no_cache(monkeypatch):
    monkeypatch.setenv("GPUIR_CACHE_DIR", "")


@pytest.mark.parametrize("gemm", GRID, ids=range(len(GRID)))
def test_kernel(gemm):
    artifact = compiled(gemm)
    report, ptx, e = artifact.kernels["gemm"], artifact.ptx, gemm.emitter()
    assert (report.spill_stores, report.spill_loads, report.stack) == (0, 0, 0)
    assert [warning for warning in report.warnings if RELOCATABLE not in warning] == []
    assert report.registers <= 65536 // gemm.threads
    # LLVM may peel the loop's first iteration, which has no stage to release.
    once = "fence " + "mma_async " * len(e.atoms()) + "commit_group wait_group "
    order = " ".join(re.findall(r"wgmma\.(\w+)", ptx)) + " "
    assert order.count(once) in (1, 2) and order.replace(once, "") == "wait_group "
    # All tiles of the epilogue and of the first stages are addressed from one base that is known to be aligned.
    assert not re.search(r"\band\.b\d+ .*, 1023;", ptx)
    shares = gemm.consumers > 1 and gemm.specialized
    assert ptx.count("setmaxnreg") == (2 if shares else 0)
    assert (".multicast::cluster" in ptx) == (gemm.cluster > 1) == ("mapa" in ptx) == ("barrier.cluster" in ptx)
    assert ("stmatrix" in ptx) == (gemm.epilogue == "stmatrix")
    assert report.cluster == ((gemm.cluster, 1, 1) if gemm.cluster > 1 else None)


@pytest.mark.parametrize("gemm", [Gemm(), Gemm(cluster=2), GRID[13], GRID[14]], ids=range(4))
def test_whole_programs_share_out_registers(gemm, tmp_path, ptxas):
    """Where the kernel is the whole program setmaxnreg holds: launched with all registers that a block can have, no spills."""
    source = tmp_path / "kernel.ptx"
    source.write_text(gpuir.compile(Kernel(gemm).build(), target="sm_90a", emit="ptx").ptx)
    command = [ptxas, "-arch=sm_90a", "-v", str(source), "-o", str(tmp_path / "kernel.cubin")]
    said = subprocess.run(command, capture_output=True, text=True, check=True)
    log = said.stdout + said.stderr
    assert not re.search(r"\(C\d+\)|warning", log), log
    assert "0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads" in log
    assert f"Used {65536 // gemm.threads // 8 * 8} registers" in log


def test_a_division_is_no_call():
    """A call would serialise the products (C7509): ptxas makes one of a 64-bit division by what it does not know."""
    ptx = gpuir.compile(Kernel(Gemm(group=5)).build(), target="sm_90a", emit="ptx").ptx
    assert not re.search(r"\b(div|rem)\.[us]64", ptx) and re.search(r"\bdiv\.u32", ptx)
