"""Kernels with setmaxnreg, which nvJitLink ignores, go through ptxas where there is one; others stay with nvJitLink."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

import gpuir
from gpuir.compile import CompileError, libraries
from gpuir.compile.targets import TARGETS

INPUTS = Path(__file__).parent / "Inputs" / "nvidia"
SHARE = (INPUTS / "setmaxnreg_sm90a.mlir").read_text()
SAXPY = (INPUTS / "saxpy_sm86.mlir").read_text()
FAKE = """#!{python}
import sys
options = sys.argv[1:]
print("ptxas info    : Compiling entry function 'share' for 'sm_90a'", file=sys.stderr)
print("ptxas info    : Used 77 registers, used 0 barriers", file=sys.stderr)
{behaviour}
ptx = open(options[-3]).read()
open(options[options.index("-o") + 1], "wb").write(repr((options[:-3], "setmaxnreg.inc" in ptx)).encode())
"""


@pytest.fixture
def fake(tmp_path, monkeypatch):
    """A ptxas that writes down how it was called."""

    def made(behaviour: str = "") -> Path:
        program = tmp_path / "ptxas"
        program.write_text(FAKE.format(python=sys.executable, behaviour=behaviour))
        program.chmod(0o755)
        monkeypatch.setenv("GPUIR_PTXAS", str(program))
        return program

    return made


def test_without_ptxas_the_warning_says_what_to_do():
    (warning,) = gpuir.compile(SHARE, "sm_90a", "cubin").kernels["share"].warnings
    assert "(C7504)" in warning and "pip install nvidia-cuda-nvcc, or name a ptxas in GPUIR_PTXAS" in warning


def test_ptxas_is_taken(fake):
    fake()
    artifact = gpuir.compile(SHARE, "sm_90a", "cubin", opt_level=2)
    assert artifact.data == b"(['-arch=sm_90a', '-v', '-O3'], True)"
    report = artifact.kernels["share"]
    assert report.registers == 77 and not report.warnings
    assert gpuir.compile(SHARE, "sm_90a", "cubin", opt_level=0).data.startswith(b"(['-arch=sm_90a', '-v', '-O0']")


def test_other_kernels_do_not_need_it(fake):
    fake("sys.exit(1)")
    assert gpuir.compile(SAXPY, "sm_86", "cubin").data.startswith(b"\x7fELF")


def test_what_it_refuses(fake):
    program = fake('print("ptxas fatal : of no use", file=sys.stderr)\nsys.exit(255)')
    with pytest.raises(CompileError, match=f"nvJitLink of @share for sm_90a failed: {program} refuses the PTX") as told:
        gpuir.compile(SHARE, "sm_90a", "cubin")
    assert "of no use" in str(told.value)


@pytest.mark.parametrize(
    "said",
    ["Value 'sm_90a' is not defined for option 'gpu-name'", "Unsupported .version 8.0; current version is '7.5'"],
)
def test_one_that_is_too_old(fake, said):
    program = fake(f'print("ptxas fatal : " + {said!r}, file=sys.stderr)\nsys.exit(1)')
    artifact = gpuir.compile(SHARE, "sm_90a", "cubin")
    assert artifact.data.startswith(b"\x7fELF")
    warnings = "\n".join(artifact.kernels["share"].warnings)
    assert f"{program} is too old for sm_90a or PTX 8.0, and nvJitLink took its place" in warnings
    assert "(C7504)" in warnings


def test_one_that_cannot_be_run(fake):
    program = fake()
    program.write_text("#!/nowhere/python\n")
    with pytest.raises(CompileError, match="ptxas could not be run: .*No such file"):
        gpuir.compile(SHARE, "sm_90a", "cubin")


def test_a_real_one_keeps_the_instruction(monkeypatch, ptxas):
    monkeypatch.setenv("GPUIR_PTXAS", ptxas)
    artifact = gpuir.compile(SHARE, "sm_90a", "sass")
    assert artifact.sass.count("USETMAXREG") == 2
    report = artifact.kernels["share"]
    assert report.registers == 168 and not report.warnings


def test_where_it_is_looked_for(tmp_path, monkeypatch):
    def program(*parts: str) -> Path:
        path = tmp_path.joinpath(*parts)
        path.parent.mkdir(parents=True)
        path.write_text("#!/bin/sh\n")
        path.chmod(0o755)
        return path

    found = [
        program("site", "nvidia", "cu13", "bin", "ptxas"),
        program("toolkit", "bin", "ptxas"),
        program("path", "ptxas"),
    ]
    monkeypatch.delenv("GPUIR_PTXAS")
    monkeypatch.setattr(sys, "path", [str(tmp_path / "site")])
    monkeypatch.setenv("CUDA_HOME", str(tmp_path / "toolkit"))
    monkeypatch.delenv("CUDA_PATH", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "path"))
    exists = libraries._toolkits
    monkeypatch.setattr(libraries, "_toolkits", lambda: [root for root in exists() if tmp_path in root.parents])
    for expected in [*found, None]:
        libraries._ptxas.cache_clear()
        assert libraries.assembler(TARGETS["sm_80"]) == expected
        if expected:
            expected.unlink()
    libraries._ptxas.cache_clear()
    assert shutil.which("ptxas") is None and libraries.assembler(TARGETS["gfx942"]) is None
    monkeypatch.setenv("GPUIR_PTXAS", str(tmp_path / "nothing"))
    assert libraries.assembler(TARGETS["sm_80"]) is None
