"""A buffer in another encoding: its elements are the bytes that the encodings put there."""

from __future__ import annotations

import numpy as np
import pytest

import gpuir
from gpuir import sim
from gpuir.analysis import find_ops
from gpuir.dialects.ttg.shared_linear import buffer_layout

CTA = "CTAsPerCGA = [1, 1], CTASplitNum = [1, 1], CTAOrder = [1, 0]"
ENCODINGS = {
    "rows": f"#ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [1, 0], {CTA}}}>",
    "columns": f"#ttg.swizzled_shared<{{vec = 1, perPhase = 1, maxPhase = 1, order = [0, 1], {CTA}}}>",
    "swizzled": f"#ttg.swizzled_shared<{{vec = 4, perPhase = 2, maxPhase = 4, order = [1, 0], {CTA}}}>",
    "tma": "#ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = false, elementBitWidth = 16}>",
    "tma, columns": "#ttg.nvmma_shared<{swizzlingByteWidth = 64, transposed = true, elementBitWidth = 16}>",
}
HEAD = """#held = HELD
#wanted = WANTED
#smem = #ttg.shared_memory
#blocked = #ttg.blocked<{sizePerThread = [1, 1], threadsPerWarp = [1, 32], warpsPerCTA = [4, 1], order = [1, 0]}>
module attributes {"ttg.num-ctas" = 1 : i32, "ttg.num-warps" = 4 : i32, "ttg.threads-per-warp" = 32 : i32} {
tt.func @f(%x: !tt.ptr<i16>, %y: !tt.ptr<TYPE>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %i = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
  %j = tt.make_range {end = 32 : i32, start = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>>
  %i1 = tt.expand_dims %i {axis = 1 : i32} : tensor<32xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<32x1xi32, #blocked>
  %j1 = tt.expand_dims %j {axis = 0 : i32} : tensor<32xi32, #ttg.slice<{dim = 0, parent = #blocked}>> -> tensor<1x32xi32, #blocked>
  %w = arith.constant dense<32> : tensor<32x1xi32, #blocked>
  %r = arith.muli %i1, %w : tensor<32x1xi32, #blocked>
  %r2 = tt.broadcast %r : tensor<32x1xi32, #blocked> -> tensor<32x32xi32, #blocked>
  %j2 = tt.broadcast %j1 : tensor<1x32xi32, #blocked> -> tensor<32x32xi32, #blocked>
  %at = arith.addi %r2, %j2 : tensor<32x32xi32, #blocked>
  %xs = tt.splat %x : !tt.ptr<i16> -> tensor<32x32x!tt.ptr<i16>, #blocked>
  %xp = tt.addptr %xs, %at : tensor<32x32x!tt.ptr<i16>, #blocked>, tensor<32x32xi32, #blocked>
  %v = tt.load %xp : tensor<32x32x!tt.ptr<i16>, #blocked>
BODY
  tt.return
}
}
"""
STORE = """  %ys = tt.splat %y : !tt.ptr<i16> -> tensor<32x32x!tt.ptr<i16>, #blocked>
  %yp = tt.addptr %ys, %at : tensor<32x32x!tt.ptr<i16>, #blocked>, tensor<32x32xi32, #blocked>
  tt.store %yp, %got : tensor<32x32x!tt.ptr<i16>, #blocked>"""
WHOLE = """  %m = ttg.local_alloc %v : (tensor<32x32xi16, #blocked>) -> !ttg.memdesc<32x32xi16, #held, #smem, mutable>
  %n = ttg.memdesc_reinterpret %m : !ttg.memdesc<32x32xi16, #held, #smem, mutable> -> !ttg.memdesc<32x32xi16, #wanted, #smem, mutable>
  %got = ttg.local_load %n : !ttg.memdesc<32x32xi16, #wanted, #smem, mutable> -> tensor<32x32xi16, #blocked>
"""
STAGES = """  %m = ttg.local_alloc : () -> !ttg.memdesc<2x32x32xi16, #held, #smem, mutable>
  %m1 = ttg.memdesc_index %m[%c1] : !ttg.memdesc<2x32x32xi16, #held, #smem, mutable> -> !ttg.memdesc<32x32xi16, #held, #smem, mutable>
  ttg.local_store %v, %m1 : tensor<32x32xi16, #blocked> -> !ttg.memdesc<32x32xi16, #held, #smem, mutable>
  %n = ttg.memdesc_reinterpret %m : !ttg.memdesc<2x32x32xi16, #held, #smem, mutable> -> !ttg.memdesc<2x32x32xi16, #wanted, #smem, mutable>
  %n1 = ttg.memdesc_index %n[%c1] : !ttg.memdesc<2x32x32xi16, #wanted, #smem, mutable> -> !ttg.memdesc<32x32xi16, #wanted, #smem, mutable>
  %got = ttg.local_load %n1 : !ttg.memdesc<32x32xi16, #wanted, #smem, mutable> -> tensor<32x32xi16, #blocked>
"""
TRANSPOSED = WHOLE.replace(
    "  %got = ttg.local_load %n : !ttg.memdesc<32x32xi16, #wanted, #smem, mutable>",
    "  %t = ttg.memdesc_trans %n {order = array<i32: 1, 0>} : !ttg.memdesc<32x32xi16, #wanted, #smem, mutable>"
    " -> !ttg.memdesc<32x32xi16, #turned, #smem, mutable>\n"
    "  %got = ttg.local_load %t : !ttg.memdesc<32x32xi16, #turned, #smem, mutable>",
)
#: Stored through the other encoding, and read by its own.
WRITTEN = """  %n = ttg.local_alloc : () -> !ttg.memdesc<32x32xi16, #held, #smem, mutable>
  %m = ttg.memdesc_reinterpret %n : !ttg.memdesc<32x32xi16, #held, #smem, mutable> -> !ttg.memdesc<32x32xi16, #wanted, #smem, mutable>
  ttg.local_store %v, %m : tensor<32x32xi16, #blocked> -> !ttg.memdesc<32x32xi16, #wanted, #smem, mutable>
  %got = ttg.local_load %n : !ttg.memdesc<32x32xi16, #held, #smem, mutable> -> tensor<32x32xi16, #blocked>
"""


def text_of(body, held, wanted, type="i16"):
    return HEAD.replace("BODY", body).replace("HELD", held).replace("WANTED", wanted).replace("TYPE", type)


def offsets(encoding):
    """The byte offset of each of 32 x 32 elements of 16 bits, by the layouts that Triton's own are compared with."""
    with gpuir.Context():
        module = gpuir.parse(text_of(WHOLE + STORE, encoding, encoding))
        (alloc,) = find_ops(module, "ttg.local_alloc")
        return buffer_layout((32, 32), alloc.results[0].type.encoding).inverse_table()[..., 0]


@pytest.mark.parametrize("wanted", ENCODINGS)
@pytest.mark.parametrize("held", ENCODINGS)
def test_elements_are_the_bytes_at_their_offset(held, wanted):
    x = np.arange(1024, dtype=np.int16).reshape(32, 32)
    memory = np.empty(1024, np.int16)
    memory[offsets(ENCODINGS[held])] = x
    read = memory[offsets(ENCODINGS[wanted])]
    for body in (WHOLE, STAGES):
        y = np.zeros_like(x)
        sim.launch(text_of(body + STORE, ENCODINGS[held], ENCODINGS[wanted]), "f", 1, x, y)
        assert (y == read).all()
    y = np.zeros_like(x)
    sim.launch(text_of(WRITTEN + STORE, ENCODINGS[held], ENCODINGS[wanted]), "f", 1, x, y)
    memory[offsets(ENCODINGS[wanted])] = x
    assert (y == memory[offsets(ENCODINGS[held])]).all()


def test_other_encodings_are_turned_round():
    x = np.arange(1024, dtype=np.int16).reshape(32, 32)
    y = np.zeros_like(x)
    turned = (
        ENCODINGS["swizzled"]
        .replace("[1, 0], CTAsPer", "[0, 1], CTAsPer")
        .replace("CTAOrder = [1, 0]", "CTAOrder = [0, 1]")
    )
    text = f"#turned = {turned}\n" + text_of(TRANSPOSED + STORE, ENCODINGS["rows"], ENCODINGS["swizzled"])
    sim.launch(text, "f", 1, x, y)
    assert (y == x.reshape(-1)[offsets(ENCODINGS["swizzled"])].T).all()


def test_elements_of_another_size():
    """Two of 16 bits are one of 32 where they stand beside each other."""
    body = """  %m = ttg.local_alloc %v : (tensor<32x32xi16, #blocked>) -> !ttg.memdesc<32x32xi16, #held, #smem, mutable>
  %n = ttg.memdesc_reinterpret %m : !ttg.memdesc<32x32xi16, #held, #smem, mutable> -> !ttg.memdesc<16x32xi32, #wanted, #smem, mutable>
  %got = ttg.local_load %n : !ttg.memdesc<16x32xi32, #wanted, #smem, mutable> -> tensor<16x32xi32, #blocked>
  %l = tt.make_range {end = 16 : i32, start = 0 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>>
  %l1 = tt.expand_dims %l {axis = 1 : i32} : tensor<16xi32, #ttg.slice<{dim = 1, parent = #blocked}>> -> tensor<16x1xi32, #blocked>
  %l2 = arith.constant dense<32> : tensor<16x1xi32, #blocked>
  %l3 = arith.muli %l1, %l2 : tensor<16x1xi32, #blocked>
  %l4 = tt.broadcast %l3 : tensor<16x1xi32, #blocked> -> tensor<16x32xi32, #blocked>
  %l5 = tt.broadcast %j1 : tensor<1x32xi32, #blocked> -> tensor<16x32xi32, #blocked>
  %l6 = arith.addi %l4, %l5 : tensor<16x32xi32, #blocked>
  %ys = tt.splat %y : !tt.ptr<i32> -> tensor<16x32x!tt.ptr<i32>, #blocked>
  %yp = tt.addptr %ys, %l6 : tensor<16x32x!tt.ptr<i32>, #blocked>, tensor<16x32xi32, #blocked>
  tt.store %yp, %got : tensor<16x32x!tt.ptr<i32>, #blocked>"""
    x, y = np.arange(1024, dtype=np.int16).reshape(32, 32), np.zeros((16, 32), np.int32)
    sim.launch(text_of(body, ENCODINGS["swizzled"], ENCODINGS["rows"], "i32"), "f", 1, x, y)
    memory = np.empty(1024, np.int16)
    memory[offsets(ENCODINGS["swizzled"])] = x
    assert (y == memory.view(np.int32).reshape(16, 32)).all()
    each = ENCODINGS["swizzled"].replace("vec = 4", "vec = 1")
    with pytest.raises(gpuir.Error, match="'ttg.memdesc_reinterpret'.* not beside each other"):
        sim.launch(text_of(body, each, ENCODINGS["rows"], "i32"), "f", 1, x, y)
