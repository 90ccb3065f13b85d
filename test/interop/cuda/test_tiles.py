"""Groups of CUDA's own headers, which are parts of warps, and variables of a module: natively, and equal to NumPy's formulas."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from gpuir import sim
from gpuir.interop import cuda, ptx

pytestmark = [pytest.mark.usefixtures("nvrtc"), pytest.mark.engine("eager")]

BLOCKS, THREADS = 4, 128
SIZE = BLOCKS * THREADS
SOURCE = r"""
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
namespace cg = cooperative_groups;
#define HERE int i = blockIdx.x * blockDim.x + threadIdx.x; int v = x[i]
#define TILE auto t = cg::tiled_partition<TILE_SIZE>(cg::this_thread_block())
__constant__ int table[16];
__device__ int counter;
extern "C" __global__ void down(const int* x, int* y) {
  HERE; TILE;
  for (int d = t.size() / 2; d; d /= 2) v += t.shfl_down(v, d);
  y[i] = t.shfl(v, 0);
}
extern "C" __global__ void votes(const int* x, int* y) {
  HERE; TILE;
  y[i] = t.any(v > 90) + 2 * t.all(v < 90) + 4 * (t.ballot(v & 1) != 0) + 8 * __popc(t.match_any(v & 3));
}
extern "C" __global__ void reduces(const int* x, int* y) {
  HERE; TILE;
  y[i] = 1000 * cg::reduce(t, v, cg::plus<int>()) + cg::reduce(t, v, cg::greater<int>());
}
extern "C" __global__ void scans(const int* x, int* y) { HERE; TILE; y[i] = cg::inclusive_scan(t, v); }
extern "C" __global__ void sorts(const int* x, int* y) {
  HERE; int l = threadIdx.x % TILE_SIZE;
  for (int k = 2; k <= TILE_SIZE; k *= 2)
    for (int j = k / 2; j; j /= 2) {
      int other = __shfl_xor_sync(~0u, v, j, TILE_SIZE);
      v = ((l & j) == 0) == ((l & k) == 0) ? min(v, other) : max(v, other);
    }
  y[i] = v;
}
extern "C" __global__ void keys(const int* x, int* y) {
  HERE; unsigned same = __match_any_sync(~0u, v % 5);
  y[i] = __reduce_add_sync(same, v);
}
extern "C" __global__ void tables(const int* x, int* y) {
  HERE; y[i] = table[v % 16];
  if (v > 50) atomicAdd(&counter, 1);
}
extern "C" __global__ void far(const int* x, int* y) {
  HERE; y[i] = __shfl_xor_sync(((1u << TILE_SIZE) - 1) << (threadIdx.x % 32 & -TILE_SIZE), v, TILE_SIZE);
}
"""


@cache
def module(size: int):
    return ptx.parse(cuda.compile(SOURCE, arch="sm_80", options=[f"-DTILE_SIZE={size}"]).ptx)


def launched(kernel: str, size: int, x: np.ndarray, **options: object) -> tuple[sim.Report, np.ndarray]:
    y = np.zeros_like(x)
    return sim.launch(module(size), kernel, BLOCKS, THREADS, x, y, **options), y


def drawn(seed: int) -> np.ndarray:
    return np.random.default_rng(seed).integers(0, 100, SIZE).astype(np.int32)


def over_tiles(x: np.ndarray, size: int, formula) -> np.ndarray:
    tiles = x.reshape(-1, size)
    made = np.asarray(formula(tiles))
    return np.broadcast_to(made if made.ndim == 2 else made[:, None], tiles.shape).ravel()


def votes(tiles: np.ndarray) -> np.ndarray:
    alike = (tiles[:, :, None] % 4 == tiles[:, None] % 4).sum(-1)
    words = (tiles > 90).any(1) + 2 * (tiles < 90).all(1) + 4 * (tiles % 2 == 1).any(1)
    return words[:, None] + 8 * alike


FORMULAS = {
    "down": lambda tiles: tiles.sum(1),
    "votes": votes,
    "reduces": lambda tiles: 1000 * tiles.sum(1) + tiles.max(1),
    "scans": lambda tiles: tiles.cumsum(1),
    "sorts": lambda tiles: np.sort(tiles, axis=1),
}


@pytest.mark.parametrize("size", [4, 8, 16])
@pytest.mark.parametrize("kernel", FORMULAS)
def test_tiles(kernel, size, seed):
    x = drawn(seed)
    report, y = launched(kernel, size, x)
    assert report.engine.startswith("native"), report.engine
    np.testing.assert_array_equal(y, over_tiles(x, size, FORMULAS[kernel]))


def test_sums_by_keys(seed):
    x = drawn(seed)
    report, y = launched("keys", 8, x)
    assert report.engine.startswith("native"), report.engine
    warps = x.reshape(-1, 32)
    alike = warps[:, :, None] % 5 == warps[:, None] % 5
    np.testing.assert_array_equal(y, (alike * warps[:, None]).sum(-1).ravel())


def test_a_table_and_a_counter_of_the_module(seed):
    x = drawn(seed)
    table, counter = np.arange(16, dtype=np.int32) ** 2, np.array([3], np.int32)
    report, y = launched("tables", 8, x, variables={"table": table, "counter": counter})
    assert report.engine.startswith("native"), report.engine
    np.testing.assert_array_equal(y, table[x % 16])
    assert counter[0] == 3 + (x > 50).sum()


def test_a_lane_of_another_tile_is_found(seed):
    report, _ = launched("far", 8, drawn(seed), on_fault="report")
    line = next(number for number, each in enumerate(SOURCE.split("\n"), 1) if "<< TILE_SIZE" in each)
    assert ["does not take part" in str(each) and f":{line}:" in str(each) for each in report.findings] == [True]
