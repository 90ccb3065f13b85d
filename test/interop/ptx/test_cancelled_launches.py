"""Requests to cancel the launch of a block that has not begun: by CUDA's headers, as NVRTC compiles them, and in PTX of every form.

All blocks of a launch run in the simulator, so that the answer always is that none was cancelled: a loop that takes the work of those
that were does its own alone, and the result is the same as on a GPU, where who does which differs.
"""

from __future__ import annotations

import numpy as np
import pytest
from _ptx_snippets import assembles

import gpuir
from gpuir import sim
from gpuir.interop import cuda, ptx

PERSISTENT = r"""
#include <cuda/ptx>
namespace ptx = cuda::ptx;
extern "C" __global__ void doubled(const int *x, int *y, int n) {
  __shared__ alignas(16) uint4 answer;
  __shared__ alignas(8) unsigned long long done;
  int block = blockIdx.x, phase = 0;
  if (threadIdx.x == 0) ptx::mbarrier_init(&done, 1);
  while (true) {
    __syncthreads();
    if (threadIdx.x == 0) {
      FENCE
      ptx::clusterlaunchcontrol_try_cancel(&answer, &done);
      ptx::mbarrier_arrive_expect_tx(ptx::sem_release, ptx::scope_cta, ptx::space_shared, &done, 16);
    }
    int i = block * blockDim.x + threadIdx.x;
    if (i < n) y[i] = 2 * x[i];
    WAIT
    phase ^= 1;
    longlong2 got = *reinterpret_cast<longlong2 *>(&answer);
    if (!ptx::clusterlaunchcontrol_query_cancel_is_canceled(got)) break;
    block = ptx::clusterlaunchcontrol_query_cancel_get_first_ctaid_x<int>(got);
  }
}
"""
FENCE = "ptx::fence_proxy_async(ptx::space_shared);"
WAIT = "while (!ptx::mbarrier_try_wait_parity(&done, phase));"
HEAD = ".version 8.6\n.target sm_100\n.address_size 64\n.visible .entry k(.param .u64 .ptr .global out) {\n"


def compiled(wait: str = WAIT) -> str:
    source = PERSISTENT.replace("FENCE", FENCE).replace("WAIT", wait)
    return cuda.compile(source, arch="sm_100", name="persistent.cu").ptx


def launched(module: gpuir.ir.Module, **options: object) -> tuple[np.ndarray, np.ndarray, sim.Report]:
    x, y = np.arange(300, dtype=np.int32), np.zeros(300, np.int32)
    report = sim.launch(module, "doubled", 5, 64, x, y, 300, **options)
    return x, y, report


@pytest.mark.parametrize("seed", [None, 1])
def test_a_persistent_kernel(seed):
    text = compiled()
    assert "clusterlaunchcontrol.try_cancel" in text and "query_cancel.is_canceled" in text
    for module in (ptx.parse(text), ptx.parse(gpuir.compile(ptx.parse(text), "sm_100").ptx)):
        x, y, _ = launched(module, seed=seed)
        np.testing.assert_array_equal(y, 2 * x)


def test_an_answer_that_is_not_waited_for():
    _, _, report = launched(ptx.parse(compiled("__syncthreads();")), on_fault="report")
    assert {"missing-wait"} <= {each.kind for each in report.findings}


def test_words_of_128_bits():
    """Packed, stored, loaded and taken apart."""
    text = (
        HEAD
        + """.reg .b128 %q<3>; .reg .b64 %d<5>; .reg .pred %p; .reg .b32 %r<6>;
.shared .align 16 .b8 kept[16];
ld.param.u64 %d0, [out]; mov.b64 %d1, 81985529216486895; mov.b64 %d2, 42;
mov.b128 %q0, {%d1, %d2};
st.shared.b128 [kept], %q0; ld.shared.b128 %q1, [kept];
mov.b128 {%d3, %d4}, %q1;
st.global.v2.b64 [%d0], {%d4, %d3};
clusterlaunchcontrol.query_cancel.is_canceled.pred.b128 %p, %q1;
selp.u32 %r0, 1, 0, %p;
clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 {%r1, %r2, %r3, %r4}, %q1;
clusterlaunchcontrol.query_cancel.get_first_ctaid::y.b32.b128 %r5, %q1;
st.global.b32 [%d0+16], %r0;
ret;
}
"""
    )
    assert assembles(text, "sm_100")
    out = np.zeros(3, np.int64)
    sim.launch(ptx.parse(text), "k", 1, 1, out)
    assert out.tolist() == [42, 81985529216486895, 1]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("clusterlaunchcontrol.try_cancel.async.mbarrier::complete_tx::bytes.b128 [%r0];", "has two operands"),
        ("clusterlaunchcontrol.try_cancel.b128 [%r0], [%r1];", "is asynchronous"),
        ("clusterlaunchcontrol.query_cancel.get_first_ctaid.v4.b32.b128 %r0, %q0;", "has 4 results, not 1"),
        ("clusterlaunchcontrol.query_cancel.get_last.b32.b128 %r0, %q0;", "is not supported"),
        ("clusterlaunchcontrol.wait.b128 %r0, %q0;", "is not supported"),
    ],
)
def test_what_is_refused(line, told):
    with pytest.raises(ptx.PtxError, match=told) as caught:
        ptx.parse(HEAD + f".reg .b128 %q<3>; .reg .b32 %r<6>;\n{line}\nret;\n}}\n")
    assert caught.value.diagnostics[0].line == 6
