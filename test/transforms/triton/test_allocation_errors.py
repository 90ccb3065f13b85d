"""What cannot be allocated, or is not yet, is an error at the op that says what is missing, and the module stays as it was."""

from __future__ import annotations

import pytest

import gpuir
from gpuir.errors import PassError

HEAD = """
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
module attributes {"ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
"""
CALLS_ITSELF = """
tt.func private @f(%n: i32) attributes {noinline = true} {
  tt.call @g(%n) : (i32) -> ()
  tt.return
}
tt.func private @g(%n: i32) attributes {noinline = true} {
  tt.call @f(%n) : (i32) -> ()
  tt.return
}
}
"""
REDUCES = """
tt.func @f(%x: tensor<128xf32>) -> f32 {
  %0 = "tt.reduce"(%x) <{axis = 0 : i32}> ({
  ^bb0(%l: f32, %r: f32):
    %s = arith.addf %l, %r : f32
    tt.reduce.return %s : f32
  }) : (tensor<128xf32>) -> f32
  tt.return %0 : f32
}
}
"""
STORES = """
tt.func @f(%x: tensor<128xf32, #blocked>) {
  %0 = ttg.local_alloc %x : (tensor<128xf32, #blocked>) -> !ttg.memdesc<128xf32, #shared, #smem, mutable>
  tt.return
}
}
"""
SPECIALIZES = """
module {
tt.func @f() {
  ttg.warp_specialize()
  default {
    ttg.warp_yield
  }
  partition0() num_warps(4) {
    ttg.warp_return
  } : () -> ()
  tt.return
}
}
"""


@pytest.mark.parametrize(
    "text, name, expected",
    [
        (HEAD + CALLS_ITSELF, "triton-allocate-shared-memory", "'tt.func' op calls itself"),
        (HEAD + CALLS_ITSELF, "triton-allocate-global-scratch", "'tt.func' op calls itself"),
        (HEAD + CALLS_ITSELF, "triton-insert-barriers", "'tt.func' op calls itself"),
        (HEAD + REDUCES, "triton-allocate-shared-memory", "tensor<128xf32> has no layout"),
        (HEAD + STORES, "triton-insert-barriers", "run triton-allocate-shared-memory first"),
        (SPECIALIZES, "triton-allocate-warp-groups", "expects the module to say ttg.num-warps"),
    ],
)
def test_it_says_what_is_missing(text: str, name: str, expected: str) -> None:
    with gpuir.Context():
        module = gpuir.parse(text)
        before = gpuir.asm(module)
        with pytest.raises(PassError) as raised:
            gpuir.pass_manager(name).run(module)
        assert expected in str(raised.value) and "Traceback" not in str(raised.value)
        assert gpuir.asm(module) == before
