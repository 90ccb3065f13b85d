"""Kernels about parts of chips, at the first and last stage of every release, and the stages at which warps get roles."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import numpy as np
import pytest

from gpuir import sim

sys.path[:0] = [str(Path(__file__).parents[2] / "interop" / "triton"), str(Path(__file__).parent)]
import _corpus  # noqa: E402
import _gluon_kernels  # noqa: E402
import _kernels  # noqa: E402

del sys.path[:2]

#: AMD's kernels of these releases say at last how many instructions may be on their way where they said how many groups.
COUNTS_INSTRUCTIONS = {
    f"{release}/{target}/products.{variant}"
    for release in ("3.4.0", "3.5.1") for target in ("gfx942", "gfx950") for variant in ("async_copy", "pingpong")
}  # fmt: skip


def dumps(cases, *releases):
    chosen = releases or _corpus.ARCHIVES
    return [dump for release in chosen for dump in _corpus.dumps(release) if dump.kernel in cases and dump.stages()]


def name_of(dump):
    return dump.kernel.partition(".")[0]


def test_kernels_of_parts_of_chips(seed, request):
    chosen = [each for each in dumps(_gluon_kernels.CASES) if each.kernel != "counted_copies"]
    if request.config.getoption("--sweep") != "all":
        chosen = random.Random(seed).sample(chosen, 16)
    for dump in chosen:
        case = _gluon_kernels.CASES[dump.kernel](np.random.default_rng(seed))
        first, *_, last = 2 * dump.stages()
        for stage, schedule in ((first, None), (last, seed)):
            if stage is last and dump.id in COUNTS_INSTRUCTIONS:
                with pytest.raises(sim.SimulationError, match="missing-wait"):
                    _kernels.run(case, stage.text, name_of(dump))
                continue
            _kernels.run(case, stage.text, name_of(dump), seed=schedule)


@pytest.mark.parametrize(
    "name",
    ["by_index", "counted", "packed", "told_store", "next_tile", "polled", "words", "marked_events", "clusters",
     "data_mover_fused", "data_mover_rows", "downcasts", "lowest_of_rows"],
)  # fmt: skip
def test_ops_of_the_newest_release(name, seed):
    dump = next(dump for dump in dumps({name}, "3.9.0"))
    for stage in (dump.stages()[0], dump.stages()[-1]):
        _kernels.run(_gluon_kernels.CASES[name](np.random.default_rng(seed)), stage.text, name, seed=seed)


def test_arrivals_of_threads_complete_a_phase_before_its_copies():
    """128 threads arrive, and a copy's four warps: a barrier of 128 arrivals does not wait for the copy, one of 132 does."""
    dump = next(dump for dump in dumps({"counted_copies"}, "3.9.0"))
    text = dump.stages()[-1].text
    case = _gluon_kernels.CASES["counted_copies"](np.random.default_rng(1))
    with pytest.raises(sim.SimulationError, match=r"'ttg.local_load' missing-wait"):
        _kernels.run(case, text, "counted_copies")
    assert ", 128 :" in text
    _kernels.run(case, text.replace(", 128 :", ", 132 :"), "counted_copies")


@pytest.mark.parametrize("kernel", ["attention_descriptor.ws", "matmul_specialized"])
def test_arefs_give_what_their_mbarriers_give(kernel, seed):
    """A stage with arefs, of a release that is drawn."""
    release = random.Random(seed).choice(["3.5.1", "3.6.0", "3.7.1", "3.8.0", "3.9.0"])
    if (release, kernel) == ("3.5.1", "matmul_specialized"):
        release = "3.9.0"
    (dump,) = (dump for dump in _corpus.dumps(release, "sm_100") if dump.kernel == kernel)
    stages = [stage for stage in dump.stages() if "nvws." in stage.text]
    for stage in random.Random(seed).sample(stages, 2):
        case = _kernels.CASES[kernel](np.random.default_rng(seed))
        _kernels.run(case, stage.text, name_of(dump), seed=seed)


def test_an_aref_that_nobody_leaves_is_a_deadlock(seed):
    (dump,) = (dump for dump in _corpus.dumps("3.9.0", "sm_100") if dump.kernel == "matmul_specialized")
    stage = next(stage for stage in dump.stages() if "nvws.aref.get.exit" in stage.text)
    kept = [line for line in stage.text.splitlines() if "aref.get.exit" not in line]
    case = _kernels.CASES["matmul_specialized"](np.random.default_rng(seed))
    with pytest.raises(sim.SimulationError, match=r"'nvws.aref.put.enter' deadlock"):
        _kernels.run(case, "\n".join(kept), "matmul_specialized")


INDEXED = """
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [1], order = [0]}>
module attributes {"ttg.num-warps" = 1 : i32} {
tt.func @f(%x: !tt.ptr<i32>, %y: !tt.ptr<i32>) {
  %r = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #blocked>
  %s = tt.splat %x : !tt.ptr<i32> -> tensor<8x!tt.ptr<i32>, #blocked>
  %p = tt.addptr %s, %r : tensor<8x!tt.ptr<i32>, #blocked>, tensor<8xi32, #blocked>
  %at = tt.load %p : tensor<8x!tt.ptr<i32>, #blocked>
  %b = ttg.local_alloc %r : (tensor<8xi32, #blocked>) -> !ttg.memdesc<8xi32, #shared, #smem, mutable>
  ttg.local_scatter %b[%at], %r {axis = 0 : i32} : !ttg.memdesc<8xi32, #shared, #smem, mutable>, tensor<8xi32, #blocked>, tensor<8xi32, #blocked>
  %v = ttg.local_load %b : !ttg.memdesc<8xi32, #shared, #smem, mutable> -> tensor<8xi32, #blocked>
  %t = tt.splat %y : !tt.ptr<i32> -> tensor<8x!tt.ptr<i32>, #blocked>
  %q = tt.addptr %t, %r : tensor<8x!tt.ptr<i32>, #blocked>, tensor<8xi32, #blocked>
  tt.store %q, %v : tensor<8x!tt.ptr<i32>, #blocked>
  tt.return
}
}
"""


@pytest.mark.parametrize(
    "index, problem",
    [
        ([7, 6, 5, 4, 3, 2, 1, 0], None),
        ([0, 1, 2, 8, 4, 5, 6, 7], "index 8 is outside of the 8 elements of the buffer along axis 0"),
        ([0, 1, 2, -1, 4, 5, 6, 7], "index -1 is outside"),
        ([0, 1, 2, 3, 3, 5, 6, 7], r"stores 3 of element \[3\] and 4 of element \[4\] to the same address"),
    ],
)
def test_indices_of_a_buffer(index, problem):
    index, left = np.array(index, np.int32), np.zeros(8, np.int32)
    if problem is None:
        sim.launch(INDEXED, "f", 1, index, left)
        np.testing.assert_array_equal(left, np.argsort(index))
        return
    with pytest.raises(sim.SimulationError, match=problem):
        sim.launch(INDEXED, "f", 1, index, left)


def image_text():
    dump = next(dump for dump in dumps({"image_by_tma"}, "3.9.0"))
    return dump.stages()[-1].text


def test_coordinates_and_offsets_of_images(seed):
    """Rows come first in both, as in Triton's own lowering, which turns them round."""
    text = image_text().replace("offsets = [%c1_i16, %c1_i16]", "offsets = [%c1_i16, %two]")
    text = text.replace("[%c0_i32, %c0_i32, %c0_i32, %c0_i32] offsets", "[%c0_i32, %three, %c0_i32, %c0_i32] offsets")
    head = text.index("\n", text.index("tt.func")) + 1
    text = f"{text[:head]}%two = arith.constant 2 : i16\n%three = arith.constant 3 : i32\n{text[head:]}"
    x, y = (
        np.random.default_rng(seed).standard_normal((2, 14, 11, 64)).astype(np.float16),
        np.zeros((64, 64), np.float16),
    )
    sim.launch(text, "image_by_tma", 1, sim.im2col_map(x, 64, 64, (0, 0), (-2, -2), swizzle="128b"), y, seed=seed)
    # Of each row the 9 pixels of the bounding box, from row 3 on.
    np.testing.assert_array_equal(y, x[0, 4:13, 2:11].reshape(-1, 64)[:64])


def test_a_map_is_given_for_images():
    x, y = np.zeros((2, 11, 10, 64), np.float16), np.zeros((64, 64), np.float16)
    parts = [*x.shape, *(each // 2 for each in x.strides)]
    for wrong in (x, sim.tensor_map(np.zeros((64, 64), np.float16), (64, 64))):
        with pytest.raises(TypeError, match=r"argument 0.*: expected a map of images \(sim.im2col_map\)"):
            sim.launch(image_text(), "image_by_tma", 1, wrong, *parts, y)
    narrow = sim.im2col_map(x, 32, 64, (0, 0), (-2, -2))
    with pytest.raises(sim.UnsupportedOp, match=r"the map has columns of \(32, 64\) pixels and channels"):
        sim.launch(image_text(), "image_by_tma", 1, narrow, y)


TOKENS = """
#shared = #ttg.swizzled_shared<{vec = 1, perPhase = 1, maxPhase = 1, order = [0]}>
#smem = #ttg.shared_memory
#blocked = #ttg.blocked<{sizePerThread = [1], threadsPerWarp = [32], warpsPerCTA = [4], order = [0]}>
module attributes {"ttg.num-warps" = 4 : i32} {
tt.func @f(%y: !tt.ptr<i32>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c3 = arith.constant 3 : i32
  %false = arith.constant false
  %t = nvws.create_token {loadType = 3 : i32, numBuffers = 1 : i32} : tensor<1x!nvws.token>
  %b = ttg.local_alloc : () -> !ttg.memdesc<8xi32, #shared, #smem, mutable>
  ttg.warp_specialize(%t, %b, %y) attributes {warpGroupStartIds = array<i32: 4>}
  default {
    %r = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #blocked>
    scf.for %i = %c0 to %c3 step %c1 : i32 {
      %odd = arith.trunci %i : i32 to i1
      nvws.producer_acquire %t, %c0, %odd : tensor<1x!nvws.token>, i32, i1
      %s = tt.splat %i : i32 -> tensor<8xi32, #blocked>
      %v = arith.addi %r, %s : tensor<8xi32, #blocked>
      ttg.local_store %v, %b : tensor<8xi32, #blocked> -> !ttg.memdesc<8xi32, #shared, #smem, mutable>
      nvws.producer_commit %t, %c0 : tensor<1x!nvws.token>, i32
    }
    ttg.warp_yield
  }
  partition0(%u: tensor<1x!nvws.token>, %c: !ttg.memdesc<8xi32, #shared, #smem, mutable>, %z: !tt.ptr<i32>) num_warps(4) {
    %d0 = arith.constant 0 : i32
    %d1 = arith.constant 1 : i32
    %d3 = arith.constant 3 : i32
    %q = tt.make_range {end = 8 : i32, start = 0 : i32} : tensor<8xi32, #blocked>
    %w = tt.splat %z : !tt.ptr<i32> -> tensor<8x!tt.ptr<i32>, #blocked>
    %p = tt.addptr %w, %q : tensor<8x!tt.ptr<i32>, #blocked>, tensor<8xi32, #blocked>
    scf.for %j = %d0 to %d3 step %d1 : i32 {
      %even = arith.trunci %j : i32 to i1
      nvws.consumer_wait %u, %d0, %even : tensor<1x!nvws.token>, i32, i1
      %g = ttg.local_load %c : !ttg.memdesc<8xi32, #shared, #smem, mutable> -> tensor<8xi32, #blocked>
      %h = tt.load %p : tensor<8x!tt.ptr<i32>, #blocked>
      %k = arith.addi %g, %h : tensor<8xi32, #blocked>
      tt.store %p, %k : tensor<8x!tt.ptr<i32>, #blocked>
      nvws.consumer_release %u, %d0 : tensor<1x!nvws.token>, i32
    }
    ttg.warp_return
  } : (tensor<1x!nvws.token>, !ttg.memdesc<8xi32, #shared, #smem, mutable>, !tt.ptr<i32>) -> ()
  tt.return
}
}
"""


def test_tokens_hand_a_buffer_to_and_fro(seed):
    for schedule in (None, seed):
        left = np.zeros(8, np.int32)
        sim.launch(TOKENS, "f", 1, left, seed=schedule)
        np.testing.assert_array_equal(left, 3 * np.arange(8) + 3)
    kept = "\n".join(line for line in TOKENS.splitlines() if "consumer_release" not in line)
    with pytest.raises(sim.SimulationError, match="'nvws.producer_acquire' deadlock"):
        sim.launch(kept, "f", 1, np.zeros(8, np.int32))
