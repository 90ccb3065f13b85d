"""Changed PTX: it is read, or refused with line and column; never another exception, never without end."""

from __future__ import annotations

import random
import time
from collections import Counter

import pytest

import gpuir
import gpuir.ptx
from gpuir.interop import cuda, ptx
from gpuir.interop.ptx import PtxError

SOURCE = r"""
#include <cooperative_groups.h>
#include <cuda_fp16.h>
namespace cg = cooperative_groups;
struct Scale { int shift; float by[3]; };
__device__ float table[4] = {1, 2, 3, 4};
__device__ __noinline__ float helper(float x, Scale s) { return x * s.by[1] + table[s.shift & 3]; }
extern "C" __global__ void sums(const __half2 *x, float *y, unsigned long long *c) {
  auto block = cg::this_thread_block();
  auto warp = cg::tiled_partition<32>(block);
  float f = __low2float(__hmul2(x[threadIdx.x], x[threadIdx.x]));
  for (int i = 16; i; i /= 2) f += warp.shfl_down(f, i);
  if (warp.thread_rank() == 0) atomicAdd(y, f);
  block.sync();
  atomicMax(c, (unsigned long long)clock64());
}
extern "C" __global__ void choose(int *x, Scale s) {
  __shared__ int a[64];
  a[threadIdx.x] = x[threadIdx.x];
  __syncthreads();
  switch (a[63 - threadIdx.x]) {
    case 0: x[0] = __popc(threadIdx.x); break;
    case 1: x[1] = helper(threadIdx.x, s); break;
    case 2: printf("thread %d\n", threadIdx.x); break;
    default: x[2] = -1;
  }
  asm volatile("{ .reg .pred p; setp.ne.u32 p, %0, 0; @p trap; }" ::"r"(0));
}
"""
CHARACTERS = "{}[]();,.@%$0x\"'\\/*\0\u00e9 "
COUNT = {"some": 250, "all": 20_000}
#: Seconds; texts take milliseconds, and the machine may do other things.
LONG = 60.0


def changed(text: str, words: list[str], draw: random.Random) -> str:
    """One change: an end that is missing, a line or a character gone, twice or put in, a word in another's place."""
    kind, lines = draw.randrange(7), text.split("\n")
    if kind == 0:
        return text[: draw.randrange(len(text) + 1)]
    if kind == 1:
        del lines[draw.randrange(len(lines))]
    elif kind == 2:
        lines.insert(draw.randrange(len(lines)), draw.choice(lines))
    elif kind in (3, 4):
        place = draw.randrange(len(text) + 1)
        return text[:place] + (draw.choice(CHARACTERS) + text[place:] if kind == 4 else text[place + 1 :])
    if kind < 5:
        return "\n".join(lines)
    separator = " " if kind == 5 else "\t"
    parts = text.split(separator)
    parts[draw.randrange(len(parts))] = draw.choice(words)
    return separator.join(parts)


def test_changed_texts(nvrtc: None, seed: int, request: pytest.FixtureRequest) -> None:
    text = cuda.compile(SOURCE, name="k.cu").ptx
    words = [word for word in text.split() if len(word) < 40]
    outcomes: Counter[str] = Counter()
    count = COUNT["all" if request.config.getoption("--sweep") == "all" else "some"]
    for number in range(count):
        draw, other = random.Random(f"{seed} {number}"), text
        for _ in range(draw.choice((1, 1, 1, 2, 4))):
            other = changed(other, words, draw)
        print(f"text {number}")  # shown where it fails
        begin = time.monotonic()
        try:
            with gpuir.Context():
                ptx.parse(other)
            outcomes["read"] += 1
        except PtxError as error:
            outcomes["refused"] += 1
            for diagnostic in error.diagnostics:
                assert diagnostic.message and diagnostic.line and diagnostic.column, str(error)
        assert time.monotonic() - begin < LONG
    # A changed text may still be right: one in ten, or more, is, and one in three is not.
    assert outcomes["read"] > count // 10 and outcomes["refused"] > 3 * count // 10, outcomes


@pytest.mark.parametrize(
    "text, number",
    [("0x1F", 31), ("017", 15), ("0b11U", 3), ("-12U", -12), ("+ 4", 4), ("0", 0), ("0X10U", 16)],
)
def test_integers(text: str, number: int) -> None:
    assert gpuir.ptx.integer(text) == number


@pytest.mark.parametrize("text", ["", "0é", "08", "1_0", "0x", "12u", "ten", "1.0", "٣"])
def test_what_is_no_integer(text: str) -> None:
    assert gpuir.ptx.integer(text) is None
