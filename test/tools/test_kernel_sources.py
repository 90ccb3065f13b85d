"""gpuir-run on PTX, CUDA C++ and LLVM IR: by the file's name or --language, findings at the lines of the source."""

from __future__ import annotations

import io
import shutil
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from gpuir.tools import gpuir_run

CUDA = """#include "twice.h"
template <typename T> __global__ void scale(const T *x, T *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = twice(x[i]) * T(BY);
}
__global__ void flip(int *x) {
  __shared__ int s[64];
  s[threadIdx.x] = x[threadIdx.x];
  x[threadIdx.x] = s[63 - threadIdx.x];
}
"""
PTX = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p) {
  .reg .b64 %rd<4>;
  .reg .b32 %r<3>;
  ld.param.u64 %rd1, [p];
  cvta.to.global.u64 %rd2, %rd1;
  mov.u32 %r1, %tid.x;
  mad.wide.u32 %rd3, %r1, 4, %rd2;
  st.global.u32 [%rd3], %r1;
  ret;
}
"""
LLVM = "define ptx_kernel void @k(ptr addrspace(1) %p) {\n  store i32 3, ptr addrspace(1) %p\n  ret void\n}\n"


@pytest.fixture
def run(tmp_path: Path, capsys):
    """``run(name, text, *options)``: exit code, output and errors for a file with that text."""

    def call(name: str, text: str, *options: object) -> tuple[int, str, str]:
        path = tmp_path / name
        path.write_text(text)
        try:
            code = gpuir_run.main([str(path), *map(str, options)])
        except SystemExit as end:
            code = end.code
        captured = capsys.readouterr()
        return code, captured.out, captured.err

    (tmp_path / "twice.h").write_text("template <typename T> __device__ T twice(T x) { return x + x; }\n")
    return call


def test_cuda(nvrtc, run, tmp_path):
    options = [
        "--kernel=scale<float>",
        "--grid=4",
        "--block=64",
        "--arg=arange:200xf32",
        "--arg=zeros:200xf32",
        "--arg=200",
    ]
    code, out, err = run("k.cu", CUDA, *options, "--cuda-option=-DBY=3", f"--save=1={tmp_path}/y.npy")
    assert (code, err) == (0, "") and "scale" in out
    assert (np.load(tmp_path / "y.npy") == 6 * np.arange(200, dtype=np.float32)).all()


def test_findings_are_at_the_lines_of_cuda(nvrtc, run, tmp_path):
    code, _, err = run("k.cu", CUDA, "--kernel=flip", "--block=64", "--arg=arange:64xi32")
    lines = err.splitlines()
    assert code == 1
    assert lines[0].startswith(f"{tmp_path}/k.cu:9:3: error: 'llvm.load' race: reads byte 0xfc of shared memory")
    assert lines[1] == "  x[threadIdx.x] = s[63 - threadIdx.x];"
    assert lines[3].startswith(f"{tmp_path}/k.cu:8:3: note:")
    code, out, _ = run("k.cu", CUDA, "--kernel=flip", "--block=64", "--arg=arange:64xi32", "--sanitize")
    assert code == 1 and f"by 'llvm.load' at {tmp_path}/k.cu:9:3, block (0, 0, 0), warp 0" in out


def test_what_the_compiler_refuses(nvrtc, run, tmp_path):
    code, out, err = run("k.cu", "__global__ void k(int *x) {\n  x[0] = y;\n}\n", "--kernel=k")
    assert (code, out) == (1, "")
    assert err.splitlines() == [
        f'{tmp_path}/k.cu:2:10: error: identifier "y" is undefined',
        "  x[0] = y;",
        "         ^",
    ]
    code, _, err = run("k.cu", CUDA, "--kernel=flap")
    assert code == 1 and "no kernel is called 'flap' (there are: _Z4flipPi)" in err
    code, _, err = run("k.cu", CUDA, "--kernel=flip", "--chip=gfx942")
    assert code == 1 and "--chip=gfx942: CUDA C++ is compiled for NVIDIA's chips, such as sm_90" in err


def test_ptx(run, tmp_path):
    code, out, err = run("k.ptx", PTX, "--kernel=k", "--arg=zeros:32xi32")
    assert (code, err) == (0, "") and out.startswith("argument 0: 32 int32, from 0 to 31")
    code, _, err = run("k.ptx", PTX, "--kernel=k", "--arg=zeros:16xi32")
    assert code == 1 and err.startswith(f"{tmp_path}/k.ptx:11:3: error: 'llvm.store' out-of-bounds:")
    assert err.splitlines()[1] == "  st.global.u32 [%rd3], %r1;"


def test_ptx_that_is_none(run, tmp_path):
    code, out, err = run("k.ptx", PTX.replace("st.global", "st.globl"), "--kernel=k", "--arg=zeros:32xi32")
    assert (code, out) == (1, "") and err.startswith(f"{tmp_path}/k.ptx:11:3: error: 'st.globl.u32'")
    code, _, err = run("k.ptx", PTX, "--kernel=j", "--arg=zeros:32xi32")
    assert code == 1 and "@j is not in the module; the functions of the module: kernels::k" in err
    code, _, err = run("k.ptx", PTX[:-2], "--kernel=k", "--arg=zeros:32xi32")
    assert code == 1 and f"{tmp_path}/k.ptx:" in err


def test_by_another_name(run, monkeypatch, capsys):
    assert run("kernel.txt", PTX, "--language=ptx", "--kernel=k", "--arg=zeros:32xi32")[0] == 0
    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=io.BytesIO(PTX.encode())))
    assert gpuir_run.main(["-", "--language=ptx", "--kernel=k", "--arg=zeros:16xi32"]) == 1
    assert capsys.readouterr().err.startswith("<stdin>:11:3: error: 'llvm.store' out-of-bounds:")


@pytest.mark.skipif(shutil.which("mlir-translate-22") is None, reason="mlir-translate is missing: make mlir-tools")
def test_llvm(run, tmp_path):
    code, out, err = run("k.ll", LLVM, "--kernel=k", "--block=1", "--arg=zeros:4xi32")
    assert (code, err) == (0, "") and out.startswith("argument 0: 4 int32, from 0 to 3: [3, 0, 0, 0]")
    code, _, err = run("k.ll", LLVM.replace("store i32", "stare i32"), "--kernel=k", "--arg=zeros:4xi32")
    assert code == 1 and err.startswith(f"{tmp_path}/k.ll:2:3: error:")


@pytest.mark.parametrize(
    "name, options, message",
    [
        ("k.ptx", [], "k.ptx: --kernel=NAME says which kernel of a ptx file is to run"),
        ("k.cu", ["--entry=main"], "k.cu: --kernel=NAME says which kernel of a cuda file is to run"),
        ("k.ptx", ["--kernel=k", "--cuda-option=-DN"], "argument --cuda-option: only with CUDA C++"),
        ("k.ptx", ["--kernel=k", "--language=c"], "invalid choice: 'c'"),
    ],
)
def test_options_that_do_not_go_together(run, name, options, message):
    code, _, err = run(name, PTX, *options)
    assert code == 2 and message in err
