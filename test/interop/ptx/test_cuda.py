"""CUDA C++ with CUDA's own headers, by NVRTC, in the simulator against NumPy; compiled again it gives the same."""

from __future__ import annotations

import math

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.compile.nvidia import link
from gpuir.compile.targets import Target
from gpuir.interop import cuda, ptx

SOURCE = r"""
#include <cuda/barrier>
#include <cooperative_groups.h>
#include <cooperative_groups/memcpy_async.h>
#include <cooperative_groups/reduce.h>
#include <cuda_fp16.h>
#include <mma.h>
#include <cuda_bf16.h>
namespace cg = cooperative_groups;
extern "C" __global__ void bulk(const int *x, int *y) {
  __shared__ alignas(16) int s[256];
  #pragma nv_diag_suppress static_var_with_dynamic_init
  __shared__ cuda::barrier<cuda::thread_scope_block> bar;
  if (threadIdx.x == 0) init(&bar, blockDim.x);
  __syncthreads();
  cuda::barrier<cuda::thread_scope_block>::arrival_token token;
  if (threadIdx.x == 0) { cuda::device::memcpy_async_tx(s, x, cuda::aligned_size_t<16>(sizeof(s)), bar); token = cuda::device::barrier_arrive_tx(bar, 1, sizeof(s)); }
  else token = bar.arrive();
  bar.wait(std::move(token));
  for (int i = threadIdx.x; i < 256; i += blockDim.x) y[i] = s[255 - i];
}
extern "C" __global__ void sum(const int *x, int *y) {
  __shared__ int buffer[128];
  auto block = cg::this_thread_block();
  cg::memcpy_async(block, buffer, x, sizeof(buffer));
  cg::wait(block);
  auto warp = cg::tiled_partition<32>(block);
  int total = cg::reduce(warp, buffer[block.thread_rank()], cg::plus<int>());
  if (warp.thread_rank() == 0) atomicAdd(y, total);
}
extern "C" __global__ void halves(__half2 *x, __nv_bfloat16 *y, int n) {
  x[threadIdx.x] = __hfma2(x[threadIdx.x], x[threadIdx.x], x[threadIdx.x]);
  y[threadIdx.x] = __hadd(y[threadIdx.x], __float2bfloat16(0.5f));
}
extern "C" __global__ void longs(const unsigned long long *a, const unsigned long long *b, unsigned long long *c, double *d, float *f) {
  int i = threadIdx.x;
  c[i] = __umul64hi(a[i], b[i]) ^ (a[i] / (b[i] | 1)) + __clzll(a[i]) + __ffsll(b[i]) + __brevll(a[i]);
  d[i] = sqrt(d[i]) + sin(d[i]) + pow(d[i], 1.5) + exp(d[i]);
  f[i] = sinf(f[i]) + logf(f[i]) + expf(f[i]) / sqrtf(f[i]) + rsqrtf(f[i]) + tanhf(f[i]) + erff(f[i]);
}
extern "C" __global__ void votes(const int *x, int *y) {
  unsigned m = __ballot_sync(-1u, x[threadIdx.x] > 3), a = __activemask();
  int s = __shfl_down_sync(-1u, x[threadIdx.x], 3), u = __match_any_sync(-1u, x[threadIdx.x]), r = __reduce_max_sync(-1u, x[threadIdx.x]);
  y[threadIdx.x] = m + s * 7 + u * 3 + r + (a == -1u) + __any_sync(-1u, x[threadIdx.x] == 9) * 1000 + __syncthreads_count(x[threadIdx.x] > 2);
}
using namespace nvcuda;
extern "C" __global__ void tile(const half *a, const half *b, float *d) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> fd;
  wmma::fill_fragment(fd, 0.5f);
  for (int k = 0; k < 64; k += 16) {
    wmma::load_matrix_sync(fa, a + k, 64);
    wmma::load_matrix_sync(fb, b + k, 64);
    wmma::mma_sync(fd, fa, fb, fd);
  }
  wmma::store_matrix_sync(d, fd, 16, wmma::mem_row_major);
}
extern "C" __global__ void bytes(const signed char *a, const signed char *b, int *d) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, signed char, wmma::row_major> fa;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, signed char, wmma::col_major> fb;
  wmma::fragment<wmma::accumulator, 16, 16, 16, int> fd;
  wmma::fill_fragment(fd, 3);
  wmma::load_matrix_sync(fa, a, 16);
  wmma::load_matrix_sync(fb, b, 16);
  wmma::mma_sync(fd, fa, fb, fd);
  wmma::store_matrix_sync(d, fd, 16, wmma::mem_row_major);
}
"""


@pytest.fixture(scope="module", params=["as NVRTC wrote it", "compiled again"])
def module(nvrtc, request):
    made = ptx.parse(cuda.compile(SOURCE, name="kernels.cu").ptx)
    if request.param == "compiled again":
        text = gpuir.compile(made).ptx
        assert link(text, Target("sm_90a", "nvidia", 80), 1)[0].startswith(b"\x7fELF")
        made = ptx.parse(text)
    return made


def test_a_bulk_copy_and_its_mbarrier(module):
    x, y = np.arange(256, dtype=np.int32), np.zeros(256, np.int32)
    sim.launch(module, "bulk", 1, 64, x, y)
    np.testing.assert_array_equal(y, x[::-1])


def test_cooperative_groups(module):
    x, y = np.arange(128, dtype=np.int32), np.zeros(1, np.int32)
    sim.launch(module, "sum", 1, 128, x, y)
    assert y[0] == x.sum()


def test_halves(module):
    x = np.linspace(-3, 3, 64).astype(np.float16)
    y = np.linspace(1, 2, 32).astype(np.float32).view(np.uint32) >> 16
    expected = (x.astype(np.float64) * x + x).astype(np.float16)
    sums = (y << 16).view(np.float32) + np.float32(0.5)  # exact but for the rounding to bf16
    bits = sums.view(np.uint32)
    near = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
    given = y.astype(np.uint16)
    sim.launch(module, "halves", 1, 32, x, given, 3)
    np.testing.assert_array_equal(x, expected)
    np.testing.assert_array_equal(given, near)


def test_wide_integers_and_functions(module, seed):
    random = np.random.default_rng(seed)
    a, b = random.integers(0, 2**63, 32).astype(np.uint64), random.integers(0, 2**40, 32).astype(np.uint64)
    c, d, f = np.zeros(32, np.uint64), random.uniform(0.1, 5, 32), random.uniform(0.1, 5, 32).astype(np.float32)
    x, y = d.copy(), f.astype(np.float64)
    sim.launch(module, "longs", 1, 32, a, b, c, d, f)
    np.testing.assert_allclose(d, np.sqrt(x) + np.sin(x) + x**1.5 + np.exp(x), rtol=1e-12)
    singles = np.sin(y) + np.log(y) + np.exp(y) / np.sqrt(y) + 1 / np.sqrt(y) + np.tanh(y) + np.vectorize(math.erf)(y)
    np.testing.assert_allclose(f, singles, rtol=2e-5)
    for p, q, made in zip(a.tolist(), b.tolist(), c.tolist()):
        rest = p // (q | 1) + 64 - p.bit_length() + (q & -q).bit_length() + int(f"{p:064b}"[::-1], 2)
        assert made == ((p * q >> 64) ^ rest) & (1 << 64) - 1


def test_lanes(module, seed):
    x, y = np.random.default_rng(seed).integers(0, 10, 32).astype(np.int32), np.zeros(32, np.int32)
    sim.launch(module, "votes", 1, 32, x, y)
    values = x.tolist()
    ballot = sum(1 << i for i in range(32) if values[i] > 3)
    fixed = ballot + max(values) + 1 + (9 in values) * 1000 + sum(each > 2 for each in values)
    for i, made in enumerate(y.view(np.uint32).tolist()):
        same = sum(1 << j for j in range(32) if values[j] == values[i])
        assert made == (fixed + 7 * values[i + 3 if i < 29 else i] + 3 * same) & 0xFFFFFFFF


def test_matrices_of_warps(module, seed):
    random = np.random.default_rng(seed)
    a, b = random.standard_normal((2, 16, 64)).astype(np.float16)
    d = np.zeros((16, 16), np.float32)
    sim.launch(module, "tile", 1, 32, a, b, d)
    np.testing.assert_allclose(d, a.astype(np.float64) @ b.astype(np.float64).T + 0.5, rtol=1e-4, atol=1e-4)
    x, y = random.integers(-128, 128, (2, 16, 16)).astype(np.int8)
    e = np.zeros((16, 16), np.int32)
    sim.launch(module, "bytes", 1, 32, x, y, e)
    np.testing.assert_array_equal(e, x.astype(np.int32) @ y.astype(np.int32).T + 3)
