"""CUDA C++ to PTX: what NVRTC compiles, nvJitLink assembles; what it refuses comes back with its places."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gpuir.compile.nvidia import link
from gpuir.compile.targets import Target
from gpuir.errors import Diagnostic
from gpuir.interop import cuda
from gpuir.interop.cuda import worker

pytestmark = pytest.mark.usefixtures("nvrtc")

SAXPY = """extern "C" __global__ void saxpy(float a, const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
"""
#: What the installed NVRTC need not know: the list is that of NVRTC 13.
ARCHS = (75, 80, 86, 87, 88, 89, 90, 100, 103, 110, 120, 121)


def refused(*arguments, **keywords) -> list[Diagnostic]:
    with pytest.raises(cuda.CudaError) as caught:
        cuda.compile(*arguments, **keywords)
    return caught.value.diagnostics


def assembles(compiled: cuda.Compiled) -> bool:
    image, _ = link(compiled.ptx, Target(compiled.arch, "nvidia", 80), 1)
    return image.startswith(b"\x7fELF")


def test_a_kernel_becomes_ptx_with_its_lines():
    compiled = cuda.compile(SAXPY)
    assert compiled.kernels == ("saxpy",) and compiled.kernel() == "saxpy"
    assert compiled.diagnostics == () and compiled.log == ""
    assert ".target sm_90\n" in compiled.ptx
    assert '.file\t1 "kernel.cu"' in compiled.ptx
    assert set(re.findall(r"\.loc\s+1 (\d+)", compiled.ptx)) >= {"1", "2", "3", "4"}
    assert ".loc" not in cuda.compile(SAXPY, lineinfo=False).ptx
    assert assembles(compiled)


@pytest.mark.parametrize("arch", ARCHS)
def test_every_arch(arch):
    if f"sm_{arch}" not in cuda.supported_archs():
        pytest.skip(f"this NVRTC does not know sm_{arch}")
    compiled = cuda.compile(SAXPY, arch=f"sm_{arch}")
    assert f".target sm_{arch}\n" in compiled.ptx.replace(",", "\n")
    assert assembles(compiled)


@pytest.mark.parametrize("arch", ["sm_90a", "sm_100a", "sm_100f", "sm_120f", "compute_86"])
def test_archs_with_features(arch):
    compiled = cuda.compile(SAXPY, arch=arch)
    assert compiled.arch == arch.replace("compute_", "sm_") and f".target {compiled.arch}" in compiled.ptx


def test_templates_by_name_expressions():
    source = """
    namespace ns { template <class T, int N> __global__ void scale(T *x) { x[threadIdx.x] *= N; } }
    __constant__ float table[4];
    __global__ void plain(float *x) { x[0] = table[0]; }
    """
    expressions = ["ns::scale<float, 3>", "ns::scale<double, 4>", "&table", "plain"]
    compiled = cuda.compile(source, name_expressions=expressions)
    assert list(compiled.names) == expressions
    scale = compiled.kernel("ns::scale<float, 3>")
    assert scale in compiled.kernels and scale != compiled.kernel("ns::scale<double, 4>")
    assert compiled.names["&table"] in compiled.ptx
    # A C++ name is enough where one kernel has it.
    assert compiled.kernel("plain") == compiled.names["plain"] == "_Z5plainPf"
    with pytest.raises(cuda.CudaError, match="2 kernels are called 'scale'.*ns::scale<float, 3>, ns::scale<double, 4>"):
        compiled.kernel("scale")
    with pytest.raises(cuda.CudaError, match="no kernel is called 'nothing'"):
        compiled.kernel("nothing")
    with pytest.raises(cuda.CudaError, match="3 kernels are there"):
        compiled.kernel()


def test_refused_name_expressions_are_named():
    (bad, worse) = refused("__global__ void f() {}", name_expressions=["f", "f<int", "g"])
    assert (
        "name expression 'f<int'" in str(bad)
        and "name expression 'g'" in str(worse)
        and '"g" is undefined' in str(worse)
    )


HALF = """
#include <cuda_fp16.h>
#include <cuda_bf16.h>
extern "C" __global__ void halves(__half2 *x, __nv_bfloat16 *y) {
  x[threadIdx.x] = __hfma2(x[threadIdx.x], x[threadIdx.x], x[threadIdx.x]);
  y[threadIdx.x] = __hadd(y[threadIdx.x], y[threadIdx.x]);
}
"""
GROUPS = """
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/memcpy_async.h>
namespace cg = cooperative_groups;
extern "C" __global__ void sum(const int *x, int *y) {
  __shared__ int buffer[128];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, buffer, x, sizeof(buffer));
  cg::wait(block);
  auto warp = cg::tiled_partition<32>(block);
  int total = cg::reduce(warp, buffer[block.thread_rank()], cg::plus<int>());
  if (warp.thread_rank() == 0) atomicAdd(y, total);
}
"""
STANDARD = """
#include <cuda/atomic>
#include <cuda/std/array>
#include <mma.h>
using namespace nvcuda;
extern "C" __global__ void all(int *x, half *a, float *d) {
  cuda::std::array<int, 4> values = {1, 2, 3, 4};
  cuda::atomic_ref<int, cuda::thread_scope_device>(*x).fetch_add(values[threadIdx.x % 4], cuda::memory_order_release);
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> fd;
  wmma::load_matrix_sync(fa, a, 16);
  wmma::load_matrix_sync(fb, a, 16);
  wmma::fill_fragment(fd, 0.0f);
  wmma::mma_sync(fd, fa, fb, fd);
  wmma::store_matrix_sync(d, fd, 16, wmma::mem_row_major);
}
"""


@pytest.mark.parametrize(
    "source, has",
    [
        (HALF, ("fma.rn.f16x2", "bf16")),
        (GROUPS, ("redux.sync.add", "cp.async", "atom")),
        (STANDARD, ("wmma.mma.sync", "wmma.store")),
    ],
)
def test_cudas_own_headers(source, has):
    compiled = cuda.compile(source)
    assert all(word in compiled.ptx for word in has)
    assert assembles(compiled)


def test_a_header_from_a_string():
    source = '#include "sizes/tile.h"\nextern "C" __global__ void f(int *x) { *x = TILE; }'
    compiled = cuda.compile(source, headers={"sizes/tile.h": "#define TILE 12345\n"})
    assert "12345" in compiled.ptx
    (error,) = refused(source, headers={"sizes/tile.h": "\n#error no tile\n"})
    assert (error.file, error.line) == ("sizes/tile.h", 2) and "no tile" in error.message
    (error,) = refused(source)
    assert error.line == 1 and "headers={'sizes/tile.h': ...}" in str(error)
    (error,) = refused("#include <vector>\n")
    assert "<cuda/std/vector>" in str(error)


def test_files_and_their_folders(tmp_path):
    (tmp_path / "tile.h").write_text("#define TILE 54321\n")
    path = tmp_path / "kernel of mine.cu"
    path.write_text('#include "tile.h"\nextern "C" __global__ void f(int *x) { *x = TILE; }')
    compiled = cuda.compile(path)
    assert "54321" in compiled.ptx and f'"{path}"' in compiled.ptx and compiled.source == str(path)
    other = cuda.compile(path.read_text(), include_paths=[tmp_path], name="other.cu")
    assert '"other.cu"' in other.ptx
    (error,) = refused(Path("nowhere.cu"))
    assert str(error) == "error: nowhere.cu: No such file or directory"


def test_options_reach_the_compiler():
    source = 'extern "C" __global__ void f(int *x) { *x = N; }'
    assert "777" in cuda.compile(source, options=["-DN=777"]).ptx
    (error,) = refused(SAXPY, options=["--no-such-option"])
    assert "--no-such-option" in error.message
    (error,) = refused(SAXPY, options=["-arch=sm_80"])
    assert "arch='sm_90'" in error.message
    with pytest.raises(TypeError, match="options must be a sequence of strings"):
        cuda.compile(SAXPY, options="-DN=3")


def test_errors_have_line_and_column():
    source = '\textern "C" __global__ void f(float *x) {\n\t/* é */ x[0] = missing; int unused;\n}\n'
    (error,) = refused(source, name="folder/f(1).cu")
    line = source.split("\n")[1]
    assert (error.severity, error.file, error.line, error.column) == (
        "error", "folder/f(1).cu", 2, line.index("missing") + 1
    )  # fmt: skip
    assert error.message == 'identifier "missing" is undefined'


def test_errors_in_templates_say_who_instantiated_them():
    source = """template <class T> __device__ T inner(T x) { return x.member; }
template <class T> __device__ T outer(T x) { return inner(x); }
extern "C" __global__ void f(int *x) {
  x[0] = outer(x[1]);
}
"""
    (error,) = refused(source)
    assert (error.file, error.line) == ("kernel.cu", 1) and source[error.column - 1 :].startswith("x.member")
    assert [note.line for note in error.notes] == [2, 4]


def test_overloads_that_do_not_match_are_notes():
    source = '__device__ void f(int);\n__device__ void f(float *);\n__global__ void k() {\n  f("x");\n}\n'
    (error,) = refused(source)
    assert error.line == 4 and sorted(note.line for note in error.notes) == [1, 2]
    assert "argument types are: (const char [2])" in error.message


def test_warnings_come_with_the_result():
    compiled = cuda.compile('extern "C" __global__ void f(int *x) {\n  int unused;\n  *x = 1;\n}\n')
    (warning,) = compiled.diagnostics
    assert (warning.severity, warning.line, warning.column) == ("warning", 2, 7)
    assert "declared but never referenced" in warning.message and warning.message in compiled.log


def test_unknown_architectures_are_refused_with_those_that_are_known():
    (error,) = refused(SAXPY, arch="sm_35")
    assert "does not know the architecture 'sm_35'" in error.message
    assert all(arch in error.message for arch in cuda.supported_archs())
    (error,) = refused(SAXPY, arch="hopper")
    assert error.message == "unknown architecture 'hopper': expected a name such as 'sm_90' or 'sm_90a'"
    (error,) = refused(SAXPY, compiler="hipcc")
    assert error.message == "unknown compiler 'hipcc': expected 'nvrtc' or 'nvcc'"


def test_a_missing_nvrtc_says_what_to_install(monkeypatch, tmp_path):
    monkeypatch.setenv(cuda.NVRTC_VARIABLE, str(tmp_path / "libnvrtc.so"))
    (error,) = refused(SAXPY)
    assert "GPUIR_NVRTC names" in error.message and "pip install 'gpuir[cuda]'" in error.message
    monkeypatch.delenv(cuda.NVRTC_VARIABLE)
    monkeypatch.setattr("gpuir.interop.cuda.installation._roots", lambda: iter(()))
    (error,) = refused(SAXPY)
    assert error.message.startswith("NVRTC, which compiles CUDA C++, is missing: pip install 'gpuir[cuda]'")
    broken = tmp_path / "libnvrtc.so"
    broken.write_text("no library")
    monkeypatch.setenv(cuda.NVRTC_VARIABLE, str(broken))
    (error,) = refused(SAXPY)
    assert "cannot be loaded" in error.message


def test_a_compiler_that_hangs_or_dies_is_an_error(monkeypatch, tmp_path):
    with pytest.raises(cuda.CudaError, match="NVRTC did not finish within 0.001 s and was stopped"):
        cuda.compile(GROUPS, timeout=0.001)
    # In the place of NVRTC's side, what a crash of the compiler looks like.
    crashing = tmp_path / "server.py"
    crashing.write_text(
        "import os, sys\ndef answer(body, number):\n    print('last words', flush=True)\n    os.abort()\n"
    )
    worker.POOL.close()
    with monkeypatch.context() as patch:
        patch.setattr(worker, "_SERVER", crashing)
        with pytest.raises(cuda.CudaError, match=r"NVRTC ended its process \(SIGABRT\): last words"):
            cuda.compile(SAXPY)
    # The next request has another process.
    assert cuda.compile(SAXPY).kernels == ("saxpy",)


@pytest.mark.usefixtures("with_nvcc")
def test_nvcc():
    compiled = cuda.compile(SAXPY, arch="sm_80", compiler="nvcc")
    assert compiled.kernels == ("saxpy",) and compiled.compiler.startswith("nvcc ")
    assert '"kernel.cu"' in compiled.ptx and ".target sm_80" in compiled.ptx
    source = (
        '#include "tile.h"\n__device__ int one() { return missing; } __global__ void f(int *x) { *x = TILE + one(); }\n'
    )
    (error,) = refused(source, compiler="nvcc", headers={"tile.h": "#define TILE 3\n"})
    assert (error.file, error.line, error.column) == ("kernel.cu", 2, source.split("\n")[1].index("missing") + 1)
    (error,) = refused(source, compiler="nvcc")
    assert (error.line, error.column) == (1, 10) and "headers={'tile.h': ...}" in str(error)
    (error,) = refused(SAXPY, compiler="nvcc", arch="sm_35")
    assert "does not know the architecture 'sm_35' (known: sm_" in error.message
    (error,) = refused(SAXPY, compiler="nvcc", name_expressions=["saxpy"])
    assert "nvcc takes no name_expressions" in error.message
    (error,) = refused(SAXPY, compiler="nvcc", headers={"../../x.h": ""})
    assert "header '../../x.h'" in error.message
