"""Choices between tensors that become results of branches: programs give what they gave before, and products stay on their way."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.interop.triton import Triton

_TESTS = Path(__file__).parents[2]
sys.path.insert(0, str(_TESTS / "interop" / "triton"))
import _corpus  # noqa: E402

del sys.path[0]

_TENSOR = "tensor<128xf32, #b>"
#: What stands between %s = select %c, %x, %y and the end, which stores %s and %r.
BODIES = {
    "no use inside": "scf.if %c { tt.store %p, %x : !P }\n%r = arith.addf %s, %s : !T",
    "uses inside": """%r = scf.if %c -> (!T) { %u = arith.addf %s, %x : !T
      scf.yield %u : !T } else { %u = arith.mulf %s, %y : !T
      scf.yield %u : !T }""",
    "uses in a region of a region": """scf.if %c { scf.if %d { tt.store %p, %s : !P } } else { scf.if %d { tt.store %p, %s : !P } }
    %r = arith.mulf %s, %y : !T""",
    "two choices": """%s2 = arith.select %c, %y, %x : !T
    scf.if %c { tt.store %p, %s2 : !P } else { tt.store %p, %s : !P }
    %r = arith.subf %s2, %s : !T""",
    "a choice of a choice": """%s2 = arith.select %c, %s, %x : !T
    scf.if %c { tt.store %p, %x : !P }
    %r = arith.subf %s2, %s : !T""",
    "two branches": """scf.if %c { tt.store %p, %s : !P }
    %r = scf.if %c -> (!T) { scf.yield %s : !T } else { %u = arith.addf %s, %s : !T
      scf.yield %u : !T }""",
}


def text(body: str) -> str:
    return f"""#b = #ttg.blocked<{{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "cuda:80", "ttg.threads-per-warp" = 32 : i32}} {{
  tt.func public @k(%a: !tt.ptr<f32>, %o: !tt.ptr<f32>, %n: i32, %m: i32) {{
    %zero = arith.constant 0 : i32
    %c = arith.cmpi sgt, %n, %zero : i32
    %d = arith.cmpi sgt, %m, %zero : i32
    %i = tt.make_range {{end = 128 : i32, start = 0 : i32}} : tensor<128xi32, #b>
    %far = arith.constant dense<128> : tensor<128xi32, #b>
    %j = arith.addi %i, %far : tensor<128xi32, #b>
    %as = tt.splat %a : !tt.ptr<f32> -> !Q
    %os = tt.splat %o : !tt.ptr<f32> -> !Q
    %xp = tt.addptr %as, %i : !Q, tensor<128xi32, #b>
    %yp = tt.addptr %as, %j : !Q, tensor<128xi32, #b>
    %p = tt.addptr %os, %i : !Q, tensor<128xi32, #b>
    %q = tt.addptr %os, %j : !Q, tensor<128xi32, #b>
    %x = tt.load %xp : !Q
    %y = tt.load %yp : !Q
    %s = arith.select %c, %x, %y : !T
    {body.replace("!P", "!Q")}
    %e = arith.addf %s, %r : !T
    tt.store %q, %e : !Q
    tt.return
  }}
}}""".replace("!Q", "tensor<128x!tt.ptr<f32>, #b>").replace("!T", _TENSOR)


def results(module: object, a: np.ndarray, n: int, m: int) -> bytes:
    o = np.zeros(256, np.float32)
    sim.launch(module, "k", 1, a, o, n, m)
    return o.tobytes()


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_programs_give_the_same(body: str, seed: int) -> None:
    a = np.random.default_rng(seed).normal(size=256).astype(np.float32)
    with gpuir.Context():
        before, after = gpuir.parse(text(body)), gpuir.parse(text(body))
        gpuir.pass_manager("builtin.module(triton-select-in-branches)").run(after)
        assert "arith.select" not in gpuir.asm(after)
        for n in (0, 1):
            for m in (0, 1):
                assert results(after, a, n, m) == results(before, a, n, m)


@pytest.mark.parametrize("release", ["3.4.0", "3.9.0"])
def test_products_are_waited_for_as_often_as_in_tritons_code(release: str, triton: Callable[[str], Triton]) -> None:
    """A loop over the tiles of all products, whose accumulator begins anew with each tile."""
    pytest.importorskip("llvmlite")
    (dump,) = [each for each in _corpus.dumps(release, "sm_90") if each.kernel == "matmul_persistent.flat_w8"]
    kernel = dump.stages()[-1].text
    ours = gpuir.compile(kernel, "sm_90a", emit="cubin").ptx
    theirs = triton(release).compile(kernel, capability=90, stage="ttgir", until="ptx")["ptx"]
    assert "selp.f32" not in ours
    for word in ("wgmma.wait_group.sync.aligned", "wgmma.mma_async"):
        assert ours.count(word) == theirs.count(word) > 0
