"""AMD's own ops one by one: what each of them becomes, and what is refused with what the chip lacks."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import gpuir
from gpuir.dialects import amdg
from gpuir.ods import DialectOp
from gpuir.ods.names import document_name
from gpuir.transforms.triton.to_llvm import LOWERINGS

sys.path.insert(0, str(Path(__file__).parent))
import _lowered

del sys.path[0]

SCALAR = """
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:{chip}", "ttg.threads-per-warp" = 64 : i32}} {{
  tt.func public @k({parameters}) {{
    {body}
    tt.return
  }}
}}
"""
BARRIER = "!ttg.memdesc<1xi64, #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>, #ttg.shared_memory, mutable>"


def test_every_op_is_known():
    """An op that has no lowering says what it lacks, and is no op that nobody thought of."""
    names = {
        document_name(each.OPERATION_NAME)
        for each in vars(amdg).values()
        if isinstance(each, type) and issubclass(each, DialectOp)
    }
    assert len(names) > 30
    assert not {name for name in names if name not in LOWERINGS}


PARTS = """
#big = #ttg.blocked<{{sizePerThread = [2, 4], threadsPerWarp = [8, 8], warpsPerCTA = [2, 2], order = [1, 0]}}>
module attributes {{"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, ttg.target = "hip:gfx942", "ttg.threads-per-warp" = 64 : i32}} {{
  tt.func public @k(%p: !tt.ptr<i32> {{tt.divisibility = 16 : i32}}) {{
    %r = tt.make_range {{start = 0 : i32, end = 64 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 1, parent = #big}}>>
    %c = tt.make_range {{start = 0 : i32, end = 128 : i32}} : tensor<128xi32, #ttg.slice<{{dim = 0, parent = #big}}>>
    %r1 = tt.expand_dims %r {{axis = 1 : i32}} : tensor<64xi32, #ttg.slice<{{dim = 1, parent = #big}}>> -> tensor<64x1xi32, #big>
    %c1 = tt.expand_dims %c {{axis = 0 : i32}} : tensor<128xi32, #ttg.slice<{{dim = 0, parent = #big}}>> -> tensor<1x128xi32, #big>
    %w = arith.constant dense<128> : tensor<64x1xi32, #big>
    %r2 = arith.muli %r1, %w : tensor<64x1xi32, #big>
    %r3 = tt.broadcast %r2 : tensor<64x1xi32, #big> -> tensor<64x128xi32, #big>
    %c3 = tt.broadcast %c1 : tensor<1x128xi32, #big> -> tensor<64x128xi32, #big>
    %n = arith.addi %r3, %c3 : tensor<64x128xi32, #big>
    %a = amdg.extract_slice %n [0, 0] : tensor<64x128xi32, #big> to tensor<32x64xi32, #big>
    %b = amdg.extract_slice %n [0, 64] : tensor<64x128xi32, #big> to tensor<32x64xi32, #big>
    %d = amdg.extract_slice %n [32, 0] : tensor<64x128xi32, #big> to tensor<32x64xi32, #big>
    %e = amdg.extract_slice %n [32, 64] : tensor<64x128xi32, #big> to tensor<32x64xi32, #big>
    %o = amdg.concat {order} : tensor<32x64xi32, #big>, tensor<32x64xi32, #big>, tensor<32x64xi32, #big>, tensor<32x64xi32, #big> -> tensor<64x128xi32, #big>
    %s = tt.splat %p : !tt.ptr<i32> -> tensor<64x128x!tt.ptr<i32>, #big>
    %q = tt.addptr %s, %n : tensor<64x128x!tt.ptr<i32>, #big>, tensor<64x128xi32, #big>
    tt.store %q, %o : tensor<64x128x!tt.ptr<i32>, #big>
    tt.return
  }}
}}
"""


def test_parts(seed):
    """A tensor taken apart and put together in another order, without any way between threads."""
    numbers = np.arange(64 * 128, dtype=np.int32).reshape(64, 128)
    parts = {"%a": numbers[:32, :64], "%b": numbers[:32, 64:], "%d": numbers[32:, :64], "%e": numbers[32:, 64:]}
    order = np.random.default_rng(seed).permutation(list(parts))
    left = np.zeros((64, 128), np.int32)
    lowered = _lowered.Lowered(PARTS.format(order=", ".join(order)))
    assert not lowered.launch(1, [left]).findings
    assert lowered.shared == 0 and "bpermute" not in gpuir.asm(lowered.module)
    np.testing.assert_array_equal(left, np.block([[parts[each] for each in order[i : i + 2]] for i in (0, 2)]))


@pytest.mark.parametrize(
    ("parameters", "body", "message"),
    [
        (f"%b: {BARRIER}", f"amdg.init_barrier %b, 1 : {BARRIER}", "needs barriers in the LDS, which gfx1250 has and gfx942 has not"),
        ("", "%t = amdg.async_tdm_intrinsic_wait {count = 0 : i32}", "needs the tensor data mover, which gfx1250 has and gfx942"),
        ("%p: !llvm.ptr<1>, %m: i1, %v: i32", "amdg.masked_store %p, %v, %m cacheModifier = cs : !llvm.ptr<1>, i32, i1", "has a cache modifier"),
    ],
)  # fmt: skip
def test_refused(parameters, body, message):
    text = SCALAR.format(chip="gfx942", parameters=parameters, body=body)
    _lowered.refused(text, f"error: 'amdg\\..*{message}")


@pytest.mark.parametrize("mask", [True, False])
def test_masked_accesses(mask):
    body = """%o = arith.constant 7 : i32
    %v = amdg.masked_load %p, %m, %o : (!llvm.ptr<1>, i1, i32) -> i32
    amdg.masked_store %q, %v, %m : !llvm.ptr<1>, i32, i1
    tt.store %s, %v : !tt.ptr<i32>"""
    parameters = "%p: !llvm.ptr<1>, %q: !llvm.ptr<1>, %s: !tt.ptr<i32>, %m: i1"
    lowered = _lowered.Lowered(SCALAR.format(chip="gfx942", parameters=parameters, body=body))
    given, stored, seen = np.array([5], np.int32), np.zeros(1, np.int32), np.zeros(1, np.int32)
    lowered.launch(1, [given, stored, seen, mask])
    assert [stored[0], seen[0]] == ([5, 5] if mask else [0, 7])
