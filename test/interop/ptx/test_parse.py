"""PTX of NVRTC and of released Tritons in the simulator, against NumPy; compiled again it gives the same."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.compile.nvidia import link
from gpuir.compile.targets import Target
from gpuir.interop import cuda, ptx

SOURCE = r"""
struct Scale { int shift; float by[3]; };
__device__ float table[4] = {1, 2, 3, 4};
__constant__ int numbers[3] = {5, 6, 7};
__device__ __noinline__ float helper(float x, Scale s) { return x * s.by[1] + table[s.shift & 3]; }
extern "C" __global__ void saxpy(float a, const float *x, float *y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = a * x[i] + y[i];
}
extern "C" __global__ void total(const float *x, float *y, int n) {
  __shared__ float s[128];
  float t = 0;
  for (int i = threadIdx.x; i < n; i += blockDim.x) t += x[i];
  s[threadIdx.x] = t;
  __syncthreads();
  for (int k = 64; k; k >>= 1) {
    if (threadIdx.x < k) s[threadIdx.x] += s[threadIdx.x + k];
    __syncthreads();
  }
  if (threadIdx.x == 0) atomicAdd(y, s[0]);
}
extern "C" __global__ void transpose(const float *x, float *y, int n) {
  __shared__ float tile[16][17];
  int i = blockIdx.x * 16 + threadIdx.x, j = blockIdx.y * 16 + threadIdx.y;
  tile[threadIdx.y][threadIdx.x] = x[j * n + i];
  __syncthreads();
  y[(blockIdx.x * 16 + threadIdx.y) * n + blockIdx.y * 16 + threadIdx.x] = tile[threadIdx.x][threadIdx.y];
}
extern "C" __global__ void histogram(const unsigned char *x, unsigned *bins, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) atomicAdd(bins + x[i] % 16, 1u);
}
extern "C" __global__ void scaled(Scale s, float *y) {
  y[threadIdx.x] = helper(y[threadIdx.x], s) + numbers[threadIdx.x % 3];
}
extern "C" __global__ void reversed(const double *x, double *y) {
  extern __shared__ double d[];
  d[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  y[threadIdx.x] = d[blockDim.x - 1 - threadIdx.x];
}
extern "C" __global__ void choose(int *x) {
  int a[8];
  for (int i = 0; i < 8; i++) a[i] = i * i + threadIdx.x;
  int t = x[threadIdx.x], r;
  switch (t) {
    case 0: r = a[threadIdx.x & 7]; break;
    case 1: r = __popc(threadIdx.x) * 7; break;
    case 2: r = threadIdx.x / 3; break;
    case 3: r = t ^ 99; break;
    case 4: r = a[7 - (threadIdx.x & 7)]; break;
    default: r = -1;
  }
  x[threadIdx.x] = r;
}
extern "C" __global__ void greet(int n) { if (threadIdx.x < n) printf("thread %d of %s\n", threadIdx.x, "three"); }
extern "C" __global__ void race(int *x) {
  __shared__ int s[64];
  s[threadIdx.x] = x[threadIdx.x];
  x[threadIdx.x] = s[63 - threadIdx.x];
}
"""


@pytest.fixture(scope="module")
def compiled(nvrtc) -> str:
    return cuda.compile(SOURCE, name="kernels.cu").ptx


@pytest.fixture(scope="module", params=["as NVRTC wrote it", "compiled again"])
def module(compiled, request):
    made = ptx.parse(compiled, filename="kernels.ptx")
    if request.param == "compiled again":
        text = gpuir.compile(made).ptx
        assert link(text, Target("sm_90a", "nvidia", 80), 1)[0].startswith(b"\x7fELF")
        made = ptx.parse(text)
    return made


def test_saxpy(module, seed):
    x, y = np.random.default_rng(seed).standard_normal((2, 300)).astype(np.float32)
    expected = (np.float64(1.5) * x + y).astype(np.float32)
    sim.launch(module, "saxpy", 3, 128, np.float32(1.5), x, y, 300)
    np.testing.assert_array_equal(y, expected)


def test_reduction_in_shared_memory(module):
    x, y = np.arange(1000, dtype=np.float32), np.zeros(1, np.float32)
    report = sim.launch(module, "total", 1, 128, x, y, 1000)
    assert y[0] == x.sum() and report.findings == []


def test_transpose(module, seed):
    x = np.random.default_rng(seed).standard_normal((32, 32)).astype(np.float32)
    y = np.zeros_like(x)
    sim.launch(module, "transpose", (2, 2), (16, 16), x, y, 32)
    np.testing.assert_array_equal(y, x.T)


def test_atomics(module, seed):
    x, bins = np.random.default_rng(seed).integers(0, 256, 999, np.uint8), np.zeros(16, np.uint32)
    sim.launch(module, "histogram", 2, 64, x, bins, 999)
    np.testing.assert_array_equal(bins, np.bincount(x % 16, minlength=16))


def test_struct_by_value_call_and_variables(module):
    given = np.zeros(16, np.uint8)
    given[:4].view(np.int32)[0] = 2
    given[4:].view(np.float32)[:] = 1, 2, 3
    y = np.arange(32, dtype=np.float32)
    expected = y * 2 + 3 + np.array([5, 6, 7])[np.arange(32) % 3]
    sim.launch(module, "scaled", 1, 32, given, y)
    np.testing.assert_array_equal(y, expected)


def test_dynamic_shared_memory(module):
    x, y = np.arange(64, dtype=np.float64), np.zeros(64)
    sim.launch(module, "reversed", 1, 64, x, y, smem=512)
    np.testing.assert_array_equal(y, x[::-1])


def test_branches_and_arrays_of_a_thread(module):
    x = np.arange(64, dtype=np.int32) % 6
    i = np.arange(64)
    bits = np.array([number.bit_count() for number in range(64)])
    choices = [(i & 7) ** 2 + i, bits * 7, i // 3, np.full(64, 3 ^ 99), (7 - (i & 7)) ** 2 + i, np.full(64, -1)]
    expected = np.choose(x, choices)
    sim.launch(module, "choose", 1, 64, x)
    np.testing.assert_array_equal(x, expected)


def test_printf(module, capsys):
    sim.launch(module, "greet", 1, 32, 3)
    assert capsys.readouterr().out == "".join(f"thread {i} of three\n" for i in range(3))


def test_a_finding_names_the_line_of_the_source(compiled):
    module = ptx.parse(compiled, filename="kernels.ptx")
    x = np.zeros(64, np.int32)
    report = sim.launch(module, "race", 1, 64, x, on_fault="report")
    line = 1 + SOURCE[: SOURCE.index("s[threadIdx.x] = x[threadIdx.x];")].count("\n")
    assert {(each.kind, each.file) for each in report.findings} == {("race", "kernels.cu")}
    assert {each.line for each in report.findings} <= {line, line + 1}
    # The location has the line of the PTX too.
    assert "kernels.ptx" in gpuir.asm(module, debuginfo=True)


KERNELS = """
import triton
import triton.language as tl
@triton.jit
def add(x, y, z, n, B: tl.constexpr):
    i = tl.program_id(0) * B + tl.arange(0, B)
    m = i < n
    tl.store(z + i, tl.load(x + i, mask=m) + tl.load(y + i, mask=m), mask=m)
@triton.jit
def softmax(x, y, n, B: tl.constexpr):
    r = tl.program_id(0)
    i = tl.arange(0, B)
    v = tl.load(x + r * n + i, mask=i < n, other=-float("inf"))
    e = tl.exp(v - tl.max(v, 0))
    tl.store(y + r * n + i, e / tl.sum(e, 0), mask=i < n)
"""


def added(module, own: int) -> list[np.ndarray]:
    """Arrays for the arguments that Triton adds to the kernel's own."""
    functions = module.body.operations[0].regions[0].blocks[0].operations
    kernel = next(op for op in functions if "gpu.kernel" in op.attributes)
    return [np.zeros(1, np.int8)] * (len(kernel.regions[0].blocks[0].arguments) - own)


@pytest.mark.parametrize("chip", [80, 90])
@pytest.mark.parametrize("version", ["3.4.0", "3.9.0"])
def test_triton(triton, version, chip):
    random = np.random.default_rng(1)
    made = triton(version).compile_kernel(
        KERNELS, "add", signature="*fp32, *fp32, *fp32, i32", constexprs={"B": 256}, capability=chip, until="ptx"
    )
    first = ptx.parse(made["ptx"])
    for module in (first, ptx.parse(gpuir.compile(first).ptx)):
        x, y = random.standard_normal((2, 700)).astype(np.float32)
        z = np.zeros_like(x)
        sim.launch(module, "add", 3, 128, x, y, z, 700, *added(module, 4))
        np.testing.assert_array_equal(z, x + y)
    made = triton(version).compile_kernel(
        KERNELS, "softmax", signature="*fp32, *fp32, i32", constexprs={"B": 256}, capability=chip, until="ptx"
    )
    first = ptx.parse(made["ptx"])
    for module in (first, ptx.parse(gpuir.compile(first).ptx)):
        x = random.standard_normal((3, 200)).astype(np.float32)
        y = np.zeros_like(x)
        sim.launch(module, "softmax", 3, 128, x, y, 200, *added(module, 3), smem=made.metadata["shared"])
        e = np.exp(x - x.max(1, keepdims=True))
        np.testing.assert_allclose(y, e / e.sum(1, keepdims=True), rtol=1e-5)


HEAD = ".version 8.0\n.target sm_80\n.address_size 64\n"


@pytest.mark.parametrize(
    "body, line, column, message",
    [
        ("add.s32 %r1, %r2, 1;", 6, 14, "'%r2' is not declared"),
        ("frob.s32 %r1, %r1, 1;", 6, 1, "the instruction 'frob.s32' is not supported"),
        ("tex.2d.v4.f32.s32 {%r1, %r1, %r1, %r1}, [t, {%r1, %r1}];", 6, 1, "textures and surfaces are not supported"),
        ("bra NOWHERE;", 6, 1, "there is no label 'NOWHERE'"),
        ("@%p1 bra L;\nL: ret;", 6, 6, "the predicate '%p1' is not declared"),
        ("add.s32 %r1, %r1;", 6, 1, "has a result and 2 operands, not 1"),
        ("ld.global.f32 %r1, %r1;", 6, 1, "expected an address"),
        ("ld.galaxy.b32 %r1, [%r1];", 6, 1, "a load has no .galaxy"),
    ],
)
def test_errors_have_line_and_column(body, line, column, message):
    text = f"{HEAD}.visible .entry k() {{\n.reg .b32 %r1;\n{body}\nret;\n}}\n"
    with pytest.raises(ptx.PtxError) as caught:
        ptx.parse(text, filename="k.ptx")
    (error,) = caught.value.diagnostics
    assert message in error.message
    assert (error.file, error.line, error.column) == ("k.ptx", line, column) or "is not declared" in message


INLINED = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 p) {
  .reg .b64 %rd<3>;
  .reg .b32 %r<3>;
  .loc 1 3 1
  ld.param.u64 %rd1, [p];
  cvta.to.global.u64 %rd2, %rd1;
  .loc 2 40 1, function_name $L0, inlined_at 1 4 2
  .loc 3 70 5, function_name $L1, inlined_at 2 40 1
  ld.global.u32 %r1, [%rd2+4096];
  st.global.u32 [%rd2], %r1;
  ret;
}
.file 1 "/user/kernel.py"
.file 2 "/headers/inner/a.h"
.file 3 "/headers/b.h"
"""


@pytest.mark.parametrize(
    "libraries, expected",
    [([], ("/headers/b.h", 70)), (["/headers/"], ("/user/kernel.py", 4)), (["/headers/b"], ("/headers/inner/a.h", 40))],
)
def test_what_is_inlined_from_libraries_has_its_callers_line(libraries, expected):
    module = ptx.parse(INLINED, libraries=libraries)
    report = sim.launch(module, "k", 1, 1, np.zeros(4, np.int32), on_fault="report")
    (found,) = report.findings
    assert (found.file, found.line) == expected
